<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>blackjack</name>
    <message id="kind.bet">
        <source>BET</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>رهان</translation>
    </message>
    <message id="kind.split">
        <source>SPLIT</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>تقسيم</translation>
    </message>
    <message id="kind.double">
        <source>DOUBLE</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>مضاعفة</translation>
    </message>
    <message id="kind.insurance">
        <source>INSURANCE</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>تأمين</translation>
    </message>
    <message id="choice.hit">
        <source>HIT</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>ورقة</translation>
    </message>
    <message id="choice.stand">
        <source>STAND</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>توقف</translation>
    </message>
    <message id="choice.double">
        <source>DOUBLE</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>مضاعفة</translation>
    </message>
    <message id="choice.split">
        <source>SPLIT</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>تقسيم</translation>
    </message>
    <message id="choice.even_money">
        <source>EVEN MONEY</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>دفع متساو</translation>
    </message>
    <message id="choice.owner 1">
        <source>SEATED PLAYER DECIDES</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>اللاعب الجالس يقرر</translation>
    </message>
    <message id="choice.owner 2">
        <source>BETTOR 2 DECIDES</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>المراهن 2 يقرر</translation>
    </message>
    <message id="choice.owner 3">
        <source>BETTOR 3 DECIDES</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>المراهن 3 يقرر</translation>
    </message>
    <message id="said.even_money">
        <source>EVEN MONEY</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>دفع متساو</translation>
    </message>
    <message id="said.split">
        <source>SPLIT</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>تقسيم</translation>
    </message>
    <message id="said.stand">
        <source>STANDS</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>توقف</translation>
    </message>
    <message id="said.hit">
        <source>HIT</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>ورقة</translation>
    </message>
    <message id="said.owner 1">
        <source>SEATED PLAYER DECIDES</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>اللاعب الجالس يقرر</translation>
    </message>
    <message id="said.owner 2">
        <source>BETTOR 2 DECIDES</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>المراهن 2 يقرر</translation>
    </message>
    <message id="said.owner 3">
        <source>BETTOR 3 DECIDES</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>المراهن 3 يقرر</translation>
    </message>
    <message id="line.blackjack">
        <source>Blackjack</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>بلاك جاك</translation>
    </message>
    <message id="line.other_hands">
        <source>Any other hand</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>أي يد أخرى</translation>
    </message>
    <message id="line.even_money">
        <source>Even money</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>دفع متساو</translation>
    </message>
    <message id="line.dealer_blackjack">
        <source>Dealer&apos;s blackjack</source>
        <extracomment>What Blackjack says</extracomment>
        <translation>بلاك جاك الموزع</translation>
    </message>
    <message id="bj.total">
        <source>{total}</source>
        <extracomment>What Blackjack says. hands</extracomment>
        <translation>{total}</translation>
    </message>
    <message id="bj.soft">
        <source>Soft {total}</source>
        <extracomment>What Blackjack says. hands</extracomment>
        <translation>{total} لينة</translation>
    </message>
    <message id="bj.blackjack">
        <source>Blackjack</source>
        <extracomment>What Blackjack says. hands</extracomment>
        <translation>بلاك جاك</translation>
    </message>
    <message id="bj.blackjack_at_once">
        <source>Blackjack: may be paid at once</source>
        <extracomment>What Blackjack says. hands</extracomment>
        <translation>بلاك جاك: يجوز دفعه فورا</translation>
    </message>
    <message id="bj.no_blackjack">
        <source>21, after a split no blackjack</source>
        <extracomment>What Blackjack says. hands</extracomment>
        <translation>21، لا بلاك جاك بعد التقسيم</translation>
    </message>
    <message id="bj.bust">
        <source>Bust, {total}</source>
        <extracomment>What Blackjack says. hands</extracomment>
        <translation>تجاوز بـ {total}</translation>
    </message>
    <message id="bj.pay_and_take">
        <source>Pay and take</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>ادفع واجمع</translation>
    </message>
    <message id="bj.both_blackjack">
        <source>Blackjack against the dealer&apos;s blackjack: stand-off.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>بلاك جاك مقابل بلاك جاك الموزع: تعادل.</translation>
    </message>
    <message id="bj.even_money">
        <source>Blackjack at even money, as the bettor chose.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>بلاك جاك بدفع متساو، كما اختار المراهن.</translation>
    </message>
    <message id="bj.dealer_blackjack">
        <source>The dealer&apos;s blackjack beats {total}.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>بلاك جاك الموزع يغلب {total}.</translation>
    </message>
    <message id="bj.blackjack_against_21">
        <source>21 against the dealer&apos;s blackjack: stand-off in this house.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>21 مقابل بلاك جاك الموزع: تعادل في هذا الكازينو.</translation>
    </message>
    <message id="bj.original_bets_only">
        <source>The dealer&apos;s blackjack takes first bets only: {kind:kind} goes back.</source>
        <extracomment>What Blackjack says. outcomes. kind: a bet&apos;s name</extracomment>
        <translation>بلاك جاك الموزع يأخذ الرهانات الأولى فقط: {kind:kind} يعاد.</translation>
    </message>
    <message id="bj.stand_off">
        <source>{total} against {total}: stand-off.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>{total} مقابل {total}: تعادل.</translation>
    </message>
    <message id="bj.lower">
        <source>{total} against {dealer_total}: lower.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>{total} مقابل {dealer_total}: أدنى.</translation>
    </message>
    <message id="bj.closer">
        <source>{total} against {dealer_total}: nearer to 21.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>{total} مقابل {dealer_total}: أقرب إلى 21.</translation>
    </message>
    <message id="bj.dealer_busts">
        <source>{total} stands, the dealer busts with {dealer_total}.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>{total} ثابتة، والموزع تجاوز بـ {dealer_total}.</translation>
    </message>
    <message id="bj.insured">
        <source>The dealer has a blackjack: insurance wins.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>مع الموزع بلاك جاك: التأمين يربح.</translation>
    </message>
    <message id="bj.insurance_lost">
        <source>The dealer&apos;s two cards make {total}, no blackjack: insurance loses.</source>
        <extracomment>What Blackjack says. outcomes</extracomment>
        <translation>مجموع ورقتي الموزع {total}، لا بلاك جاك: التأمين يخسر.</translation>
    </message>
    <message id="bj.too_late">
        <source>{party}: {kind:kind} came when a card of the box or of the dealer was seen: it goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back. kind: a bet&apos;s name</extracomment>
        <translation>{party}: {kind:kind} جاء بعد رؤية ورقة للخانة أو للموزع: يعاد.</translation>
    </message>
    <message id="bj.not_a_bet">
        <source>{party}: no bet can stand there as {kind:kind}: it goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back. kind: a bet&apos;s name</extracomment>
        <translation>{party}: لا يصح هناك رهان {kind:kind}: يعاد.</translation>
    </message>
    <message id="bj.nothing_to_insure">
        <source>{party}: the dealer shows {cards:cards}, no ace: INSURANCE goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back. cards: cards</extracomment>
        <translation>{party}: الموزع يظهر {cards:cards}، لا آس: التأمين يعاد.</translation>
    </message>
    <message id="bj.insurance_too_late">
        <source>{party}: INSURANCE came after a further card: it goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back</extracomment>
        <translation>{party}: جاء التأمين بعد ورقة أخرى: يعاد.</translation>
    </message>
    <message id="bj.over_half">
        <source>{party}: INSURANCE may be {most:money}, half of the first bet; what is over goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back. most: an amount</extracomment>
        <translation>{party}: التأمين {most:money} على الأكثر، نصف الرهان الأول؛ الزائد يعاد.</translation>
    </message>
    <message id="bj.not_doubled">
        <source>{party}: {place} was not doubled on 9, 10 or 11: DOUBLE goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back</extracomment>
        <translation>{party}: {place} لم تضاعف على 9 أو 10 أو 11: المضاعفة تعاد.</translation>
    </message>
    <message id="bj.not_equal">
        <source>{party}: {kind:kind} is {amount:money}; not the first bet of {wanted:money}: it goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back. kind: a bet&apos;s name; amount: an amount; wanted: an amount</extracomment>
        <translation>{party}: {kind:kind} {amount:money}، لا يساوي الرهان الأول {wanted:money}: يعاد.</translation>
    </message>
    <message id="bj.over_equal">
        <source>{party}: {kind:kind} equals the first bet, {most:money}; what is over goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back. kind: a bet&apos;s name; most: an amount</extracomment>
        <translation>{party}: {kind:kind} يساوي الرهان الأول، {most:money}؛ الزائد يعاد.</translation>
    </message>
    <message id="bj.may_not_follow">
        <source>{party}: only the owner of the box adds to his bet here: {kind:kind} goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back. kind: a bet&apos;s name</extracomment>
        <translation>{party}: صاحب الخانة وحده يزيد رهانه هنا: {kind:kind} يعاد.</translation>
    </message>
    <message id="bj.followed_too_late">
        <source>{party}: {kind:kind} came after the next card: it goes back.</source>
        <extracomment>What Blackjack says. chips that are no bet: they go back. kind: a bet&apos;s name</extracomment>
        <translation>{party}: {kind:kind} جاء بعد الورقة التالية: يعاد.</translation>
    </message>
    <message id="bj.late_bet">
        <source>A bet on {place} came after the first card.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}: جاء رهان بعد الورقة الأولى.</translation>
    </message>
    <message id="bj.box_limits">
        <source>The first bets on {place} are {amount:money}; the limits are {least:money} to {most:money}.</source>
        <extracomment>What Blackjack says. what is wrong. amount: an amount; least: an amount; most: an amount</extracomment>
        <translation>{place}: الرهانات الأولى {amount:money}؛ الحدود من {least:money} إلى {most:money}.</translation>
    </message>
    <message id="bj.too_many_bettors">
        <source>{place} has more than three bettors.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}: أكثر من ثلاثة مراهنين.</translation>
    </message>
    <message id="bj.owner_without_bet">
        <source>{place}: whom the inspector named has no bet there.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}: من عينه المفتش لا رهان له هناك.</translation>
    </message>
    <message id="bj.no_double">
        <source>{place}: no double here; it may be on the first two cards, with 9, 10 or 11.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}: لا مضاعفة هنا؛ تجوز على أول ورقتين بمجموع 9 أو 10 أو 11.</translation>
    </message>
    <message id="bj.no_split">
        <source>{place}: no split here; it may be of two cards of one value, up to four hands.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}: لا تقسيم هنا؛ يجوز لورقتين بقيمة واحدة، حتى أربع أيد.</translation>
    </message>
    <message id="bj.no_even_money">
        <source>{party}: EVEN MONEY is not open to this bet.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{party}: الدفع المتساوي غير متاح لهذا الرهان.</translation>
    </message>
    <message id="bj.hand_without_bet">
        <source>Cards lie at {place}, where no bet stands.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}: أوراق بلا رهان.</translation>
    </message>
    <message id="bj.hand_without_split">
        <source>Cards lie at {place}, which no split has made.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}: أوراق لم يأت بها تقسيم.</translation>
    </message>
    <message id="bj.split_unequal">
        <source>{place}: the cards that were split are not of one value.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}: الورقتان المقسومتان ليستا بقيمة واحدة.</translation>
    </message>
    <message id="bj.card_after_bust">
        <source>{place}: a card came after the bust with {total}.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}: جاءت ورقة بعد التجاوز بـ {total}.</translation>
    </message>
    <message id="bj.card_after_21">
        <source>{place}: a card came after 21.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}: جاءت ورقة بعد 21.</translation>
    </message>
    <message id="bj.card_after_split_ace">
        <source>{place}: a split ace gets one card only.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}: الآس المقسوم يأخذ ورقة واحدة فقط.</translation>
    </message>
    <message id="bj.card_after_double">
        <source>{place}: a doubled hand gets one card only.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}: اليد المضاعفة تأخذ ورقة واحدة فقط.</translation>
    </message>
    <message id="bj.card_after_stand">
        <source>{place}: a card came after it stood on {total}.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>{place}: جاءت ورقة بعد التوقف على {total}.</translation>
    </message>
    <message id="bj.dealer_card_after">
        <source>The dealer drew a card after {total}, on which he stands.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>سحب الموزع ورقة بعد {total}، وعليها يتوقف.</translation>
    </message>
    <message id="bj.dealer_must_draw">
        <source>The dealer stopped at {total}, on which he must draw.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>توقف الموزع عند {total}، وعليه أن يسحب.</translation>
    </message>
    <message id="bj.dealer_card_early">
        <source>The dealer&apos;s second card came before all boxes had played.</source>
        <extracomment>What Blackjack says. what is wrong</extracomment>
        <translation>جاءت ورقة الموزع الثانية قبل أن تلعب كل الخانات.</translation>
    </message>
</context>
<context>
    <name>calibration</name>
    <message id="calibrate.title">
        <source>Calibration</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>المعايرة</translation>
    </message>
    <message id="calibrate.step.lens">
        <source>Lens</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>العدسة</translation>
    </message>
    <message id="calibrate.step.plane">
        <source>Plane</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>المستوى</translation>
    </message>
    <message id="calibrate.step.zones">
        <source>Zones</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>المناطق</translation>
    </message>
    <message id="calibrate.step.check">
        <source>Check</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>الفحص</translation>
    </message>
    <message id="calibrate.button.back">
        <source>Back</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>رجوع</translation>
    </message>
    <message id="calibrate.button.undo">
        <source>Undo</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>تراجع</translation>
    </message>
    <message id="calibrate.button.marks">
        <source>By marks</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>بالعلامات</translation>
    </message>
    <message id="calibrate.button.touch">
        <source>By four points</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>بأربع نقاط</translation>
    </message>
    <message id="calibrate.button.skip">
        <source>Without lens</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>بلا عدسة</translation>
    </message>
    <message id="calibrate.button.every">
        <source>All zones</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>كل المناطق</translation>
    </message>
    <message id="calibrate.button.one">
        <source>One zone</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>منطقة واحدة</translation>
    </message>
    <message id="calibrate.button.add">
        <source>Add zone</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>إضافة</translation>
    </message>
    <message id="calibrate.button.remove">
        <source>Remove zone</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>إزالة</translation>
    </message>
    <message id="calibrate.button.take">
        <source>Take picture</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>التقاط صورة</translation>
    </message>
    <message id="calibrate.next.measure">
        <source>Measure</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>قياس</translation>
    </message>
    <message id="calibrate.next.save">
        <source>Save</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>حفظ</translation>
    </message>
    <message id="calibrate.next.done">
        <source>Done</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>تم</translation>
    </message>
    <message id="calibrate.key">
        <source>{name} ({press})</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>{name} ({press})</translation>
    </message>
    <message id="calibrate.key.space">
        <source>Space</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>مسافة</translation>
    </message>
    <message id="calibrate.no_picture">
        <source>No picture yet</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>لا صورة بعد</translation>
    </message>
    <message id="calibrate.ended">
        <source>{camera}: has ended; the last picture stays.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>{camera}: انتهت؛ تبقى آخر صورة.</translation>
    </message>
    <message id="calibrate.away">
        <source>{camera}: gives no picture. See to its power and its cable: it is tried again and again, and what was measured stays.[ ({why})]</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{camera}: لا تعطي صورة. تحقق من الكهرباء والكابل: تُعاد المحاولة باستمرار، ويبقى ما قيس.[ ({why})]</translation>
    </message>
    <message id="calibrate.failed">
        <source>No picture: {why}</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. its four steps and its buttons</extracomment>
        <translation>لا صورة: {why}</translation>
    </message>
    <message id="calibrate.lens.done">
        <source>The lens is measured.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>قيست العدسة.</translation>
    </message>
    <message id="calibrate.lens.badly">
        <source>The lens fits badly: measure again, sheet flat and still.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>قياس العدسة سيئ: أعد القياس والورقة مسطحة وثابتة.</translation>
    </message>
    <message id="calibrate.lens.enough">
        <source>Enough pictures: measure the lens.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>الصور كافية: قس العدسة.</translation>
    </message>
    <message id="calibrate.lens.error">
        <source>Error {error} px over {pictures} pictures[; {out} did not fit]</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>الخطأ {error} بكسل من {pictures} صورة[؛ لم تنطبق منها {out}]</translation>
    </message>
    <message id="calibrate.lens.on">
        <source>Go on, or go back and take more pictures.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>تابع، أو ارجع والتقط صورا أخرى.</translation>
    </message>
    <message id="calibrate.lens.pictures">
        <source>Pictures: {count} of {wanted}</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>الصور: {count} من {wanted}</translation>
    </message>
    <message id="calibrate.lens.parts">
        <source>Parts of the picture: {count} of {wanted}</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>أجزاء الصورة: {count} من {wanted}</translation>
    </message>
    <message id="calibrate.lens.tilts">
        <source>Tilts:</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>الميول:</translation>
    </message>
    <message id="calibrate.lens.how">
        <source>The printed lens sheet, flat on a board. Held still, it is taken by itself. It may reach over the picture&apos;s edge.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>ورقة العدسة المطبوعة، مسطحة على لوح. إذا ثبتت التقطت من تلقاء نفسها. يجوز أن تتجاوز حافة الصورة.</translation>
    </message>
    <message id="calibrate.lens.not_yet">
        <source>not yet</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>ليس بعد</translation>
    </message>
    <message id="calibrate.tilt.left">
        <source>left side away</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>الجانب الأيسر أبعد</translation>
    </message>
    <message id="calibrate.tilt.right">
        <source>right side away</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>الجانب الأيمن أبعد</translation>
    </message>
    <message id="calibrate.tilt.top">
        <source>top away</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>الأعلى أبعد</translation>
    </message>
    <message id="calibrate.tilt.bottom">
        <source>bottom away</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. lens</extracomment>
        <translation>الأسفل أبعد</translation>
    </message>
    <message id="calibrate.wish.part.00">
        <source>Hold the sheet at the top left of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>ضع الورقة في أعلى يسار الصورة.</translation>
    </message>
    <message id="calibrate.wish.part.10">
        <source>Hold the sheet at the top of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>ضع الورقة في أعلى الصورة.</translation>
    </message>
    <message id="calibrate.wish.part.20">
        <source>Hold the sheet at the top right of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>ضع الورقة في أعلى يمين الصورة.</translation>
    </message>
    <message id="calibrate.wish.part.01">
        <source>Hold the sheet at the left edge of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>ضع الورقة عند الحافة اليسرى للصورة.</translation>
    </message>
    <message id="calibrate.wish.part.11">
        <source>Hold the sheet in the middle of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>ضع الورقة في وسط الصورة.</translation>
    </message>
    <message id="calibrate.wish.part.21">
        <source>Hold the sheet at the right edge of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>ضع الورقة عند الحافة اليمنى للصورة.</translation>
    </message>
    <message id="calibrate.wish.part.02">
        <source>Hold the sheet at the bottom left of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>ضع الورقة في أسفل يسار الصورة.</translation>
    </message>
    <message id="calibrate.wish.part.12">
        <source>Hold the sheet at the bottom of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>ضع الورقة في أسفل الصورة.</translation>
    </message>
    <message id="calibrate.wish.part.22">
        <source>Hold the sheet at the bottom right of the picture.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>ضع الورقة في أسفل يمين الصورة.</translation>
    </message>
    <message id="calibrate.wish.tilt.left">
        <source>In the picture&apos;s middle, tilt the sheet: its left side farther from the camera.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>في وسط الصورة أمل الورقة: جانبها الأيسر أبعد عن الكاميرا.</translation>
    </message>
    <message id="calibrate.wish.tilt.right">
        <source>In the picture&apos;s middle, tilt the sheet: its right side farther from the camera.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>في وسط الصورة أمل الورقة: جانبها الأيمن أبعد عن الكاميرا.</translation>
    </message>
    <message id="calibrate.wish.tilt.top">
        <source>In the picture&apos;s middle, tilt the sheet: its top farther from the camera.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>في وسط الصورة أمل الورقة: أعلاها أبعد عن الكاميرا.</translation>
    </message>
    <message id="calibrate.wish.tilt.bottom">
        <source>In the picture&apos;s middle, tilt the sheet: its bottom farther from the camera.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next</extracomment>
        <translation>في وسط الصورة أمل الورقة: أسفلها أبعد عن الكاميرا.</translation>
    </message>
    <message id="calibrate.wish.more" numerus="yes">
        <source>{count} more pictures: nearer, farther, turned.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what to show the camera next. the words follow the number count</extracomment>
        <translation>
            <numerusform>لا حاجة إلى صور أخرى.</numerusform>
            <numerusform>صورة أخرى: أقرب أو أبعد أو مدارة.</numerusform>
            <numerusform>صورتان أخريان: أقرب وأبعد ومدارة.</numerusform>
            <numerusform>{count} صور أخرى: أقرب وأبعد ومدارة.</numerusform>
            <numerusform>{count} صورة أخرى: أقرب وأبعد ومدارة.</numerusform>
            <numerusform>{count} صورة أخرى: أقرب وأبعد ومدارة.</numerusform>
        </translation>
    </message>
    <message id="calibrate.plane.found">
        <source>The four marks are found.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>وجدت العلامات الأربع.</translation>
    </message>
    <message id="calibrate.plane.clear">
        <source>Clear the felt: all four marks must be seen.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>أخل القماش: يجب أن ترى العلامات الأربع.</translation>
    </message>
    <message id="calibrate.plane.marks">
        <source>Lay the marks where their sheet says. Without marks: by four points.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>ضع العلامات حيث تقول ورقتها. بلا علامات: بأربع نقاط.</translation>
    </message>
    <message id="calibrate.plane.found.part">
        <source>Marks of the felt are found.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>عثر على علامات من القماش.</translation>
    </message>
    <message id="calibrate.plane.clear.part">
        <source>Clear the felt: three marks must be seen at least, not all in one row.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>أخل القماش: يجب أن ترى ثلاث علامات على الأقل، ليست كلها في صف واحد.</translation>
    </message>
    <message id="calibrate.plane.marks.part">
        <source>Lay the marks where their sheets say, those for halves, too.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>ضع العلامات حيث تقول أوراقها، وعلامات النصفين أيضا.</translation>
    </message>
    <message id="calibrate.plane.error">
        <source>Error {error} mm</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>الخطأ {error} مم</translation>
    </message>
    <message id="calibrate.plane.scale">
        <source>{scale} px/mm in the middle</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>{scale} بكسل/مم في الوسط</translation>
    </message>
    <message id="calibrate.plane.on_print">
        <source>The zones must lie on their print.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>يجب أن تقع المناطق على طبعتها.</translation>
    </message>
    <message id="calibrate.plane.drag">
        <source>Drag point {number} to its place. {point}.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>اسحب النقطة {number} إلى مكانها. {point}.</translation>
    </message>
    <message id="calibrate.plane.keys">
        <source>Keys 1 to 4 choose, arrows move (Shift: farther).</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>المفاتيح ⁦1–4⁩ للاختيار، والأسهم للتحريك (Shift: أبعد).</translation>
    </message>
    <message id="calibrate.point">
        <source>{number}: {point}</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>{number}: {point}</translation>
    </message>
    <message id="calibrate.point.top_left">
        <source>{place}, top left corner</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>{place}، الزاوية العليا اليسرى</translation>
    </message>
    <message id="calibrate.point.top_right">
        <source>{place}, top right corner</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>{place}، الزاوية العليا اليمنى</translation>
    </message>
    <message id="calibrate.point.bottom_left">
        <source>{place}, bottom left corner</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>{place}، الزاوية السفلى اليسرى</translation>
    </message>
    <message id="calibrate.point.bottom_right">
        <source>{place}, bottom right corner</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane</extracomment>
        <translation>{place}، الزاوية السفلى اليمنى</translation>
    </message>
    <message id="calibrate.point.circle">
        <source>{place}, middle of the {kind:kind} circle</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. plane. kind: a bet&apos;s name</extracomment>
        <translation>{place}، وسط دائرة {kind:kind}</translation>
    </message>
    <message id="calibrate.zones.head">
        <source>Do the zones lie on their print? Drag what does not.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>هل تقع المناطق على طبعتها؟ اسحب ما لا يقع.</translation>
    </message>
    <message id="calibrate.zones.at">
        <source>From the left {x} mm, from the top {y} mm</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>من اليسار {x} مم، ومن الأعلى {y} مم</translation>
    </message>
    <message id="calibrate.zones.size">
        <source>{width} × {height} mm</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>⁦{width} × {height}⁩ مم</translation>
    </message>
    <message id="calibrate.zones.cards" numerus="yes">
        <source>room for {count} cards</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones. the words follow the number count</extracomment>
        <translation>
            <numerusform>لا مكان لأي ورقة</numerusform>
            <numerusform>مكان لورقة واحدة</numerusform>
            <numerusform>مكان لورقتين</numerusform>
            <numerusform>مكان لـ {count} أوراق</numerusform>
            <numerusform>مكان لـ {count} ورقة</numerusform>
            <numerusform>مكان لـ {count} ورقة</numerusform>
        </translation>
    </message>
    <message id="calibrate.zones.drag">
        <source>Touch a zone and drag it; its lower right corner makes it larger.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>المس منطقة واسحبها؛ زاويتها السفلى اليمنى تكبرها.</translation>
    </message>
    <message id="calibrate.zones.keys">
        <source>N: next zone. Arrows move by a millimetre (Shift: ten), with Ctrl they resize.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>N: المنطقة التالية. الأسهم تحرك مليمترا (Shift: عشرة)، ومع Ctrl تغير الحجم.</translation>
    </message>
    <message id="calibrate.zones.remove">
        <source>Remove a box that this table does not have: its bets go with it. One that is added lies on free felt.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>أزل خانة ليست في هذه الطاولة: تذهب رهاناتها معها. والخانة المضافة توضع على قماش خال.</translation>
    </message>
    <message id="calibrate.zones.all">
        <source>All zones of this game are there: none is left to add.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>كل مناطق هذه اللعبة موجودة: لم يبق منها ما يضاف.</translation>
    </message>
    <message id="calibrate.fault.overlap">
        <source>The zones of {one} and {other} overlap: a card must belong to one place.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>المنطقتان {one} و{other} متداخلتان: يجب أن تكون الورقة لمكان واحد.</translation>
    </message>
    <message id="calibrate.fault.small">
        <source>{place} has no room for its cards: make it larger.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>{place}: لا مكان يكفي لأوراقها؛ كبّر المنطقة.</translation>
    </message>
    <message id="calibrate.fault.over">
        <source>{place} reaches over the felt of {width} × {height} mm.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>{place}: خارج القماش الذي مقاسه ⁦{width} × {height}⁩ مم.</translation>
    </message>
    <message id="calibrate.fault.over.bet">
        <source>{place}, {kind:kind} reaches over the felt of {width} × {height} mm.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones. kind: a bet&apos;s name</extracomment>
        <translation>{place}، {kind:kind}: خارج القماش الذي مقاسه ⁦{width} × {height}⁩ مم.</translation>
    </message>
    <message id="calibrate.fault.over.print">
        <source>The print “{word}” reaches over the felt of {width} × {height} mm.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>المطبوع «{word}» خارج القماش الذي مقاسه ⁦{width} × {height}⁩ مم.</translation>
    </message>
    <message id="calibrate.fault.over.mark">
        <source>Mark {number} reaches over the felt of {width} × {height} mm.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>العلامة {number} خارج القماش الذي مقاسه ⁦{width} × {height}⁩ مم.</translation>
    </message>
    <message id="calibrate.fault.beside">
        <source>A part lies beside the felt: move it back.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. zones</extracomment>
        <translation>جزء يقع بجانب القماش: أعده.</translation>
    </message>
    <message id="calibrate.check.looking">
        <source>Looking …</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>جار الفحص …</translation>
    </message>
    <message id="calibrate.check.fine">
        <source>Every zone can be read. Save it.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>يمكن قراءة كل منطقة. احفظ.</translation>
    </message>
    <message id="calibrate.check.warning">
        <source>It works, and can be better.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>يعمل، ويمكن أن يكون أفضل.</translation>
    </message>
    <message id="calibrate.check.fault">
        <source>Cards will not be read everywhere.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>لن تقرأ الأوراق في كل مكان.</translation>
    </message>
    <message id="calibrate.check.saved">
        <source>Saved: {file}</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>حفظ: {file}</translation>
    </message>
    <message id="calibrate.check.px_mm">
        <source>px/mm</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>بكسل/مم</translation>
    </message>
    <message id="calibrate.check.index">
        <source>index</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>الرمز</translation>
    </message>
    <message id="calibrate.check.edge">
        <source>edge</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>الحافة</translation>
    </message>
    <message id="calibrate.check.light">
        <source>light</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>الضوء</translation>
    </message>
    <message id="calibrate.check.figures">
        <source>px/mm: where it is least. Index: the smallest that is read. Edge: pixels from dark to light.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>بكسل/مم: حيث هو أقل. الرمز: أصغر ما يقرأ. الحافة: عدد البكسلات من الداكن إلى الفاتح.</translation>
    </message>
    <message id="calibrate.check.mm">
        <source>{mm} mm</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>{mm} مم</translation>
    </message>
    <message id="calibrate.check.px">
        <source>{px} px</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>{px} بكسل</translation>
    </message>
    <message id="calibrate.check.far">
        <source>too far {px} px</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. check</extracomment>
        <translation>بعيدة {px} بكسل</translation>
    </message>
    <message id="calibrate.at">
        <source>{where}: {what}</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>{where}: {what}</translation>
    </message>
    <message id="calibrate.everywhere">
        <source>everywhere</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>في كل مكان</translation>
    </message>
    <message id="calibrate.everywhere.but">
        <source>everywhere but at {places}</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>في كل مكان إلا {places}</translation>
    </message>
    <message id="calibrate.fine">
        <source>every zone can be read</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>يمكن قراءة كل منطقة</translation>
    </message>
    <message id="calibrate.fine.do">
        <source>nothing to do</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>لا شيء يلزم</translation>
    </message>
    <message id="calibrate.grey">
        <source>the pictures have no colour: a diamond can be taken for a spade</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>الصور بلا ألوان: قد تؤخذ الديناري على أنها بستوني</translation>
    </message>
    <message id="calibrate.grey.do">
        <source>switch the camera&apos;s colours on, or take a camera that sees colours</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>شغل ألوان الكاميرا، أو خذ كاميرا ترى الألوان</translation>
    </message>
    <message id="calibrate.cards">
        <source>cards lie there, and the empty felt was expected</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>توجد أوراق هناك، والمطلوب القماش فارغا</translation>
    </message>
    <message id="calibrate.cards.do">
        <source>take them away</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>ارفعها</translation>
    </message>
    <message id="calibrate.unseen">
        <source>not wholly in this camera&apos;s picture</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>ليست كلها في صورة هذه الكاميرا</translation>
    </message>
    <message id="calibrate.unseen.do">
        <source>turn the camera or hang it higher, unless another camera of this table sees it</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>أدر الكاميرا أو علقها أعلى، إلا إذا كانت كاميرا أخرى لهذه الطاولة تراها</translation>
    </message>
    <message id="calibrate.too_far">
        <source>too far for an index of {index} mm, the smallest that can be read there is {needs} mm</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>بعيدة جدا لرمز طوله {index} مم، وأصغر ما يقرأ هناك {needs} مم</translation>
    </message>
    <message id="calibrate.too_far.do">
        <source>bring the camera nearer, use a higher resolution, or cards with larger indices</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>قرب الكاميرا، أو استعمل دقة أعلى، أو أوراقا برموز أكبر</translation>
    </message>
    <message id="calibrate.far">
        <source>rather far: an index of {index} mm has {pixels} pixels or fewer</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>بعيدة بعض الشيء: رمز طوله {index} مم له {pixels} بكسل أو أقل</translation>
    </message>
    <message id="calibrate.far.do">
        <source>it can be read; {best} pixels are best: bring the camera nearer where you can</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>يمكن قراءتها؛ والأفضل {best} بكسل: قرب الكاميرا حيث أمكن</translation>
    </message>
    <message id="calibrate.blurred">
        <source>out of focus</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>غير واضحة</translation>
    </message>
    <message id="calibrate.blurred.do">
        <source>turn the lens&apos;s ring until print is crisp, then lock it; wipe the lens; switch autofocus off</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>أدر حلقة العدسة حتى يصفو المطبوع ثم ثبتها؛ امسح العدسة؛ أوقف الضبط الآلي</translation>
    </message>
    <message id="calibrate.soft">
        <source>a little out of focus</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>غير واضحة قليلا</translation>
    </message>
    <message id="calibrate.soft.do">
        <source>turn the lens&apos;s ring until print is crisp, then lock it</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>أدر حلقة العدسة حتى يصفو المطبوع ثم ثبتها</translation>
    </message>
    <message id="calibrate.plain">
        <source>no print to judge the focus by</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>لا مطبوع يحكم به على الوضوح</translation>
    </message>
    <message id="calibrate.plain.do">
        <source>lay a card there and check again</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>ضع ورقة هناك وافحص من جديد</translation>
    </message>
    <message id="calibrate.dark">
        <source>too dark</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>مظلمة جدا</translation>
    </message>
    <message id="calibrate.dark.do">
        <source>switch the lamp on, open the lens&apos;s iris</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>أشعل المصباح، وافتح فتحة العدسة</translation>
    </message>
    <message id="calibrate.dim">
        <source>rather dark</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>مظلمة بعض الشيء</translation>
    </message>
    <message id="calibrate.dim.do">
        <source>more light, or a wider iris</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>زد الضوء، أو وسع فتحة العدسة</translation>
    </message>
    <message id="calibrate.glare">
        <source>glare: a part of it is washed out</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>وهج: جزء منها ضاع في البياض</translation>
    </message>
    <message id="calibrate.glare.do">
        <source>move or shade the lamp that is mirrored there, tilt the camera, or lower its exposure</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>حرك المصباح المنعكس هناك أو ظلله، أو أمل الكاميرا، أو خفف تعريضها</translation>
    </message>
    <message id="calibrate.uneven">
        <source>the light is uneven: some zones are much darker than others</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>الضوء غير متساو: بعض المناطق أظلم كثيرا من غيرها</translation>
    </message>
    <message id="calibrate.uneven.do">
        <source>move a lamp, or add one on the dark side</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>حرك مصباحا، أو أضف واحدا في الجانب المظلم</translation>
    </message>
    <message id="calibrate.off">
        <source>the felt&apos;s points lie {off} mm beside where the plane has them</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>نقاط القماش تبعد {off} مم عن مكانها في المستوى</translation>
    </message>
    <message id="calibrate.off.do">
        <source>see that this is the table&apos;s layout, and that the marks are printed at 100 %, lie flat and where it has them; or touch the points again</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>تأكد أن هذا مخطط هذه الطاولة، وأن العلامات مطبوعة بنسبة 100 % ومسطحة وحيث يضعها، أو المس النقاط من جديد</translation>
    </message>
    <message id="calibrate.odd">
        <source>one of the marks lies {off} mm beside where the others put it</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>إحدى العلامات على بعد {off} مم من حيث تضعها العلامات الأخرى</translation>
    </message>
    <message id="calibrate.odd.do">
        <source>lay each where the layout has it, flat; or measure the lens, if it bends</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>ضع كل علامة مسطحة حيث هي في المخطط؛ أو قس العدسة إن كانت تحني الصورة</translation>
    </message>
    <message id="calibrate.lens_fits">
        <source>the lens fits to {error} pixels only</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>العدسة لا تنطبق إلا بفارق {error} بكسل</translation>
    </message>
    <message id="calibrate.lens_fits.do">
        <source>measure it again: sheet glued flat, held still, in good light</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what is wrong, and what to do</extracomment>
        <translation>أعد قياسها: الورقة ملصقة مسطحة، ثابتة، في ضوء جيد</translation>
    </message>
    <message id="calibrate.no.marks">
        <source>Marks that are not seen: {missing}[; seen: {seen}]. All {count} must be in the picture, uncovered, lit and sharp: move what covers them, switch the lamp on, or turn the camera.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>علامات لا ترى: {missing}[؛ والمرئية: {seen}]. يجب أن تكون العلامات وعددها {count} كلها في الصورة، مكشوفة ومضاءة وواضحة: أزل ما يغطيها، أو أشعل المصباح، أو أدر الكاميرا.</translation>
    </message>
    <message id="calibrate.no.other_felt">
        <source>None of this layout&apos;s marks {wanted} is seen, but {seen}: this is another felt, or the marks of another lie on it. Take the layout of this felt, or lay its own marks.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>لا ترى أي من علامات هذا المخطط {wanted}، بل {seen}: هذا قماش آخر، أو عليه علامات قماش آخر. خذ مخطط هذا القماش، أو ضع علاماته.</translation>
    </message>
    <message id="calibrate.no.few_marks">
        <source>A camera over a part of the table must see at least {wanted} of the layout&apos;s marks[; seen: {seen}]. Lay its marks for halves, too, or turn the camera.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>يجب أن ترى الكاميرا التي فوق جزء من الطاولة {wanted} على الأقل من علامات المخطط[؛ والمرئية: {seen}]. ضع أيضا علاماته للنصفين، أو أدر الكاميرا.</translation>
    </message>
    <message id="calibrate.no.mark_beside">
        <source>Mark {number} lies {off} mm beside where the others put it. Lay each where its sheet says, see that this is the table&apos;s layout, and measure the lens if it bends.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>العلامة {number} على بعد {off} مم من حيث تضعها العلامات الأخرى. ضع كل علامة حيث تقول ورقتها، وتأكد أن هذا مخطط هذه الطاولة، وقس العدسة إن كانت تحني الصورة.</translation>
    </message>
    <message id="calibrate.no.marks_elsewhere">
        <source>The marks do not lie as the layout has them: clockwise, {wanted} were expected, {seen} are seen. Lay each where its number belongs.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>العلامات ليست حيث يضعها المخطط: باتجاه عقارب الساعة المطلوب {wanted}، والمرئي {seen}. ضع كل علامة في مكان رقمها.</translation>
    </message>
    <message id="calibrate.no.marks_in_line">
        <source>The marks lie on one line in the picture: one was expected in each corner of the felt.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>العلامات على خط واحد في الصورة: المطلوب واحدة في كل زاوية من القماش.</translation>
    </message>
    <message id="calibrate.no.points_in_line">
        <source>Three of the four points lie nearly on one line: put each on its own corner.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>ثلاث من النقاط الأربع تكاد تقع على خط واحد: ضع كل واحدة في زاويتها.</translation>
    </message>
    <message id="calibrate.no.points_exchanged">
        <source>The four points do not lie around the felt in their order: two of them are exchanged. Put each on the corner that is asked for.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>النقاط الأربع لا تدور حول القماش بترتيبها: اثنتان منها متبادلتان. ضع كل واحدة في الزاوية المطلوبة.</translation>
    </message>
    <message id="calibrate.no.point_outside">
        <source>Point {number} lies outside the picture of {size}: touch each point where it is seen.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>النقطة {number} خارج الصورة ذات المقاس ⁦{size}⁩: المس كل نقطة حيث تُرى.</translation>
    </message>
    <message id="calibrate.no.felt_outside">
        <source>With these points most of the felt would lie outside the picture: put each on the corner that is asked for.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>بهذه النقاط يقع معظم القماش خارج الصورة: ضع كل واحدة في الزاوية المطلوبة.</translation>
    </message>
    <message id="calibrate.no.sizes">
        <source>The pictures have several sizes ({sizes}): one camera in one resolution was expected.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>للصور مقاسات عدة (⁦{sizes}⁩): المطلوب كاميرا واحدة بدقة واحدة.</translation>
    </message>
    <message id="calibrate.no.sheets">
        <source>The lens sheet was found in {count} pictures; at least {wanted} were expected, in every part of the picture and tilted to every side.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>وجدت ورقة العدسة في صور عددها {count}؛ والمطلوب {wanted} على الأقل، في كل جزء من الصورة ومائلة إلى كل جانب.</translation>
    </message>
    <message id="calibrate.no.lens">
        <source>The pictures fit no lens: tilt the sheet to every side, hold it in every part of the picture, and keep it flat and still.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>الصور لا تنطبق على أي عدسة: أمل الورقة إلى كل جانب، وضعها في كل جزء من الصورة، مسطحة وثابتة.</translation>
    </message>
    <message id="calibrate.no.shape">
        <source>The table&apos;s picture is {table}, the lens was measured in {lens}: pictures of one camera in one shape were expected.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>صورة الطاولة ⁦{table}⁩ وقد قيست العدسة في ⁦{lens}⁩: المطلوب صور من كاميرا واحدة بشكل واحد.</translation>
    </message>
    <message id="calibrate.no.empty">
        <source>No picture of the empty table was taken yet.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>لم تلتقط صورة للطاولة الخالية بعد.</translation>
    </message>
    <message id="calibrate.no.plane">
        <source>Where the felt lies is not known yet: show the four marks, or touch four points.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>لا يعرف بعد أين يقع القماش: أظهر العلامات الأربع، أو المس أربع نقاط.</translation>
    </message>
    <message id="calibrate.no.folder">
        <source>{file}: {why}; a folder that can be written was expected.</source>
        <extracomment>The calibration guide: lens, plane, zones, check, over the live picture. what cannot be done yet</extracomment>
        <translation>{file}: {why}؛ المطلوب مجلد يمكن الكتابة فيه.</translation>
    </message>
</context>
<context>
    <name>casino_holdem</name>
    <message id="ch.showdown">
        <source>Pay and take</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>ادفع واجمع</translation>
    </message>
    <message id="ch.call_to_collect_bonus">
        <source>CALL to collect your BONUS win!</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>العب كول لتأخذ ربح البونص!</translation>
    </message>
    <message id="ch.hand_without_ante">
        <source>Cards lie at {place}, where no ante stands.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>{place}: أوراق بلا أنتي.</translation>
    </message>
    <message id="ch.dealer_card_exposed">
        <source>A card of the dealer was exposed before its time.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>كشفت ورقة للموزع قبل أوانها.</translation>
    </message>
    <message id="ch.late_bet">
        <source>{party}: {kind:kind} came after the first card.</source>
        <extracomment>What Casino Hold&apos;em says. kind: a bet&apos;s name</extracomment>
        <translation>{party}: {kind:kind} جاء بعد الورقة الأولى.</translation>
    </message>
    <message id="ch.no_ante">
        <source>{party}: there are chips without an ante.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>{party}: فيش بلا أنتي.</translation>
    </message>
    <message id="ch.call_not_double">
        <source>{party}: CALL is {amount:money}; twice the ante is {wanted:money}.</source>
        <extracomment>What Casino Hold&apos;em says. amount: an amount; wanted: an amount</extracomment>
        <translation>{party}: الكول {amount:money}؛ ضعف الأنتي {wanted:money}.</translation>
    </message>
    <message id="ch.too_late">
        <source>{party}: {kind:kind} came when the board was seen: no bet, it goes back.</source>
        <extracomment>What Casino Hold&apos;em says. kind: a bet&apos;s name</extracomment>
        <translation>{party}: {kind:kind} جاء بعد رؤية الأوراق المشتركة: لا رهان، يعاد.</translation>
    </message>
    <message id="ch.not_a_bet">
        <source>No bet without an ante on its box: it goes back.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>لا رهان بلا أنتي على خانته: يعاد.</translation>
    </message>
    <message id="ch.called_after_fold">
        <source>CALL after the decision does not count: it goes back.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>الكول بعد القرار لا يحتسب: يعاد.</translation>
    </message>
    <message id="ch.over_double">
        <source>CALL is twice the ante; what is over goes back.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>الكول ضعف الأنتي؛ الزائد يعاد.</translation>
    </message>
    <message id="ch.folded">
        <source>Folded: all bets lose.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>انسحب: كل الرهانات تخسر.</translation>
    </message>
    <message id="ch.timed_out">
        <source>AUTO FOLDED, no decision in time: all bets lose.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>انسحاب تلقائي، لا قرار في الوقت: كل الرهانات تخسر.</translation>
    </message>
    <message id="ch.bonus">
        <source>The first five cards make {hand}.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>الأوراق الخمس الأولى: {hand}.</translation>
    </message>
    <message id="ch.bonus_too_low">
        <source>The first five cards make {hand}; {least} is the lowest hand that pays.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>الأوراق الخمس الأولى: {hand}؛ أدنى يد تدفع: {least}.</translation>
    </message>
    <message id="ch.not_qualified">
        <source>The dealer does not qualify with {dealer_hand}: the ante is paid for {hand}.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>الموزع غير مؤهل مع {dealer_hand}: يدفع الأنتي على {hand}.</translation>
    </message>
    <message id="ch.call_returned">
        <source>The dealer does not qualify with {dealer_hand}: the call goes back.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>الموزع غير مؤهل مع {dealer_hand}: الكول يعاد.</translation>
    </message>
    <message id="ch.tie_not_qualified">
        <source>The dealer does not qualify; equal on all five cards, {hand}: a push in this house.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>الموزع غير مؤهل؛ تساو في الأوراق الخمس، {hand}: تعادل في هذا الكازينو.</translation>
    </message>
    <message id="ch.tie">
        <source>Equal on all five cards, {hand}: push.</source>
        <extracomment>What Casino Hold&apos;em says</extracomment>
        <translation>تساو في الأوراق الخمس، {hand}: تعادل.</translation>
    </message>
    <message id="ch.dealer_higher">
        <source>The dealer is higher: {dealer_hand} against {hand}[, {dealer_kicker} against {kicker}].</source>
        <extracomment>What Casino Hold&apos;em says. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>الموزع أعلى: {dealer_hand} مقابل {hand}[، {dealer_kicker} مقابل {kicker}].</translation>
    </message>
    <message id="ch.dealer_lower">
        <source>The player is higher: {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}].</source>
        <extracomment>What Casino Hold&apos;em says. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>اللاعب أعلى: {hand} مقابل {dealer_hand}[، {kicker} مقابل {dealer_kicker}].</translation>
    </message>
</context>
<context>
    <name>common</name>
    <message id="place.seat">
        <source>Box {seat}</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>الخانة {seat}</translation>
    </message>
    <message id="place.player">
        <source>Player</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>اللاعب</translation>
    </message>
    <message id="place.dealer">
        <source>Dealer</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>الموزع</translation>
    </message>
    <message id="place.board">
        <source>Board</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>المشتركة</translation>
    </message>
    <message id="place.pot">
        <source>Pot</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>البوت</translation>
    </message>
    <message id="place.burn">
        <source>Burn cards</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>أوراق الحرق</translation>
    </message>
    <message id="place.muck">
        <source>Muck</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>الأوراق المرمية</translation>
    </message>
    <message id="place.discard">
        <source>Discards</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>الأوراق المستبعدة</translation>
    </message>
    <message id="place.deck">
        <source>Deck</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>الرزمة</translation>
    </message>
    <message id="place.hand">
        <source>{place}, hand {hand}</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>{place}، اليد {hand}</translation>
    </message>
    <message id="places.seats">
        <source>Boxes {seats}</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>الخانات {seats}</translation>
    </message>
    <message id="places.comma">
        <source>, </source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>، </translation>
    </message>
    <message id="party.house">
        <source>House</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>الكازينو</translation>
    </message>
    <message id="party.further">
        <source>Box {seat}, bettor {nth}</source>
        <extracomment>Words that every game and every screen shares. places and parties</extracomment>
        <translation>الخانة {seat}، المراهن {nth}</translation>
    </message>
    <message id="rank.2">
        <source>two</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>اثنان</translation>
    </message>
    <message id="ranks.2">
        <source>twos</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>اثنينات</translation>
    </message>
    <message id="rank.3">
        <source>three</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>ثلاثة</translation>
    </message>
    <message id="ranks.3">
        <source>threes</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>ثلاثات</translation>
    </message>
    <message id="rank.4">
        <source>four</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>أربعة</translation>
    </message>
    <message id="ranks.4">
        <source>fours</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>أربعات</translation>
    </message>
    <message id="rank.5">
        <source>five</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>خمسة</translation>
    </message>
    <message id="ranks.5">
        <source>fives</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>خمسات</translation>
    </message>
    <message id="rank.6">
        <source>six</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>ستة</translation>
    </message>
    <message id="ranks.6">
        <source>sixes</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>ستات</translation>
    </message>
    <message id="rank.7">
        <source>seven</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>سبعة</translation>
    </message>
    <message id="ranks.7">
        <source>sevens</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>سبعات</translation>
    </message>
    <message id="rank.8">
        <source>eight</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>ثمانية</translation>
    </message>
    <message id="ranks.8">
        <source>eights</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>ثمانيات</translation>
    </message>
    <message id="rank.9">
        <source>nine</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>تسعة</translation>
    </message>
    <message id="ranks.9">
        <source>nines</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>تسعات</translation>
    </message>
    <message id="rank.10">
        <source>ten</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>عشرة</translation>
    </message>
    <message id="ranks.10">
        <source>tens</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>عشرات</translation>
    </message>
    <message id="rank.11">
        <source>jack</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>ولد</translation>
    </message>
    <message id="ranks.11">
        <source>jacks</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>أولاد</translation>
    </message>
    <message id="rank.12">
        <source>queen</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>بنت</translation>
    </message>
    <message id="ranks.12">
        <source>queens</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>بنات</translation>
    </message>
    <message id="rank.13">
        <source>king</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>ملك</translation>
    </message>
    <message id="ranks.13">
        <source>kings</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>ملوك</translation>
    </message>
    <message id="rank.14">
        <source>ace</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>آس</translation>
    </message>
    <message id="ranks.14">
        <source>aces</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>آسات</translation>
    </message>
    <message id="suit.c">
        <source>clubs</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>سباتي</translation>
    </message>
    <message id="suit.d">
        <source>diamonds</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>ديناري</translation>
    </message>
    <message id="suit.h">
        <source>hearts</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>كوبا</translation>
    </message>
    <message id="suit.s">
        <source>spades</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>بستوني</translation>
    </message>
    <message id="face.joker">
        <source>joker</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>جوكر</translation>
    </message>
    <message id="face.down">
        <source>face down</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>مقلوبة</translation>
    </message>
    <message id="face.unreadable">
        <source>?</source>
        <extracomment>Words that every game and every screen shares. cards</extracomment>
        <translation>؟</translation>
    </message>
    <message id="hand.high_card">
        <source>{cards[0]:rank} high</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>أعلى ورقة {cards[0]:rank}</translation>
    </message>
    <message id="hand.pair">
        <source>pair of {cards[0]:ranks}</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank, of several; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>زوج {cards[0]:ranks}</translation>
    </message>
    <message id="hand.two_pair">
        <source>two pair, {cards[0]:ranks} and {cards[2]:ranks}</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank, of several; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>زوجان، {cards[0]:ranks} و{cards[2]:ranks}</translation>
    </message>
    <message id="hand.three_of_a_kind">
        <source>three {cards[0]:ranks}</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank, of several; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>ثلاثية {cards[0]:ranks}</translation>
    </message>
    <message id="hand.straight">
        <source>straight to the {cards[0]:rank}</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>ستريت، أعلاه {cards[0]:rank}</translation>
    </message>
    <message id="hand.flush">
        <source>flush, {cards[0]:rank} high</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>فلاش، أعلاه {cards[0]:rank}</translation>
    </message>
    <message id="hand.full_house">
        <source>full house, {cards[0]:ranks} and {cards[3]:ranks}</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank, of several; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>فل هاوس، {cards[0]:ranks} مع {cards[3]:ranks}</translation>
    </message>
    <message id="hand.four_of_a_kind">
        <source>four {cards[0]:ranks}</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank, of several; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>رباعية {cards[0]:ranks}</translation>
    </message>
    <message id="hand.straight_flush">
        <source>straight flush to the {cards[0]:rank}</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital. cards: a card&apos;s rank; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>ستريت فلاش، أعلاه {cards[0]:rank}</translation>
    </message>
    <message id="hand.royal_flush">
        <source>royal flush</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital</extracomment>
        <translation>رويال فلاش</translation>
    </message>
    <message id="hand.five_aces">
        <source>five aces</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital</extracomment>
        <translation>خمسة آسات</translation>
    </message>
    <message id="hand.no_hand">
        <source>no hand</source>
        <extracomment>Words that every game and every screen shares. hands, as they stand within a sentence; alone they get a capital</extracomment>
        <translation>لا تركيبة</translation>
    </message>
    <message id="line.royal_flush">
        <source>Royal flush</source>
        <extracomment>Words that every game and every screen shares. lines of pay tables</extracomment>
        <translation>رويال فلاش</translation>
    </message>
    <message id="line.straight_flush">
        <source>Straight flush</source>
        <extracomment>Words that every game and every screen shares. lines of pay tables</extracomment>
        <translation>ستريت فلاش</translation>
    </message>
    <message id="line.four_of_a_kind">
        <source>Four of a kind</source>
        <extracomment>Words that every game and every screen shares. lines of pay tables</extracomment>
        <translation>رباعية</translation>
    </message>
    <message id="line.full_house">
        <source>Full house</source>
        <extracomment>Words that every game and every screen shares. lines of pay tables</extracomment>
        <translation>فل هاوس</translation>
    </message>
    <message id="line.flush">
        <source>Flush</source>
        <extracomment>Words that every game and every screen shares. lines of pay tables</extracomment>
        <translation>فلاش</translation>
    </message>
    <message id="line.straight_or_less">
        <source>Straight or less</source>
        <extracomment>Words that every game and every screen shares. lines of pay tables</extracomment>
        <translation>ستريت أو أدنى</translation>
    </message>
    <message id="line.pair_of_aces_to_straight">
        <source>Aces to straight</source>
        <extracomment>Words that every game and every screen shares. lines of pay tables</extracomment>
        <translation>من زوج آسات إلى ستريت</translation>
    </message>
    <message id="line.any">
        <source>Any hand</source>
        <extracomment>Words that every game and every screen shares. lines of pay tables</extracomment>
        <translation>أي يد</translation>
    </message>
    <message id="kind.ante">
        <source>ANTE</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>أنتي</translation>
    </message>
    <message id="kind.bonus">
        <source>BONUS</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>بونص</translation>
    </message>
    <message id="kind.call">
        <source>CALL</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>كول</translation>
    </message>
    <message id="choice.fold">
        <source>FOLD</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>انسحاب</translation>
    </message>
    <message id="choice.cut">
        <source>CUT</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>قطع</translation>
    </message>
    <message id="said.fold">
        <source>FOLDED</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>انسحب</translation>
    </message>
    <message id="said.timeout">
        <source>AUTO FOLDED</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>انسحاب تلقائي</translation>
    </message>
    <message id="said.void">
        <source>VOID</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>ملغاة</translation>
    </message>
    <message id="said.number">
        <source>SAYS {number}</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>قال {number}</translation>
    </message>
    <message id="said.cut">
        <source>CUT</source>
        <extracomment>Words that every game and every screen shares. bets and words</extracomment>
        <translation>قطع</translation>
    </message>
    <message id="step.collect">
        <source>{place}: {kind} {range}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{place}: {kind} {range}</translation>
    </message>
    <message id="step.deal.up">
        <source>{place}: card {number} up</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{place}: الورقة {number} مكشوفة</translation>
    </message>
    <message id="step.deal.down">
        <source>{place}: card {number} face down</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{place}: الورقة {number} مقلوبة</translation>
    </message>
    <message id="step.deal.board.1">
        <source>Deal the flop: card 1 of 3</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>وزع الفلوب: الورقة 1 من 3</translation>
    </message>
    <message id="step.deal.board.2">
        <source>Deal the flop: card 2 of 3</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>وزع الفلوب: الورقة 2 من 3</translation>
    </message>
    <message id="step.deal.board.3">
        <source>Deal the flop: card 3 of 3</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>وزع الفلوب: الورقة 3 من 3</translation>
    </message>
    <message id="step.deal.board.4">
        <source>Deal the turn</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>وزع التيرن</translation>
    </message>
    <message id="step.deal.board.5">
        <source>Deal the river</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>وزع الريفر</translation>
    </message>
    <message id="step.deal.suit">
        <source>{place}: one of the {suit}, face up</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{place}: ورقة {suit} مكشوفة</translation>
    </message>
    <message id="step.burn">
        <source>Burn a card</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>احرق ورقة</translation>
    </message>
    <message id="step.burn.1">
        <source>Burn one, deal the flop</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>احرق ورقة، وزع الفلوب</translation>
    </message>
    <message id="step.burn.4">
        <source>Burn one, deal the turn</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>احرق ورقة، وزع التيرن</translation>
    </message>
    <message id="step.burn.5">
        <source>Burn one, deal the river</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>احرق ورقة، وزع الريفر</translation>
    </message>
    <message id="step.move">
        <source>{place}: move a card to {to}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{place}: انقل ورقة إلى {to}</translation>
    </message>
    <message id="step.moveany">
        <source>Set cards apart: {places}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>افصل أوراقا: {places}</translation>
    </message>
    <message id="step.reveal">
        <source>{places}: turn the cards up</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{places}: اكشف الأوراق</translation>
    </message>
    <message id="step.identify">
        <source>Which card is this? {place}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>ما هذه الورقة؟ {place}</translation>
    </message>
    <message id="step.ask">
        <source>{places}: {options}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{places}: {options}</translation>
    </message>
    <message id="step.offer">
        <source>Place your bets</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>ضعوا رهاناتكم</translation>
    </message>
    <message id="step.offer.even">
        <source>Place your bets; multiples of {even:money} are paid exactly</source>
        <extracomment>Words that every game and every screen shares. the next step. even: an amount</extracomment>
        <translation>ضعوا رهاناتكم؛ مضاعفات {even:money} تدفع كاملة</translation>
    </message>
    <message id="step.offer.then">
        <source>More bets, or {then}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>رهانات أخرى، أو {then}</translation>
    </message>
    <message id="step.offer.extra">
        <source>{kinds}? Or {then}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{kinds}؟ أو {then}</translation>
    </message>
    <message id="step.part">
        <source>Pay and take what is certain; the rest waits for {places}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>ادفع واجمع ما هو مؤكد؛ الباقي ينتظر {places}</translation>
    </message>
    <message id="step.all_waits">
        <source>Pay nothing yet: all waits for {places}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>لا تدفع شيئا بعد: الكل ينتظر {places}</translation>
    </message>
    <message id="step.paid">
        <source>Round {number} is paid: next round</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>الجولة {number} مدفوعة: الجولة التالية</translation>
    </message>
    <message id="step.none">
        <source>No round is open</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>لا جولة مفتوحة</translation>
    </message>
    <message id="options.or">
        <source>{first} or {second}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{first} أو {second}</translation>
    </message>
    <message id="options.comma">
        <source>{first}, {second}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>{first}، {second}</translation>
    </message>
    <message id="range">
        <source>{least:money} to {most:money}</source>
        <extracomment>Words that every game and every screen shares. the next step. least: an amount; most: an amount</extracomment>
        <translation>{least:money} إلى {most:money}</translation>
    </message>
    <message id="range.from">
        <source>{least:money} or more</source>
        <extracomment>Words that every game and every screen shares. the next step. least: an amount</extracomment>
        <translation>{least:money} أو أكثر</translation>
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
        <translation>مجاراة {amount:money}</translation>
    </message>
    <message id="option.raise.bet">
        <source>RAISE {range}</source>
        <extracomment>Words that every game and every screen shares. the next step</extracomment>
        <translation>رفع {range}</translation>
    </message>
    <message id="waits.bets">
        <source>bets, by touch</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>الرهانات، باللمس</translation>
    </message>
    <message id="waits.bets.or_card">
        <source>bets by touch, or the next card</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>الرهانات باللمس، أو الورقة التالية</translation>
    </message>
    <message id="waits.card">
        <source>a card: {place}</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>ورقة: {place}</translation>
    </message>
    <message id="waits.burn">
        <source>a burn card</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>ورقة حرق</translation>
    </message>
    <message id="waits.move">
        <source>a card to be moved: {to}</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>نقل ورقة: {to}</translation>
    </message>
    <message id="waits.reveal">
        <source>the faces of the cards: {places}</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>كشف الأوراق: {places}</translation>
    </message>
    <message id="waits.name">
        <source>its name, by touch: {place}</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>اسمها، باللمس: {place}</translation>
    </message>
    <message id="waits.decision">
        <source>the decision of {places}, by touch</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>القرار باللمس: {places}</translation>
    </message>
    <message id="waits.paid">
        <source>ROUND PAID, when all is paid and taken</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>«الجولة مدفوعة»، بعد دفع كل شيء وجمعه</translation>
    </message>
    <message id="waits.unreadable">
        <source>card {number} of {place} cannot be read</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>{place}: الورقة {number} لا تقرأ</translation>
    </message>
    <message id="waits.bet">
        <source>for {place}</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>بانتظار {place}</translation>
    </message>
    <message id="waits.bets_there">
        <source>{bets}: {why}</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>{bets}: {why}</translation>
    </message>
    <message id="waits.opening">
        <source>the next round, by touch</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>الجولة التالية، باللمس</translation>
    </message>
    <message id="waits.for">
        <source>Waits for {what}</source>
        <extracomment>Words that every game and every screen shares. what it waits for</extracomment>
        <translation>بانتظار {what}</translation>
    </message>
    <message id="departure.card">
        <source>A card came to {seen_at}. Due: {expected:expected}[ at {expected_at}].</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s. expected: what was due; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>وصلت ورقة: {seen_at}. المطلوب: {expected:expected}[، {expected_at}].</translation>
    </message>
    <message id="departure.moved">
        <source>A card was moved to {seen_at}. Due: {expected:expected}[ at {expected_at}].</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s. expected: what was due; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>نقلت ورقة: {seen_at}. المطلوب: {expected:expected}[، {expected_at}].</translation>
    </message>
    <message id="departure.staked">
        <source>{kind:kind} {amount:money} was put on {seen_at}. Due: {expected:expected}[ at {expected_at}].</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s. kind: a bet&apos;s name; amount: an amount; expected: what was due; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>وضع {kind:kind} {amount:money}: {seen_at}. المطلوب: {expected:expected}[، {expected_at}].</translation>
    </message>
    <message id="departure.decided">
        <source>{choice:said} at {seen_at}. Due: {expected:expected}[ at {expected_at}].</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s. choice: what was said; expected: what was due; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{choice:said}: {seen_at}. المطلوب: {expected:expected}[، {expected_at}].</translation>
    </message>
    <message id="departure.closed">
        <source>The round was closed. Due: {expected:expected}[ at {expected_at}].</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s. expected: what was due; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>أغلقت الجولة. المطلوب: {expected:expected}[، {expected_at}].</translation>
    </message>
    <message id="departure.opened">
        <source>A round was opened. Due: {expected:expected}[ at {expected_at}].</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s. expected: what was due; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>فتحت جولة. المطلوب: {expected:expected}[، {expected_at}].</translation>
    </message>
    <message id="expected.collect">
        <source>a bet</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>رهان</translation>
    </message>
    <message id="expected.deal">
        <source>a card</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>ورقة</translation>
    </message>
    <message id="expected.burn">
        <source>a burn card</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>ورقة حرق</translation>
    </message>
    <message id="expected.move">
        <source>a card moved</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>نقل ورقة</translation>
    </message>
    <message id="expected.moveany">
        <source>a card set apart</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>فصل ورقة</translation>
    </message>
    <message id="expected.reveal">
        <source>cards turned up</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>كشف الأوراق</translation>
    </message>
    <message id="expected.identify">
        <source>the name of a card</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>اسم ورقة</translation>
    </message>
    <message id="expected.ask">
        <source>a decision</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>قرار</translation>
    </message>
    <message id="expected.askany">
        <source>a decision</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>قرار</translation>
    </message>
    <message id="expected.offer">
        <source>bets, or going on</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>رهانات، أو المتابعة</translation>
    </message>
    <message id="expected.settle">
        <source>pay and take</source>
        <extracomment>Words that every game and every screen shares. reasons: the engine&apos;s</extracomment>
        <translation>الدفع والجمع</translation>
    </message>
    <message id="round.void">
        <source>Round void: give all chips back</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games</extracomment>
        <translation>الجولة ملغاة: أعد كل الفيش</translation>
    </message>
    <message id="round.fouled">
        <source>Fouled deck[ ({place})]: give all chips back</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>رزمة فاسدة[ ({place})]: أعد كل الفيش</translation>
    </message>
    <message id="waiting.card">
        <source>Waits for a card of {place}.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games</extracomment>
        <translation>بانتظار ورقة: {place}.</translation>
    </message>
    <message id="waiting.count">
        <source>{place} has a card too many: the inspector decides.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games</extracomment>
        <translation>{place}: ورقة زائدة؛ القرار للمفتش.</translation>
    </message>
    <message id="waiting.decision">
        <source>Waits for the decision of {place}.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games</extracomment>
        <translation>بانتظار القرار: {place}.</translation>
    </message>
    <message id="wrong.joker">
        <source>A joker too many lies at {place}.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games</extracomment>
        <translation>جوكر زائد: {place}.</translation>
    </message>
    <message id="wrong.duplicate">
        <source>{cards:cards} is on the table twice, now at {place}.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games. cards: cards</extracomment>
        <translation>{cards:cards} على الطاولة مرتين، والآن في {place}.</translation>
    </message>
    <message id="wrong.one_too_many">
        <source>{cards:cards} at {place} is one more than the shoe can hold; decks: {decks}.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games. cards: cards</extracomment>
        <translation>{cards:cards} في {place} زائدة عما تحمله علبة التوزيع؛ عدد الرزم: {decks}.</translation>
    </message>
    <message id="wrong.count" numerus="yes">
        <source>{place} has {cards_there} cards; {wanted} belong there.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games. the words follow the number cards_there</extracomment>
        <translation>
            <numerusform>{place}: لا ورقة؛ المطلوب {wanted}.</numerusform>
            <numerusform>{place}: ورقة واحدة؛ المطلوب {wanted}.</numerusform>
            <numerusform>{place}: ورقتان؛ المطلوب {wanted}.</numerusform>
            <numerusform>{place}: {cards_there} أوراق؛ المطلوب {wanted}.</numerusform>
            <numerusform>{place}: {cards_there} ورقة؛ المطلوب {wanted}.</numerusform>
            <numerusform>{place}: {cards_there} ورقة؛ المطلوب {wanted}.</numerusform>
        </translation>
    </message>
    <message id="wrong.limits">
        <source>{party}: {kind:kind} {amount:money} is outside the limits, {least:money} to {most:money}.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games. kind: a bet&apos;s name; amount: an amount; least: an amount; most: an amount</extracomment>
        <translation>{party}: {kind:kind} {amount:money} خارج الحدود، من {least:money} إلى {most:money}.</translation>
    </message>
    <message id="wrong.more_than_stack">
        <source>{party} put in {amount:money} and has {most:money}.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games. amount: an amount; most: an amount</extracomment>
        <translation>{party} وضع {amount:money} وليس أمامه إلا {most:money}.</translation>
    </message>
    <message id="wrong.kind">
        <source>{party}: {kind:kind} is no bet of this game.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games. kind: a bet&apos;s name</extracomment>
        <translation>{party}: {kind:kind} ليس من رهانات هذه اللعبة.</translation>
    </message>
    <message id="prescribes.void">
        <source>Void the round: all stakes go back.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games</extracomment>
        <translation>تلغى الجولة: تعاد كل الرهانات.</translation>
    </message>
    <message id="prescribes.inspector">
        <source>Call the inspector.</source>
        <extracomment>Words that every game and every screen shares. reasons: shared by games</extracomment>
        <translation>استدع المفتش.</translation>
    </message>
    <message id="verdict.pay">
        <source>PAY</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>ادفع</translation>
    </message>
    <message id="verdict.collect">
        <source>GETS</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>يأخذ</translation>
    </message>
    <message id="verdict.take">
        <source>TAKE</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>اجمع</translation>
    </message>
    <message id="verdict.push">
        <source>PUSH</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>تعادل</translation>
    </message>
    <message id="verdict.return">
        <source>GIVE BACK</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>أعد</translation>
    </message>
    <message id="verdict.stays">
        <source>STAYS</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>يبقى</translation>
    </message>
    <message id="verdict.wait">
        <source>WAIT</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>انتظر</translation>
    </message>
    <message id="verdict.placed">
        <source>PLACED</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>موضوع</translation>
    </message>
    <message id="verdict.open">
        <source>OPEN</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>مفتوح</translation>
    </message>
    <message id="total.gets">
        <source>GETS {amount:money}</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>يأخذ {amount:money}</translation>
    </message>
    <message id="total.loses">
        <source>LOSES {amount:money}</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>يخسر {amount:money}</translation>
    </message>
    <message id="total.even">
        <source>EVEN</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>متعادل</translation>
    </message>
    <message id="total.stays">
        <source>{amount:money} STAYS</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>{amount:money} يبقى</translation>
    </message>
    <message id="total.both">
        <source>{total}, {further}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{total}، {further}</translation>
    </message>
    <message id="total.waiting">
        <source>{total}, part waits</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{total}، والباقي ينتظر</translation>
    </message>
    <message id="rack.pays">
        <source>RACK PAYS {amount:money}</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>البنك يدفع {amount:money}</translation>
    </message>
    <message id="rack.gains">
        <source>RACK GAINS {amount:money}</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>البنك يربح {amount:money}</translation>
    </message>
    <message id="rack.even">
        <source>RACK EVEN</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>البنك متعادل</translation>
    </message>
    <message id="qualifies.yes">
        <source>{place} QUALIFIES</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{place}: مؤهل</translation>
    </message>
    <message id="qualifies.no">
        <source>{place} DOES NOT QUALIFY</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{place}: غير مؤهل</translation>
    </message>
    <message id="box.closed">
        <source>CLOSED</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>مغلقة</translation>
    </message>
    <message id="round">
        <source>Round {number}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>الجولة {number}</translation>
    </message>
    <message id="round.by_hand">
        <source>Round {number} · cards by hand</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>الجولة {number} · أوراق باليد</translation>
    </message>
    <message id="owed.more">
        <source>Round {number}: {party} still gets {amount:money}.</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>الجولة {number}: {party} يأخذ بعد {amount:money}.</translation>
    </message>
    <message id="owed.less">
        <source>Round {number}: {party} gives back {amount:money}.</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>الجولة {number}: {party} يعيد {amount:money}.</translation>
    </message>
    <message id="touch.same_again">
        <source>SAME AGAIN</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>نفس الرهانات</translation>
    </message>
    <message id="touch.undo">
        <source>UNDO</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>تراجع</translation>
    </message>
    <message id="touch.paid">
        <source>ROUND PAID</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>الجولة مدفوعة</translation>
    </message>
    <message id="touch.open">
        <source>NEXT ROUND</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>الجولة التالية</translation>
    </message>
    <message id="touch.void">
        <source>VOID</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>إلغاء</translation>
    </message>
    <message id="touch.void_now">
        <source>VOID, GIVE BACK ALL</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>إلغاء وإعادة الكل</translation>
    </message>
    <message id="touch.unfold">
        <source>TAKE BACK AUTO FOLD</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>سحب الانسحاب التلقائي</translation>
    </message>
    <message id="void.title">
        <source>Void the round?</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>إلغاء الجولة؟</translation>
    </message>
    <message id="void.means">
        <source>The round counts for nothing: all stakes of all boxes go back. It stays in the record.</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>لا تحتسب الجولة: تعاد كل رهانات كل الخانات. وتبقى في السجل.</translation>
    </message>
    <message id="touch.sit">
        <source>OPEN BOX {seat}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>افتح الخانة {seat}</translation>
    </message>
    <message id="touch.leave">
        <source>CLOSE BOX {seat}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>أغلق الخانة {seat}</translation>
    </message>
    <message id="touch.owed">
        <source>DONE: {party} {amount:money}</source>
        <extracomment>Words that every game and every screen shares. the screen. amount: an amount</extracomment>
        <translation>تم: {party} {amount:money}</translation>
    </message>
    <message id="touch.name">
        <source>NAME CARD</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>سم الورقة</translation>
    </message>
    <message id="touch.pays">
        <source>PAY TABLES</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>جداول الدفع</translation>
    </message>
    <message id="touch.keys">
        <source>KEYS</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>المفاتيح</translation>
    </message>
    <message id="touch.turn">
        <source>TURN PICTURE</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>تدوير الصورة</translation>
    </message>
    <message id="touch.hold">
        <source>EACH TAP</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>كل لمسة</translation>
    </message>
    <message id="touch.clear">
        <source>CLEAR</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>صفر</translation>
    </message>
    <message id="touch.close">
        <source>BACK</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>رجوع</translation>
    </message>
    <message id="touch.no_card">
        <source>NO CARD THERE</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>لا ورقة هنا</translation>
    </message>
    <message id="touch.face_down">
        <source>FACE DOWN</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>مقلوبة</translation>
    </message>
    <message id="touch.burned">
        <source>CARD BURNED</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>أحرقت ورقة</translation>
    </message>
    <message id="touch.other_card">
        <source>OTHER CARD</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>ورقة أخرى</translation>
    </message>
    <message id="touch.erase">
        <source>ERASE</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>مسح</translation>
    </message>
    <message id="touch.set">
        <source>SET</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>تثبيت</translation>
    </message>
    <message id="name.title">
        <source>{place}, card {number} of {count}: which card is this?</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{place}، الورقة {number} من {count}: ما هذه الورقة؟</translation>
    </message>
    <message id="name.due">
        <source>{place}, card {number}: which card was dealt?</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{place}، الورقة {number}: أي ورقة وزعت؟</translation>
    </message>
    <message id="name.correct">
        <source>{place}, card {number} of {count} reads {face}. Wrong? Name it:</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{place}، الورقة {number} من {count}: قرئت {face}. خطأ؟ سمها:</translation>
    </message>
    <message id="keypad.title">
        <source>Amount of each tap</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>مبلغ كل لمسة</translation>
    </message>
    <message id="why.bet">
        <source>{box}  {kind}  {stake:money}</source>
        <extracomment>Words that every game and every screen shares. the screen. stake: an amount</extracomment>
        <translation>{box}  {kind}  {stake:money}</translation>
    </message>
    <message id="why.rule">
        <source>Rule {rule}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>القاعدة {rule}</translation>
    </message>
    <message id="why.hand">
        <source>{hand}: {cards}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{hand}: {cards}</translation>
    </message>
    <message id="why.step">
        <source>The next step</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>الخطوة التالية</translation>
    </message>
    <message id="why.odds">
        <source>Odds {odds}, rule {rule}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>النسبة {odds}، القاعدة {rule}</translation>
    </message>
    <message id="alerts.title">
        <source>To be seen to</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>يحتاج إلى معالجة</translation>
    </message>
    <message id="alert.more" numerus="yes">
        <source>{count} more</source>
        <extracomment>Words that every game and every screen shares. the screen. the words follow the number count</extracomment>
        <translation>
            <numerusform>لا مزيد</numerusform>
            <numerusform>واحد آخر ({count})</numerusform>
            <numerusform>اثنان آخران ({count})</numerusform>
            <numerusform>{count} أخرى</numerusform>
            <numerusform>{count} أخرى</numerusform>
            <numerusform>{count} أخرى</numerusform>
        </translation>
    </message>
    <message id="alert.seen">
        <source>Seen by the inspector: {count}</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>رآه المفتش: {count}</translation>
    </message>
    <message id="alert.none">
        <source>Nothing irregular</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>لا مخالفات</translation>
    </message>
    <message id="time.left">
        <source>{seconds} s</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{seconds} ث</translation>
    </message>
    <message id="time.last">
        <source>LAST {seconds} s</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>آخر {seconds} ث</translation>
    </message>
    <message id="picture.none">
        <source>NO PICTURE</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>لا صورة</translation>
    </message>
    <message id="picture.none.hint">
        <source>Deal on: touch a hand to name its next card.</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>تابع التوزيع: المس يدا لتسمي ورقتها التالية.</translation>
    </message>
    <message id="picture.away">
        <source>CAMERA AWAY</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>الكاميرا غائبة</translation>
    </message>
    <message id="picture.away.hint">
        <source>Since {since}. Deal on: touch a hand to name its next card.</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>منذ {since}. تابع التوزيع: المس يدا لتسمي ورقتها التالية.</translation>
    </message>
    <message id="view.moved">
        <source>{camera}: camera or table moved[ by {far} mm] after {since}. Check the cards told since then, name cards by touch. Set it back, or calibrate again.</source>
        <extracomment>Words that every game and every screen shares. the screen. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{camera}: تحركت الكاميرا أو الطاولة[ بمقدار {far} مم] بعد {since}. راجع الأوراق المسجلة منذ ذلك، وسم الأوراق باللمس. أعدها إلى مكانها أو عايرها من جديد.</translation>
    </message>
    <message id="view.dark">
        <source>{camera}: too dark to read since {since}. Name cards by touch, switch the lamp on.</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{camera}: الضوء لا يكفي للقراءة منذ {since}. سم الأوراق باللمس، وأضئ المصباح.</translation>
    </message>
    <message id="clock.set">
        <source>The computer&apos;s clock was set by {seconds} s. The record goes on with its own time: start the table anew between two rounds.</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>عُدّلت ساعة الحاسوب بمقدار {seconds} ث. يتابع السجل بتوقيته الخاص: أعد تشغيل الطاولة بين جولتين.</translation>
    </message>
    <message id="view.covered">
        <source>{places}: something lies over the cards, what changes there is not seen. Take it away.</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>{places}: شيء يغطي الأوراق، وما يتغير تحته لا يُرى. أزله.</translation>
    </message>
    <message id="camera.away">
        <source>Camera away since {since}: name cards by touch. {camera}[: {why}]</source>
        <extracomment>Words that every game and every screen shares. the screen. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>الكاميرا غائبة منذ {since}: سم الأوراق باللمس. {camera}[: {why}]</translation>
    </message>
    <message id="camera.away.covered">
        <source>A camera is away since {since}; the other one sees the whole table. {camera}[: {why}]</source>
        <extracomment>Words that every game and every screen shares. the screen. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>كاميرا غائبة منذ {since}؛ الأخرى ترى الطاولة كلها. {camera}[: {why}]</translation>
    </message>
    <message id="camera.status">
        <source>[{number}: ]{captured} pictures[, {unseen} skipped][, {repeated} given twice]</source>
        <extracomment>Words that every game and every screen shares. the screen. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>[{number}: ]{captured} صورة[، {unseen} متروكة][، {repeated} مكررة]</translation>
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
        <translation>اسم ورقة</translation>
    </message>
    <message id="undo.closed">
        <source>ROUND PAID</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>الجولة مدفوعة</translation>
    </message>
    <message id="undo.other">
        <source>last touch</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>آخر لمسة</translation>
    </message>
    <message id="keys.1">
        <source>1 … 9|first button of that box</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>1 … 9|الزر الأول لتلك الخانة</translation>
    </message>
    <message id="keys.2">
        <source>Ctrl + 1 … 9|second button of that box</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Ctrl + 1 … 9|الزر الثاني لتلك الخانة</translation>
    </message>
    <message id="keys.3">
        <source>Enter|the main button at the bottom</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Enter|الزر الرئيسي في الأسفل</translation>
    </message>
    <message id="keys.4">
        <source>Backspace|undo</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Backspace|تراجع</translation>
    </message>
    <message id="keys.5">
        <source>N|name a card</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>N|تسمية ورقة</translation>
    </message>
    <message id="keys.6">
        <source>P|pay tables</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>P|جداول الدفع</translation>
    </message>
    <message id="keys.7">
        <source>T|turn the picture</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>T|تدوير الصورة</translation>
    </message>
    <message id="keys.8">
        <source>Esc|back</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Esc|رجوع</translation>
    </message>
    <message id="keys.9">
        <source>V|void the round, after a second touch</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>V|إلغاء الجولة، بعد لمسة ثانية</translation>
    </message>
    <message id="keys.10">
        <source>F11|full screen</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>F11|ملء الشاشة</translation>
    </message>
    <message id="keys.11">
        <source>L|the next language</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>L|اللغة التالية</translation>
    </message>
    <message id="keys.12">
        <source>Alt + 1 … 9|third button of that box</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Alt + 1 … 9|الزر الثالث لتلك الخانة</translation>
    </message>
    <message id="keys.13">
        <source>E|the held stake at each box</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>E|المبلغ المختار لكل خانة</translation>
    </message>
    <message id="keys.14">
        <source>F C|fold, check or call</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>F C|انسحاب، تشيك أو مجاراة</translation>
    </message>
    <message id="keys.15">
        <source>B H O A|least raise, half pot, pot, all in</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>B H O A|أقل رفع، نصف البوت، البوت، كل الفيش</translation>
    </message>
    <message id="keys.16">
        <source>R|another amount</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>R|مبلغ آخر</translation>
    </message>
    <message id="keys.17">
        <source>Z X|all fold or check, all call</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Z X|انسحاب أو تشيك الجميع، مجاراة الجميع</translation>
    </message>
    <message id="keys.18">
        <source>M|menu</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>M|القائمة</translation>
    </message>
    <message id="keys.19">
        <source>I|call the inspector, or: he came</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>I|نداء المفتش، أو: حضر</translation>
    </message>
    <message id="keys.20">
        <source>W|picture: pane, whole, off</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>W|الصورة: جزء، كاملة، بدونها</translation>
    </message>
    <message id="keys.21">
        <source>F2|settings</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>F2|الإعدادات</translation>
    </message>
    <message id="keys.22">
        <source>◀ ▶ ▲ ▼|the next button, the one before</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>◀ ▶ ▲ ▼|الزر التالي، السابق</translation>
    </message>
    <message id="keys.23">
        <source>Space|press it</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>Space|الضغط عليه</translation>
    </message>
    <message id="keys.24">
        <source>?|these keys</source>
        <extracomment>Words that every game and every screen shares. the screen</extracomment>
        <translation>?|هذه المفاتيح</translation>
    </message>
</context>
<context>
    <name>dealers_screen</name>
    <message id="pots.all">
        <source>IN THE POT {amount:money}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pots. amount: an amount</extracomment>
        <translation>في البوت {amount:money}</translation>
    </message>
    <message id="pot.taken">
        <source>HOUSE {amount:money}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pots. amount: an amount</extracomment>
        <translation>الكازينو {amount:money}</translation>
    </message>
    <message id="pot.share">
        <source>{party} GETS {amount:money}[, {half}][, odd {odd:money}]</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pots. amount: an amount; odd: an amount; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{party} يأخذ {amount:money}[، {half}][، مفردة {odd:money}]</translation>
    </message>
    <message id="pot.sum">
        <source>{amount:money} less {taken:money} makes {rest:money}.</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pots. amount: an amount; taken: an amount; rest: an amount</extracomment>
        <translation>{amount:money} ناقص {taken:money} يبقى {rest:money}.</translation>
    </message>
    <message id="pot.among">
        <source>{rest:money} shared by {among}.</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pots. rest: an amount</extracomment>
        <translation>{rest:money} على عدد الرابحين {among}.</translation>
    </message>
    <message id="pot.who">
        <source>for {who}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pots</extracomment>
        <translation>يتنافس عليه {who}</translation>
    </message>
    <message id="half.high">
        <source>high</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pots</extracomment>
        <translation>العالي</translation>
    </message>
    <message id="half.low">
        <source>low</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pots</extracomment>
        <translation>الواطي</translation>
    </message>
    <message id="place.seat.seat_word">
        <source>Seat {seat}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. where players play each other a place is a seat</extracomment>
        <translation>المقعد {seat}</translation>
    </message>
    <message id="places.seats.seat_word">
        <source>Seats {seats}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. where players play each other a place is a seat</extracomment>
        <translation>المقاعد {seats}</translation>
    </message>
    <message id="party.further.seat_word">
        <source>Seat {seat}, player {nth}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. where players play each other a place is a seat</extracomment>
        <translation>المقعد {seat}، اللاعب {nth}</translation>
    </message>
    <message id="box.closed.seat_word">
        <source>EMPTY</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. where players play each other a place is a seat</extracomment>
        <translation>فارغ</translation>
    </message>
    <message id="bettor">
        <source>Bettor {nth}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. further bettors of a box</extracomment>
        <translation>المراهن {nth}</translation>
    </message>
    <message id="bettor.2">
        <source>2nd: {kind}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. further bettors of a box</extracomment>
        <translation>الثاني: {kind}</translation>
    </message>
    <message id="bettor.3">
        <source>3rd: {kind}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. further bettors of a box</extracomment>
        <translation>الثالث: {kind}</translation>
    </message>
    <message id="bettor.further">
        <source>{nth}th: {kind}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. further bettors of a box</extracomment>
        <translation>رقم {nth}: {kind}</translation>
    </message>
    <message id="reach.fold">
        <source>FOLDS TO HERE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>انسحاب حتى هنا</translation>
    </message>
    <message id="reach.check">
        <source>CHECKS TO HERE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>تشيك حتى هنا</translation>
    </message>
    <message id="reach.call">
        <source>CALLS TO HERE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>مجاراة حتى هنا</translation>
    </message>
    <message id="reach.next.call">
        <source>NEXT CALL</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>يجاري هنا</translation>
    </message>
    <message id="reach.next.raise">
        <source>NEXT RAISE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>يرفع هنا</translation>
    </message>
    <message id="reach.next.bet">
        <source>NEXT BET</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>يراهن هنا</translation>
    </message>
    <message id="around.fold">
        <source>ALL FOLD</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>الكل ينسحب</translation>
    </message>
    <message id="around.check">
        <source>ALL CHECK</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>الكل تشيك</translation>
    </message>
    <message id="around.call">
        <source>ALL CALL</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>الكل يجاري</translation>
    </message>
    <message id="raise.least">
        <source>LEAST RAISE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>أقل رفع</translation>
    </message>
    <message id="raise.only">
        <source>RAISE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>رفع</translation>
    </message>
    <message id="raise.least.first">
        <source>LEAST BET</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>أقل رهان</translation>
    </message>
    <message id="raise.only.first">
        <source>BET</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>رهان</translation>
    </message>
    <message id="raise.to">
        <source>{amount:money}, to {total:money}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action. amount: an amount; total: an amount</extracomment>
        <translation>{amount:money}، إلى {total:money}</translation>
    </message>
    <message id="raise.half">
        <source>HALF POT</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>نصف البوت</translation>
    </message>
    <message id="raise.pot">
        <source>POT</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>البوت</translation>
    </message>
    <message id="raise.all">
        <source>ALL IN</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>كل الفيش</translation>
    </message>
    <message id="raise.other">
        <source>OTHER AMOUNT</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>مبلغ آخر</translation>
    </message>
    <message id="seat.left">
        <source>HAS {amount}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>معه {amount}</translation>
    </message>
    <message id="seat.button.mark">
        <source>D</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. the action</extracomment>
        <translation>ز</translation>
    </message>
    <message id="touch.all_in">
        <source>{kinds} IN</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. one touch for several</extracomment>
        <translation>وضعت {kinds}</translation>
    </message>
    <message id="touch.each">
        <source>EACH {amount:money}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. one touch for several. amount: an amount</extracomment>
        <translation>لكل واحد {amount:money}</translation>
    </message>
    <message id="touch.dealt_down" numerus="yes">
        <source>{count} FACE DOWN</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. one touch for several. the words follow the number count</extracomment>
        <translation>
            <numerusform>لا مقلوبة</numerusform>
            <numerusform>مقلوبة</numerusform>
            <numerusform>مقلوبتان</numerusform>
            <numerusform>{count} مقلوبة</numerusform>
            <numerusform>{count} مقلوبة</numerusform>
            <numerusform>{count} مقلوبة</numerusform>
        </translation>
    </message>
    <message id="touch.moved" numerus="yes">
        <source>{count} SET APART</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. one touch for several. the words follow the number count</extracomment>
        <translation>
            <numerusform>لم تنقل</numerusform>
            <numerusform>نقلت ورقة</numerusform>
            <numerusform>فصلت ورقتان</numerusform>
            <numerusform>فصلت {count} أوراق</numerusform>
            <numerusform>فصلت {count} ورقة</numerusform>
            <numerusform>فصلت {count} ورقة</numerusform>
        </translation>
    </message>
    <message id="touch.discarded" numerus="yes">
        <source>{count} DISCARDED</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. one touch for several. the words follow the number count</extracomment>
        <translation>
            <numerusform>لم تستبعد</numerusform>
            <numerusform>استبعدت ورقة</numerusform>
            <numerusform>استبعدت ورقتان</numerusform>
            <numerusform>استبعدت {count} أوراق</numerusform>
            <numerusform>استبعدت {count} ورقة</numerusform>
            <numerusform>استبعدت {count} ورقة</numerusform>
        </translation>
    </message>
    <message id="touch.joker">
        <source>JOKER</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. one touch for several</extracomment>
        <translation>جوكر</translation>
    </message>
    <message id="touch.muck">
        <source>THROWN AWAY</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. one touch for several</extracomment>
        <translation>رميت</translation>
    </message>
    <message id="undo.several" numerus="yes">
        <source>{count} entries</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. one touch for several. the words follow the number count</extracomment>
        <translation>
            <numerusform>لا شيء</numerusform>
            <numerusform>تسجيل واحد</numerusform>
            <numerusform>تسجيلان</numerusform>
            <numerusform>{count} تسجيلات</numerusform>
            <numerusform>{count} تسجيلا</numerusform>
            <numerusform>{count} تسجيل</numerusform>
        </translation>
    </message>
    <message id="touch.menu">
        <source>MENU</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>القائمة</translation>
    </message>
    <message id="touch.more">
        <source>MORE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>المزيد</translation>
    </message>
    <message id="touch.rule">
        <source>RULE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>القاعدة</translation>
    </message>
    <message id="touch.picture">
        <source>PICTURE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>الصورة</translation>
    </message>
    <message id="touch.inspector">
        <source>INSPECTOR</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>المفتش</translation>
    </message>
    <message id="touch.inspector.called">
        <source>CALLED</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>استدعي</translation>
    </message>
    <message id="touch.inspector.came">
        <source>INSPECTOR CAME</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>حضر المفتش</translation>
    </message>
    <message id="touch.new_deck">
        <source>NEW DECK</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>رزمة جديدة</translation>
    </message>
    <message id="touch.last_hands" numerus="yes">
        <source>LAST {count} HANDS</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages. the words follow the number count</extracomment>
        <translation>
            <numerusform>لا أيدي أخيرة</numerusform>
            <numerusform>اليد الأخيرة</numerusform>
            <numerusform>آخر يدين</numerusform>
            <numerusform>آخر {count} أيد</numerusform>
            <numerusform>آخر {count} يدا</numerusform>
            <numerusform>آخر {count} يد</numerusform>
        </translation>
    </message>
    <message id="touch.close_table">
        <source>CLOSE TABLE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>إغلاق الطاولة</translation>
    </message>
    <message id="touch.ruling">
        <source>{said}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>{said}</translation>
    </message>
    <message id="touch.ruling.hint">
        <source>ruled</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>قرار</translation>
    </message>
    <message id="touch.away">
        <source>AWAY</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>غائب</translation>
    </message>
    <message id="touch.back">
        <source>BACK AT TABLE</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>عاد إلى الطاولة</translation>
    </message>
    <message id="menu.title">
        <source>The table</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>الطاولة</translation>
    </message>
    <message id="box.title">
        <source>{box}: touch a line for its reason</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>{box}: المس سطرا لترى سببه</translation>
    </message>
    <message id="keypad.for">
        <source>{party}: {kind} {range}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>{party}: {kind} {range}</translation>
    </message>
    <message id="keypad.to">
        <source>{party}: RAISE TO {range}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>{party}: رفع إلى {range}</translation>
    </message>
    <message id="keypad.limits">
        <source>Amount of each tap, {range}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages</extracomment>
        <translation>مبلغ كل لمسة، {range}</translation>
    </message>
    <message id="inspector.called">
        <source>The inspector was called[ for {place}].</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. pages. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>استدعي المفتش[: {place}].</translation>
    </message>
    <message id="why.paid">
        <source>{staked:money} at {odds} wins {won:money}; with the stake {back:money} goes back.</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. reasons. staked: an amount; won: an amount; back: an amount</extracomment>
        <translation>{staked:money} بنسبة {odds} تربح {won:money}؛ ومع الرهان يعود {back:money}.</translation>
    </message>
    <message id="why.rounded">
        <source>Exactly {exact}; paid down to the chip: {amount:money}.</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. reasons. amount: an amount</extracomment>
        <translation>بالضبط {exact}؛ دفع حتى الفيشة الأدنى: {amount:money}.</translation>
    </message>
    <message id="why.back">
        <source>Put in {staked:money}, gets {back:money}.</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. reasons. staked: an amount; back: an amount</extracomment>
        <translation>وضع {staked:money}، يأخذ {back:money}.</translation>
    </message>
    <message id="why.nothing">
        <source>Put in {staked:money}, gets nothing.</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. reasons. staked: an amount</extracomment>
        <translation>وضع {staked:money}، لا يأخذ شيئا.</translation>
    </message>
    <message id="why.source">
        <source>{title}. {text}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. reasons</extracomment>
        <translation>{title}. {text}</translation>
    </message>
    <message id="why.document">
        <source>Document: {source}</source>
        <extracomment>What the dealer&apos;s screen says of a whole table: pots, the action, what one touch does for several. reasons</extracomment>
        <translation>الوثيقة: {source}</translation>
    </message>
</context>
<context>
    <name>desk</name>
    <message id="mark.dispute">
        <source>dispute</source>
        <extracomment>What the inspector&apos;s desk says. marks of a round</extracomment>
        <translation>نزاع</translation>
    </message>
    <message id="mark.called">
        <source>called</source>
        <extracomment>What the inspector&apos;s desk says. marks of a round</extracomment>
        <translation>استدعاء</translation>
    </message>
    <message id="mark.owed">
        <source>owed</source>
        <extracomment>What the inspector&apos;s desk says. marks of a round</extracomment>
        <translation>مستحق</translation>
    </message>
    <message id="mark.corrected">
        <source>corrected</source>
        <extracomment>What the inspector&apos;s desk says. marks of a round</extracomment>
        <translation>مصحح</translation>
    </message>
    <message id="mark.alert">
        <source>alert</source>
        <extracomment>What the inspector&apos;s desk says. marks of a round</extracomment>
        <translation>تنبيه</translation>
    </message>
    <message id="mark.doubt">
        <source>doubt</source>
        <extracomment>What the inspector&apos;s desk says. marks of a round</extracomment>
        <translation>شك</translation>
    </message>
    <message id="mark.large">
        <source>large</source>
        <extracomment>What the inspector&apos;s desk says. marks of a round</extracomment>
        <translation>كبير</translation>
    </message>
    <message id="desk.round">
        <source>{table} · round {number}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{table} · الجولة {number}</translation>
    </message>
    <message id="desk.state.paid">
        <source>PAID</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>مدفوعة</translation>
    </message>
    <message id="desk.state.open">
        <source>OPEN</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>مفتوحة</translation>
    </message>
    <message id="desk.state.void">
        <source>VOID</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>ملغاة</translation>
    </message>
    <message id="desk.state.corrected">
        <source>CORRECTED SINCE</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>صححت بعدها</translation>
    </message>
    <message id="desk.card.seen">
        <source>{place}: {face}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{place}: {face}</translation>
    </message>
    <message id="desk.card.read">
        <source>{place}: reads {face}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{place}: قرئت {face}</translation>
    </message>
    <message id="desk.card.moved">
        <source>{place}: card moved to {to}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{place}: نقلت ورقة إلى {to}</translation>
    </message>
    <message id="desk.card.gathered">
        <source>{place}: card gathered</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{place}: جمعت ورقة</translation>
    </message>
    <message id="desk.staked">
        <source>{party}: {kind:kind} {amount:money}</source>
        <extracomment>What the inspector&apos;s desk says. a round. kind: a bet&apos;s name; amount: an amount</extracomment>
        <translation>{party}: {kind:kind} {amount:money}</translation>
    </message>
    <message id="desk.said">
        <source>{place}: {said}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{place}: {said}</translation>
    </message>
    <message id="desk.opened">
        <source>Round {number} opened</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>فتحت الجولة {number}</translation>
    </message>
    <message id="desk.closed">
        <source>Paid: {rack}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>دفع: {rack}</translation>
    </message>
    <message id="desk.handed">
        <source>{party}: {amount:money} handed over for round {number}</source>
        <extracomment>What the inspector&apos;s desk says. a round. amount: an amount</extracomment>
        <translation>{party}: سلم {amount:money} عن الجولة {number}</translation>
    </message>
    <message id="desk.chips">
        <source>{party}: chips {amount:money}</source>
        <extracomment>What the inspector&apos;s desk says. a round. amount: an amount</extracomment>
        <translation>{party}: فيش {amount:money}</translation>
    </message>
    <message id="desk.sits">
        <source>{party} opens</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{party} يفتح</translation>
    </message>
    <message id="desk.leaves">
        <source>{party} closes</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{party} يغلق</translation>
    </message>
    <message id="desk.moves">
        <source>{party} takes another seat</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{party} يأخذ مقعدا آخر</translation>
    </message>
    <message id="desk.amended">
        <source>Entry {seq} read “{before}”; it should have read “{now}”: {why}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>التسجيل {seq} قال «{before}»؛ وكان يجب أن يقول «{now}»: {why}</translation>
    </message>
    <message id="desk.called">
        <source>☎ The inspector was called[: {place}]</source>
        <extracomment>What the inspector&apos;s desk says. a round. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>☎ استدعي المفتش[: {place}]</translation>
    </message>
    <message id="desk.came">
        <source>The inspector came</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>حضر المفتش</translation>
    </message>
    <message id="desk.struck">
        <source>nothing</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message id="desk.ruled">
        <source>The inspector ruled: {lines}; {why}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>قرار المفتش: {lines}؛ {why}</translation>
    </message>
    <message id="desk.ruled.line">
        <source>{party} {kind:kind} gets back {back:money}</source>
        <extracomment>What the inspector&apos;s desk says. a round. kind: a bet&apos;s name; back: an amount</extracomment>
        <translation>{party} {kind:kind} يستعيد {back:money}</translation>
    </message>
    <message id="desk.present">
        <source>{party} is dealt in again</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{party} يوزع له من جديد</translation>
    </message>
    <message id="desk.absent">
        <source>{party} is away</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>{party} غائب</translation>
    </message>
    <message id="desk.deck">
        <source>Another deck, {decks} in play</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>رزمة أخرى، {decks} في اللعب</translation>
    </message>
    <message id="desk.last_hands" numerus="yes">
        <source>The last {rounds} hands are announced</source>
        <extracomment>What the inspector&apos;s desk says. a round. the words follow the number rounds</extracomment>
        <translation>
            <numerusform>أعلنت الجولات الأخيرة: {rounds}</numerusform>
            <numerusform>أعلنت الجولة الأخيرة ({rounds})</numerusform>
            <numerusform>أعلنت الجولتان الأخيرتان ({rounds})</numerusform>
            <numerusform>أعلنت آخر {rounds} جولات</numerusform>
            <numerusform>أعلنت آخر {rounds} جولة</numerusform>
            <numerusform>أعلنت آخر {rounds} جولة</numerusform>
        </translation>
    </message>
    <message id="desk.table.closed">
        <source>The table closes</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>تغلق الطاولة</translation>
    </message>
    <message id="desk.camera.lost">
        <source>Camera away: {camera}[, {why}]</source>
        <extracomment>What the inspector&apos;s desk says. a round. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>غابت الكاميرا: {camera}[، {why}]</translation>
    </message>
    <message id="desk.camera.back">
        <source>Camera back: {camera}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>عادت الكاميرا: {camera}</translation>
    </message>
    <message id="desk.cards.covered">
        <source>Something lies over the cards: {places}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>شيء ما موضوع فوق الأوراق: {places}</translation>
    </message>
    <message id="desk.cards.uncovered">
        <source>Nothing lies over cards any more</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>لم يعد شيء موضوعاً فوق الأوراق</translation>
    </message>
    <message id="desk.view.doubtful">
        <source>View in doubt: {camera}, {why}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>الرؤية مشكوك فيها: {camera}، {why}</translation>
    </message>
    <message id="desk.view.trusted">
        <source>View trusted again: {camera}</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>الرؤية موثوقة من جديد: {camera}</translation>
    </message>
    <message id="desk.why.moved">
        <source>moved</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>تحركت</translation>
    </message>
    <message id="desk.why.dark">
        <source>dark</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>مظلمة</translation>
    </message>
    <message id="desk.frames.dropped">
        <source>{count} pictures of {camera} are not in the film</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>صور {camera} الناقصة من الفيلم: {count}</translation>
    </message>
    <message id="desk.owed.more">
        <source>{party} still gets {amount:money}</source>
        <extracomment>What the inspector&apos;s desk says. a round. amount: an amount</extracomment>
        <translation>{party} يأخذ بعد {amount:money}</translation>
    </message>
    <message id="desk.owed.less">
        <source>{party} gives back {amount:money}</source>
        <extracomment>What the inspector&apos;s desk says. a round. amount: an amount</extracomment>
        <translation>{party} يعيد {amount:money}</translation>
    </message>
    <message id="ruled.inspector">
        <source>The inspector&apos;s decision.</source>
        <extracomment>What the inspector&apos;s desk says. a round</extracomment>
        <translation>قرار المفتش.</translation>
    </message>
    <message id="desk.sum.odds">
        <source>{staked:money} × {odds} = {won:money}[ ({rounded})]; with the stake {back:money}</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic. staked: an amount; won: an amount; back: an amount; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{staked:money} × {odds} = {won:money}[ ({rounded})]؛ مع الرهان {back:money}</translation>
    </message>
    <message id="desk.sum.rounded">
        <source>exactly {exact}, rounded</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic</extracomment>
        <translation>بالضبط {exact}، مقرب</translation>
    </message>
    <message id="desk.sum.share">
        <source>[{half} ]{amount:money}[ with odd chips {odd:money}]</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic. amount: an amount; odd: an amount; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>[{half} ]{amount:money}[ مع فيش مفردة {odd:money}]</translation>
    </message>
    <message id="desk.sum.pot">
        <source>Pot {pot:money}[ less {taken:money} for the house = {rest:money}], winners: {among}; gets {shares}</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic. pot: an amount; taken: an amount; rest: an amount; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>البوت {pot:money}[ ناقص {taken:money} للكازينو = {rest:money}]، الرابحون: {among}؛ يأخذ {shares}</translation>
    </message>
    <message id="desk.half.high">
        <source>high half</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic</extracomment>
        <translation>النصف العالي</translation>
    </message>
    <message id="desk.half.low">
        <source>low half</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic</extracomment>
        <translation>النصف الواطي</translation>
    </message>
    <message id="desk.sum.gets">
        <source>Put in {staked:money}, gets {back:money}</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic. staked: an amount; back: an amount</extracomment>
        <translation>وضع {staked:money}، يأخذ {back:money}</translation>
    </message>
    <message id="desk.sum.part">
        <source>{staked:money} less {lost:money} = {back:money} back</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic. staked: an amount; lost: an amount; back: an amount</extracomment>
        <translation>{staked:money} ناقص {lost:money} = يعاد {back:money}</translation>
    </message>
    <message id="desk.sum.taken">
        <source>{back:money} to the house</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic. back: an amount</extracomment>
        <translation>{back:money} للكازينو</translation>
    </message>
    <message id="desk.sum.waits">
        <source>{staked:money} waits</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic. staked: an amount</extracomment>
        <translation>{staked:money} ينتظر</translation>
    </message>
    <message id="desk.sum.back">
        <source>{staked:money} staked, {back:money} back</source>
        <extracomment>What the inspector&apos;s desk says. arithmetic. staked: an amount; back: an amount</extracomment>
        <translation>رهان {staked:money}، يعاد {back:money}</translation>
    </message>
    <message id="who.camera">
        <source>camera</source>
        <extracomment>What the inspector&apos;s desk says. who said so</extracomment>
        <translation>الكاميرا</translation>
    </message>
    <message id="who.table">
        <source>table</source>
        <extracomment>What the inspector&apos;s desk says. who said so</extracomment>
        <translation>الطاولة</translation>
    </message>
    <message id="who.recorder">
        <source>recorder</source>
        <extracomment>What the inspector&apos;s desk says. who said so</extracomment>
        <translation>المسجل</translation>
    </message>
    <message id="who.dealer">
        <source>dealer</source>
        <extracomment>What the inspector&apos;s desk says. who said so</extracomment>
        <translation>الموزع</translation>
    </message>
    <message id="desk.title">
        <source>Inspector&apos;s desk</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>مكتب المفتش</translation>
    </message>
    <message id="desk.filter.hint">
        <source>/  box 3   round 12   dealer …   game blackjack   &gt;100   alert doubt dispute corrected large owed</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>/  خانة 3   جولة 12   موزع …   لعبة blackjack   &gt;100   تنبيه شك نزاع مصحح كبير مستحق</translation>
    </message>
    <message id="desk.no_round">
        <source>No round is like that: the filter is too narrow.</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>لا جولة كهذه: التصفية ضيقة جدا.</translation>
    </message>
    <message id="desk.filter.box">
        <source>box seat</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>خانة مقعد</translation>
    </message>
    <message id="desk.filter.round">
        <source>round</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>جولة</translation>
    </message>
    <message id="desk.filter.dealer">
        <source>dealer</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>موزع</translation>
    </message>
    <message id="desk.filter.game">
        <source>game</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>لعبة</translation>
    </message>
    <message id="desk.none_open">
        <source>No open dispute</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>لا نزاع مفتوح</translation>
    </message>
    <message id="desk.waiting">
        <source>Open disputes: {count}, the oldest {oldest}</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>النزاعات المفتوحة: {count}، أقدمها {oldest}</translation>
    </message>
    <message id="desk.waiting.one">
        <source>no. {number}: {age}</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>رقم {number}: {age}</translation>
    </message>
    <message id="desk.time">
        <source>Time</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>الوقت</translation>
    </message>
    <message id="desk.what">
        <source>What happened</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>ماذا حدث</translation>
    </message>
    <message id="desk.sure">
        <source>How sure</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>اليقين</translation>
    </message>
    <message id="desk.by">
        <source>By</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>من</translation>
    </message>
    <message id="desk.number">
        <source>Entry</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>التسجيل</translation>
    </message>
    <message id="desk.rules">
        <source>THE RULES THAT DECIDED</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>القواعد التي حسمت</translation>
    </message>
    <message id="desk.alert.seen">
        <source>seen by {by}, {at}</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>اطلع عليه {by}، {at}</translation>
    </message>
    <message id="desk.frame">
        <source>{camera} · picture {number} · {time} UTC</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>{camera} · الصورة {number} · {time} بالتوقيت العالمي</translation>
    </message>
    <message id="desk.read_from">
        <source>read in {looks} looks, pictures {first} to {last}</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>قرئت {looks} مرة، الصور {first} إلى {last}</translation>
    </message>
    <message id="desk.no_camera">
        <source>This table had no camera: what was told by touch is all there is.</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>لم تكن لهذه الطاولة كاميرا: ما قيل باللمس هو كل ما هناك.</translation>
    </message>
    <message id="desk.film.near">
        <source>NEAR</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>قريب</translation>
    </message>
    <message id="desk.film.reading">
        <source>READING</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>القراءة</translation>
    </message>
    <message id="desk.film.camera">
        <source>CAMERA</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>الكاميرا</translation>
    </message>
    <message id="desk.film.large">
        <source>LARGE</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>كبير</translation>
    </message>
    <message id="desk.film.replay">
        <source>REPLAY</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>إعادة العرض</translation>
    </message>
    <message id="desk.tab.result">
        <source>RESULT</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>النتيجة</translation>
    </message>
    <message id="desk.tab.what_if">
        <source>WHAT IF</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>ماذا لو</translation>
    </message>
    <message id="desk.tab.dispute">
        <source>DISPUTE</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>النزاع</translation>
    </message>
    <message id="desk.tab.payout">
        <source>PAYOUT</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>الدفع</translation>
    </message>
    <message id="desk.tab.log">
        <source>ALL DISPUTES</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>كل النزاعات</translation>
    </message>
    <message id="desk.tab.keys">
        <source>KEYS</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>المفاتيح</translation>
    </message>
    <message id="desk.bet">
        <source>Bet</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>الرهان</translation>
    </message>
    <message id="desk.paid">
        <source>Paid</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>المدفوع</translation>
    </message>
    <message id="desk.would">
        <source>Would be</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>لكان</translation>
    </message>
    <message id="desk.difference">
        <source>Difference</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>الفرق</translation>
    </message>
    <message id="desk.waits">
        <source>waits</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>ينتظر</translation>
    </message>
    <message id="desk.same">
        <source>Nothing changes: nobody is owed anything.</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>لا شيء يتغير: لا يستحق أحد شيئا.</translation>
    </message>
    <message id="desk.incomplete">
        <source>Not all of it can be settled so: a card or a decision is missing.</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>لا يمكن تسوية كل شيء هكذا: تنقص ورقة أو قرار.</translation>
    </message>
    <message id="desk.what_if.hint">
        <source>Choose an entry with ◀ ▶, and type what it should have read. Or another value of a house option, or what a bet gets back. The record stays as it is.</source>
        <extracomment>What the inspector&apos;s desk says. the window</extracomment>
        <translation>اختر تسجيلا بـ ◀ ▶ واكتب ما كان يجب أن يقول. أو قيمة أخرى لخيار من خيارات الكازينو، أو ما يستعيده رهان. السجل يبقى كما هو.</translation>
    </message>
    <message id="desk.entry">
        <source>Entry</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>التسجيل</translation>
    </message>
    <message id="desk.reads">
        <source>Reads instead</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>يقول بدلا منه</translation>
    </message>
    <message id="desk.reads.hint">
        <source>Kh   25.00   call 50.00   fold; empty: nothing was there. Enter</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>⁦Kh   25.00   call 50.00   fold⁩؛ فارغ: لم يكن هناك شيء. Enter</translation>
    </message>
    <message id="desk.option">
        <source>House option</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>خيار الكازينو</translation>
    </message>
    <message id="desk.such_as">
        <source>such as {value}</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>مثل {value}</translation>
    </message>
    <message id="desk.choose">
        <source>choose</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>اختر</translation>
    </message>
    <message id="desk.override">
        <source>Gets back</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>يستعيد</translation>
    </message>
    <message id="desk.back.hint">
        <source>amount, stake included. Enter</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>المبلغ مع الرهان. Enter</translation>
    </message>
    <message id="desk.changes">
        <source>Changed</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>تغير</translation>
    </message>
    <message id="desk.reason">
        <source>Reason</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>السبب</translation>
    </message>
    <message id="desk.why">
        <source>In words</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>بالكلمات</translation>
    </message>
    <message id="desk.why.hint">
        <source>why, in words that can be read in two years</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>لماذا، بكلمات تفهم بعد سنتين</translation>
    </message>
    <message id="desk.make">
        <source>MAKE IT SO  (Ctrl+Enter)</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>نفذ  (Ctrl+Enter)</translation>
    </message>
    <message id="desk.signs">
        <source>Signs</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>يوقع</translation>
    </message>
    <message id="desk.second">
        <source>Second person</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>شخص ثان</translation>
    </message>
    <message id="desk.pin">
        <source>PIN</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>الرقم السري</translation>
    </message>
    <message id="desk.not_changeable">
        <source>{what}: nothing to read otherwise</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>{what}: لا شيء يقرأ خلاف ذلك</translation>
    </message>
    <message id="desk.nothing_changed">
        <source>Nothing was changed yet: type what an entry should have read.</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>لم يتغير شيء بعد: اكتب ما كان يجب أن يقول تسجيل.</translation>
    </message>
    <message id="desk.made">
        <source>In the record as entries {entries}. {owed}. The dealer&apos;s screen says it until it is handed over.</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>في السجل، التسجيلات {entries}. {owed}. تقوله شاشة الموزع حتى يسلم.</translation>
    </message>
    <message id="desk.nobody_owed">
        <source>Nobody is owed anything</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>لا يستحق أحد شيئا</translation>
    </message>
    <message id="desk.no.change">
        <source>This entry is no card, stake or decision, or it was struck out.</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>هذا التسجيل ليس ورقة ولا رهانا ولا قرارا، أو قد شطب.</translation>
    </message>
    <message id="desk.no.card">
        <source>“{text}” is no card: Kh, 10d, As, or joker was expected.</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>«{text}» ليست ورقة: المنتظر Kh أو 10d أو As أو joker.</translation>
    </message>
    <message id="desk.no.amount">
        <source>“{text}” is no amount: figures such as 25 or 25.50 were expected, with at most {digits} decimals.</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>«{text}» ليس مبلغا: المنتظر أرقام مثل 25 أو 25.50، بـ {digits} منازل عشرية على الأكثر.</translation>
    </message>
    <message id="desk.no.kind">
        <source>“{text}”: which chips? Such as call {text} was expected.</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>«{text}»: أي فيش؟ المنتظر مثلا call {text}.</translation>
    </message>
    <message id="desk.no.bets">
        <source>{party} has no bet in this round.</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>{party} لا رهان له في هذه الجولة.</translation>
    </message>
    <message id="desk.no.chips">
        <source>{party} has no bet from which {amount} can be taken back.</source>
        <extracomment>What the inspector&apos;s desk says. what if</extracomment>
        <translation>ليس لدى {party} رهان يمكن استرداد {amount} منه.</translation>
    </message>
    <message id="desk.dispute">
        <source>Dispute {number}</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>النزاع {number}</translation>
    </message>
    <message id="desk.no_dispute">
        <source>No dispute about this round.</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>لا نزاع على هذه الجولة.</translation>
    </message>
    <message id="desk.open_for">
        <source>open for {age}</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>مفتوح منذ {age}</translation>
    </message>
    <message id="desk.decided_after">
        <source>decided after {age}</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>حسم بعد {age}</translation>
    </message>
    <message id="age.minutes">
        <source>{minutes} min</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>{minutes} د</translation>
    </message>
    <message id="age.hours">
        <source>{hours} h {minutes}</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>{hours} س {minutes} د</translation>
    </message>
    <message id="age.days">
        <source>{days} d {hours} h</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>{days} ي {hours} س</translation>
    </message>
    <message id="desk.whole">
        <source>Whole table</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>الطاولة كلها</translation>
    </message>
    <message id="desk.box">
        <source>Box</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>الخانة</translation>
    </message>
    <message id="desk.box.seat_word">
        <source>Seat</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>المقعد</translation>
    </message>
    <message id="desk.category">
        <source>About</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>الموضوع</translation>
    </message>
    <message id="desk.claim">
        <source>Claim</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>الشكوى</translation>
    </message>
    <message id="desk.claim.hint">
        <source>what the player says, in his words</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>ما يقوله اللاعب بكلماته</translation>
    </message>
    <message id="desk.open_dispute">
        <source>OPEN DISPUTE, KEEP ITS FILM  (Ctrl+Enter)</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>افتح نزاعا واحفظ فيلمه  (Ctrl+Enter)</translation>
    </message>
    <message id="desk.dispute_opened">
        <source>Dispute {number} is open; its film is held.</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>النزاع {number} مفتوح؛ فيلمه محفوظ.</translation>
    </message>
    <message id="desk.notes">
        <source>Note</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>ملاحظة</translation>
    </message>
    <message id="desk.note.hint">
        <source>Enter keeps it</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>Enter يحفظها</translation>
    </message>
    <message id="desk.note.note">
        <source>Note</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>ملاحظة</translation>
    </message>
    <message id="desk.note.player">
        <source>The player says</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>يقول اللاعب</translation>
    </message>
    <message id="desk.note.dealer">
        <source>The dealer says</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>يقول الموزع</translation>
    </message>
    <message id="desk.verdict">
        <source>Decision</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>القرار</translation>
    </message>
    <message id="desk.verdict.upheld">
        <source>Upheld</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>مقبول</translation>
    </message>
    <message id="desk.verdict.rejected">
        <source>Rejected</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>مرفوض</translation>
    </message>
    <message id="desk.verdict.split">
        <source>Split</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>مقسوم</translation>
    </message>
    <message id="desk.verdict.void">
        <source>Void</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>ملغى</translation>
    </message>
    <message id="desk.amounts">
        <source>Gets more</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>يأخذ زيادة</translation>
    </message>
    <message id="desk.decide">
        <source>DECIDE, FINAL  (Ctrl+Enter)</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>احسم نهائيا  (Ctrl+Enter)</translation>
    </message>
    <message id="desk.decided">
        <source>Decided. Nothing is handed over.</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>حسم. لا شيء يسلم.</translation>
    </message>
    <message id="desk.awarded.more">
        <source>{party} gets {amount:money}</source>
        <extracomment>What the inspector&apos;s desk says. disputes. amount: an amount</extracomment>
        <translation>{party} يأخذ {amount:money}</translation>
    </message>
    <message id="desk.awarded.less">
        <source>{party} gives back {amount:money}</source>
        <extracomment>What the inspector&apos;s desk says. disputes. amount: an amount</extracomment>
        <translation>{party} يعيد {amount:money}</translation>
    </message>
    <message id="desk.category.payout">
        <source>payout</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>الدفع</translation>
    </message>
    <message id="desk.category.card">
        <source>a card</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>ورقة</translation>
    </message>
    <message id="desk.category.stake">
        <source>a stake</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>رهان</translation>
    </message>
    <message id="desk.category.decision">
        <source>a decision</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>قرار</translation>
    </message>
    <message id="desk.category.procedure">
        <source>procedure</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>الإجراءات</translation>
    </message>
    <message id="desk.category.late bet">
        <source>a late bet</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>رهان متأخر</translation>
    </message>
    <message id="desk.category.conduct">
        <source>conduct</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>السلوك</translation>
    </message>
    <message id="desk.category.other">
        <source>other</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>غير ذلك</translation>
    </message>
    <message id="desk.reason.misread card">
        <source>misread card</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>ورقة قرئت خطأ</translation>
    </message>
    <message id="desk.reason.wrong stake">
        <source>wrong stake</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>رهان خاطئ</translation>
    </message>
    <message id="desk.reason.wrong decision">
        <source>wrong decision</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>قرار خاطئ</translation>
    </message>
    <message id="desk.reason.wrong payout">
        <source>wrong payout</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>دفع خاطئ</translation>
    </message>
    <message id="desk.reason.wrong rule">
        <source>wrong rule</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>قاعدة خاطئة</translation>
    </message>
    <message id="desk.reason.procedure">
        <source>procedure</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>الإجراءات</translation>
    </message>
    <message id="desk.reason.malfunction">
        <source>malfunction</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>عطل</translation>
    </message>
    <message id="desk.reason.goodwill">
        <source>goodwill</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>لفتة من الكازينو</translation>
    </message>
    <message id="desk.reason.as paid">
        <source>rightly paid</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>دفع صحيح</translation>
    </message>
    <message id="desk.search.hint">
        <source>search: a number, a name, a word of the claim, box 3, round 12, upheld</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>بحث: رقم أو اسم أو كلمة من الشكوى، box 3، round 12، upheld</translation>
    </message>
    <message id="desk.only_open">
        <source>only open ones</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>المفتوحة فقط</translation>
    </message>
    <message id="desk.log.none">
        <source>No dispute is found.</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>لم يوجد نزاع.</translation>
    </message>
    <message id="desk.not_here">
        <source>The session {folder} is not in this records folder.</source>
        <extracomment>What the inspector&apos;s desk says. disputes</extracomment>
        <translation>الجلسة {folder} ليست في مجلد السجلات هذا.</translation>
    </message>
    <message id="desk.payout">
        <source>Large payout: {party}, {kind:kind} {amount:money}</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts. kind: a bet&apos;s name; amount: an amount</extracomment>
        <translation>دفع كبير: {party}، {kind:kind} {amount:money}</translation>
    </message>
    <message id="desk.payout.two">
        <source>Above {amount:money}: two sign.</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts. amount: an amount</extracomment>
        <translation>فوق {amount:money}: يوقع اثنان.</translation>
    </message>
    <message id="desk.payout.more" numerus="yes">
        <source>{count} more in this round: they come when this one is verified.</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts. the words follow the number count</extracomment>
        <translation>
            <numerusform>لا دفع كبير آخر في هذه الجولة.</numerusform>
            <numerusform>دفع كبير آخر في هذه الجولة: يأتي بعد التحقق من هذا.</numerusform>
            <numerusform>دفعان كبيران آخران في هذه الجولة: يأتيان بعد التحقق من هذا.</numerusform>
            <numerusform>{count} دفعات كبيرة أخرى في هذه الجولة: تأتي بعد التحقق من هذا.</numerusform>
            <numerusform>{count} دفعة كبيرة أخرى في هذه الجولة: تأتي بعد التحقق من هذا.</numerusform>
            <numerusform>{count} دفعة كبيرة أخرى في هذه الجولة: تأتي بعد التحقق من هذا.</numerusform>
        </translation>
    </message>
    <message id="desk.payout.wager">
        <source>{amount:money} staked</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts. amount: an amount</extracomment>
        <translation>{amount:money} رهان</translation>
    </message>
    <message id="desk.payout.staked">
        <source>{what}  ({at}, {by}, entry {seq})</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>{what}  ({at}، {by}، القيد {seq})</translation>
    </message>
    <message id="desk.payout.all_verified">
        <source>✓ What was paid large in this round is verified.</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>✓ تم التحقق من كل دفع كبير في هذه الجولة.</translation>
    </message>
    <message id="desk.check.hand">
        <source>Hand</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>اليد</translation>
    </message>
    <message id="desk.check.wager">
        <source>Wager</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>الرهان</translation>
    </message>
    <message id="desk.check.payout">
        <source>Payout</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>الدفع</translation>
    </message>
    <message id="desk.check.player">
        <source>Player</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>اللاعب</translation>
    </message>
    <message id="desk.player.hint">
        <source>who: name, card, description</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>من: الاسم، البطاقة، الوصف</translation>
    </message>
    <message id="desk.verify">
        <source>PAYOUT VERIFIED  (Ctrl+Enter)</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>تم التحقق من الدفع  (Ctrl+Enter)</translation>
    </message>
    <message id="desk.verified">
        <source>Verified by {by}, {at}, player: {player}</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>تحقق منه {by}، {at}، اللاعب: {player}</translation>
    </message>
    <message id="desk.payout_verified">
        <source>The payout is verified.</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>تم التحقق من الدفع.</translation>
    </message>
    <message id="desk.no_bets">
        <source>Nobody had a bet in this round.</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>لم يكن لأحد رهان في هذه الجولة.</translation>
    </message>
    <message id="desk.no_payout">
        <source>No bet of this round was paid so much that it must be checked.</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>لم يدفع لأي رهان في هذه الجولة مبلغ يستوجب التحقق.</translation>
    </message>
    <message id="desk.no_alert">
        <source>No alert of this round waits to be seen.</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation>لا تنبيه لهذه الجولة ينتظر الاطلاع.</translation>
    </message>
    <message id="desk.name">
        <source>Name</source>
        <extracomment>What the inspector&apos;s desk says. who is there</extracomment>
        <translation>الاسم</translation>
    </message>
    <message id="desk.sign_in">
        <source>SIGN IN</source>
        <extracomment>What the inspector&apos;s desk says. who is there</extracomment>
        <translation>دخول</translation>
    </message>
    <message id="desk.sign.hint">
        <source>Who looks at a record is part of the record: sign in with your name and your PIN.</source>
        <extracomment>What the inspector&apos;s desk says. who is there</extracomment>
        <translation>من ينظر في سجل يصير جزءا منه: ادخل باسمك ورقمك السري.</translation>
    </message>
    <message id="desk.signed_in">
        <source>{name} is signed in.</source>
        <extracomment>What the inspector&apos;s desk says. who is there</extracomment>
        <translation>دخل {name}.</translation>
    </message>
    <message id="refused.pin">
        <source>This name and this PIN do not belong together; five wrong tries lock for fifteen minutes.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>هذا الاسم وهذا الرقم السري لا يتطابقان؛ خمس محاولات خاطئة توقف الدخول خمس عشرة دقيقة.</translation>
    </message>
    <message id="refused.locked" numerus="yes">
        <source>Locked after too many wrong PINs: try again in {minutes} minutes, or ask a pit supervisor to unlock it.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why. the words follow the number minutes</extracomment>
        <translation>
            <numerusform>الدخول موقوف بعد محاولات خاطئة كثيرة: حاول بعد {minutes} دقيقة، أو اطلب من مشرف الصالة فتحه.</numerusform>
            <numerusform>الدخول موقوف بعد محاولات خاطئة كثيرة: حاول بعد دقيقة ({minutes})، أو اطلب من مشرف الصالة فتحه.</numerusform>
            <numerusform>الدخول موقوف بعد محاولات خاطئة كثيرة: حاول بعد دقيقتين ({minutes})، أو اطلب من مشرف الصالة فتحه.</numerusform>
            <numerusform>الدخول موقوف بعد محاولات خاطئة كثيرة: حاول بعد {minutes} دقائق، أو اطلب من مشرف الصالة فتحه.</numerusform>
            <numerusform>الدخول موقوف بعد محاولات خاطئة كثيرة: حاول بعد {minutes} دقيقة، أو اطلب من مشرف الصالة فتحه.</numerusform>
            <numerusform>الدخول موقوف بعد محاولات خاطئة كثيرة: حاول بعد {minutes} دقيقة، أو اطلب من مشرف الصالة فتحه.</numerusform>
        </translation>
    </message>
    <message id="refused.signed_out">
        <source>No longer signed in: sign in again.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>انتهى الدخول: ادخل من جديد.</translation>
    </message>
    <message id="refused.not_entitled">
        <source>{name} may not {right}. Who may: {roles}.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>لا يحق لـ {name} {right}. يحق ذلك لـ: {roles}.</translation>
    </message>
    <message id="refused.two">
        <source>To {right} takes two different people; each of them one of: {roles}.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>{right} يتطلب شخصين مختلفين، كل منهما من: {roles}.</translation>
    </message>
    <message id="refused.box">
        <source>Box {box}: one of {boxes} was expected, or 0 for the whole table.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>الخانة {box}: كان المتوقع واحدة من {boxes}، أو 0 لكل الطاولة.</translation>
    </message>
    <message id="refused.one_of">
        <source>{what}: {given} found; one of {known} was expected.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>{what}: وجد {given}؛ كان المتوقع واحدا من {known}.</translation>
    </message>
    <message id="refused.empty.claim">
        <source>The claim is missing: what the player says was expected, in his words.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>الشكوى ناقصة: كان المتوقع ما يقوله اللاعب بكلماته.</translation>
    </message>
    <message id="refused.empty.text">
        <source>The note is empty: some words were expected.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>الملاحظة فارغة: كان المتوقع بعض الكلمات.</translation>
    </message>
    <message id="refused.empty.reason">
        <source>The reason is missing: choose the one that comes nearest.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>السبب ناقص: اختر الأقرب.</translation>
    </message>
    <message id="refused.empty.why">
        <source>Why is missing: some words were expected that can be read in two years.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>السبب ناقص: كان المتوقع كلمات تقرأ بعد سنتين.</translation>
    </message>
    <message id="refused.empty.player">
        <source>The player is missing: a name, a card or a description was expected.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>اللاعب ناقص: كان المتوقع اسما أو بطاقة أو وصفا.</translation>
    </message>
    <message id="refused.unchecked">
        <source>Not all is checked yet: hand, wager, payout and player, each of them.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>لم يكتمل التحقق بعد: اليد والرهان والدفع واللاعب، كل منها.</translation>
    </message>
    <message id="refused.decided">
        <source>Dispute {number} is decided already; a decision is final.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>النزاع {number} فصل فيه من قبل؛ القرار نهائي.</translation>
    </message>
    <message id="refused.another_round">
        <source>Dispute {number} is about round {round} of {folder}.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>النزاع {number} يخص الجولة {round} من {folder}.</translation>
    </message>
    <message id="refused.no_dispute">
        <source>There is no dispute {number}[; this house has {numbers}].</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>لا يوجد نزاع {number}[؛ لدى هذه الدار {numbers}].</translation>
    </message>
    <message id="refused.no_round">
        <source>Dispute {number}: {folder} has no round {round}.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>النزاع {number}: ليس في {folder} جولة {round}.</translation>
    </message>
    <message id="refused.elsewhere">
        <source>Dispute {number}: its session, {folder}, is not in {records}; go where the session is kept.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>النزاع {number}: جلسته {folder} ليست في {records}؛ اذهب إلى حيث تحفظ الجلسة.</translation>
    </message>
    <message id="refused.verdict.unknown">
        <source>Upheld, rejected, split or void was expected.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>كان المتوقع: مقبول أو مرفوض أو مقسوم أو ملغى.</translation>
    </message>
    <message id="refused.verdict.rejected">
        <source>A claim that is rejected gives nobody anything: leave the amounts empty, or choose another decision.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>الشكوى المرفوضة لا تعطي أحدا شيئا: اترك المبالغ فارغة، أو اختر قرارا آخر.</translation>
    </message>
    <message id="refused.verdict.amounts">
        <source>A claim that is upheld or split gives somebody something: say how much, and to whom.</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>الشكوى المقبولة أو المقسومة تعطي شيئا: بين كم ولمن.</translation>
    </message>
    <message id="refused.not_handed_in">
        <source>The table took nothing: {why}</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>لم تأخذ الطاولة شيئا (بالإنجليزية: {why})</translation>
    </message>
    <message id="refused.keys">
        <source>The keys of this machine: {why}</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>مفاتيح هذا الجهاز (بالإنجليزية: {why})</translation>
    </message>
    <message id="refused.option">
        <source>This is no value of the option: {why}</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>هذه ليست قيمة للخيار (بالإنجليزية: {why})</translation>
    </message>
    <message id="refused.file">
        <source>The machine refuses it: {why}</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>الجهاز يرفض ذلك (بالإنجليزية: {why})</translation>
    </message>
    <message id="refused.record">
        <source>The record cannot be used: {why}</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>لا يمكن استعمال السجل (بالإنجليزية: {why})</translation>
    </message>
    <message id="right.open a dispute">
        <source>open a dispute</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>فتح نزاع</translation>
    </message>
    <message id="right.acknowledge an alert">
        <source>acknowledge an alert</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>الإقرار بتنبيه</translation>
    </message>
    <message id="right.view evidence">
        <source>view evidence</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>الاطلاع على الأدلة</translation>
    </message>
    <message id="right.export evidence">
        <source>export evidence</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>تصدير الأدلة</translation>
    </message>
    <message id="right.correct the record">
        <source>correct the record</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>تصحيح السجل</translation>
    </message>
    <message id="right.decide a dispute">
        <source>decide a dispute</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>الفصل في نزاع</translation>
    </message>
    <message id="right.override a settlement">
        <source>override a settlement</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>تجاوز التسوية</translation>
    </message>
    <message id="role.dealer">
        <source>dealer</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>الموزع</translation>
    </message>
    <message id="role.inspector">
        <source>inspector</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>المفتش</translation>
    </message>
    <message id="role.pit supervisor">
        <source>pit supervisor</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>مشرف الصالة</translation>
    </message>
    <message id="role.surveillance">
        <source>surveillance</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>المراقبة</translation>
    </message>
    <message id="role.technician">
        <source>technician</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>الفني</translation>
    </message>
    <message id="role.auditor">
        <source>auditor</source>
        <extracomment>What the inspector&apos;s desk says. what is refused, and why</extracomment>
        <translation>المدقق</translation>
    </message>
    <message id="desk.key.ctrl">
        <source>Ctrl+◀ Ctrl+▶|the hand before, the hand after</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>Ctrl+◀ Ctrl+▶|اليد السابقة، اليد التالية</translation>
    </message>
    <message id="desk.key.arrows">
        <source>◀ ▶|the entry before, the entry after</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>◀ ▶|التسجيل السابق، التسجيل التالي</translation>
    </message>
    <message id="desk.key.frames">
        <source>, .|a picture back, a picture on</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>, .|صورة إلى الوراء، إلى الأمام</translation>
    </message>
    <message id="desk.key.space">
        <source>Space|play, pause</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>Space|تشغيل، إيقاف مؤقت</translation>
    </message>
    <message id="desk.key.speed">
        <source>[ ]|slower, faster</source>
        <extracomment>What the inspector&apos;s desk says. keys. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>[ ]|أبطأ، أسرع</translation>
    </message>
    <message id="desk.key.replay">
        <source>F|the dealer&apos;s screen as it was at this moment</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>F|شاشة الموزع كما كانت في هذه اللحظة</translation>
    </message>
    <message id="desk.key.reading">
        <source>R|the reading drawn on the picture, or not</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>R|القراءة مرسومة على الصورة أو لا</translation>
    </message>
    <message id="desk.key.near">
        <source>Z|near to the card of the entry, and back</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>Z|قرب ورقة التسجيل، ورجوع</translation>
    </message>
    <message id="desk.key.large">
        <source>G|the picture large, and back</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>G|الصورة كبيرة، ثم رجوع</translation>
    </message>
    <message id="desk.key.camera">
        <source>V|the other camera</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>V|الكاميرا الأخرى</translation>
    </message>
    <message id="desk.key.last">
        <source>L, Home|the last hand</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>L, Home|اليد الأخيرة</translation>
    </message>
    <message id="desk.key.filter">
        <source>/|filter</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>/|تصفية</translation>
    </message>
    <message id="desk.key.what_if">
        <source>W, 2|what if</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>W, 2|ماذا لو</translation>
    </message>
    <message id="desk.key.dispute">
        <source>D, 3|the dispute of this round</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>D, 3|نزاع هذه الجولة</translation>
    </message>
    <message id="desk.key.payout">
        <source>P|check a large payout</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>P|تحقق من دفع كبير</translation>
    </message>
    <message id="desk.key.acknowledge">
        <source>A|acknowledge an alert</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>A|الاطلاع على تنبيه</translation>
    </message>
    <message id="desk.key.disputes">
        <source>O|all disputes</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>O|كل النزاعات</translation>
    </message>
    <message id="desk.key.result">
        <source>1|result</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>1|النتيجة</translation>
    </message>
    <message id="desk.key.scroll">
        <source>PgUp PgDn|what is read on the right, a page up or down</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>PgUp PgDn|ما يقرأ على الجانب، صفحة إلى أعلى أو أسفل</translation>
    </message>
    <message id="desk.key.enter">
        <source>Ctrl+Enter|do what the panel is for: open, decide, make it so, verify</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>Ctrl+Enter|تنفيذ ما وضعت له اللوحة: فتح، حسم، تنفيذ، تحقق</translation>
    </message>
    <message id="desk.key.delete">
        <source>Delete|forget a change</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>Delete|نسيان تغيير</translation>
    </message>
    <message id="desk.key.sign">
        <source>S|sign in</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>S|دخول</translation>
    </message>
    <message id="desk.key.language">
        <source>Ctrl+L|another language</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>Ctrl+L|لغة أخرى</translation>
    </message>
    <message id="desk.key.escape">
        <source>Esc|leave a field, then back to the result</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>Esc|ترك حقل، ثم رجوع إلى النتيجة</translation>
    </message>
    <message id="desk.key.help">
        <source>?|this list</source>
        <extracomment>What the inspector&apos;s desk says. keys</extracomment>
        <translation>?|هذه القائمة</translation>
    </message>
    <message id="desk.player">
        <source>Player</source>
        <extracomment>What the inspector&apos;s desk says. large payouts, alerts</extracomment>
        <translation type="vanished">اللاعب</translation>
    </message>
</context>
<context>
    <name>double_hand</name>
    <message id="kind.bank">
        <source>BANK</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>البنك</translation>
    </message>
    <message id="kind.wager">
        <source>WAGER</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>رهان</translation>
    </message>
    <message id="kind.fee">
        <source>FEE</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>الرسم</translation>
    </message>
    <message id="kind.uncovered">
        <source>NOT COVERED</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>غير مغطى</translation>
    </message>
    <message id="line.both_higher">
        <source>Both hands higher</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>اليدان أعلى</translation>
    </message>
    <message id="choice.take_bank">
        <source>TAKE THE BANK</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>أخذ البنك</translation>
    </message>
    <message id="choice.pass_bank">
        <source>PASS THE BANK</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>ترك البنك</translation>
    </message>
    <message id="choice.shuffled">
        <source>SHUFFLED</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>تم الخلط</translation>
    </message>
    <message id="choice.cut_completed">
        <source>CUT COMPLETED</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>تم القطع</translation>
    </message>
    <message id="choice.piles_dealt">
        <source>SEVEN PILES DEALT</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>وزعت سبع كومات</translation>
    </message>
    <message id="said.take_bank">
        <source>HAS THE BANK</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>معه البنك</translation>
    </message>
    <message id="said.pass_bank">
        <source>PASSED THE BANK</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>ترك البنك</translation>
    </message>
    <message id="said.shuffled">
        <source>SHUFFLED</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>تم الخلط</translation>
    </message>
    <message id="said.cut_completed">
        <source>CUT COMPLETED</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>تم القطع</translation>
    </message>
    <message id="said.piles_dealt">
        <source>PILES DEALT</source>
        <extracomment>What Double Hand says</extracomment>
        <translation>وزعت الكومات</translation>
    </message>
    <message id="dhp.nobody_banks">
        <source>All have passed: nobody takes the bank</source>
        <extracomment>What Double Hand says. the round</extracomment>
        <translation>ترك الجميع: لا أحد يأخذ البنك</translation>
    </message>
    <message id="dhp.nobody_wagers">
        <source>Nobody plays against the bank: no hand</source>
        <extracomment>What Double Hand says. the round</extracomment>
        <translation>لا أحد يلعب ضد البنك: لا يد</translation>
    </message>
    <message id="dhp.which_pile">
        <source>Which pile gets the action button?</source>
        <extracomment>What Double Hand says. the round</extracomment>
        <translation>أي كومة تأخذ زر البدء؟</translation>
    </message>
    <message id="dhp.sum_of_dice">
        <source>What do the three dice add up to?</source>
        <extracomment>What Double Hand says. the round</extracomment>
        <translation>كم مجموع النردات الثلاثة؟</translation>
    </message>
    <message id="dhp.showdown">
        <source>Pay and take, from the action hand clockwise</source>
        <extracomment>What Double Hand says. the round</extracomment>
        <translation>ادفع واجمع، من يد البدء باتجاه عقارب الساعة</translation>
    </message>
    <message id="dhp.too_late">
        <source>It came after the piles were dealt: no bet, it goes back.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>جاء بعد توزيع الكومات: لا رهان، يعاد.</translation>
    </message>
    <message id="dhp.not_a_bet">
        <source>No bet of a hand that is played: it goes back.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>ليس رهان يد تلعب: يعاد.</translation>
    </message>
    <message id="dhp.fee">
        <source>The fee for the hand, to the house.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>رسم اليد، للكازينو.</translation>
    </message>
    <message id="dhp.over_fee">
        <source>More than the fee: it goes back.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>أكثر من الرسم: يعاد.</translation>
    </message>
    <message id="dhp.no_wagers">
        <source>Nobody plays against the bank: it goes back.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>لا أحد يلعب ضد البنك: يعاد.</translation>
    </message>
    <message id="dhp.bank">
        <source>The bank wins {won:money} and pays {paid:money}.</source>
        <extracomment>What Double Hand says. lines. won: an amount; paid: an amount</extracomment>
        <translation>البنك يربح {won:money} ويدفع {paid:money}.</translation>
    </message>
    <message id="dhp.bank_waits">
        <source>Waits for the wager that depends on {place}.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>بانتظار الرهان المعلق على {place}.</translation>
    </message>
    <message id="dhp.waiting_dice">
        <source>The bank does not cover all wagers: the dice of {place} say which come first.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>البنك لا يغطي كل الرهانات: نردات {place} تحدد أيها أولا.</translation>
    </message>
    <message id="dhp.uncovered">
        <source>The bank was used up by the hands before: what it does not cover goes back.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>استنفدت الأيدي السابقة البنك: ما لا يغطيه يعاد.</translation>
    </message>
    <message id="dhp.bank_foul">
        <source>The player-dealer&apos;s hand is foul and loses to every hand that is not. Not in the document: the usual rule is followed.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>يد صاحب البنك مخالفة وتخسر أمام كل يد سليمة. ليس في الوثيقة: تتبع القاعدة المعتادة.</translation>
    </message>
    <message id="dhp.foul">
        <source>Foul: the two, {two_hand}, rank above the five, {hand}.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>مخالفة: الورقتان، {two_hand}، أعلى من الخمس، {hand}.</translation>
    </message>
    <message id="dhp.foul_count">
        <source>Foul: set {there} and {apart}, not five and two.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>مخالفة: رتبت {there} و{apart}، لا خمس واثنتان.</translation>
    </message>
    <message id="dhp.both_lower">
        <source>Five: lower, {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}]. Two: lower, {two_hand} against {dealer_two_hand}[, {two_kicker} against {dealer_two_kicker}].</source>
        <extracomment>What Double Hand says. lines. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>الخمس: أدنى، {hand} مقابل {dealer_hand}[، {kicker} مقابل {dealer_kicker}]. الاثنتان: أدنى، {two_hand} مقابل {dealer_two_hand}[، {two_kicker} مقابل {dealer_two_kicker}].</translation>
    </message>
    <message id="dhp.five_lower_two_copied">
        <source>Five: lower, {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}]. Two: copied, {two_hand}.</source>
        <extracomment>What Double Hand says. lines. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>الخمس: أدنى، {hand} مقابل {dealer_hand}[، {kicker} مقابل {dealer_kicker}]. الاثنتان: مساوية، {two_hand}.</translation>
    </message>
    <message id="dhp.five_lower_two_higher">
        <source>Five: lower, {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}]. Two: higher, {two_hand} against {dealer_two_hand}[, {two_kicker} against {dealer_two_kicker}].</source>
        <extracomment>What Double Hand says. lines. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>الخمس: أدنى، {hand} مقابل {dealer_hand}[، {kicker} مقابل {dealer_kicker}]. الاثنتان: أعلى، {two_hand} مقابل {dealer_two_hand}[، {two_kicker} مقابل {dealer_two_kicker}].</translation>
    </message>
    <message id="dhp.five_copied_two_lower">
        <source>Five: copied, {hand}. Two: lower, {two_hand} against {dealer_two_hand}[, {two_kicker} against {dealer_two_kicker}].</source>
        <extracomment>What Double Hand says. lines. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>الخمس: مساوية، {hand}. الاثنتان: أدنى، {two_hand} مقابل {dealer_two_hand}[، {two_kicker} مقابل {dealer_two_kicker}].</translation>
    </message>
    <message id="dhp.both_copied">
        <source>Five: copied, {hand}. Two: copied, {two_hand}.</source>
        <extracomment>What Double Hand says. lines</extracomment>
        <translation>الخمس: مساوية، {hand}. الاثنتان: مساوية، {two_hand}.</translation>
    </message>
    <message id="dhp.five_copied_two_higher">
        <source>Five: copied, {hand}. Two: higher, {two_hand} against {dealer_two_hand}[, {two_kicker} against {dealer_two_kicker}].</source>
        <extracomment>What Double Hand says. lines. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>الخمس: مساوية، {hand}. الاثنتان: أعلى، {two_hand} مقابل {dealer_two_hand}[، {two_kicker} مقابل {dealer_two_kicker}].</translation>
    </message>
    <message id="dhp.five_higher_two_lower">
        <source>Five: higher, {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}]. Two: lower, {two_hand} against {dealer_two_hand}[, {two_kicker} against {dealer_two_kicker}].</source>
        <extracomment>What Double Hand says. lines. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>الخمس: أعلى، {hand} مقابل {dealer_hand}[، {kicker} مقابل {dealer_kicker}]. الاثنتان: أدنى، {two_hand} مقابل {dealer_two_hand}[، {two_kicker} مقابل {dealer_two_kicker}].</translation>
    </message>
    <message id="dhp.five_higher_two_copied">
        <source>Five: higher, {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}]. Two: copied, {two_hand}.</source>
        <extracomment>What Double Hand says. lines. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>الخمس: أعلى، {hand} مقابل {dealer_hand}[، {kicker} مقابل {dealer_kicker}]. الاثنتان: مساوية، {two_hand}.</translation>
    </message>
    <message id="dhp.both_higher">
        <source>Five: higher, {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}]. Two: higher, {two_hand} against {dealer_two_hand}[, {two_kicker} against {dealer_two_kicker}].</source>
        <extracomment>What Double Hand says. lines. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>الخمس: أعلى، {hand} مقابل {dealer_hand}[، {kicker} مقابل {dealer_kicker}]. الاثنتان: أعلى، {two_hand} مقابل {dealer_two_hand}[، {two_kicker} مقابل {dealer_two_kicker}].</translation>
    </message>
    <message id="dhp.no_such_seat">
        <source>{party} sits at none of the seven places.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{party} لا يجلس في أي من المقاعد السبعة.</translation>
    </message>
    <message id="dhp.too_few">
        <source>A player-dealer and one player are needed.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>يلزم صاحب بنك ولاعب واحد.</translation>
    </message>
    <message id="dhp.hand_without_wager">
        <source>Cards lie at {place}, where no wager stands.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{place}: أوراق بلا رهان.</translation>
    </message>
    <message id="dhp.exposed">
        <source>Cards of {place} were seen before all hands were set.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{place}: رئيت أوراق قبل ترتيب كل الأيدي.</translation>
    </message>
    <message id="dhp.out_of_turn">
        <source>{place} was turned up before its turn: from the action hand clockwise, the player-dealer last.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{place}: كشفت قبل دورها؛ من يد البدء باتجاه عقارب الساعة، وصاحب البنك أخيرا.</translation>
    </message>
    <message id="dhp.third_turn">
        <source>{party} has had the bank for two hands in a row: it goes to the next.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{party} أخذ البنك يدين متتاليتين: ينتقل إلى التالي.</translation>
    </message>
    <message id="dhp.dice">
        <source>Three dice show 3 to 18, not {said}.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>ثلاثة نردات تعطي من 3 إلى 18، لا {said}.</translation>
    </message>
    <message id="dhp.no_bank">
        <source>{party} has the bank and has put nothing in.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{party} معه البنك ولم يضع شيئا.</translation>
    </message>
    <message id="dhp.house_plays">
        <source>The house has no part in the hand: its chips do not play.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>لا حصة للكازينو في اليد: فيشه لا تلعب.</translation>
    </message>
    <message id="dhp.not_his_seat">
        <source>{party} has chips at {place}: only a seat&apos;s own player wagers there.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{party} له فيش في {place}: لا يراهن هناك إلا صاحب المقعد.</translation>
    </message>
    <message id="dhp.altered">
        <source>{party}: {kind:kind} was changed after play began.</source>
        <extracomment>What Double Hand says. what is wrong. kind: a bet&apos;s name</extracomment>
        <translation>{party}: {kind:kind} تغير بعد بدء اللعب.</translation>
    </message>
    <message id="dhp.not_the_bank">
        <source>{party} put in a bank and is not the player-dealer.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{party} وضع بنكا وليس صاحب البنك.</translation>
    </message>
    <message id="dhp.small_bank">
        <source>{party}: a bank of {amount:money}; the least is {least:money}.</source>
        <extracomment>What Double Hand says. what is wrong. amount: an amount; least: an amount</extracomment>
        <translation>{party}: بنك {amount:money}؛ الأقل {least:money}.</translation>
    </message>
    <message id="dhp.against_himself">
        <source>{party} has the bank and cannot wager against it.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>{party} معه البنك ولا يراهن ضده.</translation>
    </message>
    <message id="dhp.fee_wrong">
        <source>{party}: {amount:money} paid before the cards; the fee is {wanted:money}.</source>
        <extracomment>What Double Hand says. what is wrong. amount: an amount; wanted: an amount</extracomment>
        <translation>{party}: دفع {amount:money} قبل الأوراق؛ الرسم {wanted:money}.</translation>
    </message>
    <message id="prescribes.foul_loses">
        <source>A foul hand loses to every hand that is not foul.</source>
        <extracomment>What Double Hand says. what is wrong</extracomment>
        <translation>اليد المخالفة تخسر أمام كل يد سليمة.</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message id="report.title">
        <source>Dispute {number}: report of the evidence</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence</extracomment>
        <translation>النزاع {number}: تقرير الأدلة</translation>
    </message>
    <message id="report.page">
        <source>Page {page} of {pages}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence</extracomment>
        <translation>صفحة {page} من {pages}</translation>
    </message>
    <message id="report.of">
        <source>Dispute {number} · {table}, round {round}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence</extracomment>
        <translation>النزاع {number} · {table}، الجولة {round}</translation>
    </message>
    <message id="report.made">
        <source>Made by {by} on {at}. The report tells what the record says; where they differ, the record holds. All times are captured times, in UTC.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence</extracomment>
        <translation>أعدّه {by} في {at}. التقرير يقول ما في السجل؛ وإذا اختلفا فالعبرة بالسجل. كل الأوقات أوقات التصوير، بالتوقيت العالمي.</translation>
    </message>
    <message id="report.brief">
        <source>In brief</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>باختصار</translation>
    </message>
    <message id="report.brief.claim">
        <source>Claim</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>الادعاء</translation>
    </message>
    <message id="report.brief.box">
        <source>Of</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>من</translation>
    </message>
    <message id="report.brief.table">
        <source>Table, round</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>الطاولة، الجولة</translation>
    </message>
    <message id="report.brief.game">
        <source>Game</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>اللعبة</translation>
    </message>
    <message id="report.brief.played">
        <source>Played</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>وقت اللعب</translation>
    </message>
    <message id="report.brief.decision">
        <source>Decision</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>القرار</translation>
    </message>
    <message id="report.brief.amounts">
        <source>Given</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>ما أُعطي</translation>
    </message>
    <message id="report.between">
        <source>{first} to {last}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>من {first} إلى {last}</translation>
    </message>
    <message id="report.table">
        <source>{table}, round {round}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. in brief</extracomment>
        <translation>{table}، الجولة {round}</translation>
    </message>
    <message id="report.currency">
        <source>Amounts are in {currency}.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>المبالغ بعملة {currency}.</translation>
    </message>
    <message id="report.claim">
        <source>1. What was claimed</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>1. الادعاء</translation>
    </message>
    <message id="report.claim.by">
        <source>Taken by {by} on {at}. About: {category}. {box}.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>تلقّاه {by} في {at}. الموضوع: {category}. {box}.</translation>
    </message>
    <message id="report.said">
        <source>{kind}, written down by {by} on {at}:</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>{kind}، دوّنه {by} في {at}:</translation>
    </message>
    <message id="report.decision">
        <source>2. The decision</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>2. القرار</translation>
    </message>
    <message id="report.undecided">
        <source>Not decided yet when this report was made.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>لم يُبتّ فيه عند إعداد هذا التقرير.</translation>
    </message>
    <message id="report.decided">
        <source>{verdict}, by {by}[ and {second}] on {at}. Reason: {reason}.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{verdict}، بقرار {by}[ و{second}] في {at}. السبب: {reason}.</translation>
    </message>
    <message id="report.final">
        <source>The inspector&apos;s decision is final (rule {rule}).</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>قرار المفتش نهائي (القاعدة {rule}).</translation>
    </message>
    <message id="report.nothing">
        <source>Nobody gets anything or gives anything back.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>لا أحد يأخذ شيئًا ولا يعيد شيئًا.</translation>
    </message>
    <message id="report.entries">
        <source>In the table&apos;s record these entries make it so: {entries}.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 1, 2</extracomment>
        <translation>في سجل الطاولة تنفّذه هذه القيود: {entries}.</translation>
    </message>
    <message id="report.where">
        <source>3. Under which rules</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>3. بموجب أي قواعد</translation>
    </message>
    <message id="report.house">
        <source>House rules</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>قواعد الدار</translation>
    </message>
    <message id="report.house.since">
        <source>{name}, in force since {since}. Source: {source}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>{name}، سارية منذ {since}. المصدر: {source}</translation>
    </message>
    <message id="report.layout">
        <source>Layout of the felt</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>مخطط القماش</translation>
    </message>
    <message id="report.cameras">
        <source>Cameras</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>الكاميرات</translation>
    </message>
    <message id="report.no_camera">
        <source>none: all was told by touch</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>لا شيء: قيل كل شيء باللمس</translation>
    </message>
    <message id="report.reader">
        <source>Cards read by</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>قارئ الأوراق</translation>
    </message>
    <message id="report.reader.model">
        <source>the model with the digest {digest}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>النموذج ذو البصمة {digest}</translation>
    </message>
    <message id="report.reader.none">
        <source>people alone</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>أشخاص فقط</translation>
    </message>
    <message id="report.program">
        <source>Program</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>البرنامج</translation>
    </message>
    <message id="report.said_by">
        <source>Told at the table by</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 3</extracomment>
        <translation>قاله على الطاولة</translation>
    </message>
    <message id="report.cards">
        <source>4. The cards as they lay</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>4. الأوراق كما كانت</translation>
    </message>
    <message id="report.cards.counts">
        <source>A card with a line below it belongs to the hand that is named.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>الورقة التي تحتها خط من التركيبة المسماة.</translation>
    </message>
    <message id="report.pictures">
        <source>5. Pictures</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>5. الصور</translation>
    </message>
    <message id="report.pictures.cut">
        <source>Each card as the film shows it at the moment by which it was read, cut out of the picture. The whole pictures, unchanged, are in the folder {folder}.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>كل ورقة كما يُظهرها الفيلم لحظة قراءتها، مقصوصة من الصورة. الصور الكاملة من غير تغيير في المجلد {folder}.</translation>
    </message>
    <message id="report.picture">
        <source>{place}: {face}, entry {seq}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>{place}: {face}، القيد {seq}</translation>
    </message>
    <message id="report.picture.where">
        <source>{at}, {camera}, {sure} sure</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>{at}، {camera}، اليقين {sure}</translation>
    </message>
    <message id="report.picture.last">
        <source>How the cards lay before the round was paid, with what was read: {at}, {camera}.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>الأوراق قبل دفع الجولة، مع ما قُرئ: {at}، {camera}.</translation>
    </message>
    <message id="report.no_pictures">
        <source>No picture of this round is here.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>لا توجد هنا صورة لهذه الجولة.</translation>
    </message>
    <message id="report.masked">
        <source>Parts of the pictures in this report and of the viewing clip are covered. The original films and pictures beside them are not.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>أجزاء من صور هذا التقرير ومن نسخة المشاهدة محجوبة. أما الأفلام والصور الأصلية المرفقة فلا.</translation>
    </message>
    <message id="report.clip" numerus="yes">
        <source>Viewing clip {file}: {pictures} pictures, from {first} to {last}, with what was read drawn on them. It is a copy for looking at; the films are the evidence.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5. the words follow the number pictures</extracomment>
        <translation>
            <numerusform>نسخة المشاهدة {file}: {pictures} صورة، من {first} إلى {last}، ومرسوم عليها ما قُرئ. هي نسخة للمشاهدة، والأفلام هي الدليل.</numerusform>
            <numerusform>نسخة المشاهدة {file}: صورة واحدة ({pictures})، من {first} إلى {last}، ومرسوم عليها ما قُرئ. هي نسخة للمشاهدة، والأفلام هي الدليل.</numerusform>
            <numerusform>نسخة المشاهدة {file}: صورتان ({pictures})، من {first} إلى {last}، ومرسوم عليهما ما قُرئ. هي نسخة للمشاهدة، والأفلام هي الدليل.</numerusform>
            <numerusform>نسخة المشاهدة {file}: {pictures} صور، من {first} إلى {last}، ومرسوم عليها ما قُرئ. هي نسخة للمشاهدة، والأفلام هي الدليل.</numerusform>
            <numerusform>نسخة المشاهدة {file}: {pictures} صورة، من {first} إلى {last}، ومرسوم عليها ما قُرئ. هي نسخة للمشاهدة، والأفلام هي الدليل.</numerusform>
            <numerusform>نسخة المشاهدة {file}: {pictures} صورة، من {first} إلى {last}، ومرسوم عليها ما قُرئ. هي نسخة للمشاهدة، والأفلام هي الدليل.</numerusform>
        </translation>
    </message>
    <message id="report.clip.end">
        <source>The round took longer than a viewing clip may: the clip shows its end. The films have all of it.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 4, 5</extracomment>
        <translation>دامت الجولة أطول مما يسع المقطع: يعرض المقطع نهايتها. الأفلام فيها كلها.</translation>
    </message>
    <message id="report.happened">
        <source>6. What happened</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>6. ما حدث</translation>
    </message>
    <message id="report.struck">
        <source>(corrected later) {text}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>(صُحّح لاحقًا) {text}</translation>
    </message>
    <message id="report.bets">
        <source>7. Bets, results, arithmetic</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>7. الرهانات والنتائج والحساب</translation>
    </message>
    <message id="report.staked">
        <source>Staked</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>الرهان</translation>
    </message>
    <message id="report.result">
        <source>Result</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>النتيجة</translation>
    </message>
    <message id="report.back">
        <source>Gets back</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>يستعيد</translation>
    </message>
    <message id="report.paid">
        <source>Was paid</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>ما دُفع</translation>
    </message>
    <message id="report.why">
        <source>Why</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>السبب</translation>
    </message>
    <message id="report.rule">
        <source>Rule {rule}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>القاعدة {rule}</translation>
    </message>
    <message id="report.not_paid">
        <source>The round was not paid when this report was made.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>لم تكن الجولة قد دُفعت عند إعداد هذا التقرير.</translation>
    </message>
    <message id="report.rules">
        <source>8. The rules that decided</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>8. القواعد الحاسمة</translation>
    </message>
    <message id="report.source">
        <source>It stands in: {source}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>موضعها: {source}</translation>
    </message>
    <message id="report.alerts">
        <source>9. What was not as it should be</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>9. ما لم يكن سليمًا</translation>
    </message>
    <message id="report.alerts.none">
        <source>Nothing was irregular in this round.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 6, 7, 8, 9</extracomment>
        <translation>لا شيء مخالف في هذه الجولة.</translation>
    </message>
    <message id="report.proofs">
        <source>10. What vouches for it</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>10. ما يشهد له</translation>
    </message>
    <message id="report.proofs.log" numerus="yes">
        <source>{log}: {count} entries of {size}. The checkpoint signed by {signer} has the root</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11. the words follow the number count</extracomment>
        <translation>
            <numerusform>{log}: {count} قيد من {size}. نقطة التحقق الموقعة من {signer} جذرها</numerusform>
            <numerusform>{log}: قيد واحد ({count}) من {size}. نقطة التحقق الموقعة من {signer} جذرها</numerusform>
            <numerusform>{log}: قيدان ({count}) من {size}. نقطة التحقق الموقعة من {signer} جذرها</numerusform>
            <numerusform>{log}: {count} قيود من {size}. نقطة التحقق الموقعة من {signer} جذرها</numerusform>
            <numerusform>{log}: {count} قيدًا من {size}. نقطة التحقق الموقعة من {signer} جذرها</numerusform>
            <numerusform>{log}: {count} قيد من {size}. نقطة التحقق الموقعة من {signer} جذرها</numerusform>
        </translation>
    </message>
    <message id="report.log.session">
        <source>The table&apos;s record</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>سجل الطاولة</translation>
    </message>
    <message id="report.log.house">
        <source>The house&apos;s log</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>سجل الدار</translation>
    </message>
    <message id="report.files">
        <source>Files and their digests. The entry is the one that has the digest.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>الملفات وبصماتها. والقيد هو الذي يحمل البصمة.</translation>
    </message>
    <message id="report.file">
        <source>File</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>الملف</translation>
    </message>
    <message id="report.gone">
        <source>Not here: {file}. {why}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>غير موجود هنا: {file}. {why}</translation>
    </message>
    <message id="report.gone.purged">
        <source>It was purged when its days were over; entry {seq} of the house&apos;s log says so. Its digest stays.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>حُذف بعد انتهاء مدته؛ يذكر ذلك القيد {seq} من سجل الدار. وبصمته باقية.</translation>
    </message>
    <message id="report.gone.missing">
        <source>It is not where the table&apos;s record was kept, and no purge of it is in the house&apos;s log.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>ليس حيث حُفظ سجل الطاولة، وليس في سجل الدار ما يذكر حذفه.</translation>
    </message>
    <message id="report.gone.open">
        <source>The table still ran when this was made: the end of its film is not closed yet.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>كانت الطاولة ما تزال تعمل: نهاية فيلمها لم تُغلق بعد.</translation>
    </message>
    <message id="report.check">
        <source>11. How to check it</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>11. كيف يُتحقق منه</translation>
    </message>
    <message id="report.check.what">
        <source>Whoever doubts this report needs neither the house nor its program.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>من يشك في هذا التقرير لا يحتاج إلى الدار ولا إلى برنامجها.</translation>
    </message>
    <message id="report.check.unpack">
        <source>Unpack the file, and open a command line in the folder that was in it. Python 3.11 or newer is needed, and nothing else.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>فُكّ ضغط الملف وافتح سطر أوامر في المجلد الذي كان فيه. يلزم بايثون 3.11 أو أحدث، ولا شيء غيره.</translation>
    </message>
    <message id="report.check.key">
        <source>Get the house&apos;s public key from elsewhere than from this file, such as from the regulator who has it since the table was set up, and keep it as {file}.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>احصل على المفتاح العام للدار من غير هذا الملف، كالجهة الرقابية التي لديها منذ تركيب الطاولة، واحفظه باسم {file}.</translation>
    </message>
    <message id="report.check.run">
        <source>Run:</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>شغّل:</translation>
    </message>
    <message id="report.check.answer">
        <source>It says “{answer}”, or names the first thing that is not as it was written and signed: a changed byte in any file, one that is missing or was added, an entry that never was in the record.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>يجيب «{answer}» (لا خطأ)، أو يسمي أول ما ليس كما كُتب ووُقّع: بايت تغيّر في أي ملف، أو ملف ناقص أو مضاف، أو قيد لم يكن في السجل قط.</translation>
    </message>
    <message id="report.check.verifier">
        <source>Whoever does not trust the verifier in this file takes the published one, or writes his own: the form of the record is public ({file} of the program).</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>من لا يثق بالمدقق المرفق يأخذ المدقق المنشور أو يكتب مدققه: صيغة السجل علنية ({file} في البرنامج).</translation>
    </message>
    <message id="report.check.limits">
        <source>It proves what was written and when, and that nothing of it was changed since. It does not prove that what was written was so; for that there are the pictures.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. 10, 11</extracomment>
        <translation>يثبت ما كُتب ومتى، وأن شيئًا منه لم يتغير بعد ذلك. ولا يثبت أن ما كُتب كان صحيحًا؛ لذلك الصور.</translation>
    </message>
    <message id="desk.tab.export">
        <source>EXPORT</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>التصدير</translation>
    </message>
    <message id="desk.key.export">
        <source>E|export the evidence of the dispute</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>E|تصدير أدلة النزاع</translation>
    </message>
    <message id="desk.key.points">
        <source>I, Shift+I|where the viewing clip begins, where it ends; X: neither</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>I, Shift+I|أين يبدأ مقطع المشاهدة وأين ينتهي؛ X: لا هذا ولا ذاك</translation>
    </message>
    <message id="export.what">
        <source>All the evidence of the dispute as one file that proves itself: entries, films as they are, pictures, rules, keys, a report in three languages.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>كل أدلة النزاع في ملف واحد يثبت نفسه: التسجيلات والأفلام كما هي والصور والقواعد والمفاتيح وتقرير بثلاث لغات.</translation>
    </message>
    <message id="export.folder">
        <source>Into the folder</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>إلى المجلد</translation>
    </message>
    <message id="export.clip">
        <source>Viewing clip</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>مقطع المشاهدة</translation>
    </message>
    <message id="export.clip.round">
        <source>the round and two seconds around it. I and Shift+I set another begin and end</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>الجولة وثانيتان حولها. I و Shift+I تحددان بداية ونهاية أخريين</translation>
    </message>
    <message id="export.clip.points">
        <source>from {first} to {last}</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>من {first} إلى {last}</translation>
    </message>
    <message id="export.clip.begin">
        <source>the round&apos;s begin</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>بداية الجولة</translation>
    </message>
    <message id="export.clip.finish">
        <source>the round&apos;s end</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>نهاية الجولة</translation>
    </message>
    <message id="export.boxes">
        <source>Cover boxes</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>حجب الخانات</translation>
    </message>
    <message id="export.boxes.seat_word">
        <source>Cover seats</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>حجب المقاعد</translation>
    </message>
    <message id="export.boxes.hint">
        <source>1 4: in the viewing copy alone; empty: none</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>1 4: في نسخة المشاهدة فقط؛ فارغ: لا شيء</translation>
    </message>
    <message id="export.others">
        <source>Cover all boxes but that of the claim</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>حجب كل الخانات إلا خانة الادعاء</translation>
    </message>
    <message id="export.others.seat_word">
        <source>Cover all seats but that of the claim</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>حجب كل المقاعد إلا مقعد الادعاء</translation>
    </message>
    <message id="export.parts">
        <source>Cover faces</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>حجب الوجوه</translation>
    </message>
    <message id="export.parts.hint">
        <source>x,y,width,height in pixels, several with a space, 2: for the second camera; or drawn in the picture with the mouse. The picture shows what will be covered.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>بالبكسل: من اليسار ومن الأعلى ثم العرض والارتفاع، وبينها فراغ إن تعددت، و⁦2:⁩ للكاميرا الثانية؛ أو ارسم في الصورة بالفأرة. الصورة تبين ما سيحجب.</translation>
    </message>
    <message id="export.do">
        <source>EXPORT  (Ctrl+Enter)</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>تصدير  (Ctrl+Enter)</translation>
    </message>
    <message id="export.stop">
        <source>STOP</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>إيقاف</translation>
    </message>
    <message id="export.none">
        <source>No dispute about this round: open one first, an export is made of a dispute.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>لا نزاع على هذه الجولة: افتح نزاعًا أولًا، فالتصدير لنزاع.</translation>
    </message>
    <message id="export.runs">
        <source>An export is under way: wait for it, or stop it.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>تصدير جار: انتظره أو أوقفه.</translation>
    </message>
    <message id="export.stage.entries">
        <source>Entries and their proofs</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>القيود وإثباتاتها</translation>
    </message>
    <message id="export.stage.films">
        <source>Films, as they are</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>الأفلام كما هي</translation>
    </message>
    <message id="export.stage.pictures">
        <source>Pictures, and the copy for looking at</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>الصور ونسخة المشاهدة</translation>
    </message>
    <message id="export.stage.report">
        <source>The report</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>التقرير</translation>
    </message>
    <message id="export.done">
        <source>Exported as {file}. Its digest: {digest}. The house&apos;s log says who did it.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>صُدّر باسم {file}. بصمته: {digest}. سجل الدار يذكر من فعله.</translation>
    </message>
    <message id="export.no_boxes">
        <source>“{text}”: numbers of boxes such as 1 4 were expected.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>«{text}»: كان المتوقع أرقام خانات مثل 1 4.</translation>
    </message>
    <message id="export.no_boxes.seat_word">
        <source>“{text}”: numbers of seats such as 1 4 were expected.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>«{text}»: كان المتوقع أرقام مقاعد مثل 1 4.</translation>
    </message>
    <message id="export.no_parts">
        <source>“{text}”: pixels such as 400,120,90,110 were expected.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>«{text}»: كان المتوقع بكسلات مثل 400,120,90,110.</translation>
    </message>
    <message id="refused.covered">
        <source>To be covered: {box} found; one of {boxes} was expected.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>للحجب: وجد {box}؛ كان المتوقع واحدا من {boxes}.</translation>
    </message>
    <message id="refused.clip.ends">
        <source>The viewing clip: it must not end before it begins.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>مقطع المشاهدة: لا ينتهي قبل أن يبدأ.</translation>
    </message>
    <message id="refused.clip.long">
        <source>The viewing clip: {asked} minutes were asked for, and at most {most} can be: set its begin and its end around what matters.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>مقطع المشاهدة: طلبت {asked} دقيقة، والحد {most}: حدد بدايته ونهايته حول ما يهم.</translation>
    </message>
    <message id="refused.exists">
        <source>{file} is there already; an export is not written over another one: name another file.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>{file} موجود من قبل؛ التصدير لا يكتب فوق غيره: سم ملفا آخر.</translation>
    </message>
    <message id="refused.no_folder">
        <source>{folder}: no such folder; one that the file is to lie in was expected.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>{folder}: لا مجلد بهذا الاسم؛ كان المتوقع المجلد الذي يوضع فيه الملف.</translation>
    </message>
    <message id="refused.stopped">
        <source>The export was stopped: nothing was written.</source>
        <extracomment>What the report of a dispute says, that leaves the house with the evidence. at the desk</extracomment>
        <translation>أوقف التصدير: لم يكتب شيء.</translation>
    </message>
</context>
<context>
    <name>heads_up_holdem</name>
    <message id="kind.odds">
        <source>ODDS</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>أودز</translation>
    </message>
    <message id="kind.raise">
        <source>RAISE</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>رفع</translation>
    </message>
    <message id="kind.bad_beat">
        <source>BAD BEAT</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>باد بيت</translation>
    </message>
    <message id="kind.trips_plus">
        <source>TRIPS PLUS</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>تريبس بلس</translation>
    </message>
    <message id="kind.pocket_bonus">
        <source>POCKET BONUS</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>بوكيت بونص</translation>
    </message>
    <message id="choice.check">
        <source>CHECK</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>تشيك</translation>
    </message>
    <message id="said.check">
        <source>CHECKED</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>تشيك</translation>
    </message>
    <message id="line.straight">
        <source>Straight</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>ستريت</translation>
    </message>
    <message id="line.three_of_a_kind">
        <source>Three of a kind</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>ثلاثية</translation>
    </message>
    <message id="line.pair_of_aces">
        <source>Pair of aces</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>زوج آسات</translation>
    </message>
    <message id="line.ace_and_face_suited">
        <source>Ace and king, queen or jack of one suit</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>آس مع ملك أو بنت أو ولد من نقش واحد</translation>
    </message>
    <message id="line.ace_and_face">
        <source>Ace and king, queen or jack</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>آس مع ملك أو بنت أو ولد</translation>
    </message>
    <message id="line.pair">
        <source>Pair</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>زوج</translation>
    </message>
    <message id="huh.showdown">
        <source>Pay and take</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>ادفع واجمع</translation>
    </message>
    <message id="huh.no_such_box" numerus="yes">
        <source>{party}: this table has {boxes} boxes.</source>
        <extracomment>What Heads-Up Hold&apos;em says. the words follow the number boxes</extracomment>
        <translation>
            <numerusform>{party}: لا خانات لهذه الطاولة ({boxes}).</numerusform>
            <numerusform>{party}: لهذه الطاولة خانة واحدة.</numerusform>
            <numerusform>{party}: لهذه الطاولة خانتان.</numerusform>
            <numerusform>{party}: لهذه الطاولة {boxes} خانات.</numerusform>
            <numerusform>{party}: لهذه الطاولة {boxes} خانة.</numerusform>
            <numerusform>{party}: لهذه الطاولة {boxes} خانة.</numerusform>
        </translation>
    </message>
    <message id="huh.whole_multiples">
        <source>RAISE in whole antes</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>رفع بأنتيات كاملة</translation>
    </message>
    <message id="huh.hand_without_bets">
        <source>Cards lie at {place}, where no ante with equal odds stands.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>{place}: أوراق بلا أنتي وأودز متساويين.</translation>
    </message>
    <message id="huh.dealer_card_exposed">
        <source>A card of the dealer was exposed before its time.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>كشفت ورقة للموزع قبل أوانها.</translation>
    </message>
    <message id="huh.late_bet">
        <source>{party}: {kind:kind} came after the first card.</source>
        <extracomment>What Heads-Up Hold&apos;em says. kind: a bet&apos;s name</extracomment>
        <translation>{party}: {kind:kind} جاء بعد الورقة الأولى.</translation>
    </message>
    <message id="huh.too_late">
        <source>{party}: {kind:kind} came when cards could be looked at: no bet, it goes back.</source>
        <extracomment>What Heads-Up Hold&apos;em says. kind: a bet&apos;s name</extracomment>
        <translation>{party}: {kind:kind} جاء وقد صار النظر إلى الأوراق ممكنا: لا رهان، يعاد.</translation>
    </message>
    <message id="huh.unequal">
        <source>{party}: ante {ante:money} and odds {odds:money} are not equal.</source>
        <extracomment>What Heads-Up Hold&apos;em says. ante: an amount; odds: an amount</extracomment>
        <translation>{party}: الأنتي {ante:money} والأودز {odds:money} غير متساويين.</translation>
    </message>
    <message id="huh.no_ante">
        <source>{party}: there are chips without an ante and odds.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>{party}: فيش بلا أنتي وأودز.</translation>
    </message>
    <message id="huh.no_cards">
        <source>No cards without an ante and equal odds: the stakes of this box go back.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>لا أوراق بلا أنتي وأودز متساويين: تعاد رهانات هذه الخانة.</translation>
    </message>
    <message id="huh.not_a_bet">
        <source>No bet of this table: it goes back.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>ليس من رهانات هذه الطاولة: يعاد.</translation>
    </message>
    <message id="huh.raise_short">
        <source>{party}: RAISE {amount:money} is less than {least:money}.</source>
        <extracomment>What Heads-Up Hold&apos;em says. amount: an amount; least: an amount</extracomment>
        <translation>{party}: رفع {amount:money} أقل من {least:money}.</translation>
    </message>
    <message id="huh.made_up">
        <source>Make it up to {least:money}[, at most {most:money},] in all, or give it back.</source>
        <extracomment>What Heads-Up Hold&apos;em says. least: an amount; most: an amount; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>يكمل إلى {least:money}[، وعلى الأكثر {most:money}،] في المجموع، أو يعاد.</translation>
    </message>
    <message id="huh.raise_over">
        <source>{party}: RAISE {amount:money}, of which {counts:money} counts.</source>
        <extracomment>What Heads-Up Hold&apos;em says. amount: an amount; counts: an amount</extracomment>
        <translation>{party}: رفع {amount:money}، يحتسب منه {counts:money}.</translation>
    </message>
    <message id="huh.over">
        <source>What is over the RAISE that the rules allow goes back.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>ما زاد على الرفع المسموح يعاد.</translation>
    </message>
    <message id="huh.raise_after_check">
        <source>{party}: RAISE after CHECK in the same round of betting.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>{party}: رفع بعد تشيك في جولة الرهان نفسها.</translation>
    </message>
    <message id="huh.goes_back">
        <source>A RAISE after CHECK in the same round of betting does not count: it goes back.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>الرفع بعد تشيك في جولة الرهان نفسها لا يحتسب: يعاد.</translation>
    </message>
    <message id="huh.hands_off">
        <source>{party} raised, and then touched cards or chips, or spoke again.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>{party} رفع ثم لمس الأوراق أو الفيش، أو تكلم ثانية.</translation>
    </message>
    <message id="huh.one_raise">
        <source>One RAISE in a hand: what came after it goes back.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>رفع واحد في اليد: ما جاء بعده يعاد.</translation>
    </message>
    <message id="huh.no_raise">
        <source>Folded: chips that came to no RAISE go back.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>انسحب: الفيش التي لم تبلغ رفعا تعاد.</translation>
    </message>
    <message id="huh.folded">
        <source>Folded: ante and odds lose.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>انسحب: الأنتي والأودز يخسران.</translation>
    </message>
    <message id="huh.tie">
        <source>Equal on all five cards, {hand}: push.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>تساو في الأوراق الخمس، {hand}: تعادل.</translation>
    </message>
    <message id="huh.tie_to_dealer">
        <source>Equal on all five cards, {hand}: in this house the dealer wins.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>تساو في الأوراق الخمس، {hand}: في هذا الكازينو يربح الموزع.</translation>
    </message>
    <message id="huh.dealer_higher">
        <source>The dealer is higher: {dealer_hand} against {hand}[, {dealer_kicker} against {kicker}].</source>
        <extracomment>What Heads-Up Hold&apos;em says. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>الموزع أعلى: {dealer_hand} مقابل {hand}[، {dealer_kicker} مقابل {kicker}].</translation>
    </message>
    <message id="huh.dealer_lower">
        <source>The player is higher: {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}].</source>
        <extracomment>What Heads-Up Hold&apos;em says. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>اللاعب أعلى: {hand} مقابل {dealer_hand}[، {kicker} مقابل {dealer_kicker}].</translation>
    </message>
    <message id="huh.not_qualified">
        <source>The dealer does not qualify with {dealer_hand}, against {hand}: push.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>الموزع غير مؤهل مع {dealer_hand}، مقابل {hand}: تعادل.</translation>
    </message>
    <message id="huh.odds_returned">
        <source>The player is higher: {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}]; the odds pay from a straight.</source>
        <extracomment>What Heads-Up Hold&apos;em says. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>اللاعب أعلى: {hand} مقابل {dealer_hand}[، {kicker} مقابل {dealer_kicker}]؛ الأودز يدفع من ستريت فصاعدا.</translation>
    </message>
    <message id="huh.odds_win">
        <source>The player is higher: {hand} against {dealer_hand}[, {kicker} against {dealer_kicker}].</source>
        <extracomment>What Heads-Up Hold&apos;em says. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>اللاعب أعلى: {hand} مقابل {dealer_hand}[، {kicker} مقابل {dealer_kicker}].</translation>
    </message>
    <message id="huh.bad_beat">
        <source>Bad beat: {hand} against the dealer&apos;s {dealer_hand}[, {kicker} against {dealer_kicker}].</source>
        <extracomment>What Heads-Up Hold&apos;em says. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>باد بيت: {hand} مقابل {dealer_hand} للموزع[، {kicker} مقابل {dealer_kicker}].</translation>
    </message>
    <message id="huh.royal_unbeaten">
        <source>A royal flush has no bad beat: the odds go back.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>لا باد بيت للرويال فلاش: الأودز يعاد.</translation>
    </message>
    <message id="huh.trips_plus">
        <source>The final hand is {hand}.</source>
        <extracomment>What Heads-Up Hold&apos;em says</extracomment>
        <translation>اليد النهائية: {hand}.</translation>
    </message>
    <message id="huh.pocket_bonus">
        <source>The pocket cards are {cards:cards}.</source>
        <extracomment>What Heads-Up Hold&apos;em says. cards: cards</extracomment>
        <translation>أوراق اليد: {cards:cards}.</translation>
    </message>
</context>
<context>
    <name>low_ball</name>
    <message id="kind.main pot, after the draw">
        <source>MAIN POT, AFTER THE DRAW</source>
        <extracomment>What Low Ball says. bets and words</extracomment>
        <translation>البوت الرئيسي بعد السحب</translation>
    </message>
    <message id="kind.side pot 1, after the draw">
        <source>SIDE POT 1, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>البوت الجانبي 1 بعد السحب</translation>
    </message>
    <message id="kind.side pot 2, after the draw">
        <source>SIDE POT 2, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>البوت الجانبي 2 بعد السحب</translation>
    </message>
    <message id="kind.side pot 3, after the draw">
        <source>SIDE POT 3, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>البوت الجانبي 3 بعد السحب</translation>
    </message>
    <message id="kind.side pot 4, after the draw">
        <source>SIDE POT 4, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>البوت الجانبي 4 بعد السحب</translation>
    </message>
    <message id="kind.side pot 5, after the draw">
        <source>SIDE POT 5, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>البوت الجانبي 5 بعد السحب</translation>
    </message>
    <message id="kind.side pot 6, after the draw">
        <source>SIDE POT 6, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>البوت الجانبي 6 بعد السحب</translation>
    </message>
    <message id="kind.side pot 7, after the draw">
        <source>SIDE POT 7, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>البوت الجانبي 7 بعد السحب</translation>
    </message>
    <message id="kind.side pot 8, after the draw">
        <source>SIDE POT 8, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>البوت الجانبي 8 بعد السحب</translation>
    </message>
    <message id="kind.side pot 9, after the draw">
        <source>SIDE POT 9, AFTER THE DRAW</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>البوت الجانبي 9 بعد السحب</translation>
    </message>
    <message id="choice.pat">
        <source>PAT</source>
        <extracomment>What Low Ball says. bets and words</extracomment>
        <translation>مكتف</translation>
    </message>
    <message id="choice.draw 1">
        <source>DRAW 1</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>سحب 1</translation>
    </message>
    <message id="choice.draw 2">
        <source>DRAW 2</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>سحب 2</translation>
    </message>
    <message id="choice.draw 3">
        <source>DRAW 3</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>سحب 3</translation>
    </message>
    <message id="choice.draw 4">
        <source>DRAW 4</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>سحب 4</translation>
    </message>
    <message id="choice.draw 5">
        <source>DRAW 5</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>سحب 5</translation>
    </message>
    <message id="choice.not looked">
        <source>NOT LOOKED</source>
        <extracomment>What Low Ball says. bets and words</extracomment>
        <translation>لم ينظر</translation>
    </message>
    <message id="said.pat">
        <source>STANDS PAT</source>
        <extracomment>What Low Ball says. bets and words</extracomment>
        <translation>مكتف</translation>
    </message>
    <message id="said.draw 1">
        <source>DRAWS 1</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>سحب 1</translation>
    </message>
    <message id="said.draw 2">
        <source>DRAWS 2</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>سحب 2</translation>
    </message>
    <message id="said.draw 3">
        <source>DRAWS 3</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>سحب 3</translation>
    </message>
    <message id="said.draw 4">
        <source>DRAWS 4</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>سحب 4</translation>
    </message>
    <message id="said.draw 5">
        <source>DRAWS 5</source>
        <extracomment>What Low Ball says</extracomment>
        <translation>سحب 5</translation>
    </message>
    <message id="said.not looked">
        <source>NOT LOOKED</source>
        <extracomment>What Low Ball says. bets and words</extracomment>
        <translation>لم ينظر</translation>
    </message>
    <message id="said.miscalled">
        <source>MISCALLED</source>
        <extracomment>What Low Ball says. bets and words</extracomment>
        <translation>إعلان خاطئ</translation>
    </message>
    <message id="hand.ace_to_five">
        <source>{cards:low}</source>
        <extracomment>What Low Ball says. hands. cards: cards of a low hand</extracomment>
        <translation>{cards:low}</translation>
    </message>
    <message id="lb.misdeal">
        <source>Misdeal, two hands of six cards: give all chips back, same button</source>
        <extracomment>What Low Ball says. steps</extracomment>
        <translation>توزيع خاطئ، يدان بست أوراق: أعد كل الفيش، والزر نفسه</translation>
    </message>
    <message id="lb.cut_by">
        <source>A player asked for a cut: {place} cuts.</source>
        <extracomment>What Low Ball says. steps</extracomment>
        <translation>طلب لاعب القطع: {place} يقطع.</translation>
    </message>
    <message id="lb.may_tell">
        <source>How many cards each drew may be told until this player acts.</source>
        <extracomment>What Low Ball says. steps</extracomment>
        <translation>يجوز قول كم ورقة سحب كل لاعب إلى أن يلعب هذا اللاعب.</translation>
    </message>
    <message id="lb.seven_void">
        <source>{party} checked {hand}, the best hand: what was bet after the draw goes back.</source>
        <extracomment>What Low Ball says. pots</extracomment>
        <translation>{party} قال تشيك مع {hand}، أفضل يد: ما راهنوا به بعد السحب يعاد.</translation>
    </message>
    <message id="lb.seven_lost">
        <source>{hand}, a seven or better, was checked after the draw: it cannot win this pot.</source>
        <extracomment>What Low Ball says. pots</extracomment>
        <translation>{hand}، سبعة أو أفضل، قالت تشيك بعد السحب: لا تربح هذا البوت.</translation>
    </message>
    <message id="lb.seven_wins">
        <source>All others in this pot checked a seven or better.</source>
        <extracomment>What Low Ball says. pots</extracomment>
        <translation>كل الآخرين في هذا البوت قالوا تشيك مع سبعة أو أفضل.</translation>
    </message>
    <message id="lb.miscalled">
        <source>Called wrong, and another hand was fouled by it: it loses the pot.</source>
        <extracomment>What Low Ball says. pots</extracomment>
        <translation>إعلان خاطئ أفسد يدا أخرى: تخسر البوت.</translation>
    </message>
    <message id="lb.miscall_wins">
        <source>The other hand was miscalled: it loses the pot.</source>
        <extracomment>What Low Ball says. pots</extracomment>
        <translation>اليد الأخرى أعلنت خطأ: تخسر البوت.</translation>
    </message>
    <message id="lb.six_dead">
        <source>Six cards, and they were looked at: the hand is dead.</source>
        <extracomment>What Low Ball says. pots</extracomment>
        <translation>ست أوراق نظر إليها: اليد ميتة.</translation>
    </message>
    <message id="lb.six">
        <source>{place} was dealt six cards.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{place}: وزعت ست أوراق.</translation>
    </message>
    <message id="lb.six_dead_if_looked">
        <source>Looked at: the hand is dead. Not looked at: the last card goes back to the deck.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>إن نظر إليها فاليد ميتة، وإلا تعود الورقة الأخيرة إلى الرزمة.</translation>
    </message>
    <message id="prescribes.misdeal">
        <source>Misdeal: all chips go back, and the same hand is dealt again.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>توزيع خاطئ: تعاد كل الفيش، وتوزع اليد نفسها من جديد.</translation>
    </message>
    <message id="lb.exposed">
        <source>A card of {place} was exposed.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{place}: كشفت ورقة.</translation>
    </message>
    <message id="lb.exposed_kept">
        <source>It stays.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>تبقى.</translation>
    </message>
    <message id="lb.exposed_replaced">
        <source>It is replaced from the middle of the deck when all have five cards.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>تبدل من وسط الرزمة عندما تكون للجميع خمس أوراق.</translation>
    </message>
    <message id="lb.exposed_replaced_last">
        <source>It does not stay: it is replaced when all draws are dealt.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>لا تبقى: تبدل بعد توزيع كل السحوبات.</translation>
    </message>
    <message id="lb.no_straddle">
        <source>{party} straddles; there is no straddle here.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{party} طلب سترادل؛ لا سترادل هنا.</translation>
    </message>
    <message id="lb.straddle">
        <source>{party} straddles. Only the player left of the big blind may, for twice as much, after two cards.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{party} طلب سترادل. هو لمن على يسار البيغ بلايند وحده، بالضعف، بعد ورقتين.</translation>
    </message>
    <message id="lb.check_raise">
        <source>{party} checked, and may not raise.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{party} قال تشيك، ولا يجوز له الرفع.</translation>
    </message>
    <message id="lb.too_small">
        <source>{party} bets or raises {amount:money}; at least {least:money} is needed.</source>
        <extracomment>What Low Ball says. what is wrong. amount: an amount; least: an amount</extracomment>
        <translation>{party} راهن أو رفع {amount:money}؛ يلزم {least:money} على الأقل.</translation>
    </message>
    <message id="lb.blind_gone">
        <source>No blind is made up here: it is gone, and the hand plays on.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>لا يعوض بلايند هنا: ذهب، واليد تستمر.</translation>
    </message>
    <message id="lb.dealer_cut">
        <source>The dealer asked for a cut; only a player may.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>طلب الموزع القطع؛ لا يطلبه إلا لاعب.</translation>
    </message>
    <message id="lb.second_cut">
        <source>{party} asks for a second cut; there is one for each draw.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{party} يطلب قطعا ثانيا؛ لكل سحب قطع واحد.</translation>
    </message>
    <message id="lb.late_cut">
        <source>{party} asks for a cut after the first draw was named.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{party} يطلب القطع بعد إعلان أول سحب.</translation>
    </message>
    <message id="lb.miscall_harmless">
        <source>{place} miscalled, and no hand was fouled by it: the cards speak.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{place} أخطأ الإعلان ولم تفسد يد: الأوراق تتكلم.</translation>
    </message>
    <message id="lb.late_change">
        <source>{party} changes the draw too late; {stands} stands.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{party} غير السحب متأخرا؛ يثبت {stands}.</translation>
    </message>
    <message id="lb.dealer_draws_five">
        <source>{party} deals, and may draw four cards at most.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{party} يوزع، ويسحب أربع أوراق على الأكثر.</translation>
    </message>
    <message id="lb.discards">
        <source>{place} discarded {discards} for a draw of {wanted}.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{place}: استبعد {discards} لسحب {wanted}.</translation>
    </message>
    <message id="lb.drew_too_many">
        <source>{place} drew {cards_there} where {wanted} was said.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{place}: سحب {cards_there} وقد أعلن {wanted}.</translation>
    </message>
    <message id="lb.seven_unseen">
        <source>{party} checked {hand}. Chips were not entered action by action: rule on the seven by hand.</source>
        <extracomment>What Low Ball says. what is wrong</extracomment>
        <translation>{party} قال تشيك مع {hand}. لم تسجل الفيش فعلا بفعل: احكم في السبعة بنفسك.</translation>
    </message>
</context>
<context>
    <name>pit</name>
    <message id="pit.title">
        <source>Pit</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>الصالة</translation>
    </message>
    <message id="pit.summary">
        <source>Tables: {tables} · want an eye: {eye} · alerts open: {open}</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>الطاولات: {tables} · تحتاج نظرة: {eye} · تنبيهات مفتوحة: {open}</translation>
    </message>
    <message id="pit.nothing">
        <source>No table has reported yet.</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>لم تبلّغ أي طاولة بعد.</translation>
    </message>
    <message id="pit.away">
        <source>The database does not answer: what is shown is from {since}.</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>قاعدة البيانات لا تجيب: المعروض من {since}.</translation>
    </message>
    <message id="pit.round">
        <source>Round {number}</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>الجولة {number}</translation>
    </message>
    <message id="pit.hands">
        <source>{count} hands/h</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>{count} جولة/ساعة</translation>
    </message>
    <message id="pit.hands.short">
        <source>hands/h: too early</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>جولات/ساعة: لم يحن بعد</translation>
    </message>
    <message id="pit.lag">
        <source>lag {seconds} s</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>التأخر {seconds} ث</translation>
    </message>
    <message id="pit.lag.entries">
        <source>not witnessed: {count}</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>بلا شاهد: {count}</translation>
    </message>
    <message id="pit.closed">
        <source>CLOSED</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>مغلقة</translation>
    </message>
    <message id="pit.quiet">
        <source>CUT OFF · silent for {seconds} s</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>مقطوعة · صامتة منذ {seconds} ث</translation>
    </message>
    <message id="pit.called">
        <source>INSPECTOR CALLED</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>استُدعي المفتش</translation>
    </message>
    <message id="pit.refused">
        <source>RECORD REFUSED · {why}</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>السجل مرفوض · {why}</translation>
    </message>
    <message id="pit.camera.ok">
        <source>Camera sees</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>الكاميرا ترى</translation>
    </message>
    <message id="pit.camera.away">
        <source>CAMERA AWAY · {camera}</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>الكاميرا غائبة · {camera}</translation>
    </message>
    <message id="pit.camera.doubtful">
        <source>VIEW IN DOUBT · {camera}</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>الرؤية مشكوك فيها · {camera}</translation>
    </message>
    <message id="pit.camera.none">
        <source>By touch, no camera</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>باللمس، بلا كاميرا</translation>
    </message>
    <message id="pit.alert">
        <source>Round {round}: {what}</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>الجولة {round}: {what}</translation>
    </message>
    <message id="pit.alert.more">
        <source>and {count} more</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>و{count} أخرى</translation>
    </message>
    <message id="pit.alert.seen">
        <source>seen by {by}, {at}</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>رآه {by}، {at}</translation>
    </message>
    <message id="pit.acknowledge">
        <source>ACKNOWLEDGE</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>إقرار بالاطلاع</translation>
    </message>
    <message id="pit.acknowledge.who">
        <source>Who has seen it? Name and PIN</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>من رآه؟ الاسم والرمز</translation>
    </message>
    <message id="pit.name">
        <source>Name</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>الاسم</translation>
    </message>
    <message id="pit.pin">
        <source>PIN</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>الرمز</translation>
    </message>
    <message id="pit.cancel">
        <source>Cancel</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>إلغاء</translation>
    </message>
    <message id="pit.status">
        <source>Pit: {entries} entries behind, {seconds} s</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>الصالة: متأخرة {entries} قيدًا، {seconds} ث</translation>
    </message>
    <message id="pit.status.whole">
        <source>Pit has all</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>لدى الصالة كل شيء</translation>
    </message>
    <message id="pit.status.late">
        <source>The pit is not reached for {seconds} s; {entries} entries wait here, nothing is lost.</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>لا يمكن الوصول إلى الصالة منذ {seconds} ث؛ {entries} قيدًا تنتظر هنا، لم يضع شيء.</translation>
    </message>
    <message id="pit.status.refused">
        <source>The pit refuses this record: {why}. Call the supervisor.</source>
        <extracomment>What the pit&apos;s window says, and the dealer&apos;s screen of the pit</extracomment>
        <translation>الصالة ترفض هذا السجل: {why}. استدعِ المشرف.</translation>
    </message>
</context>
<context>
    <name>poker</name>
    <message id="kind.small blind">
        <source>SMALL BLIND</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>سمول بلايند</translation>
    </message>
    <message id="kind.big blind">
        <source>BIG BLIND</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>بيغ بلايند</translation>
    </message>
    <message id="kind.option">
        <source>OPTION</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>أوبشن</translation>
    </message>
    <message id="kind.straddle">
        <source>STRADDLE</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>سترادل</translation>
    </message>
    <message id="kind.kill">
        <source>KILL</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>كيل</translation>
    </message>
    <message id="kind.post">
        <source>POST</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>بوست</translation>
    </message>
    <message id="kind.dead">
        <source>DEAD MONEY</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>مال ميت</translation>
    </message>
    <message id="kind.collection">
        <source>COLLECTION</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>الرسم</translation>
    </message>
    <message id="kind.main pot">
        <source>MAIN POT</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>البوت الرئيسي</translation>
    </message>
    <message id="kind.uncalled bet">
        <source>UNCALLED</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>بلا مجاراة</translation>
    </message>
    <message id="kind.side pot 1">
        <source>SIDE POT 1</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>البوت الجانبي 1</translation>
    </message>
    <message id="kind.side pot 2">
        <source>SIDE POT 2</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>البوت الجانبي 2</translation>
    </message>
    <message id="kind.side pot 3">
        <source>SIDE POT 3</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>البوت الجانبي 3</translation>
    </message>
    <message id="kind.side pot 4">
        <source>SIDE POT 4</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>البوت الجانبي 4</translation>
    </message>
    <message id="kind.side pot 5">
        <source>SIDE POT 5</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>البوت الجانبي 5</translation>
    </message>
    <message id="kind.side pot 6">
        <source>SIDE POT 6</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>البوت الجانبي 6</translation>
    </message>
    <message id="kind.side pot 7">
        <source>SIDE POT 7</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>البوت الجانبي 7</translation>
    </message>
    <message id="kind.side pot 8">
        <source>SIDE POT 8</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>البوت الجانبي 8</translation>
    </message>
    <message id="kind.side pot 9">
        <source>SIDE POT 9</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say</extracomment>
        <translation>البوت الجانبي 9</translation>
    </message>
    <message id="said.dead hand">
        <source>DEAD HAND</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>يد ميتة</translation>
    </message>
    <message id="said.plays the board">
        <source>PLAYS THE BOARD</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. bets and words</extracomment>
        <translation>يلعب المشتركة</translation>
    </message>
    <message id="poker.showdown">
        <source>Push the pots</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. steps</extracomment>
        <translation>سلم البوتات</translation>
    </message>
    <message id="poker.alone">
        <source>Nobody else is left in the hand</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. steps</extracomment>
        <translation>لم يبق غيره في اليد</translation>
    </message>
    <message id="poker.push">
        <source>Push the pot: nobody else is left</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. steps</extracomment>
        <translation>سلم البوت: لم يبق غيره في اليد</translation>
    </message>
    <message id="poker.too_few">
        <source>Too few players: no hand is dealt</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. steps</extracomment>
        <translation>لاعبون أقل من اللازم: لا توزيع</translation>
    </message>
    <message id="poker.button">
        <source>{place} has the highest card: the button goes there</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. steps</extracomment>
        <translation>{place}: أعلى ورقة، الزر إليها</translation>
    </message>
    <message id="poker.no_hand">
        <source>The draw for the button is no hand: chips go back.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. steps</extracomment>
        <translation>سحب الزر ليس يدا: تعاد الفيش.</translation>
    </message>
    <message id="hand.low">
        <source>low {cards:low}</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. cards: cards of a low hand</extracomment>
        <translation>لو {cards:low}</translation>
    </message>
    <message id="poker.high_and_low">
        <source>{hand}; low {low_cards:low}</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. low_cards: cards of a low hand</extracomment>
        <translation>{hand}؛ لو {low_cards:low}</translation>
    </message>
    <message id="poker.uncalled">
        <source>Nobody called it: it goes back.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>لم يجاره أحد: يعاد.</translation>
    </message>
    <message id="poker.folded">
        <source>Folded.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>انسحب.</translation>
    </message>
    <message id="poker.mucked">
        <source>The hand was thrown away: it claims nothing.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>رميت اليد: لا تطالب بشيء.</translation>
    </message>
    <message id="poker.dead_hand">
        <source>The hand is dead by ruling.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>اليد ميتة بقرار.</translation>
    </message>
    <message id="poker.all_dead">
        <source>No hand is alive: chips go back.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>لا يد حية: تعاد الفيش.</translation>
    </message>
    <message id="poker.only_one">
        <source>Nobody else has chips in this pot.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>لا فيش لغيره في هذا البوت.</translation>
    </message>
    <message id="poker.not_in_hand">
        <source>Not in this hand: chips go back.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>ليس في هذه اليد: تعاد الفيش.</translation>
    </message>
    <message id="poker.collection">
        <source>The house&apos;s collection; it does not play.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>رسم الكازينو؛ لا يلعب.</translation>
    </message>
    <message id="poker.taken">
        <source>The house&apos;s part of {amount:money}.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. amount: an amount</extracomment>
        <translation>حصة الكازينو {amount:money}.</translation>
    </message>
    <message id="poker.wins">
        <source>{hand}[, better than {other_hand}][, {kicker} against {other_kicker}][; odd chips {odd:money}].</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. odd: an amount; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{hand}[، أفضل من {other_hand}][، {kicker} مقابل {other_kicker}][؛ فيش مفردة {odd:money}].</translation>
    </message>
    <message id="poker.shares" numerus="yes">
        <source>{hand}, shared by {among}[; better than {other_hand}][; odd chips {odd:money}].</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. odd: an amount; the words follow the number among; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>
            <numerusform>{hand}، بلا شركاء ({among})[؛ أفضل من {other_hand}][؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>{hand}، للاعب واحد[؛ أفضل من {other_hand}][؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>{hand}، بين لاعبين[؛ أفضل من {other_hand}][؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>{hand}، بين {among} لاعبين[؛ أفضل من {other_hand}][؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>{hand}، بين {among} لاعبا[؛ أفضل من {other_hand}][؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>{hand}، بين {among} لاعب[؛ أفضل من {other_hand}][؛ فيش مفردة {odd:money}].</numerusform>
        </translation>
    </message>
    <message id="poker.wins_high">
        <source>High half: {hand}[, better than {other_hand}][, {kicker} against {other_kicker}][; odd chips {odd:money}].</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. odd: an amount; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>النصف العالي: {hand}[، أفضل من {other_hand}][، {kicker} مقابل {other_kicker}][؛ فيش مفردة {odd:money}].</translation>
    </message>
    <message id="poker.shares_high" numerus="yes">
        <source>High half, shared by {among}: {hand}[; odd chips {odd:money}].</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. odd: an amount; the words follow the number among; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>
            <numerusform>النصف العالي، بلا شركاء ({among}): {hand}[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>النصف العالي، للاعب واحد: {hand}[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>النصف العالي، بين لاعبين: {hand}[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>النصف العالي، بين {among} لاعبين: {hand}[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>النصف العالي، بين {among} لاعبا: {hand}[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>النصف العالي، بين {among} لاعب: {hand}[؛ فيش مفردة {odd:money}].</numerusform>
        </translation>
    </message>
    <message id="poker.wins_low">
        <source>Low half: {low_hand}[; odd chips {odd:money}].</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. odd: an amount; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>النصف الواطي: {low_hand}[؛ فيش مفردة {odd:money}].</translation>
    </message>
    <message id="poker.shares_low" numerus="yes">
        <source>Low half, shared by {among}: {low_hand}[; odd chips {odd:money}].</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. odd: an amount; the words follow the number among; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>
            <numerusform>النصف الواطي، بلا شركاء ({among}): {low_hand}[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>النصف الواطي، للاعب واحد: {low_hand}[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>النصف الواطي، بين لاعبين: {low_hand}[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>النصف الواطي، بين {among} لاعبين: {low_hand}[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>النصف الواطي، بين {among} لاعبا: {low_hand}[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>النصف الواطي، بين {among} لاعب: {low_hand}[؛ فيش مفردة {odd:money}].</numerusform>
        </translation>
    </message>
    <message id="poker.scoops">
        <source>High half: {hand}; low half: {low_hand}.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots</extracomment>
        <translation>النصف العالي: {hand}؛ النصف الواطي: {low_hand}.</translation>
    </message>
    <message id="poker.beaten">
        <source>{hand}, not as good as {other_hand}[, {kicker} against {other_kicker}].</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. pots. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{hand}، أدنى من {other_hand}[، {kicker} مقابل {other_kicker}].</translation>
    </message>
    <message id="poker.exposed">
        <source>A card of {place} was shown while bets are made.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>{place}: أظهرت ورقة أثناء المراهنة.</translation>
    </message>
    <message id="poker.exposed_in_deal">
        <source>A card of {place} came face up.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>{place}: جاءت ورقة مكشوفة.</translation>
    </message>
    <message id="prescribes.plays_on">
        <source>It may not be changed: the hand plays on.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>لا تبدل: اليد تستمر.</translation>
    </message>
    <message id="prescribes.replaced">
        <source>When all have their cards it becomes the burn card, and the next card replaces it.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>عندما تكتمل أوراق الجميع تصير ورقة الحرق، والورقة التالية تحل مكانها.</translation>
    </message>
    <message id="poker.wrong_suit">
        <source>{cards:cards} at {place} is no club.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. cards: cards</extracomment>
        <translation>{cards:cards} في {place} ليست سباتي.</translation>
    </message>
    <message id="prescribes.draw_again">
        <source>Take it back and deal a club.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>استردها ووزع ورقة سباتي.</translation>
    </message>
    <message id="poker.chips_aside">
        <source>{party}: {kind:kind} {amount:money} belongs to no hand.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. kind: a bet&apos;s name; amount: an amount</extracomment>
        <translation>{party}: {kind:kind} {amount:money} لا يعود إلى أي يد.</translation>
    </message>
    <message id="prescribes.give_back">
        <source>Give the chips back.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>أعد الفيش.</translation>
    </message>
    <message id="poker.not_posted">
        <source>{party} did not post: {kind:kind} {amount:money}.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. kind: a bet&apos;s name; amount: an amount</extracomment>
        <translation>{party} لم يضع: {kind:kind} {amount:money}.</translation>
    </message>
    <message id="poker.out_of_turn">
        <source>{party} acted before {place}.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>{party} لعب قبل {place}.</translation>
    </message>
    <message id="prescribes.stands_unless_changed">
        <source>Back to {place}. It stands, unless the bet is changed before it.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>يعود الدور إلى {place}. يثبت الفعل إلا إذا تغير الرهان قبله.</translation>
    </message>
    <message id="prescribes.fold_stands">
        <source>The fold stands. Back to {place}.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>الانسحاب يثبت. يعود الدور إلى {place}.</translation>
    </message>
    <message id="poker.not_due">
        <source>{party} put in {amount:money} as {kind:kind}, which is not due there.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount; kind: a bet&apos;s name</extracomment>
        <translation>{party} وضع {amount:money} باسم {kind:kind}، وهو غير مطلوب هناك.</translation>
    </message>
    <message id="poker.string_bet">
        <source>{party} added {amount:money} after the first chips.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount</extracomment>
        <translation>{party} أضاف {amount:money} بعد الفيش الأولى.</translation>
    </message>
    <message id="prescribes.first_chips">
        <source>Only the first chips count, unless a raise was announced.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>الفيش الأولى وحدها تحتسب، إلا إذا أعلن رفع.</translation>
    </message>
    <message id="poker.betting_is_over">
        <source>{party} put in {amount:money} after the betting was over.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount</extracomment>
        <translation>{party} وضع {amount:money} بعد انتهاء المراهنة.</translation>
    </message>
    <message id="poker.check_to_bet">
        <source>{party} checked; there is {amount:money} to call.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount</extracomment>
        <translation>{party} قال تشيك؛ للمجاراة {amount:money}.</translation>
    </message>
    <message id="prescribes.call_or_fold">
        <source>Make it up to a call, or fold; chips put in stay.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>يكمل إلى المجاراة أو ينسحب؛ الفيش الموضوعة تبقى.</translation>
    </message>
    <message id="poker.too_little">
        <source>{party} put in {amount:money}; a call is {least:money}.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount; least: an amount</extracomment>
        <translation>{party} وضع {amount:money}؛ المجاراة {least:money}.</translation>
    </message>
    <message id="poker.may_not_raise">
        <source>{party} put in {amount:money}; no raise is open to that hand.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount</extracomment>
        <translation>{party} وضع {amount:money}؛ لا رفع متاح لهذه اليد.</translation>
    </message>
    <message id="prescribes.only_call">
        <source>It counts as a call of {amount:money}; the rest goes back.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount</extracomment>
        <translation>يحتسب مجاراة بـ {amount:money}؛ الباقي يعاد.</translation>
    </message>
    <message id="poker.too_much">
        <source>{party} put in {amount:money}; at most {most:money} may go in.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount; most: an amount</extracomment>
        <translation>{party} وضع {amount:money}؛ الحد الأقصى {most:money}.</translation>
    </message>
    <message id="prescribes.back_to">
        <source>It counts as {amount:money}; the rest goes back.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount</extracomment>
        <translation>يحتسب {amount:money}؛ الباقي يعاد.</translation>
    </message>
    <message id="poker.raise_too_small">
        <source>{party} put in {amount:money}; a full raise takes {least:money}.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount; least: an amount</extracomment>
        <translation>{party} وضع {amount:money}؛ الرفع الكامل {least:money}.</translation>
    </message>
    <message id="prescribes.make_up">
        <source>It is half of it or more: made up to {amount:money}.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount</extracomment>
        <translation>هو النصف أو أكثر: يكمل إلى {amount:money}.</translation>
    </message>
    <message id="poker.board_early">
        <source>A board card came before {place} had spoken.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>جاءت ورقة مشتركة قبل أن يتكلم {place}.</translation>
    </message>
    <message id="prescribes.board_back">
        <source>Take it away, finish the betting, and call the inspector.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>ارفعها، أكمل المراهنة، واستدع المفتش.</translation>
    </message>
    <message id="poker.bought_in_play">
        <source>{party} bought chips for {amount:money} during the hand.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount</extracomment>
        <translation>{party} اشترى فيشا بـ {amount:money} أثناء اليد.</translation>
    </message>
    <message id="prescribes.after_the_hand">
        <source>The chips play from the next hand on.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>تلعب الفيش من اليد التالية.</translation>
    </message>
    <message id="poker.players">
        <source>Players: {count}; from {least} to {most} can play.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>اللاعبون: {count}؛ يلعب من {least} إلى {most}.</translation>
    </message>
    <message id="poker.one_hand_each">
        <source>{party}: each player has one hand, and no stakes on other places.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>{party}: لكل لاعب يد واحدة، ولا رهان على أماكن أخرى.</translation>
    </message>
    <message id="poker.buy_in">
        <source>{party} sits down with {amount:money}; at least {least:money} is needed.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. amount: an amount; least: an amount</extracomment>
        <translation>{party} يجلس مع {amount:money}؛ الحد الأدنى للدخول {least:money}.</translation>
    </message>
    <message id="cch.no_fee_posted" numerus="yes">
        <source>The list posts no fee for {count} players: none is taken.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. the words follow the number count</extracomment>
        <translation>
            <numerusform>لا رسم في اللائحة بلا لاعبين ({count}): لا يؤخذ شيء.</numerusform>
            <numerusform>لا رسم في اللائحة للاعب واحد: لا يؤخذ شيء.</numerusform>
            <numerusform>لا رسم في اللائحة للاعبين اثنين: لا يؤخذ شيء.</numerusform>
            <numerusform>لا رسم في اللائحة لـ {count} لاعبين: لا يؤخذ شيء.</numerusform>
            <numerusform>لا رسم في اللائحة لـ {count} لاعبا: لا يؤخذ شيء.</numerusform>
            <numerusform>لا رسم في اللائحة لـ {count} لاعب: لا يؤخذ شيء.</numerusform>
        </translation>
    </message>
    <message id="prescribes.floor">
        <source>Call the floor.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>استدع مسؤول الصالة.</translation>
    </message>
    <message id="thp.no_seat_change">
        <source>{party} came from {place}: players may not change seats.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>{party} جاء من {place}: لا يجوز تغيير المقعد.</translation>
    </message>
    <message id="thp.not_announced">
        <source>The table is closed, and its last three hands were not announced and played.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>أغلقت الطاولة، ولم تعلن أيديها الثلاث الأخيرة ولم تلعب.</translation>
    </message>
    <message id="thp.announced_too_few" numerus="yes">
        <source>{count} last hands were announced; {wanted} are asked for.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong. the words follow the number count</extracomment>
        <translation>
            <numerusform>لم تعلن أي يد أخيرة ({count})؛ المطلوب {wanted}.</numerusform>
            <numerusform>أعلنت يد أخيرة واحدة؛ المطلوب {wanted}.</numerusform>
            <numerusform>أعلنت يدان أخيرتان؛ المطلوب {wanted}.</numerusform>
            <numerusform>أعلنت {count} أيد أخيرة؛ المطلوب {wanted}.</numerusform>
            <numerusform>أعلنت {count} يدا أخيرة؛ المطلوب {wanted}.</numerusform>
            <numerusform>أعلنت {count} يد أخيرة؛ المطلوب {wanted}.</numerusform>
        </translation>
    </message>
    <message id="thp.last_hand_played">
        <source>The hands announced as the last are played: the table closes.</source>
        <extracomment>What the games with a pot share, and what hold&apos;em and Omaha say. what is wrong</extracomment>
        <translation>لعبت الأيدي المعلنة أخيرة: تغلق الطاولة.</translation>
    </message>
</context>
<context>
    <name>push_nine</name>
    <message id="kind.buy-in">
        <source>BUY-IN</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>دخول</translation>
    </message>
    <message id="choice.cow">
        <source>COW</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>كاو</translation>
    </message>
    <message id="choice.split.seat_word">
        <source>SHARE THE POT</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>تقاسم البوت</translation>
    </message>
    <message id="choice.play">
        <source>PLAY</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>لعب</translation>
    </message>
    <message id="choice.keep">
        <source>KEEP</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>إبقاء</translation>
    </message>
    <message id="choice.replace">
        <source>REPLACE</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>تبديل</translation>
    </message>
    <message id="choice.looked">
        <source>HAS LOOKED</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>نظر</translation>
    </message>
    <message id="choice.declined">
        <source>NO</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>لا</translation>
    </message>
    <message id="said.split.seat_word">
        <source>WILL SHARE</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>يتقاسم</translation>
    </message>
    <message id="said.play">
        <source>PLAY</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>لعب</translation>
    </message>
    <message id="said.keep">
        <source>KEPT</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>أبقاها</translation>
    </message>
    <message id="said.replace">
        <source>REPLACED</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>بدلها</translation>
    </message>
    <message id="said.looked">
        <source>HAS LOOKED</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>نظر</translation>
    </message>
    <message id="said.cow">
        <source>COW</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>كاو</translation>
    </message>
    <message id="said.boxed card">
        <source>BOXED CARD</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>ورقة معكوسة</translation>
    </message>
    <message id="said.fouled">
        <source>FOULED</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>رزمة فاسدة</translation>
    </message>
    <message id="said.dropped">
        <source>CARD DROPPED</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>سقطت ورقة</translation>
    </message>
    <message id="said.touched">
        <source>CARDS TOUCHED</source>
        <extracomment>What Push Nine says. bets and words</extracomment>
        <translation>لمس الأوراق</translation>
    </message>
    <message id="hand.three_faces">
        <source>three faces</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>ثلاث صور</translation>
    </message>
    <message id="hand.points_0">
        <source>no points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>بلا نقاط</translation>
    </message>
    <message id="hand.points_1">
        <source>one point</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>نقطة واحدة</translation>
    </message>
    <message id="hand.points_2">
        <source>two points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>نقطتان</translation>
    </message>
    <message id="hand.points_3">
        <source>three points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>ثلاث نقاط</translation>
    </message>
    <message id="hand.points_4">
        <source>four points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>أربع نقاط</translation>
    </message>
    <message id="hand.points_5">
        <source>five points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>خمس نقاط</translation>
    </message>
    <message id="hand.points_6">
        <source>six points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>ست نقاط</translation>
    </message>
    <message id="hand.points_7">
        <source>seven points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>سبع نقاط</translation>
    </message>
    <message id="hand.points_8">
        <source>eight points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>ثماني نقاط</translation>
    </message>
    <message id="hand.points_9">
        <source>nine points</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>تسع نقاط</translation>
    </message>
    <message id="hand.agreed">
        <source>a share as agreed</source>
        <extracomment>What Push Nine says. hands</extracomment>
        <translation>حصة باتفاق</translation>
    </message>
    <message id="p9.agreed">
        <source>Agreed: share the pot</source>
        <extracomment>What Push Nine says. steps</extracomment>
        <translation>اتفاق: يقسم البوت</translation>
    </message>
    <message id="p9.alone">
        <source>Nobody else is in: the push pot goes to {place}</source>
        <extracomment>What Push Nine says. steps</extracomment>
        <translation>لا أحد غيره: بوت البوش إلى {place}</translation>
    </message>
    <message id="p9.boxed">
        <source>Boxed card: misdeal, all chips go back and it is dealt again</source>
        <extracomment>What Push Nine says. steps</extracomment>
        <translation>ورقة معكوسة في الرزمة: توزيع خاطئ، تعاد كل الفيش ويعاد التوزيع</translation>
    </message>
    <message id="p9.misdeal" numerus="yes">
        <source>Misdeal, {place} has {cards_there} cards, not {wanted}: all chips go back</source>
        <extracomment>What Push Nine says. steps. the words follow the number cards_there</extracomment>
        <translation>
            <numerusform>توزيع خاطئ، {place}: لا ورقة بدل {wanted}؛ تعاد كل الفيش</numerusform>
            <numerusform>توزيع خاطئ، {place}: ورقة واحدة بدل {wanted}؛ تعاد كل الفيش</numerusform>
            <numerusform>توزيع خاطئ، {place}: ورقتان بدل {wanted}؛ تعاد كل الفيش</numerusform>
            <numerusform>توزيع خاطئ، {place}: {cards_there} أوراق بدل {wanted}؛ تعاد كل الفيش</numerusform>
            <numerusform>توزيع خاطئ، {place}: {cards_there} ورقة بدل {wanted}؛ تعاد كل الفيش</numerusform>
            <numerusform>توزيع خاطئ، {place}: {cards_there} ورقة بدل {wanted}؛ تعاد كل الفيش</numerusform>
        </translation>
    </message>
    <message id="p9.push">
        <source>{hand}: push {times}, equal hands {among}. {amount:money} stays for the next hand; the button goes to {button}, {cutter} cuts.</source>
        <extracomment>What Push Nine says. pots. amount: an amount</extracomment>
        <translation>{hand}: البوش {times}، الأيدي المتساوية {among}. يبقى {amount:money} لليد التالية؛ الزر إلى {button}، والقطع إلى {cutter}.</translation>
    </message>
    <message id="p9.last_push" numerus="yes">
        <source>{hand}: push {times}, the last that is allowed, so the {among} equal hands share[; odd chips {odd:money}].</source>
        <extracomment>What Push Nine says. pots. odd: an amount; the words follow the number among; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>
            <numerusform>{hand}: البوش {times}، آخر ما يسمح؛ لا أيدي متساوية ({among})[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>{hand}: البوش {times}، آخر ما يسمح؛ لليد الواحدة[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>{hand}: البوش {times}، آخر ما يسمح؛ تتقاسم اليدان المتساويتان[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>{hand}: البوش {times}، آخر ما يسمح؛ تتقاسم {among} أيد متساوية[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>{hand}: البوش {times}، آخر ما يسمح؛ تتقاسم {among} يدا متساوية[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>{hand}: البوش {times}، آخر ما يسمح؛ تتقاسم {among} يد متساوية[؛ فيش مفردة {odd:money}].</numerusform>
        </translation>
    </message>
    <message id="p9.only_alive">
        <source>The only hand that is alive.</source>
        <extracomment>What Push Nine says. pots</extracomment>
        <translation>اليد الحية الوحيدة.</translation>
    </message>
    <message id="p9.shared" numerus="yes">
        <source>The {among} who were left agreed to share[; odd chips {odd:money}].</source>
        <extracomment>What Push Nine says. pots. odd: an amount; the words follow the number among; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>
            <numerusform>لم يبق أحد ليتقاسم ({among})[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>من بقي وحده وافق على التقاسم[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>اتفق الاثنان الباقيان على التقاسم[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>اتفق {among} لاعبين باقين على التقاسم[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>اتفق {among} لاعبا باقين على التقاسم[؛ فيش مفردة {odd:money}].</numerusform>
            <numerusform>اتفق {among} لاعب باقين على التقاسم[؛ فيش مفردة {odd:money}].</numerusform>
        </translation>
    </message>
    <message id="p9.partner">
        <source>Partner of {place}, who won: the push pot is divided between them.</source>
        <extracomment>What Push Nine says. pots</extracomment>
        <translation>شريك الرابح {place}: بوت البوش يقسم بينهما.</translation>
    </message>
    <message id="p9.backed">
        <source>Backed by {place}, who won: the buy-in comes back from the pot.</source>
        <extracomment>What Push Nine says. pots</extracomment>
        <translation>يدعمه الرابح {place}: مبلغ الدخول يعود من البوت.</translation>
    </message>
    <message id="p9.raised_partner">
        <source>{place} raised {other} with {hand}; that takes an eight or better. Both lose the pot.</source>
        <extracomment>What Push Nine says. pots</extracomment>
        <translation>{place} رفع على {other} مع {hand}؛ يلزم ثمانية أو أفضل. الاثنان يخسران البوت.</translation>
    </message>
    <message id="p9.dropped">
        <source>{place}: a card fell to the lap or the floor. The hand is dead.</source>
        <extracomment>What Push Nine says. pots</extracomment>
        <translation>{place}: سقطت ورقة في الحضن أو على الأرض. اليد ميتة.</translation>
    </message>
    <message id="p9.touched">
        <source>{place}: cards touched the discards or were taken. The hand is dead.</source>
        <extracomment>What Push Nine says. pots</extracomment>
        <translation>{place}: لمست الأوراق المستبعدة أو أخذت. اليد ميتة.</translation>
    </message>
    <message id="p9.dead_count" numerus="yes">
        <source>{place} has {cards_there} cards, not {wanted}, after the first action: the hand is dead.</source>
        <extracomment>What Push Nine says. pots. the words follow the number cards_there</extracomment>
        <translation>
            <numerusform>{place}: لا ورقة بدل {wanted} بعد أول فعل؛ اليد ميتة.</numerusform>
            <numerusform>{place}: ورقة واحدة بدل {wanted} بعد أول فعل؛ اليد ميتة.</numerusform>
            <numerusform>{place}: ورقتان بدل {wanted} بعد أول فعل؛ اليد ميتة.</numerusform>
            <numerusform>{place}: {cards_there} أوراق بدل {wanted} بعد أول فعل؛ اليد ميتة.</numerusform>
            <numerusform>{place}: {cards_there} ورقة بدل {wanted} بعد أول فعل؛ اليد ميتة.</numerusform>
            <numerusform>{place}: {cards_there} ورقة بدل {wanted} بعد أول فعل؛ اليد ميتة.</numerusform>
        </translation>
    </message>
    <message id="p9.over_exact">
        <source>More than the exact buy-in: it goes back.</source>
        <extracomment>What Push Nine says. pots</extracomment>
        <translation>أكثر من مبلغ الدخول المضبوط: يعاد.</translation>
    </message>
    <message id="p9.no_buy_in">
        <source>No buy-in: not exact, too late or not open to him. It goes back.</source>
        <extracomment>What Push Nine says. pots</extracomment>
        <translation>لا دخول: غير مضبوط أو متأخر أو غير متاح له. يعاد.</translation>
    </message>
    <message id="p9.deck_too_soon" numerus="yes">
        <source>A new deck after {hands} hands; it may be asked for after {wanted}.</source>
        <extracomment>What Push Nine says. what is wrong. the words follow the number hands</extracomment>
        <translation>
            <numerusform>رزمة جديدة قبل أي يد ({hands})؛ تطلب بعد {wanted}.</numerusform>
            <numerusform>رزمة جديدة بعد يد واحدة؛ تطلب بعد {wanted}.</numerusform>
            <numerusform>رزمة جديدة بعد يدين؛ تطلب بعد {wanted}.</numerusform>
            <numerusform>رزمة جديدة بعد {hands} أيد؛ تطلب بعد {wanted}.</numerusform>
            <numerusform>رزمة جديدة بعد {hands} يدا؛ تطلب بعد {wanted}.</numerusform>
            <numerusform>رزمة جديدة بعد {hands} يد؛ تطلب بعد {wanted}.</numerusform>
        </translation>
    </message>
    <message id="p9.cannot_ante">
        <source>{party} has not the chips for the ante.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>{party} لا فيش معه للأنتي.</translation>
    </message>
    <message id="p9.nobodys_push">
        <source>Nobody who has a right to the push pot of {amount:money} is here; all play for it.</source>
        <extracomment>What Push Nine says. what is wrong. amount: an amount</extracomment>
        <translation>لا أحد هنا ممن لهم حق في بوت البوش {amount:money}؛ يلعب الجميع عليه.</translation>
    </message>
    <message id="p9.other_back">
        <source>A card has a back of another colour.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>لورقة ظهر بلون آخر.</translation>
    </message>
    <message id="p9.not_now">
        <source>Partners and backers must say so before a push hand is dealt.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>على الشركاء والداعمين أن يعلنوا قبل توزيع يد البوش.</translation>
    </message>
    <message id="p9.not_open">
        <source>{party} was not dealt in when the pot was pushed: no buy-in.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>{party} لم يكن في توزيع البوش: لا دخول.</translation>
    </message>
    <message id="p9.needs_none">
        <source>{party} pushed and need not buy in: it goes back.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>{party} كانت يده متساوية ولا يلزمه دخول: يعاد.</translation>
    </message>
    <message id="p9.late_buy_in">
        <source>{party} buys in after the first card.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>{party} يدخل بعد الورقة الأولى.</translation>
    </message>
    <message id="p9.not_exact">
        <source>The buy-in at {place} is {amount:money}; exactly {wanted:money} was due.</source>
        <extracomment>What Push Nine says. what is wrong. amount: an amount; wanted: an amount</extracomment>
        <translation>{place}: الدخول {amount:money}؛ المطلوب {wanted:money} تماما.</translation>
    </message>
    <message id="p9.over">
        <source>The buy-in at {place} is {amount:money}; {wanted:money} is enough, the rest goes back.</source>
        <extracomment>What Push Nine says. what is wrong. amount: an amount; wanted: an amount</extracomment>
        <translation>{place}: الدخول {amount:money}؛ يكفي {wanted:money}، والباقي يعاد.</translation>
    </message>
    <message id="p9.raise_too_small">
        <source>{party} raises by {amount:money}; a raise is at least {least:money}.</source>
        <extracomment>What Push Nine says. what is wrong. amount: an amount; least: an amount</extracomment>
        <translation>{party} رفع {amount:money}؛ أقل رفع {least:money}.</translation>
    </message>
    <message id="p9.too_many_raises">
        <source>{party} raises; after one bet and three raises only a call is open.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>{party} رفع؛ بعد رهان وثلاثة رفعات لا يبقى إلا المجاراة.</translation>
    </message>
    <message id="p9.no_betting_money">
        <source>{place} has too few chips left to bet with.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>{place}: لم تبق فيش كافية للمراهنة.</translation>
    </message>
    <message id="p9.deal_again">
        <source>Misdeal: gather the cards and deal again.</source>
        <extracomment>What Push Nine says. what is wrong</extracomment>
        <translation>توزيع خاطئ: اجمع الأوراق ووزع من جديد.</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message id="entry.session.opened">
        <source>recording begins under header {header}[, signed by {signer}]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>يبدأ التسجيل بالترويسة {header}[، بتوقيع {signer}]</translation>
    </message>
    <message id="entry.session.resumed">
        <source>recording goes on after it broke off, by dealer-assist {version}[, models {model}]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>يستأنف التسجيل بعد انقطاعه، بالبرنامج {version}[، النماذج {model}]</translation>
    </message>
    <message id="entry.session.closed">
        <source>recording ends after {frames} frames</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>ينتهي التسجيل بعد {frames} صورة</translation>
    </message>
    <message id="entry.segment.closed">
        <source>{what} kept as {file}, {since} to {until}, SHA-256 {digest}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>{what}: {file}، {since} إلى {until}، البصمة {digest}</translation>
    </message>
    <message id="entry.segment.closed.cut">
        <source>{what} kept as {file}, {since} to {until}, SHA-256 {digest}, found so after it broke off</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>{what}: {file}، {since} إلى {until}، البصمة {digest}، كما وجد بعد الانقطاع</translation>
    </message>
    <message id="entry.segment.frames">
        <source>{count} frames of {camera}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>{count} صورة من {camera}</translation>
    </message>
    <message id="entry.segment.looks">
        <source>{count} looks</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>{count} نظرة</translation>
    </message>
    <message id="entry.still.kept">
        <source>the empty felt as {camera} sees it kept as {file}, SHA-256 {digest}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>القماش الخالي كما تراه {camera}: {file}، البصمة {digest}</translation>
    </message>
    <message id="entry.clock.stepped">
        <source>clock[ of {camera}] stepped by {seconds} s</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>قفزت الساعة[ في {camera}] بمقدار {seconds} ث</translation>
    </message>
    <message id="entry.clock.read">
        <source>clock: {how}[, off by {error} ms at most]; local time is {ahead}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>الساعة: {how}[، الخطأ {error} مللي ثانية على الأكثر]؛ التوقيت المحلي {ahead}</translation>
    </message>
    <message id="entry.clock.synchronised">
        <source>set by another clock</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>تضبطها ساعة أخرى</translation>
    </message>
    <message id="entry.clock.free">
        <source>set by no other clock</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>لا تضبطها ساعة أخرى</translation>
    </message>
    <message id="entry.clock.unknown">
        <source>nobody can say by what it is set</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>لا يعرف ما يضبطها</translation>
    </message>
    <message id="entry.writing.failed">
        <source>{what} not written since {since}: {why}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>لم يكتب {what} منذ {since}: {why}</translation>
    </message>
    <message id="entry.handed.in" numerus="yes">
        <source>{count} entries handed in from outside the table</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session. the words follow the number count</extracomment>
        <translation>
            <numerusform>لا قيود من خارج الطاولة</numerusform>
            <numerusform>سلم قيد واحد من خارج الطاولة</numerusform>
            <numerusform>سلم قيدان من خارج الطاولة</numerusform>
            <numerusform>سلمت {count} قيود من خارج الطاولة</numerusform>
            <numerusform>سلم {count} قيدا من خارج الطاولة</numerusform>
            <numerusform>سلم {count} قيد من خارج الطاولة</numerusform>
        </translation>
    </message>
    <message id="entry.key.introduced">
        <source>signed by {signer} from here on</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>التوقيع من هنا بالمفتاح {signer}</translation>
    </message>
    <message id="entry.key.rotated">
        <source>key {old} hands over to {new}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>المفتاح {old} يسلم إلى {new}</translation>
    </message>
    <message id="entry.key.recovered">
        <source>key {lost} was lost; {first} and {second} put {new} in its place: {why}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. the session</extracomment>
        <translation>ضاع المفتاح {lost}؛ وضع {first} و{second} مكانه {new}: {why}</translation>
    </message>
    <message id="entry.camera.lost">
        <source>{camera} is away[ since {since}][: {why}]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{camera} غائبة[ منذ {since}][: {why}]</translation>
    </message>
    <message id="entry.camera.back">
        <source>{camera} is back</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called</extracomment>
        <translation>عادت {camera}</translation>
    </message>
    <message id="entry.view.doubtful">
        <source>view of {camera} in doubt since {since}: {why}[, by {far} mm]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>رؤية {camera} مشكوك فيها منذ {since}: {why}[، بمقدار {far} مم]</translation>
    </message>
    <message id="entry.view.trusted">
        <source>view of {camera} is trusted again</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called</extracomment>
        <translation>رؤية {camera} موثوقة من جديد</translation>
    </message>
    <message id="entry.view.trusted.anew">
        <source>view of {camera} is trusted again, the felt found anew</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called</extracomment>
        <translation>رؤية {camera} موثوقة من جديد، وقد وجد القماش من جديد</translation>
    </message>
    <message id="entry.cards.covered">
        <source>something lies over the cards at {places}: what changes beneath is not seen</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called</extracomment>
        <translation>شيء ما موضوع فوق الأوراق في {places}: ما يتغير تحته لا يُرى</translation>
    </message>
    <message id="entry.cards.uncovered">
        <source>nothing lies over cards any more</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called</extracomment>
        <translation>لم يعد شيء موضوعاً فوق الأوراق</translation>
    </message>
    <message id="entry.frames.dropped">
        <source>{count} frames of {camera} are not in the film</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called</extracomment>
        <translation>صور {camera} الناقصة من الفيلم: {count}</translation>
    </message>
    <message id="entry.frames.unseen">
        <source>{count} frames of {camera} were not looked at</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called</extracomment>
        <translation>صور {camera} التي لم ينظر إليها: {count}</translation>
    </message>
    <message id="entry.inspector.called">
        <source>the inspector is called[ to {place}]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>استدعي المفتش[: {place}]</translation>
    </message>
    <message id="entry.inspector.came">
        <source>the inspector came</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. cameras, and who was called</extracomment>
        <translation>حضر المفتش</translation>
    </message>
    <message id="entry.person.added">
        <source>{person} works here from now on, as {roles}[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{person} يعمل هنا من الآن، بصفة {roles}[ (مع {second})]</translation>
    </message>
    <message id="entry.person.changed">
        <source>{person}: {roles}[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{person}: {roles}[ (مع {second})]</translation>
    </message>
    <message id="entry.person.changed.pin">
        <source>{person}: {roles}, with another PIN[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{person}: {roles}، برقم سري آخر[ (مع {second})]</translation>
    </message>
    <message id="entry.person.left">
        <source>{person} no longer works here[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{person} لم يعد يعمل هنا[ (مع {second})]</translation>
    </message>
    <message id="entry.signed.in">
        <source>{person} signs in ({where})</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people</extracomment>
        <translation>دخل {person} ({where})</translation>
    </message>
    <message id="entry.signed.out">
        <source>{person} signs out</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people</extracomment>
        <translation>خرج {person}</translation>
    </message>
    <message id="entry.pin.wrong">
        <source>a wrong PIN[ for {person}] ({where})</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>رقم سري خاطئ[ باسم {person}] ({where})</translation>
    </message>
    <message id="entry.person.locked">
        <source>{person} is locked until {until}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people</extracomment>
        <translation>{person} موقوف حتى {until}</translation>
    </message>
    <message id="entry.person.unlocked">
        <source>{person} is unlocked</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people</extracomment>
        <translation>رفع الإيقاف عن {person}</translation>
    </message>
    <message id="entry.recovery.held">
        <source>{holder} has a code for the day on which nobody can sign in[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>لدى {holder} رمز لليوم الذي لا يستطيع فيه أحد الدخول[ (مع {second})]</translation>
    </message>
    <message id="entry.recovery.held.no_more">
        <source>{holder} no longer has a code for when nobody can sign in[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>لم يعد لدى {holder} رمز لحين لا يستطيع أحد الدخول[ (مع {second})]</translation>
    </message>
    <message id="entry.supervisor.recovered">
        <source>{person} is a pit supervisor again, by the codes of {first} and {second}: {why}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. people</extracomment>
        <translation>{person} مشرف من جديد، برمزي {first} و{second}: {why}</translation>
    </message>
    <message id="entry.dispute.opened">
        <source>dispute {number} opens: {folder}, round {round}[, place {box}], {category}: {claim}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. disputes, payouts, evidence. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>فتح النزاع {number}: {folder}، الجولة {round}[، المكان {box}]، {category}: {claim}</translation>
    </message>
    <message id="entry.dispute.noted">
        <source>dispute {number}, {kind}: {text}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. disputes, payouts, evidence</extracomment>
        <translation>النزاع {number}، {kind}: {text}</translation>
    </message>
    <message id="entry.dispute.decided">
        <source>dispute {number} {verdict}: {reason}; {why}[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. disputes, payouts, evidence. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>النزاع {number} {verdict}: {reason}؛ {why}[ (مع {second})]</translation>
    </message>
    <message id="entry.payout.verified">
        <source>payout verified: {folder}, round {round}, place {party}, {kind:kind}; player: {player}[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. disputes, payouts, evidence. kind: a bet&apos;s name; a part in [brackets] is left out when its value is missing</extracomment>
        <translation>تم التحقق من الدفع: {folder}، الجولة {round}، المكان {party}، {kind:kind}؛ اللاعب: {player}[ (مع {second})]</translation>
    </message>
    <message id="entry.alert.acknowledged">
        <source>alert seen: {folder}, round {round}, {rule}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. disputes, payouts, evidence</extracomment>
        <translation>شوهد التنبيه: {folder}، الجولة {round}، {rule}</translation>
    </message>
    <message id="entry.evidence.viewed">
        <source>looks at {folder}, {what}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. disputes, payouts, evidence</extracomment>
        <translation>اطلع على {folder}، {what}</translation>
    </message>
    <message id="entry.exported">
        <source>{why} exported as {file}, SHA-256 {digest}, from {folder}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. disputes, payouts, evidence</extracomment>
        <translation>صدر {why} باسم {file}، البصمة {digest}، من {folder}</translation>
    </message>
    <message id="entry.hold.placed">
        <source>hold on {folder}, {span}: {why}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. what is kept</extracomment>
        <translation>حجز {folder}، {span}: {why}</translation>
    </message>
    <message id="entry.hold.released">
        <source>hold of entry {hold} released: {why}[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. what is kept. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>رفع حجز القيد {hold}: {why}[ (مع {second})]</translation>
    </message>
    <message id="entry.purged">
        <source>{file} of {folder} purged, SHA-256 {digest}[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. what is kept. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>محي {file} من {folder}، البصمة {digest}[ (مع {second})]</translation>
    </message>
    <message id="entry.retention.set">
        <source>film is kept for {film} days, sightings for {sightings}[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. what is kept. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>يحفظ الفيلم {film} يوما والنظرات {sightings}[ (مع {second})]</translation>
    </message>
    <message id="entry.rules.changed">
        <source>rules of {game} from here on: {file}, SHA-256 {digest}: {why}[ (with {second})]</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. what is kept. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>قواعد {game} من هنا: {file}، البصمة {digest}: {why}[ (مع {second})]</translation>
    </message>
    <message id="entry.span">
        <source>{since} to {until}</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. what is kept</extracomment>
        <translation>{since} إلى {until}</translation>
    </message>
    <message id="entry.span.from">
        <source>from {since} on</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. what is kept</extracomment>
        <translation>من {since} فصاعدا</translation>
    </message>
    <message id="entry.span.all">
        <source>all of it</source>
        <extracomment>What the recorder and the house&apos;s log say: entries that are no part of a game. Digests by their first letters. what is kept</extracomment>
        <translation>كله</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message id="replay.title">
        <source>{session} · replay</source>
        <extracomment>What the replay of recorded sessions says</extracomment>
        <translation>{session} · إعادة العرض</translation>
    </message>
    <message id="replay.mark.round">
        <source>Round {round}</source>
        <extracomment>What the replay of recorded sessions says. what is marked</extracomment>
        <translation>الجولة {round}</translation>
    </message>
    <message id="replay.mark.alert">
        <source>Round {round}: alert</source>
        <extracomment>What the replay of recorded sessions says. what is marked</extracomment>
        <translation>الجولة {round}: تنبيه</translation>
    </message>
    <message id="replay.mark.correction">
        <source>Round {round}: correction</source>
        <extracomment>What the replay of recorded sessions says. what is marked</extracomment>
        <translation>الجولة {round}: تصحيح</translation>
    </message>
    <message id="replay.mark.dispute">
        <source>Round {round}: dispute</source>
        <extracomment>What the replay of recorded sessions says. what is marked</extracomment>
        <translation>الجولة {round}: نزاع</translation>
    </message>
    <message id="replay.mark.reading">
        <source>Round {round}: read otherwise today</source>
        <extracomment>What the replay of recorded sessions says. what is marked</extracomment>
        <translation>الجولة {round}: تقرأ اليوم خلاف ذلك</translation>
    </message>
    <message id="replay.mark.away">
        <source>Camera away</source>
        <extracomment>What the replay of recorded sessions says. what is marked</extracomment>
        <translation>الكاميرا غائبة</translation>
    </message>
    <message id="replay.mark.doubt">
        <source>View in doubt</source>
        <extracomment>What the replay of recorded sessions says. what is marked</extracomment>
        <translation>الرؤية مشكوك فيها</translation>
    </message>
    <message id="replay.mark.resumed">
        <source>The recording went on here</source>
        <extracomment>What the replay of recorded sessions says. what is marked</extracomment>
        <translation>هنا استؤنف التسجيل</translation>
    </message>
    <message id="replay.event">
        <source>Entry {entry} of {entries}: {what} ({by})</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>التسجيل {entry} من {entries}: {what} ({by})</translation>
    </message>
    <message id="replay.before">
        <source>Before the first entry</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>قبل أول تسجيل</translation>
    </message>
    <message id="replay.elapsed">
        <source>{elapsed} of {length}</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>{elapsed} من {length}</translation>
    </message>
    <message id="replay.frame">
        <source>frame {frame}</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>الصورة {frame}</translation>
    </message>
    <message id="replay.round">
        <source>Round {round}</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>الجولة {round}</translation>
    </message>
    <message id="replay.points">
        <source>from {since} to {until}</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>من {since} إلى {until}</translation>
    </message>
    <message id="replay.begin">
        <source>the beginning</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>البداية</translation>
    </message>
    <message id="replay.end">
        <source>the end</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>النهاية</translation>
    </message>
    <message id="replay.readonly">
        <source>This is a recording: nothing is entered here. A correction is made at the inspector&apos;s desk.</source>
        <extracomment>What the replay of recorded sessions says. the bar</extracomment>
        <translation>هذا تسجيل: لا يدخل هنا شيء. التصحيح يتم في مكتب المفتش.</translation>
    </message>
    <message id="replay.reading">
        <source>{face}[ {certainty} %]</source>
        <extracomment>What the replay of recorded sessions says. the bar. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{face}[ {certainty} %]</translation>
    </message>
    <message id="replay.hand">
        <source>hand</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>يد</translation>
    </message>
    <message id="replay.street">
        <source>street</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>جولة رهان</translation>
    </message>
    <message id="replay.step">
        <source>event</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>حدث</translation>
    </message>
    <message id="replay.picture">
        <source>frame</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>صورة</translation>
    </message>
    <message id="replay.play">
        <source>PLAY</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>تشغيل</translation>
    </message>
    <message id="replay.pause">
        <source>PAUSE</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message id="replay.slower">
        <source>slower</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>أبطأ</translation>
    </message>
    <message id="replay.faster">
        <source>faster</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>أسرع</translation>
    </message>
    <message id="replay.in">
        <source>IN</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>البدء</translation>
    </message>
    <message id="replay.out">
        <source>OUT</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>الختام</translation>
    </message>
    <message id="replay.camera">
        <source>CAMERA</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>كاميرا</translation>
    </message>
    <message id="replay.zoom">
        <source>ZOOM</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>تكبير</translation>
    </message>
    <message id="replay.reread">
        <source>READ AGAIN</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>قراءة ثانية</translation>
    </message>
    <message id="replay.stop">
        <source>STOP</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>إيقاف</translation>
    </message>
    <message id="replay.keys">
        <source>KEYS</source>
        <extracomment>What the replay of recorded sessions says. buttons</extracomment>
        <translation>المفاتيح</translation>
    </message>
    <message id="reread.differs">
        <source>{place}[, {camera}], {since} to {until}: then {then}, now {now}</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{place}[، {camera}]، من {since} إلى {until}: آنذاك {then}، والآن {now}</translation>
    </message>
    <message id="reread.face">
        <source>{face} ({certainty} %, {looks} looks)</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>{face} ({certainty} %، {looks} قراءة)</translation>
    </message>
    <message id="reread.nothing">
        <source>no card</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>لا ورقة</translation>
    </message>
    <message id="reread.title">
        <source>THEN AND NOW</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>آنذاك والآن</translation>
    </message>
    <message id="reread.none">
        <source>The pictures have not been read again yet. R reads them with today&apos;s models[: {part}].</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>لم تقرأ الصور من جديد بعد. R يقرأها بنماذج اليوم[: {part}].</translation>
    </message>
    <message id="reread.running">
        <source>Reading again: {percent} %</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>قراءة ثانية: {percent} %</translation>
    </message>
    <message id="reread.same.models">
        <source>Read again by the models of the day ({now}).</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>قرئت من جديد بنماذج اليوم ({now}).</translation>
    </message>
    <message id="reread.models">
        <source>Then by models {then}, now by {now}.</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>آنذاك بالنماذج {then}، والآن بـ {now}.</translation>
    </message>
    <message id="reread.models.unknown">
        <source>The record names no models; now by {now}.</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>السجل لا يسمي نماذج؛ والآن بـ {now}.</translation>
    </message>
    <message id="reread.found" numerus="yes">
        <source>{cards} cards compared, {count} read otherwise.</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now. the words follow the number count</extracomment>
        <translation>
            <numerusform>قورنت {cards} ورقة، ولم تقرأ أي ({count}) خلاف ذلك.</numerusform>
            <numerusform>قورنت {cards} ورقة، وقرئت واحدة ({count}) خلاف ذلك.</numerusform>
            <numerusform>قورنت {cards} ورقة، وقرئت اثنتان ({count}) خلاف ذلك.</numerusform>
            <numerusform>قورنت {cards} ورقة، وقرئت {count} أوراق خلاف ذلك.</numerusform>
            <numerusform>قورنت {cards} ورقة، وقرئت {count} ورقة خلاف ذلك.</numerusform>
            <numerusform>قورنت {cards} ورقة، وقرئت {count} ورقة خلاف ذلك.</numerusform>
        </translation>
    </message>
    <message id="reread.unread">
        <source>Not read: {gap}</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>لم يقرأ: {gap}</translation>
    </message>
    <message id="reread.then">
        <source>THEN: {what}</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>آنذاك: {what}</translation>
    </message>
    <message id="reread.now">
        <source>NOW: {what}</source>
        <extracomment>What the replay of recorded sessions says. what was read then, and is read now</extracomment>
        <translation>الآن: {what}</translation>
    </message>
    <message id="replay.keys.1">
        <source>Space|play, pause</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>Space|تشغيل، إيقاف مؤقت</translation>
    </message>
    <message id="replay.keys.2">
        <source>, .|a frame back, on</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>, .|صورة إلى الوراء، إلى الأمام</translation>
    </message>
    <message id="replay.keys.3">
        <source>◀ ▶|an event back, on</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>◀ ▶|حدث إلى الوراء، إلى الأمام</translation>
    </message>
    <message id="replay.keys.4">
        <source>Shift + ◀ ▶|a street back, on</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>Shift + ◀ ▶|جولة رهان إلى الوراء، إلى الأمام</translation>
    </message>
    <message id="replay.keys.5">
        <source>Ctrl + ◀ ▶|a hand back, on</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>Ctrl + ◀ ▶|يد إلى الوراء، إلى الأمام</translation>
    </message>
    <message id="replay.keys.6">
        <source>Home End|the beginning, the end</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>Home End|البداية، النهاية</translation>
    </message>
    <message id="replay.keys.7">
        <source>[ ]|slower, faster</source>
        <extracomment>What the replay of recorded sessions says. keys. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>[ ]|أبطأ، أسرع</translation>
    </message>
    <message id="replay.keys.8">
        <source>I O X|in point, out point, neither</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>I O X|نقطة البدء، نقطة الختام، لا شيء</translation>
    </message>
    <message id="replay.keys.9">
        <source>Z|this hand, or the whole session, in the bar</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>Z|هذه اليد أو الجلسة كلها في الشريط</translation>
    </message>
    <message id="replay.keys.10">
        <source>C|another camera, or all</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>C|كاميرا أخرى أو الكل</translation>
    </message>
    <message id="replay.keys.11">
        <source>R|read the pictures again, between the points</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>R|قراءة الصور من جديد بين النقطتين</translation>
    </message>
    <message id="replay.keys.12">
        <source>D Shift + D|the next difference, the one before</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>D Shift + D|الفرق التالي، الفرق السابق</translation>
    </message>
    <message id="replay.keys.13">
        <source>M Shift + M|the next mark, the one before</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>M Shift + M|العلامة التالية، العلامة السابقة</translation>
    </message>
    <message id="replay.keys.14">
        <source>G|the picture large</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>G|الصورة كبيرة</translation>
    </message>
    <message id="replay.keys.15">
        <source>L|with what was read, or without</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>L|مع ما قرئ أو بدونه</translation>
    </message>
    <message id="replay.keys.16">
        <source>W|the picture whole, or as a pane</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>W|الصورة كاملة أو بجانب</translation>
    </message>
    <message id="replay.keys.17">
        <source>F11|full screen</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>F11|ملء الشاشة</translation>
    </message>
    <message id="replay.keys.18">
        <source>? Esc|these keys, back</source>
        <extracomment>What the replay of recorded sessions says. keys</extracomment>
        <translation>? Esc|هذه المفاتيح، رجوع</translation>
    </message>
</context>
<context>
    <name>reports</name>
    <message id="figures.title">
        <source>Report</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal</extracomment>
        <translation>تقرير</translation>
    </message>
    <message id="figures.of">
        <source>{records}: {sessions} sessions, {hands} hands[, from {since}][, until {until}]</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. a part in [brackets] is left out when its value is missing</extracomment>
        <translation>{records}: {sessions} جلسات، {hands} أدوار[، منذ {since}][، حتى {until}]</translation>
    </message>
    <message id="figures.page">
        <source>Page {page} of {pages}</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal</extracomment>
        <translation>صفحة {page} من {pages}</translation>
    </message>
    <message id="figures.none">
        <source>nothing</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message id="figures.nobody">
        <source>nobody signed in</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal</extracomment>
        <translation>لم يسجل أحد دخوله</translation>
    </message>
    <message id="figures.by_touch">
        <source>by touch</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal</extracomment>
        <translation>باللمس</translation>
    </message>
    <message id="figures.all">
        <source>all</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal</extracomment>
        <translation>الكل</translation>
    </message>
    <message id="figures.reading">
        <source>Recognition</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>التعرف على الأوراق</translation>
    </message>
    <message id="figures.reading.note">
        <source>Asked: the camera could not read the card, and people named it. Corrected: it was read, and the record says otherwise by now; wrong: another card. Behind each share: between what bounds it lies with 95 % certainty. A mistake that nobody noticed is not among these.</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>مطلوبة: لم تستطع الكاميرا قراءة الورقة فسمّاها شخص. مصححة: قُرئت ثم صار السجل يقول غير ذلك؛ خاطئة: ورقة أخرى. بعد كل نسبة: الحدان اللذان تقع بينهما بيقين 95 %. الخطأ الذي لم يلاحظه أحد ليس من بينها.</translation>
    </message>
    <message id="figures.by.all">
        <source>All</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>الكل</translation>
    </message>
    <message id="figures.by.table">
        <source>Table</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>الطاولة</translation>
    </message>
    <message id="figures.by.deck">
        <source>Deck</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>الرزمة</translation>
    </message>
    <message id="figures.by.shift">
        <source>Shift</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>الوردية</translation>
    </message>
    <message id="figures.by.dealer">
        <source>Dealer</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>الموزع</translation>
    </message>
    <message id="figures.name">
        <source>Name</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>الاسم</translation>
    </message>
    <message id="figures.cards">
        <source>Cards</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>الأوراق</translation>
    </message>
    <message id="figures.asked">
        <source>Asked</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>مطلوبة</translation>
    </message>
    <message id="figures.unnamed">
        <source>Not named</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>لم تُسمَّ</translation>
    </message>
    <message id="figures.corrected">
        <source>Corrected</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>مصححة</translation>
    </message>
    <message id="figures.wrong">
        <source>Wrong</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>خاطئة</translation>
    </message>
    <message id="figures.told">
        <source>Told by people</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. recognition</extracomment>
        <translation>قالها شخص</translation>
    </message>
    <message id="figures.pace">
        <source>Hands per hour</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. pace</extracomment>
        <translation>الأدوار في الساعة</translation>
    </message>
    <message id="figures.pace.note">
        <source>Of the hours in which a table was in play: a pause of more than ten minutes does not count.</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. pace</extracomment>
        <translation>من الساعات التي كانت فيها الطاولة في اللعب: التوقف لأكثر من عشر دقائق لا يُحسب.</translation>
    </message>
    <message id="figures.hands">
        <source>Hands</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. pace</extracomment>
        <translation>الأدوار</translation>
    </message>
    <message id="figures.hours">
        <source>Hours</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. pace</extracomment>
        <translation>الساعات</translation>
    </message>
    <message id="figures.per_hour">
        <source>Hands per hour</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. pace</extracomment>
        <translation>الأدوار في الساعة</translation>
    </message>
    <message id="figures.corrections">
        <source>Corrections</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>التصحيحات</translation>
    </message>
    <message id="figures.what">
        <source>What</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>ماذا</translation>
    </message>
    <message id="figures.cause">
        <source>Cause</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>السبب</translation>
    </message>
    <message id="figures.count">
        <source>Number</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>العدد</translation>
    </message>
    <message id="figures.what.card">
        <source>another card</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>ورقة أخرى</translation>
    </message>
    <message id="figures.what.no card">
        <source>no card there</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>لا ورقة هناك</translation>
    </message>
    <message id="figures.what.place">
        <source>another place</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>مكان آخر</translation>
    </message>
    <message id="figures.what.stake">
        <source>stake</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>رهان</translation>
    </message>
    <message id="figures.what.decision">
        <source>decision</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>قرار</translation>
    </message>
    <message id="figures.what.result">
        <source>result</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>نتيجة</translation>
    </message>
    <message id="figures.what.taken back">
        <source>correction taken back</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>تصحيح مسحوب</translation>
    </message>
    <message id="figures.what.other">
        <source>other</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>غير ذلك</translation>
    </message>
    <message id="figures.cause.table">
        <source>at the table</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>على الطاولة</translation>
    </message>
    <message id="figures.cause.dispute">
        <source>dispute</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. corrections</extracomment>
        <translation>نزاع</translation>
    </message>
    <message id="figures.disputes">
        <source>Disputes</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. disputes</extracomment>
        <translation>النزاعات</translation>
    </message>
    <message id="figures.category">
        <source>About</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. disputes</extracomment>
        <translation>بشأن</translation>
    </message>
    <message id="figures.opened">
        <source>Opened</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. disputes</extracomment>
        <translation>فُتحت</translation>
    </message>
    <message id="figures.open">
        <source>Open</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. disputes</extracomment>
        <translation>مفتوحة</translation>
    </message>
    <message id="figures.decided">
        <source>Decided</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. disputes</extracomment>
        <translation>حُسمت</translation>
    </message>
    <message id="figures.reasons">
        <source>Why</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. disputes</extracomment>
        <translation>لماذا</translation>
    </message>
    <message id="figures.age">
        <source>Median time</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. disputes</extracomment>
        <translation>المدة الوسيطة</translation>
    </message>
    <message id="figures.times">
        <source>{what}: {count}</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. disputes</extracomment>
        <translation>{what}: {count}</translation>
    </message>
    <message id="figures.malfunctions">
        <source>Malfunctions</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>الأعطال</translation>
    </message>
    <message id="figures.log">
        <source>Malfunction log</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>سجل الأعطال</translation>
    </message>
    <message id="figures.malfunction">
        <source>Malfunction</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>العطل</translation>
    </message>
    <message id="figures.lasted">
        <source>Lasted</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>المدة</translation>
    </message>
    <message id="figures.at">
        <source>At</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>الوقت</translation>
    </message>
    <message id="figures.session">
        <source>Session</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>الجلسة</translation>
    </message>
    <message id="figures.entry">
        <source>Entry</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>القيد</translation>
    </message>
    <message id="figures.details">
        <source>Details</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>التفاصيل</translation>
    </message>
    <message id="figures.to_end">
        <source>to the end</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>حتى النهاية</translation>
    </message>
    <message id="figures.kind.camera away">
        <source>camera away</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>الكاميرا غائبة</translation>
    </message>
    <message id="figures.kind.view in doubt">
        <source>view in doubt</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>الرؤية مشكوك فيها</translation>
    </message>
    <message id="figures.kind.frames not filmed">
        <source>frames not filmed</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>صور لم تُصوَّر</translation>
    </message>
    <message id="figures.kind.frames not looked at">
        <source>frames not looked at</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>صور لم يُنظر فيها</translation>
    </message>
    <message id="figures.kind.not written">
        <source>not written</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>لم يُكتب</translation>
    </message>
    <message id="figures.kind.clock stepped">
        <source>clock stepped</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>قفزة في الساعة</translation>
    </message>
    <message id="figures.kind.broke off">
        <source>recording broke off</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>انقطع التسجيل</translation>
    </message>
    <message id="figures.kind.not closed">
        <source>not closed (running, or cut off)</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>لم تُغلق (جارية أو مقطوعة)</translation>
    </message>
    <message id="figures.kind.record damaged">
        <source>record damaged</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. malfunctions</extracomment>
        <translation>السجل تالف</translation>
    </message>
    <message id="figures.hold">
        <source>House edge and hold</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>أفضلية الدار وما احتفظت به</translation>
    </message>
    <message id="figures.hold.note">
        <source>Hold: what the rack gained of all that was staked. Edge: the same of one bet, beside what it is in the long run. The bounds, with 95 % certainty, show how little a night tells: where they hold the theory between them, nothing speaks against it. Below {fewest} rounds there are none.</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>المحتفظ به: ما كسبته الخزنة من كل ما رُوهن به. الأفضلية: الشيء نفسه لرهان واحد، بجانب ما هي عليه على المدى الطويل. الحدان، بيقين 95 %، يبيّنان كم تقول ليلة واحدة قليلا: حيث تقع النظرية بينهما لا شيء يخالفها. دون {fewest} دورا لا حدود.</translation>
    </message>
    <message id="figures.game">
        <source>Game</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>اللعبة</translation>
    </message>
    <message id="figures.bet">
        <source>Of</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>من</translation>
    </message>
    <message id="figures.rounds">
        <source>Rounds</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>الأدوار</translation>
    </message>
    <message id="figures.staked">
        <source>Staked</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>المراهن به</translation>
    </message>
    <message id="figures.gained">
        <source>Gained</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>المكسوب</translation>
    </message>
    <message id="figures.share">
        <source>Share</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>النسبة</translation>
    </message>
    <message id="figures.theory">
        <source>Theory</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>النظرية</translation>
    </message>
    <message id="figures.all_bets">
        <source>all bets (hold)</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>كل الرهانات (المحتفظ به)</translation>
    </message>
    <message id="figures.no_theory">
        <source>no theory for these rules</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>لا نظرية لهذه القواعد</translation>
    </message>
    <message id="figures.few">
        <source>too few rounds</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>أدوار قليلة جدا</translation>
    </message>
    <message id="figures.when.best">
        <source>played best</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>باللعب الأمثل</translation>
    </message>
    <message id="figures.when.called">
        <source>the Call always made</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>مع كول دائما</translation>
    </message>
    <message id="figures.when.endless">
        <source>played best, from a shoe without end</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. hold</extracomment>
        <translation>باللعب الأمثل، من علبة توزيع لا تنتهي</translation>
    </message>
    <message id="figures.plot.wrong">
        <source>Corrected to another card, by {by}</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. plots</extracomment>
        <translation>صُححت إلى ورقة أخرى، حسب {by}</translation>
    </message>
    <message id="figures.plot.asked">
        <source>Asked for, by {by}</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. plots</extracomment>
        <translation>مطلوبة، حسب {by}</translation>
    </message>
    <message id="figures.plot.pace">
        <source>Hands per hour, by {by}</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. plots</extracomment>
        <translation>الأدوار في الساعة، حسب {by}</translation>
    </message>
    <message id="figures.plot.hold">
        <source>Hold and edge, ◆ theory</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. plots</extracomment>
        <translation>المحتفظ به والأفضلية، ◆ النظرية</translation>
    </message>
    <message id="figures.plot.percent">
        <source>per cent</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. plots</extracomment>
        <translation>بالمئة</translation>
    </message>
    <message id="figures.plot.minutes">
        <source>minutes</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. plots</extracomment>
        <translation>دقائق</translation>
    </message>
    <message id="figures.plot.lasted">
        <source>Malfunctions: how long they lasted</source>
        <extracomment>What reports say of a folder of sessions: on paper, in the window of the plots and on a terminal. plots</extracomment>
        <translation>الأعطال: كم دامت</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message id="first.title">
        <source>Three questions before the first hand</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>ثلاثة أسئلة قبل أول يد</translation>
    </message>
    <message id="first.game">
        <source>1   Which game?</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>1   أي لعبة؟</translation>
    </message>
    <message id="first.house">
        <source>By which rules?</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>بأي قواعد؟</translation>
    </message>
    <message id="first.camera">
        <source>2   Which camera?</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>2   أي كاميرا؟</translation>
    </message>
    <message id="first.camera.number">
        <source>CAMERA {number}</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>الكاميرا {number}</translation>
    </message>
    <message id="first.camera.size">
        <source>{width} × {height}</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>{width} × {height}</translation>
    </message>
    <message id="first.camera.none">
        <source>NO CAMERA</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>بلا كاميرا</translation>
    </message>
    <message id="first.camera.none.hint">
        <source>All by touch: cards are named on the screen, and the record says who named them.</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>كل شيء باللمس: تسمى الأوراق على الشاشة، والسجل يقول من سماها.</translation>
    </message>
    <message id="first.camera.hint">
        <source>Next comes the calibration guide: where the felt lies in the picture.</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>يلي ذلك دليل المعايرة: أين يقع القماش في الصورة.</translation>
    </message>
    <message id="first.camera.seeking">
        <source>Looking for cameras …</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>البحث عن كاميرات …</translation>
    </message>
    <message id="first.camera.found.none">
        <source>No camera answers. Plug one in, or deal without.</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>لا كاميرا تجيب. صل واحدة، أو وزع بدونها.</translation>
    </message>
    <message id="first.camera.other">
        <source>OTHER CAMERA</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>كاميرا أخرى</translation>
    </message>
    <message id="first.camera.other.hint">
        <source>a film, rtsp://…, or genicam:SERIAL</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>فيلم، أو ⁦rtsp://…⁩، أو ⁦genicam:SERIAL⁩</translation>
    </message>
    <message id="first.camera.none_such">
        <source>This names no camera: a number, a film, rtsp://… or genicam:SERIAL was expected.</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>هذا لا يسمي كاميرا: المطلوب رقم أو فيلم أو ⁦rtsp://…⁩ أو ⁦genicam:SERIAL⁩.</translation>
    </message>
    <message id="first.records">
        <source>3   Where to keep the records?</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>3   أين تحفظ السجلات؟</translation>
    </message>
    <message id="first.records.other">
        <source>OTHER FOLDER</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>مجلد آخر</translation>
    </message>
    <message id="first.records.free">
        <source>{free} GB are free.</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>المساحة الحرة {free} غيغابايت.</translation>
    </message>
    <message id="first.records.bad">
        <source>Cannot be written: choose another folder.</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>لا يمكن الكتابة فيه: اختر مجلدا آخر.</translation>
    </message>
    <message id="first.deal">
        <source>DEAL</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>وزع</translation>
    </message>
    <message id="first.calibrate">
        <source>TO THE CAMERA</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>إلى الكاميرا</translation>
    </message>
    <message id="first.waits">
        <source>Choose a game, a camera and a folder.</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. before the first hand</extracomment>
        <translation>اختر لعبة وكاميرا ومجلدا.</translation>
    </message>
    <message id="settings">
        <source>SETTINGS</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>الإعدادات</translation>
    </message>
    <message id="settings.title">
        <source>How this screen looks</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>مظهر هذه الشاشة</translation>
    </message>
    <message id="settings.theme">
        <source>ROOM</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>الصالة</translation>
    </message>
    <message id="settings.theme.dark">
        <source>DARK</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>داكنة</translation>
    </message>
    <message id="settings.theme.light">
        <source>LIGHT</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>مضيئة</translation>
    </message>
    <message id="settings.suits">
        <source>SUITS</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>النقوش</translation>
    </message>
    <message id="settings.suits.two">
        <source>TWO COLOURS</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>لونان</translation>
    </message>
    <message id="settings.suits.four">
        <source>FOUR COLOURS</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>أربعة ألوان</translation>
    </message>
    <message id="settings.scale">
        <source>TEXT</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>النص</translation>
    </message>
    <message id="settings.scale.percent">
        <source>{percent} %</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>{percent} %</translation>
    </message>
    <message id="settings.picture">
        <source>PICTURE</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>الصورة</translation>
    </message>
    <message id="settings.picture.pane">
        <source>BESIDE</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>بجانب</translation>
    </message>
    <message id="settings.picture.whole">
        <source>WHOLE</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>كاملة</translation>
    </message>
    <message id="settings.picture.off">
        <source>OFF</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>بدونها</translation>
    </message>
    <message id="settings.language">
        <source>LANGUAGE</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>اللغة</translation>
    </message>
    <message id="settings.sound">
        <source>SOUND</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>الصوت</translation>
    </message>
    <message id="settings.sound.on">
        <source>ON</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>نعم</translation>
    </message>
    <message id="settings.sound.off">
        <source>OFF</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>لا</translation>
    </message>
    <message id="settings.window">
        <source>WINDOW</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>النافذة</translation>
    </message>
    <message id="settings.window.full">
        <source>FULL SCREEN</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>ملء الشاشة</translation>
    </message>
    <message id="settings.window.framed">
        <source>WINDOW</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. at the screen</extracomment>
        <translation>نافذة</translation>
    </message>
    <message id="overlay.through">
        <source>CLICKS GO THROUGH</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. over another program&apos;s window</extracomment>
        <translation>النقر يمر إلى ما تحتها</translation>
    </message>
    <message id="overlay.touch">
        <source>TOUCH</source>
        <extracomment>What is asked before the first hand, and what can be set at the screen. over another program&apos;s window</extracomment>
        <translation>اللمس</translation>
    </message>
</context>
</TS>
