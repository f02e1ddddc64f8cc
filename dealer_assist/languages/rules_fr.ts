<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Blackjack</name>
    <message id="BJ.title">
        <source>Blackjack</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Blackjack</translation>
    </message>
    <message id="BJ-DEAL-1.title">
        <source>The first cards</source>
        <extracomment>S1, first paragraph</extracomment>
        <translation>Les premières cartes</translation>
    </message>
    <message id="BJ-DEAL-1.text">
        <source>All face up: one card to each box with a bet, one to the dealer, a second to each box. The dealer has a single card until the boxes have played; nothing lies face down.</source>
        <extracomment>S1, first paragraph</extracomment>
        <translation>Toutes visibles&#xa0;: une carte à chaque case misée, une au croupier, une deuxième à chaque case. Le croupier n&apos;a qu&apos;une carte jusqu&apos;à ce que les cases aient joué&#xa0;; rien n&apos;est caché.</translation>
    </message>
    <message id="BJ-DEAL-2.title">
        <source>Decks in the shoe</source>
        <extracomment>S1 gives no number</extracomment>
        <translation>Jeux dans le sabot</translation>
    </message>
    <message id="BJ-DEAL-2.text">
        <source>How many packs are shuffled together is the house&apos;s choice.</source>
        <extracomment>S1 gives no number</extracomment>
        <translation>Combien de jeux sont mélangés ensemble est au choix de la maison.</translation>
    </message>
    <message id="BJ-DEAL-3.title">
        <source>Order of play</source>
        <extracomment>S1, the paragraph on further cards (from left to right, taken as the dealer&apos;s left first)</extracomment>
        <translation>Ordre du jeu</translation>
    </message>
    <message id="BJ-DEAL-3.text">
        <source>The boxes are asked one after another from the dealer&apos;s left, box 1 first; each plays its hand to the end.</source>
        <extracomment>S1, the paragraph on further cards (from left to right, taken as the dealer&apos;s left first)</extracomment>
        <translation>Les cases sont interrogées l&apos;une après l&apos;autre depuis la gauche du croupier, la case 1 d&apos;abord&#xa0;; chacune joue sa main jusqu&apos;au bout.</translation>
    </message>
    <message id="BJ-VAL-1.title">
        <source>What cards count</source>
        <extracomment>S1, the paragraph on a Blackjack for the pictures; that a player&apos;s ace is either it says nowhere</extracomment>
        <translation>Ce que comptent les cartes</translation>
    </message>
    <message id="BJ-VAL-1.text">
        <source>Two to ten their figure; jack, queen, king ten; the ace one or eleven, as suits the player&apos;s hand.</source>
        <extracomment>S1, the paragraph on a Blackjack for the pictures; that a player&apos;s ace is either it says nowhere</extracomment>
        <translation>Du deux au dix leur chiffre&#xa0;; valet, dame, roi dix&#xa0;; l&apos;as un ou onze, selon ce qui arrange la main du joueur.</translation>
    </message>
    <message id="BJ-VAL-2.title">
        <source>The dealer&apos;s aces</source>
        <extracomment>S1, the two lines after the dealer&apos;s rule</extracomment>
        <translation>Les as du croupier</translation>
    </message>
    <message id="BJ-VAL-2.text">
        <source>His first ace counts eleven unless that would bust him; any further ace counts one.</source>
        <extracomment>S1, the two lines after the dealer&apos;s rule</extracomment>
        <translation>Son premier as compte onze sauf s&apos;il le ferait sauter&#xa0;; tout autre as compte un.</translation>
    </message>
    <message id="BJ-VAL-3.title">
        <source>A blackjack</source>
        <extracomment>S1, second paragraph; the paragraph on split aces takes those out</extracomment>
        <translation>Un blackjack</translation>
    </message>
    <message id="BJ-VAL-3.text">
        <source>The first two cards are an ace and a ten-value card, and the hand was not split.</source>
        <extracomment>S1, second paragraph; the paragraph on split aces takes those out</extracomment>
        <translation>Les deux premières cartes sont un as et une carte valant dix, et la main n&apos;a pas été partagée.</translation>
    </message>
    <message id="BJ-DLR-1.title">
        <source>The dealer draws and stands</source>
        <extracomment>S1, the line on the dealer</extracomment>
        <translation>Le croupier tire et reste</translation>
    </message>
    <message id="BJ-DLR-1.text">
        <source>At 16 or less he must take a card, at 17 or more he must stop.</source>
        <extracomment>S1, the line on the dealer</extracomment>
        <translation>À 16 ou moins il doit tirer, à 17 ou plus il doit s&apos;arrêter.</translation>
    </message>
    <message id="BJ-DLR-2.title">
        <source>The dealer&apos;s soft 17</source>
        <extracomment>S1, follows from the dealer&apos;s rule and his first ace together</extracomment>
        <translation>Le 17 souple du croupier</translation>
    </message>
    <message id="BJ-DLR-2.text">
        <source>An ace and a six are 17 for the dealer, since his ace counts eleven, and 17 stands.</source>
        <extracomment>S1, follows from the dealer&apos;s rule and his first ace together</extracomment>
        <translation>Un as et un six font 17 pour le croupier, puisque son as compte onze, et à 17 il reste.</translation>
    </message>
    <message id="BJ-DLR-3.title">
        <source>When the dealer takes his cards</source>
        <extracomment>S1 does not say</extracomment>
        <translation>Quand le croupier prend ses cartes</translation>
    </message>
    <message id="BJ-DLR-3.text">
        <source>After all boxes have played. Whether he draws when no bet depends on it any more is not said.</source>
        <extracomment>S1 does not say</extracomment>
        <translation>Après que toutes les cases ont joué. S&apos;il tire quand plus aucune mise n&apos;en dépend n&apos;est pas dit.</translation>
    </message>
    <message id="BJ-OUT-1.title">
        <source>Over 21</source>
        <extracomment>S1, the line on the player&apos;s bust</extracomment>
        <translation>Plus de 21</translation>
    </message>
    <message id="BJ-OUT-1.text">
        <source>A hand over 21 loses at once and stays lost, also when the dealer goes over 21 later.</source>
        <extracomment>S1, the line on the player&apos;s bust</extracomment>
        <translation>Une main au-dessus de 21 perd aussitôt et reste perdue, même si le croupier saute ensuite.</translation>
    </message>
    <message id="BJ-OUT-2.title">
        <source>Nearer to 21</source>
        <extracomment>S1, the line on even money</extracomment>
        <translation>Plus près de 21</translation>
    </message>
    <message id="BJ-OUT-2.text">
        <source>A hand nearer to 21 than the dealer&apos;s, or any hand still in when the dealer busts, is paid 1:1.</source>
        <extracomment>S1, the line on even money</extracomment>
        <translation>Une main plus près de 21 que celle du croupier, ou toute main restante quand il saute, est payée 1:1.</translation>
    </message>
    <message id="BJ-OUT-3.title">
        <source>Lower than the dealer</source>
        <extracomment>S1, the line on the lower total</extracomment>
        <translation>Au-dessous du croupier</translation>
    </message>
    <message id="BJ-OUT-3.text">
        <source>A hand with the lower total loses.</source>
        <extracomment>S1, the line on the lower total</extracomment>
        <translation>Une main au total inférieur perd.</translation>
    </message>
    <message id="BJ-OUT-4.title">
        <source>Same total</source>
        <extracomment>S1, the line on the stand-off</extracomment>
        <translation>Même total</translation>
    </message>
    <message id="BJ-OUT-4.text">
        <source>Equal totals are a stand-off: the stake stays with the player, nothing is paid.</source>
        <extracomment>S1, the line on the stand-off</extracomment>
        <translation>Totaux égaux&#xa0;: égalité, la mise reste au joueur, rien n&apos;est payé.</translation>
    </message>
    <message id="BJ-OUT-5.title">
        <source>Blackjack pays 3:2</source>
        <extracomment>S1, second paragraph</extracomment>
        <translation>Le blackjack paie 3:2</translation>
    </message>
    <message id="BJ-OUT-5.text">
        <source>A player&apos;s blackjack is paid 3:2 against anything but the dealer&apos;s blackjack, also against 21 in more cards.</source>
        <extracomment>S1, second paragraph</extracomment>
        <translation>Le blackjack d&apos;un joueur est payé 3:2 contre tout sauf le blackjack du croupier, même contre un 21 en plus de deux cartes.</translation>
    </message>
    <message id="BJ-OUT-6.title">
        <source>Blackjack against blackjack</source>
        <extracomment>S1, second paragraph with the line on the stand-off</extracomment>
        <translation>Blackjack contre blackjack</translation>
    </message>
    <message id="BJ-OUT-6.text">
        <source>Both have it: a stand-off, the stake goes back.</source>
        <extracomment>S1, second paragraph with the line on the stand-off</extracomment>
        <translation>Tous deux l&apos;ont&#xa0;: égalité, la mise est rendue.</translation>
    </message>
    <message id="BJ-OUT-7.title">
        <source>The dealer&apos;s blackjack against 21</source>
        <extracomment>S1, second paragraph, which ranks a blackjack over other hands in a sentence about the player&apos;s</extracomment>
        <translation>Le blackjack du croupier contre 21</translation>
    </message>
    <message id="BJ-OUT-7.text">
        <source>A dealer&apos;s blackjack takes every hand that is no blackjack, also a 21 of three or more cards or after a split.</source>
        <extracomment>S1, second paragraph, which ranks a blackjack over other hands in a sentence about the player&apos;s</extracomment>
        <translation>Le blackjack du croupier prend toute main qui n&apos;est pas un blackjack, même un 21 en trois cartes ou plus ou après un partage.</translation>
    </message>
    <message id="BJ-DBL-1.title">
        <source>Doubling on 9, 10 or 11</source>
        <extracomment>S1, the paragraph on the first two cards</extracomment>
        <translation>Doubler à 9, 10 ou 11</translation>
    </message>
    <message id="BJ-DBL-1.text">
        <source>On two cards that make 9, 10 or 11 and are no blackjack the player may double his stake. He then gets exactly one more card.</source>
        <extracomment>S1, the paragraph on the first two cards</extracomment>
        <translation>Sur deux cartes qui font 9, 10 ou 11 et ne sont pas un blackjack, le joueur peut doubler sa mise. Il reçoit alors exactement une carte.</translation>
    </message>
    <message id="BJ-DBL-2.title">
        <source>Doubled means doubled</source>
        <extracomment>S1, the same paragraph, which speaks of doubling the original stake and of nothing less</extracomment>
        <translation>Doublé veut dire doublé</translation>
    </message>
    <message id="BJ-DBL-2.text">
        <source>What is added equals the stake of that hand; a smaller addition is no double.</source>
        <extracomment>S1, the same paragraph, which speaks of doubling the original stake and of nothing less</extracomment>
        <translation>Ce qui est ajouté égale la mise de cette main&#xa0;; un ajout moindre n&apos;est pas un double.</translation>
    </message>
    <message id="BJ-DBL-3.title">
        <source>Doubling with an ace</source>
        <extracomment>S1, the same paragraph, its words in brackets</extracomment>
        <translation>Doubler avec un as</translation>
    </message>
    <message id="BJ-DBL-3.text">
        <source>Whether a hand with an ace that makes 9, 10 or 11 by counting the ace as one may be doubled is left open.</source>
        <extracomment>S1, the same paragraph, its words in brackets</extracomment>
        <translation>Si une main avec un as qui fait 9, 10 ou 11 en comptant l&apos;as pour un peut être doublée reste ouvert.</translation>
    </message>
    <message id="BJ-DBL-4.title">
        <source>Doubling after a split</source>
        <extracomment>S1, the paragraph on doubling after splitting</extracomment>
        <translation>Doubler après un partage</translation>
    </message>
    <message id="BJ-DBL-4.text">
        <source>A split hand may be doubled by the same condition. Split aces may not: they get one card and no more.</source>
        <extracomment>S1, the paragraph on doubling after splitting</extracomment>
        <translation>Une main partagée peut être doublée à la même condition. Pas les as partagés&#xa0;: ils reçoivent une carte et rien de plus.</translation>
    </message>
    <message id="BJ-SPLIT-1.title">
        <source>Two cards of one value</source>
        <extracomment>S1, the paragraph on splitting, first half</extracomment>
        <translation>Deux cartes de même valeur</translation>
    </message>
    <message id="BJ-SPLIT-1.text">
        <source>First two cards of the same value, a ten and a king too, may be made two hands: the bet stays with one, an equal bet goes on the other, and each gets one card face up.</source>
        <extracomment>S1, the paragraph on splitting, first half</extracomment>
        <translation>Deux premières cartes de même valeur, un dix et un roi aussi, peuvent faire deux mains&#xa0;: la mise reste sur l&apos;une, une mise égale va sur l&apos;autre, et chacune reçoit une carte visible.</translation>
    </message>
    <message id="BJ-SPLIT-2.title">
        <source>Splitting again, four hands at most</source>
        <extracomment>S1, the paragraph on splitting, second half</extracomment>
        <translation>Repartager, quatre mains au plus</translation>
    </message>
    <message id="BJ-SPLIT-2.text">
        <source>When a split hand becomes a pair of one value again it may be split again, until the box has four hands.</source>
        <extracomment>S1, the paragraph on splitting, second half</extracomment>
        <translation>Quand une main partagée redevient une paire de même valeur, elle peut être repartagée, jusqu&apos;à quatre mains sur la case.</translation>
    </message>
    <message id="BJ-SPLIT-3.title">
        <source>Split aces get one card</source>
        <extracomment>S1, the paragraph on doubling after splitting</extracomment>
        <translation>Les as partagés reçoivent une carte</translation>
    </message>
    <message id="BJ-SPLIT-3.text">
        <source>Each ace gets one card; after it the hand neither draws nor doubles.</source>
        <extracomment>S1, the paragraph on doubling after splitting</extracomment>
        <translation>Chaque as reçoit une carte&#xa0;; ensuite la main ne tire ni ne double.</translation>
    </message>
    <message id="BJ-SPLIT-4.title">
        <source>Another ace on a split ace</source>
        <extracomment>S1, the paragraph on doubling after splitting, its last words</extracomment>
        <translation>Un autre as sur un as partagé</translation>
    </message>
    <message id="BJ-SPLIT-4.text">
        <source>When the one card on a split ace is an ace, that pair may be split once more, within the four hands.</source>
        <extracomment>S1, the paragraph on doubling after splitting, its last words</extracomment>
        <translation>Quand la seule carte sur un as partagé est un as, cette paire peut être partagée encore, dans la limite des quatre mains.</translation>
    </message>
    <message id="BJ-SPLIT-5.title">
        <source>A ten on a split ace</source>
        <extracomment>S1, the paragraph on ten-value cards after splitting aces</extracomment>
        <translation>Un dix sur un as partagé</translation>
    </message>
    <message id="BJ-SPLIT-5.text">
        <source>It is 21, no blackjack, and is paid 1:1 when it wins.</source>
        <extracomment>S1, the paragraph on ten-value cards after splitting aces</extracomment>
        <translation>C&apos;est 21, pas un blackjack, payé 1:1 quand il gagne.</translation>
    </message>
    <message id="BJ-SPLIT-6.title">
        <source>An ace on a split ten</source>
        <extracomment>S1 speaks of split aces only</extracomment>
        <translation>Un as sur un dix partagé</translation>
    </message>
    <message id="BJ-SPLIT-6.text">
        <source>What it is, a 21 or a blackjack, is left open.</source>
        <extracomment>S1 speaks of split aces only</extracomment>
        <translation>Si c&apos;est un 21 ou un blackjack reste ouvert.</translation>
    </message>
    <message id="BJ-INS-1.title">
        <source>When insurance is offered</source>
        <extracomment>S1, the paragraphs on insurance</extracomment>
        <translation>Quand l&apos;assurance est proposée</translation>
    </message>
    <message id="BJ-INS-1.text">
        <source>Only when the dealer&apos;s card is an ace, and before any further card is dealt.</source>
        <extracomment>S1, the paragraphs on insurance</extracomment>
        <translation>Seulement quand la carte du croupier est un as, et avant toute autre carte.</translation>
    </message>
    <message id="BJ-INS-2.title">
        <source>How much insurance</source>
        <extracomment>S1, the first paragraph on insurance</extracomment>
        <translation>Combien d&apos;assurance</translation>
    </message>
    <message id="BJ-INS-2.text">
        <source>A bet of its own, up to half of the bettor&apos;s first stake. What he doubles or splits later does not raise it.</source>
        <extracomment>S1, the first paragraph on insurance</extracomment>
        <translation>Une mise à part, jusqu&apos;à la moitié de la première mise du parieur. Ce qu&apos;il double ou partage ensuite ne l&apos;augmente pas.</translation>
    </message>
    <message id="BJ-INS-3.title">
        <source>What insurance pays</source>
        <extracomment>S1, the second paragraph on insurance</extracomment>
        <translation>Ce que paie l&apos;assurance</translation>
    </message>
    <message id="BJ-INS-3.text">
        <source>2:1 when the dealer&apos;s second card makes a blackjack; otherwise it loses. It stays on the table until that card, whatever has become of the hand.</source>
        <extracomment>S1, the second paragraph on insurance</extracomment>
        <translation>2:1 quand la deuxième carte du croupier fait un blackjack&#xa0;; sinon elle perd. Elle reste sur le tapis jusqu&apos;à cette carte, quoi qu&apos;il soit advenu de la main.</translation>
    </message>
    <message id="BJ-INS-4.title">
        <source>Even money</source>
        <extracomment>S1 does not mention it</extracomment>
        <translation>Blackjack payé 1:1</translation>
    </message>
    <message id="BJ-INS-4.text">
        <source>Paying a player&apos;s blackjack 1:1 at once when the dealer shows an ace: the sheet does not know it.</source>
        <extracomment>S1 does not mention it</extracomment>
        <translation>Payer aussitôt 1:1 le blackjack d&apos;un joueur quand le croupier montre un as&#xa0;: la feuille ne le connaît pas.</translation>
    </message>
    <message id="BJ-INS-5.title">
        <source>A dealer&apos;s blackjack and the added money</source>
        <extracomment>S1 does not say; its dealer has one card while players double and split</extracomment>
        <translation>Le blackjack du croupier et l&apos;argent ajouté</translation>
    </message>
    <message id="BJ-INS-5.text">
        <source>Whether it takes doubled and split money too, or only the first bets, is left open: no card lies hidden.</source>
        <extracomment>S1 does not say; its dealer has one card while players double and split</extracomment>
        <translation>S&apos;il prend aussi l&apos;argent doublé et partagé, ou seulement les premières mises, reste ouvert&#xa0;: aucune carte n&apos;est cachée.</translation>
    </message>
    <message id="BJ-BOX-1.title">
        <source>Three bettors on a box, one maximum</source>
        <extracomment>S1, the paragraph on the Table Maximum</extracomment>
        <translation>Trois parieurs sur une case, un seul maximum</translation>
    </message>
    <message id="BJ-BOX-1.text">
        <source>Up to three players bet on one box. Their first bets together stay within the table&apos;s maximum; what is doubled or split later does not count towards it.</source>
        <extracomment>S1, the paragraph on the Table Maximum</extracomment>
        <translation>Jusqu&apos;à trois joueurs misent sur une case. Leurs premières mises ensemble restent dans le maximum de la table&#xa0;; ce qui est doublé ou partagé ensuite n&apos;y compte pas.</translation>
    </message>
    <message id="BJ-BOX-2.title">
        <source>Who plays the box</source>
        <extracomment>S1, the paragraph on the box owner</extracomment>
        <translation>Qui joue la case</translation>
    </message>
    <message id="BJ-BOX-2.text">
        <source>The inspector says whose box it is, preferring the seated player; that player makes its decisions.</source>
        <extracomment>S1, the paragraph on the box owner</extracomment>
        <translation>L&apos;inspecteur dit à qui est la case, de préférence au joueur assis&#xa0;; ce joueur prend ses décisions.</translation>
    </message>
    <message id="BJ-BOX-3.title">
        <source>Several boxes at a full table</source>
        <extracomment>S1, the last paragraph before the line on disputes</extracomment>
        <translation>Plusieurs cases à une table pleine</translation>
    </message>
    <message id="BJ-BOX-3.text">
        <source>With seven players at the table, somebody who controls several boxes may be made to give some of them up.</source>
        <extracomment>S1, the last paragraph before the line on disputes</extracomment>
        <translation>Avec sept joueurs à la table, qui tient plusieurs cases peut être obligé d&apos;en céder.</translation>
    </message>
    <message id="BJ-BOX-3.dealer">
        <source>Call the inspector when the table is full and a player controls several boxes; he decides which are given up.</source>
        <extracomment>S1, the last paragraph before the line on disputes</extracomment>
        <translation>Appelez le chef de table quand la table est pleine et qu&apos;un joueur tient plusieurs cases&#xa0;; il décide lesquelles sont cédées.</translation>
    </message>
    <message id="BJ-BOX-4.title">
        <source>Bettors who do not follow</source>
        <extracomment>S1 does not say</extracomment>
        <translation>Parieurs qui ne suivent pas</translation>
    </message>
    <message id="BJ-BOX-4.text">
        <source>Whether the others on a box must put up their share when its owner doubles or splits is left open.</source>
        <extracomment>S1 does not say</extracomment>
        <translation>Si les autres d&apos;une case doivent ajouter leur part quand son titulaire double ou partage reste ouvert.</translation>
    </message>
</context>
<context>
    <name>Casino Hold&apos;em</name>
    <message id="CH.title">
        <source>Casino Hold&apos;em</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Casino Hold&apos;em</translation>
    </message>
    <message id="CH-SETUP-1.title">
        <source>One pack a round, shuffled and cut</source>
        <extracomment>S2, GAME RULES, first and fourth paragraphs</extracomment>
        <translation>Un jeu par coup, mélangé et coupé</translation>
    </message>
    <message id="CH-SETUP-1.text">
        <source>52 cards without jokers, one game from the pack, then it is shuffled again. Before the deal whoever shuffles cuts it with a cutting card.</source>
        <extracomment>S2, GAME RULES, first and fourth paragraphs</extracomment>
        <translation>52 cartes sans joker, un seul coup par jeu, puis on mélange de nouveau. Avant la donne, celui qui mélange coupe avec une carte de coupe.</translation>
    </message>
    <message id="CH-SETUP-2.title">
        <source>One hand for all players</source>
        <extracomment>S2, GAME RULES, second paragraph</extracomment>
        <translation>Une main pour tous les joueurs</translation>
    </message>
    <message id="CH-SETUP-2.text">
        <source>At the live-stream table all players play the same two cards, each with his own bets and his own decision.</source>
        <extracomment>S2, GAME RULES, second paragraph</extracomment>
        <translation>À la table diffusée en direct, tous les joueurs jouent les deux mêmes cartes, chacun avec ses mises et sa décision.</translation>
    </message>
    <message id="CH-BET-1.title">
        <source>Ante, and a Bonus if wanted</source>
        <extracomment>S2, GAME RULES, third paragraph</extracomment>
        <translation>L&apos;Ante, et un Bonus si l&apos;on veut</translation>
    </message>
    <message id="CH-BET-1.text">
        <source>The Ante must stand before the cards; the Bonus may stand beside it. Neither is taken later.</source>
        <extracomment>S2, GAME RULES, third paragraph</extracomment>
        <translation>L&apos;Ante doit être posée avant les cartes&#xa0;; le Bonus peut être à côté. Aucun des deux n&apos;est pris plus tard.</translation>
    </message>
    <message id="CH-BET-2.title">
        <source>The Call is twice the Ante</source>
        <extracomment>S2, GAME RULES, the paragraph on CALL</extracomment>
        <translation>Le Call est le double de l&apos;Ante</translation>
    </message>
    <message id="CH-BET-2.text">
        <source>Always exactly two Antes, no more and no less.</source>
        <extracomment>S2, GAME RULES, the paragraph on CALL</extracomment>
        <translation>Toujours exactement deux Antes, ni plus ni moins.</translation>
    </message>
    <message id="CH-DEAL-1.title">
        <source>The first seven cards</source>
        <extracomment>S2, GAME RULES, the list of the initial cards</extracomment>
        <translation>Les sept premières cartes</translation>
    </message>
    <message id="CH-DEAL-1.text">
        <source>Player up, dealer down, player up, dealer down, then three board cards face up, from left to right.</source>
        <extracomment>S2, GAME RULES, the list of the initial cards</extracomment>
        <translation>Joueur visible, croupier cachée, joueur visible, croupier cachée, puis trois cartes du board visibles, de gauche à droite.</translation>
    </message>
    <message id="CH-DEAL-2.title">
        <source>After the decisions</source>
        <extracomment>S2, GAME RULES, the paragraph on turn and river</extracomment>
        <translation>Après les décisions</translation>
    </message>
    <message id="CH-DEAL-2.text">
        <source>Two more board cards, then the dealer&apos;s two are turned up.</source>
        <extracomment>S2, GAME RULES, the paragraph on turn and river</extracomment>
        <translation>Deux autres cartes au board, puis on retourne les deux du croupier.</translation>
    </message>
    <message id="CH-DEC-1.title">
        <source>Call or fold on the flop</source>
        <extracomment>S2, GAME RULES, the paragraph on estimating the chances</extracomment>
        <translation>Call ou passer au flop</translation>
    </message>
    <message id="CH-DEC-1.text">
        <source>Once the three board cards lie, each player with an Ante calls or folds. There is no other choice.</source>
        <extracomment>S2, GAME RULES, the paragraph on estimating the chances</extracomment>
        <translation>Quand les trois cartes du board sont là, chaque joueur ayant une Ante fait Call ou passe. Il n&apos;a pas d&apos;autre choix.</translation>
    </message>
    <message id="CH-DEC-2.title">
        <source>A fold loses Ante and Bonus</source>
        <extracomment>S2, GAME RULES, the paragraph on FOLD; PAYOUTS, under the table</extracomment>
        <translation>Passer perd Ante et Bonus</translation>
    </message>
    <message id="CH-DEC-2.text">
        <source>Both bets are lost, the Bonus also when its hand would have paid.</source>
        <extracomment>S2, GAME RULES, the paragraph on FOLD; PAYOUTS, under the table</extracomment>
        <translation>Les deux mises sont perdues, le Bonus même si sa main aurait été payée.</translation>
    </message>
    <message id="CH-DEC-3.title">
        <source>No decision in time</source>
        <extracomment>S2, GAME RULES, the paragraph on the end of decision time (no number of seconds is given)</extracomment>
        <translation>Pas de décision à temps</translation>
    </message>
    <message id="CH-DEC-3.text">
        <source>Whoever has not spoken when the time is over has folded, and the screen says so.</source>
        <extracomment>S2, GAME RULES, the paragraph on the end of decision time (no number of seconds is given)</extracomment>
        <translation>Qui n&apos;a rien dit à la fin du temps a passé, et l&apos;écran le dit.</translation>
    </message>
    <message id="CH-DEC-4.title">
        <source>After a fold</source>
        <extracomment>S2, GAME RULES, the paragraph on FOLD</extracomment>
        <translation>Après avoir passé</translation>
    </message>
    <message id="CH-DEC-4.text">
        <source>He sees the rest of the round, has no part in it, and bets again in the next.</source>
        <extracomment>S2, GAME RULES, the paragraph on FOLD</extracomment>
        <translation>Il voit la suite du coup, n&apos;y a pas de part, et mise de nouveau au suivant.</translation>
    </message>
    <message id="CH-DEC-5.title">
        <source>The Call comes from the balance</source>
        <extracomment>S2, GAME RULES, the paragraph on CALL</extracomment>
        <translation>Le Call vient du solde</translation>
    </message>
    <message id="CH-DEC-5.text">
        <source>Where a player has a balance, calling takes the two Antes from it and puts them on the Call spot.</source>
        <extracomment>S2, GAME RULES, the paragraph on CALL</extracomment>
        <translation>Quand un joueur a un solde, le Call en prend les deux Antes et les pose à sa place.</translation>
    </message>
    <message id="CH-UI-1.title">
        <source>The name of the hand</source>
        <extracomment>S2, GAME RULES, after the list of the initial cards</extracomment>
        <translation>Le nom de la main</translation>
    </message>
    <message id="CH-UI-1.text">
        <source>After the first cards the player&apos;s combination is named beside the betting spots.</source>
        <extracomment>S2, GAME RULES, after the list of the initial cards</extracomment>
        <translation>Après les premières cartes, la combinaison du joueur est nommée près des emplacements de mise.</translation>
    </message>
    <message id="CH-UI-2.title">
        <source>A reminder when the Bonus has won</source>
        <extracomment>S2, GAME RULES, the paragraph on the winning Bonus bet</extracomment>
        <translation>Un rappel quand le Bonus a gagné</translation>
    </message>
    <message id="CH-UI-2.text">
        <source>While a winning Bonus waits, the question for call or fold says that only a call collects it.</source>
        <extracomment>S2, GAME RULES, the paragraph on the winning Bonus bet</extracomment>
        <translation>Tant qu&apos;un Bonus gagnant attend, la question Call ou passer dit que seul un Call le touche.</translation>
    </message>
    <message id="CH-UI-3.title">
        <source>Three seconds before the end</source>
        <extracomment>S2, GAME RULES, the paragraph on the shimmering line</extracomment>
        <translation>Trois secondes avant la fin</translation>
    </message>
    <message id="CH-UI-3.text">
        <source>Three seconds before the time is over the question draws attention to itself.</source>
        <extracomment>S2, GAME RULES, the paragraph on the shimmering line</extracomment>
        <translation>Trois secondes avant la fin du temps, la question attire l&apos;attention.</translation>
    </message>
    <message id="CH-UI-4.title">
        <source>The pay tables on request</source>
        <extracomment>S2, PAYOUTS, first line</extracomment>
        <translation>Les tableaux de paiement sur demande</translation>
    </message>
    <message id="CH-UI-4.text">
        <source>A player who asks is shown the Ante and Bonus tables with the table&apos;s limits.</source>
        <extracomment>S2, PAYOUTS, first line</extracomment>
        <translation>À un joueur qui le demande on montre les tableaux Ante et Bonus avec les limites de la table.</translation>
    </message>
    <message id="CH-QUAL-1.title">
        <source>The dealer needs a pair of fours</source>
        <extracomment>S2, GAME OUTCOMES, first line</extracomment>
        <translation>Il faut une paire de quatre au croupier</translation>
    </message>
    <message id="CH-QUAL-1.text">
        <source>The dealer qualifies when his best five of seven are a pair of fours or better.</source>
        <extracomment>S2, GAME OUTCOMES, first line</extracomment>
        <translation>Le croupier est qualifié quand ses cinq meilleures sur sept font une paire de quatre ou mieux.</translation>
    </message>
    <message id="CH-OUT-1.title">
        <source>The dealer does not qualify</source>
        <extracomment>S2, GAME OUTCOMES, the first of the three lines on winning and losing</extracomment>
        <translation>Le croupier n&apos;est pas qualifié</translation>
    </message>
    <message id="CH-OUT-1.text">
        <source>The player wins whatever he holds: his Ante is paid by his own final hand, his Call goes back.</source>
        <extracomment>S2, GAME OUTCOMES, the first of the three lines on winning and losing</extracomment>
        <translation>Le joueur gagne quoi qu&apos;il ait&#xa0;: son Ante est payée selon sa main finale, son Call est rendu.</translation>
    </message>
    <message id="CH-OUT-2.title">
        <source>The dealer qualifies and is lower</source>
        <extracomment>S2, GAME OUTCOMES, the second line</extracomment>
        <translation>Le croupier est qualifié et plus faible</translation>
    </message>
    <message id="CH-OUT-2.text">
        <source>The Ante is paid by the player&apos;s hand, the Call 1:1.</source>
        <extracomment>S2, GAME OUTCOMES, the second line</extracomment>
        <translation>L&apos;Ante est payée selon la main du joueur, le Call 1:1.</translation>
    </message>
    <message id="CH-OUT-3.title">
        <source>The dealer qualifies and is higher</source>
        <extracomment>S2, GAME OUTCOMES, the third line</extracomment>
        <translation>Le croupier est qualifié et plus fort</translation>
    </message>
    <message id="CH-OUT-3.text">
        <source>Ante and Call are lost.</source>
        <extracomment>S2, GAME OUTCOMES, the third line</extracomment>
        <translation>Ante et Call sont perdus.</translation>
    </message>
    <message id="CH-OUT-4.title">
        <source>Equal hands</source>
        <extracomment>S2, GAME OUTCOMES, the line on the push</extracomment>
        <translation>Mains égales</translation>
    </message>
    <message id="CH-OUT-4.text">
        <source>Ante and Call go back.</source>
        <extracomment>S2, GAME OUTCOMES, the line on the push</extracomment>
        <translation>Ante et Call sont rendus.</translation>
    </message>
    <message id="CH-OUT-5.title">
        <source>Hands of the same kind</source>
        <extracomment>S2, GAME OUTCOMES, the two paragraphs on hands of one type and on the kicker</extracomment>
        <translation>Mains de même sorte</translation>
    </message>
    <message id="CH-OUT-5.text">
        <source>The higher cards of the combination decide, then the kickers, from the top.</source>
        <extracomment>S2, GAME OUTCOMES, the two paragraphs on hands of one type and on the kicker</extracomment>
        <translation>Les plus hautes cartes de la combinaison décident, puis les kickers, de haut en bas.</translation>
    </message>
    <message id="CH-BONUS-1.title">
        <source>What the Bonus looks at</source>
        <extracomment>S2, ABOUT THE GAME, last paragraph; GAME RULES and PAYOUTS on calling to collect</extracomment>
        <translation>Ce que regarde le Bonus</translation>
    </message>
    <message id="CH-BONUS-1.text">
        <source>The player&apos;s two cards and the first three of the board, and nothing else: how the round ends makes no difference. It is paid only to who calls.</source>
        <extracomment>S2, ABOUT THE GAME, last paragraph; GAME RULES and PAYOUTS on calling to collect</extracomment>
        <translation>Les deux cartes du joueur et les trois premières du board, rien d&apos;autre&#xa0;: l&apos;issue du coup n&apos;y change rien. Il n&apos;est payé qu&apos;à qui fait Call.</translation>
    </message>
    <message id="CH-BONUS-2.title">
        <source>The lowest hand that the Bonus pays</source>
        <extracomment>S2, ABOUT THE GAME, last paragraph; PAYOUTS, last row</extracomment>
        <translation>La plus basse main que paie le Bonus</translation>
    </message>
    <message id="CH-BONUS-2.text">
        <source>A pair of aces. Every higher hand pays too.</source>
        <extracomment>S2, ABOUT THE GAME, last paragraph; PAYOUTS, last row</extracomment>
        <translation>Une paire d&apos;as. Toute main supérieure paie aussi.</translation>
    </message>
    <message id="CH-PAYOUT-1.title">
        <source>Paid at the end</source>
        <extracomment>S2, PAYOUTS, last line</extracomment>
        <translation>Payé à la fin</translation>
    </message>
    <message id="CH-PAYOUT-1.text">
        <source>Nothing is paid before the round is over; then everything is.</source>
        <extracomment>S2, PAYOUTS, last line</extracomment>
        <translation>Rien n&apos;est payé avant la fin du coup&#xa0;; alors tout l&apos;est.</translation>
    </message>
    <message id="CH-VOID-1.title">
        <source>A void round</source>
        <extracomment>S2, GAME OUTCOMES, last line</extracomment>
        <translation>Un coup nul</translation>
    </message>
    <message id="CH-VOID-1.text">
        <source>A malfunction voids the round: whatever was staked in it goes back.</source>
        <extracomment>S2, GAME OUTCOMES, last line</extracomment>
        <translation>Une panne annule le coup&#xa0;: tout ce qui y a été misé est rendu.</translation>
    </message>
    <message id="CH-PAY-ANTE.title">
        <source>What the Ante pays</source>
        <extracomment>S2, PAYOUTS, the column ANTE</extracomment>
        <translation>Ce que paie l&apos;Ante</translation>
    </message>
    <message id="CH-PAY-ANTE.text">
        <source>Royal flush 100:1, straight flush 20:1, four of a kind 10:1, full house 3:1, flush 2:1, straight or less 1:1.</source>
        <extracomment>S2, PAYOUTS, the column ANTE</extracomment>
        <translation>Quinte flush royale 100:1, quinte flush 20:1, carré 10:1, full 3:1, couleur 2:1, quinte ou moins 1:1.</translation>
    </message>
    <message id="CH-PAY-BONUS.title">
        <source>What the Bonus pays</source>
        <extracomment>S2, PAYOUTS, the column BONUS</extracomment>
        <translation>Ce que paie le Bonus</translation>
    </message>
    <message id="CH-PAY-BONUS.text">
        <source>Royal flush 100:1, straight flush 50:1, four of a kind 40:1, full house 30:1, flush 20:1, from a pair of aces to a straight 7:1. Less than that loses.</source>
        <extracomment>S2, PAYOUTS, the column BONUS</extracomment>
        <translation>Quinte flush royale 100:1, quinte flush 50:1, carré 40:1, full 30:1, couleur 20:1, d&apos;une paire d&apos;as à une quinte 7:1. Moins que cela perd.</translation>
    </message>
    <message id="CH-PAY-CALL.title">
        <source>What the Call pays</source>
        <extracomment>S2, PAYOUTS, the line under the table; GAME OUTCOMES</extracomment>
        <translation>Ce que paie le Call</translation>
    </message>
    <message id="CH-PAY-CALL.text">
        <source>1:1, whatever the hand.</source>
        <extracomment>S2, PAYOUTS, the line under the table; GAME OUTCOMES</extracomment>
        <translation>1:1, quelle que soit la main.</translation>
    </message>
</context>
<context>
    <name>Double Hand Poker</name>
    <message id="DHP.title">
        <source>Double Hand Poker</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Double Hand Poker</translation>
    </message>
    <message id="DHP-DECK-1.title">
        <source>53 cards</source>
        <extracomment>S4, DOUBLE HAND POKER, THE DECK</extracomment>
        <translation>53 cartes</translation>
    </message>
    <message id="DHP-DECK-1.text">
        <source>52 cards and one joker.</source>
        <extracomment>S4, DOUBLE HAND POKER, THE DECK</extracomment>
        <translation>52 cartes et un joker.</translation>
    </message>
    <message id="DHP-JOKER-1.title">
        <source>The joker</source>
        <extracomment>S4, DOUBLE HAND POKER, THE DECK</extracomment>
        <translation>Le joker</translation>
    </message>
    <message id="DHP-JOKER-1.text">
        <source>It is an ace, or the card that completes a straight or a flush, so a straight flush too. It stands for nothing else.</source>
        <extracomment>S4, DOUBLE HAND POKER, THE DECK</extracomment>
        <translation>C&apos;est un as, ou la carte qui complète une quinte ou une couleur, donc aussi une quinte flush. Il ne vaut rien d&apos;autre.</translation>
    </message>
    <message id="DHP-OBJ-1.title">
        <source>Both hands must be higher</source>
        <extracomment>S4, DOUBLE HAND POKER, OBJECT OF THE GAME</extracomment>
        <translation>Les deux mains doivent être plus fortes</translation>
    </message>
    <message id="DHP-OBJ-1.text">
        <source>A player wins when each of his two hands ranks above the player-dealer&apos;s. They rank as poker hands do.</source>
        <extracomment>S4, DOUBLE HAND POKER, OBJECT OF THE GAME</extracomment>
        <translation>Un joueur gagne quand chacune de ses deux mains dépasse celle du banquier. Elles se classent comme au poker.</translation>
    </message>
    <message id="DHP-SET-1.title">
        <source>Seven cards make two hands</source>
        <extracomment>S4, DOUBLE HAND POKER, which speaks of both hands and deals seven cards</extracomment>
        <translation>Sept cartes font deux mains</translation>
    </message>
    <message id="DHP-SET-1.text">
        <source>Each player sets his seven cards as a hand of five and a hand of two. The sizes are not in the text.</source>
        <extracomment>S4, DOUBLE HAND POKER, which speaks of both hands and deals seven cards</extracomment>
        <translation>Chaque joueur monte ses sept cartes en une main de cinq et une de deux. Les tailles ne sont pas dans le texte.</translation>
    </message>
    <message id="DHP-SEAT-1.title">
        <source>Seven players, one of them the player-dealer</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, first and second paragraphs</extracomment>
        <translation>Sept joueurs, l&apos;un banquier</translation>
    </message>
    <message id="DHP-SEAT-1.text">
        <source>An employee deals to seven places. One player is the player-dealer; all others play against him alone.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, first and second paragraphs</extracomment>
        <translation>Un employé donne à sept places. Un joueur est le banquier&#xa0;; tous les autres jouent contre lui seul.</translation>
    </message>
    <message id="DHP-PD-1.title">
        <source>Who is the player-dealer</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, second paragraph</extracomment>
        <translation>Qui est le banquier</translation>
    </message>
    <message id="DHP-PD-1.text">
        <source>In a new game it is offered from seat 1 clockwise. He may hold it for two hands running, play one and pass it on, or pass at once.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, second paragraph</extracomment>
        <translation>À une nouvelle partie la banque est proposée depuis la place 1, dans le sens des aiguilles. On peut la tenir deux mains de suite, en jouer une et la passer, ou la passer aussitôt.</translation>
    </message>
    <message id="DHP-PD-2.title">
        <source>The bank</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, end of the second paragraph, and the paragraph on wagers</extracomment>
        <translation>La banque</translation>
    </message>
    <message id="DHP-PD-2.text">
        <source>For each hand he takes he stakes at least the table&apos;s minimum; there is no maximum.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, end of the second paragraph, and the paragraph on wagers</extracomment>
        <translation>Pour chaque main qu&apos;il prend il mise au moins le minimum de la table&#xa0;; il n&apos;y a pas de maximum.</translation>
    </message>
    <message id="DHP-DEAL-1.title">
        <source>Shuffle, cut, seven piles</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, third paragraph</extracomment>
        <translation>Mélange, coupe, sept tas</translation>
    </message>
    <message id="DHP-DEAL-1.text">
        <source>Shuffled by the house dealer, cut by the player-dealer; then the house dealer closes the cut and lays out seven piles, each of seven cards face down. Four cards are left over.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, third paragraph</extracomment>
        <translation>Mélangé par le croupier, coupé par le banquier&#xa0;; puis le croupier ferme la coupe et fait sept tas de sept cartes cachées. Il reste quatre cartes.</translation>
    </message>
    <message id="DHP-DEAL-2.title">
        <source>The action button</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, fourth paragraph</extracomment>
        <translation>Le bouton d&apos;action</translation>
    </message>
    <message id="DHP-DEAL-2.text">
        <source>The player-dealer picks a pile and the action button goes on it: that hand gets action first, then clockwise.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, fourth paragraph</extracomment>
        <translation>Le banquier choisit un tas et le bouton d&apos;action s&apos;y pose&#xa0;: cette main a l&apos;action d&apos;abord, puis dans le sens des aiguilles.</translation>
    </message>
    <message id="DHP-DEAL-3.title">
        <source>Three dice</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, last paragraph</extracomment>
        <translation>Trois dés</translation>
    </message>
    <message id="DHP-DEAL-3.text">
        <source>The player-dealer shakes three dice; their sum says where the first pile goes. Every place is counted, with a bet or without, and the player-dealer&apos;s own is 1, 8 and 15.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, last paragraph</extracomment>
        <translation>Le banquier agite trois dés&#xa0;; leur somme dit où va le premier tas. Chaque place compte, misée ou non, et celle du banquier est 1, 8 et 15.</translation>
    </message>
    <message id="DHP-BET-1.title">
        <source>Wagers</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, fifth paragraph</extracomment>
        <translation>Enjeux</translation>
    </message>
    <message id="DHP-BET-1.text">
        <source>They stand in the numbered circles, within the table&apos;s limits, and do not change once play has begun.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, fifth paragraph</extracomment>
        <translation>Ils sont dans les cercles numérotés, dans les limites de la table, et ne changent plus une fois le coup commencé.</translation>
    </message>
    <message id="DHP-HOUSE-1.title">
        <source>The house has no hand</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, first paragraph</extracomment>
        <translation>La maison n&apos;a pas de main</translation>
    </message>
    <message id="DHP-HOUSE-1.text">
        <source>The employee shuffles, deals, keeps order and collects. The club neither plays nor has a stake in the result.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, first paragraph</extracomment>
        <translation>L&apos;employé mélange, donne, tient l&apos;ordre et prélève. Le club ne joue pas et n&apos;a pas d&apos;intérêt au résultat.</translation>
    </message>
    <message id="DHP-FEE-1.title">
        <source>The fee</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, last paragraph and the line under it</extracomment>
        <translation>Le droit</translation>
    </message>
    <message id="DHP-FEE-1.text">
        <source>From each player for each hand before he gets cards, 25 to 50 cents by the game&apos;s limit. It is no part of the pot.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, last paragraph and the line under it</extracomment>
        <translation>De chaque joueur pour chaque main avant ses cartes, 25 à 50 cents selon la limite. Il ne fait pas partie du pot.</translation>
    </message>
    <message id="DHP-OUT-1.title">
        <source>Both higher</source>
        <extracomment>S4, DOUBLE HAND POKER, OBJECT OF THE GAME</extracomment>
        <translation>Les deux plus fortes</translation>
    </message>
    <message id="DHP-OUT-1.text">
        <source>The player wins and is paid 1:1 by the bank; the odds are understood.</source>
        <extracomment>S4, DOUBLE HAND POKER, OBJECT OF THE GAME</extracomment>
        <translation>Le joueur gagne et la banque le paie 1:1&#xa0;; le rapport est sous-entendu.</translation>
    </message>
    <message id="DHP-OUT-2.title">
        <source>One higher, one not</source>
        <extracomment>S4 says only what wins</extracomment>
        <translation>L&apos;une plus forte, l&apos;autre non</translation>
    </message>
    <message id="DHP-OUT-2.text">
        <source>Neither wins: the wager goes back.</source>
        <extracomment>S4 says only what wins</extracomment>
        <translation>Ni l&apos;un ni l&apos;autre ne gagne&#xa0;: l&apos;enjeu est rendu.</translation>
    </message>
    <message id="DHP-OUT-3.title">
        <source>Neither higher</source>
        <extracomment>S4 says only what wins</extracomment>
        <translation>Aucune plus forte</translation>
    </message>
    <message id="DHP-OUT-3.text">
        <source>The bank takes the wager.</source>
        <extracomment>S4 says only what wins</extracomment>
        <translation>La banque prend l&apos;enjeu.</translation>
    </message>
    <message id="DHP-OUT-4.title">
        <source>Copies</source>
        <extracomment>S4 asks that a winning hand rank higher; of equal ones it says nothing more</extracomment>
        <translation>Copies</translation>
    </message>
    <message id="DHP-OUT-4.text">
        <source>Who has the better of two equal hands is left open.</source>
        <extracomment>S4 asks that a winning hand rank higher; of equal ones it says nothing more</extracomment>
        <translation>Qui a la meilleure de deux mains égales reste ouvert.</translation>
    </message>
    <message id="DHP-OUT-5.title">
        <source>A bank smaller than the wagers</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, fourth paragraph, which gives the order and not the money</extracomment>
        <translation>Une banque inférieure aux enjeux</translation>
    </message>
    <message id="DHP-OUT-5.text">
        <source>The hands have their action in order, from the action button clockwise, until the bank is used up.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, fourth paragraph, which gives the order and not the money</extracomment>
        <translation>Les mains ont l&apos;action dans l&apos;ordre, depuis le bouton d&apos;action dans le sens des aiguilles, jusqu&apos;à épuisement de la banque.</translation>
    </message>
</context>
<context>
    <name>Heads-Up Hold&apos;em</name>
    <message id="HUH.title">
        <source>Heads-Up Hold&apos;em</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Heads-Up Hold&apos;em</translation>
    </message>
    <message id="HUH-SETUP-1.title">
        <source>Table and pack</source>
        <extracomment>S0, introduction, second paragraph</extracomment>
        <translation>Table et jeu de cartes</translation>
    </message>
    <message id="HUH-SETUP-1.text">
        <source>One pack of 52, a place for the dealer, five for players. The dealer plays for the house; each player is up against the dealer alone, never against another player.</source>
        <extracomment>S0, introduction, second paragraph</extracomment>
        <translation>Un jeu de 52, une place pour le croupier, cinq pour les joueurs. Le croupier joue pour le casino&#xa0;; chaque joueur joue contre lui seul, jamais contre un autre joueur.</translation>
    </message>
    <message id="HUH-BET-1.title">
        <source>Ante and Odds, equal, before the cards</source>
        <extracomment>S0, THE BETS</extracomment>
        <translation>Ante et Odds, égales, avant les cartes</translation>
    </message>
    <message id="HUH-BET-1.text">
        <source>Whoever wants cards stakes an Ante and an Odds bet of the same amount. A box with only one of them, or with two different amounts, gets no cards.</source>
        <extracomment>S0, THE BETS</extracomment>
        <translation>Qui veut des cartes mise une Ante et une Odds du même montant. Une case qui n&apos;a que l&apos;une, ou deux montants différents, ne reçoit pas de cartes.</translation>
    </message>
    <message id="HUH-BET-2.title">
        <source>Side bets</source>
        <extracomment>S0, introduction, third paragraph</extracomment>
        <translation>Mises annexes</translation>
    </message>
    <message id="HUH-BET-2.text">
        <source>A house may offer further bets beside the two. The sheet names none and prints no table for them.</source>
        <extracomment>S0, introduction, third paragraph</extracomment>
        <translation>La maison peut proposer d&apos;autres mises à côté des deux. La feuille n&apos;en nomme aucune et n&apos;en donne pas le tableau.</translation>
    </message>
    <message id="HUH-DEAL-1.title">
        <source>Two pocket cards each</source>
        <extracomment>S0, introduction, fourth paragraph</extracomment>
        <translation>Deux cartes chacun</translation>
    </message>
    <message id="HUH-DEAL-1.text">
        <source>Every player with both bets and the dealer get two cards. Who gets his first, whether they lie face up and whether cards are burned is left open.</source>
        <extracomment>S0, introduction, fourth paragraph</extracomment>
        <translation>Chaque joueur ayant les deux mises et le croupier reçoivent deux cartes. Qui reçoit en premier, si elles sont visibles et si l&apos;on brûle reste ouvert.</translation>
    </message>
    <message id="HUH-DEAL-2.title">
        <source>The course of a hand</source>
        <extracomment>S0, introduction, from the fifth paragraph to the last</extracomment>
        <translation>Déroulement d&apos;un coup</translation>
    </message>
    <message id="HUH-DEAL-2.text">
        <source>Pocket cards; first decision; three flop cards; second decision; turn and river together; third decision. Then the dealer shows his cards, sets out his best five, and the bets are settled, side bets last.</source>
        <extracomment>S0, introduction, from the fifth paragraph to the last</extracomment>
        <translation>Cartes en main&#xa0;; première décision&#xa0;; trois cartes du flop&#xa0;; deuxième décision&#xa0;; turn et river ensemble&#xa0;; troisième décision. Puis le croupier montre ses cartes, expose ses cinq meilleures, et les mises sont réglées, les annexes en dernier.</translation>
    </message>
    <message id="HUH-RAISE-1.title">
        <source>Before the flop: check, or raise 1 to 3 times</source>
        <extracomment>S0, introduction, fifth paragraph</extracomment>
        <translation>Avant le flop&#xa0;: parole, ou relance de 1 à 3 fois</translation>
    </message>
    <message id="HUH-RAISE-1.text">
        <source>With only his two cards known a player checks, or puts up a Raise of at least one and at most three Antes.</source>
        <extracomment>S0, introduction, fifth paragraph</extracomment>
        <translation>Ne connaissant que ses deux cartes, le joueur dit parole ou pose une Relance d&apos;au moins une et au plus trois Antes.</translation>
    </message>
    <message id="HUH-RAISE-2.title">
        <source>On the flop: check, or raise 1 to 2 times</source>
        <extracomment>S0, introduction, sixth paragraph</extracomment>
        <translation>Au flop&#xa0;: parole, ou relance de 1 à 2 fois</translation>
    </message>
    <message id="HUH-RAISE-2.text">
        <source>Who has not raised yet checks again, or puts up a Raise of at least one and at most two Antes.</source>
        <extracomment>S0, introduction, sixth paragraph</extracomment>
        <translation>Qui n&apos;a pas encore relancé dit de nouveau parole, ou pose une Relance d&apos;au moins une et au plus deux Antes.</translation>
    </message>
    <message id="HUH-RAISE-3.title">
        <source>On the full board: raise once, or fold</source>
        <extracomment>S0, introduction, seventh paragraph</extracomment>
        <translation>Au board complet&#xa0;: relancer une fois, ou passer</translation>
    </message>
    <message id="HUH-RAISE-3.text">
        <source>Who has still not raised puts up a Raise of exactly one Ante or gives the hand up. He cannot check any more.</source>
        <extracomment>S0, introduction, seventh paragraph</extracomment>
        <translation>Qui n&apos;a toujours pas relancé pose une Relance d&apos;exactement une Ante ou abandonne. Il ne peut plus dire parole.</translation>
    </message>
    <message id="HUH-RAISE-4.title">
        <source>One Raise, then hands off</source>
        <extracomment>S0, The RAISE Bet</extracomment>
        <translation>Une Relance, puis mains libres</translation>
    </message>
    <message id="HUH-RAISE-4.text">
        <source>A player raises once in a hand, in whichever of the three rounds he likes. From then on he touches neither cards nor chips.</source>
        <extracomment>S0, The RAISE Bet</extracomment>
        <translation>Un joueur relance une fois par coup, au tour de son choix parmi les trois. Dès lors il ne touche plus ni cartes ni jetons.</translation>
    </message>
    <message id="HUH-RAISE-5.title">
        <source>Amounts between the multiples</source>
        <extracomment>S0, introduction, fifth and sixth paragraphs; The RAISE Bet (the earlier, the more)</extracomment>
        <translation>Montants entre les multiples</translation>
    </message>
    <message id="HUH-RAISE-5.text">
        <source>The sheet gives ranges, from one to three and from one to two Antes; whether 2½ Antes are a Raise is not said.</source>
        <extracomment>S0, introduction, fifth and sixth paragraphs; The RAISE Bet (the earlier, the more)</extracomment>
        <translation>La feuille donne des intervalles, d&apos;une à trois et d&apos;une à deux Antes&#xa0;; elle ne dit pas si 2½ Antes sont une Relance.</translation>
    </message>
    <message id="HUH-FOLD-1.title">
        <source>A fold costs Ante and Odds</source>
        <extracomment>S0, introduction, seventh paragraph, which lets him fold and leaves the cost to be understood</extracomment>
        <translation>Passer coûte Ante et Odds</translation>
    </message>
    <message id="HUH-FOLD-1.text">
        <source>A player who gives up on the full board loses both bets he was dealt in with.</source>
        <extracomment>S0, introduction, seventh paragraph, which lets him fold and leaves the cost to be understood</extracomment>
        <translation>Un joueur qui abandonne au board complet perd les deux mises avec lesquelles il a reçu ses cartes.</translation>
    </message>
    <message id="HUH-QUAL-1.title">
        <source>The dealer needs a pair</source>
        <extracomment>S0, introduction, last paragraph</extracomment>
        <translation>Il faut une paire au croupier</translation>
    </message>
    <message id="HUH-QUAL-1.text">
        <source>The dealer qualifies when his best five of seven are a pair or better; a pair that lies on the board counts for him too.</source>
        <extracomment>S0, introduction, last paragraph</extracomment>
        <translation>Le croupier est qualifié quand ses cinq meilleures sur sept font une paire ou mieux&#xa0;; une paire au board compte aussi pour lui.</translation>
    </message>
    <message id="HUH-ANTE-1.title">
        <source>Ante: the dealer is better</source>
        <extracomment>S0, The ANTE Bet, first line</extracomment>
        <translation>Ante&#xa0;: le croupier est plus fort</translation>
    </message>
    <message id="HUH-ANTE-1.text">
        <source>A qualified dealer with the better hand takes the Ante.</source>
        <extracomment>S0, The ANTE Bet, first line</extracomment>
        <translation>Un croupier qualifié et plus fort prend l&apos;Ante.</translation>
    </message>
    <message id="HUH-ANTE-2.title">
        <source>Ante: the dealer does not qualify</source>
        <extracomment>S0, The ANTE Bet, second line</extracomment>
        <translation>Ante&#xa0;: le croupier n&apos;est pas qualifié</translation>
    </message>
    <message id="HUH-ANTE-2.text">
        <source>Without a pair in the dealer&apos;s hand the Ante goes back to the player, whoever is ahead.</source>
        <extracomment>S0, The ANTE Bet, second line</extracomment>
        <translation>Sans paire dans la main du croupier, l&apos;Ante revient au joueur, qui que soit devant.</translation>
    </message>
    <message id="HUH-ANTE-3.title">
        <source>Ante: the player is better</source>
        <extracomment>S0, The ANTE Bet, third line</extracomment>
        <translation>Ante&#xa0;: le joueur est plus fort</translation>
    </message>
    <message id="HUH-ANTE-3.text">
        <source>A player who beats a qualified dealer is paid 1:1 on his Ante.</source>
        <extracomment>S0, The ANTE Bet, third line</extracomment>
        <translation>Un joueur qui bat un croupier qualifié est payé 1:1 sur son Ante.</translation>
    </message>
    <message id="HUH-ANTE-4.title">
        <source>Ante: equal hands</source>
        <extracomment>S0 does not speak of equal hands</extracomment>
        <translation>Ante&#xa0;: mains égales</translation>
    </message>
    <message id="HUH-ANTE-4.text">
        <source>When both hands are worth the same the Ante goes back.</source>
        <extracomment>S0 does not speak of equal hands</extracomment>
        <translation>Quand les deux mains se valent, l&apos;Ante est rendue.</translation>
    </message>
    <message id="HUH-RAISE-6.title">
        <source>Raise: the dealer is better</source>
        <extracomment>S0, The RAISE Bet, first line, which asks only for the better hand</extracomment>
        <translation>Relance&#xa0;: le croupier est plus fort</translation>
    </message>
    <message id="HUH-RAISE-6.text">
        <source>The Raise loses to a better dealer&apos;s hand, also to one that does not qualify.</source>
        <extracomment>S0, The RAISE Bet, first line, which asks only for the better hand</extracomment>
        <translation>La Relance perd contre une main plus forte du croupier, même non qualifiée.</translation>
    </message>
    <message id="HUH-RAISE-7.title">
        <source>Raise: the player is better</source>
        <extracomment>S0, The RAISE Bet, second line</extracomment>
        <translation>Relance&#xa0;: le joueur est plus fort</translation>
    </message>
    <message id="HUH-RAISE-7.text">
        <source>A better player&apos;s hand is paid 1:1 on the Raise; it makes no difference whether the dealer qualifies.</source>
        <extracomment>S0, The RAISE Bet, second line</extracomment>
        <translation>Une main plus forte du joueur est payée 1:1 sur la Relance, que le croupier soit qualifié ou non.</translation>
    </message>
    <message id="HUH-RAISE-8.title">
        <source>Raise: equal hands</source>
        <extracomment>S0 does not speak of equal hands</extracomment>
        <translation>Relance&#xa0;: mains égales</translation>
    </message>
    <message id="HUH-RAISE-8.text">
        <source>When both hands are worth the same the Raise goes back.</source>
        <extracomment>S0 does not speak of equal hands</extracomment>
        <translation>Quand les deux mains se valent, la Relance est rendue.</translation>
    </message>
    <message id="HUH-ODDS-1.title">
        <source>Odds: beaten below a straight</source>
        <extracomment>S0, The Odds Bet, under what it loses to</extracomment>
        <translation>Odds&#xa0;: battu sous la quinte</translation>
    </message>
    <message id="HUH-ODDS-1.text">
        <source>A beaten player whose hand is less than a straight loses his Odds bet, whether or not the dealer qualifies.</source>
        <extracomment>S0, The Odds Bet, under what it loses to</extracomment>
        <translation>Un joueur battu avec moins qu&apos;une quinte perd son Odds, que le croupier soit qualifié ou non.</translation>
    </message>
    <message id="HUH-ODDS-2.title">
        <source>Odds: winning below a straight</source>
        <extracomment>S0, The Odds Bet, the two lines on pushing</extracomment>
        <translation>Odds&#xa0;: gagnant sous la quinte</translation>
    </message>
    <message id="HUH-ODDS-2.text">
        <source>Who wins with less than a straight gets his Odds bet back, nothing more, whether or not the dealer qualifies.</source>
        <extracomment>S0, The Odds Bet, the two lines on pushing</extracomment>
        <translation>Qui gagne avec moins qu&apos;une quinte reprend son Odds, sans plus, que le croupier soit qualifié ou non.</translation>
    </message>
    <message id="HUH-ODDS-3.title">
        <source>Odds: winning with a straight or better</source>
        <extracomment>S0, The Odds Bet, the two lines on the &apos;Odds&apos; odds</extracomment>
        <translation>Odds&#xa0;: gagnant avec une quinte ou mieux</translation>
    </message>
    <message id="HUH-ODDS-3.text">
        <source>Who wins with a straight or better is paid by the Win column, whether or not the dealer qualifies.</source>
        <extracomment>S0, The Odds Bet, the two lines on the &apos;Odds&apos; odds</extracomment>
        <translation>Qui gagne avec une quinte ou mieux est payé selon la colonne Win, que le croupier soit qualifié ou non.</translation>
    </message>
    <message id="HUH-ODDS-4.title">
        <source>Odds: beaten with a straight or better</source>
        <extracomment>S0, The Odds Bet, the line on the &apos;Bad beat&apos; odds</extracomment>
        <translation>Odds&#xa0;: battu avec une quinte ou mieux</translation>
    </message>
    <message id="HUH-ODDS-4.text">
        <source>Who is beaten although he holds a straight or better is paid by the Bad Beat column, while his Ante and Raise lose. A dealer who beats a straight always qualifies.</source>
        <extracomment>S0, The Odds Bet, the line on the &apos;Bad beat&apos; odds</extracomment>
        <translation>Qui est battu malgré une quinte ou mieux est payé selon la colonne Bad Beat, tandis que son Ante et sa Relance perdent. Un croupier qui bat une quinte est toujours qualifié.</translation>
    </message>
    <message id="HUH-ODDS-5.title">
        <source>Odds: equal hands</source>
        <extracomment>S0 does not speak of equal hands</extracomment>
        <translation>Odds&#xa0;: mains égales</translation>
    </message>
    <message id="HUH-ODDS-5.text">
        <source>When both hands are worth the same the Odds bet goes back, whatever they are.</source>
        <extracomment>S0 does not speak of equal hands</extracomment>
        <translation>Quand les deux mains se valent, l&apos;Odds est rendue, quelles qu&apos;elles soient.</translation>
    </message>
    <message id="HUH-PAY-WIN.title">
        <source>What Odds pays when the player wins</source>
        <extracomment>S0, TABLE OF WIN – BAD BEAT, the column WIN (the flush is printed 1.5 to 1)</extracomment>
        <translation>Ce que paie l&apos;Odds quand le joueur gagne</translation>
    </message>
    <message id="HUH-PAY-WIN.text">
        <source>Royal flush 500:1, straight flush 50:1, four of a kind 10:1, full house 3:1, flush 3:2, straight 1:1.</source>
        <extracomment>S0, TABLE OF WIN – BAD BEAT, the column WIN (the flush is printed 1.5 to 1)</extracomment>
        <translation>Quinte flush royale 500:1, quinte flush 50:1, carré 10:1, full 3:1, couleur 3:2, quinte 1:1.</translation>
    </message>
    <message id="HUH-PAY-BB.title">
        <source>What Odds pays on a bad beat</source>
        <extracomment>S0, TABLE OF WIN – BAD BEAT, the column BAD BEAT (the flush is printed 5.1)</extracomment>
        <translation>Ce que paie l&apos;Odds sur un bad beat</translation>
    </message>
    <message id="HUH-PAY-BB.text">
        <source>Straight flush 500:1, four of a kind 25:1, full house 6:1, flush 5:1, straight 4:1. There is no line for the royal flush, which nothing beats.</source>
        <extracomment>S0, TABLE OF WIN – BAD BEAT, the column BAD BEAT (the flush is printed 5.1)</extracomment>
        <translation>Quinte flush 500:1, carré 25:1, full 6:1, couleur 5:1, quinte 4:1. Il n&apos;y a pas de ligne pour la quinte flush royale, que rien ne bat.</translation>
    </message>
</context>
<context>
    <name>Hold&apos;em at the California club</name>
    <message id="CCH.title">
        <source>Hold&apos;em at the California club</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Hold&apos;em au club californien</translation>
    </message>
    <message id="CCH-BTN-1.title">
        <source>The button</source>
        <extracomment>S4, HOLD&apos;EM, first paragraph</extracomment>
        <translation>Le bouton</translation>
    </message>
    <message id="CCH-BTN-1.text">
        <source>A flat disc marks who would be dealing; an employee of the club deals. Its holder gets the last card, and it goes one place clockwise after each hand.</source>
        <extracomment>S4, HOLD&apos;EM, first paragraph</extracomment>
        <translation>Un disque plat marque qui donnerait&#xa0;; un employé du club donne. Son porteur reçoit la dernière carte, et le bouton avance d&apos;une place dans le sens des aiguilles après chaque main.</translation>
    </message>
    <message id="CCH-BTN-2.title">
        <source>Never twice</source>
        <extracomment>S4, HOLD&apos;EM, last paragraph; HOLD&apos;EM RULES 3</extracomment>
        <translation>Jamais deux fois</translation>
    </message>
    <message id="CCH-BTN-2.text">
        <source>The button always moves forward and nobody has it two hands running; the blinds follow it.</source>
        <extracomment>S4, HOLD&apos;EM, last paragraph; HOLD&apos;EM RULES 3</extracomment>
        <translation>Le bouton avance toujours et personne ne l&apos;a deux mains de suite&#xa0;; les blinds le suivent.</translation>
    </message>
    <message id="CCH-DEAL-1.title">
        <source>The course of a hand</source>
        <extracomment>S4, HOLD&apos;EM, second paragraph</extracomment>
        <translation>Déroulement d&apos;un coup</translation>
    </message>
    <message id="CCH-DEAL-1.text">
        <source>Two cards face down to each, betting; three board cards at once, betting; a fourth, betting; a fifth, betting. Burn cards are not mentioned.</source>
        <extracomment>S4, HOLD&apos;EM, second paragraph</extracomment>
        <translation>Deux cartes cachées à chacun, enchères&#xa0;; trois cartes du board à la fois, enchères&#xa0;; une quatrième, enchères&#xa0;; une cinquième, enchères. Les cartes brûlées ne sont pas mentionnées.</translation>
    </message>
    <message id="CCH-BLIND-1.title">
        <source>Small and big blind</source>
        <extracomment>S4, HOLD&apos;EM, the paragraph on blinds</extracomment>
        <translation>Small et big blind</translation>
    </message>
    <message id="CCH-BLIND-1.text">
        <source>Posted before the deal: the small blind by the player left of the button, the big blind by the next. They are part of the bet of whoever posted them.</source>
        <extracomment>S4, HOLD&apos;EM, the paragraph on blinds</extracomment>
        <translation>Posées avant la donne&#xa0;: la small blind par le joueur à gauche du bouton, la big blind par le suivant. Elles font partie de la mise de qui les a posées.</translation>
    </message>
    <message id="CCH-BLIND-2.title">
        <source>Blinds are owed every round</source>
        <extracomment>S4, HOLD&apos;EM RULES 3</extracomment>
        <translation>Les blinds sont dues à chaque tour</translation>
    </message>
    <message id="CCH-BLIND-2.text">
        <source>Each player posts his blinds each time the button brings them to him.</source>
        <extracomment>S4, HOLD&apos;EM RULES 3</extracomment>
        <translation>Chaque joueur pose ses blinds chaque fois que le bouton les lui amène.</translation>
    </message>
    <message id="CCH-ACT-1.title">
        <source>Who speaks first</source>
        <extracomment>S4, HOLD&apos;EM, the paragraph on action</extracomment>
        <translation>Qui parle d&apos;abord</translation>
    </message>
    <message id="CCH-ACT-1.text">
        <source>In the first round the player left of the blinds; in every later one the first still in, left of the button.</source>
        <extracomment>S4, HOLD&apos;EM, the paragraph on action</extracomment>
        <translation>Au premier tour le joueur à gauche des blinds&#xa0;; à chaque tour suivant le premier en jeu à gauche du bouton.</translation>
    </message>
    <message id="CCH-NEW-1.title">
        <source>A new player</source>
        <extracomment>S4, HOLD&apos;EM RULES 1</extracomment>
        <translation>Un nouveau joueur</translation>
    </message>
    <message id="CCH-NEW-1.text">
        <source>He is dealt in at once, or waits until blinds and button have gone by.</source>
        <extracomment>S4, HOLD&apos;EM RULES 1</extracomment>
        <translation>Il reçoit des cartes aussitôt, ou attend que blinds et bouton soient passés.</translation>
    </message>
    <message id="CCH-NEW-2.title">
        <source>Not between button and small blind</source>
        <extracomment>S4, HOLD&apos;EM RULES 2</extracomment>
        <translation>Pas entre bouton et small blind</translation>
    </message>
    <message id="CCH-NEW-2.text">
        <source>On the seats from the button clockwise to the small blind a new player gets no cards; he waits until the button has passed him.</source>
        <extracomment>S4, HOLD&apos;EM RULES 2</extracomment>
        <translation>Aux places du bouton à la small blind, dans le sens des aiguilles, un nouveau joueur ne reçoit pas de cartes&#xa0;; il attend que le bouton l&apos;ait dépassé.</translation>
    </message>
    <message id="CCH-MISS-1.title">
        <source>Missed blinds</source>
        <extracomment>S4, HOLD&apos;EM RULES 4</extracomment>
        <translation>Blinds manquées</translation>
    </message>
    <message id="CCH-MISS-1.text">
        <source>Who missed his blinds comes back by posting as much as they are, or by waiting for his big blind. Of what he posts, as much as the big blind counts as his bet; what is over is dead money.</source>
        <extracomment>S4, HOLD&apos;EM RULES 4</extracomment>
        <translation>Qui a manqué ses blinds revient en posant leur montant, ou en attendant sa big blind. De ce qu&apos;il pose, la valeur de la big blind compte comme sa mise&#xa0;; le surplus est une mise morte.</translation>
    </message>
    <message id="CCH-MISS-2.title">
        <source>Where missed blinds are not made up</source>
        <extracomment>S4, HOLD&apos;EM RULES 5 (read the short way round; the long way nobody ever could)</extracomment>
        <translation>Où l&apos;on ne rattrape pas les blinds</translation>
    </message>
    <message id="CCH-MISS-2.text">
        <source>On the seats from the button clockwise to the big blind nobody makes up blinds.</source>
        <extracomment>S4, HOLD&apos;EM RULES 5 (read the short way round; the long way nobody ever could)</extracomment>
        <translation>Aux places du bouton à la big blind, dans le sens des aiguilles, personne ne rattrape ses blinds.</translation>
    </message>
    <message id="CCH-SEAT-1.title">
        <source>Changing seats</source>
        <extracomment>S4, HOLD&apos;EM RULES 6</extracomment>
        <translation>Changer de place</translation>
    </message>
    <message id="CCH-SEAT-1.text">
        <source>Costs nothing as long as the blind has not gone past the new seat.</source>
        <extracomment>S4, HOLD&apos;EM RULES 6</extracomment>
        <translation>Ne coûte rien tant que la blind n&apos;a pas dépassé la nouvelle place.</translation>
    </message>
    <message id="CCH-BOARD-1.title">
        <source>Any five of seven</source>
        <extracomment>S4, HOLD&apos;EM, second paragraph</extracomment>
        <translation>Cinq quelconques sur sept</translation>
    </message>
    <message id="CCH-BOARD-1.text">
        <source>Both, one or none of the player&apos;s own cards; with none he plays the board.</source>
        <extracomment>S4, HOLD&apos;EM, second paragraph</extracomment>
        <translation>Deux, une ou aucune des cartes du joueur&#xa0;; avec aucune il joue le board.</translation>
    </message>
    <message id="CCH-BOARD-2.title">
        <source>Playing the board is said first</source>
        <extracomment>S4, HOLD&apos;EM RULES 7</extracomment>
        <translation>Jouer le board s&apos;annonce d&apos;abord</translation>
    </message>
    <message id="CCH-BOARD-2.text">
        <source>A player who plays the board says so before he throws his cards away. A hand thrown away without a word has no claim on the pot.</source>
        <extracomment>S4, HOLD&apos;EM RULES 7</extracomment>
        <translation>Un joueur qui joue le board le dit avant de jeter ses cartes. Une main jetée sans un mot ne réclame rien du pot.</translation>
    </message>
    <message id="CCH-GAP-1.title">
        <source>What the club&apos;s pages leave out</source>
        <extracomment>S4, which refers to a general rules section that is not among its pages</extracomment>
        <translation>Ce que les pages du club omettent</translation>
    </message>
    <message id="CCH-GAP-1.text">
        <source>How often may be raised, who shows first, where an odd chip goes, how side pots are made, who posts what when two play: not in the hold&apos;em pages, and the general rules they belong to are missing.</source>
        <extracomment>S4, which refers to a general rules section that is not among its pages</extracomment>
        <translation>Combien de relances, qui montre d&apos;abord, où va un jeton impair, comment se font les pots extérieurs, qui pose quoi à deux&#xa0;: pas dans les pages du hold&apos;em, et les règles générales dont cela relève manquent.</translation>
    </message>
</context>
<context>
    <name>Limits, collections and buy-ins</name>
    <message id="LIM.title">
        <source>Limits, collections and buy-ins</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Limites, prélèvements et caves</translation>
    </message>
    <message id="LIM-OM-3/6.title">
        <source>Omaha 3/6</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, first row</extracomment>
        <translation>Omaha 3/6</translation>
    </message>
    <message id="LIM-OM-3/6.text">
        <source>Limits $3 and $6. Collection $3 with five to nine players, $2 with four, $1 with three or fewer. Buy-in from $30. A hand without a flop is dropped $1.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, first row</extracomment>
        <translation>Limites 3 $ et 6 $. Prélèvement 3 $ à cinq à neuf joueurs, 2 $ à quatre, 1 $ à trois ou moins. Cave à partir de 30 $. Une main sans flop&#xa0;: 1 $.</translation>
    </message>
    <message id="LIM-HE-2/4.title">
        <source>Hold&apos;em 2/4</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, second row</extracomment>
        <translation>Hold&apos;em 2/4</translation>
    </message>
    <message id="LIM-HE-2/4.text">
        <source>Limits $2 and $4. Collection $2 with five to nine players, $1 with four; there is no figure for three or fewer. Buy-in from $20. A hand without a flop is dropped $1.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, second row</extracomment>
        <translation>Limites 2 $ et 4 $. Prélèvement 2 $ à cinq à neuf joueurs, 1 $ à quatre&#xa0;; pas de chiffre pour trois ou moins. Cave à partir de 20 $. Une main sans flop&#xa0;: 1 $.</translation>
    </message>
    <message id="LIM-HE-3/6.title">
        <source>Hold&apos;em 3/6</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, third row</extracomment>
        <translation>Hold&apos;em 3/6</translation>
    </message>
    <message id="LIM-HE-3/6.text">
        <source>Limits $3 and $6. Collection $3 with five to nine players, $2 with four, $1 with three or fewer. Buy-in from $30. A hand without a flop is dropped $1.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, third row</extracomment>
        <translation>Limites 3 $ et 6 $. Prélèvement 3 $ à cinq à neuf joueurs, 2 $ à quatre, 1 $ à trois ou moins. Cave à partir de 30 $. Une main sans flop&#xa0;: 1 $.</translation>
    </message>
    <message id="LIM-HE-4/8.title">
        <source>Hold&apos;em 4/8</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, fourth row</extracomment>
        <translation>Hold&apos;em 4/8</translation>
    </message>
    <message id="LIM-HE-4/8.text">
        <source>Limits $4 and $8. Collection $3 with five to nine players, $2 with four, $1 with three or fewer. Buy-in from $40. A hand without a flop is dropped $1.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, fourth row</extracomment>
        <translation>Limites 4 $ et 8 $. Prélèvement 3 $ à cinq à neuf joueurs, 2 $ à quatre, 1 $ à trois ou moins. Cave à partir de 40 $. Une main sans flop&#xa0;: 1 $.</translation>
    </message>
    <message id="LIM-HE-6/12.title">
        <source>Hold&apos;em 6/12</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, fifth row</extracomment>
        <translation>Hold&apos;em 6/12</translation>
    </message>
    <message id="LIM-HE-6/12.text">
        <source>Limits $6 and $12. Collection $3 with five to nine players, $2 with four, $1 with three or fewer. Buy-in from $60. A hand without a flop is dropped $1.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, fifth row</extracomment>
        <translation>Limites 6 $ et 12 $. Prélèvement 3 $ à cinq à neuf joueurs, 2 $ à quatre, 1 $ à trois ou moins. Cave à partir de 60 $. Une main sans flop&#xa0;: 1 $.</translation>
    </message>
    <message id="LIM-HE-10/20.title">
        <source>Hold&apos;em 10/20</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, sixth row</extracomment>
        <translation>Hold&apos;em 10/20</translation>
    </message>
    <message id="LIM-HE-10/20.text">
        <source>Limits $10 and $20. Collection $3 with five to nine players, $2 with four, $1 with three or fewer. Buy-in from $100. Starred: always dropped in full.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, sixth row</extracomment>
        <translation>Limites 10 $ et 20 $. Prélèvement 3 $ à cinq à neuf joueurs, 2 $ à quatre, 1 $ à trois ou moins. Cave à partir de 100 $. Étoilé&#xa0;: toujours prélevé en entier.</translation>
    </message>
    <message id="LIM-HE-15/30.title">
        <source>Hold&apos;em 15/30</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, seventh row</extracomment>
        <translation>Hold&apos;em 15/30</translation>
    </message>
    <message id="LIM-HE-15/30.text">
        <source>Limits $15 and $30. Collection $3 with five to nine players, $2 with four, $1 with three or fewer. Buy-in from $150. Starred: always dropped in full.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, seventh row</extracomment>
        <translation>Limites 15 $ et 30 $. Prélèvement 3 $ à cinq à neuf joueurs, 2 $ à quatre, 1 $ à trois ou moins. Cave à partir de 150 $. Étoilé&#xa0;: toujours prélevé en entier.</translation>
    </message>
    <message id="LIM-HE-NL.title">
        <source>No-limit hold&apos;em</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, last row</extracomment>
        <translation>Hold&apos;em no limit</translation>
    </message>
    <message id="LIM-HE-NL.text">
        <source>$5 and $10. Collection $3 with five to nine players, $2 with four, $1 with three or fewer. Buy-in from $100. Starred: always dropped in full.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, last row</extracomment>
        <translation>5 $ et 10 $. Prélèvement 3 $ à cinq à neuf joueurs, 2 $ à quatre, 1 $ à trois ou moins. Cave à partir de 100 $. Étoilé&#xa0;: toujours prélevé en entier.</translation>
    </message>
    <message id="LIM-DROP-1.title">
        <source>No flop, one dollar</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the line under each of the first five games</extracomment>
        <translation>Pas de flop, un dollar</translation>
    </message>
    <message id="LIM-DROP-1.text">
        <source>In the games without a star, a hand that never sees a flop pays $1 instead of the collection.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the line under each of the first five games</extracomment>
        <translation>Dans les jeux sans étoile, une main qui ne voit jamais de flop paie 1 $ au lieu du prélèvement.</translation>
    </message>
    <message id="LIM-DROP-2.title">
        <source>The starred games</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the starred line under 10/20, 15/30 and no limit</extracomment>
        <translation>Les jeux étoilés</translation>
    </message>
    <message id="LIM-DROP-2.text">
        <source>Here the full collection is taken in every hand, by how many were dealt in, whether or not a flop came.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the starred line under 10/20, 15/30 and no limit</extracomment>
        <translation>Ici le prélèvement entier est pris à chaque main, selon le nombre de joueurs servis, qu&apos;il y ait eu un flop ou non.</translation>
    </message>
    <message id="LIM-COUNT-1.title">
        <source>Who is counted</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the starred line</extracomment>
        <translation>Qui est compté</translation>
    </message>
    <message id="LIM-COUNT-1.text">
        <source>The players dealt in to this hand. The pages say it of the starred games; it is taken for all.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the starred line</extracomment>
        <translation>Les joueurs servis dans cette main. Les pages le disent des jeux étoilés&#xa0;; on l&apos;applique à tous.</translation>
    </message>
    <message id="LIM-SEAT-1.title">
        <source>Up to nine players</source>
        <extracomment>S4, GAMES AND WAGER LIMITS: the largest number of players in any row</extracomment>
        <translation>Jusqu&apos;à neuf joueurs</translation>
    </message>
    <message id="LIM-SEAT-1.text">
        <source>The tables of the club seat nine at most.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS: the largest number of players in any row</extracomment>
        <translation>Les tables du club ont neuf places au plus.</translation>
    </message>
    <message id="LIM-BUYIN-1.title">
        <source>The smallest buy-in</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the column of minimum buy-ins</extracomment>
        <translation>La plus petite cave</translation>
    </message>
    <message id="LIM-BUYIN-1.text">
        <source>Who brings less than the row&apos;s minimum is not dealt in.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the column of minimum buy-ins</extracomment>
        <translation>Qui apporte moins que le minimum de la ligne ne reçoit pas de cartes.</translation>
    </message>
    <message id="LIM-FIX-1.title">
        <source>Two figures, four rounds</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the two figures of each limit; the pages do not say which belongs to which round</extracomment>
        <translation>Deux chiffres, quatre tours</translation>
    </message>
    <message id="LIM-FIX-1.text">
        <source>In a limit game the lower figure is bet and raised by in the first two rounds, the higher in the last two.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the two figures of each limit; the pages do not say which belongs to which round</extracomment>
        <translation>En limit on mise et relance du plus petit chiffre dans les deux premiers tours, du plus grand dans les deux derniers.</translation>
    </message>
</context>
<context>
    <name>Low Ball</name>
    <message id="LB.title">
        <source>Low Ball</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Low Ball</translation>
    </message>
    <message id="LB-DEAL-1.title">
        <source>The course of a hand</source>
        <extracomment>S4, Low Ball Rules &amp; Information, first paragraph</extracomment>
        <translation>Déroulement d&apos;un coup</translation>
    </message>
    <message id="LB-DEAL-1.text">
        <source>Five cards face down, betting, one draw, betting, showdown. The player left of the big blind begins the first round.</source>
        <extracomment>S4, Low Ball Rules &amp; Information, first paragraph</extracomment>
        <translation>Cinq cartes cachées, enchères, un tirage, enchères, abattage. Le joueur à gauche de la big blind commence le premier tour.</translation>
    </message>
    <message id="LB-RANK-1.title">
        <source>The lowest hand wins</source>
        <extracomment>S4, Low Ball, first paragraph</extracomment>
        <translation>La main la plus basse gagne</translation>
    </message>
    <message id="LB-RANK-1.text">
        <source>The pot goes to the lowest hand. By which scale hands are low is not said.</source>
        <extracomment>S4, Low Ball, first paragraph</extracomment>
        <translation>Le pot va à la main la plus basse. Selon quelle échelle n&apos;est pas dit.</translation>
    </message>
    <message id="LB-JOKER-1.title">
        <source>The joker</source>
        <extracomment>S4, Low Ball, first paragraph, last sentence</extracomment>
        <translation>Le joker</translation>
    </message>
    <message id="LB-JOKER-1.text">
        <source>It is the lowest card that the hand does not have yet.</source>
        <extracomment>S4, Low Ball, first paragraph, last sentence</extracomment>
        <translation>C&apos;est la plus basse carte que la main n&apos;a pas encore.</translation>
    </message>
    <message id="LB-BET-1.title">
        <source>No check and raise</source>
        <extracomment>S4, Low Ball, the line after the first paragraph</extracomment>
        <translation>Pas de parole puis relance</translation>
    </message>
    <message id="LB-BET-1.text">
        <source>Who has checked in a round may call in it, not raise.</source>
        <extracomment>S4, Low Ball, the line after the first paragraph</extracomment>
        <translation>Qui a dit parole dans un tour peut y suivre, non relancer.</translation>
    </message>
    <message id="LB-BET-2.title">
        <source>The size of bets and raises</source>
        <extracomment>S4, Low Ball, after the lines on straddling</extracomment>
        <translation>Montant des ouvertures et relances</translation>
    </message>
    <message id="LB-BET-2.text">
        <source>Every bet or raise is at least as much as the first bet.</source>
        <extracomment>S4, Low Ball, after the lines on straddling</extracomment>
        <translation>Chaque ouverture ou relance vaut au moins la première mise.</translation>
    </message>
    <message id="LB-BET-3.title">
        <source>Raises without number</source>
        <extracomment>S4, Low Ball, after the lines on straddling (its words are &apos;amount of raises&apos;)</extracomment>
        <translation>Relances sans nombre</translation>
    </message>
    <message id="LB-BET-3.text">
        <source>There is no limit to the raises.</source>
        <extracomment>S4, Low Ball, after the lines on straddling (its words are &apos;amount of raises&apos;)</extracomment>
        <translation>Les relances ne sont pas limitées.</translation>
    </message>
    <message id="LB-SEVEN-1.title">
        <source>Checking a seven</source>
        <extracomment>S4, Low Ball, the lines on live and tournament play; that they mean after the draw is understood</extracomment>
        <translation>Parole avec un sept</translation>
    </message>
    <message id="LB-SEVEN-1.text">
        <source>Checking a seven or a better low after the draw costs the last action in a live game, all action in a tournament.</source>
        <extracomment>S4, Low Ball, the lines on live and tournament play; that they mean after the draw is understood</extracomment>
        <translation>Dire parole avec un sept ou un meilleur low après le tirage coûte la dernière action en partie ordinaire, toute l&apos;action en tournoi.</translation>
    </message>
    <message id="LB-EXP-1.title">
        <source>A card exposed before the draw</source>
        <extracomment>S4, Low Ball, the paragraph on cards before the draw</extracomment>
        <translation>Une carte exposée avant le tirage</translation>
    </message>
    <message id="LB-EXP-1.text">
        <source>Five or lower stays, the ace among them and the joker with it; six or higher is replaced.</source>
        <extracomment>S4, Low Ball, the paragraph on cards before the draw</extracomment>
        <translation>Cinq ou moins reste, l&apos;as compris et le joker avec&#xa0;; six ou plus est remplacé.</translation>
    </message>
    <message id="LB-EXP-2.title">
        <source>Where the replacement comes from</source>
        <extracomment>S4, Low Ball, the paragraph on cards before the draw</extracomment>
        <translation>D&apos;où vient le remplacement</translation>
    </message>
    <message id="LB-EXP-2.text">
        <source>From the middle of the deck or a deeper cut, after everybody has five cards.</source>
        <extracomment>S4, Low Ball, the paragraph on cards before the draw</extracomment>
        <translation>Du milieu du paquet ou d&apos;une coupe plus profonde, quand tous ont cinq cartes.</translation>
    </message>
    <message id="LB-EXP-3.title">
        <source>A card exposed on the draw</source>
        <extracomment>S4, Low Ball, the paragraph on cards after the draw</extracomment>
        <translation>Une carte exposée au tirage</translation>
    </message>
    <message id="LB-EXP-3.text">
        <source>It is never kept. The dealer finishes all draws first and replaces it last.</source>
        <extracomment>S4, Low Ball, the paragraph on cards after the draw</extracomment>
        <translation>Elle n&apos;est jamais gardée. Le donneur finit d&apos;abord tous les tirages et la remplace en dernier.</translation>
    </message>
    <message id="LB-EXP-4.title">
        <source>The dealer&apos;s own mistakes</source>
        <extracomment>S4, Low Ball, the line on the dealer&apos;s mistakes</extracomment>
        <translation>Les fautes du donneur lui-même</translation>
    </message>
    <message id="LB-EXP-4.text">
        <source>A dealer who plays keeps every card that he exposed to himself, before the draw and after it.</source>
        <extracomment>S4, Low Ball, the line on the dealer&apos;s mistakes</extracomment>
        <translation>Un donneur qui joue garde toute carte qu&apos;il s&apos;est exposée, avant le tirage et après.</translation>
    </message>
    <message id="LB-DRAW-1.title">
        <source>The draw</source>
        <extracomment>S4, Low Ball, the paragraph on drawing; standing pat in the first paragraph</extracomment>
        <translation>Le tirage</translation>
    </message>
    <message id="LB-DRAW-1.text">
        <source>Any number of cards, or none, all at one time. Five are not dealt in one piece: four in turn, the fifth after everybody else has drawn.</source>
        <extracomment>S4, Low Ball, the paragraph on drawing; standing pat in the first paragraph</extracomment>
        <translation>Autant de cartes qu&apos;on veut, ou aucune (servi), toutes en une fois. Cinq ne sont pas données d&apos;un bloc&#xa0;: quatre à son tour, la cinquième quand tous les autres ont tiré.</translation>
    </message>
    <message id="LB-DRAW-2.title">
        <source>The last player draws five</source>
        <extracomment>S4, Low Ball, end of the paragraph on drawing</extracomment>
        <translation>Le dernier joueur tire cinq</translation>
    </message>
    <message id="LB-DRAW-2.text">
        <source>When nobody draws after him, a card is burned before his fifth.</source>
        <extracomment>S4, Low Ball, end of the paragraph on drawing</extracomment>
        <translation>Quand personne ne tire après lui, une carte est brûlée avant sa cinquième.</translation>
    </message>
    <message id="LB-DRAW-3.title">
        <source>The dealer draws four at most</source>
        <extracomment>S4, Low Ball, the first line after the paragraph on drawing</extracomment>
        <translation>Le donneur tire quatre au plus</translation>
    </message>
    <message id="LB-DRAW-3.text">
        <source>A dealer who plays may not change all five.</source>
        <extracomment>S4, Low Ball, the first line after the paragraph on drawing</extracomment>
        <translation>Un donneur qui joue ne peut changer les cinq.</translation>
    </message>
    <message id="LB-DRAW-4.title">
        <source>The dealer discards first</source>
        <extracomment>S4, Low Ball, the second line after the paragraph on drawing</extracomment>
        <translation>Le donneur écarte d&apos;abord</translation>
    </message>
    <message id="LB-DRAW-4.text">
        <source>A dealer who plays puts his discards down before he takes up the deck for the draw.</source>
        <extracomment>S4, Low Ball, the second line after the paragraph on drawing</extracomment>
        <translation>Un donneur qui joue pose son écart avant de prendre le paquet pour le tirage.</translation>
    </message>
    <message id="LB-DRAW-5.title">
        <source>A number once named</source>
        <extracomment>S4, Low Ball, the line on changing the number</extracomment>
        <translation>Un nombre annoncé</translation>
    </message>
    <message id="LB-DRAW-5.text">
        <source>It stands as soon as the next player has named his, or cards have been dealt.</source>
        <extracomment>S4, Low Ball, the line on changing the number</extracomment>
        <translation>Il tient dès que le joueur suivant a annoncé le sien, ou que des cartes ont été données.</translation>
    </message>
    <message id="LB-DRAW-6.title">
        <source>Saying how many were drawn</source>
        <extracomment>S4, Low Ball, the line on calling the number</extracomment>
        <translation>Dire combien ont été tirées</translation>
    </message>
    <message id="LB-DRAW-6.text">
        <source>The dealer may tell it until the first player has acted after the draw, not later.</source>
        <extracomment>S4, Low Ball, the line on calling the number</extracomment>
        <translation>Le donneur peut le dire jusqu&apos;à la première action après le tirage, pas plus tard.</translation>
    </message>
    <message id="LB-DRAW-6.dealer">
        <source>Answer how many cards each drew only until somebody has acted after the draw.</source>
        <extracomment>S4, Low Ball, the line on calling the number</extracomment>
        <translation>Ne répondez combien de cartes chacun a tirées que jusqu&apos;à la première action après le tirage.</translation>
    </message>
    <message id="LB-CUT-1.title">
        <source>A cut before the draw</source>
        <extracomment>S4, Low Ball, the two lines on the cut</extracomment>
        <translation>Une coupe avant le tirage</translation>
    </message>
    <message id="LB-CUT-1.text">
        <source>Until the first player has named his draw, a player may ask for a cut; the dealer may not. The player on the dealer&apos;s right cuts, once for each draw.</source>
        <extracomment>S4, Low Ball, the two lines on the cut</extracomment>
        <translation>Jusqu&apos;à l&apos;annonce du premier tirage, un joueur peut demander la coupe&#xa0;; le donneur non. Le joueur à droite du donneur coupe, une fois par tirage.</translation>
    </message>
    <message id="LB-STRAD-1.title">
        <source>Straddling</source>
        <extracomment>S4, Low Ball, the paragraph on straddling</extracomment>
        <translation>Le straddle</translation>
    </message>
    <message id="LB-STRAD-1.text">
        <source>In a live game a player may look at two cards and straddle, until the third card leaves the deck for the first player. A player who deals himself pauses there.</source>
        <extracomment>S4, Low Ball, the paragraph on straddling</extracomment>
        <translation>En partie ordinaire un joueur peut regarder deux cartes et faire un straddle, jusqu&apos;à ce que la troisième carte quitte le paquet pour le premier joueur. Un joueur qui donne lui-même y marque une pause.</translation>
    </message>
    <message id="LB-STRAD-2.title">
        <source>No straddle in tournaments</source>
        <extracomment>S4, Low Ball, the paragraph on straddling, its last sentence</extracomment>
        <translation>Pas de straddle en tournoi</translation>
    </message>
    <message id="LB-STRAD-2.text">
        <source>Unless that tournament&apos;s structure has it.</source>
        <extracomment>S4, Low Ball, the paragraph on straddling, its last sentence</extracomment>
        <translation>Sauf si la structure du tournoi le prévoit.</translation>
    </message>
    <message id="LB-SHOW-1.title">
        <source>Cards speak</source>
        <extracomment>S4, Low Ball, the line on hands speaking</extracomment>
        <translation>Les cartes parlent</translation>
    </message>
    <message id="LB-SHOW-1.text">
        <source>A hand is worth what its cards are, not what its player calls it.</source>
        <extracomment>S4, Low Ball, the line on hands speaking</extracomment>
        <translation>Une main vaut ce que sont ses cartes, non ce que son joueur annonce.</translation>
    </message>
    <message id="LB-SHOW-2.title">
        <source>Guarding one&apos;s hand</source>
        <extracomment>S4, Low Ball, the line after the one on hands speaking; that a mucked hand is dead follows from it</extracomment>
        <translation>Garder sa main</translation>
    </message>
    <message id="LB-SHOW-2.text">
        <source>Each player looks after his own cards; a hand that comes to lie in the muck is dead.</source>
        <extracomment>S4, Low Ball, the line after the one on hands speaking; that a mucked hand is dead follows from it</extracomment>
        <translation>Chaque joueur veille sur ses cartes&#xa0;; une main qui se retrouve parmi les cartes jetées est morte.</translation>
    </message>
    <message id="LB-SHOW-3.title">
        <source>A miscalled hand</source>
        <extracomment>S4, Low Ball, the paragraph on miscalling</extracomment>
        <translation>Une main mal annoncée</translation>
    </message>
    <message id="LB-SHOW-3.text">
        <source>Who calls his hand wrong, so that another fouls his own, cannot win the pot. It goes to the best hand still intact.</source>
        <extracomment>S4, Low Ball, the paragraph on miscalling</extracomment>
        <translation>Qui annonce mal sa main, de sorte qu&apos;un autre gâche la sienne, ne peut gagner le pot. Il va à la meilleure main encore intacte.</translation>
    </message>
    <message id="LB-MIS-1.title">
        <source>Six cards</source>
        <extracomment>S4, Low Ball, the line on misdeals</extracomment>
        <translation>Six cartes</translation>
    </message>
    <message id="LB-MIS-1.text">
        <source>When two or more players have six cards it is a misdeal.</source>
        <extracomment>S4, Low Ball, the line on misdeals</extracomment>
        <translation>Quand deux joueurs ou plus ont six cartes, il y a maldonne.</translation>
    </message>
    <message id="LB-BLIND-1.title">
        <source>A skipped blind</source>
        <extracomment>S4, Low Ball, last lines</extracomment>
        <translation>Une blind sautée</translation>
    </message>
    <message id="LB-BLIND-1.text">
        <source>What it gives and what it costs its player, he keeps. No blind is posted dead.</source>
        <extracomment>S4, Low Ball, last lines</extracomment>
        <translation>Ce qu&apos;elle donne et ce qu&apos;elle coûte à son joueur, il le garde. Aucune blind morte n&apos;est posée.</translation>
    </message>
</context>
<context>
    <name>Omaha and Omaha Hi-Lo</name>
    <message id="OMA.title">
        <source>Omaha and Omaha Hi-Lo</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Omaha et Omaha Hi-Lo</translation>
    </message>
    <message id="OMA-DEAL-1.title">
        <source>Four cards each</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT, first paragraph</extracomment>
        <translation>Quatre cartes chacun</translation>
    </message>
    <message id="OMA-DEAL-1.text">
        <source>Four cards face down to each player; board and betting as in the club&apos;s hold&apos;em.</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT, first paragraph</extracomment>
        <translation>Quatre cartes cachées à chaque joueur&#xa0;; board et enchères comme au hold&apos;em du club.</translation>
    </message>
    <message id="OMA-HAND-1.title">
        <source>Exactly two and three</source>
        <extracomment>S4, OMAHA RULES 1</extracomment>
        <translation>Exactement deux et trois</translation>
    </message>
    <message id="OMA-HAND-1.text">
        <source>A hand is two of the player&apos;s own four and three of the board&apos;s five, never another mixture.</source>
        <extracomment>S4, OMAHA RULES 1</extracomment>
        <translation>Une main est faite de deux des quatre cartes du joueur et de trois des cinq du board, jamais d&apos;un autre mélange.</translation>
    </message>
    <message id="OMA-RULE-2.title">
        <source>The club&apos;s hold&apos;em rules apply</source>
        <extracomment>S4, OMAHA RULES 2</extracomment>
        <translation>Les règles du hold&apos;em du club s&apos;appliquent</translation>
    </message>
    <message id="OMA-RULE-2.text">
        <source>All of them but playing the board, which two cards of one&apos;s own make impossible.</source>
        <extracomment>S4, OMAHA RULES 2</extracomment>
        <translation>Toutes sauf jouer le board, que deux cartes à soi rendent impossible.</translation>
    </message>
    <message id="OMA-HILO-1.title">
        <source>High and low share the pot</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT, second paragraph</extracomment>
        <translation>Haut et bas partagent le pot</translation>
    </message>
    <message id="OMA-HILO-1.text">
        <source>Played high-low, the best high hand takes one half and the best low the other. Each is two and three; the same cards or others may be used for the two.</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT, second paragraph</extracomment>
        <translation>En haut-bas, la meilleure main haute prend une moitié et le meilleur low l&apos;autre. Chacun est de deux et trois&#xa0;; les mêmes cartes ou d&apos;autres peuvent servir aux deux.</translation>
    </message>
    <message id="OMA-LOW-1.title">
        <source>Eight or better</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT, second paragraph (8-or-better)</extracomment>
        <translation>Huit ou mieux</translation>
    </message>
    <message id="OMA-LOW-1.text">
        <source>A low is five different ranks, none above the eight; the ace is the lowest.</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT, second paragraph (8-or-better)</extracomment>
        <translation>Un low est fait de cinq rangs différents, aucun au-dessus du huit&#xa0;; l&apos;as est le plus bas.</translation>
    </message>
    <message id="OMA-LOW-2.title">
        <source>The board must allow a low</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT, third paragraph (three low cards; that they differ follows from the hand)</extracomment>
        <translation>Le board doit permettre un low</translation>
    </message>
    <message id="OMA-LOW-2.text">
        <source>Without three different ranks of eight or less on the board nobody has a low.</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT, third paragraph (three low cards; that they differ follows from the hand)</extracomment>
        <translation>Sans trois rangs différents de huit ou moins au board, personne n&apos;a de low.</translation>
    </message>
    <message id="OMA-LOW-3.title">
        <source>No low</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT: follows from the words on when there is a low</extracomment>
        <translation>Pas de low</translation>
    </message>
    <message id="OMA-LOW-3.text">
        <source>When nobody has a low the best high hand takes the whole pot.</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT: follows from the words on when there is a low</extracomment>
        <translation>Quand personne n&apos;a de low, la meilleure main haute prend tout le pot.</translation>
    </message>
    <message id="OMA-LOW-4.title">
        <source>Equal hands within a half</source>
        <extracomment>S4 does not say it; the pages on hold&apos;em share nothing out either</extracomment>
        <translation>Mains égales dans une moitié</translation>
    </message>
    <message id="OMA-LOW-4.text">
        <source>Equal highs share the high half, equal lows the low half; so a player can end with a quarter.</source>
        <extracomment>S4 does not say it; the pages on hold&apos;em share nothing out either</extracomment>
        <translation>Les mains hautes égales partagent la moitié haute, les lows égaux la moitié basse&#xa0;; un joueur peut ainsi finir avec un quart.</translation>
    </message>
    <message id="OMA-ODD-1.title">
        <source>The odd chip between high and low</source>
        <extracomment>S4 does not say</extracomment>
        <translation>Le jeton impair entre haut et bas</translation>
    </message>
    <message id="OMA-ODD-1.text">
        <source>Which half gets a chip that cannot be split is left open.</source>
        <extracomment>S4 does not say</extracomment>
        <translation>Quelle moitié reçoit un jeton qu&apos;on ne peut partager reste ouvert.</translation>
    </message>
    <message id="OMA-KILL-1.title">
        <source>Kill pots</source>
        <extracomment>S4, OMAHA RULES 3</extracomment>
        <translation>Pots kill</translation>
    </message>
    <message id="OMA-KILL-1.text">
        <source>Omaha is played with a kill. What it is stands in a section that is missing.</source>
        <extracomment>S4, OMAHA RULES 3</extracomment>
        <translation>L&apos;Omaha se joue avec un kill. Ce que c&apos;est figure dans une section qui manque.</translation>
    </message>
</context>
<context>
    <name>Push Nine</name>
    <message id="P9.title">
        <source>Push Nine</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Push Nine</translation>
    </message>
    <message id="P9-1.title">
        <source>English only</source>
        <extracomment>S4, PUSH NINE RULES 1</extracomment>
        <translation>Anglais seulement</translation>
    </message>
    <message id="P9-1.text">
        <source>While a hand is being played only English is spoken at the table; the dealer speaks it the whole time.</source>
        <extracomment>S4, PUSH NINE RULES 1</extracomment>
        <translation>Pendant un coup on ne parle qu&apos;anglais à la table&#xa0;; le croupier le parle tout le temps.</translation>
    </message>
    <message id="P9-1.dealer">
        <source>Speak English, and remind whoever does not while a hand is in play.</source>
        <extracomment>S4, PUSH NINE RULES 1</extracomment>
        <translation>Parlez anglais, et rappelez-le à qui ne le fait pas pendant un coup.</translation>
    </message>
    <message id="P9-2.title">
        <source>Table stakes</source>
        <extracomment>S4, PUSH NINE RULES 2</extracomment>
        <translation>On joue ce qui est sur la table</translation>
    </message>
    <message id="P9-2.text">
        <source>A player stakes only what lay on the table before the hand began.</source>
        <extracomment>S4, PUSH NINE RULES 2</extracomment>
        <translation>Un joueur ne mise que ce qui était sur la table avant le début du coup.</translation>
    </message>
    <message id="P9-3.title">
        <source>Asking for another deck</source>
        <extracomment>S4, PUSH NINE RULES 3</extracomment>
        <translation>Demander un autre jeu</translation>
    </message>
    <message id="P9-3.text">
        <source>A new deck may be asked for after a complete round, which is nine hands.</source>
        <extracomment>S4, PUSH NINE RULES 3</extracomment>
        <translation>On peut demander un nouveau jeu après un tour complet, soit neuf mains.</translation>
    </message>
    <message id="P9-4.title">
        <source>The button</source>
        <extracomment>S4, PUSH NINE RULES 4</extracomment>
        <translation>Le bouton</translation>
    </message>
    <message id="P9-4.text">
        <source>For the first hand each player draws; the highest card has the button and speaks first. Later the winner of the pot has the button.</source>
        <extracomment>S4, PUSH NINE RULES 4</extracomment>
        <translation>Pour la première main chacun tire une carte&#xa0;; la plus forte a le bouton et parle d&apos;abord. Ensuite le gagnant du pot a le bouton.</translation>
    </message>
    <message id="P9-5.title">
        <source>Everybody antes</source>
        <extracomment>S4, PUSH NINE RULES 5 (no amount is given)</extracomment>
        <translation>Chacun met l&apos;ante</translation>
    </message>
    <message id="P9-5.text">
        <source>Each player puts in an ante at the start of each hand.</source>
        <extracomment>S4, PUSH NINE RULES 5 (no amount is given)</extracomment>
        <translation>Chaque joueur met une ante au début de chaque main.</translation>
    </message>
    <message id="P9-6.title">
        <source>One bet and three raises</source>
        <extracomment>S4, PUSH NINE RULES 6</extracomment>
        <translation>Une ouverture et trois relances</translation>
    </message>
    <message id="P9-6.text">
        <source>In a round of betting there is one bet and at most three raises. With only two left in the pot there is no end.</source>
        <extracomment>S4, PUSH NINE RULES 6</extracomment>
        <translation>Dans un tour d&apos;enchères il y a une ouverture et au plus trois relances. À deux dans le pot il n&apos;y a pas de fin.</translation>
    </message>
    <message id="P9-7.title">
        <source>The size of a raise</source>
        <extracomment>S4, PUSH NINE RULES 7</extracomment>
        <translation>Montant d&apos;une relance</translation>
    </message>
    <message id="P9-7.text">
        <source>A raise is at least as much as the bet or raise before it.</source>
        <extracomment>S4, PUSH NINE RULES 7</extracomment>
        <translation>Une relance vaut au moins l&apos;ouverture ou la relance qui la précède.</translation>
    </message>
    <message id="P9-8.title">
        <source>A fouled deck</source>
        <extracomment>S4, PUSH NINE RULES 8</extracomment>
        <translation>Un jeu irrégulier</translation>
    </message>
    <message id="P9-8.text">
        <source>Two cards of the same suit and rank, or backs of different colours: all hands are dead and everybody gets back what he put into this pot. Hands played before stand.</source>
        <extracomment>S4, PUSH NINE RULES 8</extracomment>
        <translation>Deux cartes de même couleur et de même rang, ou des dos de couleurs différentes&#xa0;: toutes les mains sont mortes et chacun reprend ce qu&apos;il a mis dans ce pot. Les mains jouées auparavant restent acquises.</translation>
    </message>
    <message id="P9-9.title">
        <source>A hand that is not guarded</source>
        <extracomment>S4, PUSH NINE RULES 9</extracomment>
        <translation>Une main non protégée</translation>
    </message>
    <message id="P9-9.text">
        <source>Cards that touch the discards, or that the dealer takes by mistake, are dead; their player&apos;s chips stay in the pot.</source>
        <extracomment>S4, PUSH NINE RULES 9</extracomment>
        <translation>Les cartes qui touchent l&apos;écart, ou que le croupier prend par erreur, sont mortes&#xa0;; les jetons de leur joueur restent dans le pot.</translation>
    </message>
    <message id="P9-10.title">
        <source>A card on the lap or the floor</source>
        <extracomment>S4, PUSH NINE RULES 10</extracomment>
        <translation>Une carte sur les genoux ou par terre</translation>
    </message>
    <message id="P9-10.text">
        <source>The hand is dead and its player&apos;s chips stay in the pot.</source>
        <extracomment>S4, PUSH NINE RULES 10</extracomment>
        <translation>La main est morte et les jetons de son joueur restent dans le pot.</translation>
    </message>
    <message id="P9-11.title">
        <source>Not three cards</source>
        <extracomment>S4, PUSH NINE RULES 11</extracomment>
        <translation>Pas trois cartes</translation>
    </message>
    <message id="P9-11.text">
        <source>Each gets three cards face down. A hand with fewer or more, found after the first player has acted, is dead; the rule speaks of a misdeal as well.</source>
        <extracomment>S4, PUSH NINE RULES 11</extracomment>
        <translation>Chacun reçoit trois cartes cachées. Une main qui en a moins ou plus, constatée après l&apos;action du premier joueur, est morte&#xa0;; la règle parle aussi de maldonne.</translation>
    </message>
    <message id="P9-12.title">
        <source>A card dealt face up</source>
        <extracomment>S4, PUSH NINE RULES 12</extracomment>
        <translation>Une carte donnée face ouverte</translation>
    </message>
    <message id="P9-12.text">
        <source>A player who has seen none of his cards keeps it or gets another, as he likes. Who has looked must keep it.</source>
        <extracomment>S4, PUSH NINE RULES 12</extracomment>
        <translation>Un joueur qui n&apos;a vu aucune de ses cartes la garde ou en reçoit une autre, à son gré. Qui a regardé doit la garder.</translation>
    </message>
    <message id="P9-13.title">
        <source>The replacement</source>
        <extracomment>S4, PUSH NINE RULES 13</extracomment>
        <translation>Le remplacement</translation>
    </message>
    <message id="P9-13.text">
        <source>The top card of the deck, once everybody else has his three.</source>
        <extracomment>S4, PUSH NINE RULES 13</extracomment>
        <translation>La carte du dessus du paquet, quand tous les autres ont leurs trois.</translation>
    </message>
    <message id="P9-14.title">
        <source>A boxed card</source>
        <extracomment>S4, PUSH NINE RULES 14</extracomment>
        <translation>Une carte retournée dans le paquet</translation>
    </message>
    <message id="P9-14.text">
        <source>A card that lies the wrong way round in the deck is a misdeal.</source>
        <extracomment>S4, PUSH NINE RULES 14</extracomment>
        <translation>Une carte placée à l&apos;envers dans le paquet fait maldonne.</translation>
    </message>
    <message id="P9-15.title">
        <source>Two left and no betting</source>
        <extracomment>S4, PUSH NINE RULES 15</extracomment>
        <translation>Deux restants et pas d&apos;enchère</translation>
    </message>
    <message id="P9-15.text">
        <source>When only two players are left and nobody has bet, they may agree to split the pot.</source>
        <extracomment>S4, PUSH NINE RULES 15</extracomment>
        <translation>Quand il ne reste que deux joueurs et que personne n&apos;a misé, ils peuvent convenir de partager le pot.</translation>
    </message>
    <message id="P9-PUSH-16.title">
        <source>A push</source>
        <extracomment>S4, PUSH NINE RULES 16</extracomment>
        <translation>Un push</translation>
    </message>
    <message id="P9-PUSH-16.text">
        <source>Two or more equal high hands make a push pot: it is not shared but stays for another hand. Those who pushed are in it without buying in.</source>
        <extracomment>S4, PUSH NINE RULES 16</extracomment>
        <translation>Deux mains hautes égales ou plus font un push pot&#xa0;: il n&apos;est pas partagé mais reste pour une autre main. Ceux qui ont fait le push y sont sans caver.</translation>
    </message>
    <message id="P9-PUSH-17.title">
        <source>Who may buy in</source>
        <extracomment>S4, PUSH NINE RULES 17</extracomment>
        <translation>Qui peut caver</translation>
    </message>
    <message id="P9-PUSH-17.text">
        <source>Only players who had cards when the push came about.</source>
        <extracomment>S4, PUSH NINE RULES 17</extracomment>
        <translation>Seuls les joueurs qui avaient des cartes quand le push s&apos;est produit.</translation>
    </message>
    <message id="P9-PUSH-18.title">
        <source>The buy-in</source>
        <extracomment>S4, PUSH NINE RULES 18</extracomment>
        <translation>La cave</translation>
    </message>
    <message id="P9-PUSH-18.text">
        <source>He puts the exact amount before him before the deal. It depends on how many pushed and how much is in the pot; no formula is given.</source>
        <extracomment>S4, PUSH NINE RULES 18</extracomment>
        <translation>Il pose le montant exact devant lui avant la donne. Il dépend du nombre de mains égales et de ce qui est dans le pot&#xa0;; aucune formule n&apos;est donnée.</translation>
    </message>
    <message id="P9-PUSH-19.title">
        <source>Dealer and cutter of a push</source>
        <extracomment>S4, PUSH NINE RULES 19</extracomment>
        <translation>Donneur et coupeur d&apos;un push</translation>
    </message>
    <message id="P9-PUSH-19.text">
        <source>The first pushing player left of the button has the button for the push; the one of them who declared last cuts.</source>
        <extracomment>S4, PUSH NINE RULES 19</extracomment>
        <translation>Le premier joueur du push à gauche du bouton a le bouton pour le push&#xa0;; celui d&apos;entre eux qui a annoncé le dernier coupe.</translation>
    </message>
    <message id="P9-PUSH-20.title">
        <source>Three pushes</source>
        <extracomment>S4, PUSH NINE RULES 20</extracomment>
        <translation>Trois pushes</translation>
    </message>
    <message id="P9-PUSH-20.text">
        <source>After the third push nobody buys in any more; the last pushing hands share the money equally.</source>
        <extracomment>S4, PUSH NINE RULES 20</extracomment>
        <translation>Après le troisième push personne ne cave plus&#xa0;; les dernières mains du push partagent l&apos;argent à parts égales.</translation>
    </message>
    <message id="P9-COW-21.title">
        <source>Going cow</source>
        <extracomment>S4, PUSH NINE RULES 21</extracomment>
        <translation>Jouer en cow</translation>
    </message>
    <message id="P9-COW-21.text">
        <source>Two or more players may share one buy-in; what they put up together must be exactly that.</source>
        <extracomment>S4, PUSH NINE RULES 21</extracomment>
        <translation>Deux joueurs ou plus peuvent partager une cave&#xa0;; ce qu&apos;ils mettent ensemble doit être exactement cela.</translation>
    </message>
    <message id="P9-COW-22.title">
        <source>One hand for the cow</source>
        <extracomment>S4, PUSH NINE RULES 22</extracomment>
        <translation>Une main pour le cow</translation>
    </message>
    <message id="P9-COW-22.text">
        <source>They get a single hand and settle among themselves who plays it.</source>
        <extracomment>S4, PUSH NINE RULES 22</extracomment>
        <translation>Ils reçoivent une seule main et conviennent entre eux de qui la joue.</translation>
    </message>
    <message id="P9-COW-23.title">
        <source>The cow&apos;s money for betting</source>
        <extracomment>S4, PUSH NINE RULES 23 (the sentence ends in a comma)</extracomment>
        <translation>L&apos;argent du cow pour les enchères</translation>
    </message>
    <message id="P9-COW-23.text">
        <source>Of the betting round&apos;s buy-in they put up half or more.</source>
        <extracomment>S4, PUSH NINE RULES 23 (the sentence ends in a comma)</extracomment>
        <translation>De la cave du tour d&apos;enchères ils mettent la moitié ou plus.</translation>
    </message>
    <message id="P9-PART-24.title">
        <source>What partners put up</source>
        <extracomment>S4, PUSH NINE RULES 24 (a word is misprinted)</extracomment>
        <translation>Ce que mettent des partenaires</translation>
    </message>
    <message id="P9-PART-24.text">
        <source>Each of them the whole buy-in of the push pot and half of the buy-in for the round of betting.</source>
        <extracomment>S4, PUSH NINE RULES 24 (a word is misprinted)</extracomment>
        <translation>Chacun la cave entière du push pot et la moitié de la cave du tour d&apos;enchères.</translation>
    </message>
    <message id="P9-PART-25.title">
        <source>Partners have hands of their own</source>
        <extracomment>S4, PUSH NINE RULES 25</extracomment>
        <translation>Les partenaires ont chacun leur main</translation>
    </message>
    <message id="P9-PART-25.text">
        <source>Each gets a hand and bets his own chips.</source>
        <extracomment>S4, PUSH NINE RULES 25</extracomment>
        <translation>Chacun reçoit une main et mise ses propres jetons.</translation>
    </message>
    <message id="P9-PART-26.title">
        <source>Raising one&apos;s partner</source>
        <extracomment>S4, PUSH NINE RULES 26</extracomment>
        <translation>Relancer son partenaire</translation>
    </message>
    <message id="P9-PART-26.text">
        <source>Takes an eight or better: eight or nine points, or any higher class of hand. Who raises his partner with less costs both their right to the pot; it goes to the highest of the other hands.</source>
        <extracomment>S4, PUSH NINE RULES 26</extracomment>
        <translation>Demande un huit ou mieux&#xa0;: huit ou neuf points, ou toute classe de main supérieure. Qui relance son partenaire avec moins leur coûte à tous deux le droit au pot&#xa0;; il va à la plus forte des autres mains.</translation>
    </message>
    <message id="P9-PART-27.title">
        <source>A partner wins</source>
        <extracomment>S4, PUSH NINE RULES 27</extracomment>
        <translation>Un partenaire gagne</translation>
    </message>
    <message id="P9-PART-27.text">
        <source>The push pot is divided between the two.</source>
        <extracomment>S4, PUSH NINE RULES 27</extracomment>
        <translation>Le push pot est partagé entre les deux.</translation>
    </message>
    <message id="P9-PART-28.title">
        <source>Backing each other</source>
        <extracomment>S4, PUSH NINE RULES 28</extracomment>
        <translation>Se soutenir</translation>
    </message>
    <message id="P9-PART-28.text">
        <source>Players may agree that whoever of them wins the push pot gives the other his buy-in back. The rule of the eight binds them too.</source>
        <extracomment>S4, PUSH NINE RULES 28</extracomment>
        <translation>Des joueurs peuvent convenir que celui d&apos;entre eux qui gagne le push pot rend sa cave à l&apos;autre. La règle du huit les lie aussi.</translation>
    </message>
    <message id="P9-PUSH-29.title">
        <source>Nobody can buy in</source>
        <extracomment>S4, PUSH NINE RULES 29</extracomment>
        <translation>Personne ne peut caver</translation>
    </message>
    <message id="P9-PUSH-29.text">
        <source>When nobody else who may buy in can pay it, the pushing hands may share the pot and not play for it.</source>
        <extracomment>S4, PUSH NINE RULES 29</extracomment>
        <translation>Quand personne d&apos;autre ayant le droit de caver ne peut payer, les mains du push peuvent partager le pot sans le jouer.</translation>
    </message>
    <message id="P9-30.title">
        <source>The management&apos;s word</source>
        <extracomment>S4, PUSH NINE RULES 30</extracomment>
        <translation>La parole de la direction</translation>
    </message>
    <message id="P9-30.text">
        <source>In every case what the management decides is final.</source>
        <extracomment>S4, PUSH NINE RULES 30</extracomment>
        <translation>En tout cas la décision de la direction est sans appel.</translation>
    </message>
    <message id="P9-30.dealer">
        <source>When a player does not accept a ruling, stop and call the floor.</source>
        <extracomment>S4, PUSH NINE RULES 30</extracomment>
        <translation>Quand un joueur n&apos;accepte pas une décision, arrêtez et appelez le responsable de salle.</translation>
    </message>
    <message id="P9-RANK-1.title">
        <source>Order of the hands</source>
        <extracomment>S4, RANK OF HANDS</extracomment>
        <translation>Ordre des mains</translation>
    </message>
    <message id="P9-RANK-1.text">
        <source>Three of a kind from aces down to twos; straights from A-K-Q down to 3-2-1; three faces; points from nine down to nought.</source>
        <extracomment>S4, RANK OF HANDS</extracomment>
        <translation>Brelan, des as aux deux&#xa0;; quintes, d&apos;A-K-Q à 3-2-1&#xa0;; trois figures&#xa0;; points, de neuf à zéro.</translation>
    </message>
    <message id="P9-RANK-2.title">
        <source>Three faces</source>
        <extracomment>S4, RANK OF HANDS, Three faces (the first of the six is misprinted)</extracomment>
        <translation>Trois figures</translation>
    </message>
    <message id="P9-RANK-2.text">
        <source>Two of one picture rank and one of another. All of them are worth the same.</source>
        <extracomment>S4, RANK OF HANDS, Three faces (the first of the six is misprinted)</extracomment>
        <translation>Deux figures d&apos;un rang et une d&apos;un autre. Toutes se valent.</translation>
    </message>
    <message id="P9-RANK-3.title">
        <source>Points</source>
        <extracomment>S4, RANK OF HANDS, Points and its examples</extracomment>
        <translation>Points</translation>
    </message>
    <message id="P9-RANK-3.text">
        <source>The last digit of the three cards&apos; sum: ace one, two to nine their figure, ten and pictures nought. A-K-9 is nought, 7-3-9 nine, K-10-8 eight, 5-5-6 six, 8-8-9 five.</source>
        <extracomment>S4, RANK OF HANDS, Points and its examples</extracomment>
        <translation>Le dernier chiffre de la somme des trois cartes&#xa0;: as un, du deux au neuf leur chiffre, dix et figures zéro. A-K-9 fait zéro, 7-3-9 neuf, K-10-8 huit, 5-5-6 six, 8-8-9 cinq.</translation>
    </message>
    <message id="P9-RANK-4.title">
        <source>Equal hands push</source>
        <extracomment>S4, RANK OF HANDS with PUSH NINE RULES 16</extracomment>
        <translation>Mains égales&#xa0;: push</translation>
    </message>
    <message id="P9-RANK-4.text">
        <source>Same points, same top of a straight, or three faces against three faces: equal. Suits decide nothing; a flush or a pair is no rank of its own. Two hands of three of a kind are never equal.</source>
        <extracomment>S4, RANK OF HANDS with PUSH NINE RULES 16</extracomment>
        <translation>Mêmes points, même tête de quinte, ou trois figures contre trois figures&#xa0;: égalité. Les couleurs ne décident de rien&#xa0;; ni couleur ni paire ne sont des rangs. Deux brelans ne sont jamais égaux.</translation>
    </message>
    <message id="P9-COLL-1.title">
        <source>Collection</source>
        <extracomment>S4, PUSH NINE COLLECTION, the last lines of the limits</extracomment>
        <translation>Prélèvement</translation>
    </message>
    <message id="P9-COLL-1.text">
        <source>Two dollars from the player on the button before the deal. They belong to the house and are no part of the pot.</source>
        <extracomment>S4, PUSH NINE COLLECTION, the last lines of the limits</extracomment>
        <translation>Deux dollars du joueur au bouton avant la donne. Ils sont à la maison et ne font pas partie du pot.</translation>
    </message>
</context>
<context>
    <name>Shared definitions</name>
    <message id="GEN.title">
        <source>Shared definitions</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Définitions communes</translation>
    </message>
    <message id="GEN-RANK-1.title">
        <source>Order of the cards</source>
        <extracomment>S2, WINNING HANDS: the opening lines, and the row on the straight for the suits</extracomment>
        <translation>Ordre des cartes</translation>
    </message>
    <message id="GEN-RANK-1.text">
        <source>From the ace down to the two. In a straight the ace stands on top (A-K-Q-J-10) or at the bottom (5-4-3-2-A); no straight runs through it. No suit is worth more than another.</source>
        <extracomment>S2, WINNING HANDS: the opening lines, and the row on the straight for the suits</extracomment>
        <translation>De l&apos;as au deux. Dans une quinte l&apos;as est en tête (A-K-Q-J-10) ou en bas (5-4-3-2-A)&#xa0;; aucune quinte ne passe par lui. Aucune couleur ne vaut plus qu&apos;une autre.</translation>
    </message>
    <message id="GEN-RANK-2.title">
        <source>Order of the hands</source>
        <extracomment>S2, WINNING HANDS: the list from the highest payout to the lowest</extracomment>
        <translation>Ordre des mains</translation>
    </message>
    <message id="GEN-RANK-2.text">
        <source>Straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card. The royal flush is the highest straight flush; it has a name of its own only because pay tables give it a line.</source>
        <extracomment>S2, WINNING HANDS: the list from the highest payout to the lowest</extracomment>
        <translation>Quinte flush, carré, full, couleur, quinte, brelan, deux paires, paire, carte haute. La quinte flush royale est la plus haute quinte flush&#xa0;; elle n&apos;a un nom que parce que les tableaux de paiement lui donnent une ligne.</translation>
    </message>
    <message id="GEN-RANK-3.title">
        <source>Two hands of one kind</source>
        <extracomment>S2, WINNING HANDS: the prose of each row; GAME OUTCOMES on the kicker</extracomment>
        <translation>Deux mains de même sorte</translation>
    </message>
    <message id="GEN-RANK-3.text">
        <source>Four of a kind: the four, then the fifth card. Full house: the three, then the pair. Flush and high card: card by card from the top. Straight: the top card alone. Three of a kind: the three, then two kickers. Two pair: the higher pair, the lower pair, the kicker. Pair: the pair, then three kickers. Five equal ranks are a tie.</source>
        <extracomment>S2, WINNING HANDS: the prose of each row; GAME OUTCOMES on the kicker</extracomment>
        <translation>Carré&#xa0;: le carré, puis la cinquième carte. Full&#xa0;: le brelan, puis la paire. Couleur et carte haute&#xa0;: carte par carte depuis la plus haute. Quinte&#xa0;: la seule carte du haut. Brelan&#xa0;: le brelan, puis deux kickers. Deux paires&#xa0;: la plus haute paire, la plus basse, le kicker. Paire&#xa0;: la paire, puis trois kickers. Cinq rangs égaux font égalité.</translation>
    </message>
    <message id="GEN-BEST-1.title">
        <source>The best five of seven</source>
        <extracomment>S0, introduction (two pocket and five common cards); S2, GAME RULES (five of seven); S3, on the showdown; S4, HOLD&apos;EM</extracomment>
        <translation>Les cinq meilleures sur sept</translation>
    </message>
    <message id="GEN-BEST-1.text">
        <source>Where a player holds two cards and five lie on the board, his hand is the best five of the seven: both, one or none of his own may be in it.</source>
        <extracomment>S0, introduction (two pocket and five common cards); S2, GAME RULES (five of seven); S3, on the showdown; S4, HOLD&apos;EM</extracomment>
        <translation>Quand un joueur a deux cartes et que cinq sont au board, sa main est faite des cinq meilleures des sept&#xa0;: deux, une ou aucune des siennes.</translation>
    </message>
    <message id="GEN-DISP-1.title">
        <source>Who decides a dispute</source>
        <extracomment>S0 and S1, the closing line of each; S4, PUSH NINE RULES 30</extracomment>
        <translation>Qui tranche un litige</translation>
    </message>
    <message id="GEN-DISP-1.text">
        <source>At Casino du Liban the inspector&apos;s word is final, at Push Nine the management&apos;s. The program works out every line and shows its reason; a decision that differs stands beside the computed line, with who took it and why.</source>
        <extracomment>S0 and S1, the closing line of each; S4, PUSH NINE RULES 30</extracomment>
        <translation>Au Casino du Liban la décision de l&apos;inspecteur est sans appel, au Push Nine celle de la direction. Le programme calcule chaque ligne et montre sa raison&#xa0;; une décision différente figure à côté de la ligne calculée, avec son auteur et son motif.</translation>
    </message>
    <message id="GEN-MALF-1.title">
        <source>A malfunction undoes the round</source>
        <extracomment>S2, GAME OUTCOMES, last line</extracomment>
        <translation>Une panne annule le coup</translation>
    </message>
    <message id="GEN-MALF-1.text">
        <source>When something at the table or in its equipment failed, nothing is won and nothing is lost in that round. Read as: every stake goes back to whoever placed it.</source>
        <extracomment>S2, GAME OUTCOMES, last line</extracomment>
        <translation>Quand quelque chose à la table ou dans son matériel a failli, rien n&apos;est gagné ni perdu dans ce coup. On lit&#xa0;: chaque mise revient à qui l&apos;a posée.</translation>
    </message>
    <message id="GEN-RND-1.title">
        <source>What the chips cannot pay</source>
        <extracomment>No document says it: S0 and S1 print the odds, and no page says what becomes of half a chip</extracomment>
        <translation>Ce que les jetons ne peuvent payer</translation>
    </message>
    <message id="GEN-RND-1.text">
        <source>Payouts such as 3:2, 1.5:1, half a pot or a share of a levy are worked out exactly and reduced to the table&apos;s chips once, line by line. What that kept back, or added, is shown.</source>
        <extracomment>No document says it: S0 and S1 print the odds, and no page says what becomes of half a chip</extracomment>
        <translation>Les paiements tels que 3:2, 1,5:1, un demi-pot ou une part de prélèvement sont calculés exactement et ramenés une fois, ligne par ligne, aux jetons de la table. Ce qui a été retenu ou ajouté est montré.</translation>
    </message>
    <message id="GEN-DECK-1.title">
        <source>The deck of each game</source>
        <extracomment>Said in S0, introduction; S2, GAME RULES; S3, LE DEROULEMENT DE LA PARTIE; S4, DOUBLE HAND POKER, THE DECK. Only implied for Blackjack, the club&apos;s Hold&apos;em, Omaha, Push Nine and Low Ball</extracomment>
        <translation>Le jeu de cartes de chaque jeu</translation>
    </message>
    <message id="GEN-DECK-1.text">
        <source>52 cards without a joker for Heads-Up Hold&apos;em, Casino Hold&apos;em, Texas Hold&apos;em, the club&apos;s Hold&apos;em, Omaha, Push Nine, and for each deck of Blackjack. 53 with one joker for Double Hand and Low Ball. A card too many of one kind, a card that the deck does not have, or a joker where none belongs: the deck is fouled.</source>
        <extracomment>Said in S0, introduction; S2, GAME RULES; S3, LE DEROULEMENT DE LA PARTIE; S4, DOUBLE HAND POKER, THE DECK. Only implied for Blackjack, the club&apos;s Hold&apos;em, Omaha, Push Nine and Low Ball</extracomment>
        <translation>52 cartes sans joker pour Heads-Up Hold&apos;em, Casino Hold&apos;em, Texas Hold&apos;em, le Hold&apos;em du club, Omaha, Push Nine, et pour chaque jeu du Blackjack. 53 avec un joker pour Double Hand et Low Ball. Une carte en trop, une carte étrangère au jeu, ou un joker là où il n&apos;en faut pas&#xa0;: le jeu de cartes est irrégulier.</translation>
    </message>
</context>
<context>
    <name>Texas Hold&apos;em Poker</name>
    <message id="THP.title">
        <source>Texas Hold&apos;em Poker</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Texas Hold&apos;em Poker</translation>
    </message>
    <message id="THP-CAVE-1.title">
        <source>The cave and the tapis</source>
        <extracomment>S3, opening paragraph</extracomment>
        <translation>La cave et le tapis</translation>
    </message>
    <message id="THP-CAVE-1.text">
        <source>A player sits down with a first stake, the cave, and keeps it where all can see it. All that he has put there is his tapis, the stack he plays with.</source>
        <extracomment>S3, opening paragraph</extracomment>
        <translation>Un joueur s&apos;assied avec une première mise, la cave, et la garde bien en vue. Tout ce qu&apos;il a posé là est son tapis, avec lequel il joue.</translation>
    </message>
    <message id="THP-CAVE-2.title">
        <source>One hand a player</source>
        <extracomment>S3, opening paragraph, last sentence</extracomment>
        <translation>Une main par joueur</translation>
    </message>
    <message id="THP-CAVE-2.text">
        <source>Nobody plays two hands, and nobody stakes on an empty place.</source>
        <extracomment>S3, opening paragraph, last sentence</extracomment>
        <translation>Personne ne joue deux mains, et personne ne mise sur une place vide.</translation>
    </message>
    <message id="THP-CAVE-3.title">
        <source>Rebuying</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the sentences on RECAVE</extracomment>
        <translation>Se recaver</translation>
    </message>
    <message id="THP-CAVE-3.text">
        <source>A player may add to his stack while the game goes on, never while a hand is being played.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the sentences on RECAVE</extracomment>
        <translation>Un joueur peut se recaver au cours de la partie, jamais pendant un coup.</translation>
    </message>
    <message id="THP-CAVE-4.title">
        <source>Chips come from the cash desk</source>
        <extracomment>S3, the words beside the list of casinos</extracomment>
        <translation>Les jetons viennent de la caisse</translation>
    </message>
    <message id="THP-CAVE-4.text">
        <source>Chips are bought at the desk, not at the table.</source>
        <extracomment>S3, the words beside the list of casinos</extracomment>
        <translation>Les jetons s&apos;achètent à la caisse, pas à la table.</translation>
    </message>
    <message id="THP-CAVE-4.dealer">
        <source>Take no money for chips at the table; send the player to the cash desk.</source>
        <extracomment>S3, the words beside the list of casinos</extracomment>
        <translation>Ne prenez pas d&apos;argent contre des jetons à la table&#xa0;; envoyez le joueur à la caisse.</translation>
    </message>
    <message id="THP-VAR-1.title">
        <source>Limit, pot limit or no limit</source>
        <extracomment>S3, the block in capitals before the seats</extracomment>
        <translation>Limit, pot limit ou no limit</translation>
    </message>
    <message id="THP-VAR-1.text">
        <source>The casino chooses one of the three at the start of each session and keeps it, with its terms, on display.</source>
        <extracomment>S3, the block in capitals before the seats</extracomment>
        <translation>Le casino choisit l&apos;une des trois au début de chaque séance et l&apos;affiche en permanence, avec ses modalités.</translation>
    </message>
    <message id="THP-SEAT-1.title">
        <source>Two to ten players</source>
        <extracomment>S3, L&apos;ATTRIBUTION DES PLACES, first paragraph</extracomment>
        <translation>De deux à dix joueurs</translation>
    </message>
    <message id="THP-SEAT-1.text">
        <source>The game begins when two are seated; at most ten sit at the table.</source>
        <extracomment>S3, L&apos;ATTRIBUTION DES PLACES, first paragraph</extracomment>
        <translation>La partie commence à deux joueurs assis&#xa0;; dix au plus sont à la table.</translation>
    </message>
    <message id="THP-SEAT-2.title">
        <source>Seats are drawn</source>
        <extracomment>S3, L&apos;ATTRIBUTION DES PLACES, second paragraph</extracomment>
        <translation>Les places sont tirées au sort</translation>
    </message>
    <message id="THP-SEAT-2.text">
        <source>Who stands does not play. When the table is full there is a waiting list; the chef de partie allots seats by chance, and nobody changes his.</source>
        <extracomment>S3, L&apos;ATTRIBUTION DES PLACES, second paragraph</extracomment>
        <translation>Qui est debout ne joue pas. Quand la table est pleine il y a une liste d&apos;attente&#xa0;; le chef de partie attribue les places au hasard, et personne n&apos;en change.</translation>
    </message>
    <message id="THP-SEAT-3.title">
        <source>A player who is away</source>
        <extracomment>S3, L&apos;ATTRIBUTION DES PLACES, third paragraph (the length is the house&apos;s)</extracomment>
        <translation>Un joueur absent</translation>
    </message>
    <message id="THP-SEAT-3.text">
        <source>His chips stay on the table under the dealer&apos;s eye. After the absence that the house allows, the chef de partie keeps them in his name and gives the seat away; what nobody claims by the end of the session goes into the register of orphaned stakes.</source>
        <extracomment>S3, L&apos;ATTRIBUTION DES PLACES, third paragraph (the length is the house&apos;s)</extracomment>
        <translation>Ses jetons restent sur la table sous l&apos;œil du croupier. Après l&apos;absence permise par la maison, le chef de partie les consigne à son nom et donne la place&#xa0;; ce que personne ne réclame avant la fin de la séance va au registre des orphelins.</translation>
    </message>
    <message id="THP-SEAT-3.dealer">
        <source>Watch over the chips of whoever is away, and call the chef de partie when the allowed time is over.</source>
        <extracomment>S3, L&apos;ATTRIBUTION DES PLACES, third paragraph (the length is the house&apos;s)</extracomment>
        <translation>Surveillez les jetons de qui est absent, et appelez le chef de partie quand le temps permis est passé.</translation>
    </message>
    <message id="THP-BTN-1.title">
        <source>The first button</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, first paragraph</extracomment>
        <translation>Le premier bouton</translation>
    </message>
    <message id="THP-BTN-1.text">
        <source>To begin, the dealer takes the clubs and gives each player one, face up, beginning on his own left. The highest, ace on top, gets the button.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, first paragraph</extracomment>
        <translation>Pour commencer, le croupier prend les trèfles et en donne un à chaque joueur, face ouverte, depuis sa gauche. Le plus fort, l&apos;as en tête, a le bouton.</translation>
    </message>
    <message id="THP-BTN-2.title">
        <source>The button moves on</source>
        <extracomment>S3 does not say it; it speaks of the blinds before each deal and of places counted from the button</extracomment>
        <translation>Le bouton avance</translation>
    </message>
    <message id="THP-BTN-2.text">
        <source>One place to the left with every hand.</source>
        <extracomment>S3 does not say it; it speaks of the blinds before each deal and of places counted from the button</extracomment>
        <translation>D&apos;une place vers la gauche à chaque main.</translation>
    </message>
    <message id="THP-BLIND-1.title">
        <source>The small blind</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, first point on the initial stakes</extracomment>
        <translation>La small blind</translation>
    </message>
    <message id="THP-BLIND-1.text">
        <source>The first player left of the button puts up half of the table&apos;s minimum before each deal.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, first point on the initial stakes</extracomment>
        <translation>Avant chaque donne, le premier joueur à gauche du bouton pose la moitié du minimum de la table.</translation>
    </message>
    <message id="THP-BLIND-2.title">
        <source>The big blind</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, second point on the initial stakes</extracomment>
        <translation>La big blind</translation>
    </message>
    <message id="THP-BLIND-2.text">
        <source>The second player left of the button puts up at least the small blind and at most twice that.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, second point on the initial stakes</extracomment>
        <translation>Le deuxième joueur à gauche du bouton pose au moins la small blind et au plus le double.</translation>
    </message>
    <message id="THP-BLIND-3.title">
        <source>The option</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, third point on the initial stakes</extracomment>
        <translation>L&apos;option</translation>
    </message>
    <message id="THP-BLIND-3.text">
        <source>Where the house&apos;s rules allow it, the third player left of the button may, if he likes, put up twice the big blind.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, third point on the initial stakes</extracomment>
        <translation>Si le règlement de la maison le permet, le troisième joueur à gauche du bouton peut, s&apos;il le veut, poser le double de la big blind.</translation>
    </message>
    <message id="THP-BLIND-4.title">
        <source>Blinds of two players</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, which counts the blinds from the button whatever the number of players</extracomment>
        <translation>Blinds à deux joueurs</translation>
    </message>
    <message id="THP-BLIND-4.text">
        <source>Who posts what when only two are left is not spelled out; by the letter the button posts the big blind.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, which counts the blinds from the button whatever the number of players</extracomment>
        <translation>Qui pose quoi quand il n&apos;en reste que deux n&apos;est pas détaillé&#xa0;; à la lettre, le bouton pose la big blind.</translation>
    </message>
    <message id="THP-DEAL-1.title">
        <source>52 cards, shuffled in view</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, first sentence</extracomment>
        <translation>52 cartes, mélangées à la vue</translation>
    </message>
    <message id="THP-DEAL-1.text">
        <source>The dealer shuffles the pack of 52 where the players can see it.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, first sentence</extracomment>
        <translation>Le croupier mélange le jeu de 52 devant les joueurs.</translation>
    </message>
    <message id="THP-DEAL-2.title">
        <source>Two cards, one at a time</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the paragraph after the initial stakes</extracomment>
        <translation>Deux cartes, une par une</translation>
    </message>
    <message id="THP-DEAL-2.text">
        <source>When the blinds stand right, each player gets one card and then another, face down, clockwise; the player left of the button is first.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the paragraph after the initial stakes</extracomment>
        <translation>Quand les blinds sont en ordre, chaque joueur reçoit une carte puis une autre, cachées, dans le sens des aiguilles&#xa0;; le joueur à gauche du bouton est servi d&apos;abord.</translation>
    </message>
    <message id="THP-DEAL-3.title">
        <source>Cards are guarded and above the table</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the paragraph after the initial stakes</extracomment>
        <translation>Les cartes sont protégées et au-dessus de la table</translation>
    </message>
    <message id="THP-DEAL-3.text">
        <source>A player guards his two cards and never holds them below the edge of the table.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the paragraph after the initial stakes</extracomment>
        <translation>Un joueur protège ses deux cartes et ne les tient jamais sous le niveau de la table.</translation>
    </message>
    <message id="THP-DEAL-3.dealer">
        <source>Ask a player whose cards are off the table to bring them back in view.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the paragraph after the initial stakes</extracomment>
        <translation>Demandez à un joueur dont les cartes ont quitté la table de les remettre en vue.</translation>
    </message>
    <message id="THP-DEAL-4.title">
        <source>Burn and board</source>
        <extracomment>S3, the closing paragraphs of the first, second and third round</extracomment>
        <translation>Brûler et board</translation>
    </message>
    <message id="THP-DEAL-4.text">
        <source>Burn one and turn three for the flop; burn one and turn the turn; burn one and turn the river.</source>
        <extracomment>S3, the closing paragraphs of the first, second and third round</extracomment>
        <translation>Brûler une carte et en ouvrir trois pour le flop&#xa0;; brûler et ouvrir le turn&#xa0;; brûler et ouvrir le river.</translation>
    </message>
    <message id="THP-BET-1.title">
        <source>The first round of betting</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, from the first tour d&apos;enchères on</extracomment>
        <translation>Le premier tour d&apos;enchères</translation>
    </message>
    <message id="THP-BET-1.text">
        <source>The player left of the big blind speaks first. Each in turn folds and lays his cards face down, calls what the one before him has in, or raises above it.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, from the first tour d&apos;enchères on</extracomment>
        <translation>Le joueur à gauche de la big blind parle d&apos;abord. Chacun à son tour passe et pose ses cartes cachées, suit ce que le précédent a mis, ou relance au-dessus.</translation>
    </message>
    <message id="THP-BET-2.title">
        <source>The blinds speak last</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the points on the small and the big blind</extracomment>
        <translation>Les blinds parlent en dernier</translation>
    </message>
    <message id="THP-BET-2.text">
        <source>Small blind, then big blind. Each may fold and lose what he posted, make it up to a call, or make it up to a raise.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the points on the small and the big blind</extracomment>
        <translation>La small blind, puis la big blind. Chacune peut passer et perdre ce qu&apos;elle a posé, compléter pour suivre, ou compléter pour relancer.</translation>
    </message>
    <message id="THP-BET-3.title">
        <source>The big blind&apos;s check, or raise</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the two paragraphs before the heading of the first round</extracomment>
        <translation>Parole de la big blind, ou relance</translation>
    </message>
    <message id="THP-BET-3.text">
        <source>When nobody raised, the big blind may check, and that ends the first round. When he raises, betting goes on until all who are left have called or raised again.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the two paragraphs before the heading of the first round</extracomment>
        <translation>Si personne n&apos;a relancé, la big blind peut dire parole, ce qui clôt le premier tour. Si elle relance, les enchères continuent jusqu&apos;à ce que tous ceux qui restent aient suivi ou relancé.</translation>
    </message>
    <message id="THP-BET-4.title">
        <source>The later rounds</source>
        <extracomment>S3, the paragraph on the second round, which the third and the last follow; its words on a player who folded are not read as a check after a bet</extracomment>
        <translation>Les tours suivants</translation>
    </message>
    <message id="THP-BET-4.text">
        <source>The first player still in, left of the button, speaks first. A check is open to him until somebody has bet; an opening bet is at least the big blind. After that: call, raise, fold.</source>
        <extracomment>S3, the paragraph on the second round, which the third and the last follow; its words on a player who folded are not read as a check after a bet</extracomment>
        <translation>Le premier joueur en jeu à gauche du bouton parle d&apos;abord. La parole lui est ouverte tant que personne n&apos;a ouvert&#xa0;; une ouverture vaut au moins la big blind. Ensuite&#xa0;: suivre, relancer, passer.</translation>
    </message>
    <message id="THP-BET-5.title">
        <source>When a round is over</source>
        <extracomment>S3, the second round, its last paragraph on betting</extracomment>
        <translation>Quand un tour est fini</translation>
    </message>
    <message id="THP-BET-5.text">
        <source>When all have checked, folded or called, or the last raise has been called.</source>
        <extracomment>S3, the second round, its last paragraph on betting</extracomment>
        <translation>Quand tous ont dit parole, passé ou suivi, ou que la dernière relance est suivie.</translation>
    </message>
    <message id="THP-BET-6.title">
        <source>The stakes go to the pot</source>
        <extracomment>S3, the first sentences after each round</extracomment>
        <translation>Les mises vont au pot</translation>
    </message>
    <message id="THP-BET-6.text">
        <source>After each round the dealer brings in what was staked and puts it in the middle, in the pot.</source>
        <extracomment>S3, the first sentences after each round</extracomment>
        <translation>Après chaque tour le croupier ramasse ce qui a été misé et le met au centre, dans le pot.</translation>
    </message>
    <message id="THP-BET-7.title">
        <source>As long as two are in</source>
        <extracomment>S3, 1ER TOUR POUR LES JOUEURS, last sentence</extracomment>
        <translation>Tant que deux sont en jeu</translation>
    </message>
    <message id="THP-BET-7.text">
        <source>The hand goes on while at least two players have cards.</source>
        <extracomment>S3, 1ER TOUR POUR LES JOUEURS, last sentence</extracomment>
        <translation>Le coup continue tant qu&apos;au moins deux joueurs ont des cartes.</translation>
    </message>
    <message id="THP-BET-8.title">
        <source>How much, how often</source>
        <extracomment>S3, the points on RELANCER; the terms of limit, pot limit and no limit are posted by the house</extracomment>
        <translation>Combien, combien de fois</translation>
    </message>
    <message id="THP-BET-8.text">
        <source>A raise must be more than what the player before put in. How much more, and how many raises, is left open.</source>
        <extracomment>S3, the points on RELANCER; the terms of limit, pot limit and no limit are posted by the house</extracomment>
        <translation>Une relance doit dépasser ce que le joueur précédent a mis. De combien, et combien de relances, reste ouvert.</translation>
    </message>
    <message id="THP-ALLIN-1.title">
        <source>All in</source>
        <extracomment>S3, DERNIER TOUR, the paragraph on the whole TAPIS</extracomment>
        <translation>Tapis</translation>
    </message>
    <message id="THP-ALLIN-1.text">
        <source>In any round a player may stake all he has, as far as the posted maxima for a raise let him.</source>
        <extracomment>S3, DERNIER TOUR, the paragraph on the whole TAPIS</extracomment>
        <translation>À tout tour un joueur peut engager tout son tapis, dans la limite des maxima de relance affichés.</translation>
    </message>
    <message id="THP-POT-1.title">
        <source>Everybody else folds</source>
        <extracomment>S3, DERNIER TOUR, the sentence after the one on the whole TAPIS</extracomment>
        <translation>Tous les autres passent</translation>
    </message>
    <message id="THP-POT-1.text">
        <source>The last player with cards takes the whole pot, without showing them.</source>
        <extracomment>S3, DERNIER TOUR, the sentence after the one on the whole TAPIS</extracomment>
        <translation>Le dernier joueur avec des cartes prend tout le pot, sans les montrer.</translation>
    </message>
    <message id="THP-POT-2.title">
        <source>Main pot and side pot</source>
        <extracomment>S3, DERNIER TOUR, the two starred points (they name those who called or raised, not a folded blind)</extracomment>
        <translation>Pot principal et pot extérieur</translation>
    </message>
    <message id="THP-POT-2.text">
        <source>When a player is all in for less than others staked: the main pot holds his stake and as much from each of the others, the side pot the rest, which only the others play for. What folded players had put in stays where it lies.</source>
        <extracomment>S3, DERNIER TOUR, the two starred points (they name those who called or raised, not a folded blind)</extracomment>
        <translation>Quand un joueur est à tapis pour moins que d&apos;autres&#xa0;: le pot principal contient sa mise et autant de chacun des autres, le pot extérieur le reste, que seuls les autres jouent. Ce qu&apos;ont mis ceux qui ont passé reste où il est.</translation>
    </message>
    <message id="THP-POT-3.title">
        <source>Who takes which pot</source>
        <extracomment>S3, DERNIER TOUR, the starred points and the sentence after them</extracomment>
        <translation>Qui prend quel pot</translation>
    </message>
    <message id="THP-POT-3.text">
        <source>If the player who is all in has the best hand he takes the main pot, and the best hand among the others the side pot. If another hand is best it takes every pot it is in.</source>
        <extracomment>S3, DERNIER TOUR, the starred points and the sentence after them</extracomment>
        <translation>Si le joueur à tapis a la meilleure main, il prend le pot principal, et la meilleure main des autres le pot extérieur. Si une autre main est la meilleure, elle prend tous les pots où elle est.</translation>
    </message>
    <message id="THP-POT-4.title">
        <source>Several all in</source>
        <extracomment>S3 describes one player all in and two pots; for more it is silent</extracomment>
        <translation>Plusieurs à tapis</translation>
    </message>
    <message id="THP-POT-4.text">
        <source>As many pots as there are different stakes; each is played for by those who put in that much.</source>
        <extracomment>S3 describes one player all in and two pots; for more it is silent</extracomment>
        <translation>Autant de pots que de mises différentes&#xa0;; chacun est joué par ceux qui ont mis autant.</translation>
    </message>
    <message id="THP-SHOW-1.title">
        <source>Both cards on the table</source>
        <extracomment>S3, the sentence on the abattage</extracomment>
        <translation>Les deux cartes sur la table</translation>
    </message>
    <message id="THP-SHOW-1.text">
        <source>At the end the dealer asks those still in to lay down both cards.</source>
        <extracomment>S3, the sentence on the abattage</extracomment>
        <translation>À la fin le croupier demande à ceux qui restent d&apos;abattre leurs deux cartes.</translation>
    </message>
    <message id="THP-SHOW-2.title">
        <source>Best five of seven wins</source>
        <extracomment>S3, the paragraph on the best hand</extracomment>
        <translation>Les cinq meilleures sur sept gagnent</translation>
    </message>
    <message id="THP-SHOW-2.text">
        <source>The higher combination of five from the seven cards wins.</source>
        <extracomment>S3, the paragraph on the best hand</extracomment>
        <translation>La plus forte combinaison de cinq parmi les sept cartes gagne.</translation>
    </message>
    <message id="THP-SHOW-3.title">
        <source>Equal combinations</source>
        <extracomment>S3, the two paragraphs on equivalent combinations</extracomment>
        <translation>Combinaisons égales</translation>
    </message>
    <message id="THP-SHOW-3.text">
        <source>First the cards of the combination decide, the highest first; where it needs fewer than five, the kickers.</source>
        <extracomment>S3, the two paragraphs on equivalent combinations</extracomment>
        <translation>Les cartes de la combinaison décident d&apos;abord, la plus haute en premier&#xa0;; s&apos;il en faut moins de cinq, les kickers.</translation>
    </message>
    <message id="THP-SHOW-4.title">
        <source>Equal hands share</source>
        <extracomment>S3, the paragraph on perfect equality</extracomment>
        <translation>Les mains égales partagent</translation>
    </message>
    <message id="THP-SHOW-4.text">
        <source>Hands with the same five ranks share the pot, whether two, one or none of their own cards are among them.</source>
        <extracomment>S3, the paragraph on perfect equality</extracomment>
        <translation>Les mains aux cinq mêmes rangs partagent le pot, que deux, une ou aucune de leurs propres cartes y soient.</translation>
    </message>
    <message id="THP-SHOW-5.title">
        <source>Chips that cannot be halved</source>
        <extracomment>S3 does not say</extracomment>
        <translation>Jetons qu&apos;on ne peut partager</translation>
    </message>
    <message id="THP-SHOW-5.text">
        <source>Who gets the chip that is left over when a pot is shared is left open.</source>
        <extracomment>S3 does not say</extracomment>
        <translation>Qui reçoit le jeton qui reste quand un pot est partagé reste ouvert.</translation>
    </message>
    <message id="THP-RAKE-1.title">
        <source>The legal levy</source>
        <extracomment>S3, the sentence on handing over the pot</extracomment>
        <translation>Le prélèvement légal</translation>
    </message>
    <message id="THP-RAKE-1.text">
        <source>The winner is given the pot less the levy that the law asks for. The leaflet gives no rate.</source>
        <extracomment>S3, the sentence on handing over the pot</extracomment>
        <translation>Le gagnant reçoit le pot moins le prélèvement que la loi demande. Le dépliant ne donne pas de taux.</translation>
    </message>
    <message id="THP-END-1.title">
        <source>The last three hands</source>
        <extracomment>S3, last sentence of the rules</extracomment>
        <translation>Les trois dernières mains</translation>
    </message>
    <message id="THP-END-1.text">
        <source>Before a table closes, its last three hands are announced.</source>
        <extracomment>S3, last sentence of the rules</extracomment>
        <translation>Avant qu&apos;une table ferme, ses trois dernières mains sont annoncées.</translation>
    </message>
</context>
<context>
    <name>documents</name>
    <message id="S0.title">
        <source>Heads-Up Hold&apos;em, Casino du Liban</source>
        <translation>Heads-Up Hold&apos;em, Casino du Liban</translation>
    </message>
    <message id="S0.text">
        <source>The house&apos;s own sheet: course of the game, the three bets, the Win and Bad Beat tables. One page and a half.</source>
        <translation>La feuille de la maison&#xa0;: déroulement du jeu, les trois mises, les tableaux Win et Bad Beat. Une page et demie.</translation>
    </message>
    <message id="S1.title">
        <source>Blackjack, Casino du Liban</source>
        <translation>Blackjack, Casino du Liban</translation>
    </message>
    <message id="S1.text">
        <source>The house&apos;s own sheet, without headings: deal, values, doubling, splitting, insurance, boxes.</source>
        <translation>La feuille de la maison, sans titres&#xa0;: donne, valeurs, doubler, partager, assurance, cases.</translation>
    </message>
    <message id="S2.title">
        <source>Live Casino Hold&apos;em</source>
        <translation>Live Casino Hold&apos;em</translation>
    </message>
    <message id="S2.text">
        <source>The help pages of a live-stream table: course of the game, outcomes, pay tables, the ranking of poker hands.</source>
        <translation>Les pages d&apos;aide d&apos;une table diffusée en direct&#xa0;: déroulement, issues, tableaux de paiement, ordre des mains.</translation>
    </message>
    <message id="S3.title">
        <source>Texas Hold&apos;em Poker, a leaflet of French casinos</source>
        <translation>Texas Hold&apos;em Poker, dépliant de casinos français</translation>
    </message>
    <message id="S3.text">
        <source>In French, written as the player&apos;s own voice: seats, blinds, the four rounds of betting, pots, showdown, levy.</source>
        <translation>En français, écrit à la première personne du joueur&#xa0;: places, blinds, les quatre tours d&apos;enchères, pots, abattage, prélèvement.</translation>
    </message>
    <message id="S4.title">
        <source>Game description and rules of a California card club</source>
        <translation>Description et règles des jeux d&apos;un club de cartes californien</translation>
    </message>
    <message id="S4.text">
        <source>Hold&apos;em, Omaha and Omaha Hi-Lo, Push Nine, Double Hand Poker, Low Ball, and the table of limits, collections and buy-ins. A scan with many misread letters; its general rules are not among the pages.</source>
        <translation>Hold&apos;em, Omaha et Omaha Hi-Lo, Push Nine, Double Hand Poker, Low Ball, et le tableau des limites, prélèvements et caves. Un scan aux nombreuses lettres mal lues&#xa0;; ses règles générales ne sont pas parmi les pages.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message id="game.blackjack">
        <source>Blackjack</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Blackjack</translation>
    </message>
    <message id="game.casino_holdem">
        <source>Casino Hold&apos;em</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Casino Hold&apos;em</translation>
    </message>
    <message id="game.double_hand">
        <source>Double Hand Poker</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Double Hand Poker</translation>
    </message>
    <message id="game.heads_up_holdem">
        <source>Heads-Up Hold&apos;em</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Heads-Up Hold&apos;em</translation>
    </message>
    <message id="game.texas_holdem">
        <source>Texas Hold&apos;em Poker</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Texas Hold&apos;em Poker</translation>
    </message>
    <message id="game.club_holdem">
        <source>Hold&apos;em at the club</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Hold&apos;em au club</translation>
    </message>
    <message id="game.omaha">
        <source>Omaha</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Omaha</translation>
    </message>
    <message id="game.omaha_hi_lo">
        <source>Omaha Hi-Lo Split</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Omaha Hi-Lo Split</translation>
    </message>
    <message id="game.low_ball">
        <source>Low Ball</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Low Ball</translation>
    </message>
    <message id="game.push_nine">
        <source>Push Nine</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>Push Nine</translation>
    </message>
</context>
<context>
    <name>houses</name>
    <message id="house.blackjack_casino_du_liban">
        <source>Casino du Liban, seven boxes</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>Casino du Liban, sept cases</translation>
    </message>
    <message id="house.casino_holdem_land">
        <source>house table, own hand for each box</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>table de la maison, une main par case</translation>
    </message>
    <message id="house.casino_holdem_live">
        <source>house table, one hand for all boxes</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>table de la maison, une main pour toutes les cases</translation>
    </message>
    <message id="house.club_holdem_10_20">
        <source>California club, 10/20</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>club californien, 10/20</translation>
    </message>
    <message id="house.club_holdem_15_30">
        <source>California club, 15/30</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>club californien, 15/30</translation>
    </message>
    <message id="house.club_holdem_2_4">
        <source>California club, 2/4</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>club californien, 2/4</translation>
    </message>
    <message id="house.club_holdem_3_6">
        <source>California club, 3/6</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>club californien, 3/6</translation>
    </message>
    <message id="house.club_holdem_4_8">
        <source>California club, 4/8</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>club californien, 4/8</translation>
    </message>
    <message id="house.club_holdem_6_12">
        <source>California club, 6/12</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>club californien, 6/12</translation>
    </message>
    <message id="house.club_holdem_no_limit">
        <source>California club, no limit, blinds 5 and 10</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>club californien, no limit, blinds 5 et 10</translation>
    </message>
    <message id="house.double_hand_low_limit">
        <source>low limit, the register&apos;s defaults</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>petite limite, selon les valeurs du registre</translation>
    </message>
    <message id="house.double_hand_other_readings">
        <source>high limit, copies push, other readings of the joker</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>grande limite, égalités rendues, autres lectures du joker</translation>
    </message>
    <message id="house.heads_up_holdem_casino_du_liban">
        <source>Casino du Liban, five boxes</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>Casino du Liban, cinq cases</translation>
    </message>
    <message id="house.low_ball_live">
        <source>California club, live game 3/6</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>club californien, partie courante 3/6</translation>
    </message>
    <message id="house.low_ball_tournament">
        <source>California club, tournament level 50/100</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>club californien, tournoi, niveau 50/100</translation>
    </message>
    <message id="house.omaha_3_6">
        <source>California club, 3/6</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>club californien, 3/6</translation>
    </message>
    <message id="house.omaha_hi_lo_3_6">
        <source>California club, 3/6</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>club californien, 3/6</translation>
    </message>
    <message id="house.push_nine_club">
        <source>Californian card club, ante 1, bets from 2</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>club californien, ante 1, mises à partir de 2</translation>
    </message>
    <message id="house.texas_holdem_limit">
        <source>French casino, limit, minimum stake 10</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>casino français, limit, mise minimale 10</translation>
    </message>
    <message id="house.texas_holdem_no_limit">
        <source>French casino, no limit, minimum stake 10</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>casino français, no limit, mise minimale 10</translation>
    </message>
    <message id="house.texas_holdem_pot_limit">
        <source>French casino, pot limit, minimum stake 10</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>casino français, pot limit, mise minimale 10</translation>
    </message>
</context>
<context>
    <name>register</name>
    <message id="A01.title">
        <source>Payouts below the chip</source>
        <translation>Paiements au-dessous du jeton</translation>
    </message>
    <message id="A01.gap">
        <source>3:2 and 1.5:1 on an odd stake come to half a chip. No document says who keeps the half.</source>
        <translation>3:2 et 1,5:1 sur une mise impaire font un demi-jeton. Aucun document ne dit qui le garde.</translation>
    </message>
    <message id="A01.default">
        <source>The exact amount is reduced to the table&apos;s smallest chip, downwards, once for each line, and the rest is shown. Stakes that pay out in whole chips are asked for first, since they avoid the question; paying down to the chip is a habit of the trade that no source here settles.</source>
        <translation>Le montant exact est ramené au plus petit jeton de la table, vers le bas, une fois par ligne, et le reste est montré. On demande d&apos;abord des mises payables en jetons entiers, ce qui évite la question&#xa0;; payer au jeton inférieur est un usage du métier qu&apos;aucune source d&apos;ici ne fixe.</translation>
    </message>
    <message id="A01.alternatives.exact">
        <source>Paid to the smallest coin of the currency, chips or not.</source>
        <extracomment>the choice exact</extracomment>
        <translation>Payé à la plus petite pièce de la monnaie, jetons ou non.</translation>
    </message>
    <message id="A01.alternatives.up">
        <source>The player gets the chip that the sum does not fill.</source>
        <extracomment>the choice up</extracomment>
        <translation>Le joueur reçoit le jeton que la somme n&apos;emplit pas.</translation>
    </message>
    <message id="A01.alternatives.nearest">
        <source>Half a chip or more is paid as one, less is kept.</source>
        <extracomment>the choice nearest</extracomment>
        <translation>Un demi-jeton ou plus est payé comme un, moins est gardé.</translation>
    </message>
    <message id="A02.title">
        <source>Side bets at Heads-Up Hold&apos;em</source>
        <translation>Mises annexes au Heads-Up Hold&apos;em</translation>
    </message>
    <message id="A02.gap">
        <source>S0 allows optional side bets and prints neither their names nor what they pay.</source>
        <translation>S0 permet des mises annexes et n&apos;imprime ni leurs noms ni ce qu&apos;elles paient.</translation>
    </message>
    <message id="A02.default">
        <source>Off: without a pay table from the house there is nothing to pay by.</source>
        <translation>Aucune&#xa0;: sans tableau de la maison il n&apos;y a rien d&apos;après quoi payer.</translation>
    </message>
    <message id="A02.alternatives.trips_plus">
        <source>A bet on the player&apos;s own final hand, as other houses offer it; the house brings its table.</source>
        <extracomment>the choice trips_plus</extracomment>
        <translation>Une mise sur la main finale du joueur, comme d&apos;autres maisons l&apos;offrent&#xa0;; la maison apporte son tableau.</translation>
    </message>
    <message id="A02.alternatives.pocket_bonus">
        <source>A bet on the player&apos;s two cards alone; the house brings its table.</source>
        <extracomment>the choice pocket_bonus</extracomment>
        <translation>Une mise sur les deux seules cartes du joueur&#xa0;; la maison apporte son tableau.</translation>
    </message>
    <message id="A03.title">
        <source>Burn cards, and how the cards lie</source>
        <translation>Cartes brûlées, et comment les cartes sont posées</translation>
    </message>
    <message id="A03.gap">
        <source>S3 burns a card before flop, turn and river. S0, S2 and S4 do not mention burning, and S0 says neither who gets the first card nor which lie face up.</source>
        <translation>S3 brûle une carte avant flop, turn et river. S0, S2 et S4 ne parlent pas de brûler, et S0 ne dit ni qui reçoit la première carte ni lesquelles sont visibles.</translation>
    </message>
    <message id="A03.default">
        <source>By the letter: Texas Hold&apos;em burns, Heads-Up and Casino Hold&apos;em do not. At the club, hold&apos;em and Omaha burn before flop, turn and river, as card rooms do. At Heads-Up Hold&apos;em the pocket cards lie face down until the end.</source>
        <translation>À la lettre&#xa0;: le Texas Hold&apos;em brûle, le Heads-Up et le Casino Hold&apos;em non. Au club, hold&apos;em et Omaha brûlent avant flop, turn et river, comme font les salles. Au Heads-Up Hold&apos;em les cartes en main sont cachées jusqu&apos;à la fin.</translation>
    </message>
    <message id="A03.alternatives.burn_before_flop/turn">
        <source>At the house&apos;s two games a card is burned before the flop and before the turn.</source>
        <extracomment>the choice burn_before_flop/turn</extracomment>
        <translation>Aux deux jeux de la maison on brûle une carte avant le flop et avant le turn.</translation>
    </message>
    <message id="A03.alternatives.none">
        <source>At the club nothing is burned; the board comes straight from the deck.</source>
        <extracomment>the choice none</extracomment>
        <translation>Au club on ne brûle rien&#xa0;; le board vient droit du paquet.</translation>
    </message>
    <message id="A04.title">
        <source>Steps of the Raise</source>
        <translation>Pas de la Relance</translation>
    </message>
    <message id="A04.gap">
        <source>S0 gives the Raise as a range, one to three and one to two Antes, and does not say whether parts of an Ante count.</source>
        <translation>S0 donne la Relance comme un intervalle, d&apos;une à trois et d&apos;une à deux Antes, et ne dit pas si des fractions d&apos;Ante comptent.</translation>
    </message>
    <message id="A04.default">
        <source>Any amount of chips within the range: that is what a range says.</source>
        <translation>Tout montant de jetons dans l&apos;intervalle&#xa0;: c&apos;est ce que dit un intervalle.</translation>
    </message>
    <message id="A04.alternatives.whole_multiple">
        <source>One, two or three whole Antes; 2½ is refused.</source>
        <extracomment>the choice whole_multiple</extracomment>
        <translation>Une, deux ou trois Antes entières&#xa0;; 2½ est refusé.</translation>
    </message>
    <message id="A04.alternatives.max_only">
        <source>Three Antes before the flop, two on it, as some houses play: raise in full or check.</source>
        <extracomment>the choice max_only</extracomment>
        <translation>Trois Antes avant le flop, deux au flop, comme jouent certaines maisons&#xa0;: relance entière ou parole.</translation>
    </message>
    <message id="A05.title">
        <source>What a fold costs</source>
        <translation>Ce que coûte de passer</translation>
    </message>
    <message id="A05.gap">
        <source>S0 lets the player fold on the full board and does not say what becomes of his bets.</source>
        <translation>S0 laisse le joueur passer au board complet et ne dit pas ce que deviennent ses mises.</translation>
    </message>
    <message id="A05.default">
        <source>Ante and Odds are lost; descriptions of the same game elsewhere say so, and nothing else would make it a fold.</source>
        <translation>Ante et Odds sont perdues&#xa0;; des descriptions du même jeu ailleurs le disent, et rien d&apos;autre n&apos;en ferait une passe.</translation>
    </message>
    <message id="A06.title">
        <source>The dealer is better and does not qualify</source>
        <translation>Le croupier est plus fort et n&apos;est pas qualifié</translation>
    </message>
    <message id="A06.gap">
        <source>By one line of S0 the Ante loses to a better dealer, by the next it is returned when the dealer does not qualify. Both are true when high card beats high card. For Raise and Odds only the better hand is asked for.</source>
        <translation>Selon une ligne de S0 l&apos;Ante perd contre un croupier plus fort, selon la suivante elle est rendue quand il n&apos;est pas qualifié. Les deux sont vraies quand une carte haute bat une carte haute. Pour Relance et Odds seule la meilleure main est demandée.</translation>
    </message>
    <message id="A06.default">
        <source>The Ante goes back, Raise and Odds lose. In the game that this one comes from, qualifying matters to the Ante and to nothing else.</source>
        <translation>L&apos;Ante est rendue, Relance et Odds perdent. Dans le jeu dont celui-ci vient, la qualification compte pour l&apos;Ante et rien d&apos;autre.</translation>
    </message>
    <message id="A06.alternatives.lose">
        <source>The better dealer takes the Ante too, though he has no pair.</source>
        <extracomment>the choice lose</extracomment>
        <translation>Le croupier plus fort prend aussi l&apos;Ante, bien qu&apos;il n&apos;ait pas de paire.</translation>
    </message>
    <message id="A06.alternatives.push">
        <source>Set for Raise or Odds: that bet goes back too when the dealer does not qualify.</source>
        <extracomment>the choice push</extracomment>
        <translation>Mis pour la Relance ou l&apos;Odds&#xa0;: cette mise est rendue aussi quand le croupier n&apos;est pas qualifié.</translation>
    </message>
    <message id="A07.title">
        <source>Equal hands at Heads-Up Hold&apos;em</source>
        <translation>Mains égales au Heads-Up Hold&apos;em</translation>
    </message>
    <message id="A07.gap">
        <source>S0 settles what happens when one hand is better, and says nothing of equal ones.</source>
        <translation>S0 règle le cas où une main est meilleure, et ne dit rien des mains égales.</translation>
    </message>
    <message id="A07.default">
        <source>Ante, Odds and Raise all go back, as the published rules of its parent game have it.</source>
        <translation>Ante, Odds et Relance sont toutes rendues, comme dans les règles publiées du jeu d&apos;origine.</translation>
    </message>
    <message id="A07.alternatives.dealer">
        <source>Equal counts as beaten: the house takes Ante and Raise, and Odds is settled as for a beaten hand.</source>
        <extracomment>the choice dealer</extracomment>
        <translation>L&apos;égalité compte comme battue&#xa0;: la maison prend Ante et Relance, et l&apos;Odds est réglée comme pour une main battue.</translation>
    </message>
    <message id="A08.title">
        <source>A bad beat for the royal flush</source>
        <translation>Un bad beat pour la quinte flush royale</translation>
    </message>
    <message id="A08.gap">
        <source>S0&apos;s table has one figure in the row of the royal flush, without showing under which column.</source>
        <translation>Le tableau de S0 a un seul chiffre à la ligne de la quinte flush royale, sans montrer sous quelle colonne.</translation>
    </message>
    <message id="A08.default">
        <source>It is the Win column&apos;s. No hand beats a royal flush, so a figure for the bad beat would never be used.</source>
        <translation>C&apos;est la colonne Win. Aucune main ne bat une quinte flush royale, un chiffre pour le bad beat ne servirait donc jamais.</translation>
    </message>
    <message id="A09.title">
        <source>The bad beat of a flush</source>
        <translation>Le bad beat d&apos;une couleur</translation>
    </message>
    <message id="A09.gap">
        <source>S0 prints 5.1 where every other cell reads so much to 1.</source>
        <translation>S0 imprime 5.1 là où toute autre case dit tant contre 1.</translation>
    </message>
    <message id="A09.default">
        <source>5:1, the point read for a colon; it stands between 4:1 for the straight and 6:1 for the full house.</source>
        <translation>5:1, le point lu comme deux-points&#xa0;; il est entre 4:1 pour la quinte et 6:1 pour le full.</translation>
    </message>
    <message id="A09.alternatives.51:10">
        <source>Taken as printed: 5.1 to 1, a tenth of the stake more.</source>
        <extracomment>the choice 51:10</extracomment>
        <translation>Pris tel qu&apos;imprimé&#xa0;: 5,1 contre 1, un dixième de mise de plus.</translation>
    </message>
    <message id="A10.title">
        <source>A dealer&apos;s blackjack and the added money</source>
        <translation>Le blackjack du croupier et l&apos;argent ajouté</translation>
    </message>
    <message id="A10.gap">
        <source>S1&apos;s dealer has one card while players double and split, and S1 does not say what his blackjack then takes.</source>
        <translation>Le croupier de S1 a une carte pendant qu&apos;on double et partage, et S1 ne dit pas ce que prend alors son blackjack.</translation>
    </message>
    <message id="A10.default">
        <source>Everything: the sheet nowhere gives doubled or split money back, and games without a hole card are so played.</source>
        <translation>Tout&#xa0;: la feuille ne rend nulle part l&apos;argent doublé ou partagé, et les jeux sans carte cachée se jouent ainsi.</translation>
    </message>
    <message id="A10.alternatives.obo">
        <source>Only the first bet of each hand is taken; what was added by doubling and splitting goes back.</source>
        <extracomment>the choice obo</extracomment>
        <translation>Seule la première mise de chaque main est prise&#xa0;; ce qui a été ajouté en doublant et partageant est rendu.</translation>
    </message>
    <message id="A11.title">
        <source>Number of decks at Blackjack</source>
        <translation>Nombre de jeux au Blackjack</translation>
    </message>
    <message id="A11.gap">
        <source>S1 gives none.</source>
        <translation>S1 n&apos;en donne pas.</translation>
    </message>
    <message id="A11.default">
        <source>Six. No payment depends on it; it decides only when a card too many of one kind shows that the shoe is fouled.</source>
        <translation>Six. Aucun paiement n&apos;en dépend&#xa0;; il décide seulement quand une carte de trop montre que le sabot est irrégulier.</translation>
    </message>
    <message id="A11.alternatives.1, 2, 4, 8">
        <source>A second, third, fifth or ninth card of one rank and suit is then the one too many.</source>
        <extracomment>the choice 1, 2, 4, 8</extracomment>
        <translation>La deuxième, troisième, cinquième ou neuvième carte d&apos;un même rang et d&apos;une même couleur est alors celle de trop.</translation>
    </message>
    <message id="A12.title">
        <source>Soft 17</source>
        <translation>17 souple</translation>
    </message>
    <message id="A12.gap">
        <source>S1 never says soft 17; yet its two sentences on the dealer settle it.</source>
        <translation>S1 ne parle jamais de 17 souple&#xa0;; ses deux phrases sur le croupier le règlent pourtant.</translation>
    </message>
    <message id="A12.default">
        <source>The dealer stands: his first ace counts eleven, and 17 stands.</source>
        <translation>Le croupier reste&#xa0;: son premier as compte onze, et à 17 il reste.</translation>
    </message>
    <message id="A12.alternatives.true">
        <source>The dealer draws on ace and six, against the sheet, for a house that plays so.</source>
        <extracomment>the choice true</extracomment>
        <translation>Le croupier tire sur as et six, contre la feuille, pour une maison qui joue ainsi.</translation>
    </message>
    <message id="A13.title">
        <source>Doubling hands with an ace</source>
        <translation>Doubler avec un as</translation>
    </message>
    <message id="A13.gap">
        <source>S1 lets 9, 10 and 11 double and adds, in brackets, that a blackjack may not. Whether an ace may be counted as one to reach the figure is not said.</source>
        <translation>S1 laisse doubler 9, 10 et 11 et ajoute, entre parenthèses, pas un blackjack. Si un as peut compter un pour atteindre le chiffre n&apos;est pas dit.</translation>
    </message>
    <message id="A13.default">
        <source>It may: ace and eight are 9, ace and nine 10. The words in brackets would be idle if an ace could only be eleven. The hand then ends with whichever count is better.</source>
        <translation>Il le peut&#xa0;: as et huit font 9, as et neuf 10. Les mots entre parenthèses seraient vains si un as ne valait que onze. La main finit alors avec le meilleur des deux comptes.</translation>
    </message>
    <message id="A13.alternatives.hard_only">
        <source>A hand with an ace is not offered the double.</source>
        <extracomment>the choice hard_only</extracomment>
        <translation>À une main avec un as on ne propose pas de doubler.</translation>
    </message>
    <message id="A14.title">
        <source>Splitting aces again</source>
        <translation>Repartager les as</translation>
    </message>
    <message id="A14.gap">
        <source>S1 allows it, and limits all splitting to four hands; that aces split again get one card each is left to be understood.</source>
        <translation>S1 le permet, et limite tout partage à quatre mains&#xa0;; que les as repartagés reçoivent une carte chacun est sous-entendu.</translation>
    </message>
    <message id="A14.default">
        <source>Allowed, up to four hands, one card on each ace: the sheet says so much.</source>
        <translation>Permis, jusqu&apos;à quatre mains, une carte sur chaque as&#xa0;: la feuille en dit autant.</translation>
    </message>
    <message id="A14.alternatives.false">
        <source>A second ace on a split ace stays where it is: the hand is 12 and done.</source>
        <extracomment>the choice false</extracomment>
        <translation>Un second as sur un as partagé reste où il est&#xa0;: la main fait 12 et s&apos;arrête.</translation>
    </message>
    <message id="A15.title">
        <source>An ace on a split ten</source>
        <translation>Un as sur un dix partagé</translation>
    </message>
    <message id="A15.gap">
        <source>S1 takes the blackjack away from a split ace with a ten; of a split ten with an ace it does not speak.</source>
        <translation>S1 ôte le blackjack à un as partagé avec un dix&#xa0;; d&apos;un dix partagé avec un as il ne parle pas.</translation>
    </message>
    <message id="A15.default">
        <source>It is 21, paid 1:1; published rules treat both alike.</source>
        <translation>C&apos;est 21, payé 1:1&#xa0;; les règles publiées traitent les deux de même.</translation>
    </message>
    <message id="A15.alternatives.true">
        <source>It counts as a blackjack: 3:2, and a stand-off against the dealer&apos;s.</source>
        <extracomment>the choice true</extracomment>
        <translation>Il compte comme blackjack&#xa0;: 3:2, et égalité contre celui du croupier.</translation>
    </message>
    <message id="A16.title">
        <source>Even money</source>
        <translation>Blackjack payé 1:1</translation>
    </message>
    <message id="A16.gap">
        <source>S1 does not mention it.</source>
        <translation>S1 n&apos;en parle pas.</translation>
    </message>
    <message id="A16.default">
        <source>Off. A player with a blackjack who insures it in full ends one stake ahead either way, so nothing is lost.</source>
        <translation>Non. Un joueur ayant un blackjack qui l&apos;assure entièrement finit de toute façon avec une mise de gain, rien n&apos;est donc perdu.</translation>
    </message>
    <message id="A16.alternatives.true">
        <source>Against an ace, a blackjack may be paid 1:1 at once and is then finished.</source>
        <extracomment>the choice true</extracomment>
        <translation>Contre un as, un blackjack peut être payé 1:1 aussitôt et est alors fini.</translation>
    </message>
    <message id="A17.title">
        <source>Bettors behind the box&apos;s owner</source>
        <translation>Parieurs derrière le titulaire de la case</translation>
    </message>
    <message id="A17.gap">
        <source>S1 lets three bet on a box and does not say whether all must put up money when the owner doubles or splits.</source>
        <translation>S1 laisse trois joueurs miser sur une case et ne dit pas si tous doivent ajouter quand le titulaire double ou partage.</translation>
    </message>
    <message id="A17.default">
        <source>As they like. A bettor who leaves a split alone has his stake on the first of the two hands; one who leaves a double alone plays the same cards for his single stake.</source>
        <translation>À leur gré. Un parieur qui ne suit pas un partage a sa mise sur la première des deux mains&#xa0;; qui ne suit pas un double joue les mêmes cartes pour sa mise simple.</translation>
    </message>
    <message id="A17.alternatives.must">
        <source>Each puts up his share, or the box may not double or split.</source>
        <extracomment>the choice must</extracomment>
        <translation>Chacun ajoute sa part, sinon la case ne peut ni doubler ni partager.</translation>
    </message>
    <message id="A17.alternatives.may_not">
        <source>Only the owner adds money; the others&apos; bets stay as they are.</source>
        <extracomment>the choice may_not</extracomment>
        <translation>Seul le titulaire ajoute&#xa0;; les mises des autres restent telles quelles.</translation>
    </message>
    <message id="A18.title">
        <source>One hand for all, or one for each</source>
        <translation>Une main pour tous, ou une chacun</translation>
    </message>
    <message id="A18.gap">
        <source>S2 describes a live-stream table where all play the same hand. A table in a casino deals to each box.</source>
        <translation>S2 décrit une table diffusée en direct où tous jouent la même main. Une table de casino donne à chaque case.</translation>
    </message>
    <message id="A18.default">
        <source>None: each table&apos;s house file chooses. Payment is the same either way; the deal and the felt are not.</source>
        <translation>Aucun&#xa0;: le fichier de chaque table choisit. Le paiement est le même&#xa0;; la donne et le tapis non.</translation>
    </message>
    <message id="A18.alternatives.true">
        <source>One pair of cards for all, on one place; each box still calls or folds for itself.</source>
        <extracomment>the choice true</extracomment>
        <translation>Une paire de cartes pour tous, à une place&#xa0;; chaque case décide pourtant pour elle-même.</translation>
    </message>
    <message id="A18.alternatives.false">
        <source>Two cards to each box with an Ante, in order from the dealer&apos;s left.</source>
        <extracomment>the choice false</extracomment>
        <translation>Deux cartes à chaque case avec une Ante, dans l&apos;ordre depuis la gauche du croupier.</translation>
    </message>
    <message id="A19.title">
        <source>Equal hands and the dealer does not qualify</source>
        <translation>Mains égales et croupier non qualifié</translation>
    </message>
    <message id="A19.gap">
        <source>One sentence of S2 lets the player win whenever the dealer does not qualify, another returns equal hands.</source>
        <translation>Une phrase de S2 fait gagner le joueur chaque fois que le croupier n&apos;est pas qualifié, une autre rend les mains égales.</translation>
    </message>
    <message id="A19.default">
        <source>The player wins: elsewhere the push is written down only for a dealer who qualifies.</source>
        <translation>Le joueur gagne&#xa0;: ailleurs l&apos;égalité n&apos;est écrite que pour un croupier qualifié.</translation>
    </message>
    <message id="A19.alternatives.push">
        <source>Ante and Call go back.</source>
        <extracomment>the choice push</extracomment>
        <translation>Ante et Call sont rendus.</translation>
    </message>
    <message id="A20.title">
        <source>A pair of aces or higher</source>
        <translation>Une paire d&apos;as ou plus</translation>
    </message>
    <message id="A20.gap">
        <source>S2 asks for a pair of aces or higher and does not say higher by what.</source>
        <translation>S2 demande une paire d&apos;as ou plus et ne dit pas plus selon quoi.</translation>
    </message>
    <message id="A20.default">
        <source>By the ranking of poker hands: kings and twos, three twos or any straight pay the last row, a pair of kings does not. Where the two aces lie makes no difference.</source>
        <translation>Selon l&apos;ordre des mains de poker&#xa0;: rois et deux, trois deux ou toute quinte paient la dernière ligne, une paire de rois non. Où sont les deux as n&apos;importe pas.</translation>
    </message>
    <message id="A21.title">
        <source>The Ante of a hand without a pair</source>
        <translation>L&apos;Ante d&apos;une main sans paire</translation>
    </message>
    <message id="A21.gap">
        <source>S2&apos;s table pays straight or less 1:1, and its page on hands calls a pair the lowest that can be paid.</source>
        <translation>Le tableau de S2 paie quinte ou moins 1:1, et sa page sur les mains dit la paire la plus basse payable.</translation>
    </message>
    <message id="A21.default">
        <source>1:1: the table and the rule that the player wins against a dealer who does not qualify leave no room.</source>
        <translation>1:1&#xa0;: le tableau et la règle que le joueur gagne contre un croupier non qualifié ne laissent pas de place.</translation>
    </message>
    <message id="A21.alternatives.other">
        <source>Odds that the house sets for a winning hand below a pair; 0:1 gives the Ante back and pays nothing.</source>
        <extracomment>the choice other</extracomment>
        <translation>Un rapport que la maison fixe pour une main gagnante sous la paire&#xa0;; 0:1 rend l&apos;Ante et ne paie rien.</translation>
    </message>
    <message id="A22.title">
        <source>The big blind within its bounds</source>
        <translation>La big blind dans ses bornes</translation>
    </message>
    <message id="A22.gap">
        <source>S3 lets it lie anywhere between the small blind and twice that.</source>
        <translation>S3 la laisse n&apos;importe où entre la small blind et son double.</translation>
    </message>
    <message id="A22.default">
        <source>Twice the small blind, which is the table&apos;s minimum.</source>
        <translation>Le double de la small blind, soit le minimum de la table.</translation>
    </message>
    <message id="A22.alternatives.SB">
        <source>It equals the small blind, half of the table&apos;s minimum; so much is then called and opened for.</source>
        <extracomment>the choice SB</extracomment>
        <translation>Elle égale la small blind, la moitié du minimum de la table&#xa0;; c&apos;est alors ce qu&apos;on suit et ouvre.</translation>
    </message>
    <message id="A23.title">
        <source>Blinds when two are left</source>
        <translation>Blinds quand il en reste deux</translation>
    </message>
    <message id="A23.gap">
        <source>Read to the letter, S3 and S4 give the small blind to the player left of the button also when two play.</source>
        <translation>À la lettre, S3 et S4 donnent la small blind au joueur à gauche du bouton même à deux.</translation>
    </message>
    <message id="A23.default">
        <source>The button posts the small blind, speaks first before the flop and last after it: tournament and card room rules agree on that.</source>
        <translation>Le bouton pose la small blind, parle d&apos;abord avant le flop et en dernier ensuite&#xa0;: règles de tournoi et de salle s&apos;accordent là-dessus.</translation>
    </message>
    <message id="A23.alternatives.literal">
        <source>The other player posts the small blind and the button the big one.</source>
        <extracomment>the choice literal</extracomment>
        <translation>L&apos;autre joueur pose la small blind et le bouton la big.</translation>
    </message>
    <message id="A24.title">
        <source>Who speaks first when an option is posted</source>
        <translation>Qui parle d&apos;abord quand une option est posée</translation>
    </message>
    <message id="A24.gap">
        <source>S3 lets the player left of the big blind begin and makes no exception when that player posted the option.</source>
        <translation>S3 fait commencer le joueur à gauche de la big blind et ne fait pas d&apos;exception quand il a posé l&apos;option.</translation>
    </message>
    <message id="A24.default">
        <source>The player left of the option begins and the option speaks last, so the check that ends the round is the option&apos;s: so a raise made blind is usually played.</source>
        <translation>Le joueur à gauche de l&apos;option commence et l&apos;option parle en dernier, la parole qui clôt le tour est donc la sienne&#xa0;: une relance faite à l&apos;aveugle se joue d&apos;ordinaire ainsi.</translation>
    </message>
    <message id="A24.alternatives.literal">
        <source>The option speaks first, the big blind last.</source>
        <extracomment>the choice literal</extracomment>
        <translation>L&apos;option parle d&apos;abord, la big blind en dernier.</translation>
    </message>
    <message id="A25.title">
        <source>How much may be raised</source>
        <translation>De combien on peut relancer</translation>
    </message>
    <message id="A25.gap">
        <source>S3 asks only for more than the player before put in and leaves limits to what the house posts; S4&apos;s hold&apos;em says nothing.</source>
        <translation>S3 demande seulement plus que ce que le joueur précédent a mis et laisse les limites à l&apos;affichage&#xa0;; le hold&apos;em de S4 n&apos;en dit rien.</translation>
    </message>
    <message id="A25.default">
        <source>At least as much more as the last full raise, an opening at least the big blind. Pot limit: at most the pot after one&apos;s call. Limit: a bet and three raises.</source>
        <translation>Au moins autant que la dernière relance entière, une ouverture au moins la big blind. Pot limit&#xa0;: au plus le pot après avoir suivi. Limit&#xa0;: une ouverture et trois relances.</translation>
    </message>
    <message id="A25.alternatives.more">
        <source>By the letter: a raise of a single chip above what the player before put in will do.</source>
        <extracomment>the choice more</extracomment>
        <translation>À la lettre&#xa0;: une relance d&apos;un seul jeton au-dessus du joueur précédent suffit.</translation>
    </message>
    <message id="A26.title">
        <source>Several pots</source>
        <translation>Plusieurs pots</translation>
    </message>
    <message id="A26.gap">
        <source>S3 has one player all in and two pots; S4 says nothing of side pots.</source>
        <translation>S3 a un joueur à tapis et deux pots&#xa0;; S4 ne dit rien des pots extérieurs.</translation>
    </message>
    <message id="A26.default">
        <source>One pot for each different stake of those who are all in, whoever put the money in. What nobody matched goes back before anything is taken from the pot. S3 names the money of those who called or raised; a folded blind is treated like it.</source>
        <translation>Un pot pour chaque mise différente de ceux qui sont à tapis, quel que soit celui qui a mis l&apos;argent. Ce que personne n&apos;a égalé est rendu avant tout prélèvement. S3 nomme l&apos;argent de ceux qui ont suivi ou relancé&#xa0;; une blind abandonnée est traitée de même.</translation>
    </message>
    <message id="A27.title">
        <source>Kickers from the board</source>
        <translation>Kickers du board</translation>
    </message>
    <message id="A27.gap">
        <source>S3 lets the player&apos;s highest card outside the combination decide, which could mean his own two only.</source>
        <translation>S3 fait décider la plus haute carte du joueur hors de la combinaison, ce qui pourrait ne viser que ses deux cartes.</translation>
    </message>
    <message id="A27.default">
        <source>The best five of seven, wherever they lie: S3&apos;s own definition of equal hands counts the board&apos;s cards, and the French decree on online poker speaks of the highest remaining cards.</source>
        <translation>Les cinq meilleures sur sept, où qu&apos;elles soient&#xa0;: la définition des mains égales de S3 compte les cartes du board, et le décret français sur le poker en ligne parle des plus hautes cartes restantes.</translation>
    </message>
    <message id="A27.alternatives.own card only">
        <source>Equal combinations are parted by the players&apos; own cards, also where the board&apos;s kickers are higher.</source>
        <extracomment>the choice own card only</extracomment>
        <translation>Les combinaisons égales sont départagées par les cartes propres des joueurs, même si les kickers du board sont plus hauts.</translation>
    </message>
    <message id="A28.title">
        <source>Chips that do not split</source>
        <translation>Jetons qui ne se partagent pas</translation>
    </message>
    <message id="A28.gap">
        <source>No document says where the chip goes that is left over when a pot is shared.</source>
        <translation>Aucun document ne dit où va le jeton qui reste quand un pot est partagé.</translation>
    </message>
    <message id="A28.default">
        <source>One chip each from the left of the button; of high and low the high half gets it; every pot is split by itself. Card room rules have it so.</source>
        <translation>Un jeton chacun depuis la gauche du bouton&#xa0;; entre haut et bas la moitié haute le reçoit&#xa0;; chaque pot est partagé à part. Les règles de salle le veulent ainsi.</translation>
    </message>
    <message id="A28.alternatives.all_to_first">
        <source>All that is left over goes to the first of them left of the button.</source>
        <extracomment>the choice all_to_first</extracomment>
        <translation>Tout ce qui reste va au premier d&apos;entre eux à gauche du bouton.</translation>
    </message>
    <message id="A29.title">
        <source>The levy at Texas Hold&apos;em</source>
        <translation>Le prélèvement au Texas Hold&apos;em</translation>
    </message>
    <message id="A29.gap">
        <source>S3 takes a legal levy from the winner&apos;s pot and gives no rate. The player whom all others leave alone gets, by an earlier sentence, the whole pot.</source>
        <translation>S3 prend un prélèvement légal sur le pot du gagnant et ne donne pas de taux. Le joueur que tous laissent seul reçoit, selon une phrase antérieure, tout le pot.</translation>
    </message>
    <message id="A29.default">
        <source>4 % without a cap, down to the chip, from each pot after unmatched bets went back, also when nobody called. The figure is how a published text reads the French order of 14 May 2007; it was not checked against the law itself.</source>
        <translation>4 % sans plafond, au jeton inférieur, sur chaque pot après retour des mises non suivies, même si personne n&apos;a suivi. Le chiffre est celui qu&apos;un texte publié lit dans l&apos;arrêté français du 14 mai 2007&#xa0;; il n&apos;a pas été vérifié dans la loi même.</translation>
    </message>
    <message id="A29.alternatives.at showdown only">
        <source>A pot that nobody contests to the end is handed over whole.</source>
        <extracomment>the choice at showdown only</extracomment>
        <translation>Un pot que personne ne dispute jusqu&apos;au bout est remis entier.</translation>
    </message>
    <message id="A29.alternatives.another rate or cap">
        <source>The house enters its own.</source>
        <extracomment>the choice another rate or cap</extracomment>
        <translation>La maison inscrit le sien.</translation>
    </message>
    <message id="A30.title">
        <source>What a new player posts</source>
        <translation>Ce que pose un nouveau joueur</translation>
    </message>
    <message id="A30.gap">
        <source>S4 lets him in at once or later and names no payment; it has one only for missed blinds.</source>
        <translation>S4 le laisse entrer aussitôt ou plus tard et ne nomme pas de paiement&#xa0;; il n&apos;en a que pour les blinds manquées.</translation>
    </message>
    <message id="A30.default">
        <source>As much as the big blind, as his bet, unless he waits for it: card room rules ask that.</source>
        <translation>Autant que la big blind, comme sa mise, sauf s&apos;il l&apos;attend&#xa0;: les règles de salle le demandent.</translation>
    </message>
    <message id="A30.alternatives.none">
        <source>He is dealt in without paying.</source>
        <extracomment>the choice none</extracomment>
        <translation>Il reçoit des cartes sans payer.</translation>
    </message>
    <message id="A31.title">
        <source>Number of raises at the club&apos;s hold&apos;em</source>
        <translation>Nombre de relances au hold&apos;em du club</translation>
    </message>
    <message id="A31.gap">
        <source>S4 limits raises at Push Nine only.</source>
        <translation>S4 ne limite les relances qu&apos;au Push Nine.</translation>
    </message>
    <message id="A31.default">
        <source>A bet and three raises while more than two are in, no limit between two.</source>
        <translation>Une ouverture et trois relances à plus de deux, sans limite à deux.</translation>
    </message>
    <message id="A31.alternatives.bet+3">
        <source>A bet and three raises, also between two.</source>
        <extracomment>the choice bet+3</extracomment>
        <translation>Une ouverture et trois relances, à deux aussi.</translation>
    </message>
    <message id="A31.alternatives.none">
        <source>No limit to the raises, whoever is in.</source>
        <extracomment>the choice none</extracomment>
        <translation>Pas de limite aux relances, quel que soit le nombre.</translation>
    </message>
    <message id="A32.title">
        <source>How a low is ranked</source>
        <translation>Comment se classe un low</translation>
    </message>
    <message id="A32.gap">
        <source>S4 says eight or better and does not say how straights, flushes and the ace count in a low.</source>
        <translation>S4 dit huit ou mieux et ne dit pas comment comptent quintes, couleurs et as dans un low.</translation>
    </message>
    <message id="A32.default">
        <source>Ace to five: the ace is low, straights and flushes do not count, a pair is no low. So eight or better is played.</source>
        <translation>As à cinq&#xa0;: l&apos;as est bas, quintes et couleurs ne comptent pas, une paire n&apos;est pas un low. Huit ou mieux se joue ainsi.</translation>
    </message>
    <message id="A33.title">
        <source>The kill at Omaha</source>
        <translation>Le kill à l&apos;Omaha</translation>
    </message>
    <message id="A33.gap">
        <source>S4 says Omaha has a kill and sends the reader to pages that are missing.</source>
        <translation>S4 dit que l&apos;Omaha a un kill et renvoie à des pages qui manquent.</translation>
    </message>
    <message id="A33.default">
        <source>None: it is chosen when a session is opened, and the file that comes with the program offers off. Switched on it is a full kill: who scoops a pot of ten small bets or more posts twice the big blind next, at doubled limits, and acts in turn. The ten is not from a source that could be checked.</source>
        <translation>Aucun&#xa0;: il est choisi à l&apos;ouverture d&apos;une séance, et le fichier fourni avec le programme propose off. Mis en marche, c&apos;est un kill entier&#xa0;: qui rafle un pot de dix petites mises ou plus pose au coup suivant le double de la big blind, à limites doublées, et parle à son tour. Le dix ne vient pas d&apos;une source vérifiable.</translation>
    </message>
    <message id="A33.alternatives.off">
        <source>No pot is a kill pot.</source>
        <extracomment>the choice off</extracomment>
        <translation>Aucun pot n&apos;est un pot kill.</translation>
    </message>
    <message id="A33.alternatives.full">
        <source>The killer posts twice the big blind and the limits double.</source>
        <extracomment>the choice full</extracomment>
        <translation>Le killer pose le double de la big blind et les limites doublent.</translation>
    </message>
    <message id="A33.alternatives.half">
        <source>The killer posts one and a half times the big blind; the limits go up by half, down to the chip.</source>
        <extracomment>the choice half</extracomment>
        <translation>Le killer pose une fois et demie la big blind&#xa0;; les limites montent de moitié, au jeton inférieur.</translation>
    </message>
    <message id="A34.title">
        <source>A hand of two or four cards</source>
        <translation>Une main de deux ou quatre cartes</translation>
    </message>
    <message id="A34.gap">
        <source>Rule 11 calls such a hand dead after the first action and in the next sentence speaks of a misdeal.</source>
        <translation>La règle 11 dit une telle main morte après la première action et parle de maldonne dans la phrase suivante.</translation>
    </message>
    <message id="A34.default">
        <source>Found before the first action it is a misdeal, after it the one hand is dead.</source>
        <translation>Constatée avant la première action c&apos;est une maldonne, après elle seule cette main est morte.</translation>
    </message>
    <message id="A34.alternatives.misdeal">
        <source>A misdeal whenever it is found: all that this hand put in goes back.</source>
        <extracomment>the choice misdeal</extracomment>
        <translation>Une maldonne à tout moment&#xa0;: tout ce que cette main a mis est rendu.</translation>
    </message>
    <message id="A35.title">
        <source>The price of a push pot</source>
        <translation>Le prix d&apos;un push pot</translation>
    </message>
    <message id="A35.gap">
        <source>Rule 18 says what the buy-in depends on, the pot and the number of pushes, and not how.</source>
        <translation>La règle 18 dit de quoi dépend la cave, du pot et du nombre de pushes, et non comment.</translation>
    </message>
    <message id="A35.default">
        <source>The pot divided by those who pushed, up to the next chip: with two pushing each owns half, so a half puts a third player on the same footing.</source>
        <translation>Le pot divisé par ceux du push, au jeton supérieur&#xa0;: à deux chacun en possède la moitié, une moitié met donc un troisième sur le même pied.</translation>
    </message>
    <message id="A35.alternatives.pot">
        <source>Each who buys in matches the whole pot.</source>
        <extracomment>the choice pot</extracomment>
        <translation>Chacun qui cave égale tout le pot.</translation>
    </message>
    <message id="A36.title">
        <source>Partners: what they pay and share</source>
        <translation>Partenaires&#xa0;: ce qu&apos;ils paient et partagent</translation>
    </message>
    <message id="A36.gap">
        <source>Rule 24 is misprinted where it says what each partner puts up; rule 27 divides the pot without saying how.</source>
        <translation>La règle 24 est mal imprimée là où elle dit ce que met chaque partenaire&#xa0;; la règle 27 partage le pot sans dire comment.</translation>
    </message>
    <message id="A36.default">
        <source>Each the full buy-in of the push and half the betting buy-in; a pot that one of them wins is halved.</source>
        <translation>Chacun la cave entière du push et la moitié de celle des enchères&#xa0;; un pot que l&apos;un gagne est partagé par moitié.</translation>
    </message>
    <message id="A36.alternatives.half of each">
        <source>Each puts up half of both, if the misprint hid the words &apos;up half of&apos;.</source>
        <extracomment>the choice half of each</extracomment>
        <translation>Chacun met la moitié des deux, si la faute d&apos;impression cachait les mots «&#xa0;up half of&#xa0;».</translation>
    </message>
    <message id="A37.title">
        <source>Straights above three faces</source>
        <translation>Quintes au-dessus des trois figures</translation>
    </message>
    <message id="A37.gap">
        <source>S4 prints two columns, three of a kind and straights, and three faces under them, without numbering them.</source>
        <translation>S4 imprime deux colonnes, brelan et quintes, et trois figures au-dessous, sans les numéroter.</translation>
    </message>
    <message id="A37.default">
        <source>In the order of the page: three of a kind, straights, three faces, points. By how rarely they come, three faces would stand above straights: 144 hands against 768.</source>
        <translation>Dans l&apos;ordre de la page&#xa0;: brelan, quintes, trois figures, points. Selon leur rareté, trois figures seraient au-dessus des quintes&#xa0;: 144 mains contre 768.</translation>
    </message>
    <message id="A37.alternatives.by_rarity">
        <source>Three faces beat a straight.</source>
        <extracomment>the choice by_rarity</extracomment>
        <translation>Trois figures battent une quinte.</translation>
    </message>
    <message id="A38.title">
        <source>KKK among the three faces</source>
        <translation>KKK parmi les trois figures</translation>
    </message>
    <message id="A38.gap">
        <source>The list of three faces begins with three kings, which is three of a kind.</source>
        <translation>La liste des trois figures commence par trois rois, ce qui est un brelan.</translation>
    </message>
    <message id="A38.default">
        <source>Read as two kings and a queen: with it the list is the six ways of two of one picture and one of another, 144 hands, and without it one of the six is missing.</source>
        <translation>Lu comme deux rois et une dame&#xa0;: avec cela la liste donne les six façons de deux figures d&apos;un rang et une d&apos;un autre, 144 mains, et sans cela l&apos;une des six manque.</translation>
    </message>
    <message id="A39.title">
        <source>Ace to five at Double Hand</source>
        <translation>As à cinq au Double Hand</translation>
    </message>
    <message id="A39.gap">
        <source>S4 says traditional poker hands; rooms differ on where 5-4-3-2-A stands among the straights.</source>
        <translation>S4 dit mains de poker traditionnelles&#xa0;; les salles diffèrent sur la place de 5-4-3-2-A parmi les quintes.</translation>
    </message>
    <message id="A39.default">
        <source>The lowest straight, as in poker.</source>
        <translation>La plus basse quinte, comme au poker.</translation>
    </message>
    <message id="A39.alternatives.second_highest">
        <source>It stands right under A-K-Q-J-10.</source>
        <extracomment>the choice second_highest</extracomment>
        <translation>Elle est juste au-dessous d&apos;A-K-Q-J-10.</translation>
    </message>
    <message id="A40.title">
        <source>Five aces</source>
        <translation>Cinq as</translation>
    </message>
    <message id="A40.gap">
        <source>With the joker a hand of five aces is possible; S4 gives it no place.</source>
        <translation>Avec le joker une main de cinq as est possible&#xa0;; S4 ne lui donne pas de place.</translation>
    </message>
    <message id="A40.default">
        <source>Above everything, the royal flush too, as the published rules for this joker have it.</source>
        <translation>Au-dessus de tout, de la quinte flush royale aussi, comme dans les règles publiées de ce joker.</translation>
    </message>
    <message id="A40.alternatives.below_royal">
        <source>A royal flush beats it.</source>
        <extracomment>the choice below_royal</extracomment>
        <translation>Une quinte flush royale la bat.</translation>
    </message>
    <message id="A41.title">
        <source>How the seven cards are set</source>
        <translation>Comment se montent les sept cartes</translation>
    </message>
    <message id="A41.gap">
        <source>S4 deals seven cards and speaks of two hands, without their sizes and without a rule for setting them wrong.</source>
        <translation>S4 donne sept cartes et parle de deux mains, sans leurs tailles ni règle pour les avoir mal montées.</translation>
    </message>
    <message id="A41.default">
        <source>Five and two. The five must not rank below the two, else the setting is foul and loses. In the two a joker is an ace, and only pairs and high cards count.</source>
        <translation>Cinq et deux. Les cinq ne doivent pas être au-dessous des deux, sinon le montage est fautif et perd. Dans les deux un joker est un as, et seules paires et cartes hautes comptent.</translation>
    </message>
    <message id="A42.title">
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message id="A42.gap">
        <source>S4 asks for both hands to be higher; who has the better of equal hands, and what one of two won is worth, it leaves.</source>
        <translation>S4 demande que les deux mains soient plus fortes&#xa0;; qui a la meilleure de mains égales, et ce que vaut une gagnée sur deux, il le laisse.</translation>
    </message>
    <message id="A42.default">
        <source>Equal goes to the player-dealer. One won and one not is a push; none won loses.</source>
        <translation>L&apos;égalité va au banquier. L&apos;une gagnée et l&apos;autre non&#xa0;: égalité&#xa0;; aucune gagnée perd.</translation>
    </message>
    <message id="A42.alternatives.push">
        <source>Equal hands are nobody&apos;s: when neither of his is higher and one is equal, the wager goes back.</source>
        <extracomment>the choice push</extracomment>
        <translation>Les mains égales ne sont à personne&#xa0;: quand aucune des siennes n&apos;est plus forte et l&apos;une égale, l&apos;enjeu est rendu.</translation>
    </message>
    <message id="A43.title">
        <source>A bank that does not cover</source>
        <translation>Une banque qui ne couvre pas</translation>
    </message>
    <message id="A43.gap">
        <source>S4 sets no maximum for the bank and an order of action, and says nothing of wagers that the bank cannot meet.</source>
        <translation>S4 ne fixe pas de maximum à la banque et un ordre d&apos;action, et ne dit rien des enjeux qu&apos;elle ne peut payer.</translation>
    </message>
    <message id="A43.default">
        <source>It covers the wagers from the action hand clockwise, each once; what it does not reach goes back.</source>
        <translation>Elle couvre les enjeux depuis la main d&apos;action dans le sens des aiguilles, chacun une fois&#xa0;; ce qu&apos;elle n&apos;atteint pas est rendu.</translation>
    </message>
    <message id="A44.title">
        <source>What lowest means at Low Ball</source>
        <translation>Ce que veut dire le plus bas au Low Ball</translation>
    </message>
    <message id="A44.gap">
        <source>S4 says the lowest hand wins and names no scale.</source>
        <translation>S4 dit que la plus basse main gagne et ne nomme pas d&apos;échelle.</translation>
    </message>
    <message id="A44.default">
        <source>Ace to five: the ace is low, straights and flushes do not count, any pair is worse than none, 5-4-3-2-A is best. The joker and the rule of the seven belong to that game.</source>
        <translation>As à cinq&#xa0;: l&apos;as est bas, quintes et couleurs ne comptent pas, toute paire est pire que rien, 5-4-3-2-A est la meilleure. Le joker et la règle du sept sont de ce jeu.</translation>
    </message>
    <message id="A45.title">
        <source>What a checked seven loses</source>
        <translation>Ce que perd un sept qui a dit parole</translation>
    </message>
    <message id="A45.gap">
        <source>S4 takes the last action, and in a tournament all action, without saying what action is.</source>
        <translation>S4 prend la dernière action, et en tournoi toute l&apos;action, sans dire ce qu&apos;est l&apos;action.</translation>
    </message>
    <message id="A45.default">
        <source>Live: the best hand wins only what was in the pot before the draw, later bets go back; a beaten one loses its later calls too. Tournament: it cannot win any of the pot. A hand with the joker counts as what it has become.</source>
        <translation>Partie ordinaire&#xa0;: la meilleure main ne gagne que le pot d&apos;avant le tirage, les mises ultérieures sont rendues&#xa0;; une main battue perd aussi ce qu&apos;elle a suivi. Tournoi&#xa0;: elle ne peut rien gagner du pot. Une main avec le joker compte pour ce qu&apos;elle est devenue.</translation>
    </message>
    <message id="A45.alternatives.tournament">
        <source>As the default has it for a tournament: a checked seven cannot win any of the pot.</source>
        <extracomment>the choice tournament</extracomment>
        <translation>Comme le défaut en tournoi&#xa0;: un sept qui a dit parole ne peut rien gagner du pot.</translation>
    </message>
    <message id="A45.alternatives.after the draw">
        <source>In a tournament too only what was bet after the draw is forfeit.</source>
        <extracomment>the choice after the draw</extracomment>
        <translation>En tournoi aussi, seul ce qui a été misé après le tirage est perdu.</translation>
    </message>
    <message id="A46.title">
        <source>One player with six cards</source>
        <translation>Un joueur avec six cartes</translation>
    </message>
    <message id="A46.gap">
        <source>S4 declares a misdeal when two or more have six; one is not mentioned.</source>
        <translation>S4 déclare maldonne quand deux ou plus en ont six&#xa0;; un seul n&apos;est pas mentionné.</translation>
    </message>
    <message id="A46.default">
        <source>His hand is dead if he has looked at it; else the card goes back.</source>
        <translation>Sa main est morte s&apos;il l&apos;a regardée&#xa0;; sinon la carte est rendue.</translation>
    </message>
    <message id="A46.alternatives.misdeal">
        <source>A misdeal, as with two.</source>
        <extracomment>the choice misdeal</extracomment>
        <translation>Maldonne, comme à deux.</translation>
    </message>
    <message id="A47.title">
        <source>Hold&apos;em 2/4 with three players</source>
        <translation>Hold&apos;em 2/4 à trois joueurs</translation>
    </message>
    <message id="A47.gap">
        <source>The row of three or fewer players is missing for this one game.</source>
        <translation>La ligne de trois joueurs ou moins manque pour ce seul jeu.</translation>
    </message>
    <message id="A47.default">
        <source>Nothing is taken, and the floor is asked: a fee that is not posted is not owed.</source>
        <translation>Rien n&apos;est pris, et l&apos;on demande au responsable&#xa0;: un droit non affiché n&apos;est pas dû.</translation>
    </message>
    <message id="A47.alternatives.1">
        <source>One dollar, the lowest collection of the other rows.</source>
        <extracomment>the choice 1</extracomment>
        <translation>Un dollar, le plus bas prélèvement des autres lignes.</translation>
    </message>
    <message id="A48.title">
        <source>The figures of the no-limit game</source>
        <translation>Les chiffres du jeu no limit</translation>
    </message>
    <message id="A48.gap">
        <source>S4 prints $5 and $10 as the betting limits of a game without limit.</source>
        <translation>S4 imprime 5 $ et 10 $ comme limites d&apos;un jeu sans limite.</translation>
    </message>
    <message id="A48.default">
        <source>They are the blinds; the smallest bet is ten.</source>
        <translation>Ce sont les blinds&#xa0;; la plus petite mise est dix.</translation>
    </message>
    <message id="A49.title">
        <source>Blinds of the limit games</source>
        <translation>Blinds des jeux limit</translation>
    </message>
    <message id="A49.gap">
        <source>S4 gives limits and buy-ins, and no amounts for the blinds.</source>
        <translation>S4 donne limites et caves, et pas de montants pour les blinds.</translation>
    </message>
    <message id="A49.default">
        <source>Big blind: the small bet. Small blind: half of it, down to the dollar; so $1 at 3/6 and $7 at 15/30.</source>
        <translation>Big blind&#xa0;: la petite mise. Small blind&#xa0;: la moitié, au dollar inférieur&#xa0;; donc 1 $ à 3/6 et 7 $ à 15/30.</translation>
    </message>
    <message id="A49.alternatives.half rounded up to $1">
        <source>Half, up to the dollar: $2 at 3/6, $8 at 15/30.</source>
        <extracomment>the choice half rounded up to $1</extracomment>
        <translation>La moitié, au dollar supérieur&#xa0;: 2 $ à 3/6, 8 $ à 15/30.</translation>
    </message>
    <message id="A49.alternatives.exact half">
        <source>Half to the coin: $1.50 at 3/6, $7.50 at 15/30.</source>
        <extracomment>the choice exact half</extracomment>
        <translation>La moitié à la pièce&#xa0;: 1,50 $ à 3/6, 7,50 $ à 15/30.</translation>
    </message>
    <message id="A50.title">
        <source>Who pays the collection</source>
        <translation>Qui paie le prélèvement</translation>
    </message>
    <message id="A50.gap">
        <source>S4 speaks of a drop and of a collection fee, and names the payer at Push Nine only.</source>
        <translation>S4 parle d&apos;un drop et d&apos;un droit, et ne nomme le payeur qu&apos;au Push Nine.</translation>
    </message>
    <message id="A50.default">
        <source>It comes out of the pot, before odd chips are shared out, and never takes more than is there.</source>
        <translation>Il vient du pot, avant le partage des jetons impairs, et ne prend jamais plus qu&apos;il n&apos;y a.</translation>
    </message>
    <message id="A50.alternatives.button">
        <source>The player on the button pays it before the deal, as at Push Nine.</source>
        <extracomment>the choice button</extracomment>
        <translation>Le joueur au bouton le paie avant la donne, comme au Push Nine.</translation>
    </message>
    <message id="A51.title">
        <source>The general rules that are missing</source>
        <translation>Les règles générales qui manquent</translation>
    </message>
    <message id="A51.gap">
        <source>S4 sends the reader to general rules that are not among its pages: misdeals, showdown, raises, kill pots.</source>
        <translation>S4 renvoie à des règles générales absentes de ses pages&#xa0;: maldonnes, abattage, relances, pots kill.</translation>
    </message>
    <message id="A51.default">
        <source>Usual card room rules fill the gap, and every line that rests on them says so.</source>
        <translation>Les règles de salle usuelles comblent le vide, et toute ligne qui s&apos;y appuie le dit.</translation>
    </message>
    <message id="A52.title">
        <source>Opening on the later rounds</source>
        <translation>Ouvrir aux tours suivants</translation>
    </message>
    <message id="A52.gap">
        <source>By S3 whoever opens bets the big blind or more, in any round, also in limit games, where the last bets are double.</source>
        <translation>Selon S3 qui ouvre mise la big blind ou plus, à tout tour, aussi en limit, où les dernières mises sont doubles.</translation>
    </message>
    <message id="A52.default">
        <source>No limit and pot limit: the big blind. Limit: the big blind on the flop, twice that on turn and river.</source>
        <translation>No limit et pot limit&#xa0;: la big blind. Limit&#xa0;: la big blind au flop, le double au turn et au river.</translation>
    </message>
    <message id="A52.alternatives.BB">
        <source>By the letter: the big blind in every round, at limit as well.</source>
        <extracomment>the choice BB</extracomment>
        <translation>À la lettre&#xa0;: la big blind à chaque tour, en limit aussi.</translation>
    </message>
    <message id="A53.title">
        <source>The sample hands of S2</source>
        <translation>Les mains d&apos;exemple de S2</translation>
    </message>
    <message id="A53.gap">
        <source>The pictures beside the ranking were misread by the scanner; what cards they show cannot be told.</source>
        <translation>Les images à côté du classement ont été mal lues par le scanner&#xa0;; on ne peut dire quelles cartes elles montrent.</translation>
    </message>
    <message id="A53.default">
        <source>Only the prose of the table is used; it is complete without them.</source>
        <translation>Seul le texte du tableau est utilisé&#xa0;; il est complet sans elles.</translation>
    </message>
    <message id="A54.title">
        <source>Misprints</source>
        <translation>Fautes d&apos;impression</translation>
    </message>
    <message id="A54.gap">
        <source>S1 has proving for providing; S4 has put of for put up, Ylop for flop, leR for left, 5a for 5th; S3&apos;s ordinals are broken.</source>
        <translation>S1 a proving pour providing&#xa0;; S4 put of pour put up, Ylop pour flop, leR pour left, 5a pour 5th&#xa0;; les ordinaux de S3 sont abîmés.</translation>
    </message>
    <message id="A54.default">
        <source>Read as what they plainly were. Where a misprint changes the money there is an entry of its own.</source>
        <translation>Lues comme ce qu&apos;elles étaient clairement. Où une faute change l&apos;argent il y a une entrée à part.</translation>
    </message>
    <message id="A55.title">
        <source>A fouled deck at the house&apos;s games</source>
        <translation>Un jeu irrégulier aux jeux de la maison</translation>
    </message>
    <message id="A55.gap">
        <source>S4 says what becomes of a fouled deck at Push Nine. S0, S1 and S2 do not.</source>
        <translation>S4 dit ce que devient un jeu irrégulier au Push Nine. S0, S1 et S2 non.</translation>
    </message>
    <message id="A55.default">
        <source>The round is void and all stakes go back. At Push Nine this hand&apos;s money goes back and earlier hands stand.</source>
        <translation>Le coup est nul et toutes les mises sont rendues. Au Push Nine l&apos;argent de cette main est rendu et les mains antérieures restent acquises.</translation>
    </message>
    <message id="A56.title">
        <source>Rounds of betting at Push Nine</source>
        <translation>Tours d&apos;enchères au Push Nine</translation>
    </message>
    <message id="A56.gap">
        <source>S4 gives three cards and no draw, and tells who acts first for the first hand only.</source>
        <translation>S4 donne trois cartes sans tirage, et ne dit qui agit d&apos;abord que pour la première main.</translation>
    </message>
    <message id="A56.default">
        <source>One round of betting, and the button acts first in every hand.</source>
        <translation>Un tour d&apos;enchères, et le bouton agit d&apos;abord à chaque main.</translation>
    </message>
    <message id="A57.title">
        <source>Dead money and the pots</source>
        <translation>Mise morte et pots</translation>
    </message>
    <message id="A57.gap">
        <source>S4 puts part of a post into the pot as dead money and does not say into which pot.</source>
        <translation>S4 met une partie d&apos;un post au pot comme mise morte et ne dit pas dans quel pot.</translation>
    </message>
    <message id="A57.default">
        <source>Into the main pot, all of it; it matches nobody&apos;s bet. Recorded hands and a second program agree with that.</source>
        <translation>Dans le pot principal, en entier&#xa0;; elle n&apos;égale la mise de personne. Des mains enregistrées et un second programme s&apos;y accordent.</translation>
    </message>
    <message id="A58.title">
        <source>A dealer&apos;s blackjack against 21 in more cards</source>
        <translation>Le blackjack du croupier contre un 21 en plus de cartes</translation>
    </message>
    <message id="A58.gap">
        <source>S1 says a blackjack beats other hands, but of the player&apos;s; equal totals, it says, are a stand-off.</source>
        <translation>S1 dit qu&apos;un blackjack bat les autres mains, mais de celui du joueur&#xa0;; des totaux égaux, dit-il, font égalité.</translation>
    </message>
    <message id="A58.default">
        <source>The dealer&apos;s blackjack wins: published casino rules have 21 in three cards lose to it.</source>
        <translation>Le blackjack du croupier gagne&#xa0;: les règles publiées des casinos font perdre contre lui un 21 en trois cartes.</translation>
    </message>
    <message id="A58.alternatives.stand_off">
        <source>A player&apos;s 21 of any kind keeps its stake against the dealer&apos;s blackjack.</source>
        <extracomment>the choice stand_off</extracomment>
        <translation>Tout 21 du joueur garde sa mise contre le blackjack du croupier.</translation>
    </message>
    <message id="A59.title">
        <source>When the dealer draws</source>
        <translation>Quand le croupier tire</translation>
    </message>
    <message id="A59.gap">
        <source>S1 does not say whether the dealer takes cards when no bet hangs on them.</source>
        <translation>S1 ne dit pas si le croupier prend des cartes quand aucune mise n&apos;en dépend.</translation>
    </message>
    <message id="A59.default">
        <source>Only if needed: the second card when a hand or an insurance is open, more only for an open hand that is no blackjack. A blackjack need not wait against a dealer&apos;s two to nine; against an ace or a ten it is paid after that card.</source>
        <translation>Seulement s&apos;il le faut&#xa0;: la deuxième carte quand une main ou une assurance est ouverte, d&apos;autres seulement pour une main ouverte qui n&apos;est pas un blackjack. Un blackjack n&apos;attend pas contre un deux à neuf du croupier&#xa0;; contre un as ou un dix il est payé après cette carte.</translation>
    </message>
    <message id="A59.alternatives.always">
        <source>The dealer completes his hand every time.</source>
        <extracomment>the choice always</extracomment>
        <translation>Le croupier complète sa main chaque fois.</translation>
    </message>
    <message id="A60.title">
        <source>The joker in a flush</source>
        <translation>Le joker dans une couleur</translation>
    </message>
    <message id="A60.gap">
        <source>S4 lets the joker complete a flush and gives the card no rank.</source>
        <translation>S4 laisse le joker compléter une couleur et ne donne pas de rang à la carte.</translation>
    </message>
    <message id="A60.default">
        <source>The highest rank that the flush lacks: A-Q-9-5 with the joker is A-K-Q-9-5. In a straight it goes where the straight becomes highest.</source>
        <translation>Le plus haut rang qui manque à la couleur&#xa0;: A-Q-9-5 avec le joker fait A-K-Q-9-5. Dans une quinte il va où la quinte devient la plus haute.</translation>
    </message>
    <message id="A60.alternatives.ace">
        <source>It is an ace also where an ace is there already, so A-A-Q-9-5 beats A-K-Q-J-9.</source>
        <extracomment>the choice ace</extracomment>
        <translation>C&apos;est un as même où un as est déjà là, donc A-A-Q-9-5 bat A-K-Q-J-9.</translation>
    </message>
    <message id="A61.title">
        <source>The option</source>
        <translation>L&apos;option</translation>
    </message>
    <message id="A61.gap">
        <source>S3 leaves it to the house whether there is one, and not what it costs the others.</source>
        <translation>S3 laisse à la maison s&apos;il y en a une, et non ce qu&apos;elle coûte aux autres.</translation>
    </message>
    <message id="A61.default">
        <source>Off. Where it is allowed it takes three players at least; it is then what must be called, and the smallest raise above it is one option more.</source>
        <translation>Non. Où elle est permise il faut trois joueurs au moins&#xa0;; c&apos;est alors elle qu&apos;on suit, et la plus petite relance au-dessus est une option de plus.</translation>
    </message>
    <message id="A61.alternatives.allowed">
        <source>The third player left of the button may post it.</source>
        <extracomment>the choice allowed</extracomment>
        <translation>Le troisième joueur à gauche du bouton peut la poser.</translation>
    </message>
    <message id="A62.title">
        <source>How much a player has missed</source>
        <translation>Combien un joueur a manqué</translation>
    </message>
    <message id="A62.gap">
        <source>S4 speaks of the amount of one&apos;s blinds; not of several rounds missed, nor of the small blind alone.</source>
        <translation>S4 parle du montant de ses blinds&#xa0;; non de plusieurs tours manqués, ni de la small blind seule.</translation>
    </message>
    <message id="A62.default">
        <source>One set of blinds at the most; a small blind missed alone is posted dead.</source>
        <translation>Un jeu de blinds au plus&#xa0;; une small blind seule manquée est posée morte.</translation>
    </message>
    <message id="A62.alternatives.each missed blind">
        <source>He posts for every blind that passed him, however many rounds he sat out.</source>
        <extracomment>the choice each missed blind</extracomment>
        <translation>Il pose pour chaque blind qui l&apos;a passé, quel que soit le nombre de tours manqués.</translation>
    </message>
    <message id="A63.title">
        <source>Push Nine&apos;s amounts</source>
        <translation>Les montants du Push Nine</translation>
    </message>
    <message id="A63.gap">
        <source>S4 gives no figure for the ante and none for the buy-in of the betting round; rule 23 breaks off. Equal high cards at the first draw, and a deck fouled during a push, are not mentioned.</source>
        <translation>S4 ne donne de chiffre ni pour l&apos;ante ni pour la cave du tour d&apos;enchères&#xa0;; la règle 23 s&apos;interrompt. Cartes hautes égales au premier tirage, et jeu irrégulier pendant un push, ne sont pas mentionnés.</translation>
    </message>
    <message id="A63.default">
        <source>The house&apos;s amounts, asked for when the table is opened. Equal high cards draw again. With a fouled deck this hand&apos;s buy-ins go back and the push pot stays.</source>
        <translation>Les montants de la maison, demandés à l&apos;ouverture de la table. Les cartes hautes égales tirent de nouveau. Avec un jeu irrégulier les caves de cette main sont rendues et le push pot reste.</translation>
    </message>
    <message id="A64.title">
        <source>Which limit in which round</source>
        <translation>Quelle limite à quel tour</translation>
    </message>
    <message id="A64.gap">
        <source>S4 prints two figures for a limit game and does not assign them; its fee at Double Hand is per player.</source>
        <translation>S4 imprime deux chiffres pour un jeu limit et ne les attribue pas&#xa0;; son droit au Double Hand est par joueur.</translation>
    </message>
    <message id="A64.default">
        <source>The lower in rounds one and two, the higher in three and four. The player-dealer pays the fee like the others.</source>
        <translation>Le plus petit aux tours un et deux, le plus grand aux trois et quatre. Le banquier paie le droit comme les autres.</translation>
    </message>
    <message id="A64.alternatives.from the first to the second figure in every round">
        <source>The two figures are the smallest and the largest bet or raise, before the flop as after it.</source>
        <extracomment>the choice from the first to the second figure in every round</extracomment>
        <translation>Les deux chiffres sont la plus petite et la plus grande mise ou relance, avant le flop comme après.</translation>
    </message>
</context>
</TS>
