<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>blackjack</name>
    <message id="kind.bet">
        <source>BET</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>MISE</translation>
    </message>
    <message id="kind.split">
        <source>SPLIT</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>PARTAGE</translation>
    </message>
    <message id="kind.double">
        <source>DOUBLE</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>DOUBLE</translation>
    </message>
    <message id="kind.insurance">
        <source>INSURANCE</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>ASSURANCE</translation>
    </message>
    <message id="choice.hit">
        <source>HIT</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>CARTE</translation>
    </message>
    <message id="choice.stand">
        <source>STAND</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>RESTE</translation>
    </message>
    <message id="choice.double">
        <source>DOUBLE</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>DOUBLER</translation>
    </message>
    <message id="choice.split">
        <source>SPLIT</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>PARTAGER</translation>
    </message>
    <message id="choice.even_money">
        <source>EVEN MONEY</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>PAYÉ 1:1</translation>
    </message>
    <message id="choice.owner 1">
        <source>SEATED PLAYER DECIDES</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>LE JOUEUR ASSIS DÉCIDE</translation>
    </message>
    <message id="choice.owner 2">
        <source>BETTOR 2 DECIDES</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>LE PARIEUR 2 DÉCIDE</translation>
    </message>
    <message id="choice.owner 3">
        <source>BETTOR 3 DECIDES</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>LE PARIEUR 3 DÉCIDE</translation>
    </message>
    <message id="said.even_money">
        <source>EVEN MONEY</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>PAYÉ 1:1</translation>
    </message>
    <message id="said.split">
        <source>SPLIT</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>PARTAGE</translation>
    </message>
    <message id="said.stand">
        <source>STANDS</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>RESTE</translation>
    </message>
    <message id="said.hit">
        <source>HIT</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>CARTE</translation>
    </message>
    <message id="said.owner 1">
        <source>SEATED PLAYER DECIDES</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>LE JOUEUR ASSIS DÉCIDE</translation>
    </message>
    <message id="said.owner 2">
        <source>BETTOR 2 DECIDES</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>LE PARIEUR 2 DÉCIDE</translation>
    </message>
    <message id="said.owner 3">
        <source>BETTOR 3 DECIDES</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>LE PARIEUR 3 DÉCIDE</translation>
    </message>
    <message id="line.blackjack">
        <source>Blackjack</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>Blackjack</translation>
    </message>
    <message id="line.other_hands">
        <source>Any other hand</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>Toute autre main</translation>
    </message>
    <message id="line.even_money">
        <source>Even money</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>Payé 1:1</translation>
    </message>
    <message id="line.dealer_blackjack">
        <source>Dealer&apos;s blackjack</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>Blackjack du croupier</translation>
    </message>
    <message id="bj.total">
        <source>{total}</source>
        <extracomment>What Blackjack says. hands</extracomment>
        <translation>{total}</translation>
    </message>
    <message id="bj.soft">
        <source>Soft {total}</source>
        <extracomment>What Blackjack says. hands</extracomment>
        <translation>{total} souple</translation>
    </message>
    <message id="bj.blackjack">
        <source>Blackjack</source>
        <extracomment>What Blackjack says. hands</extracomment>
        <translation>Blackjack</translation>
    </message>
    <message id="bj.blackjack_at_once">
        <source>Blackjack: may be paid at once</source>
        <extracomment>What Blackjack says. hands</extracomment>
        <translation>Blackjack&#xa0;: peut être payé aussitôt</translation>
    </message>
    <message id="bj.no_blackjack">
        <source>21, after a split no blackjack</source>
        <extracomment>What Blackjack says. hands</extracomment>
        <translation>21&#xa0;; après un partage, pas de blackjack</translation>
    </message>
    <message id="bj.bust">
        <source>Bust, {total}</source>
        <extracomment>What Blackjack says. hands</extracomment>
        <translation>Sauté à {total}</translation>
    </message>
    <message id="bj.pay_and_take">
        <source>Pay and take</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>Payer et ramasser</translation>
    </message>
    <message id="bj.both_blackjack">
        <source>Blackjack against the dealer&apos;s blackjack: stand-off.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>Blackjack contre blackjack du croupier&#xa0;: égalité.</translation>
    </message>
    <message id="bj.even_money">
        <source>Blackjack at even money, as the bettor chose.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>Blackjack payé 1:1, au choix du parieur.</translation>
    </message>
    <message id="bj.dealer_blackjack">
        <source>The dealer&apos;s blackjack beats {total}.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>Le blackjack du croupier bat {total}.</translation>
    </message>
    <message id="bj.blackjack_against_21">
        <source>21 against the dealer&apos;s blackjack: stand-off in this house.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>21 contre le blackjack du croupier&#xa0;: égalité dans cette maison.</translation>
    </message>
    <message id="bj.original_bets_only">
        <source>The dealer&apos;s blackjack takes first bets only: {kind:kind} goes back.</source>
        <extracomment>What Blackjack says. outcomes. kind: a bet&apos;s name</extracomment>
        <translation>Le blackjack du croupier ne prend que les premières mises&#xa0;: {kind:kind}, à rendre.</translation>
    </message>
    <message id="bj.stand_off">
        <source>{total} against {total}: stand-off.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>{total} contre {total}&#xa0;: égalité.</translation>
    </message>
    <message id="bj.lower">
        <source>{total} against {dealer_total}: lower.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>{total} contre {dealer_total}&#xa0;: inférieur.</translation>
    </message>
    <message id="bj.closer">
        <source>{total} against {dealer_total}: nearer to 21.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>{total} contre {dealer_total}&#xa0;: plus près de 21.</translation>
    </message>
    <message id="bj.dealer_busts">
        <source>{total} stands, the dealer busts with {dealer_total}.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>{total} reste, le croupier saute à {dealer_total}.</translation>
    </message>
    <message id="bj.insured">
        <source>The dealer has a blackjack: insurance wins.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>Le croupier a un blackjack&#xa0;: l&apos;assurance gagne.</translation>
    </message>
    <message id="bj.insurance_lost">
        <source>The dealer&apos;s two cards make {total}, no blackjack: insurance loses.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>Les deux cartes du croupier font {total}, pas de blackjack&#xa0;: l&apos;assurance perd.</translation>
    </message>
    <message id="bj.too_late">
        <source>{party}: {kind:kind} came when a card of the box or of the dealer was seen: it goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back. kind: a bet&apos;s name</extracomment>
        <translation>{party}&#xa0;: {kind:kind} posé alors qu&apos;une carte de la case ou du croupier était vue&#xa0;: à rendre.</translation>
    </message>
    <message id="bj.not_a_bet">
        <source>{party}: no bet can stand there as {kind:kind}: it goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back. kind: a bet&apos;s name</extracomment>
        <translation>{party}&#xa0;: aucune mise {kind:kind} n&apos;est possible là&#xa0;: à rendre.</translation>
    </message>
    <message id="bj.nothing_to_insure">
        <source>{party}: the dealer shows {cards:cards}, no ace: INSURANCE goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back. cards: cards</extracomment>
        <translation>{party}&#xa0;: le croupier montre {cards:cards}, pas un as&#xa0;: ASSURANCE à rendre.</translation>
    </message>
    <message id="bj.insurance_too_late">
        <source>{party}: INSURANCE came after a further card: it goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back</extracomment>
        <translation>{party}&#xa0;: ASSURANCE posée après une autre carte&#xa0;: à rendre.</translation>
    </message>
    <message id="bj.over_half">
        <source>{party}: INSURANCE may be {most:money}, half of the first bet; what is over goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back. most: an amount</extracomment>
        <translation>{party}&#xa0;: ASSURANCE de {most:money} au plus, la moitié de la première mise&#xa0;; le surplus est rendu.</translation>
    </message>
    <message id="bj.not_doubled">
        <source>{party}: {place} was not doubled on 9, 10 or 11: DOUBLE goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back</extracomment>
        <translation>{party}&#xa0;: {place} n&apos;a pas doublé sur 9, 10 ou 11&#xa0;: DOUBLE à rendre.</translation>
    </message>
    <message id="bj.not_equal">
        <source>{party}: {kind:kind} is {amount:money}; not the first bet of {wanted:money}: it goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back. kind: a bet&apos;s name; amount: an amount; wanted: an amount</extracomment>
        <translation>{party}&#xa0;: {kind:kind} de {amount:money}, au lieu de la première mise de {wanted:money}&#xa0;: à rendre.</translation>
    </message>
    <message id="bj.over_equal">
        <source>{party}: {kind:kind} equals the first bet, {most:money}; what is over goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back. kind: a bet&apos;s name; most: an amount</extracomment>
        <translation>{party}&#xa0;: {kind:kind} égale la première mise, {most:money}&#xa0;; le surplus est rendu.</translation>
    </message>
    <message id="bj.may_not_follow">
        <source>{party}: only the owner of the box adds to his bet here: {kind:kind} goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back. kind: a bet&apos;s name</extracomment>
        <translation>{party}&#xa0;: seul le titulaire de la case augmente sa mise ici&#xa0;: {kind:kind}, à rendre.</translation>
    </message>
    <message id="bj.followed_too_late">
        <source>{party}: {kind:kind} came after the next card: it goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back. kind: a bet&apos;s name</extracomment>
        <translation>{party}&#xa0;: {kind:kind} posé après la carte suivante&#xa0;: à rendre.</translation>
    </message>
    <message id="bj.late_bet">
        <source>A bet on {place} came after the first card.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}&#xa0;: une mise est arrivée après la première carte.</translation>
    </message>
    <message id="bj.box_limits">
        <source>The first bets on {place} are {amount:money}; the limits are {least:money} to {most:money}.</source>
        <extracomment>What Blackjack says. what is wrong. amount: an amount; least: an amount; most: an amount</extracomment>
        <translation>{place}&#xa0;: premières mises de {amount:money}&#xa0;; les limites sont de {least:money} à {most:money}.</translation>
    </message>
    <message id="bj.too_many_bettors">
        <source>{place} has more than three bettors.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}&#xa0;: plus de trois parieurs.</translation>
    </message>
    <message id="bj.owner_without_bet">
        <source>{place}: whom the inspector named has no bet there.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}&#xa0;: celui que le chef de table a désigné n&apos;y a pas de mise.</translation>
    </message>
    <message id="bj.no_double">
        <source>{place}: no double here; it may be on the first two cards, with 9, 10 or 11.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}&#xa0;: on ne double pas ici&#xa0;; on peut sur les deux premières cartes, à 9, 10 ou 11.</translation>
    </message>
    <message id="bj.no_split">
        <source>{place}: no split here; it may be of two cards of one value, up to four hands.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}&#xa0;: pas de partage ici&#xa0;; on peut partager deux cartes de même valeur, jusqu&apos;à quatre mains.</translation>
    </message>
    <message id="bj.no_even_money">
        <source>{party}: EVEN MONEY is not open to this bet.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{party}&#xa0;: le paiement 1:1 n&apos;est pas ouvert à cette mise.</translation>
    </message>
    <message id="bj.hand_without_bet">
        <source>Cards lie at {place}, where no bet stands.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}&#xa0;: des cartes sans mise.</translation>
    </message>
    <message id="bj.hand_without_split">
        <source>Cards lie at {place}, which no split has made.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}&#xa0;: des cartes qu&apos;aucun partage n&apos;a amenées.</translation>
    </message>
    <message id="bj.split_unequal">
        <source>{place}: the cards that were split are not of one value.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}&#xa0;: les cartes partagées n&apos;ont pas la même valeur.</translation>
    </message>
    <message id="bj.card_after_bust">
        <source>{place}: a card came after the bust with {total}.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}&#xa0;: une carte est venue après avoir sauté à {total}.</translation>
    </message>
    <message id="bj.card_after_21">
        <source>{place}: a card came after 21.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}&#xa0;: une carte est venue après 21.</translation>
    </message>
    <message id="bj.card_after_split_ace">
        <source>{place}: a split ace gets one card only.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}&#xa0;: un as partagé ne reçoit qu&apos;une carte.</translation>
    </message>
    <message id="bj.card_after_double">
        <source>{place}: a doubled hand gets one card only.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}&#xa0;: une main doublée ne reçoit qu&apos;une carte.</translation>
    </message>
    <message id="bj.card_after_stand">
        <source>{place}: a card came after it stood on {total}.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}&#xa0;: une carte est venue alors que la main restait à {total}.</translation>
    </message>
    <message id="bj.dealer_card_after">
        <source>The dealer drew a card after {total}, on which he stands.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>Le croupier a tiré après {total}, où il reste.</translation>
    </message>
    <message id="bj.dealer_must_draw">
        <source>The dealer stopped at {total}, on which he must draw.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>Le croupier s&apos;est arrêté à {total}, où il doit tirer.</translation>
    </message>
    <message id="bj.dealer_card_early">
        <source>The dealer&apos;s second card came before all boxes had played.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>La deuxième carte du croupier est venue avant que toutes les cases aient joué.</translation>
    </message>
</context>
<context>
    <name>calibration</name>
    <message id="calibrate.title">
        <source>Calibration</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Étalonnage</translation>
    </message>
    <message id="calibrate.step.lens">
        <source>Lens</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Objectif</translation>
    </message>
    <message id="calibrate.step.plane">
        <source>Plane</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Plan</translation>
    </message>
    <message id="calibrate.step.zones">
        <source>Zones</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Zones</translation>
    </message>
    <message id="calibrate.step.check">
        <source>Check</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Contrôle</translation>
    </message>
    <message id="calibrate.button.back">
        <source>Back</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Retour</translation>
    </message>
    <message id="calibrate.button.undo">
        <source>Undo</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Annuler</translation>
    </message>
    <message id="calibrate.button.marks">
        <source>By marks</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Par repères</translation>
    </message>
    <message id="calibrate.button.touch">
        <source>By four points</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Par quatre points</translation>
    </message>
    <message id="calibrate.button.skip">
        <source>Without lens</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Sans objectif</translation>
    </message>
    <message id="calibrate.button.every">
        <source>All zones</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Toutes les zones</translation>
    </message>
    <message id="calibrate.button.one">
        <source>One zone</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Une seule zone</translation>
    </message>
    <message id="calibrate.button.add">
        <source>Add zone</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Ajouter</translation>
    </message>
    <message id="calibrate.button.remove">
        <source>Remove zone</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Retirer</translation>
    </message>
    <message id="calibrate.button.take">
        <source>Take picture</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Prendre l&apos;image</translation>
    </message>
    <message id="calibrate.next.measure">
        <source>Measure</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Mesurer</translation>
    </message>
    <message id="calibrate.next.save">
        <source>Save</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message id="calibrate.next.done">
        <source>Done</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Terminé</translation>
    </message>
    <message id="calibrate.key">
        <source>{name} ({press})</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>{name} ({press})</translation>
    </message>
    <message id="calibrate.key.space">
        <source>Space</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Espace</translation>
    </message>
    <message id="calibrate.no_picture">
        <source>No picture yet</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Pas encore d&apos;image</translation>
    </message>
    <message id="calibrate.ended">
        <source>{camera}: has ended; the last picture stays.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>{camera}&#xa0;: c&apos;est fini&#xa0;; la dernière image reste.</translation>
    </message>
    <message id="calibrate.away">
        <source>{camera}: gives no picture. See to its power and its cable: it is tried again and again, and what was measured stays.[ ({why})]</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{camera}&#xa0;: aucune image. Vérifiez son alimentation et son câble&#xa0;: on réessaie sans cesse, et ce qui a été mesuré reste.[ ({why})]</translation>
    </message>
    <message id="calibrate.failed">
        <source>No picture: {why}</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>Pas d&apos;image&#xa0;: {why}</translation>
    </message>
    <message id="calibrate.lens.done">
        <source>The lens is measured.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>L&apos;objectif est mesuré.</translation>
    </message>
    <message id="calibrate.lens.badly">
        <source>The lens fits badly: measure again, sheet flat and still.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>L&apos;objectif s&apos;ajuste mal&#xa0;: mesurez de nouveau, feuille plate et immobile.</translation>
    </message>
    <message id="calibrate.lens.enough">
        <source>Enough pictures: measure the lens.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>Assez d&apos;images&#xa0;: mesurez l&apos;objectif.</translation>
    </message>
    <message id="calibrate.lens.error">
        <source>Error {error} px over {pictures} pictures[; {out} did not fit]</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Erreur {error} px sur {pictures} images[&#xa0;; {out} écartées]</translation>
    </message>
    <message id="calibrate.lens.on">
        <source>Go on, or go back and take more pictures.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>Continuez, ou revenez prendre d&apos;autres images.</translation>
    </message>
    <message id="calibrate.lens.pictures">
        <source>Pictures: {count} of {wanted}</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>Images&#xa0;: {count} sur {wanted}</translation>
    </message>
    <message id="calibrate.lens.parts">
        <source>Parts of the picture: {count} of {wanted}</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>Parties de l&apos;image&#xa0;: {count} sur {wanted}</translation>
    </message>
    <message id="calibrate.lens.tilts">
        <source>Tilts:</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>Inclinaisons&#xa0;:</translation>
    </message>
    <message id="calibrate.lens.how">
        <source>The printed lens sheet, flat on a board. Held still, it is taken by itself. It may reach over the picture&apos;s edge.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>La feuille d&apos;objectif imprimée, à plat sur une planche. Tenue immobile, elle est prise d&apos;elle-même. Elle peut dépasser le bord de l&apos;image.</translation>
    </message>
    <message id="calibrate.lens.not_yet">
        <source>not yet</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>pas encore</translation>
    </message>
    <message id="calibrate.tilt.left">
        <source>left side away</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>côté gauche plus loin</translation>
    </message>
    <message id="calibrate.tilt.right">
        <source>right side away</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>côté droit plus loin</translation>
    </message>
    <message id="calibrate.tilt.top">
        <source>top away</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>haut plus loin</translation>
    </message>
    <message id="calibrate.tilt.bottom">
        <source>bottom away</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>bas plus loin</translation>
    </message>
    <message id="calibrate.wish.part.00">
        <source>Hold the sheet at the top left of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>Tenez la feuille en haut à gauche de l&apos;image.</translation>
    </message>
    <message id="calibrate.wish.part.10">
        <source>Hold the sheet at the top of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>Tenez la feuille en haut de l&apos;image.</translation>
    </message>
    <message id="calibrate.wish.part.20">
        <source>Hold the sheet at the top right of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>Tenez la feuille en haut à droite de l&apos;image.</translation>
    </message>
    <message id="calibrate.wish.part.01">
        <source>Hold the sheet at the left edge of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>Tenez la feuille au bord gauche de l&apos;image.</translation>
    </message>
    <message id="calibrate.wish.part.11">
        <source>Hold the sheet in the middle of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>Tenez la feuille au milieu de l&apos;image.</translation>
    </message>
    <message id="calibrate.wish.part.21">
        <source>Hold the sheet at the right edge of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>Tenez la feuille au bord droit de l&apos;image.</translation>
    </message>
    <message id="calibrate.wish.part.02">
        <source>Hold the sheet at the bottom left of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>Tenez la feuille en bas à gauche de l&apos;image.</translation>
    </message>
    <message id="calibrate.wish.part.12">
        <source>Hold the sheet at the bottom of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>Tenez la feuille en bas de l&apos;image.</translation>
    </message>
    <message id="calibrate.wish.part.22">
        <source>Hold the sheet at the bottom right of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>Tenez la feuille en bas à droite de l&apos;image.</translation>
    </message>
    <message id="calibrate.wish.tilt.left">
        <source>In the picture&apos;s middle, tilt the sheet: its left side farther from the camera.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>Au milieu de l&apos;image, inclinez la feuille&#xa0;: son côté gauche plus loin de la caméra.</translation>
    </message>
    <message id="calibrate.wish.tilt.right">
        <source>In the picture&apos;s middle, tilt the sheet: its right side farther from the camera.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>Au milieu de l&apos;image, inclinez la feuille&#xa0;: son côté droit plus loin de la caméra.</translation>
    </message>
    <message id="calibrate.wish.tilt.top">
        <source>In the picture&apos;s middle, tilt the sheet: its top farther from the camera.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>Au milieu de l&apos;image, inclinez la feuille&#xa0;: le haut plus loin de la caméra.</translation>
    </message>
    <message id="calibrate.wish.tilt.bottom">
        <source>In the picture&apos;s middle, tilt the sheet: its bottom farther from the camera.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>Au milieu de l&apos;image, inclinez la feuille&#xa0;: le bas plus loin de la caméra.</translation>
    </message>
    <message id="calibrate.wish.more" numerus="yes">
        <source>{count} more pictures: nearer, farther, turned.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next. the words follow the number count</extracomment>
        <translation>
            <numerusform>Encore {count} image&#xa0;: plus près, plus loin, tournée.</numerusform>
            <numerusform>Encore {count} images&#xa0;: plus près, plus loin, tournées.</numerusform>
        </translation>
    </message>
    <message id="calibrate.plane.found">
        <source>The four marks are found.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>Les quatre repères sont trouvés.</translation>
    </message>
    <message id="calibrate.plane.clear">
        <source>Clear the felt: all four marks must be seen.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>Dégagez le tapis&#xa0;: les quatre repères doivent se voir.</translation>
    </message>
    <message id="calibrate.plane.marks">
        <source>Lay the marks where their sheet says. Without marks: by four points.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>Posez les repères là où leur feuille le dit. Sans repères&#xa0;: par quatre points.</translation>
    </message>
    <message id="calibrate.plane.found.part">
        <source>Marks of the felt are found.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>Des repères du tapis sont trouvés.</translation>
    </message>
    <message id="calibrate.plane.clear.part">
        <source>Clear the felt: three marks must be seen at least, not all in one row.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>Dégagez le tapis&#xa0;: on doit voir au moins trois repères, pas tous sur une rangée.</translation>
    </message>
    <message id="calibrate.plane.marks.part">
        <source>Lay the marks where their sheets say, those for halves, too.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>Posez les repères là où leurs feuilles le disent, ceux pour les moitiés aussi.</translation>
    </message>
    <message id="calibrate.plane.error">
        <source>Error {error} mm</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>Erreur {error} mm</translation>
    </message>
    <message id="calibrate.plane.scale">
        <source>{scale} px/mm in the middle</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>{scale} px/mm au milieu</translation>
    </message>
    <message id="calibrate.plane.on_print">
        <source>The zones must lie on their print.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>Les zones doivent se trouver sur leur impression.</translation>
    </message>
    <message id="calibrate.plane.drag">
        <source>Drag point {number} to its place. {point}.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>Amenez le point {number} à sa place. {point}.</translation>
    </message>
    <message id="calibrate.plane.keys">
        <source>Keys 1 to 4 choose, arrows move (Shift: farther).</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>Les touches 1 à 4 choisissent, les flèches déplacent (Maj&#xa0;: plus loin).</translation>
    </message>
    <message id="calibrate.point">
        <source>{number}: {point}</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>{number}&#xa0;: {point}</translation>
    </message>
    <message id="calibrate.point.top_left">
        <source>{place}, top left corner</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>{place}, coin en haut à gauche</translation>
    </message>
    <message id="calibrate.point.top_right">
        <source>{place}, top right corner</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>{place}, coin en haut à droite</translation>
    </message>
    <message id="calibrate.point.bottom_left">
        <source>{place}, bottom left corner</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>{place}, coin en bas à gauche</translation>
    </message>
    <message id="calibrate.point.bottom_right">
        <source>{place}, bottom right corner</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>{place}, coin en bas à droite</translation>
    </message>
    <message id="calibrate.point.circle">
        <source>{place}, middle of the {kind:kind} circle</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane. kind: a bet&apos;s name</extracomment>
        <translation>{place}, milieu du cercle {kind:kind}</translation>
    </message>
    <message id="calibrate.zones.head">
        <source>Do the zones lie on their print? Drag what does not.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>Les zones sont-elles sur leur impression&#xa0;? Déplacez celles qui n&apos;y sont pas.</translation>
    </message>
    <message id="calibrate.zones.at">
        <source>From the left {x} mm, from the top {y} mm</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>De la gauche {x} mm, du haut {y} mm</translation>
    </message>
    <message id="calibrate.zones.size">
        <source>{width} × {height} mm</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>{width} × {height} mm</translation>
    </message>
    <message id="calibrate.zones.cards" numerus="yes">
        <source>room for {count} cards</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones. the words follow the number count</extracomment>
        <translation>
            <numerusform>place pour {count} carte</numerusform>
            <numerusform>place pour {count} cartes</numerusform>
        </translation>
    </message>
    <message id="calibrate.zones.drag">
        <source>Touch a zone and drag it; its lower right corner makes it larger.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>Touchez une zone et déplacez-la&#xa0;; son coin en bas à droite l&apos;agrandit.</translation>
    </message>
    <message id="calibrate.zones.keys">
        <source>N: next zone. Arrows move by a millimetre (Shift: ten), with Ctrl they resize.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>N&#xa0;: zone suivante. Les flèches déplacent d&apos;un millimètre (Maj&#xa0;: dix), avec Ctrl elles agrandissent.</translation>
    </message>
    <message id="calibrate.zones.remove">
        <source>Remove a box that this table does not have: its bets go with it. One that is added lies on free felt.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>Retirez une case que cette table n&apos;a pas&#xa0;: ses mises partent avec elle. Une case ajoutée est posée sur du tapis libre.</translation>
    </message>
    <message id="calibrate.zones.all">
        <source>All zones of this game are there: none is left to add.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>Toutes les zones de ce jeu y sont&#xa0;: il n&apos;en reste aucune à ajouter.</translation>
    </message>
    <message id="calibrate.fault.overlap">
        <source>The zones of {one} and {other} overlap: a card must belong to one place.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>Les zones {one} et {other} se chevauchent&#xa0;: une carte doit appartenir à un seul endroit.</translation>
    </message>
    <message id="calibrate.fault.small">
        <source>{place} has no room for its cards: make it larger.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>{place}&#xa0;: pas assez de place pour ses cartes&#xa0;; agrandissez la zone.</translation>
    </message>
    <message id="calibrate.fault.over">
        <source>{place} reaches over the felt of {width} × {height} mm.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>{place} dépasse le tapis de {width} × {height} mm.</translation>
    </message>
    <message id="calibrate.fault.over.bet">
        <source>{place}, {kind:kind} reaches over the felt of {width} × {height} mm.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones. kind: a bet&apos;s name</extracomment>
        <translation>{place}, {kind:kind} dépasse le tapis de {width} × {height} mm.</translation>
    </message>
    <message id="calibrate.fault.over.print">
        <source>The print “{word}” reaches over the felt of {width} × {height} mm.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>L&apos;impression «&#xa0;{word}&#xa0;» dépasse le tapis de {width} × {height} mm.</translation>
    </message>
    <message id="calibrate.fault.over.mark">
        <source>Mark {number} reaches over the felt of {width} × {height} mm.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>Le repère {number} dépasse le tapis de {width} × {height} mm.</translation>
    </message>
    <message id="calibrate.fault.beside">
        <source>A part lies beside the felt: move it back.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>Une partie est à côté du tapis&#xa0;: ramenez-la.</translation>
    </message>
    <message id="calibrate.check.looking">
        <source>Looking …</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>Vérification …</translation>
    </message>
    <message id="calibrate.check.fine">
        <source>Every zone can be read. Save it.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>Chaque zone peut être lue. Enregistrez.</translation>
    </message>
    <message id="calibrate.check.warning">
        <source>It works, and can be better.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>Cela marche, et peut être meilleur.</translation>
    </message>
    <message id="calibrate.check.fault">
        <source>Cards will not be read everywhere.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>Les cartes ne seront pas lues partout.</translation>
    </message>
    <message id="calibrate.check.saved">
        <source>Saved: {file}</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>Enregistré&#xa0;: {file}</translation>
    </message>
    <message id="calibrate.check.px_mm">
        <source>px/mm</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>px/mm</translation>
    </message>
    <message id="calibrate.check.index">
        <source>index</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>index</translation>
    </message>
    <message id="calibrate.check.edge">
        <source>edge</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>bord</translation>
    </message>
    <message id="calibrate.check.light">
        <source>light</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>lumière</translation>
    </message>
    <message id="calibrate.check.figures">
        <source>px/mm: where it is least. Index: the smallest that is read. Edge: pixels from dark to light.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>px/mm&#xa0;: là où c&apos;est le moins. Index&#xa0;: le plus petit qui soit lu. Bord&#xa0;: pixels du sombre au clair.</translation>
    </message>
    <message id="calibrate.check.mm">
        <source>{mm} mm</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>{mm} mm</translation>
    </message>
    <message id="calibrate.check.px">
        <source>{px} px</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>{px} px</translation>
    </message>
    <message id="calibrate.check.far">
        <source>too far {px} px</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>trop loin {px} px</translation>
    </message>
    <message id="calibrate.at">
        <source>{where}: {what}</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>{where}&#xa0;: {what}</translation>
    </message>
    <message id="calibrate.everywhere">
        <source>everywhere</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>partout</translation>
    </message>
    <message id="calibrate.everywhere.but">
        <source>everywhere but at {places}</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>partout sauf {places}</translation>
    </message>
    <message id="calibrate.fine">
        <source>every zone can be read</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>chaque zone peut être lue</translation>
    </message>
    <message id="calibrate.fine.do">
        <source>nothing to do</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>rien à faire</translation>
    </message>
    <message id="calibrate.grey">
        <source>the pictures have no colour: a diamond can be taken for a spade</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>les images n&apos;ont pas de couleur&#xa0;: un carreau peut être pris pour un pique</translation>
    </message>
    <message id="calibrate.grey.do">
        <source>switch the camera&apos;s colours on, or take a camera that sees colours</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>activez les couleurs de la caméra, ou prenez-en une qui voit les couleurs</translation>
    </message>
    <message id="calibrate.cards">
        <source>cards lie there, and the empty felt was expected</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>des cartes s&apos;y trouvent, alors qu&apos;on attendait le tapis vide</translation>
    </message>
    <message id="calibrate.cards.do">
        <source>take them away</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>enlevez-les</translation>
    </message>
    <message id="calibrate.unseen">
        <source>not wholly in this camera&apos;s picture</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>pas entière dans l&apos;image de cette caméra</translation>
    </message>
    <message id="calibrate.unseen.do">
        <source>turn the camera or hang it higher, unless another camera of this table sees it</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>tournez la caméra ou accrochez-la plus haut, sauf si une autre caméra de cette table la voit</translation>
    </message>
    <message id="calibrate.too_far">
        <source>too far for an index of {index} mm, the smallest that can be read there is {needs} mm</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>trop loin pour un index de {index} mm, le plus petit qui se lise là est de {needs} mm</translation>
    </message>
    <message id="calibrate.too_far.do">
        <source>bring the camera nearer, use a higher resolution, or cards with larger indices</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>approchez la caméra, prenez une résolution plus haute, ou des cartes à plus grands index</translation>
    </message>
    <message id="calibrate.far">
        <source>rather far: an index of {index} mm has {pixels} pixels or fewer</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>plutôt loin&#xa0;: un index de {index} mm a {pixels} pixels ou moins</translation>
    </message>
    <message id="calibrate.far.do">
        <source>it can be read; {best} pixels are best: bring the camera nearer where you can</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>cela se lit&#xa0;; {best} pixels sont le mieux&#xa0;: approchez la caméra où vous pouvez</translation>
    </message>
    <message id="calibrate.blurred">
        <source>out of focus</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>floue</translation>
    </message>
    <message id="calibrate.blurred.do">
        <source>turn the lens&apos;s ring until print is crisp, then lock it; wipe the lens; switch autofocus off</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>tournez la bague de l&apos;objectif jusqu&apos;à ce que l&apos;impression soit nette, puis bloquez-la&#xa0;; essuyez l&apos;objectif&#xa0;; coupez la mise au point automatique</translation>
    </message>
    <message id="calibrate.soft">
        <source>a little out of focus</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>un peu floue</translation>
    </message>
    <message id="calibrate.soft.do">
        <source>turn the lens&apos;s ring until print is crisp, then lock it</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>tournez la bague de l&apos;objectif jusqu&apos;à ce que l&apos;impression soit nette, puis bloquez-la</translation>
    </message>
    <message id="calibrate.plain">
        <source>no print to judge the focus by</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>pas d&apos;impression pour juger de la netteté</translation>
    </message>
    <message id="calibrate.plain.do">
        <source>lay a card there and check again</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>posez-y une carte et contrôlez de nouveau</translation>
    </message>
    <message id="calibrate.dark">
        <source>too dark</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>trop sombre</translation>
    </message>
    <message id="calibrate.dark.do">
        <source>switch the lamp on, open the lens&apos;s iris</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>allumez la lampe, ouvrez le diaphragme</translation>
    </message>
    <message id="calibrate.dim">
        <source>rather dark</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>plutôt sombre</translation>
    </message>
    <message id="calibrate.dim.do">
        <source>more light, or a wider iris</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>plus de lumière, ou un diaphragme plus ouvert</translation>
    </message>
    <message id="calibrate.glare">
        <source>glare: a part of it is washed out</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>reflet&#xa0;: une partie est brûlée</translation>
    </message>
    <message id="calibrate.glare.do">
        <source>move or shade the lamp that is mirrored there, tilt the camera, or lower its exposure</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>déplacez ou masquez la lampe qui s&apos;y reflète, inclinez la caméra, ou baissez l&apos;exposition</translation>
    </message>
    <message id="calibrate.uneven">
        <source>the light is uneven: some zones are much darker than others</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>la lumière est inégale&#xa0;: certaines zones sont bien plus sombres que d&apos;autres</translation>
    </message>
    <message id="calibrate.uneven.do">
        <source>move a lamp, or add one on the dark side</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>déplacez une lampe, ou ajoutez-en une du côté sombre</translation>
    </message>
    <message id="calibrate.off">
        <source>the felt&apos;s points lie {off} mm beside where the plane has them</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>les points du tapis sont à {off} mm de là où le plan les a</translation>
    </message>
    <message id="calibrate.off.do">
        <source>see that this is the table&apos;s layout, and that the marks are printed at 100 %, lie flat and where it has them; or touch the points again</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>voyez que ce soit le plan de cette table, et que les repères soient imprimés à 100&#xa0;%, à plat et là où il les a&#xa0;; ou touchez de nouveau les points</translation>
    </message>
    <message id="calibrate.odd">
        <source>one of the marks lies {off} mm beside where the others put it</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>un des repères est à {off}&#xa0;mm de là où les autres le mettent</translation>
    </message>
    <message id="calibrate.odd.do">
        <source>lay each where the layout has it, flat; or measure the lens, if it bends</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>posez chacun à plat, là où le plan l&apos;a&#xa0;; ou mesurez l&apos;objectif, s&apos;il déforme</translation>
    </message>
    <message id="calibrate.lens_fits">
        <source>the lens fits to {error} pixels only</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>l&apos;objectif ne s&apos;ajuste qu&apos;à {error} pixels près</translation>
    </message>
    <message id="calibrate.lens_fits.do">
        <source>measure it again: sheet glued flat, held still, in good light</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>mesurez-le de nouveau&#xa0;: feuille collée à plat, tenue immobile, bien éclairée</translation>
    </message>
    <message id="calibrate.no.marks">
        <source>Marks that are not seen: {missing}[; seen: {seen}]. All {count} must be in the picture, uncovered, lit and sharp: move what covers them, switch the lamp on, or turn the camera.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Repères qu&apos;on ne voit pas&#xa0;: {missing}[&#xa0;; vus&#xa0;: {seen}]. Tous les {count} doivent être dans l&apos;image, découverts, éclairés et nets&#xa0;: ôtez ce qui les couvre, allumez la lampe, ou tournez la caméra.</translation>
    </message>
    <message id="calibrate.no.other_felt">
        <source>None of this layout&apos;s marks {wanted} is seen, but {seen}: this is another felt, or the marks of another lie on it. Take the layout of this felt, or lay its own marks.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>Aucun des repères {wanted} de ce plan n&apos;est vu, mais {seen}&#xa0;: c&apos;est un autre tapis, ou les repères d&apos;un autre y sont posés. Prenez le plan de ce tapis, ou posez ses propres repères.</translation>
    </message>
    <message id="calibrate.no.few_marks">
        <source>A camera over a part of the table must see at least {wanted} of the layout&apos;s marks[; seen: {seen}]. Lay its marks for halves, too, or turn the camera.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Une caméra au-dessus d&apos;une partie de la table doit voir au moins {wanted} des repères du plan[&#xa0;; vus&#xa0;: {seen}]. Posez aussi ses repères pour les moitiés, ou tournez la caméra.</translation>
    </message>
    <message id="calibrate.no.mark_beside">
        <source>Mark {number} lies {off} mm beside where the others put it. Lay each where its sheet says, see that this is the table&apos;s layout, and measure the lens if it bends.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>Le repère {number} est à {off}&#xa0;mm de là où les autres le mettent. Posez chacun là où sa feuille le dit, voyez si c&apos;est bien le plan de cette table, et mesurez l&apos;objectif s&apos;il déforme.</translation>
    </message>
    <message id="calibrate.no.marks_elsewhere">
        <source>The marks do not lie as the layout has them: clockwise, {wanted} were expected, {seen} are seen. Lay each where its number belongs.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>Les repères ne sont pas où le plan les a&#xa0;: dans le sens horaire, on attendait {wanted}, on voit {seen}. Posez chacun à la place de son numéro.</translation>
    </message>
    <message id="calibrate.no.marks_in_line">
        <source>The marks lie on one line in the picture: one was expected in each corner of the felt.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>Les repères sont sur une ligne dans l&apos;image&#xa0;: il en fallait un dans chaque coin du tapis.</translation>
    </message>
    <message id="calibrate.no.points_in_line">
        <source>Three of the four points lie nearly on one line: put each on its own corner.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>Trois des quatre points sont presque sur une ligne&#xa0;: mettez chacun à son coin.</translation>
    </message>
    <message id="calibrate.no.points_exchanged">
        <source>The four points do not lie around the felt in their order: two of them are exchanged. Put each on the corner that is asked for.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>Les quatre points ne font pas le tour du tapis dans leur ordre&#xa0;: deux sont échangés. Mettez chacun au coin demandé.</translation>
    </message>
    <message id="calibrate.no.point_outside">
        <source>Point {number} lies outside the picture of {size}: touch each point where it is seen.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>Le point {number} est hors de l&apos;image de {size}&#xa0;: touchez chaque point là où on le voit.</translation>
    </message>
    <message id="calibrate.no.felt_outside">
        <source>With these points most of the felt would lie outside the picture: put each on the corner that is asked for.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>Avec ces points, la plus grande partie du tapis serait hors de l&apos;image&#xa0;: mettez chacun au coin demandé.</translation>
    </message>
    <message id="calibrate.no.sizes">
        <source>The pictures have several sizes ({sizes}): one camera in one resolution was expected.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>Les images ont plusieurs tailles ({sizes})&#xa0;: une seule caméra et une seule résolution étaient attendues.</translation>
    </message>
    <message id="calibrate.no.sheets">
        <source>The lens sheet was found in {count} pictures; at least {wanted} were expected, in every part of the picture and tilted to every side.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>La feuille d&apos;objectif a été trouvée dans {count} images&#xa0;; il en fallait au moins {wanted}, dans chaque partie de l&apos;image et inclinées de chaque côté.</translation>
    </message>
    <message id="calibrate.no.lens">
        <source>The pictures fit no lens: tilt the sheet to every side, hold it in every part of the picture, and keep it flat and still.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>Les images ne vont avec aucun objectif&#xa0;: inclinez la feuille de chaque côté, tenez-la dans chaque partie de l&apos;image, plate et immobile.</translation>
    </message>
    <message id="calibrate.no.shape">
        <source>The table&apos;s picture is {table}, the lens was measured in {lens}: pictures of one camera in one shape were expected.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>L&apos;image de la table fait {table}, l&apos;objectif a été mesuré en {lens}&#xa0;: des images d&apos;une caméra dans un format étaient attendues.</translation>
    </message>
    <message id="calibrate.no.empty">
        <source>No picture of the empty table was taken yet.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>Aucune image de la table vide n&apos;a encore été prise.</translation>
    </message>
    <message id="calibrate.no.plane">
        <source>Where the felt lies is not known yet: show the four marks, or touch four points.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>On ne sait pas encore où est le tapis&#xa0;: montrez les quatre repères, ou touchez quatre points.</translation>
    </message>
    <message id="calibrate.no.folder">
        <source>{file}: {why}; a folder that can be written was expected.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>{file}&#xa0;: {why}&#xa0;; il fallait un dossier où écrire.</translation>
    </message>
</context>
<context>
    <name>casino_holdem</name>
    <message id="ch.showdown">
        <source>Pay and take</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>Payer et ramasser</translation>
    </message>
    <message id="ch.call_to_collect_bonus">
        <source>CALL to collect your BONUS win!</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>CALL pour toucher le BONUS&#xa0;!</translation>
    </message>
    <message id="ch.hand_without_ante">
        <source>Cards lie at {place}, where no ante stands.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>{place}&#xa0;: des cartes sans ANTE.</translation>
    </message>
    <message id="ch.dealer_card_exposed">
        <source>A card of the dealer was exposed before its time.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>Une carte du croupier a été vue avant l&apos;heure.</translation>
    </message>
    <message id="ch.late_bet">
        <source>{party}: {kind:kind} came after the first card.</source>
        <extracomment>What Casino Hold&apos;em says. kind: a bet&apos;s name</extracomment>
        <translation>{party}&#xa0;: {kind:kind} posé après la première carte.</translation>
    </message>
    <message id="ch.no_ante">
        <source>{party}: there are chips without an ante.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>{party}&#xa0;: des jetons sans ANTE.</translation>
    </message>
    <message id="ch.call_not_double">
        <source>{party}: CALL is {amount:money}; twice the ante is {wanted:money}.</source>
        <extracomment>What Casino Hold&apos;em says. amount: an amount; wanted: an amount</extracomment>
        <translation>{party}&#xa0;: CALL de {amount:money}&#xa0;; le double de l&apos;ANTE est {wanted:money}.</translation>
    </message>
    <message id="ch.too_late">
        <source>{party}: {kind:kind} came when the board was seen: no bet, it goes back.</source>
        <extracomment>What Casino Hold&apos;em says. kind: a bet&apos;s name</extracomment>
        <translation>{party}&#xa0;: {kind:kind} posé alors que le board était vu&#xa0;: mise nulle, à rendre.</translation>
    </message>
    <message id="ch.not_a_bet">
        <source>No bet without an ante on its box: it goes back.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>Pas de mise sans ANTE sur sa case&#xa0;: à rendre.</translation>
    </message>
    <message id="ch.called_after_fold">
        <source>CALL after the decision does not count: it goes back.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>Un CALL après la décision ne compte pas&#xa0;: à rendre.</translation>
    </message>
    <message id="ch.over_double">
        <source>CALL is twice the ante; what is over goes back.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>CALL est le double de l&apos;ANTE&#xa0;; le surplus est rendu.</translation>
    </message>
    <message id="ch.folded">
        <source>Folded: all bets lose.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>A passé&#xa0;: toutes les mises sont perdues.</translation>
    </message>
    <message id="ch.timed_out">
        <source>AUTO FOLDED, no decision in time: all bets lose.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>PASSÉ D&apos;OFFICE, pas de décision à temps&#xa0;: toutes les mises sont perdues.</translation>
    </message>
    <message id="ch.bonus">
        <source>The first five cards make {hand}.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>Les cinq premières cartes font&#xa0;: {hand}.</translation>
    </message>
    <message id="ch.bonus_too_low">
        <source>The first five cards make {hand}; {least} is the lowest hand that pays.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>Les cinq premières cartes font&#xa0;: {hand}&#xa0;; la plus basse main payée est&#xa0;: {least}.</translation>
    </message>
    <message id="ch.not_qualified">
        <source>The dealer does not qualify with {dealer_hand}: the ante is paid for {hand}.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>Le croupier n&apos;est pas qualifié avec {dealer_hand}&#xa0;: l&apos;ANTE est payée pour {hand}.</translation>
    </message>
    <message id="ch.call_returned">
        <source>The dealer does not qualify with {dealer_hand}: the call goes back.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>Le croupier n&apos;est pas qualifié avec {dealer_hand}&#xa0;: CALL à rendre.</translation>
    </message>
    <message id="ch.tie_not_qualified">
        <source>The dealer does not qualify; equal on all five cards, {hand}: a push in this house.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>Le croupier n&apos;est pas qualifié&#xa0;; égal sur les cinq cartes, {hand}&#xa0;: égalité dans cette maison.</translation>
    </message>
    <message id="ch.tie">
        <source>Equal on all five cards, {hand}: push.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>Égal sur les cinq cartes, {hand}&#xa0;: égalité.</translation>
    </message>
    <message id="ch.dealer_higher">
        <source>The dealer is higher: {dealer_hand} against {hand}[, {dealer_kicker} against {kicker}].</source>
        <extracomment>What Casino Hold&apos;em says. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Le croupier est plus fort&#xa0;: {dealer_hand} contre {hand}[, {dealer_kicker} contre {kicker}].</translation>
    </message>
    <message id="ch.dealer_lower">
        <source>The player is higher: {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}].</source>
        <extracomment>What Casino Hold&apos;em says. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Le joueur est plus fort&#xa0;: {hand} contre {dealer_hand}[, {kicker} contre {dealer_kicker}].</translation>
    </message>
</context>
<context>
    <name>common</name>
    <message id="place.seat">
        <source>Box {seat}</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>Case {seat}</translation>
    </message>
    <message id="place.player">
        <source>Player</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>Joueur</translation>
    </message>
    <message id="place.dealer">
        <source>Dealer</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>Croupier</translation>
    </message>
    <message id="place.board">
        <source>Board</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>Board</translation>
    </message>
    <message id="place.pot">
        <source>Pot</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>Pot</translation>
    </message>
    <message id="place.burn">
        <source>Burn cards</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>Cartes brûlées</translation>
    </message>
    <message id="place.muck">
        <source>Muck</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>Cartes jetées</translation>
    </message>
    <message id="place.discard">
        <source>Discards</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>Écart</translation>
    </message>
    <message id="place.deck">
        <source>Deck</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>Paquet</translation>
    </message>
    <message id="place.hand">
        <source>{place}, hand {hand}</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>{place}, main {hand}</translation>
    </message>
    <message id="places.seats">
        <source>Boxes {seats}</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>Cases {seats}</translation>
    </message>
    <message id="places.comma">
        <source>, </source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>, </translation>
    </message>
    <message id="party.house">
        <source>House</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>Casino</translation>
    </message>
    <message id="party.further">
        <source>Box {seat}, bettor {nth}</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>Case {seat}, parieur {nth}</translation>
    </message>
    <message id="rank.2">
        <source>two</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>deux</translation>
    </message>
    <message id="ranks.2">
        <source>twos</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>de deux</translation>
    </message>
    <message id="rank.3">
        <source>three</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>trois</translation>
    </message>
    <message id="ranks.3">
        <source>threes</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>de trois</translation>
    </message>
    <message id="rank.4">
        <source>four</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>quatre</translation>
    </message>
    <message id="ranks.4">
        <source>fours</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>de quatre</translation>
    </message>
    <message id="rank.5">
        <source>five</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>cinq</translation>
    </message>
    <message id="ranks.5">
        <source>fives</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>de cinq</translation>
    </message>
    <message id="rank.6">
        <source>six</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>six</translation>
    </message>
    <message id="ranks.6">
        <source>sixes</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>de six</translation>
    </message>
    <message id="rank.7">
        <source>seven</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>sept</translation>
    </message>
    <message id="ranks.7">
        <source>sevens</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>de sept</translation>
    </message>
    <message id="rank.8">
        <source>eight</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>huit</translation>
    </message>
    <message id="ranks.8">
        <source>eights</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>de huit</translation>
    </message>
    <message id="rank.9">
        <source>nine</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>neuf</translation>
    </message>
    <message id="ranks.9">
        <source>nines</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>de neuf</translation>
    </message>
    <message id="rank.10">
        <source>ten</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>dix</translation>
    </message>
    <message id="ranks.10">
        <source>tens</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>de dix</translation>
    </message>
    <message id="rank.11">
        <source>jack</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>valet</translation>
    </message>
    <message id="ranks.11">
        <source>jacks</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>de valets</translation>
    </message>
    <message id="rank.12">
        <source>queen</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>dame</translation>
    </message>
    <message id="ranks.12">
        <source>queens</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>de dames</translation>
    </message>
    <message id="rank.13">
        <source>king</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>roi</translation>
    </message>
    <message id="ranks.13">
        <source>kings</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>de rois</translation>
    </message>
    <message id="rank.14">
        <source>ace</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>as</translation>
    </message>
    <message id="ranks.14">
        <source>aces</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>d&apos;as</translation>
    </message>
    <message id="suit.c">
        <source>clubs</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>trèfle</translation>
    </message>
    <message id="suit.d">
        <source>diamonds</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>carreau</translation>
    </message>
    <message id="suit.h">
        <source>hearts</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>cœur</translation>
    </message>
    <message id="suit.s">
        <source>spades</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>pique</translation>
    </message>
    <message id="face.joker">
        <source>joker</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>joker</translation>
    </message>
    <message id="face.down">
        <source>face down</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>face cachée</translation>
    </message>
    <message id="face.unreadable">
        <source>?</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>?</translation>
    </message>
    <message id="hand.high_card">
        <source>{cards[0]:rank} high</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>hauteur {cards[0]:rank}</translation>
    </message>
    <message id="hand.pair">
        <source>pair of {cards[0]:ranks}</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank, of several; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>paire {cards[0]:ranks}</translation>
    </message>
    <message id="hand.two_pair">
        <source>two pair, {cards[0]:ranks} and {cards[2]:ranks}</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank, of several; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>deux paires, {cards[0]:ranks} et {cards[2]:ranks}</translation>
    </message>
    <message id="hand.three_of_a_kind">
        <source>three {cards[0]:ranks}</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank, of several; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>brelan {cards[0]:ranks}</translation>
    </message>
    <message id="hand.straight">
        <source>straight to the {cards[0]:rank}</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>quinte, hauteur {cards[0]:rank}</translation>
    </message>
    <message id="hand.flush">
        <source>flush, {cards[0]:rank} high</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>couleur, hauteur {cards[0]:rank}</translation>
    </message>
    <message id="hand.full_house">
        <source>full house, {cards[0]:ranks} and {cards[3]:ranks}</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank, of several; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>full, brelan {cards[0]:ranks} et paire {cards[3]:ranks}</translation>
    </message>
    <message id="hand.four_of_a_kind">
        <source>four {cards[0]:ranks}</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank, of several; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>carré {cards[0]:ranks}</translation>
    </message>
    <message id="hand.straight_flush">
        <source>straight flush to the {cards[0]:rank}</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>quinte flush, hauteur {cards[0]:rank}</translation>
    </message>
    <message id="hand.royal_flush">
        <source>royal flush</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital</extracomment>
        <translation>quinte flush royale</translation>
    </message>
    <message id="hand.five_aces">
        <source>five aces</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital</extracomment>
        <translation>cinq as</translation>
    </message>
    <message id="hand.no_hand">
        <source>no hand</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital</extracomment>
        <translation>aucune combinaison</translation>
    </message>
    <message id="line.royal_flush">
        <source>Royal flush</source>
        <extracomment>Words that every game and every screen shares. lines of pay tables</extracomment>
        <translation>Quinte flush royale</translation>
    </message>
    <message id="line.straight_flush">
        <source>Straight flush</source>
        <extracomment>Words that every game and every screen shares. lines of pay tables</extracomment>
        <translation>Quinte flush</translation>
    </message>
    <message id="line.four_of_a_kind">
        <source>Four of a kind</source>
        <extracomment>Words that every game and every screen shares. lines of pay tables</extracomment>
        <translation>Carré</translation>
    </message>
    <message id="line.full_house">
        <source>Full house</source>
        <extracomment>Words that every game and every screen shares. lines of pay tables</extracomment>
        <translation>Full</translation>
    </message>
    <message id="line.flush">
        <source>Flush</source>
        <extracomment>Words that every game and every screen shares. lines of pay tables</extracomment>
        <translation>Couleur</translation>
    </message>
    <message id="line.straight_or_less">
        <source>Straight or less</source>
        <extracomment>Words that every game and every screen shares. lines of pay tables</extracomment>
        <translation>Quinte ou moins</translation>
    </message>
    <message id="line.pair_of_aces_to_straight">
        <source>Aces to straight</source>
        <extracomment>Words that every game and every screen shares. lines of pay tables</extracomment>
        <translation>As à quinte</translation>
    </message>
    <message id="line.any">
        <source>Any hand</source>
        <extracomment>Words that every game and every screen shares. lines of pay tables</extracomment>
        <translation>Toute main</translation>
    </message>
    <message id="kind.ante">
        <source>ANTE</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>ANTE</translation>
    </message>
    <message id="kind.bonus">
        <source>BONUS</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>BONUS</translation>
    </message>
    <message id="kind.call">
        <source>CALL</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>CALL</translation>
    </message>
    <message id="choice.fold">
        <source>FOLD</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>PASSER</translation>
    </message>
    <message id="choice.cut">
        <source>CUT</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>COUPER</translation>
    </message>
    <message id="said.fold">
        <source>FOLDED</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>A PASSÉ</translation>
    </message>
    <message id="said.timeout">
        <source>AUTO FOLDED</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>PASSÉ D&apos;OFFICE</translation>
    </message>
    <message id="said.void">
        <source>VOID</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>COUP ANNULÉ</translation>
    </message>
    <message id="said.number">
        <source>SAYS {number}</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>DIT {number}</translation>
    </message>
    <message id="said.cut">
        <source>CUT</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>COUPÉ</translation>
    </message>
    <message id="step.collect">
        <source>{place}: {kind} {range}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{place}&#xa0;: {kind} {range}</translation>
    </message>
    <message id="step.deal.up">
        <source>{place}: card {number} up</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{place}&#xa0;: carte {number} face ouverte</translation>
    </message>
    <message id="step.deal.down">
        <source>{place}: card {number} face down</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{place}&#xa0;: carte {number} face cachée</translation>
    </message>
    <message id="step.deal.board.1">
        <source>Deal the flop: card 1 of 3</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>Donner le flop&#xa0;: carte 1 sur 3</translation>
    </message>
    <message id="step.deal.board.2">
        <source>Deal the flop: card 2 of 3</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>Donner le flop&#xa0;: carte 2 sur 3</translation>
    </message>
    <message id="step.deal.board.3">
        <source>Deal the flop: card 3 of 3</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>Donner le flop&#xa0;: carte 3 sur 3</translation>
    </message>
    <message id="step.deal.board.4">
        <source>Deal the turn</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>Donner la turn</translation>
    </message>
    <message id="step.deal.board.5">
        <source>Deal the river</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>Donner la river</translation>
    </message>
    <message id="step.deal.suit">
        <source>{place}: one of the {suit}, face up</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{place}&#xa0;: un {suit}, face ouverte</translation>
    </message>
    <message id="step.burn">
        <source>Burn a card</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>Brûler une carte</translation>
    </message>
    <message id="step.burn.1">
        <source>Burn one, deal the flop</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>Brûler une carte, donner le flop</translation>
    </message>
    <message id="step.burn.4">
        <source>Burn one, deal the turn</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>Brûler une carte, donner la turn</translation>
    </message>
    <message id="step.burn.5">
        <source>Burn one, deal the river</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>Brûler une carte, donner la river</translation>
    </message>
    <message id="step.move">
        <source>{place}: move a card to {to}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{place}&#xa0;: déplacer une carte vers {to}</translation>
    </message>
    <message id="step.moveany">
        <source>Set cards apart: {places}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>Mettre des cartes à part&#xa0;: {places}</translation>
    </message>
    <message id="step.reveal">
        <source>{places}: turn the cards up</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{places}&#xa0;: retourner les cartes</translation>
    </message>
    <message id="step.identify">
        <source>Which card is this? {place}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>Quelle est cette carte&#xa0;? {place}</translation>
    </message>
    <message id="step.ask">
        <source>{places}: {options}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{places}&#xa0;: {options}</translation>
    </message>
    <message id="step.offer">
        <source>Place your bets</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>Faites vos jeux</translation>
    </message>
    <message id="step.offer.even">
        <source>Place your bets; multiples of {even:money} are paid exactly</source>
        <extracomment>Words that every game and every screen shares. the next step. even: an amount</extracomment>
        <translation>Faites vos jeux&#xa0;; les multiples de {even:money} sont payés au jeton près</translation>
    </message>
    <message id="step.offer.then">
        <source>More bets, or {then}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>D&apos;autres mises, ou {then}</translation>
    </message>
    <message id="step.offer.extra">
        <source>{kinds}? Or {then}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{kinds}&#xa0;? Ou {then}</translation>
    </message>
    <message id="step.part">
        <source>Pay and take what is certain; the rest waits for {places}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>Payer et ramasser ce qui est certain&#xa0;; le reste attend {places}</translation>
    </message>
    <message id="step.all_waits">
        <source>Pay nothing yet: all waits for {places}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>Ne rien payer encore&#xa0;: tout attend {places}</translation>
    </message>
    <message id="step.paid">
        <source>Round {number} is paid: next round</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>Le coup {number} est réglé&#xa0;: au suivant</translation>
    </message>
    <message id="step.none">
        <source>No round is open</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>Aucun coup en cours</translation>
    </message>
    <message id="options.or">
        <source>{first} or {second}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{first} ou {second}</translation>
    </message>
    <message id="options.comma">
        <source>{first}, {second}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{first}, {second}</translation>
    </message>
    <message id="range">
        <source>{least:money} to {most:money}</source>
        <extracomment>Words that every game and every screen shares. the next step. least: an amount; most: an amount</extracomment>
        <translation>{least:money} à {most:money}</translation>
    </message>
    <message id="range.from">
        <source>{least:money} or more</source>
        <extracomment>Words that every game and every screen shares. the next step. least: an amount</extracomment>
        <translation>{least:money} ou plus</translation>
    </message>
    <message id="option.bet">
        <source>{kind} {amount:money}</source>
        <extracomment>Words that every game and every screen shares. the next step. amount: an amount</extracomment>
        <translation>{kind} {amount:money}</translation>
    </message>
    <message id="option.raise">
        <source>{kind} {range}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{kind} {range}</translation>
    </message>
    <message id="option.call.bet">
        <source>CALL {amount:money}</source>
        <extracomment>Words that every game and every screen shares. the next step. amount: an amount</extracomment>
        <translation>SUIVRE {amount:money}</translation>
    </message>
    <message id="option.raise.bet">
        <source>RAISE {range}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>RELANCE {range}</translation>
    </message>
    <message id="waits.bets">
        <source>bets, by touch</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>les mises, au toucher</translation>
    </message>
    <message id="waits.bets.or_card">
        <source>bets by touch, or the next card</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>les mises, au toucher, ou la carte suivante</translation>
    </message>
    <message id="waits.card">
        <source>a card: {place}</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>une carte&#xa0;: {place}</translation>
    </message>
    <message id="waits.burn">
        <source>a burn card</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>une carte à brûler</translation>
    </message>
    <message id="waits.move">
        <source>a card to be moved: {to}</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>une carte à déplacer&#xa0;: {to}</translation>
    </message>
    <message id="waits.reveal">
        <source>the faces of the cards: {places}</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>les faces des cartes&#xa0;: {places}</translation>
    </message>
    <message id="waits.name">
        <source>its name, by touch: {place}</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>son nom, au toucher&#xa0;: {place}</translation>
    </message>
    <message id="waits.decision">
        <source>the decision of {places}, by touch</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>la décision, au toucher&#xa0;: {places}</translation>
    </message>
    <message id="waits.paid">
        <source>ROUND PAID, when all is paid and taken</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>COUP RÉGLÉ, quand tout est payé et ramassé</translation>
    </message>
    <message id="waits.unreadable">
        <source>card {number} of {place} cannot be read</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>{place}&#xa0;: carte {number} illisible</translation>
    </message>
    <message id="waits.bet">
        <source>for {place}</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>attend&#xa0;: {place}</translation>
    </message>
    <message id="waits.bets_there">
        <source>{bets}: {why}</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>{bets}&#xa0;: {why}</translation>
    </message>
    <message id="waits.opening">
        <source>the next round, by touch</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>le coup suivant, au toucher</translation>
    </message>
    <message id="waits.for">
        <source>Waits for {what}</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>En attente&#xa0;: {what}</translation>
    </message>
    <message id="departure.card">
        <source>A card came to {seen_at}. Due: {expected:expected}[ at {expected_at}].</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s. expected: what was due; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Une carte est arrivée&#xa0;: {seen_at}. Attendu&#xa0;: {expected:expected}[, {expected_at}].</translation>
    </message>
    <message id="departure.moved">
        <source>A card was moved to {seen_at}. Due: {expected:expected}[ at {expected_at}].</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s. expected: what was due; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Une carte a été déplacée&#xa0;: {seen_at}. Attendu&#xa0;: {expected:expected}[, {expected_at}].</translation>
    </message>
    <message id="departure.staked">
        <source>{kind:kind} {amount:money} was put on {seen_at}. Due: {expected:expected}[ at {expected_at}].</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s. kind: a bet&apos;s name; amount: an amount; expected: what was due; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{kind:kind} {amount:money} posé&#xa0;: {seen_at}. Attendu&#xa0;: {expected:expected}[, {expected_at}].</translation>
    </message>
    <message id="departure.decided">
        <source>{choice:said} at {seen_at}. Due: {expected:expected}[ at {expected_at}].</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s. choice: what was said; expected: what was due; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{choice:said}&#xa0;: {seen_at}. Attendu&#xa0;: {expected:expected}[, {expected_at}].</translation>
    </message>
    <message id="departure.closed">
        <source>The round was closed. Due: {expected:expected}[ at {expected_at}].</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s. expected: what was due; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Le coup a été clos. Attendu&#xa0;: {expected:expected}[, {expected_at}].</translation>
    </message>
    <message id="departure.opened">
        <source>A round was opened. Due: {expected:expected}[ at {expected_at}].</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s. expected: what was due; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Un coup a été ouvert. Attendu&#xa0;: {expected:expected}[, {expected_at}].</translation>
    </message>
    <message id="expected.collect">
        <source>a bet</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>une mise</translation>
    </message>
    <message id="expected.deal">
        <source>a card</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>une carte</translation>
    </message>
    <message id="expected.burn">
        <source>a burn card</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>une carte brûlée</translation>
    </message>
    <message id="expected.move">
        <source>a card moved</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>une carte déplacée</translation>
    </message>
    <message id="expected.moveany">
        <source>a card set apart</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>une carte mise à part</translation>
    </message>
    <message id="expected.reveal">
        <source>cards turned up</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>les cartes retournées</translation>
    </message>
    <message id="expected.identify">
        <source>the name of a card</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>le nom d&apos;une carte</translation>
    </message>
    <message id="expected.ask">
        <source>a decision</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>une décision</translation>
    </message>
    <message id="expected.askany">
        <source>a decision</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>une décision</translation>
    </message>
    <message id="expected.offer">
        <source>bets, or going on</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>des mises, ou la suite du coup</translation>
    </message>
    <message id="expected.settle">
        <source>pay and take</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>payer et ramasser</translation>
    </message>
    <message id="round.void">
        <source>Round void: give all chips back</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games</extracomment>
        <translation>Coup annulé&#xa0;: rendre tous les jetons</translation>
    </message>
    <message id="round.fouled">
        <source>Fouled deck[ ({place})]: give all chips back</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Jeu de cartes irrégulier[ ({place})]&#xa0;: rendre tous les jetons</translation>
    </message>
    <message id="waiting.card">
        <source>Waits for a card of {place}.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games</extracomment>
        <translation>Attend une carte&#xa0;: {place}.</translation>
    </message>
    <message id="waiting.count">
        <source>{place} has a card too many: the inspector decides.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games</extracomment>
        <translation>{place}&#xa0;: une carte de trop&#xa0;; le chef de table décide.</translation>
    </message>
    <message id="waiting.decision">
        <source>Waits for the decision of {place}.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games</extracomment>
        <translation>Attend la décision&#xa0;: {place}.</translation>
    </message>
    <message id="wrong.joker">
        <source>A joker too many lies at {place}.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games</extracomment>
        <translation>Un joker de trop&#xa0;: {place}.</translation>
    </message>
    <message id="wrong.duplicate">
        <source>{cards:cards} is on the table twice, now at {place}.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games. cards: cards</extracomment>
        <translation>{cards:cards} est deux fois sur le tapis, maintenant aussi&#xa0;: {place}.</translation>
    </message>
    <message id="wrong.one_too_many">
        <source>{cards:cards} at {place} is one more than the shoe can hold; decks: {decks}.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games. cards: cards</extracomment>
        <translation>{cards:cards} ({place})&#xa0;: une de plus que n&apos;en contient le sabot&#xa0;; jeux&#xa0;: {decks}.</translation>
    </message>
    <message id="wrong.count" numerus="yes">
        <source>{place} has {cards_there} cards; {wanted} belong there.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games. the words follow the number cards_there</extracomment>
        <translation>
            <numerusform>{place}&#xa0;: {cards_there} carte&#xa0;; il en faut {wanted}.</numerusform>
            <numerusform>{place}&#xa0;: {cards_there} cartes&#xa0;; il en faut {wanted}.</numerusform>
        </translation>
    </message>
    <message id="wrong.limits">
        <source>{party}: {kind:kind} {amount:money} is outside the limits, {least:money} to {most:money}.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games. kind: a bet&apos;s name; amount: an amount; least: an amount; most: an amount</extracomment>
        <translation>{party}&#xa0;: {kind:kind} {amount:money} hors limites, de {least:money} à {most:money}.</translation>
    </message>
    <message id="wrong.more_than_stack">
        <source>{party} put in {amount:money} and has {most:money}.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games. amount: an amount; most: an amount</extracomment>
        <translation>{party} a engagé {amount:money}&#xa0;; son tapis est de {most:money}.</translation>
    </message>
    <message id="wrong.kind">
        <source>{party}: {kind:kind} is no bet of this game.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games. kind: a bet&apos;s name</extracomment>
        <translation>{party}&#xa0;: {kind:kind} n&apos;est pas une mise de ce jeu.</translation>
    </message>
    <message id="prescribes.void">
        <source>Void the round: all stakes go back.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games</extracomment>
        <translation>Annuler le coup&#xa0;: toutes les mises sont rendues.</translation>
    </message>
    <message id="prescribes.inspector">
        <source>Call the inspector.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games</extracomment>
        <translation>Appeler le chef de table.</translation>
    </message>
    <message id="verdict.pay">
        <source>PAY</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>PAYER</translation>
    </message>
    <message id="verdict.collect">
        <source>GETS</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>REÇOIT</translation>
    </message>
    <message id="verdict.take">
        <source>TAKE</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>RAMASSER</translation>
    </message>
    <message id="verdict.push">
        <source>PUSH</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>ÉGALITÉ</translation>
    </message>
    <message id="verdict.return">
        <source>GIVE BACK</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>RENDRE</translation>
    </message>
    <message id="verdict.stays">
        <source>STAYS</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>RESTE</translation>
    </message>
    <message id="verdict.wait">
        <source>WAIT</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>ATTENDRE</translation>
    </message>
    <message id="verdict.placed">
        <source>PLACED</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>MISÉ</translation>
    </message>
    <message id="verdict.open">
        <source>OPEN</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>À MISER</translation>
    </message>
    <message id="total.gets">
        <source>GETS {amount:money}</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>REÇOIT {amount:money}</translation>
    </message>
    <message id="total.loses">
        <source>LOSES {amount:money}</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>PERD {amount:money}</translation>
    </message>
    <message id="total.even">
        <source>EVEN</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>RIEN À RÉGLER</translation>
    </message>
    <message id="total.stays">
        <source>{amount:money} STAYS</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>{amount:money} RESTE</translation>
    </message>
    <message id="total.both">
        <source>{total}, {further}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{total}, {further}</translation>
    </message>
    <message id="total.waiting">
        <source>{total}, part waits</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{total}, le reste attend</translation>
    </message>
    <message id="rack.pays">
        <source>RACK PAYS {amount:money}</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>LA BANQUE PAIE {amount:money}</translation>
    </message>
    <message id="rack.gains">
        <source>RACK GAINS {amount:money}</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>LA BANQUE GAGNE {amount:money}</translation>
    </message>
    <message id="rack.even">
        <source>RACK EVEN</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>BANQUE À ZÉRO</translation>
    </message>
    <message id="qualifies.yes">
        <source>{place} QUALIFIES</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{place} QUALIFIÉ</translation>
    </message>
    <message id="qualifies.no">
        <source>{place} DOES NOT QUALIFY</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{place} NON QUALIFIÉ</translation>
    </message>
    <message id="box.closed">
        <source>CLOSED</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>FERMÉE</translation>
    </message>
    <message id="round">
        <source>Round {number}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Coup {number}</translation>
    </message>
    <message id="round.by_hand">
        <source>Round {number} · cards by hand</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Coup {number} · cartes à la main</translation>
    </message>
    <message id="owed.more">
        <source>Round {number}: {party} still gets {amount:money}.</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>Coup {number}&#xa0;: {party} reçoit encore {amount:money}.</translation>
    </message>
    <message id="owed.less">
        <source>Round {number}: {party} gives back {amount:money}.</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>Coup {number}&#xa0;: {party} rend {amount:money}.</translation>
    </message>
    <message id="touch.same_again">
        <source>SAME AGAIN</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>MÊMES MISES</translation>
    </message>
    <message id="touch.undo">
        <source>UNDO</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>ANNULER</translation>
    </message>
    <message id="touch.paid">
        <source>ROUND PAID</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>COUP RÉGLÉ</translation>
    </message>
    <message id="touch.open">
        <source>NEXT ROUND</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>COUP SUIVANT</translation>
    </message>
    <message id="touch.void">
        <source>VOID</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>COUP NUL</translation>
    </message>
    <message id="touch.void_now">
        <source>VOID, GIVE BACK ALL</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>COUP NUL, TOUT RENDRE</translation>
    </message>
    <message id="touch.unfold">
        <source>TAKE BACK AUTO FOLD</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>LEVER LE «&#xa0;PASSÉ D&apos;OFFICE&#xa0;»</translation>
    </message>
    <message id="void.title">
        <source>Void the round?</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Annuler le coup&#xa0;?</translation>
    </message>
    <message id="void.means">
        <source>The round counts for nothing: all stakes of all boxes go back. It stays in the record.</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Le coup ne compte pas&#xa0;: toutes les mises de toutes les cases sont rendues. Il reste dans le registre.</translation>
    </message>
    <message id="touch.sit">
        <source>OPEN BOX {seat}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>OUVRIR CASE {seat}</translation>
    </message>
    <message id="touch.leave">
        <source>CLOSE BOX {seat}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>FERMER CASE {seat}</translation>
    </message>
    <message id="touch.owed">
        <source>DONE: {party} {amount:money}</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>FAIT&#xa0;: {party} {amount:money}</translation>
    </message>
    <message id="touch.name">
        <source>NAME CARD</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>NOMMER</translation>
    </message>
    <message id="touch.pays">
        <source>PAY TABLES</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>PAIEMENTS</translation>
    </message>
    <message id="touch.keys">
        <source>KEYS</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>TOUCHES</translation>
    </message>
    <message id="touch.turn">
        <source>TURN PICTURE</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>TOURNER L&apos;IMAGE</translation>
    </message>
    <message id="touch.hold">
        <source>EACH TAP</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>MISE</translation>
    </message>
    <message id="touch.clear">
        <source>CLEAR</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>ZÉRO</translation>
    </message>
    <message id="touch.close">
        <source>BACK</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>RETOUR</translation>
    </message>
    <message id="touch.no_card">
        <source>NO CARD THERE</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>PAS DE CARTE</translation>
    </message>
    <message id="touch.face_down">
        <source>FACE DOWN</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>FACE CACHÉE</translation>
    </message>
    <message id="touch.burned">
        <source>CARD BURNED</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>CARTE BRÛLÉE</translation>
    </message>
    <message id="touch.other_card">
        <source>OTHER CARD</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>AUTRE CARTE</translation>
    </message>
    <message id="touch.erase">
        <source>ERASE</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>EFFACER</translation>
    </message>
    <message id="touch.set">
        <source>SET</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>VALIDER</translation>
    </message>
    <message id="name.title">
        <source>{place}, card {number} of {count}: which card is this?</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{place}, carte {number} sur {count}&#xa0;: quelle est cette carte&#xa0;?</translation>
    </message>
    <message id="name.due">
        <source>{place}, card {number}: which card was dealt?</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{place}, carte {number}&#xa0;: quelle carte a été donnée&#xa0;?</translation>
    </message>
    <message id="name.correct">
        <source>{place}, card {number} of {count} reads {face}. Wrong? Name it:</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{place}, carte {number} sur {count}&#xa0;: lue {face}. C&apos;est faux&#xa0;? Nommez-la&#xa0;:</translation>
    </message>
    <message id="keypad.title">
        <source>Amount of each tap</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Montant de chaque toucher</translation>
    </message>
    <message id="why.bet">
        <source>{box}  {kind}  {stake:money}</source>
        <extracomment>Words that every game and every screen shares. the screen. stake: an amount</extracomment>
        <translation>{box}  {kind}  {stake:money}</translation>
    </message>
    <message id="why.rule">
        <source>Rule {rule}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Règle {rule}</translation>
    </message>
    <message id="why.hand">
        <source>{hand}: {cards}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{hand}&#xa0;: {cards}</translation>
    </message>
    <message id="why.step">
        <source>The next step</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>La prochaine étape</translation>
    </message>
    <message id="why.odds">
        <source>Odds {odds}, rule {rule}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Rapport {odds}, règle {rule}</translation>
    </message>
    <message id="alerts.title">
        <source>To be seen to</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>À régler</translation>
    </message>
    <message id="alert.more" numerus="yes">
        <source>{count} more</source>
        <extracomment>Words that every game and every screen shares. the screen. the words follow the number count</extracomment>
        <translation>
            <numerusform>{count} autre</numerusform>
            <numerusform>{count} autres</numerusform>
        </translation>
    </message>
    <message id="alert.seen">
        <source>Seen by the inspector: {count}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Vu par le chef de table&#xa0;: {count}</translation>
    </message>
    <message id="alert.none">
        <source>Nothing irregular</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Rien d&apos;irrégulier</translation>
    </message>
    <message id="time.left">
        <source>{seconds} s</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{seconds} s</translation>
    </message>
    <message id="time.last">
        <source>LAST {seconds} s</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>ENCORE {seconds} s</translation>
    </message>
    <message id="picture.none">
        <source>NO PICTURE</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>PAS D&apos;IMAGE</translation>
    </message>
    <message id="picture.none.hint">
        <source>Deal on: touch a hand to name its next card.</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Continuez à donner&#xa0;: touchez une main pour nommer sa carte suivante.</translation>
    </message>
    <message id="picture.away">
        <source>CAMERA AWAY</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>CAMÉRA ABSENTE</translation>
    </message>
    <message id="picture.away.hint">
        <source>Since {since}. Deal on: touch a hand to name its next card.</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Depuis {since}. Continuez à donner&#xa0;: touchez une main pour nommer sa carte suivante.</translation>
    </message>
    <message id="view.moved">
        <source>{camera}: camera or table moved[ by {far} mm] after {since}. Check the cards told since then, name cards by touch. Set it back, or calibrate again.</source>
        <extracomment>Words that every game and every screen shares. the screen. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{camera}&#xa0;: la caméra ou la table a bougé[ de {far} mm] après {since}. Vérifiez les cartes lues depuis, nommez les cartes au toucher. Remettez-la en place, ou refaites l&apos;étalonnage.</translation>
    </message>
    <message id="view.dark">
        <source>{camera}: too dark to read since {since}. Name cards by touch, switch the lamp on.</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{camera}&#xa0;: trop sombre pour lire depuis {since}. Nommez les cartes au toucher, allumez la lampe.</translation>
    </message>
    <message id="clock.set">
        <source>The computer&apos;s clock was set by {seconds} s. The record goes on with its own time: start the table anew between two rounds.</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>L&apos;horloge de l&apos;ordinateur a été réglée de {seconds} s. L&apos;enregistrement garde sa propre heure&#xa0;: relancez la table entre deux coups.</translation>
    </message>
    <message id="view.covered">
        <source>{places}: something lies over the cards, what changes there is not seen. Take it away.</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{places}&#xa0;: quelque chose couvre les cartes, ce qui y change n&apos;est pas vu. Enlevez-le.</translation>
    </message>
    <message id="camera.away">
        <source>Camera away since {since}: name cards by touch. {camera}[: {why}]</source>
        <extracomment>Words that every game and every screen shares. the screen. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Caméra absente depuis {since}&#xa0;: nommez les cartes au toucher. {camera}[&#xa0;: {why}]</translation>
    </message>
    <message id="camera.away.covered">
        <source>A camera is away since {since}; the other one sees the whole table. {camera}[: {why}]</source>
        <extracomment>Words that every game and every screen shares. the screen. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Une caméra est absente depuis {since}&#xa0;; l&apos;autre voit toute la table. {camera}[&#xa0;: {why}]</translation>
    </message>
    <message id="camera.status">
        <source>[{number}: ]{captured} pictures[, {unseen} skipped][, {repeated} given twice]</source>
        <extracomment>Words that every game and every screen shares. the screen. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>[{number}&#xa0;: ]{captured} images[, {unseen} sautées][, {repeated} données deux fois]</translation>
    </message>
    <message id="undo.staked">
        <source>{party} {kind} {amount:money}</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>{party} {kind} {amount:money}</translation>
    </message>
    <message id="undo.decided">
        <source>{place} {said}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{place} {said}</translation>
    </message>
    <message id="undo.named">
        <source>a card&apos;s name</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>nom d&apos;une carte</translation>
    </message>
    <message id="undo.closed">
        <source>ROUND PAID</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>COUP RÉGLÉ</translation>
    </message>
    <message id="undo.other">
        <source>last touch</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>dernier toucher</translation>
    </message>
    <message id="keys.1">
        <source>1 … 9|first button of that box</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>1 … 9|premier bouton de cette case</translation>
    </message>
    <message id="keys.2">
        <source>Ctrl + 1 … 9|second button of that box</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Ctrl + 1 … 9|deuxième bouton de cette case</translation>
    </message>
    <message id="keys.3">
        <source>Enter|the main button at the bottom</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Entrée|le bouton principal, en bas</translation>
    </message>
    <message id="keys.4">
        <source>Backspace|undo</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Retour arrière|annuler</translation>
    </message>
    <message id="keys.5">
        <source>N|name a card</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>N|nommer une carte</translation>
    </message>
    <message id="keys.6">
        <source>P|pay tables</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>P|tableaux de paiement</translation>
    </message>
    <message id="keys.7">
        <source>T|turn the picture</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>T|tourner l&apos;image</translation>
    </message>
    <message id="keys.8">
        <source>Esc|back</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Échap|retour</translation>
    </message>
    <message id="keys.9">
        <source>V|void the round, after a second touch</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>V|annuler le coup, après un second toucher</translation>
    </message>
    <message id="keys.10">
        <source>F11|full screen</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>F11|plein écran</translation>
    </message>
    <message id="keys.11">
        <source>L|the next language</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>L|la langue suivante</translation>
    </message>
    <message id="keys.12">
        <source>Alt + 1 … 9|third button of that box</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Alt + 1 … 9|troisième bouton de cette case</translation>
    </message>
    <message id="keys.13">
        <source>E|the held stake at each box</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>E|la mise tenue à chaque case</translation>
    </message>
    <message id="keys.14">
        <source>F C|fold, check or call</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>F C|passer, parole ou suivre</translation>
    </message>
    <message id="keys.15">
        <source>B H O A|least raise, half pot, pot, all in</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>B H O A|relance minimum, demi-pot, pot, tapis</translation>
    </message>
    <message id="keys.16">
        <source>R|another amount</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>R|un autre montant</translation>
    </message>
    <message id="keys.17">
        <source>Z X|all fold or check, all call</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Z X|tous passent ou parole, tous suivent</translation>
    </message>
    <message id="keys.18">
        <source>M|menu</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>M|menu</translation>
    </message>
    <message id="keys.19">
        <source>I|call the inspector, or: he came</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>I|appeler le chef de table, ou : il est venu</translation>
    </message>
    <message id="keys.20">
        <source>W|picture: pane, whole, off</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>W|image : volet, entière, sans</translation>
    </message>
    <message id="keys.21">
        <source>F2|settings</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>F2|réglages</translation>
    </message>
    <message id="keys.22">
        <source>◀ ▶ ▲ ▼|the next button, the one before</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>◀ ▶ ▲ ▼|le bouton suivant, le précédent</translation>
    </message>
    <message id="keys.23">
        <source>Space|press it</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Espace|l&apos;enfoncer</translation>
    </message>
    <message id="keys.24">
        <source>?|these keys</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>?|ces touches</translation>
    </message>
</context>
<context>
    <name>dealers_screen</name>
    <message id="pots.all">
        <source>IN THE POT {amount:money}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pots. amount: an amount</extracomment>
        <translation>DANS LE POT {amount:money}</translation>
    </message>
    <message id="pot.taken">
        <source>HOUSE {amount:money}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pots. amount: an amount</extracomment>
        <translation>CASINO {amount:money}</translation>
    </message>
    <message id="pot.share">
        <source>{party} GETS {amount:money}[, {half}][, odd {odd:money}]</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pots. amount: an amount; odd: an amount; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{party} REÇOIT {amount:money}[, {half}][, impair {odd:money}]</translation>
    </message>
    <message id="pot.sum">
        <source>{amount:money} less {taken:money} makes {rest:money}.</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pots. amount: an amount; taken: an amount; rest: an amount</extracomment>
        <translation>{amount:money} moins {taken:money} font {rest:money}.</translation>
    </message>
    <message id="pot.among">
        <source>{rest:money} shared by {among}.</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pots. rest: an amount</extracomment>
        <translation>{rest:money} entre {among} joueurs.</translation>
    </message>
    <message id="pot.who">
        <source>for {who}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pots</extracomment>
        <translation>en jeu&#xa0;: {who}</translation>
    </message>
    <message id="half.high">
        <source>high</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pots</extracomment>
        <translation>haute</translation>
    </message>
    <message id="half.low">
        <source>low</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pots</extracomment>
        <translation>basse</translation>
    </message>
    <message id="place.seat.seat_word">
        <source>Seat {seat}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. where players play each other a place is a seat</extracomment>
        <translation>Siège {seat}</translation>
    </message>
    <message id="places.seats.seat_word">
        <source>Seats {seats}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. where players play each other a place is a seat</extracomment>
        <translation>Sièges {seats}</translation>
    </message>
    <message id="party.further.seat_word">
        <source>Seat {seat}, player {nth}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. where players play each other a place is a seat</extracomment>
        <translation>Siège {seat}, joueur {nth}</translation>
    </message>
    <message id="box.closed.seat_word">
        <source>EMPTY</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. where players play each other a place is a seat</extracomment>
        <translation>LIBRE</translation>
    </message>
    <message id="bettor">
        <source>Bettor {nth}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. further bettors of a box</extracomment>
        <translation>Parieur {nth}</translation>
    </message>
    <message id="bettor.2">
        <source>2nd: {kind}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. further bettors of a box</extracomment>
        <translation>2e : {kind}</translation>
    </message>
    <message id="bettor.3">
        <source>3rd: {kind}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. further bettors of a box</extracomment>
        <translation>3e : {kind}</translation>
    </message>
    <message id="bettor.further">
        <source>{nth}th: {kind}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. further bettors of a box</extracomment>
        <translation>{nth}e : {kind}</translation>
    </message>
    <message id="reach.fold">
        <source>FOLDS TO HERE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>PASSENT AVANT</translation>
    </message>
    <message id="reach.check">
        <source>CHECKS TO HERE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>PAROLE AVANT</translation>
    </message>
    <message id="reach.call">
        <source>CALLS TO HERE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>SUIVENT AVANT</translation>
    </message>
    <message id="reach.next.call">
        <source>NEXT CALL</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>SUIT ICI</translation>
    </message>
    <message id="reach.next.raise">
        <source>NEXT RAISE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>RELANCE ICI</translation>
    </message>
    <message id="reach.next.bet">
        <source>NEXT BET</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>MISE ICI</translation>
    </message>
    <message id="around.fold">
        <source>ALL FOLD</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>TOUS PASSENT</translation>
    </message>
    <message id="around.check">
        <source>ALL CHECK</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>TOUS PAROLE</translation>
    </message>
    <message id="around.call">
        <source>ALL CALL</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>TOUS SUIVENT</translation>
    </message>
    <message id="raise.least">
        <source>LEAST RAISE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>RELANCE MIN.</translation>
    </message>
    <message id="raise.only">
        <source>RAISE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>RELANCE</translation>
    </message>
    <message id="raise.least.first">
        <source>LEAST BET</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>MISE MIN.</translation>
    </message>
    <message id="raise.only.first">
        <source>BET</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>MISE</translation>
    </message>
    <message id="raise.to">
        <source>{amount:money}, to {total:money}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action. amount: an amount; total: an amount</extracomment>
        <translation>{amount:money}, soit {total:money}</translation>
    </message>
    <message id="raise.half">
        <source>HALF POT</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>DEMI-POT</translation>
    </message>
    <message id="raise.pot">
        <source>POT</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>POT</translation>
    </message>
    <message id="raise.all">
        <source>ALL IN</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>TAPIS</translation>
    </message>
    <message id="raise.other">
        <source>OTHER AMOUNT</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>AUTRE MONTANT</translation>
    </message>
    <message id="seat.left">
        <source>HAS {amount}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>TAPIS {amount}</translation>
    </message>
    <message id="seat.button.mark">
        <source>D</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>B</translation>
    </message>
    <message id="touch.all_in">
        <source>{kinds} IN</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. one touch for several</extracomment>
        <translation>{kinds} POSÉS</translation>
    </message>
    <message id="touch.each">
        <source>EACH {amount:money}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. one touch for several. amount: an amount</extracomment>
        <translation>CHACUN {amount:money}</translation>
    </message>
    <message id="touch.dealt_down" numerus="yes">
        <source>{count} FACE DOWN</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. one touch for several. the words follow the number count</extracomment>
        <translation>
            <numerusform>FACE CACHÉE</numerusform>
            <numerusform>{count} FACES CACHÉES</numerusform>
        </translation>
    </message>
    <message id="touch.moved" numerus="yes">
        <source>{count} SET APART</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. one touch for several. the words follow the number count</extracomment>
        <translation>
            <numerusform>CARTE DÉPLACÉE</numerusform>
            <numerusform>{count} MISES À PART</numerusform>
        </translation>
    </message>
    <message id="touch.discarded" numerus="yes">
        <source>{count} DISCARDED</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. one touch for several. the words follow the number count</extracomment>
        <translation>
            <numerusform>CARTE ÉCARTÉE</numerusform>
            <numerusform>{count} ÉCARTÉES</numerusform>
        </translation>
    </message>
    <message id="touch.joker">
        <source>JOKER</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. one touch for several</extracomment>
        <translation>JOKER</translation>
    </message>
    <message id="touch.muck">
        <source>THROWN AWAY</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. one touch for several</extracomment>
        <translation>JETÉE</translation>
    </message>
    <message id="undo.several" numerus="yes">
        <source>{count} entries</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. one touch for several. the words follow the number count</extracomment>
        <translation>
            <numerusform>{count} entrée</numerusform>
            <numerusform>{count} entrées</numerusform>
        </translation>
    </message>
    <message id="touch.menu">
        <source>MENU</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>MENU</translation>
    </message>
    <message id="touch.more">
        <source>MORE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>PLUS</translation>
    </message>
    <message id="touch.rule">
        <source>RULE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>RÈGLE</translation>
    </message>
    <message id="touch.picture">
        <source>PICTURE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>IMAGE</translation>
    </message>
    <message id="touch.inspector">
        <source>INSPECTOR</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>CHEF DE TABLE</translation>
    </message>
    <message id="touch.inspector.called">
        <source>CALLED</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>APPELÉ</translation>
    </message>
    <message id="touch.inspector.came">
        <source>INSPECTOR CAME</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>LE CHEF EST LÀ</translation>
    </message>
    <message id="touch.new_deck">
        <source>NEW DECK</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>NOUVEAU JEU</translation>
    </message>
    <message id="touch.last_hands" numerus="yes">
        <source>LAST {count} HANDS</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages. the words follow the number count</extracomment>
        <translation>
            <numerusform>DERNIÈRE MAIN</numerusform>
            <numerusform>{count} DERNIÈRES MAINS</numerusform>
        </translation>
    </message>
    <message id="touch.close_table">
        <source>CLOSE TABLE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>FERMER LA TABLE</translation>
    </message>
    <message id="touch.ruling">
        <source>{said}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>{said}</translation>
    </message>
    <message id="touch.ruling.hint">
        <source>ruled</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>décision</translation>
    </message>
    <message id="touch.away">
        <source>AWAY</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>ABSENT</translation>
    </message>
    <message id="touch.back">
        <source>BACK AT TABLE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>DE RETOUR</translation>
    </message>
    <message id="menu.title">
        <source>The table</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>La table</translation>
    </message>
    <message id="box.title">
        <source>{box}: touch a line for its reason</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>{box}&#xa0;: touchez une ligne pour sa raison</translation>
    </message>
    <message id="keypad.for">
        <source>{party}: {kind} {range}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>{party}&#xa0;: {kind} {range}</translation>
    </message>
    <message id="keypad.to">
        <source>{party}: RAISE TO {range}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>{party}&#xa0;: RELANCE À {range}</translation>
    </message>
    <message id="keypad.limits">
        <source>Amount of each tap, {range}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>Montant de chaque toucher, {range}</translation>
    </message>
    <message id="inspector.called">
        <source>The inspector was called[ for {place}].</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Le chef de table a été appelé[&#xa0;: {place}].</translation>
    </message>
    <message id="why.paid">
        <source>{staked:money} at {odds} wins {won:money}; with the stake {back:money} goes back.</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. reasons. staked: an amount; won: an amount; back: an amount</extracomment>
        <translation>{staked:money} à {odds} gagnent {won:money}&#xa0;; avec la mise, {back:money} reviennent.</translation>
    </message>
    <message id="why.rounded">
        <source>Exactly {exact}; paid down to the chip: {amount:money}.</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. reasons. amount: an amount</extracomment>
        <translation>Exactement {exact}&#xa0;; payé au jeton inférieur&#xa0;: {amount:money}.</translation>
    </message>
    <message id="why.back">
        <source>Put in {staked:money}, gets {back:money}.</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. reasons. staked: an amount; back: an amount</extracomment>
        <translation>Engagé {staked:money}, reçoit {back:money}.</translation>
    </message>
    <message id="why.nothing">
        <source>Put in {staked:money}, gets nothing.</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. reasons. staked: an amount</extracomment>
        <translation>Engagé {staked:money}, ne reçoit rien.</translation>
    </message>
    <message id="why.source">
        <source>{title}. {text}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. reasons</extracomment>
        <translation>{title}. {text}</translation>
    </message>
    <message id="why.document">
        <source>Document: {source}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. reasons</extracomment>
        <translation>Document&#xa0;: {source}</translation>
    </message>
</context>
<context>
    <name>desk</name>
    <message id="mark.dispute">
        <source>dispute</source>
        <extracomment>What the inspector&apos;s desk says. marks of a round</extracomment>
        <translation>litige</translation>
    </message>
    <message id="mark.called">
        <source>called</source>
        <extracomment>What the inspector&apos;s desk says. marks of a round</extracomment>
        <translation>appel</translation>
    </message>
    <message id="mark.owed">
        <source>owed</source>
        <extracomment>What the inspector&apos;s desk says. marks of a round</extracomment>
        <translation>dû</translation>
    </message>
    <message id="mark.corrected">
        <source>corrected</source>
        <extracomment>What the inspector&apos;s desk says. marks of a round</extracomment>
        <translation>corrigé</translation>
    </message>
    <message id="mark.alert">
        <source>alert</source>
        <extracomment>What the inspector&apos;s desk says. marks of a round</extracomment>
        <translation>alerte</translation>
    </message>
    <message id="mark.doubt">
        <source>doubt</source>
        <extracomment>What the inspector&apos;s desk says. marks of a round</extracomment>
        <translation>doute</translation>
    </message>
    <message id="mark.large">
        <source>large</source>
        <extracomment>What the inspector&apos;s desk says. marks of a round</extracomment>
        <translation>gros</translation>
    </message>
    <message id="desk.round">
        <source>{table} · round {number}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{table} · coup {number}</translation>
    </message>
    <message id="desk.state.paid">
        <source>PAID</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>PAYÉ</translation>
    </message>
    <message id="desk.state.open">
        <source>OPEN</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>OUVERT</translation>
    </message>
    <message id="desk.state.void">
        <source>VOID</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>ANNULÉ</translation>
    </message>
    <message id="desk.state.corrected">
        <source>CORRECTED SINCE</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>CORRIGÉ DEPUIS</translation>
    </message>
    <message id="desk.card.seen">
        <source>{place}: {face}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{place}&#xa0;: {face}</translation>
    </message>
    <message id="desk.card.read">
        <source>{place}: reads {face}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{place}&#xa0;: lue {face}</translation>
    </message>
    <message id="desk.card.moved">
        <source>{place}: card moved to {to}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{place}&#xa0;: carte déplacée vers {to}</translation>
    </message>
    <message id="desk.card.gathered">
        <source>{place}: card gathered</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{place}&#xa0;: carte ramassée</translation>
    </message>
    <message id="desk.staked">
        <source>{party}: {kind:kind} {amount:money}</source>
        <extracomment>What the inspector&apos;s desk says. a round. kind: a bet&apos;s name; amount: an amount</extracomment>
        <translation>{party}&#xa0;: {kind:kind} {amount:money}</translation>
    </message>
    <message id="desk.said">
        <source>{place}: {said}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{place}&#xa0;: {said}</translation>
    </message>
    <message id="desk.opened">
        <source>Round {number} opened</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>Coup {number} ouvert</translation>
    </message>
    <message id="desk.closed">
        <source>Paid: {rack}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>Payé&#xa0;: {rack}</translation>
    </message>
    <message id="desk.handed">
        <source>{party}: {amount:money} handed over for round {number}</source>
        <extracomment>What the inspector&apos;s desk says. a round. amount: an amount</extracomment>
        <translation>{party}&#xa0;: {amount:money} remis pour le coup {number}</translation>
    </message>
    <message id="desk.chips">
        <source>{party}: chips {amount:money}</source>
        <extracomment>What the inspector&apos;s desk says. a round. amount: an amount</extracomment>
        <translation>{party}&#xa0;: jetons {amount:money}</translation>
    </message>
    <message id="desk.sits">
        <source>{party} opens</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{party} ouvre</translation>
    </message>
    <message id="desk.leaves">
        <source>{party} closes</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{party} ferme</translation>
    </message>
    <message id="desk.moves">
        <source>{party} takes another seat</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{party} prend une autre place</translation>
    </message>
    <message id="desk.amended">
        <source>Entry {seq} read “{before}”; it should have read “{now}”: {why}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>L&apos;entrée {seq} disait «&#xa0;{before}&#xa0;»&#xa0;; elle aurait dû dire «&#xa0;{now}&#xa0;»&#xa0;: {why}</translation>
    </message>
    <message id="desk.called">
        <source>☎ The inspector was called[: {place}]</source>
        <extracomment>What the inspector&apos;s desk says. a round. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>☎ Le chef de table a été appelé[&#xa0;: {place}]</translation>
    </message>
    <message id="desk.came">
        <source>The inspector came</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>Le chef de table est venu</translation>
    </message>
    <message id="desk.struck">
        <source>nothing</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>rien</translation>
    </message>
    <message id="desk.ruled">
        <source>The inspector ruled: {lines}; {why}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>Le chef de table a décidé&#xa0;: {lines}&#xa0;; {why}</translation>
    </message>
    <message id="desk.ruled.line">
        <source>{party} {kind:kind} gets back {back:money}</source>
        <extracomment>What the inspector&apos;s desk says. a round. kind: a bet&apos;s name; back: an amount</extracomment>
        <translation>{party} {kind:kind} reprend {back:money}</translation>
    </message>
    <message id="desk.present">
        <source>{party} is dealt in again</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{party} est de nouveau servi</translation>
    </message>
    <message id="desk.absent">
        <source>{party} is away</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{party} est absent</translation>
    </message>
    <message id="desk.deck">
        <source>Another deck, {decks} in play</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>Un autre paquet, {decks} en jeu</translation>
    </message>
    <message id="desk.last_hands" numerus="yes">
        <source>The last {rounds} hands are announced</source>
        <extracomment>What the inspector&apos;s desk says. a round. the words follow the number rounds</extracomment>
        <translation>
            <numerusform>Le dernier coup est annoncé ({rounds})</numerusform>
            <numerusform>Les {rounds} derniers coups sont annoncés</numerusform>
        </translation>
    </message>
    <message id="desk.table.closed">
        <source>The table closes</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>La table ferme</translation>
    </message>
    <message id="desk.camera.lost">
        <source>Camera away: {camera}[, {why}]</source>
        <extracomment>What the inspector&apos;s desk says. a round. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Caméra absente&#xa0;: {camera}[, {why}]</translation>
    </message>
    <message id="desk.camera.back">
        <source>Camera back: {camera}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>Caméra de retour&#xa0;: {camera}</translation>
    </message>
    <message id="desk.cards.covered">
        <source>Something lies over the cards: {places}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>Quelque chose est posé sur les cartes&#xa0;: {places}</translation>
    </message>
    <message id="desk.cards.uncovered">
        <source>Nothing lies over cards any more</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>Plus rien n&apos;est posé sur les cartes</translation>
    </message>
    <message id="desk.view.doubtful">
        <source>View in doubt: {camera}, {why}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>Vue en doute&#xa0;: {camera}, {why}</translation>
    </message>
    <message id="desk.view.trusted">
        <source>View trusted again: {camera}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>Vue de nouveau sûre&#xa0;: {camera}</translation>
    </message>
    <message id="desk.why.moved">
        <source>moved</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>a bougé</translation>
    </message>
    <message id="desk.why.dark">
        <source>dark</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>trop sombre</translation>
    </message>
    <message id="desk.frames.dropped">
        <source>{count} pictures of {camera} are not in the film</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{count} images de {camera} ne sont pas dans le film</translation>
    </message>
    <message id="desk.owed.more">
        <source>{party} still gets {amount:money}</source>
        <extracomment>What the inspector&apos;s desk says. a round. amount: an amount</extracomment>
        <translation>{party} reçoit encore {amount:money}</translation>
    </message>
    <message id="desk.owed.less">
        <source>{party} gives back {amount:money}</source>
        <extracomment>What the inspector&apos;s desk says. a round. amount: an amount</extracomment>
        <translation>{party} rend {amount:money}</translation>
    </message>
    <message id="ruled.inspector">
        <source>The inspector&apos;s decision.</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>La décision du chef de table.</translation>
    </message>
    <message id="desk.sum.odds">
        <source>{staked:money} × {odds} = {won:money}[ ({rounded})]; with the stake {back:money}</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic. staked: an amount; won: an amount; back: an amount; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{staked:money} × {odds} = {won:money}[ ({rounded})]&#xa0;; avec la mise {back:money}</translation>
    </message>
    <message id="desk.sum.rounded">
        <source>exactly {exact}, rounded</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic</extracomment>
        <translation>exactement {exact}, arrondi</translation>
    </message>
    <message id="desk.sum.share">
        <source>[{half} ]{amount:money}[ with odd chips {odd:money}]</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic. amount: an amount; odd: an amount; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>[{half} ]{amount:money}[ avec jetons impairs {odd:money}]</translation>
    </message>
    <message id="desk.sum.pot">
        <source>Pot {pot:money}[ less {taken:money} for the house = {rest:money}], winners: {among}; gets {shares}</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic. pot: an amount; taken: an amount; rest: an amount; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Pot {pot:money}[ moins {taken:money} pour la maison = {rest:money}], gagnants&#xa0;: {among}&#xa0;; reçoit {shares}</translation>
    </message>
    <message id="desk.half.high">
        <source>high half</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic</extracomment>
        <translation>moitié haute</translation>
    </message>
    <message id="desk.half.low">
        <source>low half</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic</extracomment>
        <translation>moitié basse</translation>
    </message>
    <message id="desk.sum.gets">
        <source>Put in {staked:money}, gets {back:money}</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic. staked: an amount; back: an amount</extracomment>
        <translation>Engagé {staked:money}, reçoit {back:money}</translation>
    </message>
    <message id="desk.sum.part">
        <source>{staked:money} less {lost:money} = {back:money} back</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic. staked: an amount; lost: an amount; back: an amount</extracomment>
        <translation>{staked:money} moins {lost:money} = {back:money} rendus</translation>
    </message>
    <message id="desk.sum.taken">
        <source>{back:money} to the house</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic. back: an amount</extracomment>
        <translation>{back:money} à la maison</translation>
    </message>
    <message id="desk.sum.waits">
        <source>{staked:money} waits</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic. staked: an amount</extracomment>
        <translation>{staked:money} en attente</translation>
    </message>
    <message id="desk.sum.back">
        <source>{staked:money} staked, {back:money} back</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic. staked: an amount; back: an amount</extracomment>
        <translation>{staked:money} misés, {back:money} rendus</translation>
    </message>
    <message id="who.camera">
        <source>camera</source>
        <extracomment>What the inspector&apos;s desk says. who said so</extracomment>
        <translation>caméra</translation>
    </message>
    <message id="who.table">
        <source>table</source>
        <extracomment>What the inspector&apos;s desk says. who said so</extracomment>
        <translation>la table</translation>
    </message>
    <message id="who.recorder">
        <source>recorder</source>
        <extracomment>What the inspector&apos;s desk says. who said so</extracomment>
        <translation>enregistreur</translation>
    </message>
    <message id="who.dealer">
        <source>dealer</source>
        <extracomment>What the inspector&apos;s desk says. who said so</extracomment>
        <translation>croupier</translation>
    </message>
    <message id="desk.title">
        <source>Inspector&apos;s desk</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Poste de l&apos;inspecteur</translation>
    </message>
    <message id="desk.filter.hint">
        <source>/  box 3   round 12   dealer …   game blackjack   &gt;100   alert doubt dispute corrected large owed</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>/  case 3   coup 12   croupier …   jeu blackjack   &gt;100   alerte doute litige corrigé gros dû</translation>
    </message>
    <message id="desk.no_round">
        <source>No round is like that: the filter is too narrow.</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Aucun coup n&apos;est ainsi : le filtre est trop étroit.</translation>
    </message>
    <message id="desk.filter.box">
        <source>box seat</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>case siège</translation>
    </message>
    <message id="desk.filter.round">
        <source>round</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>coup</translation>
    </message>
    <message id="desk.filter.dealer">
        <source>dealer</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>croupier</translation>
    </message>
    <message id="desk.filter.game">
        <source>game</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>jeu</translation>
    </message>
    <message id="desk.none_open">
        <source>No open dispute</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Aucun litige ouvert</translation>
    </message>
    <message id="desk.waiting">
        <source>Open disputes: {count}, the oldest {oldest}</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Litiges ouverts&#xa0;: {count}, le plus ancien {oldest}</translation>
    </message>
    <message id="desk.waiting.one">
        <source>no. {number}: {age}</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>n° {number} : {age}</translation>
    </message>
    <message id="desk.time">
        <source>Time</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Heure</translation>
    </message>
    <message id="desk.what">
        <source>What happened</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Ce qui s&apos;est passé</translation>
    </message>
    <message id="desk.sure">
        <source>How sure</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Certitude</translation>
    </message>
    <message id="desk.by">
        <source>By</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Par</translation>
    </message>
    <message id="desk.number">
        <source>Entry</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Entrée</translation>
    </message>
    <message id="desk.rules">
        <source>THE RULES THAT DECIDED</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>LES RÈGLES QUI ONT DÉCIDÉ</translation>
    </message>
    <message id="desk.alert.seen">
        <source>seen by {by}, {at}</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>vu par {by}, {at}</translation>
    </message>
    <message id="desk.frame">
        <source>{camera} · picture {number} · {time} UTC</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>{camera} · image {number} · {time} UTC</translation>
    </message>
    <message id="desk.read_from">
        <source>read in {looks} looks, pictures {first} to {last}</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>lue {looks} fois, images {first} à {last}</translation>
    </message>
    <message id="desk.no_camera">
        <source>This table had no camera: what was told by touch is all there is.</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Cette table n&apos;avait pas de caméra&#xa0;: il n&apos;y a que ce qui a été dit au toucher.</translation>
    </message>
    <message id="desk.film.near">
        <source>NEAR</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>PRÈS</translation>
    </message>
    <message id="desk.film.reading">
        <source>READING</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>LECTURE</translation>
    </message>
    <message id="desk.film.camera">
        <source>CAMERA</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>CAMÉRA</translation>
    </message>
    <message id="desk.film.large">
        <source>LARGE</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>GRAND</translation>
    </message>
    <message id="desk.film.replay">
        <source>REPLAY</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>REVOIR</translation>
    </message>
    <message id="desk.tab.result">
        <source>RESULT</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>RÉSULTAT</translation>
    </message>
    <message id="desk.tab.what_if">
        <source>WHAT IF</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>ET SI</translation>
    </message>
    <message id="desk.tab.dispute">
        <source>DISPUTE</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>LITIGE</translation>
    </message>
    <message id="desk.tab.payout">
        <source>PAYOUT</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>PAIEMENT</translation>
    </message>
    <message id="desk.tab.log">
        <source>ALL DISPUTES</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>LITIGES</translation>
    </message>
    <message id="desk.tab.keys">
        <source>KEYS</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>TOUCHES</translation>
    </message>
    <message id="desk.bet">
        <source>Bet</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Mise</translation>
    </message>
    <message id="desk.paid">
        <source>Paid</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Payé</translation>
    </message>
    <message id="desk.would">
        <source>Would be</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Serait</translation>
    </message>
    <message id="desk.difference">
        <source>Difference</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Différence</translation>
    </message>
    <message id="desk.waits">
        <source>waits</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>attend</translation>
    </message>
    <message id="desk.same">
        <source>Nothing changes: nobody is owed anything.</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Rien ne change&#xa0;: rien n&apos;est dû à personne.</translation>
    </message>
    <message id="desk.incomplete">
        <source>Not all of it can be settled so: a card or a decision is missing.</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Tout ne peut être réglé ainsi&#xa0;: une carte ou une décision manque.</translation>
    </message>
    <message id="desk.what_if.hint">
        <source>Choose an entry with ◀ ▶, and type what it should have read. Or another value of a house option, or what a bet gets back. The record stays as it is.</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>Choisissez une entrée avec ◀ ▶, et tapez ce qu&apos;elle aurait dû dire. Ou une autre valeur d&apos;une option de la maison, ou ce qu&apos;une mise reprend. L&apos;enregistrement reste tel quel.</translation>
    </message>
    <message id="desk.entry">
        <source>Entry</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>Entrée</translation>
    </message>
    <message id="desk.reads">
        <source>Reads instead</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>Dit plutôt</translation>
    </message>
    <message id="desk.reads.hint">
        <source>Kh   25.00   call 50.00   fold; empty: nothing was there. Enter</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>Kh   25.00   call 50.00   fold&#xa0;; vide&#xa0;: il n&apos;y avait rien. Entrée</translation>
    </message>
    <message id="desk.option">
        <source>House option</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>Option de la maison</translation>
    </message>
    <message id="desk.such_as">
        <source>such as {value}</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>p. ex. {value}</translation>
    </message>
    <message id="desk.choose">
        <source>choose</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>choisir</translation>
    </message>
    <message id="desk.override">
        <source>Gets back</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>Reprend</translation>
    </message>
    <message id="desk.back.hint">
        <source>amount, stake included. Enter</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>montant, mise comprise. Entrée</translation>
    </message>
    <message id="desk.changes">
        <source>Changed</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>Modifié</translation>
    </message>
    <message id="desk.reason">
        <source>Reason</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>Motif</translation>
    </message>
    <message id="desk.why">
        <source>In words</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>En mots</translation>
    </message>
    <message id="desk.why.hint">
        <source>why, in words that can be read in two years</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>pourquoi, en mots lisibles dans deux ans</translation>
    </message>
    <message id="desk.make">
        <source>MAKE IT SO  (Ctrl+Enter)</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>L&apos;APPLIQUER  (Ctrl+Entrée)</translation>
    </message>
    <message id="desk.signs">
        <source>Signs</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>Signe</translation>
    </message>
    <message id="desk.second">
        <source>Second person</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>Seconde personne</translation>
    </message>
    <message id="desk.pin">
        <source>PIN</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>Code PIN</translation>
    </message>
    <message id="desk.not_changeable">
        <source>{what}: nothing to read otherwise</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>{what}&#xa0;: rien à lire autrement</translation>
    </message>
    <message id="desk.nothing_changed">
        <source>Nothing was changed yet: type what an entry should have read.</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>Rien n&apos;est encore modifié&#xa0;: tapez ce qu&apos;une entrée aurait dû dire.</translation>
    </message>
    <message id="desk.made">
        <source>In the record as entries {entries}. {owed}. The dealer&apos;s screen says it until it is handed over.</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>Enregistré, entrées {entries}. {owed}. L&apos;écran du croupier le dit jusqu&apos;à la remise.</translation>
    </message>
    <message id="desk.nobody_owed">
        <source>Nobody is owed anything</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>Rien n&apos;est dû à personne</translation>
    </message>
    <message id="desk.no.change">
        <source>This entry is no card, stake or decision, or it was struck out.</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>Cette entrée n&apos;est ni carte, ni mise, ni décision, ou elle a été rayée.</translation>
    </message>
    <message id="desk.no.card">
        <source>“{text}” is no card: Kh, 10d, As, or joker was expected.</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n&apos;est pas une carte&#xa0;: Kh, 10d, As ou joker était attendu.</translation>
    </message>
    <message id="desk.no.amount">
        <source>“{text}” is no amount: figures such as 25 or 25.50 were expected, with at most {digits} decimals.</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n&apos;est pas un montant&#xa0;: des chiffres tels que 25 ou 25.50 étaient attendus, avec au plus {digits} décimales.</translation>
    </message>
    <message id="desk.no.kind">
        <source>“{text}”: which chips? Such as call {text} was expected.</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>«&#xa0;{text}&#xa0;»&#xa0;: quels jetons&#xa0;? call {text}, par exemple, était attendu.</translation>
    </message>
    <message id="desk.no.bets">
        <source>{party} has no bet in this round.</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>{party} n&apos;a pas de mise dans ce coup.</translation>
    </message>
    <message id="desk.no.chips">
        <source>{party} has no bet from which {amount} can be taken back.</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>{party} n&apos;a pas de mise sur laquelle reprendre {amount}.</translation>
    </message>
    <message id="desk.dispute">
        <source>Dispute {number}</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Litige {number}</translation>
    </message>
    <message id="desk.no_dispute">
        <source>No dispute about this round.</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Pas de litige sur ce coup.</translation>
    </message>
    <message id="desk.open_for">
        <source>open for {age}</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>ouvert depuis {age}</translation>
    </message>
    <message id="desk.decided_after">
        <source>decided after {age}</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>tranché après {age}</translation>
    </message>
    <message id="age.minutes">
        <source>{minutes} min</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>{minutes} min</translation>
    </message>
    <message id="age.hours">
        <source>{hours} h {minutes}</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>{hours} h {minutes}</translation>
    </message>
    <message id="age.days">
        <source>{days} d {hours} h</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>{days} j {hours} h</translation>
    </message>
    <message id="desk.whole">
        <source>Whole table</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Toute la table</translation>
    </message>
    <message id="desk.box">
        <source>Box</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Case</translation>
    </message>
    <message id="desk.box.seat_word">
        <source>Seat</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Siège</translation>
    </message>
    <message id="desk.category">
        <source>About</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Sujet</translation>
    </message>
    <message id="desk.claim">
        <source>Claim</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Réclamation</translation>
    </message>
    <message id="desk.claim.hint">
        <source>what the player says, in his words</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>ce que dit le joueur, dans ses mots</translation>
    </message>
    <message id="desk.open_dispute">
        <source>OPEN DISPUTE, KEEP ITS FILM  (Ctrl+Enter)</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>OUVRIR LE LITIGE, GARDER SON FILM  (Ctrl+Entrée)</translation>
    </message>
    <message id="desk.dispute_opened">
        <source>Dispute {number} is open; its film is held.</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Le litige {number} est ouvert&#xa0;; son film est gardé.</translation>
    </message>
    <message id="desk.notes">
        <source>Note</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Note</translation>
    </message>
    <message id="desk.note.hint">
        <source>Enter keeps it</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Entrée la garde</translation>
    </message>
    <message id="desk.note.note">
        <source>Note</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Note</translation>
    </message>
    <message id="desk.note.player">
        <source>The player says</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Le joueur dit</translation>
    </message>
    <message id="desk.note.dealer">
        <source>The dealer says</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Le croupier dit</translation>
    </message>
    <message id="desk.verdict">
        <source>Decision</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Décision</translation>
    </message>
    <message id="desk.verdict.upheld">
        <source>Upheld</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Admise</translation>
    </message>
    <message id="desk.verdict.rejected">
        <source>Rejected</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Rejetée</translation>
    </message>
    <message id="desk.verdict.split">
        <source>Split</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Partagée</translation>
    </message>
    <message id="desk.verdict.void">
        <source>Void</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Annulée</translation>
    </message>
    <message id="desk.amounts">
        <source>Gets more</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Reçoit en plus</translation>
    </message>
    <message id="desk.decide">
        <source>DECIDE, FINAL  (Ctrl+Enter)</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>TRANCHER, SANS APPEL  (Ctrl+Entrée)</translation>
    </message>
    <message id="desk.decided">
        <source>Decided. Nothing is handed over.</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Tranché. Rien n&apos;est à remettre.</translation>
    </message>
    <message id="desk.awarded.more">
        <source>{party} gets {amount:money}</source>
        <extracomment>What the inspector&apos;s desk says. disputes. amount: an amount</extracomment>
        <translation>{party} reçoit {amount:money}</translation>
    </message>
    <message id="desk.awarded.less">
        <source>{party} gives back {amount:money}</source>
        <extracomment>What the inspector&apos;s desk says. disputes. amount: an amount</extracomment>
        <translation>{party} rend {amount:money}</translation>
    </message>
    <message id="desk.category.payout">
        <source>payout</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>paiement</translation>
    </message>
    <message id="desk.category.card">
        <source>a card</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>une carte</translation>
    </message>
    <message id="desk.category.stake">
        <source>a stake</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>une mise</translation>
    </message>
    <message id="desk.category.decision">
        <source>a decision</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>une décision</translation>
    </message>
    <message id="desk.category.procedure">
        <source>procedure</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>procédure</translation>
    </message>
    <message id="desk.category.late bet">
        <source>a late bet</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>une mise tardive</translation>
    </message>
    <message id="desk.category.conduct">
        <source>conduct</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>conduite</translation>
    </message>
    <message id="desk.category.other">
        <source>other</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>autre</translation>
    </message>
    <message id="desk.reason.misread card">
        <source>misread card</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>carte mal lue</translation>
    </message>
    <message id="desk.reason.wrong stake">
        <source>wrong stake</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>mise erronée</translation>
    </message>
    <message id="desk.reason.wrong decision">
        <source>wrong decision</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>décision erronée</translation>
    </message>
    <message id="desk.reason.wrong payout">
        <source>wrong payout</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>paiement erroné</translation>
    </message>
    <message id="desk.reason.wrong rule">
        <source>wrong rule</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>règle erronée</translation>
    </message>
    <message id="desk.reason.procedure">
        <source>procedure</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>procédure</translation>
    </message>
    <message id="desk.reason.malfunction">
        <source>malfunction</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>panne</translation>
    </message>
    <message id="desk.reason.goodwill">
        <source>goodwill</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>geste commercial</translation>
    </message>
    <message id="desk.reason.as paid">
        <source>rightly paid</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>payé à juste titre</translation>
    </message>
    <message id="desk.search.hint">
        <source>search: a number, a name, a word of the claim, box 3, round 12, upheld</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>chercher&#xa0;: un numéro, un nom, un mot de la réclamation, box 3, round 12, upheld</translation>
    </message>
    <message id="desk.only_open">
        <source>only open ones</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>seulement les ouverts</translation>
    </message>
    <message id="desk.log.none">
        <source>No dispute is found.</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Aucun litige trouvé.</translation>
    </message>
    <message id="desk.not_here">
        <source>The session {folder} is not in this records folder.</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>La séance {folder} n&apos;est pas dans ce dossier d&apos;enregistrements.</translation>
    </message>
    <message id="desk.payout">
        <source>Large payout: {party}, {kind:kind} {amount:money}</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts. kind: a bet&apos;s name; amount: an amount</extracomment>
        <translation>Gros paiement&#xa0;: {party}, {kind:kind} {amount:money}</translation>
    </message>
    <message id="desk.payout.two">
        <source>Above {amount:money}: two sign.</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts. amount: an amount</extracomment>
        <translation>Au-dessus de {amount:money}&#xa0;: deux signent.</translation>
    </message>
    <message id="desk.payout.more" numerus="yes">
        <source>{count} more in this round: they come when this one is verified.</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts. the words follow the number count</extracomment>
        <translation>
            <numerusform>Encore {count} dans ce coup&#xa0;: il vient quand celui-ci est vérifié.</numerusform>
            <numerusform>Encore {count} dans ce coup&#xa0;: ils viennent quand celui-ci est vérifié.</numerusform>
        </translation>
    </message>
    <message id="desk.payout.wager">
        <source>{amount:money} staked</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts. amount: an amount</extracomment>
        <translation>{amount:money} misés</translation>
    </message>
    <message id="desk.payout.staked">
        <source>{what}  ({at}, {by}, entry {seq})</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>{what}  ({at}, {by}, entrée {seq})</translation>
    </message>
    <message id="desk.payout.all_verified">
        <source>✓ What was paid large in this round is verified.</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>✓ Ce qui a été payé de gros dans ce coup est vérifié.</translation>
    </message>
    <message id="desk.check.hand">
        <source>Hand</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>Main</translation>
    </message>
    <message id="desk.check.wager">
        <source>Wager</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>Enjeu</translation>
    </message>
    <message id="desk.check.payout">
        <source>Payout</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>Paiement</translation>
    </message>
    <message id="desk.check.player">
        <source>Player</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>Joueur</translation>
    </message>
    <message id="desk.player.hint">
        <source>who: name, card, description</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>qui&#xa0;: nom, carte, description</translation>
    </message>
    <message id="desk.verify">
        <source>PAYOUT VERIFIED  (Ctrl+Enter)</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>PAIEMENT VÉRIFIÉ  (Ctrl+Entrée)</translation>
    </message>
    <message id="desk.verified">
        <source>Verified by {by}, {at}, player: {player}</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>Vérifié par {by}, {at}, joueur&#xa0;: {player}</translation>
    </message>
    <message id="desk.payout_verified">
        <source>The payout is verified.</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>Le paiement est vérifié.</translation>
    </message>
    <message id="desk.no_bets">
        <source>Nobody had a bet in this round.</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>Personne n&apos;avait de mise dans ce coup.</translation>
    </message>
    <message id="desk.no_payout">
        <source>No bet of this round was paid so much that it must be checked.</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>Aucune mise de ce coup n&apos;a été payée au point de devoir être vérifiée.</translation>
    </message>
    <message id="desk.no_alert">
        <source>No alert of this round waits to be seen.</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>Aucune alerte de ce coup n&apos;attend d&apos;être vue.</translation>
    </message>
    <message id="desk.name">
        <source>Name</source>
        <extracomment>What the inspector&apos;s desk says. who is there</extracomment>
        <translation>Nom</translation>
    </message>
    <message id="desk.sign_in">
        <source>SIGN IN</source>
        <extracomment>What the inspector&apos;s desk says. who is there</extracomment>
        <translation>S&apos;IDENTIFIER</translation>
    </message>
    <message id="desk.sign.hint">
        <source>Who looks at a record is part of the record: sign in with your name and your PIN.</source>
        <extracomment>What the inspector&apos;s desk says. who is there</extracomment>
        <translation>Qui consulte un enregistrement en fait partie&#xa0;: identifiez-vous avec votre nom et votre code PIN.</translation>
    </message>
    <message id="desk.signed_in">
        <source>{name} is signed in.</source>
        <extracomment>What the inspector&apos;s desk says. who is there</extracomment>
        <translation>{name} est identifié.</translation>
    </message>
    <message id="refused.pin">
        <source>This name and this PIN do not belong together; five wrong tries lock for fifteen minutes.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>Ce nom et ce PIN ne vont pas ensemble ; cinq erreurs bloquent pour quinze minutes.</translation>
    </message>
    <message id="refused.locked" numerus="yes">
        <source>Locked after too many wrong PINs: try again in {minutes} minutes, or ask a pit supervisor to unlock it.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why. the words follow the number minutes</extracomment>
        <translation>
            <numerusform>Bloqué après trop de PIN faux : réessayer dans {minutes} minute, ou demander à un superviseur de débloquer.</numerusform>
            <numerusform>Bloqué après trop de PIN faux : réessayer dans {minutes} minutes, ou demander à un superviseur de débloquer.</numerusform>
        </translation>
    </message>
    <message id="refused.signed_out">
        <source>No longer signed in: sign in again.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>Session terminée : s&apos;identifier de nouveau.</translation>
    </message>
    <message id="refused.not_entitled">
        <source>{name} may not {right}. Who may: {roles}.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>{name} n&apos;a pas le droit de {right}. L&apos;ont : {roles}.</translation>
    </message>
    <message id="refused.two">
        <source>To {right} takes two different people; each of them one of: {roles}.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>Pour {right}, il faut deux personnes différentes, chacune parmi : {roles}.</translation>
    </message>
    <message id="refused.box">
        <source>Box {box}: one of {boxes} was expected, or 0 for the whole table.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>Case {box} : une de {boxes} était attendue, ou 0 pour toute la table.</translation>
    </message>
    <message id="refused.one_of">
        <source>{what}: {given} found; one of {known} was expected.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>{what} : {given} trouvé ; l&apos;un de {known} était attendu.</translation>
    </message>
    <message id="refused.empty.claim">
        <source>The claim is missing: what the player says was expected, in his words.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>La réclamation manque : ce que dit le joueur était attendu, dans ses mots.</translation>
    </message>
    <message id="refused.empty.text">
        <source>The note is empty: some words were expected.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>La note est vide : quelques mots étaient attendus.</translation>
    </message>
    <message id="refused.empty.reason">
        <source>The reason is missing: choose the one that comes nearest.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>Il manque le motif : choisissez le plus proche.</translation>
    </message>
    <message id="refused.empty.why">
        <source>Why is missing: some words were expected that can be read in two years.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>La raison manque : des mots étaient attendus, lisibles dans deux ans.</translation>
    </message>
    <message id="refused.empty.player">
        <source>The player is missing: a name, a card or a description was expected.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>Le joueur manque : un nom, une carte ou une description était attendu.</translation>
    </message>
    <message id="refused.unchecked">
        <source>Not all is checked yet: hand, wager, payout and player, each of them.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>Tout n&apos;est pas encore vérifié : main, enjeu, paiement et joueur, un par un.</translation>
    </message>
    <message id="refused.decided">
        <source>Dispute {number} is decided already; a decision is final.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>Le litige {number} est déjà tranché ; une décision est définitive.</translation>
    </message>
    <message id="refused.another_round">
        <source>Dispute {number} is about round {round} of {folder}.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>Le litige {number} porte sur le coup {round} de {folder}.</translation>
    </message>
    <message id="refused.no_dispute">
        <source>There is no dispute {number}[; this house has {numbers}].</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Il n&apos;y a pas de litige {number}[; cette maison a {numbers}].</translation>
    </message>
    <message id="refused.no_round">
        <source>Dispute {number}: {folder} has no round {round}.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>Litige {number} : {folder} n&apos;a pas de coup {round}.</translation>
    </message>
    <message id="refused.elsewhere">
        <source>Dispute {number}: its session, {folder}, is not in {records}; go where the session is kept.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>Litige {number} : sa session, {folder}, n&apos;est pas dans {records} ; aller là où la session est conservée.</translation>
    </message>
    <message id="refused.verdict.unknown">
        <source>Upheld, rejected, split or void was expected.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>Admise, rejetée, partagée ou annulée était attendu.</translation>
    </message>
    <message id="refused.verdict.rejected">
        <source>A claim that is rejected gives nobody anything: leave the amounts empty, or choose another decision.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>Une réclamation rejetée ne donne rien à personne : laisser les montants vides, ou choisir une autre décision.</translation>
    </message>
    <message id="refused.verdict.amounts">
        <source>A claim that is upheld or split gives somebody something: say how much, and to whom.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>Une réclamation admise ou partagée donne quelque chose : dire combien, et à qui.</translation>
    </message>
    <message id="refused.not_handed_in">
        <source>The table took nothing: {why}</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>La table n&apos;a rien pris (EN : {why})</translation>
    </message>
    <message id="refused.keys">
        <source>The keys of this machine: {why}</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>Les clés de cette machine (EN : {why})</translation>
    </message>
    <message id="refused.option">
        <source>This is no value of the option: {why}</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>Ce n&apos;est pas une valeur de l&apos;option (EN : {why})</translation>
    </message>
    <message id="refused.file">
        <source>The machine refuses it: {why}</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>La machine le refuse (EN : {why})</translation>
    </message>
    <message id="refused.record">
        <source>The record cannot be used: {why}</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>L&apos;enregistrement ne peut pas servir (EN : {why})</translation>
    </message>
    <message id="right.open a dispute">
        <source>open a dispute</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>ouvrir un litige</translation>
    </message>
    <message id="right.acknowledge an alert">
        <source>acknowledge an alert</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>prendre acte d&apos;une alerte</translation>
    </message>
    <message id="right.view evidence">
        <source>view evidence</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>consulter les preuves</translation>
    </message>
    <message id="right.export evidence">
        <source>export evidence</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>exporter les preuves</translation>
    </message>
    <message id="right.correct the record">
        <source>correct the record</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>corriger l&apos;enregistrement</translation>
    </message>
    <message id="right.decide a dispute">
        <source>decide a dispute</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>trancher un litige</translation>
    </message>
    <message id="right.override a settlement">
        <source>override a settlement</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>remplacer un règlement</translation>
    </message>
    <message id="role.dealer">
        <source>dealer</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>croupier</translation>
    </message>
    <message id="role.inspector">
        <source>inspector</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>chef de table</translation>
    </message>
    <message id="role.pit supervisor">
        <source>pit supervisor</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>superviseur</translation>
    </message>
    <message id="role.surveillance">
        <source>surveillance</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>surveillance</translation>
    </message>
    <message id="role.technician">
        <source>technician</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>technicien</translation>
    </message>
    <message id="role.auditor">
        <source>auditor</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>auditeur</translation>
    </message>
    <message id="desk.key.ctrl">
        <source>Ctrl+◀ Ctrl+▶|the hand before, the hand after</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>Ctrl+◀ Ctrl+▶|la main précédente, la suivante</translation>
    </message>
    <message id="desk.key.arrows">
        <source>◀ ▶|the entry before, the entry after</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>◀ ▶|l&apos;entrée précédente, la suivante</translation>
    </message>
    <message id="desk.key.frames">
        <source>, .|a picture back, a picture on</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>, .|une image en arrière, en avant</translation>
    </message>
    <message id="desk.key.space">
        <source>Space|play, pause</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>Espace|lecture, pause</translation>
    </message>
    <message id="desk.key.speed">
        <source>[ ]|slower, faster</source>
        <extracomment>What the inspector&apos;s desk says. keys. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>[ ]|plus lent, plus vite</translation>
    </message>
    <message id="desk.key.replay">
        <source>F|the dealer&apos;s screen as it was at this moment</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>F|l&apos;écran du croupier tel qu&apos;il était à ce moment</translation>
    </message>
    <message id="desk.key.reading">
        <source>R|the reading drawn on the picture, or not</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>R|la lecture dessinée sur l&apos;image, ou non</translation>
    </message>
    <message id="desk.key.near">
        <source>Z|near to the card of the entry, and back</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>Z|près de la carte de l&apos;entrée, et retour</translation>
    </message>
    <message id="desk.key.large">
        <source>G|the picture large, and back</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>G|l&apos;image en grand, et retour</translation>
    </message>
    <message id="desk.key.camera">
        <source>V|the other camera</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>V|l&apos;autre caméra</translation>
    </message>
    <message id="desk.key.last">
        <source>L, Home|the last hand</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>L, Début|la dernière main</translation>
    </message>
    <message id="desk.key.filter">
        <source>/|filter</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>/|filtrer</translation>
    </message>
    <message id="desk.key.what_if">
        <source>W, 2|what if</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>W, 2|et si</translation>
    </message>
    <message id="desk.key.dispute">
        <source>D, 3|the dispute of this round</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>D, 3|le litige de ce coup</translation>
    </message>
    <message id="desk.key.payout">
        <source>P|check a large payout</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>P|vérifier un gros paiement</translation>
    </message>
    <message id="desk.key.acknowledge">
        <source>A|acknowledge an alert</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>A|prendre acte d&apos;une alerte</translation>
    </message>
    <message id="desk.key.disputes">
        <source>O|all disputes</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>O|tous les litiges</translation>
    </message>
    <message id="desk.key.result">
        <source>1|result</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>1|résultat</translation>
    </message>
    <message id="desk.key.scroll">
        <source>PgUp PgDn|what is read on the right, a page up or down</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>PgPréc PgSuiv|ce qui se lit à droite, une page plus haut ou plus bas</translation>
    </message>
    <message id="desk.key.enter">
        <source>Ctrl+Enter|do what the panel is for: open, decide, make it so, verify</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>Ctrl+Entrée|faire ce à quoi sert le panneau&#xa0;: ouvrir, trancher, appliquer, vérifier</translation>
    </message>
    <message id="desk.key.delete">
        <source>Delete|forget a change</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>Suppr|oublier une modification</translation>
    </message>
    <message id="desk.key.sign">
        <source>S|sign in</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>S|s&apos;identifier</translation>
    </message>
    <message id="desk.key.language">
        <source>Ctrl+L|another language</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>Ctrl+L|une autre langue</translation>
    </message>
    <message id="desk.key.escape">
        <source>Esc|leave a field, then back to the result</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>Échap|quitter un champ, puis revenir au résultat</translation>
    </message>
    <message id="desk.key.help">
        <source>?|this list</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>?|cette liste</translation>
    </message>
    <message id="desk.player">
        <source>Player</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation type="vanished">Joueur</translation>
    </message>
</context>
<context>
    <name>double_hand</name>
    <message id="kind.bank">
        <source>BANK</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>BANQUE</translation>
    </message>
    <message id="kind.wager">
        <source>WAGER</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>ENJEU</translation>
    </message>
    <message id="kind.fee">
        <source>FEE</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>DROIT</translation>
    </message>
    <message id="kind.uncovered">
        <source>NOT COVERED</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>NON COUVERT</translation>
    </message>
    <message id="line.both_higher">
        <source>Both hands higher</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>Les deux mains plus fortes</translation>
    </message>
    <message id="choice.take_bank">
        <source>TAKE THE BANK</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>PRENDRE LA BANQUE</translation>
    </message>
    <message id="choice.pass_bank">
        <source>PASS THE BANK</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>PASSER LA BANQUE</translation>
    </message>
    <message id="choice.shuffled">
        <source>SHUFFLED</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>MÉLANGÉ</translation>
    </message>
    <message id="choice.cut_completed">
        <source>CUT COMPLETED</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>COUPE FAITE</translation>
    </message>
    <message id="choice.piles_dealt">
        <source>SEVEN PILES DEALT</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>SEPT TAS DONNÉS</translation>
    </message>
    <message id="said.take_bank">
        <source>HAS THE BANK</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>A LA BANQUE</translation>
    </message>
    <message id="said.pass_bank">
        <source>PASSED THE BANK</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>A PASSÉ LA BANQUE</translation>
    </message>
    <message id="said.shuffled">
        <source>SHUFFLED</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>MÉLANGÉ</translation>
    </message>
    <message id="said.cut_completed">
        <source>CUT COMPLETED</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>COUPE FAITE</translation>
    </message>
    <message id="said.piles_dealt">
        <source>PILES DEALT</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>TAS DONNÉS</translation>
    </message>
    <message id="dhp.nobody_banks">
        <source>All have passed: nobody takes the bank</source>
        <extracomment>What Double Hand says. the round</extracomment>
        <translation>Tous ont passé&#xa0;: personne ne prend la banque</translation>
    </message>
    <message id="dhp.nobody_wagers">
        <source>Nobody plays against the bank: no hand</source>
        <extracomment>What Double Hand says. the round</extracomment>
        <translation>Personne ne joue contre la banque&#xa0;: pas de coup</translation>
    </message>
    <message id="dhp.which_pile">
        <source>Which pile gets the action button?</source>
        <extracomment>What Double Hand says. the round</extracomment>
        <translation>Quel tas reçoit le bouton d&apos;action&#xa0;?</translation>
    </message>
    <message id="dhp.sum_of_dice">
        <source>What do the three dice add up to?</source>
        <extracomment>What Double Hand says. the round</extracomment>
        <translation>Combien font les trois dés&#xa0;?</translation>
    </message>
    <message id="dhp.showdown">
        <source>Pay and take, from the action hand clockwise</source>
        <extracomment>What Double Hand says. the round</extracomment>
        <translation>Payer et ramasser, à partir de la main d&apos;action, dans le sens des aiguilles</translation>
    </message>
    <message id="dhp.too_late">
        <source>It came after the piles were dealt: no bet, it goes back.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>Posé après la donne des tas&#xa0;: mise nulle, à rendre.</translation>
    </message>
    <message id="dhp.not_a_bet">
        <source>No bet of a hand that is played: it goes back.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>Aucune mise d&apos;une main en jeu&#xa0;: à rendre.</translation>
    </message>
    <message id="dhp.fee">
        <source>The fee for the hand, to the house.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>Le droit pour le coup, au casino.</translation>
    </message>
    <message id="dhp.over_fee">
        <source>More than the fee: it goes back.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>Plus que le droit&#xa0;: à rendre.</translation>
    </message>
    <message id="dhp.no_wagers">
        <source>Nobody plays against the bank: it goes back.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>Personne ne joue contre la banque&#xa0;: à rendre.</translation>
    </message>
    <message id="dhp.bank">
        <source>The bank wins {won:money} and pays {paid:money}.</source>
        <extracomment>What Double Hand says. lines. won: an amount; paid: an amount</extracomment>
        <translation>La banque gagne {won:money} et paie {paid:money}.</translation>
    </message>
    <message id="dhp.bank_waits">
        <source>Waits for the wager that depends on {place}.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>Attend l&apos;enjeu qui dépend de&#xa0;: {place}.</translation>
    </message>
    <message id="dhp.waiting_dice">
        <source>The bank does not cover all wagers: the dice of {place} say which come first.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>La banque ne couvre pas tous les enjeux&#xa0;: les dés ({place}) disent lesquels passent d&apos;abord.</translation>
    </message>
    <message id="dhp.uncovered">
        <source>The bank was used up by the hands before: what it does not cover goes back.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>La banque est épuisée par les mains précédentes&#xa0;: ce qu&apos;elle ne couvre pas est rendu.</translation>
    </message>
    <message id="dhp.bank_foul">
        <source>The player-dealer&apos;s hand is foul and loses to every hand that is not. Not in the document: the usual rule is followed.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>La main du banquier est mal montée et perd contre toute main qui ne l&apos;est pas. Le document n&apos;en dit rien&#xa0;: on suit la règle usuelle.</translation>
    </message>
    <message id="dhp.foul">
        <source>Foul: the two, {two_hand}, rank above the five, {hand}.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>Mal montée&#xa0;: les deux, {two_hand}, dépassent les cinq, {hand}.</translation>
    </message>
    <message id="dhp.foul_count">
        <source>Foul: set {there} and {apart}, not five and two.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>Mal montée&#xa0;: {there} et {apart}, au lieu de cinq et deux.</translation>
    </message>
    <message id="dhp.both_lower">
        <source>Five: lower, {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}]. Two: lower, {two_hand} against {dealer_two_hand}[, {two_kicker} against {dealer_two_kicker}].</source>
        <extracomment>What Double Hand says. lines. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Cinq&#xa0;: inférieures, {hand} contre {dealer_hand}[, {kicker} contre {dealer_kicker}]. Deux&#xa0;: inférieures, {two_hand} contre {dealer_two_hand}[, {two_kicker} contre {dealer_two_kicker}].</translation>
    </message>
    <message id="dhp.five_lower_two_copied">
        <source>Five: lower, {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}]. Two: copied, {two_hand}.</source>
        <extracomment>What Double Hand says. lines. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Cinq&#xa0;: inférieures, {hand} contre {dealer_hand}[, {kicker} contre {dealer_kicker}]. Deux&#xa0;: égales, {two_hand}.</translation>
    </message>
    <message id="dhp.five_lower_two_higher">
        <source>Five: lower, {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}]. Two: higher, {two_hand} against {dealer_two_hand}[, {two_kicker} against {dealer_two_kicker}].</source>
        <extracomment>What Double Hand says. lines. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Cinq&#xa0;: inférieures, {hand} contre {dealer_hand}[, {kicker} contre {dealer_kicker}]. Deux&#xa0;: supérieures, {two_hand} contre {dealer_two_hand}[, {two_kicker} contre {dealer_two_kicker}].</translation>
    </message>
    <message id="dhp.five_copied_two_lower">
        <source>Five: copied, {hand}. Two: lower, {two_hand} against {dealer_two_hand}[, {two_kicker} against {dealer_two_kicker}].</source>
        <extracomment>What Double Hand says. lines. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Cinq&#xa0;: égales, {hand}. Deux&#xa0;: inférieures, {two_hand} contre {dealer_two_hand}[, {two_kicker} contre {dealer_two_kicker}].</translation>
    </message>
    <message id="dhp.both_copied">
        <source>Five: copied, {hand}. Two: copied, {two_hand}.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>Cinq&#xa0;: égales, {hand}. Deux&#xa0;: égales, {two_hand}.</translation>
    </message>
    <message id="dhp.five_copied_two_higher">
        <source>Five: copied, {hand}. Two: higher, {two_hand} against {dealer_two_hand}[, {two_kicker} against {dealer_two_kicker}].</source>
        <extracomment>What Double Hand says. lines. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Cinq&#xa0;: égales, {hand}. Deux&#xa0;: supérieures, {two_hand} contre {dealer_two_hand}[, {two_kicker} contre {dealer_two_kicker}].</translation>
    </message>
    <message id="dhp.five_higher_two_lower">
        <source>Five: higher, {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}]. Two: lower, {two_hand} against {dealer_two_hand}[, {two_kicker} against {dealer_two_kicker}].</source>
        <extracomment>What Double Hand says. lines. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Cinq&#xa0;: supérieures, {hand} contre {dealer_hand}[, {kicker} contre {dealer_kicker}]. Deux&#xa0;: inférieures, {two_hand} contre {dealer_two_hand}[, {two_kicker} contre {dealer_two_kicker}].</translation>
    </message>
    <message id="dhp.five_higher_two_copied">
        <source>Five: higher, {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}]. Two: copied, {two_hand}.</source>
        <extracomment>What Double Hand says. lines. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Cinq&#xa0;: supérieures, {hand} contre {dealer_hand}[, {kicker} contre {dealer_kicker}]. Deux&#xa0;: égales, {two_hand}.</translation>
    </message>
    <message id="dhp.both_higher">
        <source>Five: higher, {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}]. Two: higher, {two_hand} against {dealer_two_hand}[, {two_kicker} against {dealer_two_kicker}].</source>
        <extracomment>What Double Hand says. lines. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Cinq&#xa0;: supérieures, {hand} contre {dealer_hand}[, {kicker} contre {dealer_kicker}]. Deux&#xa0;: supérieures, {two_hand} contre {dealer_two_hand}[, {two_kicker} contre {dealer_two_kicker}].</translation>
    </message>
    <message id="dhp.no_such_seat">
        <source>{party} sits at none of the seven places.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{party} n&apos;occupe aucune des sept places.</translation>
    </message>
    <message id="dhp.too_few">
        <source>A player-dealer and one player are needed.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>Il faut un banquier et au moins un joueur.</translation>
    </message>
    <message id="dhp.hand_without_wager">
        <source>Cards lie at {place}, where no wager stands.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{place}&#xa0;: des cartes sans enjeu.</translation>
    </message>
    <message id="dhp.exposed">
        <source>Cards of {place} were seen before all hands were set.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{place}&#xa0;: des cartes vues avant que toutes les mains soient montées.</translation>
    </message>
    <message id="dhp.out_of_turn">
        <source>{place} was turned up before its turn: from the action hand clockwise, the player-dealer last.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{place} retourné avant son tour&#xa0;: à partir de la main d&apos;action, dans le sens des aiguilles, le banquier en dernier.</translation>
    </message>
    <message id="dhp.third_turn">
        <source>{party} has had the bank for two hands in a row: it goes to the next.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{party} a eu la banque deux coups de suite&#xa0;: elle passe au suivant.</translation>
    </message>
    <message id="dhp.dice">
        <source>Three dice show 3 to 18, not {said}.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>Trois dés font de 3 à 18, pas {said}.</translation>
    </message>
    <message id="dhp.no_bank">
        <source>{party} has the bank and has put nothing in.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{party} a la banque et n&apos;y a rien mis.</translation>
    </message>
    <message id="dhp.house_plays">
        <source>The house has no part in the hand: its chips do not play.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>Le casino n&apos;a pas de part au coup&#xa0;: ses jetons ne jouent pas.</translation>
    </message>
    <message id="dhp.not_his_seat">
        <source>{party} has chips at {place}: only a seat&apos;s own player wagers there.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{party} a des jetons&#xa0;: {place}&#xa0;; seul le joueur de la place y mise.</translation>
    </message>
    <message id="dhp.altered">
        <source>{party}: {kind:kind} was changed after play began.</source>
        <extracomment>What Double Hand says. what is wrong. kind: a bet&apos;s name</extracomment>
        <translation>{party}&#xa0;: {kind:kind} modifié après le début du coup.</translation>
    </message>
    <message id="dhp.not_the_bank">
        <source>{party} put in a bank and is not the player-dealer.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{party} a mis une banque et n&apos;est pas le banquier.</translation>
    </message>
    <message id="dhp.small_bank">
        <source>{party}: a bank of {amount:money}; the least is {least:money}.</source>
        <extracomment>What Double Hand says. what is wrong. amount: an amount; least: an amount</extracomment>
        <translation>{party}&#xa0;: une banque de {amount:money}&#xa0;; le minimum est {least:money}.</translation>
    </message>
    <message id="dhp.against_himself">
        <source>{party} has the bank and cannot wager against it.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{party} a la banque et ne peut jouer contre elle.</translation>
    </message>
    <message id="dhp.fee_wrong">
        <source>{party}: {amount:money} paid before the cards; the fee is {wanted:money}.</source>
        <extracomment>What Double Hand says. what is wrong. amount: an amount; wanted: an amount</extracomment>
        <translation>{party}&#xa0;: {amount:money} payés avant les cartes&#xa0;; le droit est de {wanted:money}.</translation>
    </message>
    <message id="prescribes.foul_loses">
        <source>A foul hand loses to every hand that is not foul.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>Une main mal montée perd contre toute main qui ne l&apos;est pas.</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message id="report.title">
        <source>Dispute {number}: report of the evidence</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence</extracomment>
        <translation>Litige {number} : rapport des preuves</translation>
    </message>
    <message id="report.page">
        <source>Page {page} of {pages}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence</extracomment>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message id="report.of">
        <source>Dispute {number} · {table}, round {round}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence</extracomment>
        <translation>Litige {number} · {table}, coup {round}</translation>
    </message>
    <message id="report.made">
        <source>Made by {by} on {at}. The report tells what the record says; where they differ, the record holds. All times are captured times, in UTC.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence</extracomment>
        <translation>Établi par {by} le {at}. Le rapport dit ce que dit l’enregistrement ; s’ils diffèrent, l’enregistrement fait foi. Toutes les heures sont celles de la prise de vue, en UTC.</translation>
    </message>
    <message id="report.brief">
        <source>In brief</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>En bref</translation>
    </message>
    <message id="report.brief.claim">
        <source>Claim</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>Réclamation</translation>
    </message>
    <message id="report.brief.box">
        <source>Of</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>De</translation>
    </message>
    <message id="report.brief.table">
        <source>Table, round</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>Table, coup</translation>
    </message>
    <message id="report.brief.game">
        <source>Game</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>Jeu</translation>
    </message>
    <message id="report.brief.played">
        <source>Played</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>Joué</translation>
    </message>
    <message id="report.brief.decision">
        <source>Decision</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>Décision</translation>
    </message>
    <message id="report.brief.amounts">
        <source>Given</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>Accordé</translation>
    </message>
    <message id="report.between">
        <source>{first} to {last}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>du {first} au {last}</translation>
    </message>
    <message id="report.table">
        <source>{table}, round {round}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>{table}, coup {round}</translation>
    </message>
    <message id="report.currency">
        <source>Amounts are in {currency}.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>Les montants sont en {currency}.</translation>
    </message>
    <message id="report.claim">
        <source>1. What was claimed</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>1. La réclamation</translation>
    </message>
    <message id="report.claim.by">
        <source>Taken by {by} on {at}. About: {category}. {box}.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>Reçue par {by} le {at}. Au sujet de : {category}. {box}.</translation>
    </message>
    <message id="report.said">
        <source>{kind}, written down by {by} on {at}:</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>{kind}, noté par {by} le {at} :</translation>
    </message>
    <message id="report.decision">
        <source>2. The decision</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>2. La décision</translation>
    </message>
    <message id="report.undecided">
        <source>Not decided yet when this report was made.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>Pas encore tranché quand ce rapport a été établi.</translation>
    </message>
    <message id="report.decided">
        <source>{verdict}, by {by}[ and {second}] on {at}. Reason: {reason}.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{verdict}, par {by}[ et {second}] le {at}. Motif : {reason}.</translation>
    </message>
    <message id="report.final">
        <source>The inspector&apos;s decision is final (rule {rule}).</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>La décision du chef de table est sans appel (règle {rule}).</translation>
    </message>
    <message id="report.nothing">
        <source>Nobody gets anything or gives anything back.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>Personne ne reçoit ni ne rend rien.</translation>
    </message>
    <message id="report.entries">
        <source>In the table&apos;s record these entries make it so: {entries}.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>Dans l’enregistrement de la table, ces inscriptions l’exécutent : {entries}.</translation>
    </message>
    <message id="report.where">
        <source>3. Under which rules</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>3. Selon quelles règles</translation>
    </message>
    <message id="report.house">
        <source>House rules</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>Règles de la maison</translation>
    </message>
    <message id="report.house.since">
        <source>{name}, in force since {since}. Source: {source}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>{name}, en vigueur depuis le {since}. Source : {source}</translation>
    </message>
    <message id="report.layout">
        <source>Layout of the felt</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>Plan du tapis</translation>
    </message>
    <message id="report.cameras">
        <source>Cameras</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>Caméras</translation>
    </message>
    <message id="report.no_camera">
        <source>none: all was told by touch</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>aucune : tout a été dit au toucher</translation>
    </message>
    <message id="report.reader">
        <source>Cards read by</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>Cartes lues par</translation>
    </message>
    <message id="report.reader.model">
        <source>the model with the digest {digest}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>le modèle dont l’empreinte est {digest}</translation>
    </message>
    <message id="report.reader.none">
        <source>people alone</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>des personnes seulement</translation>
    </message>
    <message id="report.program">
        <source>Program</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>Programme</translation>
    </message>
    <message id="report.said_by">
        <source>Told at the table by</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>Dit à la table par</translation>
    </message>
    <message id="report.cards">
        <source>4. The cards as they lay</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>4. Les cartes comme elles étaient</translation>
    </message>
    <message id="report.cards.counts">
        <source>A card with a line below it belongs to the hand that is named.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>Une carte soulignée appartient à la combinaison nommée.</translation>
    </message>
    <message id="report.pictures">
        <source>5. Pictures</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>5. Images</translation>
    </message>
    <message id="report.pictures.cut">
        <source>Each card as the film shows it at the moment by which it was read, cut out of the picture. The whole pictures, unchanged, are in the folder {folder}.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>Chaque carte comme le film la montre au moment où elle a été lue, découpée dans l’image. Les images entières, inchangées, sont dans le dossier {folder}.</translation>
    </message>
    <message id="report.picture">
        <source>{place}: {face}, entry {seq}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>{place} : {face}, inscription {seq}</translation>
    </message>
    <message id="report.picture.where">
        <source>{at}, {camera}, {sure} sure</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>{at}, {camera}, sûr à {sure}</translation>
    </message>
    <message id="report.picture.last">
        <source>How the cards lay before the round was paid, with what was read: {at}, {camera}.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>Les cartes avant que le coup soit payé, avec ce qui a été lu : {at}, {camera}.</translation>
    </message>
    <message id="report.no_pictures">
        <source>No picture of this round is here.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>Il n’y a ici aucune image de ce coup.</translation>
    </message>
    <message id="report.masked">
        <source>Parts of the pictures in this report and of the viewing clip are covered. The original films and pictures beside them are not.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>Des parties des images de ce rapport et de la copie à regarder sont masquées. Les films et images d’origine joints ne le sont pas.</translation>
    </message>
    <message id="report.clip" numerus="yes">
        <source>Viewing clip {file}: {pictures} pictures, from {first} to {last}, with what was read drawn on them. It is a copy for looking at; the films are the evidence.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5. the words follow the number pictures</extracomment>
        <translation>
            <numerusform>Copie à regarder {file} : {pictures} image, du {first} au {last}, avec ce qui a été lu dessiné dessus. Ce n’est qu’une copie ; les films sont la preuve.</numerusform>
            <numerusform>Copie à regarder {file} : {pictures} images, du {first} au {last}, avec ce qui a été lu dessiné dessus. Ce n’est qu’une copie ; les films sont la preuve.</numerusform>
        </translation>
    </message>
    <message id="report.clip.end">
        <source>The round took longer than a viewing clip may: the clip shows its end. The films have all of it.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>Le coup a duré plus qu&apos;un extrait ne peut : l&apos;extrait en montre la fin. Les films l&apos;ont en entier.</translation>
    </message>
    <message id="report.happened">
        <source>6. What happened</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>6. Ce qui s’est passé</translation>
    </message>
    <message id="report.struck">
        <source>(corrected later) {text}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>(corrigé ensuite) {text}</translation>
    </message>
    <message id="report.bets">
        <source>7. Bets, results, arithmetic</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>7. Mises, résultats, calcul</translation>
    </message>
    <message id="report.staked">
        <source>Staked</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>Misé</translation>
    </message>
    <message id="report.result">
        <source>Result</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>Résultat</translation>
    </message>
    <message id="report.back">
        <source>Gets back</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>Reçoit</translation>
    </message>
    <message id="report.paid">
        <source>Was paid</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>Payé alors</translation>
    </message>
    <message id="report.why">
        <source>Why</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>Pourquoi</translation>
    </message>
    <message id="report.rule">
        <source>Rule {rule}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>Règle {rule}</translation>
    </message>
    <message id="report.not_paid">
        <source>The round was not paid when this report was made.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>Le coup n’était pas payé quand ce rapport a été établi.</translation>
    </message>
    <message id="report.rules">
        <source>8. The rules that decided</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>8. Les règles qui ont décidé</translation>
    </message>
    <message id="report.source">
        <source>It stands in: {source}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>Où elle se trouve : {source}</translation>
    </message>
    <message id="report.alerts">
        <source>9. What was not as it should be</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>9. Ce qui n’était pas en ordre</translation>
    </message>
    <message id="report.alerts.none">
        <source>Nothing was irregular in this round.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>Rien d’irrégulier dans ce coup.</translation>
    </message>
    <message id="report.proofs">
        <source>10. What vouches for it</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>10. Ce qui en répond</translation>
    </message>
    <message id="report.proofs.log" numerus="yes">
        <source>{log}: {count} entries of {size}. The checkpoint signed by {signer} has the root</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11. the words follow the number count</extracomment>
        <translation>
            <numerusform>{log} : {count} inscription sur {size}. Le point de contrôle signé par {signer} a pour racine</numerusform>
            <numerusform>{log} : {count} inscriptions sur {size}. Le point de contrôle signé par {signer} a pour racine</numerusform>
        </translation>
    </message>
    <message id="report.log.session">
        <source>The table&apos;s record</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>L’enregistrement de la table</translation>
    </message>
    <message id="report.log.house">
        <source>The house&apos;s log</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>Le journal de la maison</translation>
    </message>
    <message id="report.files">
        <source>Files and their digests. The entry is the one that has the digest.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>Les fichiers et leurs empreintes. L’inscription est celle qui porte l’empreinte.</translation>
    </message>
    <message id="report.file">
        <source>File</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>Fichier</translation>
    </message>
    <message id="report.gone">
        <source>Not here: {file}. {why}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>Absent : {file}. {why}</translation>
    </message>
    <message id="report.gone.purged">
        <source>It was purged when its days were over; entry {seq} of the house&apos;s log says so. Its digest stays.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>Effacé à la fin de son délai ; l’inscription {seq} du journal de la maison le dit. Son empreinte reste.</translation>
    </message>
    <message id="report.gone.missing">
        <source>It is not where the table&apos;s record was kept, and no purge of it is in the house&apos;s log.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>Il n’est pas où l’enregistrement était gardé, et le journal de la maison ne dit pas qu’il a été effacé.</translation>
    </message>
    <message id="report.gone.open">
        <source>The table still ran when this was made: the end of its film is not closed yet.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>La table jouait encore : la fin de son film n’est pas encore close.</translation>
    </message>
    <message id="report.check">
        <source>11. How to check it</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>11. Comment vérifier</translation>
    </message>
    <message id="report.check.what">
        <source>Whoever doubts this report needs neither the house nor its program.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>Qui doute de ce rapport n’a besoin ni de la maison ni de son programme.</translation>
    </message>
    <message id="report.check.unpack">
        <source>Unpack the file, and open a command line in the folder that was in it. Python 3.11 or newer is needed, and nothing else.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>Décompressez le fichier et ouvrez une ligne de commande dans le dossier qu’il contenait. Il faut Python 3.11 ou plus récent, et rien d’autre.</translation>
    </message>
    <message id="report.check.key">
        <source>Get the house&apos;s public key from elsewhere than from this file, such as from the regulator who has it since the table was set up, and keep it as {file}.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>Procurez-vous la clé publique de la maison ailleurs que dans ce fichier, par exemple auprès de l’autorité qui l’a depuis l’installation de la table, et gardez-la sous le nom {file}.</translation>
    </message>
    <message id="report.check.run">
        <source>Run:</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>Lancez :</translation>
    </message>
    <message id="report.check.answer">
        <source>It says “{answer}”, or names the first thing that is not as it was written and signed: a changed byte in any file, one that is missing or was added, an entry that never was in the record.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>La réponse est « {answer} » (rien n’est faux), ou la première chose qui n’est pas comme elle a été écrite et signée : un octet changé dans un fichier, un fichier manquant ou ajouté, une inscription qui n’a jamais été dans l’enregistrement.</translation>
    </message>
    <message id="report.check.verifier">
        <source>Whoever does not trust the verifier in this file takes the published one, or writes his own: the form of the record is public ({file} of the program).</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>Qui ne se fie pas au vérificateur joint prend celui qui est publié, ou écrit le sien : la forme de l’enregistrement est publique ({file} du programme).</translation>
    </message>
    <message id="report.check.limits">
        <source>It proves what was written and when, and that nothing of it was changed since. It does not prove that what was written was so; for that there are the pictures.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>Il prouve ce qui a été écrit et quand, et que rien n’en a été changé depuis. Il ne prouve pas que ce qui a été écrit était vrai ; pour cela il y a les images.</translation>
    </message>
    <message id="desk.tab.export">
        <source>EXPORT</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>EXPORTER</translation>
    </message>
    <message id="desk.key.export">
        <source>E|export the evidence of the dispute</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>E|exporter les preuves du litige</translation>
    </message>
    <message id="desk.key.points">
        <source>I, Shift+I|where the viewing clip begins, where it ends; X: neither</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>I, Maj+I|où commence l&apos;extrait à regarder, où il finit ; X : ni l&apos;un ni l&apos;autre</translation>
    </message>
    <message id="export.what">
        <source>All the evidence of the dispute as one file that proves itself: entries, films as they are, pictures, rules, keys, a report in three languages.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>Toutes les preuves du litige en un seul fichier qui se prouve lui-même : entrées, films tels quels, images, règles, clés, un rapport en trois langues.</translation>
    </message>
    <message id="export.folder">
        <source>Into the folder</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>Dans le dossier</translation>
    </message>
    <message id="export.clip">
        <source>Viewing clip</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>Extrait à regarder</translation>
    </message>
    <message id="export.clip.round">
        <source>the round and two seconds around it. I and Shift+I set another begin and end</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>le coup et deux secondes autour. I et Maj+I fixent un autre début et une autre fin</translation>
    </message>
    <message id="export.clip.points">
        <source>from {first} to {last}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>de {first} à {last}</translation>
    </message>
    <message id="export.clip.begin">
        <source>the round&apos;s begin</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>le début du coup</translation>
    </message>
    <message id="export.clip.finish">
        <source>the round&apos;s end</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>la fin du coup</translation>
    </message>
    <message id="export.boxes">
        <source>Cover boxes</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>Masquer les cases</translation>
    </message>
    <message id="export.boxes.seat_word">
        <source>Cover seats</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>Masquer les sièges</translation>
    </message>
    <message id="export.boxes.hint">
        <source>1 4: in the viewing copy alone; empty: none</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>1 4 : dans la copie à regarder seulement ; vide : aucune</translation>
    </message>
    <message id="export.others">
        <source>Cover all boxes but that of the claim</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>Masquer toutes les cases sauf celle de la réclamation</translation>
    </message>
    <message id="export.others.seat_word">
        <source>Cover all seats but that of the claim</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>Masquer tous les sièges sauf celui de la réclamation</translation>
    </message>
    <message id="export.parts">
        <source>Cover faces</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>Masquer des visages</translation>
    </message>
    <message id="export.parts.hint">
        <source>x,y,width,height in pixels, several with a space, 2: for the second camera; or drawn in the picture with the mouse. The picture shows what will be covered.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>x,y,largeur,hauteur en pixels, plusieurs séparés par une espace, 2: pour la seconde caméra ; ou dessiné dans l&apos;image à la souris. L&apos;image montre ce qui sera masqué.</translation>
    </message>
    <message id="export.do">
        <source>EXPORT  (Ctrl+Enter)</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>EXPORTER  (Ctrl+Entrée)</translation>
    </message>
    <message id="export.stop">
        <source>STOP</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>ARRÊTER</translation>
    </message>
    <message id="export.none">
        <source>No dispute about this round: open one first, an export is made of a dispute.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>Aucun litige sur ce coup : ouvrez-en un d’abord, on exporte un litige.</translation>
    </message>
    <message id="export.runs">
        <source>An export is under way: wait for it, or stop it.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>Un export est en cours : l&apos;attendre, ou l&apos;arrêter.</translation>
    </message>
    <message id="export.stage.entries">
        <source>Entries and their proofs</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>Entrées et leurs preuves</translation>
    </message>
    <message id="export.stage.films">
        <source>Films, as they are</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>Films, tels quels</translation>
    </message>
    <message id="export.stage.pictures">
        <source>Pictures, and the copy for looking at</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>Images, et la copie à regarder</translation>
    </message>
    <message id="export.stage.report">
        <source>The report</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>Le rapport</translation>
    </message>
    <message id="export.done">
        <source>Exported as {file}. Its digest: {digest}. The house&apos;s log says who did it.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>Exporté : {file}. Son empreinte : {digest}. Le journal de la maison dit qui l’a fait.</translation>
    </message>
    <message id="export.no_boxes">
        <source>“{text}”: numbers of boxes such as 1 4 were expected.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>« {text} » : des numéros de cases comme 1 4 étaient attendus.</translation>
    </message>
    <message id="export.no_boxes.seat_word">
        <source>“{text}”: numbers of seats such as 1 4 were expected.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>« {text} » : des numéros de sièges comme 1 4 étaient attendus.</translation>
    </message>
    <message id="export.no_parts">
        <source>“{text}”: pixels such as 400,120,90,110 were expected.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>« {text} » : des pixels comme 400,120,90,110 étaient attendus.</translation>
    </message>
    <message id="refused.covered">
        <source>To be covered: {box} found; one of {boxes} was expected.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>À masquer : {box} trouvé ; l&apos;un de {boxes} était attendu.</translation>
    </message>
    <message id="refused.clip.ends">
        <source>The viewing clip: it must not end before it begins.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>L&apos;extrait à regarder ne peut pas finir avant de commencer.</translation>
    </message>
    <message id="refused.clip.long">
        <source>The viewing clip: {asked} minutes were asked for, and at most {most} can be: set its begin and its end around what matters.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>L&apos;extrait à regarder : {asked} minutes demandées, {most} au plus sont possibles : fixer son début et sa fin autour de ce qui compte.</translation>
    </message>
    <message id="refused.exists">
        <source>{file} is there already; an export is not written over another one: name another file.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>{file} existe déjà ; un export n&apos;en remplace jamais un autre : nommer un autre fichier.</translation>
    </message>
    <message id="refused.no_folder">
        <source>{folder}: no such folder; one that the file is to lie in was expected.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>{folder} : aucun dossier de ce nom ; celui où le fichier doit aller était attendu.</translation>
    </message>
    <message id="refused.stopped">
        <source>The export was stopped: nothing was written.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>L&apos;export a été arrêté : rien n&apos;a été écrit.</translation>
    </message>
</context>
<context>
    <name>heads_up_holdem</name>
    <message id="kind.odds">
        <source>ODDS</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>ODDS</translation>
    </message>
    <message id="kind.raise">
        <source>RAISE</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>RELANCE</translation>
    </message>
    <message id="kind.bad_beat">
        <source>BAD BEAT</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>BAD BEAT</translation>
    </message>
    <message id="kind.trips_plus">
        <source>TRIPS PLUS</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>TRIPS PLUS</translation>
    </message>
    <message id="kind.pocket_bonus">
        <source>POCKET BONUS</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>POCKET BONUS</translation>
    </message>
    <message id="choice.check">
        <source>CHECK</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>PAROLE</translation>
    </message>
    <message id="said.check">
        <source>CHECKED</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>PAROLE</translation>
    </message>
    <message id="line.straight">
        <source>Straight</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>Quinte</translation>
    </message>
    <message id="line.three_of_a_kind">
        <source>Three of a kind</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>Brelan</translation>
    </message>
    <message id="line.pair_of_aces">
        <source>Pair of aces</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>Paire d&apos;as</translation>
    </message>
    <message id="line.ace_and_face_suited">
        <source>Ace and king, queen or jack of one suit</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>As et roi, dame ou valet assortis</translation>
    </message>
    <message id="line.ace_and_face">
        <source>Ace and king, queen or jack</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>As et roi, dame ou valet</translation>
    </message>
    <message id="line.pair">
        <source>Pair</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>Paire</translation>
    </message>
    <message id="huh.showdown">
        <source>Pay and take</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>Payer et ramasser</translation>
    </message>
    <message id="huh.no_such_box" numerus="yes">
        <source>{party}: this table has {boxes} boxes.</source>
        <extracomment>What Heads-Up Hold&apos;em says. the words follow the number boxes</extracomment>
        <translation>
            <numerusform>{party}&#xa0;: cette table a {boxes} case.</numerusform>
            <numerusform>{party}&#xa0;: cette table a {boxes} cases.</numerusform>
        </translation>
    </message>
    <message id="huh.whole_multiples">
        <source>RAISE in whole antes</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>RELANCE en antes entières</translation>
    </message>
    <message id="huh.hand_without_bets">
        <source>Cards lie at {place}, where no ante with equal odds stands.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>{place}&#xa0;: des cartes sans ANTE et ODDS égales.</translation>
    </message>
    <message id="huh.dealer_card_exposed">
        <source>A card of the dealer was exposed before its time.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>Une carte du croupier a été vue avant l&apos;heure.</translation>
    </message>
    <message id="huh.late_bet">
        <source>{party}: {kind:kind} came after the first card.</source>
        <extracomment>What Heads-Up Hold&apos;em says. kind: a bet&apos;s name</extracomment>
        <translation>{party}&#xa0;: {kind:kind} posé après la première carte.</translation>
    </message>
    <message id="huh.too_late">
        <source>{party}: {kind:kind} came when cards could be looked at: no bet, it goes back.</source>
        <extracomment>What Heads-Up Hold&apos;em says. kind: a bet&apos;s name</extracomment>
        <translation>{party}&#xa0;: {kind:kind} posé alors que des cartes pouvaient être vues&#xa0;: mise nulle, à rendre.</translation>
    </message>
    <message id="huh.unequal">
        <source>{party}: ante {ante:money} and odds {odds:money} are not equal.</source>
        <extracomment>What Heads-Up Hold&apos;em says. ante: an amount; odds: an amount</extracomment>
        <translation>{party}&#xa0;: ANTE {ante:money} et ODDS {odds:money} ne sont pas égales.</translation>
    </message>
    <message id="huh.no_ante">
        <source>{party}: there are chips without an ante and odds.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>{party}&#xa0;: des jetons sans ANTE et ODDS.</translation>
    </message>
    <message id="huh.no_cards">
        <source>No cards without an ante and equal odds: the stakes of this box go back.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>Pas de cartes sans ANTE et ODDS égales&#xa0;: les mises de cette case sont rendues.</translation>
    </message>
    <message id="huh.not_a_bet">
        <source>No bet of this table: it goes back.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>Ce n&apos;est pas une mise de cette table&#xa0;: à rendre.</translation>
    </message>
    <message id="huh.raise_short">
        <source>{party}: RAISE {amount:money} is less than {least:money}.</source>
        <extracomment>What Heads-Up Hold&apos;em says. amount: an amount; least: an amount</extracomment>
        <translation>{party}&#xa0;: RELANCE de {amount:money}, moins que {least:money}.</translation>
    </message>
    <message id="huh.made_up">
        <source>Make it up to {least:money}[, at most {most:money},] in all, or give it back.</source>
        <extracomment>What Heads-Up Hold&apos;em says. least: an amount; most: an amount; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Compléter à {least:money}[, au plus {most:money},] en tout, ou rendre.</translation>
    </message>
    <message id="huh.raise_over">
        <source>{party}: RAISE {amount:money}, of which {counts:money} counts.</source>
        <extracomment>What Heads-Up Hold&apos;em says. amount: an amount; counts: an amount</extracomment>
        <translation>{party}&#xa0;: RELANCE de {amount:money}, dont {counts:money} comptent.</translation>
    </message>
    <message id="huh.over">
        <source>What is over the RAISE that the rules allow goes back.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>Ce qui dépasse la RELANCE permise est rendu.</translation>
    </message>
    <message id="huh.raise_after_check">
        <source>{party}: RAISE after CHECK in the same round of betting.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>{party}&#xa0;: RELANCE après PAROLE dans le même tour d&apos;enchères.</translation>
    </message>
    <message id="huh.goes_back">
        <source>A RAISE after CHECK in the same round of betting does not count: it goes back.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>Une RELANCE après PAROLE dans le même tour d&apos;enchères ne compte pas&#xa0;: à rendre.</translation>
    </message>
    <message id="huh.hands_off">
        <source>{party} raised, and then touched cards or chips, or spoke again.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>{party} a relancé, puis a touché cartes ou jetons, ou a reparlé.</translation>
    </message>
    <message id="huh.one_raise">
        <source>One RAISE in a hand: what came after it goes back.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>Une seule RELANCE par coup&#xa0;: ce qui vient après est rendu.</translation>
    </message>
    <message id="huh.no_raise">
        <source>Folded: chips that came to no RAISE go back.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>A passé&#xa0;: les jetons qui ne font pas une RELANCE sont rendus.</translation>
    </message>
    <message id="huh.folded">
        <source>Folded: ante and odds lose.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>A passé&#xa0;: ANTE et ODDS sont perdues.</translation>
    </message>
    <message id="huh.tie">
        <source>Equal on all five cards, {hand}: push.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>Égal sur les cinq cartes, {hand}&#xa0;: égalité.</translation>
    </message>
    <message id="huh.tie_to_dealer">
        <source>Equal on all five cards, {hand}: in this house the dealer wins.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>Égal sur les cinq cartes, {hand}&#xa0;: dans cette maison, le croupier gagne.</translation>
    </message>
    <message id="huh.dealer_higher">
        <source>The dealer is higher: {dealer_hand} against {hand}[, {dealer_kicker} against {kicker}].</source>
        <extracomment>What Heads-Up Hold&apos;em says. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Le croupier est plus fort&#xa0;: {dealer_hand} contre {hand}[, {dealer_kicker} contre {kicker}].</translation>
    </message>
    <message id="huh.dealer_lower">
        <source>The player is higher: {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}].</source>
        <extracomment>What Heads-Up Hold&apos;em says. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Le joueur est plus fort&#xa0;: {hand} contre {dealer_hand}[, {kicker} contre {dealer_kicker}].</translation>
    </message>
    <message id="huh.not_qualified">
        <source>The dealer does not qualify with {dealer_hand}, against {hand}: push.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>Le croupier n&apos;est pas qualifié avec {dealer_hand}, contre {hand}&#xa0;: égalité.</translation>
    </message>
    <message id="huh.odds_returned">
        <source>The player is higher: {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}]; the odds pay from a straight.</source>
        <extracomment>What Heads-Up Hold&apos;em says. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Le joueur est plus fort&#xa0;: {hand} contre {dealer_hand}[, {kicker} contre {dealer_kicker}]&#xa0;; ODDS paie à partir d&apos;une quinte.</translation>
    </message>
    <message id="huh.odds_win">
        <source>The player is higher: {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}].</source>
        <extracomment>What Heads-Up Hold&apos;em says. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Le joueur est plus fort&#xa0;: {hand} contre {dealer_hand}[, {kicker} contre {dealer_kicker}].</translation>
    </message>
    <message id="huh.bad_beat">
        <source>Bad beat: {hand} against the dealer&apos;s {dealer_hand}[, {kicker} against {dealer_kicker}].</source>
        <extracomment>What Heads-Up Hold&apos;em says. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Bad beat&#xa0;: {hand} contre {dealer_hand} du croupier[, {kicker} contre {dealer_kicker}].</translation>
    </message>
    <message id="huh.royal_unbeaten">
        <source>A royal flush has no bad beat: the odds go back.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>Une quinte flush royale n&apos;a pas de bad beat&#xa0;: ODDS à rendre.</translation>
    </message>
    <message id="huh.trips_plus">
        <source>The final hand is {hand}.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>La main finale est&#xa0;: {hand}.</translation>
    </message>
    <message id="huh.pocket_bonus">
        <source>The pocket cards are {cards:cards}.</source>
        <extracomment>What Heads-Up Hold&apos;em says. cards: cards</extracomment>
        <translation>Les cartes en main sont {cards:cards}.</translation>
    </message>
</context>
<context>
    <name>low_ball</name>
    <message id="kind.main pot, after the draw">
        <source>MAIN POT, AFTER THE DRAW</source>
        <extracomment>What Low Ball says. bets and words</extracomment>
        <translation>POT PRINCIPAL, APRÈS LE TIRAGE</translation>
    </message>
    <message id="kind.side pot 1, after the draw">
        <source>SIDE POT 1, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>POT EXTÉRIEUR 1, APRÈS LE TIRAGE</translation>
    </message>
    <message id="kind.side pot 2, after the draw">
        <source>SIDE POT 2, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>POT EXTÉRIEUR 2, APRÈS LE TIRAGE</translation>
    </message>
    <message id="kind.side pot 3, after the draw">
        <source>SIDE POT 3, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>POT EXTÉRIEUR 3, APRÈS LE TIRAGE</translation>
    </message>
    <message id="kind.side pot 4, after the draw">
        <source>SIDE POT 4, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>POT EXTÉRIEUR 4, APRÈS LE TIRAGE</translation>
    </message>
    <message id="kind.side pot 5, after the draw">
        <source>SIDE POT 5, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>POT EXTÉRIEUR 5, APRÈS LE TIRAGE</translation>
    </message>
    <message id="kind.side pot 6, after the draw">
        <source>SIDE POT 6, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>POT EXTÉRIEUR 6, APRÈS LE TIRAGE</translation>
    </message>
    <message id="kind.side pot 7, after the draw">
        <source>SIDE POT 7, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>POT EXTÉRIEUR 7, APRÈS LE TIRAGE</translation>
    </message>
    <message id="kind.side pot 8, after the draw">
        <source>SIDE POT 8, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>POT EXTÉRIEUR 8, APRÈS LE TIRAGE</translation>
    </message>
    <message id="kind.side pot 9, after the draw">
        <source>SIDE POT 9, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>POT EXTÉRIEUR 9, APRÈS LE TIRAGE</translation>
    </message>
    <message id="choice.pat">
        <source>PAT</source>
        <extracomment>What Low Ball says. bets and words</extracomment>
        <translation>SERVI</translation>
    </message>
    <message id="choice.draw 1">
        <source>DRAW 1</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>TIRE 1</translation>
    </message>
    <message id="choice.draw 2">
        <source>DRAW 2</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>TIRE 2</translation>
    </message>
    <message id="choice.draw 3">
        <source>DRAW 3</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>TIRE 3</translation>
    </message>
    <message id="choice.draw 4">
        <source>DRAW 4</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>TIRE 4</translation>
    </message>
    <message id="choice.draw 5">
        <source>DRAW 5</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>TIRE 5</translation>
    </message>
    <message id="choice.not looked">
        <source>NOT LOOKED</source>
        <extracomment>What Low Ball says. bets and words</extracomment>
        <translation>N&apos;A PAS REGARDÉ</translation>
    </message>
    <message id="said.pat">
        <source>STANDS PAT</source>
        <extracomment>What Low Ball says. bets and words</extracomment>
        <translation>SERVI</translation>
    </message>
    <message id="said.draw 1">
        <source>DRAWS 1</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>A TIRÉ 1</translation>
    </message>
    <message id="said.draw 2">
        <source>DRAWS 2</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>A TIRÉ 2</translation>
    </message>
    <message id="said.draw 3">
        <source>DRAWS 3</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>A TIRÉ 3</translation>
    </message>
    <message id="said.draw 4">
        <source>DRAWS 4</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>A TIRÉ 4</translation>
    </message>
    <message id="said.draw 5">
        <source>DRAWS 5</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>A TIRÉ 5</translation>
    </message>
    <message id="said.not looked">
        <source>NOT LOOKED</source>
        <extracomment>What Low Ball says. bets and words</extracomment>
        <translation>N&apos;A PAS REGARDÉ</translation>
    </message>
    <message id="said.miscalled">
        <source>MISCALLED</source>
        <extracomment>What Low Ball says. bets and words</extracomment>
        <translation>MAL ANNONCÉ</translation>
    </message>
    <message id="hand.ace_to_five">
        <source>{cards:low}</source>
        <extracomment>What Low Ball says. hands. cards: cards of a low hand</extracomment>
        <translation>{cards:low}</translation>
    </message>
    <message id="lb.misdeal">
        <source>Misdeal, two hands of six cards: give all chips back, same button</source>
        <extracomment>What Low Ball says. steps</extracomment>
        <translation>Maldonne, deux mains de six cartes&#xa0;: rendre tous les jetons, même bouton</translation>
    </message>
    <message id="lb.cut_by">
        <source>A player asked for a cut: {place} cuts.</source>
        <extracomment>What Low Ball says. steps</extracomment>
        <translation>Un joueur a demandé la coupe&#xa0;: {place} coupe.</translation>
    </message>
    <message id="lb.may_tell">
        <source>How many cards each drew may be told until this player acts.</source>
        <extracomment>What Low Ball says. steps</extracomment>
        <translation>On peut dire combien de cartes chacun a tirées jusqu&apos;à ce que ce joueur parle.</translation>
    </message>
    <message id="lb.seven_void">
        <source>{party} checked {hand}, the best hand: what was bet after the draw goes back.</source>
        <extracomment>What Low Ball says. pots</extracomment>
        <translation>{party} a dit PAROLE avec {hand}, la meilleure main&#xa0;: ce qui a été misé après le tirage est rendu.</translation>
    </message>
    <message id="lb.seven_lost">
        <source>{hand}, a seven or better, was checked after the draw: it cannot win this pot.</source>
        <extracomment>What Low Ball says. pots</extracomment>
        <translation>{hand}, un sept ou mieux, a dit PAROLE après le tirage&#xa0;: elle ne peut gagner ce pot.</translation>
    </message>
    <message id="lb.seven_wins">
        <source>All others in this pot checked a seven or better.</source>
        <extracomment>What Low Ball says. pots</extracomment>
        <translation>Tous les autres de ce pot ont dit PAROLE avec un sept ou mieux.</translation>
    </message>
    <message id="lb.miscalled">
        <source>Called wrong, and another hand was fouled by it: it loses the pot.</source>
        <extracomment>What Low Ball says. pots</extracomment>
        <translation>Mal annoncée, et une autre main en a été gâchée&#xa0;: elle perd le pot.</translation>
    </message>
    <message id="lb.miscall_wins">
        <source>The other hand was miscalled: it loses the pot.</source>
        <extracomment>What Low Ball says. pots</extracomment>
        <translation>L&apos;autre main a été mal annoncée&#xa0;: elle perd le pot.</translation>
    </message>
    <message id="lb.six_dead">
        <source>Six cards, and they were looked at: the hand is dead.</source>
        <extracomment>What Low Ball says. pots</extracomment>
        <translation>Six cartes, et elles ont été regardées&#xa0;: la main est morte.</translation>
    </message>
    <message id="lb.six">
        <source>{place} was dealt six cards.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{place} a reçu six cartes.</translation>
    </message>
    <message id="lb.six_dead_if_looked">
        <source>Looked at: the hand is dead. Not looked at: the last card goes back to the deck.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>Regardées&#xa0;: la main est morte. Non regardées&#xa0;: la dernière carte revient au paquet.</translation>
    </message>
    <message id="prescribes.misdeal">
        <source>Misdeal: all chips go back, and the same hand is dealt again.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>Maldonne&#xa0;: tous les jetons sont rendus, et le même coup est redonné.</translation>
    </message>
    <message id="lb.exposed">
        <source>A card of {place} was exposed.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{place}&#xa0;: une carte a été exposée.</translation>
    </message>
    <message id="lb.exposed_kept">
        <source>It stays.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>Elle reste.</translation>
    </message>
    <message id="lb.exposed_replaced">
        <source>It is replaced from the middle of the deck when all have five cards.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>Elle est remplacée du milieu du paquet quand tous ont cinq cartes.</translation>
    </message>
    <message id="lb.exposed_replaced_last">
        <source>It does not stay: it is replaced when all draws are dealt.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>Elle ne reste pas&#xa0;: elle est remplacée quand tous les tirages sont donnés.</translation>
    </message>
    <message id="lb.no_straddle">
        <source>{party} straddles; there is no straddle here.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{party} annonce STRADDLE&#xa0;; il n&apos;y en a pas ici.</translation>
    </message>
    <message id="lb.straddle">
        <source>{party} straddles. Only the player left of the big blind may, for twice as much, after two cards.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{party} annonce STRADDLE. Seul le joueur à gauche de la big blind le peut, pour le double, après deux cartes.</translation>
    </message>
    <message id="lb.check_raise">
        <source>{party} checked, and may not raise.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{party} a dit PAROLE et ne peut relancer.</translation>
    </message>
    <message id="lb.too_small">
        <source>{party} bets or raises {amount:money}; at least {least:money} is needed.</source>
        <extracomment>What Low Ball says. what is wrong. amount: an amount; least: an amount</extracomment>
        <translation>{party} ouvre ou relance de {amount:money}&#xa0;; il faut au moins {least:money}.</translation>
    </message>
    <message id="lb.blind_gone">
        <source>No blind is made up here: it is gone, and the hand plays on.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>Aucune blind n&apos;est rattrapée ici&#xa0;: elle est perdue, et le coup continue.</translation>
    </message>
    <message id="lb.dealer_cut">
        <source>The dealer asked for a cut; only a player may.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>Le donneur a demandé la coupe&#xa0;; seul un joueur le peut.</translation>
    </message>
    <message id="lb.second_cut">
        <source>{party} asks for a second cut; there is one for each draw.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{party} demande une seconde coupe&#xa0;; il y en a une par tirage.</translation>
    </message>
    <message id="lb.late_cut">
        <source>{party} asks for a cut after the first draw was named.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{party} demande la coupe après l&apos;annonce du premier tirage.</translation>
    </message>
    <message id="lb.miscall_harmless">
        <source>{place} miscalled, and no hand was fouled by it: the cards speak.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{place} a mal annoncé sans gâcher de main&#xa0;: les cartes parlent.</translation>
    </message>
    <message id="lb.late_change">
        <source>{party} changes the draw too late; {stands} stands.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{party} change son tirage trop tard&#xa0;; {stands} reste valable.</translation>
    </message>
    <message id="lb.dealer_draws_five">
        <source>{party} deals, and may draw four cards at most.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{party} donne, et tire quatre cartes au plus.</translation>
    </message>
    <message id="lb.discards">
        <source>{place} discarded {discards} for a draw of {wanted}.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{place} a écarté {discards} pour un tirage de {wanted}.</translation>
    </message>
    <message id="lb.drew_too_many">
        <source>{place} drew {cards_there} where {wanted} was said.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{place} a tiré {cards_there}&#xa0;; l&apos;annonce était de {wanted}.</translation>
    </message>
    <message id="lb.seven_unseen">
        <source>{party} checked {hand}. Chips were not entered action by action: rule on the seven by hand.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{party} a dit PAROLE avec {hand}. Les jetons n&apos;ont pas été saisis action par action&#xa0;: trancher le sept à la main.</translation>
    </message>
</context>
<context>
    <name>pit</name>
    <message id="pit.title">
        <source>Pit</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>Salle</translation>
    </message>
    <message id="pit.summary">
        <source>Tables: {tables} · want an eye: {eye} · alerts open: {open}</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>Tables : {tables} · à voir : {eye} · alertes ouvertes : {open}</translation>
    </message>
    <message id="pit.nothing">
        <source>No table has reported yet.</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>Aucune table ne s’est encore annoncée.</translation>
    </message>
    <message id="pit.away">
        <source>The database does not answer: what is shown is from {since}.</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>La base de données ne répond pas : ce qui est affiché date de {since}.</translation>
    </message>
    <message id="pit.round">
        <source>Round {number}</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>Coup {number}</translation>
    </message>
    <message id="pit.hands">
        <source>{count} hands/h</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>{count} coups/h</translation>
    </message>
    <message id="pit.hands.short">
        <source>hands/h: too early</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>coups/h : trop tôt</translation>
    </message>
    <message id="pit.lag">
        <source>lag {seconds} s</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>retard {seconds} s</translation>
    </message>
    <message id="pit.lag.entries">
        <source>not witnessed: {count}</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>sans témoin : {count}</translation>
    </message>
    <message id="pit.closed">
        <source>CLOSED</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>FERMÉE</translation>
    </message>
    <message id="pit.quiet">
        <source>CUT OFF · silent for {seconds} s</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>COUPÉE · muette depuis {seconds} s</translation>
    </message>
    <message id="pit.called">
        <source>INSPECTOR CALLED</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>CHEF DE TABLE APPELÉ</translation>
    </message>
    <message id="pit.refused">
        <source>RECORD REFUSED · {why}</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>ENREGISTREMENT REFUSÉ · {why}</translation>
    </message>
    <message id="pit.camera.ok">
        <source>Camera sees</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>La caméra voit</translation>
    </message>
    <message id="pit.camera.away">
        <source>CAMERA AWAY · {camera}</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>CAMÉRA ABSENTE · {camera}</translation>
    </message>
    <message id="pit.camera.doubtful">
        <source>VIEW IN DOUBT · {camera}</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>VUE DOUTEUSE · {camera}</translation>
    </message>
    <message id="pit.camera.none">
        <source>By touch, no camera</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>Au toucher, sans caméra</translation>
    </message>
    <message id="pit.alert">
        <source>Round {round}: {what}</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>Coup {round} : {what}</translation>
    </message>
    <message id="pit.alert.more">
        <source>and {count} more</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>et {count} de plus</translation>
    </message>
    <message id="pit.alert.seen">
        <source>seen by {by}, {at}</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>vu par {by}, {at}</translation>
    </message>
    <message id="pit.acknowledge">
        <source>ACKNOWLEDGE</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>PRENDRE ACTE</translation>
    </message>
    <message id="pit.acknowledge.who">
        <source>Who has seen it? Name and PIN</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>Qui l’a vu ? Nom et code</translation>
    </message>
    <message id="pit.name">
        <source>Name</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>Nom</translation>
    </message>
    <message id="pit.pin">
        <source>PIN</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>Code</translation>
    </message>
    <message id="pit.cancel">
        <source>Cancel</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>Annuler</translation>
    </message>
    <message id="pit.status">
        <source>Pit: {entries} entries behind, {seconds} s</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>Salle : {entries} entrées de retard, {seconds} s</translation>
    </message>
    <message id="pit.status.whole">
        <source>Pit has all</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>La salle a tout</translation>
    </message>
    <message id="pit.status.late">
        <source>The pit is not reached for {seconds} s; {entries} entries wait here, nothing is lost.</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>La salle n’est pas joignable depuis {seconds} s ; {entries} entrées attendent ici, rien n’est perdu.</translation>
    </message>
    <message id="pit.status.refused">
        <source>The pit refuses this record: {why}. Call the supervisor.</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>La salle refuse cet enregistrement : {why}. Appeler le superviseur.</translation>
    </message>
</context>
<context>
    <name>poker</name>
    <message id="kind.small blind">
        <source>SMALL BLIND</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>SMALL BLIND</translation>
    </message>
    <message id="kind.big blind">
        <source>BIG BLIND</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>BIG BLIND</translation>
    </message>
    <message id="kind.option">
        <source>OPTION</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>OPTION</translation>
    </message>
    <message id="kind.straddle">
        <source>STRADDLE</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>STRADDLE</translation>
    </message>
    <message id="kind.kill">
        <source>KILL</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>KILL</translation>
    </message>
    <message id="kind.post">
        <source>POST</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>POST</translation>
    </message>
    <message id="kind.dead">
        <source>DEAD MONEY</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>MISE MORTE</translation>
    </message>
    <message id="kind.collection">
        <source>COLLECTION</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>PRÉLÈVEMENT</translation>
    </message>
    <message id="kind.main pot">
        <source>MAIN POT</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>POT PRINCIPAL</translation>
    </message>
    <message id="kind.uncalled bet">
        <source>UNCALLED</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>NON SUIVI</translation>
    </message>
    <message id="kind.side pot 1">
        <source>SIDE POT 1</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>POT EXTÉRIEUR 1</translation>
    </message>
    <message id="kind.side pot 2">
        <source>SIDE POT 2</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>POT EXTÉRIEUR 2</translation>
    </message>
    <message id="kind.side pot 3">
        <source>SIDE POT 3</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>POT EXTÉRIEUR 3</translation>
    </message>
    <message id="kind.side pot 4">
        <source>SIDE POT 4</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>POT EXTÉRIEUR 4</translation>
    </message>
    <message id="kind.side pot 5">
        <source>SIDE POT 5</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>POT EXTÉRIEUR 5</translation>
    </message>
    <message id="kind.side pot 6">
        <source>SIDE POT 6</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>POT EXTÉRIEUR 6</translation>
    </message>
    <message id="kind.side pot 7">
        <source>SIDE POT 7</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>POT EXTÉRIEUR 7</translation>
    </message>
    <message id="kind.side pot 8">
        <source>SIDE POT 8</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>POT EXTÉRIEUR 8</translation>
    </message>
    <message id="kind.side pot 9">
        <source>SIDE POT 9</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>POT EXTÉRIEUR 9</translation>
    </message>
    <message id="said.dead hand">
        <source>DEAD HAND</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>MAIN MORTE</translation>
    </message>
    <message id="said.plays the board">
        <source>PLAYS THE BOARD</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>JOUE LE BOARD</translation>
    </message>
    <message id="poker.showdown">
        <source>Push the pots</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. steps</extracomment>
        <translation>Remettre les pots</translation>
    </message>
    <message id="poker.alone">
        <source>Nobody else is left in the hand</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. steps</extracomment>
        <translation>Plus personne d&apos;autre dans le coup</translation>
    </message>
    <message id="poker.push">
        <source>Push the pot: nobody else is left</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. steps</extracomment>
        <translation>Remettre le pot&#xa0;: plus personne d&apos;autre dans le coup</translation>
    </message>
    <message id="poker.too_few">
        <source>Too few players: no hand is dealt</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. steps</extracomment>
        <translation>Trop peu de joueurs&#xa0;: pas de donne</translation>
    </message>
    <message id="poker.button">
        <source>{place} has the highest card: the button goes there</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. steps</extracomment>
        <translation>{place} a la carte la plus forte&#xa0;: le bouton y va</translation>
    </message>
    <message id="poker.no_hand">
        <source>The draw for the button is no hand: chips go back.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. steps</extracomment>
        <translation>Le tirage du bouton n&apos;est pas un coup&#xa0;: jetons à rendre.</translation>
    </message>
    <message id="hand.low">
        <source>low {cards:low}</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. cards: cards of a low hand</extracomment>
        <translation>low {cards:low}</translation>
    </message>
    <message id="poker.high_and_low">
        <source>{hand}; low {low_cards:low}</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. low_cards: cards of a low hand</extracomment>
        <translation>{hand}&#xa0;; low {low_cards:low}</translation>
    </message>
    <message id="poker.uncalled">
        <source>Nobody called it: it goes back.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>Personne n&apos;a suivi&#xa0;: à rendre.</translation>
    </message>
    <message id="poker.folded">
        <source>Folded.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>A passé.</translation>
    </message>
    <message id="poker.mucked">
        <source>The hand was thrown away: it claims nothing.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>La main a été jetée&#xa0;: elle ne réclame rien.</translation>
    </message>
    <message id="poker.dead_hand">
        <source>The hand is dead by ruling.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>La main est morte par décision.</translation>
    </message>
    <message id="poker.all_dead">
        <source>No hand is alive: chips go back.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>Aucune main n&apos;est vivante&#xa0;: jetons à rendre.</translation>
    </message>
    <message id="poker.only_one">
        <source>Nobody else has chips in this pot.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>Personne d&apos;autre n&apos;a de jetons dans ce pot.</translation>
    </message>
    <message id="poker.not_in_hand">
        <source>Not in this hand: chips go back.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>Pas dans ce coup&#xa0;: jetons à rendre.</translation>
    </message>
    <message id="poker.collection">
        <source>The house&apos;s collection; it does not play.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>Le prélèvement du casino&#xa0;; il ne joue pas.</translation>
    </message>
    <message id="poker.taken">
        <source>The house&apos;s part of {amount:money}.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. amount: an amount</extracomment>
        <translation>La part du casino&#xa0;: {amount:money}.</translation>
    </message>
    <message id="poker.wins">
        <source>{hand}[, better than {other_hand}][, {kicker} against {other_kicker}][; odd chips {odd:money}].</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. odd: an amount; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{hand}[, plus fort que {other_hand}][, {kicker} contre {other_kicker}][&#xa0;; jetons impairs {odd:money}].</translation>
    </message>
    <message id="poker.shares" numerus="yes">
        <source>{hand}, shared by {among}[; better than {other_hand}][; odd chips {odd:money}].</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. odd: an amount; the words follow the number among; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>
            <numerusform>{hand}, partage entre {among} joueur[&#xa0;; plus fort que {other_hand}][&#xa0;; jetons impairs {odd:money}].</numerusform>
            <numerusform>{hand}, partage entre {among} joueurs[&#xa0;; plus fort que {other_hand}][&#xa0;; jetons impairs {odd:money}].</numerusform>
        </translation>
    </message>
    <message id="poker.wins_high">
        <source>High half: {hand}[, better than {other_hand}][, {kicker} against {other_kicker}][; odd chips {odd:money}].</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. odd: an amount; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Moitié haute&#xa0;: {hand}[, plus fort que {other_hand}][, {kicker} contre {other_kicker}][&#xa0;; jetons impairs {odd:money}].</translation>
    </message>
    <message id="poker.shares_high" numerus="yes">
        <source>High half, shared by {among}: {hand}[; odd chips {odd:money}].</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. odd: an amount; the words follow the number among; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>
            <numerusform>Moitié haute, entre {among} joueur&#xa0;: {hand}[&#xa0;; jetons impairs {odd:money}].</numerusform>
            <numerusform>Moitié haute, entre {among} joueurs&#xa0;: {hand}[&#xa0;; jetons impairs {odd:money}].</numerusform>
        </translation>
    </message>
    <message id="poker.wins_low">
        <source>Low half: {low_hand}[; odd chips {odd:money}].</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. odd: an amount; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Moitié basse&#xa0;: {low_hand}[&#xa0;; jetons impairs {odd:money}].</translation>
    </message>
    <message id="poker.shares_low" numerus="yes">
        <source>Low half, shared by {among}: {low_hand}[; odd chips {odd:money}].</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. odd: an amount; the words follow the number among; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>
            <numerusform>Moitié basse, entre {among} joueur&#xa0;: {low_hand}[&#xa0;; jetons impairs {odd:money}].</numerusform>
            <numerusform>Moitié basse, entre {among} joueurs&#xa0;: {low_hand}[&#xa0;; jetons impairs {odd:money}].</numerusform>
        </translation>
    </message>
    <message id="poker.scoops">
        <source>High half: {hand}; low half: {low_hand}.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>Moitié haute&#xa0;: {hand}&#xa0;; moitié basse&#xa0;: {low_hand}.</translation>
    </message>
    <message id="poker.beaten">
        <source>{hand}, not as good as {other_hand}[, {kicker} against {other_kicker}].</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{hand}, moins fort que {other_hand}[, {kicker} contre {other_kicker}].</translation>
    </message>
    <message id="poker.exposed">
        <source>A card of {place} was shown while bets are made.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>{place}&#xa0;: une carte a été montrée pendant les enchères.</translation>
    </message>
    <message id="poker.exposed_in_deal">
        <source>A card of {place} came face up.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>{place}&#xa0;: une carte est venue face ouverte.</translation>
    </message>
    <message id="prescribes.plays_on">
        <source>It may not be changed: the hand plays on.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>Elle ne peut être changée&#xa0;: le coup continue.</translation>
    </message>
    <message id="prescribes.replaced">
        <source>When all have their cards it becomes the burn card, and the next card replaces it.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>Quand tous ont leurs cartes, elle devient la carte brûlée, et la suivante la remplace.</translation>
    </message>
    <message id="poker.wrong_suit">
        <source>{cards:cards} at {place} is no club.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. cards: cards</extracomment>
        <translation>{cards:cards} ({place}) n&apos;est pas un trèfle.</translation>
    </message>
    <message id="prescribes.draw_again">
        <source>Take it back and deal a club.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>La reprendre et donner un trèfle.</translation>
    </message>
    <message id="poker.chips_aside">
        <source>{party}: {kind:kind} {amount:money} belongs to no hand.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. kind: a bet&apos;s name; amount: an amount</extracomment>
        <translation>{party}&#xa0;: {kind:kind} {amount:money} n&apos;appartient à aucune main.</translation>
    </message>
    <message id="prescribes.give_back">
        <source>Give the chips back.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>Rendre les jetons.</translation>
    </message>
    <message id="poker.not_posted">
        <source>{party} did not post: {kind:kind} {amount:money}.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. kind: a bet&apos;s name; amount: an amount</extracomment>
        <translation>{party} n&apos;a pas posé&#xa0;: {kind:kind} {amount:money}.</translation>
    </message>
    <message id="poker.out_of_turn">
        <source>{party} acted before {place}.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>{party} a agi avant&#xa0;: {place}.</translation>
    </message>
    <message id="prescribes.stands_unless_changed">
        <source>Back to {place}. It stands, unless the bet is changed before it.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>La parole revient&#xa0;: {place}. L&apos;action tient, sauf si l&apos;enchère change avant elle.</translation>
    </message>
    <message id="prescribes.fold_stands">
        <source>The fold stands. Back to {place}.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>La passe tient. La parole revient&#xa0;: {place}.</translation>
    </message>
    <message id="poker.not_due">
        <source>{party} put in {amount:money} as {kind:kind}, which is not due there.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount; kind: a bet&apos;s name</extracomment>
        <translation>{party} a mis {amount:money} pour {kind:kind}, qui n&apos;est pas dû là.</translation>
    </message>
    <message id="poker.string_bet">
        <source>{party} added {amount:money} after the first chips.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount</extracomment>
        <translation>{party} a ajouté {amount:money} après les premiers jetons.</translation>
    </message>
    <message id="prescribes.first_chips">
        <source>Only the first chips count, unless a raise was announced.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>Seuls les premiers jetons comptent, sauf relance annoncée.</translation>
    </message>
    <message id="poker.betting_is_over">
        <source>{party} put in {amount:money} after the betting was over.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount</extracomment>
        <translation>{party} a mis {amount:money} après la fin des enchères.</translation>
    </message>
    <message id="poker.check_to_bet">
        <source>{party} checked; there is {amount:money} to call.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount</extracomment>
        <translation>{party} a dit PAROLE&#xa0;; il y a {amount:money} à suivre.</translation>
    </message>
    <message id="prescribes.call_or_fold">
        <source>Make it up to a call, or fold; chips put in stay.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>Compléter pour suivre, ou passer&#xa0;; les jetons mis restent.</translation>
    </message>
    <message id="poker.too_little">
        <source>{party} put in {amount:money}; a call is {least:money}.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount; least: an amount</extracomment>
        <translation>{party} a mis {amount:money}&#xa0;; pour suivre il faut {least:money}.</translation>
    </message>
    <message id="poker.may_not_raise">
        <source>{party} put in {amount:money}; no raise is open to that hand.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount</extracomment>
        <translation>{party} a mis {amount:money}&#xa0;; aucune relance ne lui est ouverte.</translation>
    </message>
    <message id="prescribes.only_call">
        <source>It counts as a call of {amount:money}; the rest goes back.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount</extracomment>
        <translation>Cela compte pour suivre à {amount:money}&#xa0;; le reste est rendu.</translation>
    </message>
    <message id="poker.too_much">
        <source>{party} put in {amount:money}; at most {most:money} may go in.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount; most: an amount</extracomment>
        <translation>{party} a mis {amount:money}&#xa0;; au plus {most:money} peuvent entrer.</translation>
    </message>
    <message id="prescribes.back_to">
        <source>It counts as {amount:money}; the rest goes back.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount</extracomment>
        <translation>Cela compte pour {amount:money}&#xa0;; le reste est rendu.</translation>
    </message>
    <message id="poker.raise_too_small">
        <source>{party} put in {amount:money}; a full raise takes {least:money}.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount; least: an amount</extracomment>
        <translation>{party} a mis {amount:money}&#xa0;; une relance entière demande {least:money}.</translation>
    </message>
    <message id="prescribes.make_up">
        <source>It is half of it or more: made up to {amount:money}.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount</extracomment>
        <translation>C&apos;est la moitié ou plus&#xa0;: complété à {amount:money}.</translation>
    </message>
    <message id="poker.board_early">
        <source>A board card came before {place} had spoken.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>Une carte du board est venue avant la parole de&#xa0;: {place}.</translation>
    </message>
    <message id="prescribes.board_back">
        <source>Take it away, finish the betting, and call the inspector.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>La retirer, finir les enchères, et appeler le chef de table.</translation>
    </message>
    <message id="poker.bought_in_play">
        <source>{party} bought chips for {amount:money} during the hand.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount</extracomment>
        <translation>{party} a recavé {amount:money} pendant le coup.</translation>
    </message>
    <message id="prescribes.after_the_hand">
        <source>The chips play from the next hand on.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>Les jetons jouent à partir du coup suivant.</translation>
    </message>
    <message id="poker.players">
        <source>Players: {count}; from {least} to {most} can play.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>Joueurs&#xa0;: {count}&#xa0;; on joue de {least} à {most}.</translation>
    </message>
    <message id="poker.one_hand_each">
        <source>{party}: each player has one hand, and no stakes on other places.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>{party}&#xa0;: une seule main par joueur, et pas de mise sur d&apos;autres places.</translation>
    </message>
    <message id="poker.buy_in">
        <source>{party} sits down with {amount:money}; at least {least:money} is needed.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount; least: an amount</extracomment>
        <translation>{party} s&apos;assied avec {amount:money}&#xa0;; la cave minimum est {least:money}.</translation>
    </message>
    <message id="cch.no_fee_posted" numerus="yes">
        <source>The list posts no fee for {count} players: none is taken.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. the words follow the number count</extracomment>
        <translation>
            <numerusform>Le tableau ne donne pas de droit pour {count} joueur&#xa0;: rien n&apos;est prélevé.</numerusform>
            <numerusform>Le tableau ne donne pas de droit pour {count} joueurs&#xa0;: rien n&apos;est prélevé.</numerusform>
        </translation>
    </message>
    <message id="prescribes.floor">
        <source>Call the floor.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>Appeler le responsable de salle.</translation>
    </message>
    <message id="thp.no_seat_change">
        <source>{party} came from {place}: players may not change seats.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>{party} vient de&#xa0;: {place}&#xa0;; on ne change pas de place.</translation>
    </message>
    <message id="thp.not_announced">
        <source>The table is closed, and its last three hands were not announced and played.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>La table ferme, et ses trois dernières mains n&apos;ont pas été annoncées et jouées.</translation>
    </message>
    <message id="thp.announced_too_few" numerus="yes">
        <source>{count} last hands were announced; {wanted} are asked for.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. the words follow the number count</extracomment>
        <translation>
            <numerusform>{count} dernière main annoncée&#xa0;; il en faut {wanted}.</numerusform>
            <numerusform>{count} dernières mains annoncées&#xa0;; il en faut {wanted}.</numerusform>
        </translation>
    </message>
    <message id="thp.last_hand_played">
        <source>The hands announced as the last are played: the table closes.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>Les dernières mains annoncées sont jouées&#xa0;: la table ferme.</translation>
    </message>
</context>
<context>
    <name>push_nine</name>
    <message id="kind.buy-in">
        <source>BUY-IN</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>CAVE</translation>
    </message>
    <message id="choice.cow">
        <source>COW</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>COW</translation>
    </message>
    <message id="choice.split.seat_word">
        <source>SHARE THE POT</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>PARTAGER LE POT</translation>
    </message>
    <message id="choice.play">
        <source>PLAY</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>JOUER</translation>
    </message>
    <message id="choice.keep">
        <source>KEEP</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>GARDER</translation>
    </message>
    <message id="choice.replace">
        <source>REPLACE</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>REMPLACER</translation>
    </message>
    <message id="choice.looked">
        <source>HAS LOOKED</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>A REGARDÉ</translation>
    </message>
    <message id="choice.declined">
        <source>NO</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>NON</translation>
    </message>
    <message id="said.split.seat_word">
        <source>WILL SHARE</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>PARTAGERAIT</translation>
    </message>
    <message id="said.play">
        <source>PLAY</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>JOUE</translation>
    </message>
    <message id="said.keep">
        <source>KEPT</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>GARDÉE</translation>
    </message>
    <message id="said.replace">
        <source>REPLACED</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>REMPLACÉE</translation>
    </message>
    <message id="said.looked">
        <source>HAS LOOKED</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>A REGARDÉ</translation>
    </message>
    <message id="said.cow">
        <source>COW</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>COW</translation>
    </message>
    <message id="said.boxed card">
        <source>BOXED CARD</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>CARTE RETOURNÉE</translation>
    </message>
    <message id="said.fouled">
        <source>FOULED</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>JEU IRRÉGULIER</translation>
    </message>
    <message id="said.dropped">
        <source>CARD DROPPED</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>CARTE TOMBÉE</translation>
    </message>
    <message id="said.touched">
        <source>CARDS TOUCHED</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>CARTES TOUCHÉES</translation>
    </message>
    <message id="hand.three_faces">
        <source>three faces</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>trois figures</translation>
    </message>
    <message id="hand.points_0">
        <source>no points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>zéro point</translation>
    </message>
    <message id="hand.points_1">
        <source>one point</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>un point</translation>
    </message>
    <message id="hand.points_2">
        <source>two points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>deux points</translation>
    </message>
    <message id="hand.points_3">
        <source>three points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>trois points</translation>
    </message>
    <message id="hand.points_4">
        <source>four points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>quatre points</translation>
    </message>
    <message id="hand.points_5">
        <source>five points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>cinq points</translation>
    </message>
    <message id="hand.points_6">
        <source>six points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>six points</translation>
    </message>
    <message id="hand.points_7">
        <source>seven points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>sept points</translation>
    </message>
    <message id="hand.points_8">
        <source>eight points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>huit points</translation>
    </message>
    <message id="hand.points_9">
        <source>nine points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>neuf points</translation>
    </message>
    <message id="hand.agreed">
        <source>a share as agreed</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>une part convenue</translation>
    </message>
    <message id="p9.agreed">
        <source>Agreed: share the pot</source>
        <extracomment>What Push Nine says. steps</extracomment>
        <translation>D&apos;accord&#xa0;: partager le pot</translation>
    </message>
    <message id="p9.alone">
        <source>Nobody else is in: the push pot goes to {place}</source>
        <extracomment>What Push Nine says. steps</extracomment>
        <translation>Personne d&apos;autre&#xa0;: le push pot va à&#xa0;: {place}</translation>
    </message>
    <message id="p9.boxed">
        <source>Boxed card: misdeal, all chips go back and it is dealt again</source>
        <extracomment>What Push Nine says. steps</extracomment>
        <translation>Carte retournée dans le paquet&#xa0;: maldonne, tous les jetons sont rendus et on redonne</translation>
    </message>
    <message id="p9.misdeal" numerus="yes">
        <source>Misdeal, {place} has {cards_there} cards, not {wanted}: all chips go back</source>
        <extracomment>What Push Nine says. steps. the words follow the number cards_there</extracomment>
        <translation>
            <numerusform>Maldonne, {place} a {cards_there} carte au lieu de {wanted}&#xa0;: tous les jetons sont rendus</numerusform>
            <numerusform>Maldonne, {place} a {cards_there} cartes au lieu de {wanted}&#xa0;: tous les jetons sont rendus</numerusform>
        </translation>
    </message>
    <message id="p9.push">
        <source>{hand}: push {times}, equal hands {among}. {amount:money} stays for the next hand; the button goes to {button}, {cutter} cuts.</source>
        <extracomment>What Push Nine says. pots. amount: an amount</extracomment>
        <translation>{hand}&#xa0;: push {times}, mains égales {among}. {amount:money} restent pour le coup suivant&#xa0;; le bouton va à&#xa0;: {button}&#xa0;; {cutter} coupe.</translation>
    </message>
    <message id="p9.last_push" numerus="yes">
        <source>{hand}: push {times}, the last that is allowed, so the {among} equal hands share[; odd chips {odd:money}].</source>
        <extracomment>What Push Nine says. pots. odd: an amount; the words follow the number among; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>
            <numerusform>{hand}&#xa0;: push {times}, le dernier permis&#xa0;; {among} main égale partage[&#xa0;; jetons impairs {odd:money}].</numerusform>
            <numerusform>{hand}&#xa0;: push {times}, le dernier permis&#xa0;; les {among} mains égales partagent[&#xa0;; jetons impairs {odd:money}].</numerusform>
        </translation>
    </message>
    <message id="p9.only_alive">
        <source>The only hand that is alive.</source>
        <extracomment>What Push Nine says. pots</extracomment>
        <translation>La seule main vivante.</translation>
    </message>
    <message id="p9.shared" numerus="yes">
        <source>The {among} who were left agreed to share[; odd chips {odd:money}].</source>
        <extracomment>What Push Nine says. pots. odd: an amount; the words follow the number among; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>
            <numerusform>Le seul ({among}) qui restait a convenu de partager[&#xa0;; jetons impairs {odd:money}].</numerusform>
            <numerusform>Les {among} qui restaient ont convenu de partager[&#xa0;; jetons impairs {odd:money}].</numerusform>
        </translation>
    </message>
    <message id="p9.partner">
        <source>Partner of {place}, who won: the push pot is divided between them.</source>
        <extracomment>What Push Nine says. pots</extracomment>
        <translation>Partenaire du gagnant ({place})&#xa0;: le push pot est partagé entre eux.</translation>
    </message>
    <message id="p9.backed">
        <source>Backed by {place}, who won: the buy-in comes back from the pot.</source>
        <extracomment>What Push Nine says. pots</extracomment>
        <translation>Soutenu par le gagnant ({place})&#xa0;: la cave revient du pot.</translation>
    </message>
    <message id="p9.raised_partner">
        <source>{place} raised {other} with {hand}; that takes an eight or better. Both lose the pot.</source>
        <extracomment>What Push Nine says. pots</extracomment>
        <translation>{place} a relancé {other} avec {hand}&#xa0;; il faut un huit ou mieux. Les deux perdent le pot.</translation>
    </message>
    <message id="p9.dropped">
        <source>{place}: a card fell to the lap or the floor. The hand is dead.</source>
        <extracomment>What Push Nine says. pots</extracomment>
        <translation>{place}&#xa0;: une carte est tombée sur les genoux ou par terre. La main est morte.</translation>
    </message>
    <message id="p9.touched">
        <source>{place}: cards touched the discards or were taken. The hand is dead.</source>
        <extracomment>What Push Nine says. pots</extracomment>
        <translation>{place}&#xa0;: les cartes ont touché l&apos;écart ou ont été prises. La main est morte.</translation>
    </message>
    <message id="p9.dead_count" numerus="yes">
        <source>{place} has {cards_there} cards, not {wanted}, after the first action: the hand is dead.</source>
        <extracomment>What Push Nine says. pots. the words follow the number cards_there</extracomment>
        <translation>
            <numerusform>{place} a {cards_there} carte au lieu de {wanted} après la première action&#xa0;: la main est morte.</numerusform>
            <numerusform>{place} a {cards_there} cartes au lieu de {wanted} après la première action&#xa0;: la main est morte.</numerusform>
        </translation>
    </message>
    <message id="p9.over_exact">
        <source>More than the exact buy-in: it goes back.</source>
        <extracomment>What Push Nine says. pots</extracomment>
        <translation>Plus que la cave exacte&#xa0;: à rendre.</translation>
    </message>
    <message id="p9.no_buy_in">
        <source>No buy-in: not exact, too late or not open to him. It goes back.</source>
        <extracomment>What Push Nine says. pots</extracomment>
        <translation>Pas de cave&#xa0;: inexacte, trop tard ou non ouverte à ce joueur. À rendre.</translation>
    </message>
    <message id="p9.deck_too_soon" numerus="yes">
        <source>A new deck after {hands} hands; it may be asked for after {wanted}.</source>
        <extracomment>What Push Nine says. what is wrong. the words follow the number hands</extracomment>
        <translation>
            <numerusform>Un nouveau jeu après {hands} main&#xa0;; on peut le demander après {wanted}.</numerusform>
            <numerusform>Un nouveau jeu après {hands} mains&#xa0;; on peut le demander après {wanted}.</numerusform>
        </translation>
    </message>
    <message id="p9.cannot_ante">
        <source>{party} has not the chips for the ante.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>{party} n&apos;a pas les jetons pour l&apos;ANTE.</translation>
    </message>
    <message id="p9.nobodys_push">
        <source>Nobody who has a right to the push pot of {amount:money} is here; all play for it.</source>
        <extracomment>What Push Nine says. what is wrong. amount: an amount</extracomment>
        <translation>Aucun ayant droit au push pot de {amount:money} n&apos;est là&#xa0;; tous jouent pour lui.</translation>
    </message>
    <message id="p9.other_back">
        <source>A card has a back of another colour.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>Une carte a un dos d&apos;une autre couleur.</translation>
    </message>
    <message id="p9.not_now">
        <source>Partners and backers must say so before a push hand is dealt.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>Partenaires et soutiens s&apos;annoncent avant la donne d&apos;un coup de push.</translation>
    </message>
    <message id="p9.not_open">
        <source>{party} was not dealt in when the pot was pushed: no buy-in.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>{party} n&apos;était pas dans la donne du push&#xa0;: pas de cave.</translation>
    </message>
    <message id="p9.needs_none">
        <source>{party} pushed and need not buy in: it goes back.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>{party} avait la main égale et n&apos;a pas à caver&#xa0;: à rendre.</translation>
    </message>
    <message id="p9.late_buy_in">
        <source>{party} buys in after the first card.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>{party} cave après la première carte.</translation>
    </message>
    <message id="p9.not_exact">
        <source>The buy-in at {place} is {amount:money}; exactly {wanted:money} was due.</source>
        <extracomment>What Push Nine says. what is wrong. amount: an amount; wanted: an amount</extracomment>
        <translation>{place}&#xa0;: cave de {amount:money}&#xa0;; il fallait exactement {wanted:money}.</translation>
    </message>
    <message id="p9.over">
        <source>The buy-in at {place} is {amount:money}; {wanted:money} is enough, the rest goes back.</source>
        <extracomment>What Push Nine says. what is wrong. amount: an amount; wanted: an amount</extracomment>
        <translation>{place}&#xa0;: cave de {amount:money}&#xa0;; {wanted:money} suffisent, le reste est rendu.</translation>
    </message>
    <message id="p9.raise_too_small">
        <source>{party} raises by {amount:money}; a raise is at least {least:money}.</source>
        <extracomment>What Push Nine says. what is wrong. amount: an amount; least: an amount</extracomment>
        <translation>{party} relance de {amount:money}&#xa0;; le minimum est {least:money}.</translation>
    </message>
    <message id="p9.too_many_raises">
        <source>{party} raises; after one bet and three raises only a call is open.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>{party} relance&#xa0;; après une ouverture et trois relances, on ne peut que suivre.</translation>
    </message>
    <message id="p9.no_betting_money">
        <source>{place} has too few chips left to bet with.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>{place} n&apos;a plus assez de jetons pour miser.</translation>
    </message>
    <message id="p9.deal_again">
        <source>Misdeal: gather the cards and deal again.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>Maldonne&#xa0;: ramasser les cartes et redonner.</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message id="entry.session.opened">
        <source>recording begins under header {header}[, signed by {signer}]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>l&apos;enregistrement commence sous l&apos;en-tête {header}[, signé par {signer}]</translation>
    </message>
    <message id="entry.session.resumed">
        <source>recording goes on after it broke off, by dealer-assist {version}[, models {model}]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>l&apos;enregistrement reprend après une coupure, par dealer-assist {version}[, modèles {model}]</translation>
    </message>
    <message id="entry.session.closed">
        <source>recording ends after {frames} frames</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>l&apos;enregistrement finit après {frames} images</translation>
    </message>
    <message id="entry.segment.closed">
        <source>{what} kept as {file}, {since} to {until}, SHA-256 {digest}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>{what}&#xa0;: {file}, {since} à {until}, SHA-256 {digest}</translation>
    </message>
    <message id="entry.segment.closed.cut">
        <source>{what} kept as {file}, {since} to {until}, SHA-256 {digest}, found so after it broke off</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>{what}&#xa0;: {file}, {since} à {until}, SHA-256 {digest}, retrouvé ainsi après une coupure</translation>
    </message>
    <message id="entry.segment.frames">
        <source>{count} frames of {camera}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>{count} images de {camera}</translation>
    </message>
    <message id="entry.segment.looks">
        <source>{count} looks</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>{count} regards</translation>
    </message>
    <message id="entry.still.kept">
        <source>the empty felt as {camera} sees it kept as {file}, SHA-256 {digest}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>le tapis vide vu par {camera}&#xa0;: {file}, SHA-256 {digest}</translation>
    </message>
    <message id="entry.clock.stepped">
        <source>clock[ of {camera}] stepped by {seconds} s</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>l&apos;horloge[ de {camera}] a sauté de {seconds} s</translation>
    </message>
    <message id="entry.clock.read">
        <source>clock: {how}[, off by {error} ms at most]; local time is {ahead}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>horloge&#xa0;: {how}[, erreur d&apos;au plus {error} ms]&#xa0;; l&apos;heure locale est {ahead}</translation>
    </message>
    <message id="entry.clock.synchronised">
        <source>set by another clock</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>réglée par une autre horloge</translation>
    </message>
    <message id="entry.clock.free">
        <source>set by no other clock</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>réglée par aucune autre horloge</translation>
    </message>
    <message id="entry.clock.unknown">
        <source>nobody can say by what it is set</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>nul ne peut dire ce qui la règle</translation>
    </message>
    <message id="entry.writing.failed">
        <source>{what} not written since {since}: {why}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>{what} n&apos;est plus écrit depuis {since}&#xa0;: {why}</translation>
    </message>
    <message id="entry.handed.in" numerus="yes">
        <source>{count} entries handed in from outside the table</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session. the words follow the number count</extracomment>
        <translation>
            <numerusform>{count} entrée remise de l&apos;extérieur de la table</numerusform>
            <numerusform>{count} entrées remises de l&apos;extérieur de la table</numerusform>
        </translation>
    </message>
    <message id="entry.key.introduced">
        <source>signed by {signer} from here on</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>signé par {signer} à partir d&apos;ici</translation>
    </message>
    <message id="entry.key.rotated">
        <source>key {old} hands over to {new}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>la clé {old} passe la main à {new}</translation>
    </message>
    <message id="entry.key.recovered">
        <source>key {lost} was lost; {first} and {second} put {new} in its place: {why}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>la clé {lost} a été perdue&#xa0;; {first} et {second} mettent {new} à sa place&#xa0;: {why}</translation>
    </message>
    <message id="entry.camera.lost">
        <source>{camera} is away[ since {since}][: {why}]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{camera} est absente[ depuis {since}][&#xa0;: {why}]</translation>
    </message>
    <message id="entry.camera.back">
        <source>{camera} is back</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called</extracomment>
        <translation>{camera} est revenue</translation>
    </message>
    <message id="entry.view.doubtful">
        <source>view of {camera} in doubt since {since}: {why}[, by {far} mm]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>vue de {camera} en doute depuis {since}&#xa0;: {why}[, de {far} mm]</translation>
    </message>
    <message id="entry.view.trusted">
        <source>view of {camera} is trusted again</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called</extracomment>
        <translation>on se fie de nouveau à la vue de {camera}</translation>
    </message>
    <message id="entry.view.trusted.anew">
        <source>view of {camera} is trusted again, the felt found anew</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called</extracomment>
        <translation>on se fie de nouveau à la vue de {camera}, le tapis a été retrouvé</translation>
    </message>
    <message id="entry.cards.covered">
        <source>something lies over the cards at {places}: what changes beneath is not seen</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called</extracomment>
        <translation>quelque chose est posé sur les cartes, {places}&#xa0;: ce qui change dessous n&apos;est pas vu</translation>
    </message>
    <message id="entry.cards.uncovered">
        <source>nothing lies over cards any more</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called</extracomment>
        <translation>plus rien n&apos;est posé sur les cartes</translation>
    </message>
    <message id="entry.frames.dropped">
        <source>{count} frames of {camera} are not in the film</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called</extracomment>
        <translation>{count} images de {camera} ne sont pas dans le film</translation>
    </message>
    <message id="entry.frames.unseen">
        <source>{count} frames of {camera} were not looked at</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called</extracomment>
        <translation>{count} images de {camera} n&apos;ont pas été regardées</translation>
    </message>
    <message id="entry.inspector.called">
        <source>the inspector is called[ to {place}]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>le chef de table est appelé[&#xa0;: {place}]</translation>
    </message>
    <message id="entry.inspector.came">
        <source>the inspector came</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called</extracomment>
        <translation>le chef de table est venu</translation>
    </message>
    <message id="entry.person.added">
        <source>{person} works here from now on, as {roles}[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{person} travaille ici désormais, comme {roles}[ (avec {second})]</translation>
    </message>
    <message id="entry.person.changed">
        <source>{person}: {roles}[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{person}&#xa0;: {roles}[ (avec {second})]</translation>
    </message>
    <message id="entry.person.changed.pin">
        <source>{person}: {roles}, with another PIN[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{person}&#xa0;: {roles}, avec un autre code[ (avec {second})]</translation>
    </message>
    <message id="entry.person.left">
        <source>{person} no longer works here[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{person} ne travaille plus ici[ (avec {second})]</translation>
    </message>
    <message id="entry.signed.in">
        <source>{person} signs in ({where})</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people</extracomment>
        <translation>{person} se connecte ({where})</translation>
    </message>
    <message id="entry.signed.out">
        <source>{person} signs out</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people</extracomment>
        <translation>{person} se déconnecte</translation>
    </message>
    <message id="entry.pin.wrong">
        <source>a wrong PIN[ for {person}] ({where})</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>un code faux[ pour {person}] ({where})</translation>
    </message>
    <message id="entry.person.locked">
        <source>{person} is locked until {until}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people</extracomment>
        <translation>{person} est bloqué jusqu&apos;à {until}</translation>
    </message>
    <message id="entry.person.unlocked">
        <source>{person} is unlocked</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people</extracomment>
        <translation>{person} est débloqué</translation>
    </message>
    <message id="entry.recovery.held">
        <source>{holder} has a code for the day on which nobody can sign in[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{holder} a un code pour le jour où personne ne pourra se connecter[ (avec {second})]</translation>
    </message>
    <message id="entry.recovery.held.no_more">
        <source>{holder} no longer has a code for when nobody can sign in[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{holder} n&apos;a plus de code pour quand personne ne peut se connecter[ (avec {second})]</translation>
    </message>
    <message id="entry.supervisor.recovered">
        <source>{person} is a pit supervisor again, by the codes of {first} and {second}: {why}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people</extracomment>
        <translation>{person} est de nouveau responsable, par les codes de {first} et {second}&#xa0;: {why}</translation>
    </message>
    <message id="entry.dispute.opened">
        <source>dispute {number} opens: {folder}, round {round}[, place {box}], {category}: {claim}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. disputes, payouts, evidence. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>le litige {number} s&apos;ouvre&#xa0;: {folder}, coup {round}[, place {box}], {category}&#xa0;: {claim}</translation>
    </message>
    <message id="entry.dispute.noted">
        <source>dispute {number}, {kind}: {text}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. disputes, payouts, evidence</extracomment>
        <translation>litige {number}, {kind}&#xa0;: {text}</translation>
    </message>
    <message id="entry.dispute.decided">
        <source>dispute {number} {verdict}: {reason}; {why}[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. disputes, payouts, evidence. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>litige {number} {verdict}&#xa0;: {reason}&#xa0;; {why}[ (avec {second})]</translation>
    </message>
    <message id="entry.payout.verified">
        <source>payout verified: {folder}, round {round}, place {party}, {kind:kind}; player: {player}[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. disputes, payouts, evidence. kind: a bet&apos;s name; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>paiement vérifié&#xa0;: {folder}, coup {round}, place {party}, {kind:kind}&#xa0;; joueur&#xa0;: {player}[ (avec {second})]</translation>
    </message>
    <message id="entry.alert.acknowledged">
        <source>alert seen: {folder}, round {round}, {rule}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. disputes, payouts, evidence</extracomment>
        <translation>alerte vue&#xa0;: {folder}, coup {round}, {rule}</translation>
    </message>
    <message id="entry.evidence.viewed">
        <source>looks at {folder}, {what}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. disputes, payouts, evidence</extracomment>
        <translation>regarde {folder}, {what}</translation>
    </message>
    <message id="entry.exported">
        <source>{why} exported as {file}, SHA-256 {digest}, from {folder}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. disputes, payouts, evidence</extracomment>
        <translation>{why} exporté sous {file}, SHA-256 {digest}, de {folder}</translation>
    </message>
    <message id="entry.hold.placed">
        <source>hold on {folder}, {span}: {why}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. what is kept</extracomment>
        <translation>{folder} retenu, {span}&#xa0;: {why}</translation>
    </message>
    <message id="entry.hold.released">
        <source>hold of entry {hold} released: {why}[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. what is kept. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>la retenue de l&apos;entrée {hold} est levée&#xa0;: {why}[ (avec {second})]</translation>
    </message>
    <message id="entry.purged">
        <source>{file} of {folder} purged, SHA-256 {digest}[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. what is kept. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{file} de {folder} effacé, SHA-256 {digest}[ (avec {second})]</translation>
    </message>
    <message id="entry.retention.set">
        <source>film is kept for {film} days, sightings for {sightings}[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. what is kept. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>le film est gardé {film} jours, les regards {sightings}[ (avec {second})]</translation>
    </message>
    <message id="entry.rules.changed">
        <source>rules of {game} from here on: {file}, SHA-256 {digest}: {why}[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. what is kept. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>règles de {game} à partir d&apos;ici&#xa0;: {file}, SHA-256 {digest}&#xa0;: {why}[ (avec {second})]</translation>
    </message>
    <message id="entry.span">
        <source>{since} to {until}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. what is kept</extracomment>
        <translation>{since} à {until}</translation>
    </message>
    <message id="entry.span.from">
        <source>from {since} on</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. what is kept</extracomment>
        <translation>à partir de {since}</translation>
    </message>
    <message id="entry.span.all">
        <source>all of it</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. what is kept</extracomment>
        <translation>en entier</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message id="replay.title">
        <source>{session} · replay</source>
        <extracomment>What the replay of recorded sessions says</extracomment>
        <translation>{session} · relecture</translation>
    </message>
    <message id="replay.mark.round">
        <source>Round {round}</source>
        <extracomment>What the replay of recorded sessions says. what is marked</extracomment>
        <translation>Coup {round}</translation>
    </message>
    <message id="replay.mark.alert">
        <source>Round {round}: alert</source>
        <extracomment>What the replay of recorded sessions says. what is marked</extracomment>
        <translation>Coup {round}&#xa0;: alerte</translation>
    </message>
    <message id="replay.mark.correction">
        <source>Round {round}: correction</source>
        <extracomment>What the replay of recorded sessions says. what is marked</extracomment>
        <translation>Coup {round}&#xa0;: correction</translation>
    </message>
    <message id="replay.mark.dispute">
        <source>Round {round}: dispute</source>
        <extracomment>What the replay of recorded sessions says. what is marked</extracomment>
        <translation>Coup {round}&#xa0;: litige</translation>
    </message>
    <message id="replay.mark.reading">
        <source>Round {round}: read otherwise today</source>
        <extracomment>What the replay of recorded sessions says. what is marked</extracomment>
        <translation>Coup {round}&#xa0;: lu autrement aujourd&apos;hui</translation>
    </message>
    <message id="replay.mark.away">
        <source>Camera away</source>
        <extracomment>What the replay of recorded sessions says. what is marked</extracomment>
        <translation>Caméra absente</translation>
    </message>
    <message id="replay.mark.doubt">
        <source>View in doubt</source>
        <extracomment>What the replay of recorded sessions says. what is marked</extracomment>
        <translation>Vue en doute</translation>
    </message>
    <message id="replay.mark.resumed">
        <source>The recording went on here</source>
        <extracomment>What the replay of recorded sessions says. what is marked</extracomment>
        <translation>L&apos;enregistrement a repris ici</translation>
    </message>
    <message id="replay.event">
        <source>Entry {entry} of {entries}: {what} ({by})</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>Entrée {entry} sur {entries}&#xa0;: {what} ({by})</translation>
    </message>
    <message id="replay.before">
        <source>Before the first entry</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>Avant la première entrée</translation>
    </message>
    <message id="replay.elapsed">
        <source>{elapsed} of {length}</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>{elapsed} sur {length}</translation>
    </message>
    <message id="replay.frame">
        <source>frame {frame}</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>image {frame}</translation>
    </message>
    <message id="replay.round">
        <source>Round {round}</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>Coup {round}</translation>
    </message>
    <message id="replay.points">
        <source>from {since} to {until}</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>de {since} à {until}</translation>
    </message>
    <message id="replay.begin">
        <source>the beginning</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>le début</translation>
    </message>
    <message id="replay.end">
        <source>the end</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>la fin</translation>
    </message>
    <message id="replay.readonly">
        <source>This is a recording: nothing is entered here. A correction is made at the inspector&apos;s desk.</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>Ceci est un enregistrement&#xa0;: rien ne s&apos;y saisit. Une correction se fait au poste de l&apos;inspecteur.</translation>
    </message>
    <message id="replay.reading">
        <source>{face}[ {certainty} %]</source>
        <extracomment>What the replay of recorded sessions says. the bar. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{face}[ {certainty} %]</translation>
    </message>
    <message id="replay.hand">
        <source>hand</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>main</translation>
    </message>
    <message id="replay.street">
        <source>street</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>tour</translation>
    </message>
    <message id="replay.step">
        <source>event</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>événement</translation>
    </message>
    <message id="replay.picture">
        <source>frame</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>image</translation>
    </message>
    <message id="replay.play">
        <source>PLAY</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>LECTURE</translation>
    </message>
    <message id="replay.pause">
        <source>PAUSE</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>PAUSE</translation>
    </message>
    <message id="replay.slower">
        <source>slower</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>plus lent</translation>
    </message>
    <message id="replay.faster">
        <source>faster</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>plus vite</translation>
    </message>
    <message id="replay.in">
        <source>IN</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>DÉBUT</translation>
    </message>
    <message id="replay.out">
        <source>OUT</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>FIN</translation>
    </message>
    <message id="replay.camera">
        <source>CAMERA</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>CAMÉRA</translation>
    </message>
    <message id="replay.zoom">
        <source>ZOOM</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>LOUPE</translation>
    </message>
    <message id="replay.reread">
        <source>READ AGAIN</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>RELIRE</translation>
    </message>
    <message id="replay.stop">
        <source>STOP</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>ARRÊT</translation>
    </message>
    <message id="replay.keys">
        <source>KEYS</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>TOUCHES</translation>
    </message>
    <message id="reread.differs">
        <source>{place}[, {camera}], {since} to {until}: then {then}, now {now}</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{place}[, {camera}], de {since} à {until}&#xa0;: alors {then}, maintenant {now}</translation>
    </message>
    <message id="reread.face">
        <source>{face} ({certainty} %, {looks} looks)</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>{face} ({certainty} %, {looks} lectures)</translation>
    </message>
    <message id="reread.nothing">
        <source>no card</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>pas de carte</translation>
    </message>
    <message id="reread.title">
        <source>THEN AND NOW</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>ALORS ET MAINTENANT</translation>
    </message>
    <message id="reread.none">
        <source>The pictures have not been read again yet. R reads them with today&apos;s models[: {part}].</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>Les images n&apos;ont pas encore été relues. R les relit avec les modèles d&apos;aujourd&apos;hui[&#xa0;: {part}].</translation>
    </message>
    <message id="reread.running">
        <source>Reading again: {percent} %</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>Relecture&#xa0;: {percent} %</translation>
    </message>
    <message id="reread.same.models">
        <source>Read again by the models of the day ({now}).</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>Relu par les modèles du jour ({now}).</translation>
    </message>
    <message id="reread.models">
        <source>Then by models {then}, now by {now}.</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>Alors par les modèles {then}, maintenant par {now}.</translation>
    </message>
    <message id="reread.models.unknown">
        <source>The record names no models; now by {now}.</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>L&apos;enregistrement ne nomme pas de modèles&#xa0;; maintenant par {now}.</translation>
    </message>
    <message id="reread.found" numerus="yes">
        <source>{cards} cards compared, {count} read otherwise.</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now. the words follow the number count</extracomment>
        <translation>
            <numerusform>{cards} cartes comparées, {count} lue autrement.</numerusform>
            <numerusform>{cards} cartes comparées, {count} lues autrement.</numerusform>
        </translation>
    </message>
    <message id="reread.unread">
        <source>Not read: {gap}</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>Non lu&#xa0;: {gap}</translation>
    </message>
    <message id="reread.then">
        <source>THEN: {what}</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>ALORS&#xa0;: {what}</translation>
    </message>
    <message id="reread.now">
        <source>NOW: {what}</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>MAINTENANT&#xa0;: {what}</translation>
    </message>
    <message id="replay.keys.1">
        <source>Space|play, pause</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>Espace|lecture, pause</translation>
    </message>
    <message id="replay.keys.2">
        <source>, .|a frame back, on</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>, .|une image en arrière, en avant</translation>
    </message>
    <message id="replay.keys.3">
        <source>◀ ▶|an event back, on</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>◀ ▶|un événement en arrière, en avant</translation>
    </message>
    <message id="replay.keys.4">
        <source>Shift + ◀ ▶|a street back, on</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>Maj + ◀ ▶|un tour en arrière, en avant</translation>
    </message>
    <message id="replay.keys.5">
        <source>Ctrl + ◀ ▶|a hand back, on</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>Ctrl + ◀ ▶|une main en arrière, en avant</translation>
    </message>
    <message id="replay.keys.6">
        <source>Home End|the beginning, the end</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>Début Fin|le début, la fin</translation>
    </message>
    <message id="replay.keys.7">
        <source>[ ]|slower, faster</source>
        <extracomment>What the replay of recorded sessions says. keys. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>[ ]|plus lent, plus vite</translation>
    </message>
    <message id="replay.keys.8">
        <source>I O X|in point, out point, neither</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>I O X|point de début, de fin, aucun</translation>
    </message>
    <message id="replay.keys.9">
        <source>Z|this hand, or the whole session, in the bar</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>Z|cette main, ou toute la séance, dans la barre</translation>
    </message>
    <message id="replay.keys.10">
        <source>C|another camera, or all</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>C|une autre caméra, ou toutes</translation>
    </message>
    <message id="replay.keys.11">
        <source>R|read the pictures again, between the points</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>R|relire les images, entre les points</translation>
    </message>
    <message id="replay.keys.12">
        <source>D Shift + D|the next difference, the one before</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>D Maj + D|la différence suivante, la précédente</translation>
    </message>
    <message id="replay.keys.13">
        <source>M Shift + M|the next mark, the one before</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>M Maj + M|la marque suivante, la précédente</translation>
    </message>
    <message id="replay.keys.14">
        <source>G|the picture large</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>G|l&apos;image en grand</translation>
    </message>
    <message id="replay.keys.15">
        <source>L|with what was read, or without</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>L|avec ce qui a été lu, ou sans</translation>
    </message>
    <message id="replay.keys.16">
        <source>W|the picture whole, or as a pane</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>W|l&apos;image entière, ou à côté</translation>
    </message>
    <message id="replay.keys.17">
        <source>F11|full screen</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>F11|plein écran</translation>
    </message>
    <message id="replay.keys.18">
        <source>? Esc|these keys, back</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>? Échap|ces touches, retour</translation>
    </message>
</context>
<context>
    <name>reports</name>
    <message id="figures.title">
        <source>Report</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal</extracomment>
        <translation>Rapport</translation>
    </message>
    <message id="figures.of">
        <source>{records}: {sessions} sessions, {hands} hands[, from {since}][, until {until}]</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{records} : {sessions} séances, {hands} coups[, depuis {since}][, jusqu’à {until}]</translation>
    </message>
    <message id="figures.page">
        <source>Page {page} of {pages}</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal</extracomment>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message id="figures.none">
        <source>nothing</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal</extracomment>
        <translation>rien</translation>
    </message>
    <message id="figures.nobody">
        <source>nobody signed in</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal</extracomment>
        <translation>personne ne s’est identifié</translation>
    </message>
    <message id="figures.by_touch">
        <source>by touch</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal</extracomment>
        <translation>au toucher</translation>
    </message>
    <message id="figures.all">
        <source>all</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal</extracomment>
        <translation>tous</translation>
    </message>
    <message id="figures.reading">
        <source>Recognition</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>Reconnaissance</translation>
    </message>
    <message id="figures.reading.note">
        <source>Asked: the camera could not read the card, and people named it. Corrected: it was read, and the record says otherwise by now; wrong: another card. Behind each share: between what bounds it lies with 95 % certainty. A mistake that nobody noticed is not among these.</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>Demandées : la caméra n’a pas pu lire la carte, et quelqu’un l’a nommée. Corrigées : elle a été lue, et l’enregistrement dit autre chose depuis ; fausses : une autre carte. Derrière chaque part : entre quelles bornes elle se trouve, avec 95 % de certitude. Une erreur que personne n’a remarquée n’y figure pas.</translation>
    </message>
    <message id="figures.by.all">
        <source>All</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>Tout</translation>
    </message>
    <message id="figures.by.table">
        <source>Table</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>Table de jeu</translation>
    </message>
    <message id="figures.by.deck">
        <source>Deck</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>Paquet</translation>
    </message>
    <message id="figures.by.shift">
        <source>Shift</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>Service</translation>
    </message>
    <message id="figures.by.dealer">
        <source>Dealer</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>Croupier</translation>
    </message>
    <message id="figures.name">
        <source>Name</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>Nom</translation>
    </message>
    <message id="figures.cards">
        <source>Cards</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>Cartes</translation>
    </message>
    <message id="figures.asked">
        <source>Asked</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>Demandées</translation>
    </message>
    <message id="figures.unnamed">
        <source>Not named</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>Non nommées</translation>
    </message>
    <message id="figures.corrected">
        <source>Corrected</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>Corrigées</translation>
    </message>
    <message id="figures.wrong">
        <source>Wrong</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>Fausses</translation>
    </message>
    <message id="figures.told">
        <source>Told by people</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>Dites par quelqu’un</translation>
    </message>
    <message id="figures.pace">
        <source>Hands per hour</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. pace</extracomment>
        <translation>Coups par heure</translation>
    </message>
    <message id="figures.pace.note">
        <source>Of the hours in which a table was in play: a pause of more than ten minutes does not count.</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. pace</extracomment>
        <translation>Des heures où une table était en jeu : une pause de plus de dix minutes ne compte pas.</translation>
    </message>
    <message id="figures.hands">
        <source>Hands</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. pace</extracomment>
        <translation>Coups</translation>
    </message>
    <message id="figures.hours">
        <source>Hours</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. pace</extracomment>
        <translation>Heures</translation>
    </message>
    <message id="figures.per_hour">
        <source>Hands per hour</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. pace</extracomment>
        <translation>Coups par heure</translation>
    </message>
    <message id="figures.corrections">
        <source>Corrections</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>Rectifications</translation>
    </message>
    <message id="figures.what">
        <source>What</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>Quoi</translation>
    </message>
    <message id="figures.cause">
        <source>Cause</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>Origine</translation>
    </message>
    <message id="figures.count">
        <source>Number</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>Nombre</translation>
    </message>
    <message id="figures.what.card">
        <source>another card</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>une autre carte</translation>
    </message>
    <message id="figures.what.no card">
        <source>no card there</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>pas de carte là</translation>
    </message>
    <message id="figures.what.place">
        <source>another place</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>un autre endroit</translation>
    </message>
    <message id="figures.what.stake">
        <source>stake</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>mise</translation>
    </message>
    <message id="figures.what.decision">
        <source>decision</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>décision</translation>
    </message>
    <message id="figures.what.result">
        <source>result</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>résultat</translation>
    </message>
    <message id="figures.what.taken back">
        <source>correction taken back</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>correction retirée</translation>
    </message>
    <message id="figures.what.other">
        <source>other</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>autre</translation>
    </message>
    <message id="figures.cause.table">
        <source>at the table</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>à la table</translation>
    </message>
    <message id="figures.cause.dispute">
        <source>dispute</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>litige</translation>
    </message>
    <message id="figures.disputes">
        <source>Disputes</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. disputes</extracomment>
        <translation>Litiges</translation>
    </message>
    <message id="figures.category">
        <source>About</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. disputes</extracomment>
        <translation>Au sujet de</translation>
    </message>
    <message id="figures.opened">
        <source>Opened</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. disputes</extracomment>
        <translation>Ouverts</translation>
    </message>
    <message id="figures.open">
        <source>Open</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. disputes</extracomment>
        <translation>En attente</translation>
    </message>
    <message id="figures.decided">
        <source>Decided</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. disputes</extracomment>
        <translation>Tranchés</translation>
    </message>
    <message id="figures.reasons">
        <source>Why</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. disputes</extracomment>
        <translation>Pourquoi</translation>
    </message>
    <message id="figures.age">
        <source>Median time</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. disputes</extracomment>
        <translation>Durée médiane</translation>
    </message>
    <message id="figures.times">
        <source>{what}: {count}</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. disputes</extracomment>
        <translation>{what} : {count}</translation>
    </message>
    <message id="figures.malfunctions">
        <source>Malfunctions</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>Dysfonctionnements</translation>
    </message>
    <message id="figures.log">
        <source>Malfunction log</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>Journal des dysfonctionnements</translation>
    </message>
    <message id="figures.malfunction">
        <source>Malfunction</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>Dysfonctionnement</translation>
    </message>
    <message id="figures.lasted">
        <source>Lasted</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>Durée</translation>
    </message>
    <message id="figures.at">
        <source>At</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>À</translation>
    </message>
    <message id="figures.session">
        <source>Session</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>Séance</translation>
    </message>
    <message id="figures.entry">
        <source>Entry</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>Entrée</translation>
    </message>
    <message id="figures.details">
        <source>Details</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>Détails</translation>
    </message>
    <message id="figures.to_end">
        <source>to the end</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>jusqu’à la fin</translation>
    </message>
    <message id="figures.kind.camera away">
        <source>camera away</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>caméra absente</translation>
    </message>
    <message id="figures.kind.view in doubt">
        <source>view in doubt</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>vue douteuse</translation>
    </message>
    <message id="figures.kind.frames not filmed">
        <source>frames not filmed</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>images non filmées</translation>
    </message>
    <message id="figures.kind.frames not looked at">
        <source>frames not looked at</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>images non regardées</translation>
    </message>
    <message id="figures.kind.not written">
        <source>not written</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>non écrit</translation>
    </message>
    <message id="figures.kind.clock stepped">
        <source>clock stepped</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>saut d’horloge</translation>
    </message>
    <message id="figures.kind.broke off">
        <source>recording broke off</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>enregistrement interrompu</translation>
    </message>
    <message id="figures.kind.not closed">
        <source>not closed (running, or cut off)</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>non clos (en cours, ou coupé)</translation>
    </message>
    <message id="figures.kind.record damaged">
        <source>record damaged</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>enregistrement endommagé</translation>
    </message>
    <message id="figures.hold">
        <source>House edge and hold</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>Avantage de la maison et retenue</translation>
    </message>
    <message id="figures.hold.note">
        <source>Hold: what the rack gained of all that was staked. Edge: the same of one bet, beside what it is in the long run. The bounds, with 95 % certainty, show how little a night tells: where they hold the theory between them, nothing speaks against it. Below {fewest} rounds there are none.</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>Retenue : ce que la caisse a gagné de tout ce qui a été misé. Avantage : la même chose pour une seule mise, à côté de ce qu’il est à la longue. Les bornes, avec 95 % de certitude, montrent combien une nuit dit peu : là où la théorie se trouve entre elles, rien ne la contredit. Au-dessous de {fewest} coups il n’y en a pas.</translation>
    </message>
    <message id="figures.game">
        <source>Game</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>Jeu</translation>
    </message>
    <message id="figures.bet">
        <source>Of</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>De</translation>
    </message>
    <message id="figures.rounds">
        <source>Rounds</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>Coups</translation>
    </message>
    <message id="figures.staked">
        <source>Staked</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>Misé</translation>
    </message>
    <message id="figures.gained">
        <source>Gained</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>Gagné</translation>
    </message>
    <message id="figures.share">
        <source>Share</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>Part</translation>
    </message>
    <message id="figures.theory">
        <source>Theory</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>Théorie</translation>
    </message>
    <message id="figures.all_bets">
        <source>all bets (hold)</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>toutes les mises (retenue)</translation>
    </message>
    <message id="figures.no_theory">
        <source>no theory for these rules</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>pas de théorie pour ces règles</translation>
    </message>
    <message id="figures.few">
        <source>too few rounds</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>trop peu de coups</translation>
    </message>
    <message id="figures.when.best">
        <source>played best</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>joué au mieux</translation>
    </message>
    <message id="figures.when.called">
        <source>the Call always made</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>toujours suivi par le Call</translation>
    </message>
    <message id="figures.when.endless">
        <source>played best, from a shoe without end</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>joué au mieux, d’un sabot sans fin</translation>
    </message>
    <message id="figures.plot.wrong">
        <source>Corrected to another card, by {by}</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. plots</extracomment>
        <translation>Corrigées en une autre carte, par {by}</translation>
    </message>
    <message id="figures.plot.asked">
        <source>Asked for, by {by}</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. plots</extracomment>
        <translation>Demandées, par {by}</translation>
    </message>
    <message id="figures.plot.pace">
        <source>Hands per hour, by {by}</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. plots</extracomment>
        <translation>Coups par heure, par {by}</translation>
    </message>
    <message id="figures.plot.hold">
        <source>Hold and edge, ◆ theory</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. plots</extracomment>
        <translation>Retenue et avantage, ◆ théorie</translation>
    </message>
    <message id="figures.plot.percent">
        <source>per cent</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. plots</extracomment>
        <translation>pour cent</translation>
    </message>
    <message id="figures.plot.minutes">
        <source>minutes</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. plots</extracomment>
        <translation>en minutes</translation>
    </message>
    <message id="figures.plot.lasted">
        <source>Malfunctions: how long they lasted</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. plots</extracomment>
        <translation>Dysfonctionnements : leur durée</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message id="first.title">
        <source>Three questions before the first hand</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>Trois questions avant le premier coup</translation>
    </message>
    <message id="first.game">
        <source>1   Which game?</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>1   Quel jeu&#xa0;?</translation>
    </message>
    <message id="first.house">
        <source>By which rules?</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>Selon quelles règles&#xa0;?</translation>
    </message>
    <message id="first.camera">
        <source>2   Which camera?</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>2   Quelle caméra&#xa0;?</translation>
    </message>
    <message id="first.camera.number">
        <source>CAMERA {number}</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>CAMÉRA {number}</translation>
    </message>
    <message id="first.camera.size">
        <source>{width} × {height}</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>{width} × {height}</translation>
    </message>
    <message id="first.camera.none">
        <source>NO CAMERA</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>SANS CAMÉRA</translation>
    </message>
    <message id="first.camera.none.hint">
        <source>All by touch: cards are named on the screen, and the record says who named them.</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>Tout au toucher&#xa0;: les cartes sont nommées à l&apos;écran, et le registre dit par qui.</translation>
    </message>
    <message id="first.camera.hint">
        <source>Next comes the calibration guide: where the felt lies in the picture.</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>Vient ensuite le guide d&apos;étalonnage&#xa0;: où est le tapis dans l&apos;image.</translation>
    </message>
    <message id="first.camera.seeking">
        <source>Looking for cameras …</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>Recherche de caméras …</translation>
    </message>
    <message id="first.camera.found.none">
        <source>No camera answers. Plug one in, or deal without.</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>Aucune caméra ne répond. Branchez-en une, ou donnez sans.</translation>
    </message>
    <message id="first.camera.other">
        <source>OTHER CAMERA</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>AUTRE CAMÉRA</translation>
    </message>
    <message id="first.camera.other.hint">
        <source>a film, rtsp://…, or genicam:SERIAL</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>un film, rtsp://…, ou genicam:SERIAL</translation>
    </message>
    <message id="first.camera.none_such">
        <source>This names no camera: a number, a film, rtsp://… or genicam:SERIAL was expected.</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>Cela ne nomme aucune caméra&#xa0;: un numéro, un film, rtsp://… ou genicam:SERIAL était attendu.</translation>
    </message>
    <message id="first.records">
        <source>3   Where to keep the records?</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>3   Où garder les enregistrements&#xa0;?</translation>
    </message>
    <message id="first.records.other">
        <source>OTHER FOLDER</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>AUTRE DOSSIER</translation>
    </message>
    <message id="first.records.free">
        <source>{free} GB are free.</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>{free} Go sont libres.</translation>
    </message>
    <message id="first.records.bad">
        <source>Cannot be written: choose another folder.</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>Écriture impossible&#xa0;: choisissez un autre dossier.</translation>
    </message>
    <message id="first.deal">
        <source>DEAL</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>DONNER</translation>
    </message>
    <message id="first.calibrate">
        <source>TO THE CAMERA</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>VERS LA CAMÉRA</translation>
    </message>
    <message id="first.waits">
        <source>Choose a game, a camera and a folder.</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>Choisissez un jeu, une caméra et un dossier.</translation>
    </message>
    <message id="settings">
        <source>SETTINGS</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>RÉGLAGES</translation>
    </message>
    <message id="settings.title">
        <source>How this screen looks</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>L&apos;aspect de cet écran</translation>
    </message>
    <message id="settings.theme">
        <source>ROOM</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>SALLE</translation>
    </message>
    <message id="settings.theme.dark">
        <source>DARK</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>SOMBRE</translation>
    </message>
    <message id="settings.theme.light">
        <source>LIGHT</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>CLAIRE</translation>
    </message>
    <message id="settings.suits">
        <source>SUITS</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>COULEURS</translation>
    </message>
    <message id="settings.suits.two">
        <source>TWO COLOURS</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>DEUX COULEURS</translation>
    </message>
    <message id="settings.suits.four">
        <source>FOUR COLOURS</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>QUATRE COULEURS</translation>
    </message>
    <message id="settings.scale">
        <source>TEXT</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>TEXTE</translation>
    </message>
    <message id="settings.scale.percent">
        <source>{percent} %</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>{percent} %</translation>
    </message>
    <message id="settings.picture">
        <source>PICTURE</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>IMAGE</translation>
    </message>
    <message id="settings.picture.pane">
        <source>BESIDE</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>À CÔTÉ</translation>
    </message>
    <message id="settings.picture.whole">
        <source>WHOLE</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>ENTIÈRE</translation>
    </message>
    <message id="settings.picture.off">
        <source>OFF</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>SANS</translation>
    </message>
    <message id="settings.language">
        <source>LANGUAGE</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>LANGUE</translation>
    </message>
    <message id="settings.sound">
        <source>SOUND</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>SON</translation>
    </message>
    <message id="settings.sound.on">
        <source>ON</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>OUI</translation>
    </message>
    <message id="settings.sound.off">
        <source>OFF</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>NON</translation>
    </message>
    <message id="settings.window">
        <source>WINDOW</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>FENÊTRE</translation>
    </message>
    <message id="settings.window.full">
        <source>FULL SCREEN</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>PLEIN ÉCRAN</translation>
    </message>
    <message id="settings.window.framed">
        <source>WINDOW</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>FENÊTRE</translation>
    </message>
    <message id="overlay.through">
        <source>CLICKS GO THROUGH</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. over another program&apos;s window</extracomment>
        <translation>LES CLICS PASSENT</translation>
    </message>
    <message id="overlay.touch">
        <source>TOUCH</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. over another program&apos;s window</extracomment>
        <translation>TOUCHER</translation>
    </message>
</context>
</TS>
