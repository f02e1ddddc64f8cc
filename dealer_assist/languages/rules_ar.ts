<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Blackjack</name>
    <message id="BJ.title">
        <source>Blackjack</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>بلاك جاك</translation>
    </message>
    <message id="BJ-DEAL-1.title">
        <source>The first cards</source>
        <extracomment>S1, first paragraph</extracomment>
        <translation>الأوراق الأولى</translation>
    </message>
    <message id="BJ-DEAL-1.text">
        <source>All face up: one card to each box with a bet, one to the dealer, a second to each box. The dealer has a single card until the boxes have played; nothing lies face down.</source>
        <extracomment>S1, first paragraph</extracomment>
        <translation>كلها مكشوفة: ورقة لكل خانة عليها رهان، وورقة للموزع، ثم ثانية لكل خانة. للموزع ورقة واحدة حتى تلعب الخانات؛ لا شيء مقلوب.</translation>
    </message>
    <message id="BJ-DEAL-2.title">
        <source>Decks in the shoe</source>
        <extracomment>S1 gives no number</extracomment>
        <translation>الرزم في علبة التوزيع</translation>
    </message>
    <message id="BJ-DEAL-2.text">
        <source>How many packs are shuffled together is the house&apos;s choice.</source>
        <extracomment>S1 gives no number</extracomment>
        <translation>كم رزمة تخلط معا يختاره الكازينو.</translation>
    </message>
    <message id="BJ-DEAL-3.title">
        <source>Order of play</source>
        <extracomment>S1, the paragraph on further cards (from left to right, taken as the dealer&apos;s left first)</extracomment>
        <translation>ترتيب اللعب</translation>
    </message>
    <message id="BJ-DEAL-3.text">
        <source>The boxes are asked one after another from the dealer&apos;s left, box 1 first; each plays its hand to the end.</source>
        <extracomment>S1, the paragraph on further cards (from left to right, taken as the dealer&apos;s left first)</extracomment>
        <translation>تسأل الخانات واحدة بعد أخرى من يسار الموزع، الخانة 1 أولا؛ وكل واحدة تلعب يدها إلى نهايتها.</translation>
    </message>
    <message id="BJ-VAL-1.title">
        <source>What cards count</source>
        <extracomment>S1, the paragraph on a Blackjack for the pictures; that a player&apos;s ace is either it says nowhere</extracomment>
        <translation>قيم الأوراق</translation>
    </message>
    <message id="BJ-VAL-1.text">
        <source>Two to ten their figure; jack, queen, king ten; the ace one or eleven, as suits the player&apos;s hand.</source>
        <extracomment>S1, the paragraph on a Blackjack for the pictures; that a player&apos;s ace is either it says nowhere</extracomment>
        <translation>من الاثنين إلى العشرة رقمها؛ الولد والبنت والملك عشرة؛ والآس واحد أو أحد عشر بما يناسب يد اللاعب.</translation>
    </message>
    <message id="BJ-VAL-2.title">
        <source>The dealer&apos;s aces</source>
        <extracomment>S1, the two lines after the dealer&apos;s rule</extracomment>
        <translation>آسات الموزع</translation>
    </message>
    <message id="BJ-VAL-2.text">
        <source>His first ace counts eleven unless that would bust him; any further ace counts one.</source>
        <extracomment>S1, the two lines after the dealer&apos;s rule</extracomment>
        <translation>آسه الأول أحد عشر إلا إذا تجاوز به 21؛ وكل آس بعده واحد.</translation>
    </message>
    <message id="BJ-VAL-3.title">
        <source>A blackjack</source>
        <extracomment>S1, second paragraph; the paragraph on split aces takes those out</extracomment>
        <translation>البلاك جاك</translation>
    </message>
    <message id="BJ-VAL-3.text">
        <source>The first two cards are an ace and a ten-value card, and the hand was not split.</source>
        <extracomment>S1, second paragraph; the paragraph on split aces takes those out</extracomment>
        <translation>الورقتان الأوليان آس وورقة قيمتها عشرة، واليد لم تقسم.</translation>
    </message>
    <message id="BJ-DLR-1.title">
        <source>The dealer draws and stands</source>
        <extracomment>S1, the line on the dealer</extracomment>
        <translation>الموزع يسحب ويتوقف</translation>
    </message>
    <message id="BJ-DLR-1.text">
        <source>At 16 or less he must take a card, at 17 or more he must stop.</source>
        <extracomment>S1, the line on the dealer</extracomment>
        <translation>عند 16 أو أقل يجب أن يأخذ ورقة، وعند 17 أو أكثر يجب أن يتوقف.</translation>
    </message>
    <message id="BJ-DLR-2.title">
        <source>The dealer&apos;s soft 17</source>
        <extracomment>S1, follows from the dealer&apos;s rule and his first ace together</extracomment>
        <translation>17 اللينة للموزع</translation>
    </message>
    <message id="BJ-DLR-2.text">
        <source>An ace and a six are 17 for the dealer, since his ace counts eleven, and 17 stands.</source>
        <extracomment>S1, follows from the dealer&apos;s rule and his first ace together</extracomment>
        <translation>آس وستة هما 17 للموزع لأن آسه أحد عشر، وعند 17 يتوقف.</translation>
    </message>
    <message id="BJ-DLR-3.title">
        <source>When the dealer takes his cards</source>
        <extracomment>S1 does not say</extracomment>
        <translation>متى يأخذ الموزع أوراقه</translation>
    </message>
    <message id="BJ-DLR-3.text">
        <source>After all boxes have played. Whether he draws when no bet depends on it any more is not said.</source>
        <extracomment>S1 does not say</extracomment>
        <translation>بعد أن تلعب كل الخانات. وهل يسحب حين لا يتعلق بذلك رهان، لم يذكر.</translation>
    </message>
    <message id="BJ-OUT-1.title">
        <source>Over 21</source>
        <extracomment>S1, the line on the player&apos;s bust</extracomment>
        <translation>فوق 21</translation>
    </message>
    <message id="BJ-OUT-1.text">
        <source>A hand over 21 loses at once and stays lost, also when the dealer goes over 21 later.</source>
        <extracomment>S1, the line on the player&apos;s bust</extracomment>
        <translation>اليد فوق 21 تخسر فورا وتبقى خاسرة، حتى إذا تجاوز الموزع 21 لاحقا.</translation>
    </message>
    <message id="BJ-OUT-2.title">
        <source>Nearer to 21</source>
        <extracomment>S1, the line on even money</extracomment>
        <translation>أقرب إلى 21</translation>
    </message>
    <message id="BJ-OUT-2.text">
        <source>A hand nearer to 21 than the dealer&apos;s, or any hand still in when the dealer busts, is paid 1:1.</source>
        <extracomment>S1, the line on even money</extracomment>
        <translation>اليد الأقرب إلى 21 من يد الموزع، أو كل يد باقية عندما يتجاوز، يدفع لها 1:1.</translation>
    </message>
    <message id="BJ-OUT-3.title">
        <source>Lower than the dealer</source>
        <extracomment>S1, the line on the lower total</extracomment>
        <translation>أدنى من الموزع</translation>
    </message>
    <message id="BJ-OUT-3.text">
        <source>A hand with the lower total loses.</source>
        <extracomment>S1, the line on the lower total</extracomment>
        <translation>اليد ذات المجموع الأدنى تخسر.</translation>
    </message>
    <message id="BJ-OUT-4.title">
        <source>Same total</source>
        <extracomment>S1, the line on the stand-off</extracomment>
        <translation>المجموع نفسه</translation>
    </message>
    <message id="BJ-OUT-4.text">
        <source>Equal totals are a stand-off: the stake stays with the player, nothing is paid.</source>
        <extracomment>S1, the line on the stand-off</extracomment>
        <translation>المجموعان المتساويان تعادل: يبقى الرهان للاعب ولا يدفع شيء.</translation>
    </message>
    <message id="BJ-OUT-5.title">
        <source>Blackjack pays 3:2</source>
        <extracomment>S1, second paragraph</extracomment>
        <translation>البلاك جاك يدفع 3:2</translation>
    </message>
    <message id="BJ-OUT-5.text">
        <source>A player&apos;s blackjack is paid 3:2 against anything but the dealer&apos;s blackjack, also against 21 in more cards.</source>
        <extracomment>S1, second paragraph</extracomment>
        <translation>بلاك جاك اللاعب يدفع 3:2 أمام كل شيء إلا بلاك جاك الموزع، وأمام 21 بأوراق أكثر أيضا.</translation>
    </message>
    <message id="BJ-OUT-6.title">
        <source>Blackjack against blackjack</source>
        <extracomment>S1, second paragraph with the line on the stand-off</extracomment>
        <translation>بلاك جاك مقابل بلاك جاك</translation>
    </message>
    <message id="BJ-OUT-6.text">
        <source>Both have it: a stand-off, the stake goes back.</source>
        <extracomment>S1, second paragraph with the line on the stand-off</extracomment>
        <translation>معهما كليهما: تعادل، يعود الرهان.</translation>
    </message>
    <message id="BJ-OUT-7.title">
        <source>The dealer&apos;s blackjack against 21</source>
        <extracomment>S1, second paragraph, which ranks a blackjack over other hands in a sentence about the player&apos;s</extracomment>
        <translation>بلاك جاك الموزع مقابل 21</translation>
    </message>
    <message id="BJ-OUT-7.text">
        <source>A dealer&apos;s blackjack takes every hand that is no blackjack, also a 21 of three or more cards or after a split.</source>
        <extracomment>S1, second paragraph, which ranks a blackjack over other hands in a sentence about the player&apos;s</extracomment>
        <translation>بلاك جاك الموزع يأخذ كل يد ليست بلاك جاك، حتى 21 من ثلاث أوراق أو أكثر أو بعد تقسيم.</translation>
    </message>
    <message id="BJ-DBL-1.title">
        <source>Doubling on 9, 10 or 11</source>
        <extracomment>S1, the paragraph on the first two cards</extracomment>
        <translation>المضاعفة على 9 أو 10 أو 11</translation>
    </message>
    <message id="BJ-DBL-1.text">
        <source>On two cards that make 9, 10 or 11 and are no blackjack the player may double his stake. He then gets exactly one more card.</source>
        <extracomment>S1, the paragraph on the first two cards</extracomment>
        <translation>على ورقتين مجموعهما 9 أو 10 أو 11 وليستا بلاك جاك يجوز للاعب أن يضاعف رهانه. ثم يأخذ ورقة واحدة بالضبط.</translation>
    </message>
    <message id="BJ-DBL-2.title">
        <source>Doubled means doubled</source>
        <extracomment>S1, the same paragraph, which speaks of doubling the original stake and of nothing less</extracomment>
        <translation>المضاعفة مضاعفة</translation>
    </message>
    <message id="BJ-DBL-2.text">
        <source>What is added equals the stake of that hand; a smaller addition is no double.</source>
        <extracomment>S1, the same paragraph, which speaks of doubling the original stake and of nothing less</extracomment>
        <translation>ما يضاف يساوي رهان تلك اليد؛ والإضافة الأقل ليست مضاعفة.</translation>
    </message>
    <message id="BJ-DBL-3.title">
        <source>Doubling with an ace</source>
        <extracomment>S1, the same paragraph, its words in brackets</extracomment>
        <translation>المضاعفة مع آس</translation>
    </message>
    <message id="BJ-DBL-3.text">
        <source>Whether a hand with an ace that makes 9, 10 or 11 by counting the ace as one may be doubled is left open.</source>
        <extracomment>S1, the same paragraph, its words in brackets</extracomment>
        <translation>هل تضاعف يد فيها آس تبلغ 9 أو 10 أو 11 باحتساب الآس واحدا، متروك مفتوحا.</translation>
    </message>
    <message id="BJ-DBL-4.title">
        <source>Doubling after a split</source>
        <extracomment>S1, the paragraph on doubling after splitting</extracomment>
        <translation>المضاعفة بعد التقسيم</translation>
    </message>
    <message id="BJ-DBL-4.text">
        <source>A split hand may be doubled by the same condition. Split aces may not: they get one card and no more.</source>
        <extracomment>S1, the paragraph on doubling after splitting</extracomment>
        <translation>اليد المقسومة تضاعف بالشرط نفسه. أما الآسات المقسومة فلا: تأخذ ورقة واحدة لا أكثر.</translation>
    </message>
    <message id="BJ-SPLIT-1.title">
        <source>Two cards of one value</source>
        <extracomment>S1, the paragraph on splitting, first half</extracomment>
        <translation>ورقتان بقيمة واحدة</translation>
    </message>
    <message id="BJ-SPLIT-1.text">
        <source>First two cards of the same value, a ten and a king too, may be made two hands: the bet stays with one, an equal bet goes on the other, and each gets one card face up.</source>
        <extracomment>S1, the paragraph on splitting, first half</extracomment>
        <translation>أول ورقتين بالقيمة نفسها، والعشرة والملك أيضا، يجوز جعلهما يدين: يبقى الرهان مع واحدة، ويوضع رهان مساو على الأخرى، وتأخذ كل منهما ورقة مكشوفة.</translation>
    </message>
    <message id="BJ-SPLIT-2.title">
        <source>Splitting again, four hands at most</source>
        <extracomment>S1, the paragraph on splitting, second half</extracomment>
        <translation>التقسيم ثانية، أربع أيد على الأكثر</translation>
    </message>
    <message id="BJ-SPLIT-2.text">
        <source>When a split hand becomes a pair of one value again it may be split again, until the box has four hands.</source>
        <extracomment>S1, the paragraph on splitting, second half</extracomment>
        <translation>إذا صارت يد مقسومة زوجا بقيمة واحدة من جديد جاز تقسيمها ثانية، حتى تكون للخانة أربع أيد.</translation>
    </message>
    <message id="BJ-SPLIT-3.title">
        <source>Split aces get one card</source>
        <extracomment>S1, the paragraph on doubling after splitting</extracomment>
        <translation>الآسات المقسومة تأخذ ورقة واحدة</translation>
    </message>
    <message id="BJ-SPLIT-3.text">
        <source>Each ace gets one card; after it the hand neither draws nor doubles.</source>
        <extracomment>S1, the paragraph on doubling after splitting</extracomment>
        <translation>كل آس يأخذ ورقة؛ وبعدها لا تسحب اليد ولا تضاعف.</translation>
    </message>
    <message id="BJ-SPLIT-4.title">
        <source>Another ace on a split ace</source>
        <extracomment>S1, the paragraph on doubling after splitting, its last words</extracomment>
        <translation>آس آخر على آس مقسوم</translation>
    </message>
    <message id="BJ-SPLIT-4.text">
        <source>When the one card on a split ace is an ace, that pair may be split once more, within the four hands.</source>
        <extracomment>S1, the paragraph on doubling after splitting, its last words</extracomment>
        <translation>إذا كانت الورقة الواحدة على آس مقسوم آسا جاز تقسيم هذا الزوج مرة أخرى، ضمن الأيدي الأربع.</translation>
    </message>
    <message id="BJ-SPLIT-5.title">
        <source>A ten on a split ace</source>
        <extracomment>S1, the paragraph on ten-value cards after splitting aces</extracomment>
        <translation>عشرة على آس مقسوم</translation>
    </message>
    <message id="BJ-SPLIT-5.text">
        <source>It is 21, no blackjack, and is paid 1:1 when it wins.</source>
        <extracomment>S1, the paragraph on ten-value cards after splitting aces</extracomment>
        <translation>هي 21 لا بلاك جاك، وتدفع 1:1 عندما تربح.</translation>
    </message>
    <message id="BJ-SPLIT-6.title">
        <source>An ace on a split ten</source>
        <extracomment>S1 speaks of split aces only</extracomment>
        <translation>آس على عشرة مقسومة</translation>
    </message>
    <message id="BJ-SPLIT-6.text">
        <source>What it is, a 21 or a blackjack, is left open.</source>
        <extracomment>S1 speaks of split aces only</extracomment>
        <translation>هل هي 21 أو بلاك جاك، متروك مفتوحا.</translation>
    </message>
    <message id="BJ-INS-1.title">
        <source>When insurance is offered</source>
        <extracomment>S1, the paragraphs on insurance</extracomment>
        <translation>متى يعرض التأمين</translation>
    </message>
    <message id="BJ-INS-1.text">
        <source>Only when the dealer&apos;s card is an ace, and before any further card is dealt.</source>
        <extracomment>S1, the paragraphs on insurance</extracomment>
        <translation>فقط عندما تكون ورقة الموزع آسا، وقبل توزيع أي ورقة أخرى.</translation>
    </message>
    <message id="BJ-INS-2.title">
        <source>How much insurance</source>
        <extracomment>S1, the first paragraph on insurance</extracomment>
        <translation>كم التأمين</translation>
    </message>
    <message id="BJ-INS-2.text">
        <source>A bet of its own, up to half of the bettor&apos;s first stake. What he doubles or splits later does not raise it.</source>
        <extracomment>S1, the first paragraph on insurance</extracomment>
        <translation>رهان قائم بذاته، حتى نصف الرهان الأول للمراهن. ما يضاعفه أو يقسمه لاحقا لا يزيده.</translation>
    </message>
    <message id="BJ-INS-3.title">
        <source>What insurance pays</source>
        <extracomment>S1, the second paragraph on insurance</extracomment>
        <translation>ما يدفعه التأمين</translation>
    </message>
    <message id="BJ-INS-3.text">
        <source>2:1 when the dealer&apos;s second card makes a blackjack; otherwise it loses. It stays on the table until that card, whatever has become of the hand.</source>
        <extracomment>S1, the second paragraph on insurance</extracomment>
        <translation>2:1 عندما تجعل ورقة الموزع الثانية بلاك جاك؛ وإلا يخسر. يبقى على الطاولة حتى تلك الورقة، مهما حدث لليد.</translation>
    </message>
    <message id="BJ-INS-4.title">
        <source>Even money</source>
        <extracomment>S1 does not mention it</extracomment>
        <translation>دفع متساو</translation>
    </message>
    <message id="BJ-INS-4.text">
        <source>Paying a player&apos;s blackjack 1:1 at once when the dealer shows an ace: the sheet does not know it.</source>
        <extracomment>S1 does not mention it</extracomment>
        <translation>دفع بلاك جاك اللاعب 1:1 فورا عندما يظهر الموزع آسا: الورقة لا تعرفه.</translation>
    </message>
    <message id="BJ-INS-5.title">
        <source>A dealer&apos;s blackjack and the added money</source>
        <extracomment>S1 does not say; its dealer has one card while players double and split</extracomment>
        <translation>بلاك جاك الموزع والمال المضاف</translation>
    </message>
    <message id="BJ-INS-5.text">
        <source>Whether it takes doubled and split money too, or only the first bets, is left open: no card lies hidden.</source>
        <extracomment>S1 does not say; its dealer has one card while players double and split</extracomment>
        <translation>هل يأخذ المال المضاعف والمقسوم أيضا أو الرهانات الأولى فقط، متروك مفتوحا: لا ورقة مخفية.</translation>
    </message>
    <message id="BJ-BOX-1.title">
        <source>Three bettors on a box, one maximum</source>
        <extracomment>S1, the paragraph on the Table Maximum</extracomment>
        <translation>ثلاثة مراهنين على خانة وحد أقصى واحد</translation>
    </message>
    <message id="BJ-BOX-1.text">
        <source>Up to three players bet on one box. Their first bets together stay within the table&apos;s maximum; what is doubled or split later does not count towards it.</source>
        <extracomment>S1, the paragraph on the Table Maximum</extracomment>
        <translation>يراهن حتى ثلاثة لاعبين على خانة واحدة. رهاناتهم الأولى معا تبقى ضمن الحد الأقصى للطاولة؛ وما يضاعف أو يقسم لاحقا لا يحسب منه.</translation>
    </message>
    <message id="BJ-BOX-2.title">
        <source>Who plays the box</source>
        <extracomment>S1, the paragraph on the box owner</extracomment>
        <translation>من يلعب الخانة</translation>
    </message>
    <message id="BJ-BOX-2.text">
        <source>The inspector says whose box it is, preferring the seated player; that player makes its decisions.</source>
        <extracomment>S1, the paragraph on the box owner</extracomment>
        <translation>يقول المفتش لمن الخانة، ويفضل اللاعب الجالس؛ وذلك اللاعب يتخذ قراراتها.</translation>
    </message>
    <message id="BJ-BOX-3.title">
        <source>Several boxes at a full table</source>
        <extracomment>S1, the last paragraph before the line on disputes</extracomment>
        <translation>عدة خانات على طاولة ممتلئة</translation>
    </message>
    <message id="BJ-BOX-3.text">
        <source>With seven players at the table, somebody who controls several boxes may be made to give some of them up.</source>
        <extracomment>S1, the last paragraph before the line on disputes</extracomment>
        <translation>إذا كان على الطاولة سبعة لاعبين فقد يلزم من يملك عدة خانات بالتخلي عن بعضها.</translation>
    </message>
    <message id="BJ-BOX-3.dealer">
        <source>Call the inspector when the table is full and a player controls several boxes; he decides which are given up.</source>
        <extracomment>S1, the last paragraph before the line on disputes</extracomment>
        <translation>استدع المفتش عندما تمتلئ الطاولة ويملك لاعب عدة خانات؛ هو يقرر أيها تترك.</translation>
    </message>
    <message id="BJ-BOX-4.title">
        <source>Bettors who do not follow</source>
        <extracomment>S1 does not say</extracomment>
        <translation>مراهنون لا يتبعون</translation>
    </message>
    <message id="BJ-BOX-4.text">
        <source>Whether the others on a box must put up their share when its owner doubles or splits is left open.</source>
        <extracomment>S1 does not say</extracomment>
        <translation>هل على الآخرين في الخانة أن يضعوا حصتهم عندما يضاعف صاحبها أو يقسم، متروك مفتوحا.</translation>
    </message>
</context>
<context>
    <name>Casino Hold&apos;em</name>
    <message id="CH.title">
        <source>Casino Hold&apos;em</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>كازينو هولدم</translation>
    </message>
    <message id="CH-SETUP-1.title">
        <source>One pack a round, shuffled and cut</source>
        <extracomment>S2, GAME RULES, first and fourth paragraphs</extracomment>
        <translation>رزمة لكل جولة، تخلط وتقطع</translation>
    </message>
    <message id="CH-SETUP-1.text">
        <source>52 cards without jokers, one game from the pack, then it is shuffled again. Before the deal whoever shuffles cuts it with a cutting card.</source>
        <extracomment>S2, GAME RULES, first and fourth paragraphs</extracomment>
        <translation>52 ورقة بلا جوكر، لعبة واحدة من الرزمة ثم تخلط من جديد. وقبل التوزيع يقطعها من يخلط ببطاقة قطع.</translation>
    </message>
    <message id="CH-SETUP-2.title">
        <source>One hand for all players</source>
        <extracomment>S2, GAME RULES, second paragraph</extracomment>
        <translation>يد واحدة لكل اللاعبين</translation>
    </message>
    <message id="CH-SETUP-2.text">
        <source>At the live-stream table all players play the same two cards, each with his own bets and his own decision.</source>
        <extracomment>S2, GAME RULES, second paragraph</extracomment>
        <translation>على الطاولة المبثوثة مباشرة يلعب الجميع الورقتين نفسيهما، كل برهاناته وقراره.</translation>
    </message>
    <message id="CH-BET-1.title">
        <source>Ante, and a Bonus if wanted</source>
        <extracomment>S2, GAME RULES, third paragraph</extracomment>
        <translation>أنتي، وبونص لمن شاء</translation>
    </message>
    <message id="CH-BET-1.text">
        <source>The Ante must stand before the cards; the Bonus may stand beside it. Neither is taken later.</source>
        <extracomment>S2, GAME RULES, third paragraph</extracomment>
        <translation>يجب أن يوضع الأنتي قبل الأوراق؛ ويجوز أن يوضع البونص بجانبه. ولا يقبل أي منهما بعد ذلك.</translation>
    </message>
    <message id="CH-BET-2.title">
        <source>The Call is twice the Ante</source>
        <extracomment>S2, GAME RULES, the paragraph on CALL</extracomment>
        <translation>الكول ضعف الأنتي</translation>
    </message>
    <message id="CH-BET-2.text">
        <source>Always exactly two Antes, no more and no less.</source>
        <extracomment>S2, GAME RULES, the paragraph on CALL</extracomment>
        <translation>دائما ضعف الأنتي بالضبط، لا أكثر ولا أقل.</translation>
    </message>
    <message id="CH-DEAL-1.title">
        <source>The first seven cards</source>
        <extracomment>S2, GAME RULES, the list of the initial cards</extracomment>
        <translation>الأوراق السبع الأولى</translation>
    </message>
    <message id="CH-DEAL-1.text">
        <source>Player up, dealer down, player up, dealer down, then three board cards face up, from left to right.</source>
        <extracomment>S2, GAME RULES, the list of the initial cards</extracomment>
        <translation>للاعب مكشوفة، للموزع مقلوبة، للاعب مكشوفة، للموزع مقلوبة، ثم ثلاث أوراق مشتركة مكشوفة من اليسار إلى اليمين.</translation>
    </message>
    <message id="CH-DEAL-2.title">
        <source>After the decisions</source>
        <extracomment>S2, GAME RULES, the paragraph on turn and river</extracomment>
        <translation>بعد القرارات</translation>
    </message>
    <message id="CH-DEAL-2.text">
        <source>Two more board cards, then the dealer&apos;s two are turned up.</source>
        <extracomment>S2, GAME RULES, the paragraph on turn and river</extracomment>
        <translation>ورقتان مشتركتان أخريان، ثم تكشف ورقتا الموزع.</translation>
    </message>
    <message id="CH-DEC-1.title">
        <source>Call or fold on the flop</source>
        <extracomment>S2, GAME RULES, the paragraph on estimating the chances</extracomment>
        <translation>كول أو انسحاب على الفلوب</translation>
    </message>
    <message id="CH-DEC-1.text">
        <source>Once the three board cards lie, each player with an Ante calls or folds. There is no other choice.</source>
        <extracomment>S2, GAME RULES, the paragraph on estimating the chances</extracomment>
        <translation>متى وضعت الأوراق المشتركة الثلاث يلعب كل صاحب أنتي كول أو ينسحب. لا خيار آخر.</translation>
    </message>
    <message id="CH-DEC-2.title">
        <source>A fold loses Ante and Bonus</source>
        <extracomment>S2, GAME RULES, the paragraph on FOLD; PAYOUTS, under the table</extracomment>
        <translation>الانسحاب يخسر الأنتي والبونص</translation>
    </message>
    <message id="CH-DEC-2.text">
        <source>Both bets are lost, the Bonus also when its hand would have paid.</source>
        <extracomment>S2, GAME RULES, the paragraph on FOLD; PAYOUTS, under the table</extracomment>
        <translation>يخسر الرهانان، والبونص أيضا ولو كانت يده ستدفع.</translation>
    </message>
    <message id="CH-DEC-3.title">
        <source>No decision in time</source>
        <extracomment>S2, GAME RULES, the paragraph on the end of decision time (no number of seconds is given)</extracomment>
        <translation>لا قرار في الوقت</translation>
    </message>
    <message id="CH-DEC-3.text">
        <source>Whoever has not spoken when the time is over has folded, and the screen says so.</source>
        <extracomment>S2, GAME RULES, the paragraph on the end of decision time (no number of seconds is given)</extracomment>
        <translation>من لم يتكلم عند انتهاء الوقت فقد انسحب، والشاشة تقول ذلك.</translation>
    </message>
    <message id="CH-DEC-4.title">
        <source>After a fold</source>
        <extracomment>S2, GAME RULES, the paragraph on FOLD</extracomment>
        <translation>بعد الانسحاب</translation>
    </message>
    <message id="CH-DEC-4.text">
        <source>He sees the rest of the round, has no part in it, and bets again in the next.</source>
        <extracomment>S2, GAME RULES, the paragraph on FOLD</extracomment>
        <translation>يرى بقية الجولة ولا حصة له فيها، ويراهن ثانية في التالية.</translation>
    </message>
    <message id="CH-DEC-5.title">
        <source>The Call comes from the balance</source>
        <extracomment>S2, GAME RULES, the paragraph on CALL</extracomment>
        <translation>الكول من الرصيد</translation>
    </message>
    <message id="CH-DEC-5.text">
        <source>Where a player has a balance, calling takes the two Antes from it and puts them on the Call spot.</source>
        <extracomment>S2, GAME RULES, the paragraph on CALL</extracomment>
        <translation>حيث يكون للاعب رصيد يأخذ الكول منه ضعف الأنتي ويضعه في مكان الكول.</translation>
    </message>
    <message id="CH-UI-1.title">
        <source>The name of the hand</source>
        <extracomment>S2, GAME RULES, after the list of the initial cards</extracomment>
        <translation>اسم اليد</translation>
    </message>
    <message id="CH-UI-1.text">
        <source>After the first cards the player&apos;s combination is named beside the betting spots.</source>
        <extracomment>S2, GAME RULES, after the list of the initial cards</extracomment>
        <translation>بعد الأوراق الأولى تسمى تركيبة اللاعب بجانب أماكن الرهان.</translation>
    </message>
    <message id="CH-UI-2.title">
        <source>A reminder when the Bonus has won</source>
        <extracomment>S2, GAME RULES, the paragraph on the winning Bonus bet</extracomment>
        <translation>تذكير عندما يربح البونص</translation>
    </message>
    <message id="CH-UI-2.text">
        <source>While a winning Bonus waits, the question for call or fold says that only a call collects it.</source>
        <extracomment>S2, GAME RULES, the paragraph on the winning Bonus bet</extracomment>
        <translation>ما دام بونص رابح ينتظر يقول سؤال الكول أو الانسحاب إن الكول وحده يأخذه.</translation>
    </message>
    <message id="CH-UI-3.title">
        <source>Three seconds before the end</source>
        <extracomment>S2, GAME RULES, the paragraph on the shimmering line</extracomment>
        <translation>ثلاث ثوان قبل النهاية</translation>
    </message>
    <message id="CH-UI-3.text">
        <source>Three seconds before the time is over the question draws attention to itself.</source>
        <extracomment>S2, GAME RULES, the paragraph on the shimmering line</extracomment>
        <translation>قبل انتهاء الوقت بثلاث ثوان يلفت السؤال النظر إليه.</translation>
    </message>
    <message id="CH-UI-4.title">
        <source>The pay tables on request</source>
        <extracomment>S2, PAYOUTS, first line</extracomment>
        <translation>جداول الدفع عند الطلب</translation>
    </message>
    <message id="CH-UI-4.text">
        <source>A player who asks is shown the Ante and Bonus tables with the table&apos;s limits.</source>
        <extracomment>S2, PAYOUTS, first line</extracomment>
        <translation>من يسأل من اللاعبين تعرض له جداول الأنتي والبونص مع حدود الطاولة.</translation>
    </message>
    <message id="CH-QUAL-1.title">
        <source>The dealer needs a pair of fours</source>
        <extracomment>S2, GAME OUTCOMES, first line</extracomment>
        <translation>يلزم الموزع زوج أربعات</translation>
    </message>
    <message id="CH-QUAL-1.text">
        <source>The dealer qualifies when his best five of seven are a pair of fours or better.</source>
        <extracomment>S2, GAME OUTCOMES, first line</extracomment>
        <translation>الموزع مؤهل عندما تكون أفضل خمس من سبعه زوج أربعات أو أفضل.</translation>
    </message>
    <message id="CH-OUT-1.title">
        <source>The dealer does not qualify</source>
        <extracomment>S2, GAME OUTCOMES, the first of the three lines on winning and losing</extracomment>
        <translation>الموزع غير مؤهل</translation>
    </message>
    <message id="CH-OUT-1.text">
        <source>The player wins whatever he holds: his Ante is paid by his own final hand, his Call goes back.</source>
        <extracomment>S2, GAME OUTCOMES, the first of the three lines on winning and losing</extracomment>
        <translation>يربح اللاعب أيا كانت يده: يدفع له الأنتي على يده النهائية، ويعود الكول.</translation>
    </message>
    <message id="CH-OUT-2.title">
        <source>The dealer qualifies and is lower</source>
        <extracomment>S2, GAME OUTCOMES, the second line</extracomment>
        <translation>الموزع مؤهل وأدنى</translation>
    </message>
    <message id="CH-OUT-2.text">
        <source>The Ante is paid by the player&apos;s hand, the Call 1:1.</source>
        <extracomment>S2, GAME OUTCOMES, the second line</extracomment>
        <translation>يدفع الأنتي على يد اللاعب، والكول 1:1.</translation>
    </message>
    <message id="CH-OUT-3.title">
        <source>The dealer qualifies and is higher</source>
        <extracomment>S2, GAME OUTCOMES, the third line</extracomment>
        <translation>الموزع مؤهل وأعلى</translation>
    </message>
    <message id="CH-OUT-3.text">
        <source>Ante and Call are lost.</source>
        <extracomment>S2, GAME OUTCOMES, the third line</extracomment>
        <translation>يخسر الأنتي والكول.</translation>
    </message>
    <message id="CH-OUT-4.title">
        <source>Equal hands</source>
        <extracomment>S2, GAME OUTCOMES, the line on the push</extracomment>
        <translation>يدان متساويتان</translation>
    </message>
    <message id="CH-OUT-4.text">
        <source>Ante and Call go back.</source>
        <extracomment>S2, GAME OUTCOMES, the line on the push</extracomment>
        <translation>يعود الأنتي والكول.</translation>
    </message>
    <message id="CH-OUT-5.title">
        <source>Hands of the same kind</source>
        <extracomment>S2, GAME OUTCOMES, the two paragraphs on hands of one type and on the kicker</extracomment>
        <translation>أيد من نوع واحد</translation>
    </message>
    <message id="CH-OUT-5.text">
        <source>The higher cards of the combination decide, then the kickers, from the top.</source>
        <extracomment>S2, GAME OUTCOMES, the two paragraphs on hands of one type and on the kicker</extracomment>
        <translation>تحسم الأوراق الأعلى من التركيبة، ثم الأوراق المرجحة، من الأعلى.</translation>
    </message>
    <message id="CH-BONUS-1.title">
        <source>What the Bonus looks at</source>
        <extracomment>S2, ABOUT THE GAME, last paragraph; GAME RULES and PAYOUTS on calling to collect</extracomment>
        <translation>ما ينظر إليه البونص</translation>
    </message>
    <message id="CH-BONUS-1.text">
        <source>The player&apos;s two cards and the first three of the board, and nothing else: how the round ends makes no difference. It is paid only to who calls.</source>
        <extracomment>S2, ABOUT THE GAME, last paragraph; GAME RULES and PAYOUTS on calling to collect</extracomment>
        <translation>ورقتا اللاعب وأول ثلاث أوراق مشتركة لا غير: نهاية الجولة لا تغير شيئا. ولا يدفع إلا لمن لعب كول.</translation>
    </message>
    <message id="CH-BONUS-2.title">
        <source>The lowest hand that the Bonus pays</source>
        <extracomment>S2, ABOUT THE GAME, last paragraph; PAYOUTS, last row</extracomment>
        <translation>أدنى يد يدفعها البونص</translation>
    </message>
    <message id="CH-BONUS-2.text">
        <source>A pair of aces. Every higher hand pays too.</source>
        <extracomment>S2, ABOUT THE GAME, last paragraph; PAYOUTS, last row</extracomment>
        <translation>زوج آسات. وكل يد أعلى تدفع أيضا.</translation>
    </message>
    <message id="CH-PAYOUT-1.title">
        <source>Paid at the end</source>
        <extracomment>S2, PAYOUTS, last line</extracomment>
        <translation>الدفع في النهاية</translation>
    </message>
    <message id="CH-PAYOUT-1.text">
        <source>Nothing is paid before the round is over; then everything is.</source>
        <extracomment>S2, PAYOUTS, last line</extracomment>
        <translation>لا يدفع شيء قبل انتهاء الجولة؛ ثم يدفع كل شيء.</translation>
    </message>
    <message id="CH-VOID-1.title">
        <source>A void round</source>
        <extracomment>S2, GAME OUTCOMES, last line</extracomment>
        <translation>جولة ملغاة</translation>
    </message>
    <message id="CH-VOID-1.text">
        <source>A malfunction voids the round: whatever was staked in it goes back.</source>
        <extracomment>S2, GAME OUTCOMES, last line</extracomment>
        <translation>العطل يلغي الجولة: كل ما راهنوا به فيها يعود.</translation>
    </message>
    <message id="CH-PAY-ANTE.title">
        <source>What the Ante pays</source>
        <extracomment>S2, PAYOUTS, the column ANTE</extracomment>
        <translation>ما يدفعه الأنتي</translation>
    </message>
    <message id="CH-PAY-ANTE.text">
        <source>Royal flush 100:1, straight flush 20:1, four of a kind 10:1, full house 3:1, flush 2:1, straight or less 1:1.</source>
        <extracomment>S2, PAYOUTS, the column ANTE</extracomment>
        <translation>رويال فلاش 100:1، ستريت فلاش 20:1، رباعية 10:1، فل هاوس 3:1، فلاش 2:1، ستريت أو أدنى 1:1.</translation>
    </message>
    <message id="CH-PAY-BONUS.title">
        <source>What the Bonus pays</source>
        <extracomment>S2, PAYOUTS, the column BONUS</extracomment>
        <translation>ما يدفعه البونص</translation>
    </message>
    <message id="CH-PAY-BONUS.text">
        <source>Royal flush 100:1, straight flush 50:1, four of a kind 40:1, full house 30:1, flush 20:1, from a pair of aces to a straight 7:1. Less than that loses.</source>
        <extracomment>S2, PAYOUTS, the column BONUS</extracomment>
        <translation>رويال فلاش 100:1، ستريت فلاش 50:1، رباعية 40:1، فل هاوس 30:1، فلاش 20:1، من زوج آسات إلى ستريت 7:1. ما دون ذلك يخسر.</translation>
    </message>
    <message id="CH-PAY-CALL.title">
        <source>What the Call pays</source>
        <extracomment>S2, PAYOUTS, the line under the table; GAME OUTCOMES</extracomment>
        <translation>ما يدفعه الكول</translation>
    </message>
    <message id="CH-PAY-CALL.text">
        <source>1:1, whatever the hand.</source>
        <extracomment>S2, PAYOUTS, the line under the table; GAME OUTCOMES</extracomment>
        <translation>1:1، أيا كانت اليد.</translation>
    </message>
</context>
<context>
    <name>Double Hand Poker</name>
    <message id="DHP.title">
        <source>Double Hand Poker</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>دبل هاند بوكر</translation>
    </message>
    <message id="DHP-DECK-1.title">
        <source>53 cards</source>
        <extracomment>S4, DOUBLE HAND POKER, THE DECK</extracomment>
        <translation>53 ورقة</translation>
    </message>
    <message id="DHP-DECK-1.text">
        <source>52 cards and one joker.</source>
        <extracomment>S4, DOUBLE HAND POKER, THE DECK</extracomment>
        <translation>52 ورقة وجوكر واحد.</translation>
    </message>
    <message id="DHP-JOKER-1.title">
        <source>The joker</source>
        <extracomment>S4, DOUBLE HAND POKER, THE DECK</extracomment>
        <translation>الجوكر</translation>
    </message>
    <message id="DHP-JOKER-1.text">
        <source>It is an ace, or the card that completes a straight or a flush, so a straight flush too. It stands for nothing else.</source>
        <extracomment>S4, DOUBLE HAND POKER, THE DECK</extracomment>
        <translation>هو آس، أو الورقة التي تكمل ستريت أو فلاش، فالستريت فلاش أيضا. ولا يقوم مقام غير ذلك.</translation>
    </message>
    <message id="DHP-OBJ-1.title">
        <source>Both hands must be higher</source>
        <extracomment>S4, DOUBLE HAND POKER, OBJECT OF THE GAME</extracomment>
        <translation>يجب أن تكون اليدان أعلى</translation>
    </message>
    <message id="DHP-OBJ-1.text">
        <source>A player wins when each of his two hands ranks above the player-dealer&apos;s. They rank as poker hands do.</source>
        <extracomment>S4, DOUBLE HAND POKER, OBJECT OF THE GAME</extracomment>
        <translation>يربح اللاعب عندما تعلو كل من يديه يد صاحب البنك. وترتيبهما كأيدي البوكر.</translation>
    </message>
    <message id="DHP-SET-1.title">
        <source>Seven cards make two hands</source>
        <extracomment>S4, DOUBLE HAND POKER, which speaks of both hands and deals seven cards</extracomment>
        <translation>سبع أوراق تصنع يدين</translation>
    </message>
    <message id="DHP-SET-1.text">
        <source>Each player sets his seven cards as a hand of five and a hand of two. The sizes are not in the text.</source>
        <extracomment>S4, DOUBLE HAND POKER, which speaks of both hands and deals seven cards</extracomment>
        <translation>يرتب كل لاعب أوراقه السبع يدا من خمس ويدا من اثنتين. والحجمان ليسا في النص.</translation>
    </message>
    <message id="DHP-SEAT-1.title">
        <source>Seven players, one of them the player-dealer</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, first and second paragraphs</extracomment>
        <translation>سبعة لاعبين أحدهم صاحب البنك</translation>
    </message>
    <message id="DHP-SEAT-1.text">
        <source>An employee deals to seven places. One player is the player-dealer; all others play against him alone.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, first and second paragraphs</extracomment>
        <translation>يوزع موظف على سبعة أماكن. لاعب واحد هو صاحب البنك؛ وكل الآخرين يلعبون ضده وحده.</translation>
    </message>
    <message id="DHP-PD-1.title">
        <source>Who is the player-dealer</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, second paragraph</extracomment>
        <translation>من صاحب البنك</translation>
    </message>
    <message id="DHP-PD-1.text">
        <source>In a new game it is offered from seat 1 clockwise. He may hold it for two hands running, play one and pass it on, or pass at once.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, second paragraph</extracomment>
        <translation>في لعبة جديدة يعرض البنك من المقعد 1 باتجاه عقارب الساعة. يجوز أن يبقى معه يدين متتاليتين، أو أن يلعب واحدة ويتركه، أو يتركه فورا.</translation>
    </message>
    <message id="DHP-PD-2.title">
        <source>The bank</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, end of the second paragraph, and the paragraph on wagers</extracomment>
        <translation>البنك</translation>
    </message>
    <message id="DHP-PD-2.text">
        <source>For each hand he takes he stakes at least the table&apos;s minimum; there is no maximum.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, end of the second paragraph, and the paragraph on wagers</extracomment>
        <translation>عن كل يد يأخذها يراهن بالحد الأدنى للطاولة على الأقل؛ ولا حد أقصى.</translation>
    </message>
    <message id="DHP-DEAL-1.title">
        <source>Shuffle, cut, seven piles</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, third paragraph</extracomment>
        <translation>خلط وقطع وسبع كومات</translation>
    </message>
    <message id="DHP-DEAL-1.text">
        <source>Shuffled by the house dealer, cut by the player-dealer; then the house dealer closes the cut and lays out seven piles, each of seven cards face down. Four cards are left over.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, third paragraph</extracomment>
        <translation>يخلط موزع الكازينو ويقطع صاحب البنك؛ ثم يغلق الموزع القطع ويضع سبع كومات من سبع أوراق مقلوبة. وتبقى أربع أوراق.</translation>
    </message>
    <message id="DHP-DEAL-2.title">
        <source>The action button</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, fourth paragraph</extracomment>
        <translation>زر البدء</translation>
    </message>
    <message id="DHP-DEAL-2.text">
        <source>The player-dealer picks a pile and the action button goes on it: that hand gets action first, then clockwise.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, fourth paragraph</extracomment>
        <translation>يختار صاحب البنك كومة ويوضع زر البدء عليها: تلك اليد أولا، ثم باتجاه عقارب الساعة.</translation>
    </message>
    <message id="DHP-DEAL-3.title">
        <source>Three dice</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, last paragraph</extracomment>
        <translation>ثلاثة نردات</translation>
    </message>
    <message id="DHP-DEAL-3.text">
        <source>The player-dealer shakes three dice; their sum says where the first pile goes. Every place is counted, with a bet or without, and the player-dealer&apos;s own is 1, 8 and 15.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, last paragraph</extracomment>
        <translation>يهز صاحب البنك ثلاثة نردات؛ ومجموعها يقول أين تذهب الكومة الأولى. يعد كل مكان، عليه رهان أو لا، ومكان صاحب البنك هو 1 و8 و15.</translation>
    </message>
    <message id="DHP-BET-1.title">
        <source>Wagers</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, fifth paragraph</extracomment>
        <translation>الرهانات</translation>
    </message>
    <message id="DHP-BET-1.text">
        <source>They stand in the numbered circles, within the table&apos;s limits, and do not change once play has begun.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, fifth paragraph</extracomment>
        <translation>توضع في الدوائر المرقمة، ضمن حدود الطاولة، ولا تتغير بعد بدء اللعب.</translation>
    </message>
    <message id="DHP-HOUSE-1.title">
        <source>The house has no hand</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, first paragraph</extracomment>
        <translation>لا يد للكازينو</translation>
    </message>
    <message id="DHP-HOUSE-1.text">
        <source>The employee shuffles, deals, keeps order and collects. The club neither plays nor has a stake in the result.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, first paragraph</extracomment>
        <translation>الموظف يخلط ويوزع ويحفظ النظام ويجبي الرسم. النادي لا يلعب ولا مصلحة له في النتيجة.</translation>
    </message>
    <message id="DHP-FEE-1.title">
        <source>The fee</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, last paragraph and the line under it</extracomment>
        <translation>الرسم</translation>
    </message>
    <message id="DHP-FEE-1.text">
        <source>From each player for each hand before he gets cards, 25 to 50 cents by the game&apos;s limit. It is no part of the pot.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, last paragraph and the line under it</extracomment>
        <translation>من كل لاعب عن كل يد قبل أن يأخذ أوراقا، 25 إلى 50 سنتا بحسب حد اللعبة. وليس جزءا من البوت.</translation>
    </message>
    <message id="DHP-OUT-1.title">
        <source>Both higher</source>
        <extracomment>S4, DOUBLE HAND POKER, OBJECT OF THE GAME</extracomment>
        <translation>اليدان أعلى</translation>
    </message>
    <message id="DHP-OUT-1.text">
        <source>The player wins and is paid 1:1 by the bank; the odds are understood.</source>
        <extracomment>S4, DOUBLE HAND POKER, OBJECT OF THE GAME</extracomment>
        <translation>يربح اللاعب ويدفع له البنك 1:1؛ والنسبة مفهومة ضمنا.</translation>
    </message>
    <message id="DHP-OUT-2.title">
        <source>One higher, one not</source>
        <extracomment>S4 says only what wins</extracomment>
        <translation>واحدة أعلى والأخرى لا</translation>
    </message>
    <message id="DHP-OUT-2.text">
        <source>Neither wins: the wager goes back.</source>
        <extracomment>S4 says only what wins</extracomment>
        <translation>لا يربح أي منهما: يعود الرهان.</translation>
    </message>
    <message id="DHP-OUT-3.title">
        <source>Neither higher</source>
        <extracomment>S4 says only what wins</extracomment>
        <translation>لا واحدة أعلى</translation>
    </message>
    <message id="DHP-OUT-3.text">
        <source>The bank takes the wager.</source>
        <extracomment>S4 says only what wins</extracomment>
        <translation>يأخذ البنك الرهان.</translation>
    </message>
    <message id="DHP-OUT-4.title">
        <source>Copies</source>
        <extracomment>S4 asks that a winning hand rank higher; of equal ones it says nothing more</extracomment>
        <translation>أيد متطابقة</translation>
    </message>
    <message id="DHP-OUT-4.text">
        <source>Who has the better of two equal hands is left open.</source>
        <extracomment>S4 asks that a winning hand rank higher; of equal ones it says nothing more</extracomment>
        <translation>لمن الأفضلية بين يدين متساويتين، متروك مفتوحا.</translation>
    </message>
    <message id="DHP-OUT-5.title">
        <source>A bank smaller than the wagers</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, fourth paragraph, which gives the order and not the money</extracomment>
        <translation>بنك أصغر من الرهانات</translation>
    </message>
    <message id="DHP-OUT-5.text">
        <source>The hands have their action in order, from the action button clockwise, until the bank is used up.</source>
        <extracomment>S4, DOUBLE HAND POKER, HOW THE GAME IS PLAYED, fourth paragraph, which gives the order and not the money</extracomment>
        <translation>تلعب الأيدي بالترتيب من زر البدء باتجاه عقارب الساعة حتى يستنفد البنك.</translation>
    </message>
</context>
<context>
    <name>Heads-Up Hold&apos;em</name>
    <message id="HUH.title">
        <source>Heads-Up Hold&apos;em</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>هيدز أب هولدم</translation>
    </message>
    <message id="HUH-SETUP-1.title">
        <source>Table and pack</source>
        <extracomment>S0, introduction, second paragraph</extracomment>
        <translation>الطاولة والرزمة</translation>
    </message>
    <message id="HUH-SETUP-1.text">
        <source>One pack of 52, a place for the dealer, five for players. The dealer plays for the house; each player is up against the dealer alone, never against another player.</source>
        <extracomment>S0, introduction, second paragraph</extracomment>
        <translation>رزمة واحدة من 52، مكان للموزع وخمسة للاعبين. الموزع يلعب للكازينو؛ وكل لاعب يواجه الموزع وحده، لا لاعبا آخر.</translation>
    </message>
    <message id="HUH-BET-1.title">
        <source>Ante and Odds, equal, before the cards</source>
        <extracomment>S0, THE BETS</extracomment>
        <translation>أنتي وأودز متساويان قبل الأوراق</translation>
    </message>
    <message id="HUH-BET-1.text">
        <source>Whoever wants cards stakes an Ante and an Odds bet of the same amount. A box with only one of them, or with two different amounts, gets no cards.</source>
        <extracomment>S0, THE BETS</extracomment>
        <translation>من أراد أوراقا راهن بأنتي وأودز بالمبلغ نفسه. الخانة التي فيها أحدهما فقط أو مبلغان مختلفان لا تأخذ أوراقا.</translation>
    </message>
    <message id="HUH-BET-2.title">
        <source>Side bets</source>
        <extracomment>S0, introduction, third paragraph</extracomment>
        <translation>رهانات جانبية</translation>
    </message>
    <message id="HUH-BET-2.text">
        <source>A house may offer further bets beside the two. The sheet names none and prints no table for them.</source>
        <extracomment>S0, introduction, third paragraph</extracomment>
        <translation>يجوز للكازينو أن يقدم رهانات أخرى بجانبهما. الورقة لا تسمي شيئا منها ولا تطبع لها جدولا.</translation>
    </message>
    <message id="HUH-DEAL-1.title">
        <source>Two pocket cards each</source>
        <extracomment>S0, introduction, fourth paragraph</extracomment>
        <translation>ورقتان لكل واحد</translation>
    </message>
    <message id="HUH-DEAL-1.text">
        <source>Every player with both bets and the dealer get two cards. Who gets his first, whether they lie face up and whether cards are burned is left open.</source>
        <extracomment>S0, introduction, fourth paragraph</extracomment>
        <translation>كل لاعب له الرهانان والموزع يأخذون ورقتين. من يأخذ أولا، وهل تكون مكشوفة، وهل تحرق أوراق، متروك مفتوحا.</translation>
    </message>
    <message id="HUH-DEAL-2.title">
        <source>The course of a hand</source>
        <extracomment>S0, introduction, from the fifth paragraph to the last</extracomment>
        <translation>سير اليد</translation>
    </message>
    <message id="HUH-DEAL-2.text">
        <source>Pocket cards; first decision; three flop cards; second decision; turn and river together; third decision. Then the dealer shows his cards, sets out his best five, and the bets are settled, side bets last.</source>
        <extracomment>S0, introduction, from the fifth paragraph to the last</extracomment>
        <translation>أوراق اليد؛ القرار الأول؛ ثلاث أوراق الفلوب؛ القرار الثاني؛ التيرن والريفر معا؛ القرار الثالث. ثم يكشف الموزع ورقتيه ويعرض أفضل خمس، وتسوى الرهانات والجانبية أخيرا.</translation>
    </message>
    <message id="HUH-RAISE-1.title">
        <source>Before the flop: check, or raise 1 to 3 times</source>
        <extracomment>S0, introduction, fifth paragraph</extracomment>
        <translation>قبل الفلوب: تشيك أو رفع من 1 إلى 3 أضعاف</translation>
    </message>
    <message id="HUH-RAISE-1.text">
        <source>With only his two cards known a player checks, or puts up a Raise of at least one and at most three Antes.</source>
        <extracomment>S0, introduction, fifth paragraph</extracomment>
        <translation>لا يعرف اللاعب إلا ورقتيه فيقول تشيك أو يضع رفعا من أنتي واحد على الأقل وثلاثة على الأكثر.</translation>
    </message>
    <message id="HUH-RAISE-2.title">
        <source>On the flop: check, or raise 1 to 2 times</source>
        <extracomment>S0, introduction, sixth paragraph</extracomment>
        <translation>على الفلوب: تشيك أو رفع من ضعف إلى ضعفين</translation>
    </message>
    <message id="HUH-RAISE-2.text">
        <source>Who has not raised yet checks again, or puts up a Raise of at least one and at most two Antes.</source>
        <extracomment>S0, introduction, sixth paragraph</extracomment>
        <translation>من لم يرفع بعد يقول تشيك ثانية أو يضع رفعا من أنتي واحد على الأقل واثنين على الأكثر.</translation>
    </message>
    <message id="HUH-RAISE-3.title">
        <source>On the full board: raise once, or fold</source>
        <extracomment>S0, introduction, seventh paragraph</extracomment>
        <translation>على الأوراق كلها: رفع مرة أو انسحاب</translation>
    </message>
    <message id="HUH-RAISE-3.text">
        <source>Who has still not raised puts up a Raise of exactly one Ante or gives the hand up. He cannot check any more.</source>
        <extracomment>S0, introduction, seventh paragraph</extracomment>
        <translation>من لم يرفع حتى الآن يضع رفعا من أنتي واحد بالضبط أو يترك اليد. لم يعد له تشيك.</translation>
    </message>
    <message id="HUH-RAISE-4.title">
        <source>One Raise, then hands off</source>
        <extracomment>S0, The RAISE Bet</extracomment>
        <translation>رفع واحد ثم ارفع يديك</translation>
    </message>
    <message id="HUH-RAISE-4.text">
        <source>A player raises once in a hand, in whichever of the three rounds he likes. From then on he touches neither cards nor chips.</source>
        <extracomment>S0, The RAISE Bet</extracomment>
        <translation>يرفع اللاعب مرة في اليد، في أي جولة من الثلاث شاء. ومنذ ذلك لا يلمس أوراقا ولا فيشا.</translation>
    </message>
    <message id="HUH-RAISE-5.title">
        <source>Amounts between the multiples</source>
        <extracomment>S0, introduction, fifth and sixth paragraphs; The RAISE Bet (the earlier, the more)</extracomment>
        <translation>مبالغ بين المضاعفات</translation>
    </message>
    <message id="HUH-RAISE-5.text">
        <source>The sheet gives ranges, from one to three and from one to two Antes; whether 2½ Antes are a Raise is not said.</source>
        <extracomment>S0, introduction, fifth and sixth paragraphs; The RAISE Bet (the earlier, the more)</extracomment>
        <translation>تعطي الورقة مجالين، من واحد إلى ثلاثة ومن واحد إلى اثنين من الأنتي؛ ولا تقول هل 2½ أنتي رفع.</translation>
    </message>
    <message id="HUH-FOLD-1.title">
        <source>A fold costs Ante and Odds</source>
        <extracomment>S0, introduction, seventh paragraph, which lets him fold and leaves the cost to be understood</extracomment>
        <translation>الانسحاب يكلف الأنتي والأودز</translation>
    </message>
    <message id="HUH-FOLD-1.text">
        <source>A player who gives up on the full board loses both bets he was dealt in with.</source>
        <extracomment>S0, introduction, seventh paragraph, which lets him fold and leaves the cost to be understood</extracomment>
        <translation>اللاعب الذي يترك على الأوراق كلها يخسر الرهانين اللذين أخذ بهما أوراقه.</translation>
    </message>
    <message id="HUH-QUAL-1.title">
        <source>The dealer needs a pair</source>
        <extracomment>S0, introduction, last paragraph</extracomment>
        <translation>يلزم الموزع زوج</translation>
    </message>
    <message id="HUH-QUAL-1.text">
        <source>The dealer qualifies when his best five of seven are a pair or better; a pair that lies on the board counts for him too.</source>
        <extracomment>S0, introduction, last paragraph</extracomment>
        <translation>الموزع مؤهل عندما تكون أفضل خمس من سبعه زوجا أو أفضل؛ والزوج على الطاولة يحسب له أيضا.</translation>
    </message>
    <message id="HUH-ANTE-1.title">
        <source>Ante: the dealer is better</source>
        <extracomment>S0, The ANTE Bet, first line</extracomment>
        <translation>أنتي: الموزع أفضل</translation>
    </message>
    <message id="HUH-ANTE-1.text">
        <source>A qualified dealer with the better hand takes the Ante.</source>
        <extracomment>S0, The ANTE Bet, first line</extracomment>
        <translation>الموزع المؤهل صاحب اليد الأفضل يأخذ الأنتي.</translation>
    </message>
    <message id="HUH-ANTE-2.title">
        <source>Ante: the dealer does not qualify</source>
        <extracomment>S0, The ANTE Bet, second line</extracomment>
        <translation>أنتي: الموزع غير مؤهل</translation>
    </message>
    <message id="HUH-ANTE-2.text">
        <source>Without a pair in the dealer&apos;s hand the Ante goes back to the player, whoever is ahead.</source>
        <extracomment>S0, The ANTE Bet, second line</extracomment>
        <translation>إذا لم يكن في يد الموزع زوج يعود الأنتي إلى اللاعب، أيا كان المتقدم.</translation>
    </message>
    <message id="HUH-ANTE-3.title">
        <source>Ante: the player is better</source>
        <extracomment>S0, The ANTE Bet, third line</extracomment>
        <translation>أنتي: اللاعب أفضل</translation>
    </message>
    <message id="HUH-ANTE-3.text">
        <source>A player who beats a qualified dealer is paid 1:1 on his Ante.</source>
        <extracomment>S0, The ANTE Bet, third line</extracomment>
        <translation>اللاعب الذي يغلب موزعا مؤهلا يدفع له 1:1 على الأنتي.</translation>
    </message>
    <message id="HUH-ANTE-4.title">
        <source>Ante: equal hands</source>
        <extracomment>S0 does not speak of equal hands</extracomment>
        <translation>أنتي: يدان متساويتان</translation>
    </message>
    <message id="HUH-ANTE-4.text">
        <source>When both hands are worth the same the Ante goes back.</source>
        <extracomment>S0 does not speak of equal hands</extracomment>
        <translation>إذا تساوت اليدان يعود الأنتي.</translation>
    </message>
    <message id="HUH-RAISE-6.title">
        <source>Raise: the dealer is better</source>
        <extracomment>S0, The RAISE Bet, first line, which asks only for the better hand</extracomment>
        <translation>رفع: الموزع أفضل</translation>
    </message>
    <message id="HUH-RAISE-6.text">
        <source>The Raise loses to a better dealer&apos;s hand, also to one that does not qualify.</source>
        <extracomment>S0, The RAISE Bet, first line, which asks only for the better hand</extracomment>
        <translation>يخسر الرفع أمام يد أفضل للموزع، حتى غير المؤهلة.</translation>
    </message>
    <message id="HUH-RAISE-7.title">
        <source>Raise: the player is better</source>
        <extracomment>S0, The RAISE Bet, second line</extracomment>
        <translation>رفع: اللاعب أفضل</translation>
    </message>
    <message id="HUH-RAISE-7.text">
        <source>A better player&apos;s hand is paid 1:1 on the Raise; it makes no difference whether the dealer qualifies.</source>
        <extracomment>S0, The RAISE Bet, second line</extracomment>
        <translation>يد اللاعب الأفضل يدفع لها 1:1 على الرفع؛ لا فرق إن كان الموزع مؤهلا أو لا.</translation>
    </message>
    <message id="HUH-RAISE-8.title">
        <source>Raise: equal hands</source>
        <extracomment>S0 does not speak of equal hands</extracomment>
        <translation>رفع: يدان متساويتان</translation>
    </message>
    <message id="HUH-RAISE-8.text">
        <source>When both hands are worth the same the Raise goes back.</source>
        <extracomment>S0 does not speak of equal hands</extracomment>
        <translation>إذا تساوت اليدان يعود الرفع.</translation>
    </message>
    <message id="HUH-ODDS-1.title">
        <source>Odds: beaten below a straight</source>
        <extracomment>S0, The Odds Bet, under what it loses to</extracomment>
        <translation>أودز: مغلوب تحت الستريت</translation>
    </message>
    <message id="HUH-ODDS-1.text">
        <source>A beaten player whose hand is less than a straight loses his Odds bet, whether or not the dealer qualifies.</source>
        <extracomment>S0, The Odds Bet, under what it loses to</extracomment>
        <translation>اللاعب المغلوب ويده أقل من ستريت يخسر الأودز، كان الموزع مؤهلا أو لا.</translation>
    </message>
    <message id="HUH-ODDS-2.title">
        <source>Odds: winning below a straight</source>
        <extracomment>S0, The Odds Bet, the two lines on pushing</extracomment>
        <translation>أودز: رابح تحت الستريت</translation>
    </message>
    <message id="HUH-ODDS-2.text">
        <source>Who wins with less than a straight gets his Odds bet back, nothing more, whether or not the dealer qualifies.</source>
        <extracomment>S0, The Odds Bet, the two lines on pushing</extracomment>
        <translation>من ربح بأقل من ستريت يستعيد الأودز لا أكثر، كان الموزع مؤهلا أو لا.</translation>
    </message>
    <message id="HUH-ODDS-3.title">
        <source>Odds: winning with a straight or better</source>
        <extracomment>S0, The Odds Bet, the two lines on the &apos;Odds&apos; odds</extracomment>
        <translation>أودز: رابح بستريت أو أفضل</translation>
    </message>
    <message id="HUH-ODDS-3.text">
        <source>Who wins with a straight or better is paid by the Win column, whether or not the dealer qualifies.</source>
        <extracomment>S0, The Odds Bet, the two lines on the &apos;Odds&apos; odds</extracomment>
        <translation>من ربح بستريت أو أفضل يدفع له بعمود الربح، كان الموزع مؤهلا أو لا.</translation>
    </message>
    <message id="HUH-ODDS-4.title">
        <source>Odds: beaten with a straight or better</source>
        <extracomment>S0, The Odds Bet, the line on the &apos;Bad beat&apos; odds</extracomment>
        <translation>أودز: مغلوب بستريت أو أفضل</translation>
    </message>
    <message id="HUH-ODDS-4.text">
        <source>Who is beaten although he holds a straight or better is paid by the Bad Beat column, while his Ante and Raise lose. A dealer who beats a straight always qualifies.</source>
        <extracomment>S0, The Odds Bet, the line on the &apos;Bad beat&apos; odds</extracomment>
        <translation>من غلب ومعه ستريت أو أفضل يدفع له بعمود الباد بيت، بينما يخسر الأنتي والرفع. والموزع الذي يغلب ستريت مؤهل دائما.</translation>
    </message>
    <message id="HUH-ODDS-5.title">
        <source>Odds: equal hands</source>
        <extracomment>S0 does not speak of equal hands</extracomment>
        <translation>أودز: يدان متساويتان</translation>
    </message>
    <message id="HUH-ODDS-5.text">
        <source>When both hands are worth the same the Odds bet goes back, whatever they are.</source>
        <extracomment>S0 does not speak of equal hands</extracomment>
        <translation>إذا تساوت اليدان يعود الأودز، أيا كانتا.</translation>
    </message>
    <message id="HUH-PAY-WIN.title">
        <source>What Odds pays when the player wins</source>
        <extracomment>S0, TABLE OF WIN – BAD BEAT, the column WIN (the flush is printed 1.5 to 1)</extracomment>
        <translation>ما يدفعه الأودز عندما يربح اللاعب</translation>
    </message>
    <message id="HUH-PAY-WIN.text">
        <source>Royal flush 500:1, straight flush 50:1, four of a kind 10:1, full house 3:1, flush 3:2, straight 1:1.</source>
        <extracomment>S0, TABLE OF WIN – BAD BEAT, the column WIN (the flush is printed 1.5 to 1)</extracomment>
        <translation>رويال فلاش 500:1، ستريت فلاش 50:1، رباعية 10:1، فل هاوس 3:1، فلاش 3:2، ستريت 1:1.</translation>
    </message>
    <message id="HUH-PAY-BB.title">
        <source>What Odds pays on a bad beat</source>
        <extracomment>S0, TABLE OF WIN – BAD BEAT, the column BAD BEAT (the flush is printed 5.1)</extracomment>
        <translation>ما يدفعه الأودز على الباد بيت</translation>
    </message>
    <message id="HUH-PAY-BB.text">
        <source>Straight flush 500:1, four of a kind 25:1, full house 6:1, flush 5:1, straight 4:1. There is no line for the royal flush, which nothing beats.</source>
        <extracomment>S0, TABLE OF WIN – BAD BEAT, the column BAD BEAT (the flush is printed 5.1)</extracomment>
        <translation>ستريت فلاش 500:1، رباعية 25:1، فل هاوس 6:1، فلاش 5:1، ستريت 4:1. لا سطر للرويال فلاش، فلا شيء يغلبه.</translation>
    </message>
</context>
<context>
    <name>Hold&apos;em at the California club</name>
    <message id="CCH.title">
        <source>Hold&apos;em at the California club</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>هولدم في نادي كاليفورنيا</translation>
    </message>
    <message id="CCH-BTN-1.title">
        <source>The button</source>
        <extracomment>S4, HOLD&apos;EM, first paragraph</extracomment>
        <translation>الزر</translation>
    </message>
    <message id="CCH-BTN-1.text">
        <source>A flat disc marks who would be dealing; an employee of the club deals. Its holder gets the last card, and it goes one place clockwise after each hand.</source>
        <extracomment>S4, HOLD&apos;EM, first paragraph</extracomment>
        <translation>قرص مسطح يدل على من كان سيوزع؛ والموزع موظف في النادي. صاحبه يأخذ الورقة الأخيرة، ويتقدم مكانا واحدا باتجاه عقارب الساعة بعد كل يد.</translation>
    </message>
    <message id="CCH-BTN-2.title">
        <source>Never twice</source>
        <extracomment>S4, HOLD&apos;EM, last paragraph; HOLD&apos;EM RULES 3</extracomment>
        <translation>لا مرتين أبدا</translation>
    </message>
    <message id="CCH-BTN-2.text">
        <source>The button always moves forward and nobody has it two hands running; the blinds follow it.</source>
        <extracomment>S4, HOLD&apos;EM, last paragraph; HOLD&apos;EM RULES 3</extracomment>
        <translation>يتقدم الزر دائما ولا يكون لأحد يدين متتاليتين؛ والبلايندات تتبعه.</translation>
    </message>
    <message id="CCH-DEAL-1.title">
        <source>The course of a hand</source>
        <extracomment>S4, HOLD&apos;EM, second paragraph</extracomment>
        <translation>سير اليد</translation>
    </message>
    <message id="CCH-DEAL-1.text">
        <source>Two cards face down to each, betting; three board cards at once, betting; a fourth, betting; a fifth, betting. Burn cards are not mentioned.</source>
        <extracomment>S4, HOLD&apos;EM, second paragraph</extracomment>
        <translation>ورقتان مقلوبتان لكل واحد، رهان؛ ثلاث أوراق مشتركة معا، رهان؛ رابعة، رهان؛ خامسة، رهان. أوراق الحرق لم تذكر.</translation>
    </message>
    <message id="CCH-BLIND-1.title">
        <source>Small and big blind</source>
        <extracomment>S4, HOLD&apos;EM, the paragraph on blinds</extracomment>
        <translation>السمول والبيغ بلايند</translation>
    </message>
    <message id="CCH-BLIND-1.text">
        <source>Posted before the deal: the small blind by the player left of the button, the big blind by the next. They are part of the bet of whoever posted them.</source>
        <extracomment>S4, HOLD&apos;EM, the paragraph on blinds</extracomment>
        <translation>يوضعان قبل التوزيع: السمول من اللاعب على يسار الزر، والبيغ من الذي يليه. وهما جزء من رهان من وضعهما.</translation>
    </message>
    <message id="CCH-BLIND-2.title">
        <source>Blinds are owed every round</source>
        <extracomment>S4, HOLD&apos;EM RULES 3</extracomment>
        <translation>البلايند مستحق كل دورة</translation>
    </message>
    <message id="CCH-BLIND-2.text">
        <source>Each player posts his blinds each time the button brings them to him.</source>
        <extracomment>S4, HOLD&apos;EM RULES 3</extracomment>
        <translation>يضع كل لاعب بلاينداته كلما أوصلها الزر إليه.</translation>
    </message>
    <message id="CCH-ACT-1.title">
        <source>Who speaks first</source>
        <extracomment>S4, HOLD&apos;EM, the paragraph on action</extracomment>
        <translation>من يتكلم أولا</translation>
    </message>
    <message id="CCH-ACT-1.text">
        <source>In the first round the player left of the blinds; in every later one the first still in, left of the button.</source>
        <extracomment>S4, HOLD&apos;EM, the paragraph on action</extracomment>
        <translation>في الجولة الأولى اللاعب على يسار البلايندات؛ وفي كل جولة بعدها أول باق على يسار الزر.</translation>
    </message>
    <message id="CCH-NEW-1.title">
        <source>A new player</source>
        <extracomment>S4, HOLD&apos;EM RULES 1</extracomment>
        <translation>لاعب جديد</translation>
    </message>
    <message id="CCH-NEW-1.text">
        <source>He is dealt in at once, or waits until blinds and button have gone by.</source>
        <extracomment>S4, HOLD&apos;EM RULES 1</extracomment>
        <translation>يأخذ أوراقا فورا، أو ينتظر حتى تمر البلايندات والزر.</translation>
    </message>
    <message id="CCH-NEW-2.title">
        <source>Not between button and small blind</source>
        <extracomment>S4, HOLD&apos;EM RULES 2</extracomment>
        <translation>لا بين الزر والسمول بلايند</translation>
    </message>
    <message id="CCH-NEW-2.text">
        <source>On the seats from the button clockwise to the small blind a new player gets no cards; he waits until the button has passed him.</source>
        <extracomment>S4, HOLD&apos;EM RULES 2</extracomment>
        <translation>على المقاعد من الزر إلى السمول بلايند باتجاه عقارب الساعة لا يأخذ لاعب جديد أوراقا؛ ينتظر حتى يتجاوزه الزر.</translation>
    </message>
    <message id="CCH-MISS-1.title">
        <source>Missed blinds</source>
        <extracomment>S4, HOLD&apos;EM RULES 4</extracomment>
        <translation>بلايندات فائتة</translation>
    </message>
    <message id="CCH-MISS-1.text">
        <source>Who missed his blinds comes back by posting as much as they are, or by waiting for his big blind. Of what he posts, as much as the big blind counts as his bet; what is over is dead money.</source>
        <extracomment>S4, HOLD&apos;EM RULES 4</extracomment>
        <translation>من فاتته بلاينداته يعود بوضع قدرها أو بانتظار البيغ بلايند. ومما يضعه يحتسب قدر البيغ بلايند رهانا له؛ وما زاد مال ميت.</translation>
    </message>
    <message id="CCH-MISS-2.title">
        <source>Where missed blinds are not made up</source>
        <extracomment>S4, HOLD&apos;EM RULES 5 (read the short way round; the long way nobody ever could)</extracomment>
        <translation>أين لا تعوض البلايندات</translation>
    </message>
    <message id="CCH-MISS-2.text">
        <source>On the seats from the button clockwise to the big blind nobody makes up blinds.</source>
        <extracomment>S4, HOLD&apos;EM RULES 5 (read the short way round; the long way nobody ever could)</extracomment>
        <translation>على المقاعد من الزر إلى البيغ بلايند باتجاه عقارب الساعة لا يعوض أحد بلاينداته.</translation>
    </message>
    <message id="CCH-SEAT-1.title">
        <source>Changing seats</source>
        <extracomment>S4, HOLD&apos;EM RULES 6</extracomment>
        <translation>تغيير المقعد</translation>
    </message>
    <message id="CCH-SEAT-1.text">
        <source>Costs nothing as long as the blind has not gone past the new seat.</source>
        <extracomment>S4, HOLD&apos;EM RULES 6</extracomment>
        <translation>لا يكلف شيئا ما لم يتجاوز البلايند المقعد الجديد.</translation>
    </message>
    <message id="CCH-BOARD-1.title">
        <source>Any five of seven</source>
        <extracomment>S4, HOLD&apos;EM, second paragraph</extracomment>
        <translation>أي خمس من سبع</translation>
    </message>
    <message id="CCH-BOARD-1.text">
        <source>Both, one or none of the player&apos;s own cards; with none he plays the board.</source>
        <extracomment>S4, HOLD&apos;EM, second paragraph</extracomment>
        <translation>ورقتا اللاعب أو إحداهما أو لا شيء منهما؛ وبلا شيء يلعب المشتركة.</translation>
    </message>
    <message id="CCH-BOARD-2.title">
        <source>Playing the board is said first</source>
        <extracomment>S4, HOLD&apos;EM RULES 7</extracomment>
        <translation>لعب المشتركة يقال أولا</translation>
    </message>
    <message id="CCH-BOARD-2.text">
        <source>A player who plays the board says so before he throws his cards away. A hand thrown away without a word has no claim on the pot.</source>
        <extracomment>S4, HOLD&apos;EM RULES 7</extracomment>
        <translation>من يلعب الأوراق المشتركة يقول ذلك قبل أن يرمي أوراقه. واليد المرمية بلا كلمة لا حق لها في البوت.</translation>
    </message>
    <message id="CCH-GAP-1.title">
        <source>What the club&apos;s pages leave out</source>
        <extracomment>S4, which refers to a general rules section that is not among its pages</extracomment>
        <translation>ما تتركه صفحات النادي</translation>
    </message>
    <message id="CCH-GAP-1.text">
        <source>How often may be raised, who shows first, where an odd chip goes, how side pots are made, who posts what when two play: not in the hold&apos;em pages, and the general rules they belong to are missing.</source>
        <extracomment>S4, which refers to a general rules section that is not among its pages</extracomment>
        <translation>كم مرة يرفع، من يظهر أولا، أين تذهب الفيشة المفردة، كيف تصنع البوتات الجانبية، من يضع ماذا عند لاعبين: ليس في صفحات الهولدم، والقواعد العامة التي يعود إليها ناقصة.</translation>
    </message>
</context>
<context>
    <name>Limits, collections and buy-ins</name>
    <message id="LIM.title">
        <source>Limits, collections and buy-ins</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>الحدود والرسوم ومبالغ الدخول</translation>
    </message>
    <message id="LIM-OM-3/6.title">
        <source>Omaha 3/6</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, first row</extracomment>
        <translation>أوماها 3/6</translation>
    </message>
    <message id="LIM-OM-3/6.text">
        <source>Limits $3 and $6. Collection $3 with five to nine players, $2 with four, $1 with three or fewer. Buy-in from $30. A hand without a flop is dropped $1.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, first row</extracomment>
        <translation>الحدان 3$ و6$. الرسم 3$ لخمسة إلى تسعة لاعبين، 2$ لأربعة، 1$ لثلاثة أو أقل. الدخول من 30$. يد بلا فلوب: 1$.</translation>
    </message>
    <message id="LIM-HE-2/4.title">
        <source>Hold&apos;em 2/4</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, second row</extracomment>
        <translation>هولدم 2/4</translation>
    </message>
    <message id="LIM-HE-2/4.text">
        <source>Limits $2 and $4. Collection $2 with five to nine players, $1 with four; there is no figure for three or fewer. Buy-in from $20. A hand without a flop is dropped $1.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, second row</extracomment>
        <translation>الحدان 2$ و4$. الرسم 2$ لخمسة إلى تسعة لاعبين، 1$ لأربعة؛ لا رقم لثلاثة أو أقل. الدخول من 20$. يد بلا فلوب: 1$.</translation>
    </message>
    <message id="LIM-HE-3/6.title">
        <source>Hold&apos;em 3/6</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, third row</extracomment>
        <translation>هولدم 3/6</translation>
    </message>
    <message id="LIM-HE-3/6.text">
        <source>Limits $3 and $6. Collection $3 with five to nine players, $2 with four, $1 with three or fewer. Buy-in from $30. A hand without a flop is dropped $1.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, third row</extracomment>
        <translation>الحدان 3$ و6$. الرسم 3$ لخمسة إلى تسعة لاعبين، 2$ لأربعة، 1$ لثلاثة أو أقل. الدخول من 30$. يد بلا فلوب: 1$.</translation>
    </message>
    <message id="LIM-HE-4/8.title">
        <source>Hold&apos;em 4/8</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, fourth row</extracomment>
        <translation>هولدم 4/8</translation>
    </message>
    <message id="LIM-HE-4/8.text">
        <source>Limits $4 and $8. Collection $3 with five to nine players, $2 with four, $1 with three or fewer. Buy-in from $40. A hand without a flop is dropped $1.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, fourth row</extracomment>
        <translation>الحدان 4$ و8$. الرسم 3$ لخمسة إلى تسعة لاعبين، 2$ لأربعة، 1$ لثلاثة أو أقل. الدخول من 40$. يد بلا فلوب: 1$.</translation>
    </message>
    <message id="LIM-HE-6/12.title">
        <source>Hold&apos;em 6/12</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, fifth row</extracomment>
        <translation>هولدم 6/12</translation>
    </message>
    <message id="LIM-HE-6/12.text">
        <source>Limits $6 and $12. Collection $3 with five to nine players, $2 with four, $1 with three or fewer. Buy-in from $60. A hand without a flop is dropped $1.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, fifth row</extracomment>
        <translation>الحدان 6$ و12$. الرسم 3$ لخمسة إلى تسعة لاعبين، 2$ لأربعة، 1$ لثلاثة أو أقل. الدخول من 60$. يد بلا فلوب: 1$.</translation>
    </message>
    <message id="LIM-HE-10/20.title">
        <source>Hold&apos;em 10/20</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, sixth row</extracomment>
        <translation>هولدم 10/20</translation>
    </message>
    <message id="LIM-HE-10/20.text">
        <source>Limits $10 and $20. Collection $3 with five to nine players, $2 with four, $1 with three or fewer. Buy-in from $100. Starred: always dropped in full.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, sixth row</extracomment>
        <translation>الحدان 10$ و20$. الرسم 3$ لخمسة إلى تسعة لاعبين، 2$ لأربعة، 1$ لثلاثة أو أقل. الدخول من 100$. بنجمة: يقتطع دائما كاملا.</translation>
    </message>
    <message id="LIM-HE-15/30.title">
        <source>Hold&apos;em 15/30</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, seventh row</extracomment>
        <translation>هولدم 15/30</translation>
    </message>
    <message id="LIM-HE-15/30.text">
        <source>Limits $15 and $30. Collection $3 with five to nine players, $2 with four, $1 with three or fewer. Buy-in from $150. Starred: always dropped in full.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, seventh row</extracomment>
        <translation>الحدان 15$ و30$. الرسم 3$ لخمسة إلى تسعة لاعبين، 2$ لأربعة، 1$ لثلاثة أو أقل. الدخول من 150$. بنجمة: يقتطع دائما كاملا.</translation>
    </message>
    <message id="LIM-HE-NL.title">
        <source>No-limit hold&apos;em</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, last row</extracomment>
        <translation>هولدم نو ليمت</translation>
    </message>
    <message id="LIM-HE-NL.text">
        <source>$5 and $10. Collection $3 with five to nine players, $2 with four, $1 with three or fewer. Buy-in from $100. Starred: always dropped in full.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, last row</extracomment>
        <translation>5$ و10$. الرسم 3$ لخمسة إلى تسعة لاعبين، 2$ لأربعة، 1$ لثلاثة أو أقل. الدخول من 100$. بنجمة: يقتطع دائما كاملا.</translation>
    </message>
    <message id="LIM-DROP-1.title">
        <source>No flop, one dollar</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the line under each of the first five games</extracomment>
        <translation>لا فلوب، دولار واحد</translation>
    </message>
    <message id="LIM-DROP-1.text">
        <source>In the games without a star, a hand that never sees a flop pays $1 instead of the collection.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the line under each of the first five games</extracomment>
        <translation>في الألعاب بلا نجمة تدفع اليد التي لا ترى فلوب 1$ بدل الرسم.</translation>
    </message>
    <message id="LIM-DROP-2.title">
        <source>The starred games</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the starred line under 10/20, 15/30 and no limit</extracomment>
        <translation>الألعاب ذات النجمة</translation>
    </message>
    <message id="LIM-DROP-2.text">
        <source>Here the full collection is taken in every hand, by how many were dealt in, whether or not a flop came.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the starred line under 10/20, 15/30 and no limit</extracomment>
        <translation>هنا يؤخذ الرسم كاملا في كل يد، بحسب عدد من وزع لهم، جاء فلوب أو لا.</translation>
    </message>
    <message id="LIM-COUNT-1.title">
        <source>Who is counted</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the starred line</extracomment>
        <translation>من يعد</translation>
    </message>
    <message id="LIM-COUNT-1.text">
        <source>The players dealt in to this hand. The pages say it of the starred games; it is taken for all.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the starred line</extracomment>
        <translation>اللاعبون الذين وزع لهم في هذه اليد. تقول الصفحات ذلك عن الألعاب ذات النجمة؛ ويؤخذ به للكل.</translation>
    </message>
    <message id="LIM-SEAT-1.title">
        <source>Up to nine players</source>
        <extracomment>S4, GAMES AND WAGER LIMITS: the largest number of players in any row</extracomment>
        <translation>حتى تسعة لاعبين</translation>
    </message>
    <message id="LIM-SEAT-1.text">
        <source>The tables of the club seat nine at most.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS: the largest number of players in any row</extracomment>
        <translation>طاولات النادي لتسعة على الأكثر.</translation>
    </message>
    <message id="LIM-BUYIN-1.title">
        <source>The smallest buy-in</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the column of minimum buy-ins</extracomment>
        <translation>أقل دخول</translation>
    </message>
    <message id="LIM-BUYIN-1.text">
        <source>Who brings less than the row&apos;s minimum is not dealt in.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the column of minimum buy-ins</extracomment>
        <translation>من جاء بأقل من الحد الأدنى للسطر لا توزع له أوراق.</translation>
    </message>
    <message id="LIM-FIX-1.title">
        <source>Two figures, four rounds</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the two figures of each limit; the pages do not say which belongs to which round</extracomment>
        <translation>رقمان وأربع جولات</translation>
    </message>
    <message id="LIM-FIX-1.text">
        <source>In a limit game the lower figure is bet and raised by in the first two rounds, the higher in the last two.</source>
        <extracomment>S4, GAMES AND WAGER LIMITS, the two figures of each limit; the pages do not say which belongs to which round</extracomment>
        <translation>في الليمت يراهن ويرفع بالرقم الأصغر في الجولتين الأوليين وبالأكبر في الأخيرتين.</translation>
    </message>
</context>
<context>
    <name>Low Ball</name>
    <message id="LB.title">
        <source>Low Ball</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>لو بول</translation>
    </message>
    <message id="LB-DEAL-1.title">
        <source>The course of a hand</source>
        <extracomment>S4, Low Ball Rules &amp; Information, first paragraph</extracomment>
        <translation>سير اليد</translation>
    </message>
    <message id="LB-DEAL-1.text">
        <source>Five cards face down, betting, one draw, betting, showdown. The player left of the big blind begins the first round.</source>
        <extracomment>S4, Low Ball Rules &amp; Information, first paragraph</extracomment>
        <translation>خمس أوراق مقلوبة، رهان، سحب واحد، رهان، كشف. يبدأ الجولة الأولى اللاعب على يسار البيغ بلايند.</translation>
    </message>
    <message id="LB-RANK-1.title">
        <source>The lowest hand wins</source>
        <extracomment>S4, Low Ball, first paragraph</extracomment>
        <translation>أدنى يد تربح</translation>
    </message>
    <message id="LB-RANK-1.text">
        <source>The pot goes to the lowest hand. By which scale hands are low is not said.</source>
        <extracomment>S4, Low Ball, first paragraph</extracomment>
        <translation>يذهب البوت إلى أدنى يد. وبأي سلم، لم يذكر.</translation>
    </message>
    <message id="LB-JOKER-1.title">
        <source>The joker</source>
        <extracomment>S4, Low Ball, first paragraph, last sentence</extracomment>
        <translation>الجوكر</translation>
    </message>
    <message id="LB-JOKER-1.text">
        <source>It is the lowest card that the hand does not have yet.</source>
        <extracomment>S4, Low Ball, first paragraph, last sentence</extracomment>
        <translation>هو أدنى ورقة ليست في اليد بعد.</translation>
    </message>
    <message id="LB-BET-1.title">
        <source>No check and raise</source>
        <extracomment>S4, Low Ball, the line after the first paragraph</extracomment>
        <translation>لا تشيك ثم رفع</translation>
    </message>
    <message id="LB-BET-1.text">
        <source>Who has checked in a round may call in it, not raise.</source>
        <extracomment>S4, Low Ball, the line after the first paragraph</extracomment>
        <translation>من قال تشيك في جولة يجوز له أن يجاري فيها، لا أن يرفع.</translation>
    </message>
    <message id="LB-BET-2.title">
        <source>The size of bets and raises</source>
        <extracomment>S4, Low Ball, after the lines on straddling</extracomment>
        <translation>قدر الرهان والرفع</translation>
    </message>
    <message id="LB-BET-2.text">
        <source>Every bet or raise is at least as much as the first bet.</source>
        <extracomment>S4, Low Ball, after the lines on straddling</extracomment>
        <translation>كل رهان أو رفع قدر الرهان الأول على الأقل.</translation>
    </message>
    <message id="LB-BET-3.title">
        <source>Raises without number</source>
        <extracomment>S4, Low Ball, after the lines on straddling (its words are &apos;amount of raises&apos;)</extracomment>
        <translation>رفعات بلا عدد</translation>
    </message>
    <message id="LB-BET-3.text">
        <source>There is no limit to the raises.</source>
        <extracomment>S4, Low Ball, after the lines on straddling (its words are &apos;amount of raises&apos;)</extracomment>
        <translation>لا حد للرفعات.</translation>
    </message>
    <message id="LB-SEVEN-1.title">
        <source>Checking a seven</source>
        <extracomment>S4, Low Ball, the lines on live and tournament play; that they mean after the draw is understood</extracomment>
        <translation>تشيك مع سبعة</translation>
    </message>
    <message id="LB-SEVEN-1.text">
        <source>Checking a seven or a better low after the draw costs the last action in a live game, all action in a tournament.</source>
        <extracomment>S4, Low Ball, the lines on live and tournament play; that they mean after the draw is understood</extracomment>
        <translation>التشيك مع سبعة أو لو أفضل بعد السحب يكلف آخر فعل في اللعب العادي، وكل فعل في البطولة.</translation>
    </message>
    <message id="LB-EXP-1.title">
        <source>A card exposed before the draw</source>
        <extracomment>S4, Low Ball, the paragraph on cards before the draw</extracomment>
        <translation>ورقة كشفت قبل السحب</translation>
    </message>
    <message id="LB-EXP-1.text">
        <source>Five or lower stays, the ace among them and the joker with it; six or higher is replaced.</source>
        <extracomment>S4, Low Ball, the paragraph on cards before the draw</extracomment>
        <translation>خمسة أو أدنى تبقى، والآس منها والجوكر معها؛ ستة أو أعلى تبدل.</translation>
    </message>
    <message id="LB-EXP-2.title">
        <source>Where the replacement comes from</source>
        <extracomment>S4, Low Ball, the paragraph on cards before the draw</extracomment>
        <translation>من أين البديل</translation>
    </message>
    <message id="LB-EXP-2.text">
        <source>From the middle of the deck or a deeper cut, after everybody has five cards.</source>
        <extracomment>S4, Low Ball, the paragraph on cards before the draw</extracomment>
        <translation>من وسط الرزمة أو من قطع أعمق، بعد أن تكون للجميع خمس أوراق.</translation>
    </message>
    <message id="LB-EXP-3.title">
        <source>A card exposed on the draw</source>
        <extracomment>S4, Low Ball, the paragraph on cards after the draw</extracomment>
        <translation>ورقة كشفت عند السحب</translation>
    </message>
    <message id="LB-EXP-3.text">
        <source>It is never kept. The dealer finishes all draws first and replaces it last.</source>
        <extracomment>S4, Low Ball, the paragraph on cards after the draw</extracomment>
        <translation>لا تبقى أبدا. ينهي الموزع كل السحوبات أولا ثم يبدلها أخيرا.</translation>
    </message>
    <message id="LB-EXP-4.title">
        <source>The dealer&apos;s own mistakes</source>
        <extracomment>S4, Low Ball, the line on the dealer&apos;s mistakes</extracomment>
        <translation>أخطاء الموزع نفسه</translation>
    </message>
    <message id="LB-EXP-4.text">
        <source>A dealer who plays keeps every card that he exposed to himself, before the draw and after it.</source>
        <extracomment>S4, Low Ball, the line on the dealer&apos;s mistakes</extracomment>
        <translation>الموزع الذي يلعب يبقي كل ورقة كشفها لنفسه، قبل السحب وبعده.</translation>
    </message>
    <message id="LB-DRAW-1.title">
        <source>The draw</source>
        <extracomment>S4, Low Ball, the paragraph on drawing; standing pat in the first paragraph</extracomment>
        <translation>السحب</translation>
    </message>
    <message id="LB-DRAW-1.text">
        <source>Any number of cards, or none, all at one time. Five are not dealt in one piece: four in turn, the fifth after everybody else has drawn.</source>
        <extracomment>S4, Low Ball, the paragraph on drawing; standing pat in the first paragraph</extracomment>
        <translation>أي عدد من الأوراق أو لا شيء، كلها مرة واحدة. الخمس لا توزع دفعة واحدة: أربع في الدور والخامسة بعد أن يسحب الآخرون.</translation>
    </message>
    <message id="LB-DRAW-2.title">
        <source>The last player draws five</source>
        <extracomment>S4, Low Ball, end of the paragraph on drawing</extracomment>
        <translation>آخر لاعب يسحب خمسا</translation>
    </message>
    <message id="LB-DRAW-2.text">
        <source>When nobody draws after him, a card is burned before his fifth.</source>
        <extracomment>S4, Low Ball, end of the paragraph on drawing</extracomment>
        <translation>إذا لم يسحب أحد بعده تحرق ورقة قبل خامسته.</translation>
    </message>
    <message id="LB-DRAW-3.title">
        <source>The dealer draws four at most</source>
        <extracomment>S4, Low Ball, the first line after the paragraph on drawing</extracomment>
        <translation>الموزع يسحب أربعا على الأكثر</translation>
    </message>
    <message id="LB-DRAW-3.text">
        <source>A dealer who plays may not change all five.</source>
        <extracomment>S4, Low Ball, the first line after the paragraph on drawing</extracomment>
        <translation>الموزع الذي يلعب لا يبدل الخمس كلها.</translation>
    </message>
    <message id="LB-DRAW-4.title">
        <source>The dealer discards first</source>
        <extracomment>S4, Low Ball, the second line after the paragraph on drawing</extracomment>
        <translation>الموزع يستبعد أولا</translation>
    </message>
    <message id="LB-DRAW-4.text">
        <source>A dealer who plays puts his discards down before he takes up the deck for the draw.</source>
        <extracomment>S4, Low Ball, the second line after the paragraph on drawing</extracomment>
        <translation>الموزع الذي يلعب يضع ما يستبعده قبل أن يأخذ الرزمة للسحب.</translation>
    </message>
    <message id="LB-DRAW-5.title">
        <source>A number once named</source>
        <extracomment>S4, Low Ball, the line on changing the number</extracomment>
        <translation>عدد أعلن</translation>
    </message>
    <message id="LB-DRAW-5.text">
        <source>It stands as soon as the next player has named his, or cards have been dealt.</source>
        <extracomment>S4, Low Ball, the line on changing the number</extracomment>
        <translation>يثبت متى أعلن اللاعب التالي عدده، أو متى وزعت أوراق.</translation>
    </message>
    <message id="LB-DRAW-6.title">
        <source>Saying how many were drawn</source>
        <extracomment>S4, Low Ball, the line on calling the number</extracomment>
        <translation>قول كم سحب كل لاعب</translation>
    </message>
    <message id="LB-DRAW-6.text">
        <source>The dealer may tell it until the first player has acted after the draw, not later.</source>
        <extracomment>S4, Low Ball, the line on calling the number</extracomment>
        <translation>يجوز للموزع أن يقوله حتى يلعب أول لاعب بعد السحب، لا بعد ذلك.</translation>
    </message>
    <message id="LB-DRAW-6.dealer">
        <source>Answer how many cards each drew only until somebody has acted after the draw.</source>
        <extracomment>S4, Low Ball, the line on calling the number</extracomment>
        <translation>أجب كم ورقة سحب كل لاعب فقط إلى أن يلعب أحد بعد السحب.</translation>
    </message>
    <message id="LB-CUT-1.title">
        <source>A cut before the draw</source>
        <extracomment>S4, Low Ball, the two lines on the cut</extracomment>
        <translation>قطع قبل السحب</translation>
    </message>
    <message id="LB-CUT-1.text">
        <source>Until the first player has named his draw, a player may ask for a cut; the dealer may not. The player on the dealer&apos;s right cuts, once for each draw.</source>
        <extracomment>S4, Low Ball, the two lines on the cut</extracomment>
        <translation>إلى أن يعلن أول لاعب سحبه يجوز للاعب أن يطلب القطع؛ ولا يجوز للموزع. يقطع اللاعب على يمين الموزع، مرة لكل سحب.</translation>
    </message>
    <message id="LB-STRAD-1.title">
        <source>Straddling</source>
        <extracomment>S4, Low Ball, the paragraph on straddling</extracomment>
        <translation>السترادل</translation>
    </message>
    <message id="LB-STRAD-1.text">
        <source>In a live game a player may look at two cards and straddle, until the third card leaves the deck for the first player. A player who deals himself pauses there.</source>
        <extracomment>S4, Low Ball, the paragraph on straddling</extracomment>
        <translation>في اللعب العادي يجوز للاعب أن ينظر إلى ورقتين ويضع سترادل، إلى أن تترك الورقة الثالثة الرزمة إلى اللاعب الأول. ومن يوزع بنفسه يتوقف هناك.</translation>
    </message>
    <message id="LB-STRAD-2.title">
        <source>No straddle in tournaments</source>
        <extracomment>S4, Low Ball, the paragraph on straddling, its last sentence</extracomment>
        <translation>لا سترادل في البطولات</translation>
    </message>
    <message id="LB-STRAD-2.text">
        <source>Unless that tournament&apos;s structure has it.</source>
        <extracomment>S4, Low Ball, the paragraph on straddling, its last sentence</extracomment>
        <translation>إلا إذا نص عليه نظام تلك البطولة.</translation>
    </message>
    <message id="LB-SHOW-1.title">
        <source>Cards speak</source>
        <extracomment>S4, Low Ball, the line on hands speaking</extracomment>
        <translation>الأوراق تتكلم</translation>
    </message>
    <message id="LB-SHOW-1.text">
        <source>A hand is worth what its cards are, not what its player calls it.</source>
        <extracomment>S4, Low Ball, the line on hands speaking</extracomment>
        <translation>قيمة اليد أوراقها، لا ما يسميها لاعبها.</translation>
    </message>
    <message id="LB-SHOW-2.title">
        <source>Guarding one&apos;s hand</source>
        <extracomment>S4, Low Ball, the line after the one on hands speaking; that a mucked hand is dead follows from it</extracomment>
        <translation>حراسة اليد</translation>
    </message>
    <message id="LB-SHOW-2.text">
        <source>Each player looks after his own cards; a hand that comes to lie in the muck is dead.</source>
        <extracomment>S4, Low Ball, the line after the one on hands speaking; that a mucked hand is dead follows from it</extracomment>
        <translation>كل لاعب يحرس أوراقه؛ واليد التي تصير بين المرمية ميتة.</translation>
    </message>
    <message id="LB-SHOW-3.title">
        <source>A miscalled hand</source>
        <extracomment>S4, Low Ball, the paragraph on miscalling</extracomment>
        <translation>يد أعلنت خطأ</translation>
    </message>
    <message id="LB-SHOW-3.text">
        <source>Who calls his hand wrong, so that another fouls his own, cannot win the pot. It goes to the best hand still intact.</source>
        <extracomment>S4, Low Ball, the paragraph on miscalling</extracomment>
        <translation>من أعلن يده خطأ فأفسد آخر يده لا يربح البوت. ويذهب إلى أفضل يد ما زالت سليمة.</translation>
    </message>
    <message id="LB-MIS-1.title">
        <source>Six cards</source>
        <extracomment>S4, Low Ball, the line on misdeals</extracomment>
        <translation>ست أوراق</translation>
    </message>
    <message id="LB-MIS-1.text">
        <source>When two or more players have six cards it is a misdeal.</source>
        <extracomment>S4, Low Ball, the line on misdeals</extracomment>
        <translation>إذا كانت للاعبين أو أكثر ست أوراق فهو توزيع خاطئ.</translation>
    </message>
    <message id="LB-BLIND-1.title">
        <source>A skipped blind</source>
        <extracomment>S4, Low Ball, last lines</extracomment>
        <translation>بلايند متروك</translation>
    </message>
    <message id="LB-BLIND-1.text">
        <source>What it gives and what it costs its player, he keeps. No blind is posted dead.</source>
        <extracomment>S4, Low Ball, last lines</extracomment>
        <translation>ما يعطيه وما يكلفه لاعبه يبقى له. ولا يوضع بلايند ميت.</translation>
    </message>
</context>
<context>
    <name>Omaha and Omaha Hi-Lo</name>
    <message id="OMA.title">
        <source>Omaha and Omaha Hi-Lo</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>أوماها وأوماها هاي لو</translation>
    </message>
    <message id="OMA-DEAL-1.title">
        <source>Four cards each</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT, first paragraph</extracomment>
        <translation>أربع أوراق لكل واحد</translation>
    </message>
    <message id="OMA-DEAL-1.text">
        <source>Four cards face down to each player; board and betting as in the club&apos;s hold&apos;em.</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT, first paragraph</extracomment>
        <translation>أربع أوراق مقلوبة لكل لاعب؛ والأوراق المشتركة والرهان كما في هولدم النادي.</translation>
    </message>
    <message id="OMA-HAND-1.title">
        <source>Exactly two and three</source>
        <extracomment>S4, OMAHA RULES 1</extracomment>
        <translation>اثنتان وثلاث بالضبط</translation>
    </message>
    <message id="OMA-HAND-1.text">
        <source>A hand is two of the player&apos;s own four and three of the board&apos;s five, never another mixture.</source>
        <extracomment>S4, OMAHA RULES 1</extracomment>
        <translation>اليد ورقتان من أربع اللاعب وثلاث من الخمس المشتركة، لا خليط آخر أبدا.</translation>
    </message>
    <message id="OMA-RULE-2.title">
        <source>The club&apos;s hold&apos;em rules apply</source>
        <extracomment>S4, OMAHA RULES 2</extracomment>
        <translation>تسري قواعد هولدم النادي</translation>
    </message>
    <message id="OMA-RULE-2.text">
        <source>All of them but playing the board, which two cards of one&apos;s own make impossible.</source>
        <extracomment>S4, OMAHA RULES 2</extracomment>
        <translation>كلها إلا لعب المشتركة، إذ تجعله ورقتا اللاعب مستحيلا.</translation>
    </message>
    <message id="OMA-HILO-1.title">
        <source>High and low share the pot</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT, second paragraph</extracomment>
        <translation>العالي والواطي يتقاسمان البوت</translation>
    </message>
    <message id="OMA-HILO-1.text">
        <source>Played high-low, the best high hand takes one half and the best low the other. Each is two and three; the same cards or others may be used for the two.</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT, second paragraph</extracomment>
        <translation>في هاي لو تأخذ أفضل يد عالية نصفا وأفضل يد واطية النصف الآخر. كل منهما اثنتان وثلاث؛ ويجوز للاثنتين استعمال الأوراق نفسها أو غيرها.</translation>
    </message>
    <message id="OMA-LOW-1.title">
        <source>Eight or better</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT, second paragraph (8-or-better)</extracomment>
        <translation>ثمانية أو أفضل</translation>
    </message>
    <message id="OMA-LOW-1.text">
        <source>A low is five different ranks, none above the eight; the ace is the lowest.</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT, second paragraph (8-or-better)</extracomment>
        <translation>اللو خمس رتب مختلفة لا تعلو واحدة الثمانية؛ والآس أدناها.</translation>
    </message>
    <message id="OMA-LOW-2.title">
        <source>The board must allow a low</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT, third paragraph (three low cards; that they differ follows from the hand)</extracomment>
        <translation>يجب أن تسمح المشتركة باللو</translation>
    </message>
    <message id="OMA-LOW-2.text">
        <source>Without three different ranks of eight or less on the board nobody has a low.</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT, third paragraph (three low cards; that they differ follows from the hand)</extracomment>
        <translation>بلا ثلاث رتب مختلفة من ثمانية أو أقل بين المشتركة لا لو لأحد.</translation>
    </message>
    <message id="OMA-LOW-3.title">
        <source>No low</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT: follows from the words on when there is a low</extracomment>
        <translation>لا لو</translation>
    </message>
    <message id="OMA-LOW-3.text">
        <source>When nobody has a low the best high hand takes the whole pot.</source>
        <extracomment>S4, OMAHA/OMAHA HI-LO SPLIT: follows from the words on when there is a low</extracomment>
        <translation>إذا لم يكن لأحد لو أخذت أفضل يد عالية البوت كله.</translation>
    </message>
    <message id="OMA-LOW-4.title">
        <source>Equal hands within a half</source>
        <extracomment>S4 does not say it; the pages on hold&apos;em share nothing out either</extracomment>
        <translation>أيد متساوية في نصف</translation>
    </message>
    <message id="OMA-LOW-4.text">
        <source>Equal highs share the high half, equal lows the low half; so a player can end with a quarter.</source>
        <extracomment>S4 does not say it; the pages on hold&apos;em share nothing out either</extracomment>
        <translation>العالية المتساوية تتقاسم النصف العالي، والواطية المتساوية النصف الواطي؛ فقد ينتهي لاعب بربع.</translation>
    </message>
    <message id="OMA-ODD-1.title">
        <source>The odd chip between high and low</source>
        <extracomment>S4 does not say</extracomment>
        <translation>الفيشة المفردة بين العالي والواطي</translation>
    </message>
    <message id="OMA-ODD-1.text">
        <source>Which half gets a chip that cannot be split is left open.</source>
        <extracomment>S4 does not say</extracomment>
        <translation>أي نصف يأخذ فيشة لا تنقسم، متروك مفتوحا.</translation>
    </message>
    <message id="OMA-KILL-1.title">
        <source>Kill pots</source>
        <extracomment>S4, OMAHA RULES 3</extracomment>
        <translation>بوتات الكيل</translation>
    </message>
    <message id="OMA-KILL-1.text">
        <source>Omaha is played with a kill. What it is stands in a section that is missing.</source>
        <extracomment>S4, OMAHA RULES 3</extracomment>
        <translation>تلعب الأوماها مع كيل. وما هو يرد في قسم ناقص.</translation>
    </message>
</context>
<context>
    <name>Push Nine</name>
    <message id="P9.title">
        <source>Push Nine</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>بوش ناين</translation>
    </message>
    <message id="P9-1.title">
        <source>English only</source>
        <extracomment>S4, PUSH NINE RULES 1</extracomment>
        <translation>الإنكليزية فقط</translation>
    </message>
    <message id="P9-1.text">
        <source>While a hand is being played only English is spoken at the table; the dealer speaks it the whole time.</source>
        <extracomment>S4, PUSH NINE RULES 1</extracomment>
        <translation>أثناء اليد لا يتكلم على الطاولة إلا بالإنكليزية؛ والموزع يتكلمها طول الوقت.</translation>
    </message>
    <message id="P9-1.dealer">
        <source>Speak English, and remind whoever does not while a hand is in play.</source>
        <extracomment>S4, PUSH NINE RULES 1</extracomment>
        <translation>تكلم الإنكليزية، وذكر بها من لا يتكلمها أثناء يد.</translation>
    </message>
    <message id="P9-2.title">
        <source>Table stakes</source>
        <extracomment>S4, PUSH NINE RULES 2</extracomment>
        <translation>ما على الطاولة فقط</translation>
    </message>
    <message id="P9-2.text">
        <source>A player stakes only what lay on the table before the hand began.</source>
        <extracomment>S4, PUSH NINE RULES 2</extracomment>
        <translation>لا يراهن اللاعب إلا بما كان على الطاولة قبل بدء اليد.</translation>
    </message>
    <message id="P9-3.title">
        <source>Asking for another deck</source>
        <extracomment>S4, PUSH NINE RULES 3</extracomment>
        <translation>طلب رزمة أخرى</translation>
    </message>
    <message id="P9-3.text">
        <source>A new deck may be asked for after a complete round, which is nine hands.</source>
        <extracomment>S4, PUSH NINE RULES 3</extracomment>
        <translation>تطلب رزمة جديدة بعد دورة كاملة، أي تسع أيد.</translation>
    </message>
    <message id="P9-4.title">
        <source>The button</source>
        <extracomment>S4, PUSH NINE RULES 4</extracomment>
        <translation>الزر</translation>
    </message>
    <message id="P9-4.text">
        <source>For the first hand each player draws; the highest card has the button and speaks first. Later the winner of the pot has the button.</source>
        <extracomment>S4, PUSH NINE RULES 4</extracomment>
        <translation>لليد الأولى يسحب كل لاعب؛ وأعلى ورقة لها الزر وتتكلم أولا. بعدها الزر لرابح البوت.</translation>
    </message>
    <message id="P9-5.title">
        <source>Everybody antes</source>
        <extracomment>S4, PUSH NINE RULES 5 (no amount is given)</extracomment>
        <translation>الكل يضع أنتي</translation>
    </message>
    <message id="P9-5.text">
        <source>Each player puts in an ante at the start of each hand.</source>
        <extracomment>S4, PUSH NINE RULES 5 (no amount is given)</extracomment>
        <translation>يضع كل لاعب أنتي في بداية كل يد.</translation>
    </message>
    <message id="P9-6.title">
        <source>One bet and three raises</source>
        <extracomment>S4, PUSH NINE RULES 6</extracomment>
        <translation>رهان وثلاثة رفعات</translation>
    </message>
    <message id="P9-6.text">
        <source>In a round of betting there is one bet and at most three raises. With only two left in the pot there is no end.</source>
        <extracomment>S4, PUSH NINE RULES 6</extracomment>
        <translation>في جولة الرهان رهان واحد وثلاثة رفعات على الأكثر. وإذا بقي اثنان في البوت فلا نهاية.</translation>
    </message>
    <message id="P9-7.title">
        <source>The size of a raise</source>
        <extracomment>S4, PUSH NINE RULES 7</extracomment>
        <translation>قدر الرفع</translation>
    </message>
    <message id="P9-7.text">
        <source>A raise is at least as much as the bet or raise before it.</source>
        <extracomment>S4, PUSH NINE RULES 7</extracomment>
        <translation>الرفع قدر الرهان أو الرفع الذي قبله على الأقل.</translation>
    </message>
    <message id="P9-8.title">
        <source>A fouled deck</source>
        <extracomment>S4, PUSH NINE RULES 8</extracomment>
        <translation>رزمة فاسدة</translation>
    </message>
    <message id="P9-8.text">
        <source>Two cards of the same suit and rank, or backs of different colours: all hands are dead and everybody gets back what he put into this pot. Hands played before stand.</source>
        <extracomment>S4, PUSH NINE RULES 8</extracomment>
        <translation>ورقتان بالنقش والرتبة نفسيهما، أو ظهور بألوان مختلفة: كل الأيدي ميتة ويستعيد كل واحد ما وضعه في هذا البوت. والأيدي السابقة تثبت.</translation>
    </message>
    <message id="P9-9.title">
        <source>A hand that is not guarded</source>
        <extracomment>S4, PUSH NINE RULES 9</extracomment>
        <translation>يد غير محروسة</translation>
    </message>
    <message id="P9-9.text">
        <source>Cards that touch the discards, or that the dealer takes by mistake, are dead; their player&apos;s chips stay in the pot.</source>
        <extracomment>S4, PUSH NINE RULES 9</extracomment>
        <translation>الأوراق التي تلمس المستبعدة أو يأخذها الموزع خطأ ميتة؛ وتبقى فيش لاعبها في البوت.</translation>
    </message>
    <message id="P9-10.title">
        <source>A card on the lap or the floor</source>
        <extracomment>S4, PUSH NINE RULES 10</extracomment>
        <translation>ورقة في الحضن أو على الأرض</translation>
    </message>
    <message id="P9-10.text">
        <source>The hand is dead and its player&apos;s chips stay in the pot.</source>
        <extracomment>S4, PUSH NINE RULES 10</extracomment>
        <translation>اليد ميتة وتبقى فيش لاعبها في البوت.</translation>
    </message>
    <message id="P9-11.title">
        <source>Not three cards</source>
        <extracomment>S4, PUSH NINE RULES 11</extracomment>
        <translation>ليست ثلاث أوراق</translation>
    </message>
    <message id="P9-11.text">
        <source>Each gets three cards face down. A hand with fewer or more, found after the first player has acted, is dead; the rule speaks of a misdeal as well.</source>
        <extracomment>S4, PUSH NINE RULES 11</extracomment>
        <translation>لكل واحد ثلاث أوراق مقلوبة. اليد التي فيها أقل أو أكثر، إذا وجدت بعد أن لعب اللاعب الأول، ميتة؛ والقاعدة تتكلم عن توزيع خاطئ أيضا.</translation>
    </message>
    <message id="P9-12.title">
        <source>A card dealt face up</source>
        <extracomment>S4, PUSH NINE RULES 12</extracomment>
        <translation>ورقة وزعت مكشوفة</translation>
    </message>
    <message id="P9-12.text">
        <source>A player who has seen none of his cards keeps it or gets another, as he likes. Who has looked must keep it.</source>
        <extracomment>S4, PUSH NINE RULES 12</extracomment>
        <translation>من لم ير شيئا من أوراقه يبقيها أو يأخذ أخرى كما يشاء. ومن نظر فعليه أن يبقيها.</translation>
    </message>
    <message id="P9-13.title">
        <source>The replacement</source>
        <extracomment>S4, PUSH NINE RULES 13</extracomment>
        <translation>البديل</translation>
    </message>
    <message id="P9-13.text">
        <source>The top card of the deck, once everybody else has his three.</source>
        <extracomment>S4, PUSH NINE RULES 13</extracomment>
        <translation>الورقة العليا من الرزمة، متى كانت للباقين أوراقهم الثلاث.</translation>
    </message>
    <message id="P9-14.title">
        <source>A boxed card</source>
        <extracomment>S4, PUSH NINE RULES 14</extracomment>
        <translation>ورقة معكوسة</translation>
    </message>
    <message id="P9-14.text">
        <source>A card that lies the wrong way round in the deck is a misdeal.</source>
        <extracomment>S4, PUSH NINE RULES 14</extracomment>
        <translation>ورقة موضوعة معكوسة في الرزمة توزيع خاطئ.</translation>
    </message>
    <message id="P9-15.title">
        <source>Two left and no betting</source>
        <extracomment>S4, PUSH NINE RULES 15</extracomment>
        <translation>اثنان باقيان بلا رهان</translation>
    </message>
    <message id="P9-15.text">
        <source>When only two players are left and nobody has bet, they may agree to split the pot.</source>
        <extracomment>S4, PUSH NINE RULES 15</extracomment>
        <translation>إذا بقي لاعبان ولم يراهن أحد جاز لهما الاتفاق على تقاسم البوت.</translation>
    </message>
    <message id="P9-PUSH-16.title">
        <source>A push</source>
        <extracomment>S4, PUSH NINE RULES 16</extracomment>
        <translation>البوش</translation>
    </message>
    <message id="P9-PUSH-16.text">
        <source>Two or more equal high hands make a push pot: it is not shared but stays for another hand. Those who pushed are in it without buying in.</source>
        <extracomment>S4, PUSH NINE RULES 16</extracomment>
        <translation>يدان عاليتان متساويتان أو أكثر تصنع بوت بوش: لا يقسم بل يبقى ليد أخرى. وأصحاب البوش فيه بلا دخول.</translation>
    </message>
    <message id="P9-PUSH-17.title">
        <source>Who may buy in</source>
        <extracomment>S4, PUSH NINE RULES 17</extracomment>
        <translation>من يجوز له الدخول</translation>
    </message>
    <message id="P9-PUSH-17.text">
        <source>Only players who had cards when the push came about.</source>
        <extracomment>S4, PUSH NINE RULES 17</extracomment>
        <translation>فقط اللاعبون الذين كانت لهم أوراق عندما حدث البوش.</translation>
    </message>
    <message id="P9-PUSH-18.title">
        <source>The buy-in</source>
        <extracomment>S4, PUSH NINE RULES 18</extracomment>
        <translation>مبلغ الدخول</translation>
    </message>
    <message id="P9-PUSH-18.text">
        <source>He puts the exact amount before him before the deal. It depends on how many pushed and how much is in the pot; no formula is given.</source>
        <extracomment>S4, PUSH NINE RULES 18</extracomment>
        <translation>يضع المبلغ المضبوط أمامه قبل التوزيع. وهو يتوقف على عدد أصحاب البوش وما في البوت؛ ولم تعط صيغة.</translation>
    </message>
    <message id="P9-PUSH-19.title">
        <source>Dealer and cutter of a push</source>
        <extracomment>S4, PUSH NINE RULES 19</extracomment>
        <translation>موزع البوش وقاطعه</translation>
    </message>
    <message id="P9-PUSH-19.text">
        <source>The first pushing player left of the button has the button for the push; the one of them who declared last cuts.</source>
        <extracomment>S4, PUSH NINE RULES 19</extracomment>
        <translation>أول أصحاب البوش على يسار الزر له زر البوش؛ ومن أعلن منهم أخيرا يقطع.</translation>
    </message>
    <message id="P9-PUSH-20.title">
        <source>Three pushes</source>
        <extracomment>S4, PUSH NINE RULES 20</extracomment>
        <translation>ثلاثة بوشات</translation>
    </message>
    <message id="P9-PUSH-20.text">
        <source>After the third push nobody buys in any more; the last pushing hands share the money equally.</source>
        <extracomment>S4, PUSH NINE RULES 20</extracomment>
        <translation>بعد البوش الثالث لا يدخل أحد؛ وتتقاسم آخر أيدي البوش المال بالتساوي.</translation>
    </message>
    <message id="P9-COW-21.title">
        <source>Going cow</source>
        <extracomment>S4, PUSH NINE RULES 21</extracomment>
        <translation>اللعب كاو</translation>
    </message>
    <message id="P9-COW-21.text">
        <source>Two or more players may share one buy-in; what they put up together must be exactly that.</source>
        <extracomment>S4, PUSH NINE RULES 21</extracomment>
        <translation>يجوز للاعبين أو أكثر أن يتقاسموا مبلغ دخول واحدا؛ وما يضعونه معا يجب أن يكون ذلك بالضبط.</translation>
    </message>
    <message id="P9-COW-22.title">
        <source>One hand for the cow</source>
        <extracomment>S4, PUSH NINE RULES 22</extracomment>
        <translation>يد واحدة للكاو</translation>
    </message>
    <message id="P9-COW-22.text">
        <source>They get a single hand and settle among themselves who plays it.</source>
        <extracomment>S4, PUSH NINE RULES 22</extracomment>
        <translation>يأخذون يدا واحدة ويتفقون بينهم على من يلعبها.</translation>
    </message>
    <message id="P9-COW-23.title">
        <source>The cow&apos;s money for betting</source>
        <extracomment>S4, PUSH NINE RULES 23 (the sentence ends in a comma)</extracomment>
        <translation>مال الكاو للرهان</translation>
    </message>
    <message id="P9-COW-23.text">
        <source>Of the betting round&apos;s buy-in they put up half or more.</source>
        <extracomment>S4, PUSH NINE RULES 23 (the sentence ends in a comma)</extracomment>
        <translation>يضعون نصف مبلغ الدخول لجولة الرهان أو أكثر.</translation>
    </message>
    <message id="P9-PART-24.title">
        <source>What partners put up</source>
        <extracomment>S4, PUSH NINE RULES 24 (a word is misprinted)</extracomment>
        <translation>ما يضعه الشريكان</translation>
    </message>
    <message id="P9-PART-24.text">
        <source>Each of them the whole buy-in of the push pot and half of the buy-in for the round of betting.</source>
        <extracomment>S4, PUSH NINE RULES 24 (a word is misprinted)</extracomment>
        <translation>كل منهما مبلغ دخول بوت البوش كاملا ونصف مبلغ الدخول لجولة الرهان.</translation>
    </message>
    <message id="P9-PART-25.title">
        <source>Partners have hands of their own</source>
        <extracomment>S4, PUSH NINE RULES 25</extracomment>
        <translation>لكل شريك يده</translation>
    </message>
    <message id="P9-PART-25.text">
        <source>Each gets a hand and bets his own chips.</source>
        <extracomment>S4, PUSH NINE RULES 25</extracomment>
        <translation>يأخذ كل منهما يدا ويراهن بفيشه.</translation>
    </message>
    <message id="P9-PART-26.title">
        <source>Raising one&apos;s partner</source>
        <extracomment>S4, PUSH NINE RULES 26</extracomment>
        <translation>الرفع على الشريك</translation>
    </message>
    <message id="P9-PART-26.text">
        <source>Takes an eight or better: eight or nine points, or any higher class of hand. Who raises his partner with less costs both their right to the pot; it goes to the highest of the other hands.</source>
        <extracomment>S4, PUSH NINE RULES 26</extracomment>
        <translation>يلزمه ثمانية أو أفضل: ثماني نقاط أو تسع أو أي صنف أعلى. ومن رفع على شريكه بأقل أضاع حقهما معا في البوت؛ ويذهب إلى أعلى الأيدي الأخرى.</translation>
    </message>
    <message id="P9-PART-27.title">
        <source>A partner wins</source>
        <extracomment>S4, PUSH NINE RULES 27</extracomment>
        <translation>شريك يربح</translation>
    </message>
    <message id="P9-PART-27.text">
        <source>The push pot is divided between the two.</source>
        <extracomment>S4, PUSH NINE RULES 27</extracomment>
        <translation>يقسم بوت البوش بين الاثنين.</translation>
    </message>
    <message id="P9-PART-28.title">
        <source>Backing each other</source>
        <extracomment>S4, PUSH NINE RULES 28</extracomment>
        <translation>الدعم المتبادل</translation>
    </message>
    <message id="P9-PART-28.text">
        <source>Players may agree that whoever of them wins the push pot gives the other his buy-in back. The rule of the eight binds them too.</source>
        <extracomment>S4, PUSH NINE RULES 28</extracomment>
        <translation>يجوز للاعبين الاتفاق على أن من يربح منهما بوت البوش يعيد إلى الآخر مبلغ دخوله. وقاعدة الثمانية تلزمهما أيضا.</translation>
    </message>
    <message id="P9-PUSH-29.title">
        <source>Nobody can buy in</source>
        <extracomment>S4, PUSH NINE RULES 29</extracomment>
        <translation>لا أحد يستطيع الدخول</translation>
    </message>
    <message id="P9-PUSH-29.text">
        <source>When nobody else who may buy in can pay it, the pushing hands may share the pot and not play for it.</source>
        <extracomment>S4, PUSH NINE RULES 29</extracomment>
        <translation>إذا لم يستطع أحد ممن يجوز لهم الدخول أن يدفع جاز لأيدي البوش أن تتقاسم البوت دون لعب.</translation>
    </message>
    <message id="P9-30.title">
        <source>The management&apos;s word</source>
        <extracomment>S4, PUSH NINE RULES 30</extracomment>
        <translation>كلمة الإدارة</translation>
    </message>
    <message id="P9-30.text">
        <source>In every case what the management decides is final.</source>
        <extracomment>S4, PUSH NINE RULES 30</extracomment>
        <translation>في كل حال ما تقرره الإدارة نهائي.</translation>
    </message>
    <message id="P9-30.dealer">
        <source>When a player does not accept a ruling, stop and call the floor.</source>
        <extracomment>S4, PUSH NINE RULES 30</extracomment>
        <translation>إذا لم يقبل لاعب قرارا فتوقف واستدع مسؤول الصالة.</translation>
    </message>
    <message id="P9-RANK-1.title">
        <source>Order of the hands</source>
        <extracomment>S4, RANK OF HANDS</extracomment>
        <translation>ترتيب الأيدي</translation>
    </message>
    <message id="P9-RANK-1.text">
        <source>Three of a kind from aces down to twos; straights from A-K-Q down to 3-2-1; three faces; points from nine down to nought.</source>
        <extracomment>S4, RANK OF HANDS</extracomment>
        <translation>الثلاثية من الآسات نزولا إلى الاثنينات؛ الستريت من A-K-Q إلى 3-2-1؛ ثلاث صور؛ النقاط من تسع إلى صفر.</translation>
    </message>
    <message id="P9-RANK-2.title">
        <source>Three faces</source>
        <extracomment>S4, RANK OF HANDS, Three faces (the first of the six is misprinted)</extracomment>
        <translation>ثلاث صور</translation>
    </message>
    <message id="P9-RANK-2.text">
        <source>Two of one picture rank and one of another. All of them are worth the same.</source>
        <extracomment>S4, RANK OF HANDS, Three faces (the first of the six is misprinted)</extracomment>
        <translation>صورتان من رتبة وواحدة من أخرى. كلها متساوية القيمة.</translation>
    </message>
    <message id="P9-RANK-3.title">
        <source>Points</source>
        <extracomment>S4, RANK OF HANDS, Points and its examples</extracomment>
        <translation>النقاط</translation>
    </message>
    <message id="P9-RANK-3.text">
        <source>The last digit of the three cards&apos; sum: ace one, two to nine their figure, ten and pictures nought. A-K-9 is nought, 7-3-9 nine, K-10-8 eight, 5-5-6 six, 8-8-9 five.</source>
        <extracomment>S4, RANK OF HANDS, Points and its examples</extracomment>
        <translation>الرقم الأخير من مجموع الأوراق الثلاث: الآس واحد، من الاثنين إلى التسعة رقمها، العشرة والصور صفر. A-K-9 صفر، 7-3-9 تسع، K-10-8 ثمان، 5-5-6 ست، 8-8-9 خمس.</translation>
    </message>
    <message id="P9-RANK-4.title">
        <source>Equal hands push</source>
        <extracomment>S4, RANK OF HANDS with PUSH NINE RULES 16</extracomment>
        <translation>الأيدي المتساوية بوش</translation>
    </message>
    <message id="P9-RANK-4.text">
        <source>Same points, same top of a straight, or three faces against three faces: equal. Suits decide nothing; a flush or a pair is no rank of its own. Two hands of three of a kind are never equal.</source>
        <extracomment>S4, RANK OF HANDS with PUSH NINE RULES 16</extracomment>
        <translation>النقاط نفسها، أو رأس الستريت نفسه، أو ثلاث صور مقابل ثلاث صور: تساو. النقوش لا تحسم شيئا؛ والفلاش أو الزوج ليس رتبة. ولا تتساوى ثلاثيتان أبدا.</translation>
    </message>
    <message id="P9-COLL-1.title">
        <source>Collection</source>
        <extracomment>S4, PUSH NINE COLLECTION, the last lines of the limits</extracomment>
        <translation>الرسم</translation>
    </message>
    <message id="P9-COLL-1.text">
        <source>Two dollars from the player on the button before the deal. They belong to the house and are no part of the pot.</source>
        <extracomment>S4, PUSH NINE COLLECTION, the last lines of the limits</extracomment>
        <translation>دولاران من اللاعب صاحب الزر قبل التوزيع. هما للكازينو وليسا من البوت.</translation>
    </message>
</context>
<context>
    <name>Shared definitions</name>
    <message id="GEN.title">
        <source>Shared definitions</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>تعريفات مشتركة</translation>
    </message>
    <message id="GEN-RANK-1.title">
        <source>Order of the cards</source>
        <extracomment>S2, WINNING HANDS: the opening lines, and the row on the straight for the suits</extracomment>
        <translation>ترتيب الأوراق</translation>
    </message>
    <message id="GEN-RANK-1.text">
        <source>From the ace down to the two. In a straight the ace stands on top (A-K-Q-J-10) or at the bottom (5-4-3-2-A); no straight runs through it. No suit is worth more than another.</source>
        <extracomment>S2, WINNING HANDS: the opening lines, and the row on the straight for the suits</extracomment>
        <translation>من الآس نزولا إلى الاثنين. في الستريت يكون الآس في الأعلى (A-K-Q-J-10) أو في الأسفل (5-4-3-2-A)؛ ولا يمر ستريت عبره. لا نقش أعلى من نقش.</translation>
    </message>
    <message id="GEN-RANK-2.title">
        <source>Order of the hands</source>
        <extracomment>S2, WINNING HANDS: the list from the highest payout to the lowest</extracomment>
        <translation>ترتيب الأيدي</translation>
    </message>
    <message id="GEN-RANK-2.text">
        <source>Straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card. The royal flush is the highest straight flush; it has a name of its own only because pay tables give it a line.</source>
        <extracomment>S2, WINNING HANDS: the list from the highest payout to the lowest</extracomment>
        <translation>ستريت فلاش، رباعية، فل هاوس، فلاش، ستريت، ثلاثية، زوجان، زوج، أعلى ورقة. الرويال فلاش هو أعلى ستريت فلاش؛ له اسم خاص فقط لأن جداول الدفع تعطيه سطرا.</translation>
    </message>
    <message id="GEN-RANK-3.title">
        <source>Two hands of one kind</source>
        <extracomment>S2, WINNING HANDS: the prose of each row; GAME OUTCOMES on the kicker</extracomment>
        <translation>يدان من نوع واحد</translation>
    </message>
    <message id="GEN-RANK-3.text">
        <source>Four of a kind: the four, then the fifth card. Full house: the three, then the pair. Flush and high card: card by card from the top. Straight: the top card alone. Three of a kind: the three, then two kickers. Two pair: the higher pair, the lower pair, the kicker. Pair: the pair, then three kickers. Five equal ranks are a tie.</source>
        <extracomment>S2, WINNING HANDS: the prose of each row; GAME OUTCOMES on the kicker</extracomment>
        <translation>الرباعية: الأربع ثم الورقة الخامسة. الفل هاوس: الثلاث ثم الزوج. الفلاش وأعلى ورقة: ورقة ورقة من الأعلى. الستريت: الورقة العليا وحدها. الثلاثية: الثلاث ثم ورقتان مرجحتان. الزوجان: الزوج الأعلى، الأدنى، ثم الورقة المرجحة. الزوج: الزوج ثم ثلاث أوراق مرجحة. خمس رتب متساوية تعادل.</translation>
    </message>
    <message id="GEN-BEST-1.title">
        <source>The best five of seven</source>
        <extracomment>S0, introduction (two pocket and five common cards); S2, GAME RULES (five of seven); S3, on the showdown; S4, HOLD&apos;EM</extracomment>
        <translation>أفضل خمس من سبع</translation>
    </message>
    <message id="GEN-BEST-1.text">
        <source>Where a player holds two cards and five lie on the board, his hand is the best five of the seven: both, one or none of his own may be in it.</source>
        <extracomment>S0, introduction (two pocket and five common cards); S2, GAME RULES (five of seven); S3, on the showdown; S4, HOLD&apos;EM</extracomment>
        <translation>حيث يكون للاعب ورقتان وعلى الطاولة خمس، تكون يده أفضل خمس من السبع: قد تدخل فيها ورقتاه أو إحداهما أو لا شيء منهما.</translation>
    </message>
    <message id="GEN-DISP-1.title">
        <source>Who decides a dispute</source>
        <extracomment>S0 and S1, the closing line of each; S4, PUSH NINE RULES 30</extracomment>
        <translation>من يحسم النزاع</translation>
    </message>
    <message id="GEN-DISP-1.text">
        <source>At Casino du Liban the inspector&apos;s word is final, at Push Nine the management&apos;s. The program works out every line and shows its reason; a decision that differs stands beside the computed line, with who took it and why.</source>
        <extracomment>S0 and S1, the closing line of each; S4, PUSH NINE RULES 30</extracomment>
        <translation>في كازينو لبنان كلمة المفتش نهائية، وفي البوش ناين كلمة الإدارة. البرنامج يحسب كل سطر ويبين سببه؛ والقرار المخالف يقف بجانب السطر المحسوب، مع من اتخذه ولماذا.</translation>
    </message>
    <message id="GEN-MALF-1.title">
        <source>A malfunction undoes the round</source>
        <extracomment>S2, GAME OUTCOMES, last line</extracomment>
        <translation>العطل يلغي الجولة</translation>
    </message>
    <message id="GEN-MALF-1.text">
        <source>When something at the table or in its equipment failed, nothing is won and nothing is lost in that round. Read as: every stake goes back to whoever placed it.</source>
        <extracomment>S2, GAME OUTCOMES, last line</extracomment>
        <translation>إذا تعطل شيء في الطاولة أو معداتها فلا ربح ولا خسارة في تلك الجولة. ويفهم منه: يعود كل رهان إلى من وضعه.</translation>
    </message>
    <message id="GEN-RND-1.title">
        <source>What the chips cannot pay</source>
        <extracomment>No document says it: S0 and S1 print the odds, and no page says what becomes of half a chip</extracomment>
        <translation>ما لا تدفعه الفيش</translation>
    </message>
    <message id="GEN-RND-1.text">
        <source>Payouts such as 3:2, 1.5:1, half a pot or a share of a levy are worked out exactly and reduced to the table&apos;s chips once, line by line. What that kept back, or added, is shown.</source>
        <extracomment>No document says it: S0 and S1 print the odds, and no page says what becomes of half a chip</extracomment>
        <translation>المدفوعات مثل 3:2 و1.5:1 ونصف بوت أو حصة من الاقتطاع تحسب بالضبط ثم ترد مرة واحدة، سطرا سطرا، إلى فيش الطاولة. ويبين ما أبقاه ذلك أو أضافه.</translation>
    </message>
    <message id="GEN-DECK-1.title">
        <source>The deck of each game</source>
        <extracomment>Said in S0, introduction; S2, GAME RULES; S3, LE DEROULEMENT DE LA PARTIE; S4, DOUBLE HAND POKER, THE DECK. Only implied for Blackjack, the club&apos;s Hold&apos;em, Omaha, Push Nine and Low Ball</extracomment>
        <translation>رزمة كل لعبة</translation>
    </message>
    <message id="GEN-DECK-1.text">
        <source>52 cards without a joker for Heads-Up Hold&apos;em, Casino Hold&apos;em, Texas Hold&apos;em, the club&apos;s Hold&apos;em, Omaha, Push Nine, and for each deck of Blackjack. 53 with one joker for Double Hand and Low Ball. A card too many of one kind, a card that the deck does not have, or a joker where none belongs: the deck is fouled.</source>
        <extracomment>Said in S0, introduction; S2, GAME RULES; S3, LE DEROULEMENT DE LA PARTIE; S4, DOUBLE HAND POKER, THE DECK. Only implied for Blackjack, the club&apos;s Hold&apos;em, Omaha, Push Nine and Low Ball</extracomment>
        <translation>52 ورقة بلا جوكر لهيدز أب هولدم وكازينو هولدم وتكساس هولدم وهولدم النادي وأوماها وبوش ناين ولكل رزمة من البلاك جاك. 53 مع جوكر واحد لدبل هاند ولو بول. ورقة زائدة من نوع، أو ورقة ليست من الرزمة، أو جوكر حيث لا مكان له: الرزمة فاسدة.</translation>
    </message>
</context>
<context>
    <name>Texas Hold&apos;em Poker</name>
    <message id="THP.title">
        <source>Texas Hold&apos;em Poker</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>تكساس هولدم بوكر</translation>
    </message>
    <message id="THP-CAVE-1.title">
        <source>The cave and the tapis</source>
        <extracomment>S3, opening paragraph</extracomment>
        <translation>مبلغ الدخول والفيش أمام اللاعب</translation>
    </message>
    <message id="THP-CAVE-1.text">
        <source>A player sits down with a first stake, the cave, and keeps it where all can see it. All that he has put there is his tapis, the stack he plays with.</source>
        <extracomment>S3, opening paragraph</extracomment>
        <translation>يجلس اللاعب مع مبلغ أول (كاف) ويبقيه حيث يراه الجميع. وكل ما وضعه هناك هو فيشه (تابي) التي يلعب بها.</translation>
    </message>
    <message id="THP-CAVE-2.title">
        <source>One hand a player</source>
        <extracomment>S3, opening paragraph, last sentence</extracomment>
        <translation>يد واحدة لكل لاعب</translation>
    </message>
    <message id="THP-CAVE-2.text">
        <source>Nobody plays two hands, and nobody stakes on an empty place.</source>
        <extracomment>S3, opening paragraph, last sentence</extracomment>
        <translation>لا أحد يلعب يدين، ولا أحد يراهن على مكان خال.</translation>
    </message>
    <message id="THP-CAVE-3.title">
        <source>Rebuying</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the sentences on RECAVE</extracomment>
        <translation>الشراء من جديد</translation>
    </message>
    <message id="THP-CAVE-3.text">
        <source>A player may add to his stack while the game goes on, never while a hand is being played.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the sentences on RECAVE</extracomment>
        <translation>يجوز للاعب أن يزيد فيشه أثناء اللعب، لا أثناء يد قط.</translation>
    </message>
    <message id="THP-CAVE-4.title">
        <source>Chips come from the cash desk</source>
        <extracomment>S3, the words beside the list of casinos</extracomment>
        <translation>الفيش من الصندوق</translation>
    </message>
    <message id="THP-CAVE-4.text">
        <source>Chips are bought at the desk, not at the table.</source>
        <extracomment>S3, the words beside the list of casinos</extracomment>
        <translation>تشترى الفيش من الصندوق لا من الطاولة.</translation>
    </message>
    <message id="THP-CAVE-4.dealer">
        <source>Take no money for chips at the table; send the player to the cash desk.</source>
        <extracomment>S3, the words beside the list of casinos</extracomment>
        <translation>لا تأخذ مالا مقابل فيش على الطاولة؛ أرسل اللاعب إلى الصندوق.</translation>
    </message>
    <message id="THP-VAR-1.title">
        <source>Limit, pot limit or no limit</source>
        <extracomment>S3, the block in capitals before the seats</extracomment>
        <translation>ليمت أو بوت ليمت أو نو ليمت</translation>
    </message>
    <message id="THP-VAR-1.text">
        <source>The casino chooses one of the three at the start of each session and keeps it, with its terms, on display.</source>
        <extracomment>S3, the block in capitals before the seats</extracomment>
        <translation>يختار الكازينو واحدة من الثلاث في بداية كل جلسة ويبقيها معروضة مع شروطها.</translation>
    </message>
    <message id="THP-SEAT-1.title">
        <source>Two to ten players</source>
        <extracomment>S3, L&apos;ATTRIBUTION DES PLACES, first paragraph</extracomment>
        <translation>من لاعبين إلى عشرة</translation>
    </message>
    <message id="THP-SEAT-1.text">
        <source>The game begins when two are seated; at most ten sit at the table.</source>
        <extracomment>S3, L&apos;ATTRIBUTION DES PLACES, first paragraph</extracomment>
        <translation>تبدأ اللعبة متى جلس اثنان؛ ويجلس إلى الطاولة عشرة على الأكثر.</translation>
    </message>
    <message id="THP-SEAT-2.title">
        <source>Seats are drawn</source>
        <extracomment>S3, L&apos;ATTRIBUTION DES PLACES, second paragraph</extracomment>
        <translation>المقاعد بالقرعة</translation>
    </message>
    <message id="THP-SEAT-2.text">
        <source>Who stands does not play. When the table is full there is a waiting list; the chef de partie allots seats by chance, and nobody changes his.</source>
        <extracomment>S3, L&apos;ATTRIBUTION DES PLACES, second paragraph</extracomment>
        <translation>من يقف لا يلعب. إذا امتلأت الطاولة فهناك لائحة انتظار؛ يوزع رئيس القسم المقاعد بالقرعة، ولا يغير أحد مقعده.</translation>
    </message>
    <message id="THP-SEAT-3.title">
        <source>A player who is away</source>
        <extracomment>S3, L&apos;ATTRIBUTION DES PLACES, third paragraph (the length is the house&apos;s)</extracomment>
        <translation>لاعب غائب</translation>
    </message>
    <message id="THP-SEAT-3.text">
        <source>His chips stay on the table under the dealer&apos;s eye. After the absence that the house allows, the chef de partie keeps them in his name and gives the seat away; what nobody claims by the end of the session goes into the register of orphaned stakes.</source>
        <extracomment>S3, L&apos;ATTRIBUTION DES PLACES, third paragraph (the length is the house&apos;s)</extracomment>
        <translation>تبقى فيشه على الطاولة تحت نظر الموزع. وبعد الغياب المسموح يحفظها رئيس القسم باسمه ويعطي المقعد لغيره؛ وما لا يطالب به أحد حتى نهاية الجلسة يدخل سجل الرهانات اليتيمة.</translation>
    </message>
    <message id="THP-SEAT-3.dealer">
        <source>Watch over the chips of whoever is away, and call the chef de partie when the allowed time is over.</source>
        <extracomment>S3, L&apos;ATTRIBUTION DES PLACES, third paragraph (the length is the house&apos;s)</extracomment>
        <translation>راقب فيش الغائب، واستدع رئيس القسم عندما ينتهي الوقت المسموح.</translation>
    </message>
    <message id="THP-BTN-1.title">
        <source>The first button</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, first paragraph</extracomment>
        <translation>الزر الأول</translation>
    </message>
    <message id="THP-BTN-1.text">
        <source>To begin, the dealer takes the clubs and gives each player one, face up, beginning on his own left. The highest, ace on top, gets the button.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, first paragraph</extracomment>
        <translation>للبدء يأخذ الموزع أوراق السباتي ويعطي كل لاعب واحدة مكشوفة، من يساره. أعلاها، والآس في القمة، يأخذ الزر.</translation>
    </message>
    <message id="THP-BTN-2.title">
        <source>The button moves on</source>
        <extracomment>S3 does not say it; it speaks of the blinds before each deal and of places counted from the button</extracomment>
        <translation>الزر يتقدم</translation>
    </message>
    <message id="THP-BTN-2.text">
        <source>One place to the left with every hand.</source>
        <extracomment>S3 does not say it; it speaks of the blinds before each deal and of places counted from the button</extracomment>
        <translation>مكانا واحدا إلى اليسار مع كل يد.</translation>
    </message>
    <message id="THP-BLIND-1.title">
        <source>The small blind</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, first point on the initial stakes</extracomment>
        <translation>السمول بلايند</translation>
    </message>
    <message id="THP-BLIND-1.text">
        <source>The first player left of the button puts up half of the table&apos;s minimum before each deal.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, first point on the initial stakes</extracomment>
        <translation>يضع اللاعب الأول على يسار الزر نصف الحد الأدنى للطاولة قبل كل توزيع.</translation>
    </message>
    <message id="THP-BLIND-2.title">
        <source>The big blind</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, second point on the initial stakes</extracomment>
        <translation>البيغ بلايند</translation>
    </message>
    <message id="THP-BLIND-2.text">
        <source>The second player left of the button puts up at least the small blind and at most twice that.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, second point on the initial stakes</extracomment>
        <translation>يضع اللاعب الثاني على يسار الزر قدر السمول بلايند على الأقل وضعفه على الأكثر.</translation>
    </message>
    <message id="THP-BLIND-3.title">
        <source>The option</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, third point on the initial stakes</extracomment>
        <translation>الأوبشن</translation>
    </message>
    <message id="THP-BLIND-3.text">
        <source>Where the house&apos;s rules allow it, the third player left of the button may, if he likes, put up twice the big blind.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, third point on the initial stakes</extracomment>
        <translation>حيث يسمح نظام الكازينو يجوز للاعب الثالث على يسار الزر، إن شاء، أن يضع ضعف البيغ بلايند.</translation>
    </message>
    <message id="THP-BLIND-4.title">
        <source>Blinds of two players</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, which counts the blinds from the button whatever the number of players</extracomment>
        <translation>بلايند لاعبين</translation>
    </message>
    <message id="THP-BLIND-4.text">
        <source>Who posts what when only two are left is not spelled out; by the letter the button posts the big blind.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, which counts the blinds from the button whatever the number of players</extracomment>
        <translation>من يضع ماذا إذا بقي اثنان لم يفصل؛ وبالحرف يضع صاحب الزر البيغ بلايند.</translation>
    </message>
    <message id="THP-DEAL-1.title">
        <source>52 cards, shuffled in view</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, first sentence</extracomment>
        <translation>52 ورقة تخلط أمام الأنظار</translation>
    </message>
    <message id="THP-DEAL-1.text">
        <source>The dealer shuffles the pack of 52 where the players can see it.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, first sentence</extracomment>
        <translation>يخلط الموزع رزمة 52 حيث يراها اللاعبون.</translation>
    </message>
    <message id="THP-DEAL-2.title">
        <source>Two cards, one at a time</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the paragraph after the initial stakes</extracomment>
        <translation>ورقتان، واحدة واحدة</translation>
    </message>
    <message id="THP-DEAL-2.text">
        <source>When the blinds stand right, each player gets one card and then another, face down, clockwise; the player left of the button is first.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the paragraph after the initial stakes</extracomment>
        <translation>متى صحت البلايندات يأخذ كل لاعب ورقة ثم أخرى، مقلوبتين، باتجاه عقارب الساعة؛ واللاعب على يسار الزر أولا.</translation>
    </message>
    <message id="THP-DEAL-3.title">
        <source>Cards are guarded and above the table</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the paragraph after the initial stakes</extracomment>
        <translation>الأوراق محروسة وفوق الطاولة</translation>
    </message>
    <message id="THP-DEAL-3.text">
        <source>A player guards his two cards and never holds them below the edge of the table.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the paragraph after the initial stakes</extracomment>
        <translation>يحرس اللاعب ورقتيه ولا يمسكهما أبدا تحت حافة الطاولة.</translation>
    </message>
    <message id="THP-DEAL-3.dealer">
        <source>Ask a player whose cards are off the table to bring them back in view.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the paragraph after the initial stakes</extracomment>
        <translation>اطلب ممن أوراقه خارج الطاولة أن يعيدها إلى النظر.</translation>
    </message>
    <message id="THP-DEAL-4.title">
        <source>Burn and board</source>
        <extracomment>S3, the closing paragraphs of the first, second and third round</extracomment>
        <translation>الحرق والأوراق المشتركة</translation>
    </message>
    <message id="THP-DEAL-4.text">
        <source>Burn one and turn three for the flop; burn one and turn the turn; burn one and turn the river.</source>
        <extracomment>S3, the closing paragraphs of the first, second and third round</extracomment>
        <translation>احرق واحدة واكشف ثلاثا للفلوب؛ احرق واكشف التيرن؛ احرق واكشف الريفر.</translation>
    </message>
    <message id="THP-BET-1.title">
        <source>The first round of betting</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, from the first tour d&apos;enchères on</extracomment>
        <translation>جولة الرهان الأولى</translation>
    </message>
    <message id="THP-BET-1.text">
        <source>The player left of the big blind speaks first. Each in turn folds and lays his cards face down, calls what the one before him has in, or raises above it.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, from the first tour d&apos;enchères on</extracomment>
        <translation>يتكلم أولا اللاعب على يسار البيغ بلايند. كل في دوره ينسحب ويضع أوراقه مقلوبة، أو يجاري ما وضعه من قبله، أو يرفع فوقه.</translation>
    </message>
    <message id="THP-BET-2.title">
        <source>The blinds speak last</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the points on the small and the big blind</extracomment>
        <translation>البلايندات تتكلم أخيرا</translation>
    </message>
    <message id="THP-BET-2.text">
        <source>Small blind, then big blind. Each may fold and lose what he posted, make it up to a call, or make it up to a raise.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the points on the small and the big blind</extracomment>
        <translation>السمول بلايند ثم البيغ بلايند. لكل منهما أن ينسحب ويخسر ما وضع، أو يكمل إلى المجاراة، أو يكمل إلى الرفع.</translation>
    </message>
    <message id="THP-BET-3.title">
        <source>The big blind&apos;s check, or raise</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the two paragraphs before the heading of the first round</extracomment>
        <translation>تشيك البيغ بلايند أو رفعه</translation>
    </message>
    <message id="THP-BET-3.text">
        <source>When nobody raised, the big blind may check, and that ends the first round. When he raises, betting goes on until all who are left have called or raised again.</source>
        <extracomment>S3, LE DEROULEMENT DE LA PARTIE, the two paragraphs before the heading of the first round</extracomment>
        <translation>إذا لم يرفع أحد فللبيغ بلايند أن يقول تشيك، وبذلك تنتهي الجولة الأولى. وإذا رفع استمر الرهان حتى يجاري كل الباقين أو يرفعوا.</translation>
    </message>
    <message id="THP-BET-4.title">
        <source>The later rounds</source>
        <extracomment>S3, the paragraph on the second round, which the third and the last follow; its words on a player who folded are not read as a check after a bet</extracomment>
        <translation>الجولات التالية</translation>
    </message>
    <message id="THP-BET-4.text">
        <source>The first player still in, left of the button, speaks first. A check is open to him until somebody has bet; an opening bet is at least the big blind. After that: call, raise, fold.</source>
        <extracomment>S3, the paragraph on the second round, which the third and the last follow; its words on a player who folded are not read as a check after a bet</extracomment>
        <translation>يتكلم أولا أول لاعب باق على يسار الزر. التشيك متاح حتى يراهن أحد؛ وأول رهان قدر البيغ بلايند على الأقل. بعده: مجاراة، رفع، انسحاب.</translation>
    </message>
    <message id="THP-BET-5.title">
        <source>When a round is over</source>
        <extracomment>S3, the second round, its last paragraph on betting</extracomment>
        <translation>متى تنتهي الجولة</translation>
    </message>
    <message id="THP-BET-5.text">
        <source>When all have checked, folded or called, or the last raise has been called.</source>
        <extracomment>S3, the second round, its last paragraph on betting</extracomment>
        <translation>عندما يقول الجميع تشيك أو ينسحبون أو يجارون، أو يجارى آخر رفع.</translation>
    </message>
    <message id="THP-BET-6.title">
        <source>The stakes go to the pot</source>
        <extracomment>S3, the first sentences after each round</extracomment>
        <translation>الرهانات تذهب إلى البوت</translation>
    </message>
    <message id="THP-BET-6.text">
        <source>After each round the dealer brings in what was staked and puts it in the middle, in the pot.</source>
        <extracomment>S3, the first sentences after each round</extracomment>
        <translation>بعد كل جولة يجمع الموزع ما راهنوا به ويضعه في الوسط، في البوت.</translation>
    </message>
    <message id="THP-BET-7.title">
        <source>As long as two are in</source>
        <extracomment>S3, 1ER TOUR POUR LES JOUEURS, last sentence</extracomment>
        <translation>ما دام اثنان في اليد</translation>
    </message>
    <message id="THP-BET-7.text">
        <source>The hand goes on while at least two players have cards.</source>
        <extracomment>S3, 1ER TOUR POUR LES JOUEURS, last sentence</extracomment>
        <translation>تستمر اليد ما دام للاعبين على الأقل أوراق.</translation>
    </message>
    <message id="THP-BET-8.title">
        <source>How much, how often</source>
        <extracomment>S3, the points on RELANCER; the terms of limit, pot limit and no limit are posted by the house</extracomment>
        <translation>كم وكم مرة</translation>
    </message>
    <message id="THP-BET-8.text">
        <source>A raise must be more than what the player before put in. How much more, and how many raises, is left open.</source>
        <extracomment>S3, the points on RELANCER; the terms of limit, pot limit and no limit are posted by the house</extracomment>
        <translation>يجب أن يزيد الرفع على ما وضعه اللاعب السابق. بكم، وكم رفعا، متروك مفتوحا.</translation>
    </message>
    <message id="THP-ALLIN-1.title">
        <source>All in</source>
        <extracomment>S3, DERNIER TOUR, the paragraph on the whole TAPIS</extracomment>
        <translation>كل الفيش</translation>
    </message>
    <message id="THP-ALLIN-1.text">
        <source>In any round a player may stake all he has, as far as the posted maxima for a raise let him.</source>
        <extracomment>S3, DERNIER TOUR, the paragraph on the whole TAPIS</extracomment>
        <translation>في أي جولة يجوز للاعب أن يراهن بكل ما معه، بقدر ما تسمح حدود الرفع المعلنة.</translation>
    </message>
    <message id="THP-POT-1.title">
        <source>Everybody else folds</source>
        <extracomment>S3, DERNIER TOUR, the sentence after the one on the whole TAPIS</extracomment>
        <translation>انسحب كل الآخرين</translation>
    </message>
    <message id="THP-POT-1.text">
        <source>The last player with cards takes the whole pot, without showing them.</source>
        <extracomment>S3, DERNIER TOUR, the sentence after the one on the whole TAPIS</extracomment>
        <translation>آخر لاعب معه أوراق يأخذ البوت كله دون أن يظهرها.</translation>
    </message>
    <message id="THP-POT-2.title">
        <source>Main pot and side pot</source>
        <extracomment>S3, DERNIER TOUR, the two starred points (they name those who called or raised, not a folded blind)</extracomment>
        <translation>البوت الرئيسي والجانبي</translation>
    </message>
    <message id="THP-POT-2.text">
        <source>When a player is all in for less than others staked: the main pot holds his stake and as much from each of the others, the side pot the rest, which only the others play for. What folded players had put in stays where it lies.</source>
        <extracomment>S3, DERNIER TOUR, the two starred points (they name those who called or raised, not a folded blind)</extracomment>
        <translation>عندما يراهن لاعب بكل فيشه بأقل مما راهن به آخرون: في البوت الرئيسي رهانه ومثله من كل الآخرين، وفي الجانبي الباقي الذي لا يلعب عليه إلا الآخرون. وما وضعه المنسحبون يبقى حيث هو.</translation>
    </message>
    <message id="THP-POT-3.title">
        <source>Who takes which pot</source>
        <extracomment>S3, DERNIER TOUR, the starred points and the sentence after them</extracomment>
        <translation>من يأخذ أي بوت</translation>
    </message>
    <message id="THP-POT-3.text">
        <source>If the player who is all in has the best hand he takes the main pot, and the best hand among the others the side pot. If another hand is best it takes every pot it is in.</source>
        <extracomment>S3, DERNIER TOUR, the starred points and the sentence after them</extracomment>
        <translation>إذا كانت لمن راهن بكل فيشه أفضل يد أخذ البوت الرئيسي، وأخذت أفضل يد بين الآخرين الجانبي. وإذا كانت يد أخرى أفضل أخذت كل بوت هي فيه.</translation>
    </message>
    <message id="THP-POT-4.title">
        <source>Several all in</source>
        <extracomment>S3 describes one player all in and two pots; for more it is silent</extracomment>
        <translation>عدة لاعبين بكل فيشهم</translation>
    </message>
    <message id="THP-POT-4.text">
        <source>As many pots as there are different stakes; each is played for by those who put in that much.</source>
        <extracomment>S3 describes one player all in and two pots; for more it is silent</extracomment>
        <translation>بوتات بعدد الرهانات المختلفة؛ وكل بوت يلعب عليه من وضع ذلك القدر.</translation>
    </message>
    <message id="THP-SHOW-1.title">
        <source>Both cards on the table</source>
        <extracomment>S3, the sentence on the abattage</extracomment>
        <translation>الورقتان على الطاولة</translation>
    </message>
    <message id="THP-SHOW-1.text">
        <source>At the end the dealer asks those still in to lay down both cards.</source>
        <extracomment>S3, the sentence on the abattage</extracomment>
        <translation>في النهاية يطلب الموزع من الباقين أن يضعوا الورقتين.</translation>
    </message>
    <message id="THP-SHOW-2.title">
        <source>Best five of seven wins</source>
        <extracomment>S3, the paragraph on the best hand</extracomment>
        <translation>أفضل خمس من سبع تربح</translation>
    </message>
    <message id="THP-SHOW-2.text">
        <source>The higher combination of five from the seven cards wins.</source>
        <extracomment>S3, the paragraph on the best hand</extracomment>
        <translation>تربح التركيبة الأعلى من خمس أوراق بين السبع.</translation>
    </message>
    <message id="THP-SHOW-3.title">
        <source>Equal combinations</source>
        <extracomment>S3, the two paragraphs on equivalent combinations</extracomment>
        <translation>تركيبتان متساويتان</translation>
    </message>
    <message id="THP-SHOW-3.text">
        <source>First the cards of the combination decide, the highest first; where it needs fewer than five, the kickers.</source>
        <extracomment>S3, the two paragraphs on equivalent combinations</extracomment>
        <translation>تحسم أوراق التركيبة أولا، أعلاها قبل غيرها؛ وإذا كانت أقل من خمس فالأوراق المرجحة.</translation>
    </message>
    <message id="THP-SHOW-4.title">
        <source>Equal hands share</source>
        <extracomment>S3, the paragraph on perfect equality</extracomment>
        <translation>الأيدي المتساوية تتقاسم</translation>
    </message>
    <message id="THP-SHOW-4.text">
        <source>Hands with the same five ranks share the pot, whether two, one or none of their own cards are among them.</source>
        <extracomment>S3, the paragraph on perfect equality</extracomment>
        <translation>الأيدي ذات الرتب الخمس نفسها تتقاسم البوت، سواء كانت فيها ورقتاها أو إحداهما أو لا شيء منهما.</translation>
    </message>
    <message id="THP-SHOW-5.title">
        <source>Chips that cannot be halved</source>
        <extracomment>S3 does not say</extracomment>
        <translation>فيش لا تنقسم</translation>
    </message>
    <message id="THP-SHOW-5.text">
        <source>Who gets the chip that is left over when a pot is shared is left open.</source>
        <extracomment>S3 does not say</extracomment>
        <translation>من يأخذ الفيشة الباقية عندما يقسم البوت، متروك مفتوحا.</translation>
    </message>
    <message id="THP-RAKE-1.title">
        <source>The legal levy</source>
        <extracomment>S3, the sentence on handing over the pot</extracomment>
        <translation>الاقتطاع القانوني</translation>
    </message>
    <message id="THP-RAKE-1.text">
        <source>The winner is given the pot less the levy that the law asks for. The leaflet gives no rate.</source>
        <extracomment>S3, the sentence on handing over the pot</extracomment>
        <translation>يعطى الرابح البوت ناقصا الاقتطاع الذي يطلبه القانون. والكتيب لا يعطي نسبة.</translation>
    </message>
    <message id="THP-END-1.title">
        <source>The last three hands</source>
        <extracomment>S3, last sentence of the rules</extracomment>
        <translation>الأيدي الثلاث الأخيرة</translation>
    </message>
    <message id="THP-END-1.text">
        <source>Before a table closes, its last three hands are announced.</source>
        <extracomment>S3, last sentence of the rules</extracomment>
        <translation>قبل إغلاق الطاولة تعلن أيديها الثلاث الأخيرة.</translation>
    </message>
</context>
<context>
    <name>documents</name>
    <message id="S0.title">
        <source>Heads-Up Hold&apos;em, Casino du Liban</source>
        <translation>هيدز أب هولدم، كازينو لبنان</translation>
    </message>
    <message id="S0.text">
        <source>The house&apos;s own sheet: course of the game, the three bets, the Win and Bad Beat tables. One page and a half.</source>
        <translation>ورقة الكازينو نفسها: سير اللعبة، الرهانات الثلاثة، جدولا الربح والباد بيت. صفحة ونصف.</translation>
    </message>
    <message id="S1.title">
        <source>Blackjack, Casino du Liban</source>
        <translation>بلاك جاك، كازينو لبنان</translation>
    </message>
    <message id="S1.text">
        <source>The house&apos;s own sheet, without headings: deal, values, doubling, splitting, insurance, boxes.</source>
        <translation>ورقة الكازينو نفسها، بلا عناوين: التوزيع، القيم، المضاعفة، التقسيم، التأمين، الخانات.</translation>
    </message>
    <message id="S2.title">
        <source>Live Casino Hold&apos;em</source>
        <translation>كازينو هولدم المباشر</translation>
    </message>
    <message id="S2.text">
        <source>The help pages of a live-stream table: course of the game, outcomes, pay tables, the ranking of poker hands.</source>
        <translation>صفحات المساعدة لطاولة تبث مباشرة: سير اللعبة، النتائج، جداول الدفع، ترتيب أيدي البوكر.</translation>
    </message>
    <message id="S3.title">
        <source>Texas Hold&apos;em Poker, a leaflet of French casinos</source>
        <translation>تكساس هولدم بوكر، كتيب كازينوهات فرنسية</translation>
    </message>
    <message id="S3.text">
        <source>In French, written as the player&apos;s own voice: seats, blinds, the four rounds of betting, pots, showdown, levy.</source>
        <translation>بالفرنسية، مكتوب بلسان اللاعب: المقاعد، البلايند، جولات الرهان الأربع، البوتات، كشف الأيدي، الاقتطاع.</translation>
    </message>
    <message id="S4.title">
        <source>Game description and rules of a California card club</source>
        <translation>وصف ألعاب ناد للورق في كاليفورنيا وقواعدها</translation>
    </message>
    <message id="S4.text">
        <source>Hold&apos;em, Omaha and Omaha Hi-Lo, Push Nine, Double Hand Poker, Low Ball, and the table of limits, collections and buy-ins. A scan with many misread letters; its general rules are not among the pages.</source>
        <translation>هولدم، أوماها وأوماها هاي لو، بوش ناين، دبل هاند بوكر، لو بول، وجدول الحدود والرسوم ومبالغ الدخول. نسخة مصورة بحروف كثيرة قرئت خطأ؛ وقواعدها العامة ليست بين الصفحات.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message id="game.blackjack">
        <source>Blackjack</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>بلاك جاك</translation>
    </message>
    <message id="game.casino_holdem">
        <source>Casino Hold&apos;em</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>كازينو هولدم</translation>
    </message>
    <message id="game.double_hand">
        <source>Double Hand Poker</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>دبل هاند بوكر</translation>
    </message>
    <message id="game.heads_up_holdem">
        <source>Heads-Up Hold&apos;em</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>هيدز أب هولدم</translation>
    </message>
    <message id="game.texas_holdem">
        <source>Texas Hold&apos;em Poker</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>تكساس هولدم بوكر</translation>
    </message>
    <message id="game.club_holdem">
        <source>Hold&apos;em at the club</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>هولدم النادي</translation>
    </message>
    <message id="game.omaha">
        <source>Omaha</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>أوماها</translation>
    </message>
    <message id="game.omaha_hi_lo">
        <source>Omaha Hi-Lo Split</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>أوماها هاي لو</translation>
    </message>
    <message id="game.low_ball">
        <source>Low Ball</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>لو بول</translation>
    </message>
    <message id="game.push_nine">
        <source>Push Nine</source>
        <extracomment>the game&apos;s name</extracomment>
        <translation>بوش ناين</translation>
    </message>
</context>
<context>
    <name>houses</name>
    <message id="house.blackjack_casino_du_liban">
        <source>Casino du Liban, seven boxes</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>كازينو لبنان، سبع خانات</translation>
    </message>
    <message id="house.casino_holdem_land">
        <source>house table, own hand for each box</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>طاولة الدار، يد لكل خانة</translation>
    </message>
    <message id="house.casino_holdem_live">
        <source>house table, one hand for all boxes</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>طاولة الدار، يد واحدة لكل الخانات</translation>
    </message>
    <message id="house.club_holdem_10_20">
        <source>California club, 10/20</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>نادي كاليفورنيا، ⁦10/20⁩</translation>
    </message>
    <message id="house.club_holdem_15_30">
        <source>California club, 15/30</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>نادي كاليفورنيا، ⁦15/30⁩</translation>
    </message>
    <message id="house.club_holdem_2_4">
        <source>California club, 2/4</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>نادي كاليفورنيا، ⁦2/4⁩</translation>
    </message>
    <message id="house.club_holdem_3_6">
        <source>California club, 3/6</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>نادي كاليفورنيا، ⁦3/6⁩</translation>
    </message>
    <message id="house.club_holdem_4_8">
        <source>California club, 4/8</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>نادي كاليفورنيا، ⁦4/8⁩</translation>
    </message>
    <message id="house.club_holdem_6_12">
        <source>California club, 6/12</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>نادي كاليفورنيا، ⁦6/12⁩</translation>
    </message>
    <message id="house.club_holdem_no_limit">
        <source>California club, no limit, blinds 5 and 10</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>نادي كاليفورنيا، بلا حد، بلايند 5 و10</translation>
    </message>
    <message id="house.double_hand_low_limit">
        <source>low limit, the register&apos;s defaults</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>الحد الصغير، بقيم السجل المعتادة</translation>
    </message>
    <message id="house.double_hand_other_readings">
        <source>high limit, copies push, other readings of the joker</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>الحد الكبير، التطابق تعادل، وقراءات أخرى للجوكر</translation>
    </message>
    <message id="house.heads_up_holdem_casino_du_liban">
        <source>Casino du Liban, five boxes</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>كازينو لبنان، خمس خانات</translation>
    </message>
    <message id="house.low_ball_live">
        <source>California club, live game 3/6</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>نادي كاليفورنيا، لعبة عادية ⁦3/6⁩</translation>
    </message>
    <message id="house.low_ball_tournament">
        <source>California club, tournament level 50/100</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>نادي كاليفورنيا، بطولة، مستوى ⁦50/100⁩</translation>
    </message>
    <message id="house.omaha_3_6">
        <source>California club, 3/6</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>نادي كاليفورنيا، ⁦3/6⁩</translation>
    </message>
    <message id="house.omaha_hi_lo_3_6">
        <source>California club, 3/6</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>نادي كاليفورنيا، ⁦3/6⁩</translation>
    </message>
    <message id="house.push_nine_club">
        <source>Californian card club, ante 1, bets from 2</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>نادي كاليفورنيا، أنتي 1، والرهان من 2</translation>
    </message>
    <message id="house.texas_holdem_limit">
        <source>French casino, limit, minimum stake 10</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>كازينو فرنسي، بحد، أقل رهان 10</translation>
    </message>
    <message id="house.texas_holdem_no_limit">
        <source>French casino, no limit, minimum stake 10</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>كازينو فرنسي، بلا حد، أقل رهان 10</translation>
    </message>
    <message id="house.texas_holdem_pot_limit">
        <source>French casino, pot limit, minimum stake 10</source>
        <extracomment>the house file&apos;s name</extracomment>
        <translation>كازينو فرنسي، بحد البوت، أقل رهان 10</translation>
    </message>
</context>
<context>
    <name>register</name>
    <message id="A01.title">
        <source>Payouts below the chip</source>
        <translation>مدفوعات دون الفيشة</translation>
    </message>
    <message id="A01.gap">
        <source>3:2 and 1.5:1 on an odd stake come to half a chip. No document says who keeps the half.</source>
        <translation>3:2 و1.5:1 على رهان مفرد تعطي نصف فيشة. لا وثيقة تقول من يبقي النصف.</translation>
    </message>
    <message id="A01.default">
        <source>The exact amount is reduced to the table&apos;s smallest chip, downwards, once for each line, and the rest is shown. Stakes that pay out in whole chips are asked for first, since they avoid the question; paying down to the chip is a habit of the trade that no source here settles.</source>
        <translation>يرد المبلغ المضبوط إلى أصغر فيشة للطاولة، نزولا، مرة لكل سطر، ويبين الباقي. وتطلب أولا رهانات تدفع بفيش كاملة فهي تتجنب السؤال؛ والدفع نزولا إلى الفيشة عادة في المهنة لا يحسمها مصدر هنا.</translation>
    </message>
    <message id="A01.alternatives.exact">
        <source>Paid to the smallest coin of the currency, chips or not.</source>
        <extracomment>the choice exact</extracomment>
        <translation>يدفع حتى أصغر قطعة من العملة، فيش أو لا.</translation>
    </message>
    <message id="A01.alternatives.up">
        <source>The player gets the chip that the sum does not fill.</source>
        <extracomment>the choice up</extracomment>
        <translation>يأخذ اللاعب الفيشة التي لا يملؤها المبلغ.</translation>
    </message>
    <message id="A01.alternatives.nearest">
        <source>Half a chip or more is paid as one, less is kept.</source>
        <extracomment>the choice nearest</extracomment>
        <translation>نصف فيشة أو أكثر يدفع فيشة، والأقل يبقى.</translation>
    </message>
    <message id="A02.title">
        <source>Side bets at Heads-Up Hold&apos;em</source>
        <translation>رهانات جانبية في هيدز أب هولدم</translation>
    </message>
    <message id="A02.gap">
        <source>S0 allows optional side bets and prints neither their names nor what they pay.</source>
        <translation>يسمح S0 برهانات جانبية ولا يطبع أسماءها ولا ما تدفعه.</translation>
    </message>
    <message id="A02.default">
        <source>Off: without a pay table from the house there is nothing to pay by.</source>
        <translation>لا شيء: بلا جدول دفع من الكازينو لا يوجد ما يدفع به.</translation>
    </message>
    <message id="A02.alternatives.trips_plus">
        <source>A bet on the player&apos;s own final hand, as other houses offer it; the house brings its table.</source>
        <extracomment>the choice trips_plus</extracomment>
        <translation>رهان على يد اللاعب النهائية كما تقدمه كازينوهات أخرى؛ والكازينو يأتي بجدوله.</translation>
    </message>
    <message id="A02.alternatives.pocket_bonus">
        <source>A bet on the player&apos;s two cards alone; the house brings its table.</source>
        <extracomment>the choice pocket_bonus</extracomment>
        <translation>رهان على ورقتي اللاعب وحدهما؛ والكازينو يأتي بجدوله.</translation>
    </message>
    <message id="A03.title">
        <source>Burn cards, and how the cards lie</source>
        <translation>أوراق الحرق وكيف توضع الأوراق</translation>
    </message>
    <message id="A03.gap">
        <source>S3 burns a card before flop, turn and river. S0, S2 and S4 do not mention burning, and S0 says neither who gets the first card nor which lie face up.</source>
        <translation>يحرق S3 ورقة قبل الفلوب والتيرن والريفر. ولا يذكر S0 وS2 وS4 الحرق، ولا يقول S0 من يأخذ الورقة الأولى ولا أيها مكشوفة.</translation>
    </message>
    <message id="A03.default">
        <source>By the letter: Texas Hold&apos;em burns, Heads-Up and Casino Hold&apos;em do not. At the club, hold&apos;em and Omaha burn before flop, turn and river, as card rooms do. At Heads-Up Hold&apos;em the pocket cards lie face down until the end.</source>
        <translation>بالحرف: تكساس هولدم يحرق، وهيدز أب وكازينو هولدم لا. وفي النادي يحرق الهولدم والأوماها قبل الفلوب والتيرن والريفر كما تفعل الصالات. وفي هيدز أب هولدم تبقى أوراق اليد مقلوبة حتى النهاية.</translation>
    </message>
    <message id="A03.alternatives.burn_before_flop/turn">
        <source>At the house&apos;s two games a card is burned before the flop and before the turn.</source>
        <extracomment>the choice burn_before_flop/turn</extracomment>
        <translation>في لعبتي الكازينو تحرق ورقة قبل الفلوب وقبل التيرن.</translation>
    </message>
    <message id="A03.alternatives.none">
        <source>At the club nothing is burned; the board comes straight from the deck.</source>
        <extracomment>the choice none</extracomment>
        <translation>في النادي لا يحرق شيء؛ تأتي المشتركة من الرزمة مباشرة.</translation>
    </message>
    <message id="A04.title">
        <source>Steps of the Raise</source>
        <translation>درجات الرفع</translation>
    </message>
    <message id="A04.gap">
        <source>S0 gives the Raise as a range, one to three and one to two Antes, and does not say whether parts of an Ante count.</source>
        <translation>يعطي S0 الرفع مجالا، من واحد إلى ثلاثة ومن واحد إلى اثنين من الأنتي، ولا يقول هل تحسب أجزاء الأنتي.</translation>
    </message>
    <message id="A04.default">
        <source>Any amount of chips within the range: that is what a range says.</source>
        <translation>أي مبلغ من الفيش ضمن المجال: هذا معنى المجال.</translation>
    </message>
    <message id="A04.alternatives.whole_multiple">
        <source>One, two or three whole Antes; 2½ is refused.</source>
        <extracomment>the choice whole_multiple</extracomment>
        <translation>أنتي واحد أو اثنان أو ثلاثة كاملة؛ 2½ يرفض.</translation>
    </message>
    <message id="A04.alternatives.max_only">
        <source>Three Antes before the flop, two on it, as some houses play: raise in full or check.</source>
        <extracomment>the choice max_only</extracomment>
        <translation>ثلاثة أنتي قبل الفلوب واثنان عليه كما تلعب بعض الكازينوهات: رفع كامل أو تشيك.</translation>
    </message>
    <message id="A05.title">
        <source>What a fold costs</source>
        <translation>ما يكلفه الانسحاب</translation>
    </message>
    <message id="A05.gap">
        <source>S0 lets the player fold on the full board and does not say what becomes of his bets.</source>
        <translation>يترك S0 اللاعب ينسحب على الأوراق كلها ولا يقول ما مصير رهاناته.</translation>
    </message>
    <message id="A05.default">
        <source>Ante and Odds are lost; descriptions of the same game elsewhere say so, and nothing else would make it a fold.</source>
        <translation>يخسر الأنتي والأودز؛ هكذا تقول أوصاف اللعبة نفسها في غير مكان، ولا شيء آخر يجعله انسحابا.</translation>
    </message>
    <message id="A06.title">
        <source>The dealer is better and does not qualify</source>
        <translation>الموزع أفضل وغير مؤهل</translation>
    </message>
    <message id="A06.gap">
        <source>By one line of S0 the Ante loses to a better dealer, by the next it is returned when the dealer does not qualify. Both are true when high card beats high card. For Raise and Odds only the better hand is asked for.</source>
        <translation>في سطر من S0 يخسر الأنتي أمام موزع أفضل، وفي التالي يعاد إذا لم يتأهل. وكلاهما يصح عندما تغلب أعلى ورقة أعلى ورقة. وللرفع والأودز لا تطلب إلا اليد الأفضل.</translation>
    </message>
    <message id="A06.default">
        <source>The Ante goes back, Raise and Odds lose. In the game that this one comes from, qualifying matters to the Ante and to nothing else.</source>
        <translation>يعود الأنتي، ويخسر الرفع والأودز. ففي اللعبة التي جاءت منها هذه لا يهم التأهل إلا للأنتي.</translation>
    </message>
    <message id="A06.alternatives.lose">
        <source>The better dealer takes the Ante too, though he has no pair.</source>
        <extracomment>the choice lose</extracomment>
        <translation>يأخذ الموزع الأفضل الأنتي أيضا ولو لم يكن معه زوج.</translation>
    </message>
    <message id="A06.alternatives.push">
        <source>Set for Raise or Odds: that bet goes back too when the dealer does not qualify.</source>
        <extracomment>the choice push</extracomment>
        <translation>إذا وضع للرفع أو الأودز: يعود ذلك الرهان أيضا عندما لا يتأهل الموزع.</translation>
    </message>
    <message id="A07.title">
        <source>Equal hands at Heads-Up Hold&apos;em</source>
        <translation>أيد متساوية في هيدز أب هولدم</translation>
    </message>
    <message id="A07.gap">
        <source>S0 settles what happens when one hand is better, and says nothing of equal ones.</source>
        <translation>يحسم S0 ما يحدث عندما تكون يد أفضل، ولا يقول شيئا عن المتساوية.</translation>
    </message>
    <message id="A07.default">
        <source>Ante, Odds and Raise all go back, as the published rules of its parent game have it.</source>
        <translation>يعود الأنتي والأودز والرفع كلها، كما في القواعد المنشورة للعبة الأم.</translation>
    </message>
    <message id="A07.alternatives.dealer">
        <source>Equal counts as beaten: the house takes Ante and Raise, and Odds is settled as for a beaten hand.</source>
        <extracomment>the choice dealer</extracomment>
        <translation>المساواة كالخسارة: يأخذ الكازينو الأنتي والرفع، ويسوى الأودز كما ليد مغلوبة.</translation>
    </message>
    <message id="A08.title">
        <source>A bad beat for the royal flush</source>
        <translation>باد بيت للرويال فلاش</translation>
    </message>
    <message id="A08.gap">
        <source>S0&apos;s table has one figure in the row of the royal flush, without showing under which column.</source>
        <translation>في جدول S0 رقم واحد في سطر الرويال فلاش دون بيان عموده.</translation>
    </message>
    <message id="A08.default">
        <source>It is the Win column&apos;s. No hand beats a royal flush, so a figure for the bad beat would never be used.</source>
        <translation>هو لعمود الربح. لا يد تغلب الرويال فلاش، فرقم للباد بيت لن يستعمل أبدا.</translation>
    </message>
    <message id="A09.title">
        <source>The bad beat of a flush</source>
        <translation>باد بيت الفلاش</translation>
    </message>
    <message id="A09.gap">
        <source>S0 prints 5.1 where every other cell reads so much to 1.</source>
        <translation>يطبع S0 5.1 حيث تقول كل خانة أخرى كذا إلى 1.</translation>
    </message>
    <message id="A09.default">
        <source>5:1, the point read for a colon; it stands between 4:1 for the straight and 6:1 for the full house.</source>
        <translation>5:1، قرئت النقطة نقطتين؛ وهو بين 4:1 للستريت و6:1 للفل هاوس.</translation>
    </message>
    <message id="A09.alternatives.51:10">
        <source>Taken as printed: 5.1 to 1, a tenth of the stake more.</source>
        <extracomment>the choice 51:10</extracomment>
        <translation>كما طبع: 5.1 إلى 1، أي عشر الرهان زيادة.</translation>
    </message>
    <message id="A10.title">
        <source>A dealer&apos;s blackjack and the added money</source>
        <translation>بلاك جاك الموزع والمال المضاف</translation>
    </message>
    <message id="A10.gap">
        <source>S1&apos;s dealer has one card while players double and split, and S1 does not say what his blackjack then takes.</source>
        <translation>لموزع S1 ورقة واحدة بينما يضاعف اللاعبون ويقسمون، ولا يقول S1 ما يأخذه بلاك جاكه عندئذ.</translation>
    </message>
    <message id="A10.default">
        <source>Everything: the sheet nowhere gives doubled or split money back, and games without a hole card are so played.</source>
        <translation>كل شيء: الورقة لا تعيد في مكان مالا مضاعفا أو مقسوما، والألعاب بلا ورقة مخفية هكذا تلعب.</translation>
    </message>
    <message id="A10.alternatives.obo">
        <source>Only the first bet of each hand is taken; what was added by doubling and splitting goes back.</source>
        <extracomment>the choice obo</extracomment>
        <translation>يؤخذ الرهان الأول لكل يد فقط؛ وما أضيف بالمضاعفة والتقسيم يعود.</translation>
    </message>
    <message id="A11.title">
        <source>Number of decks at Blackjack</source>
        <translation>عدد الرزم في البلاك جاك</translation>
    </message>
    <message id="A11.gap">
        <source>S1 gives none.</source>
        <translation>لا يعطي S1 عددا.</translation>
    </message>
    <message id="A11.default">
        <source>Six. No payment depends on it; it decides only when a card too many of one kind shows that the shoe is fouled.</source>
        <translation>ست. لا دفع يتوقف عليه؛ يحسم فقط متى تدل ورقة زائدة على أن علبة التوزيع فاسدة.</translation>
    </message>
    <message id="A11.alternatives.1, 2, 4, 8">
        <source>A second, third, fifth or ninth card of one rank and suit is then the one too many.</source>
        <extracomment>the choice 1, 2, 4, 8</extracomment>
        <translation>الورقة الثانية أو الثالثة أو الخامسة أو التاسعة من رتبة ونقش واحد هي عندئذ الزائدة.</translation>
    </message>
    <message id="A12.title">
        <source>Soft 17</source>
        <translation>17 اللينة</translation>
    </message>
    <message id="A12.gap">
        <source>S1 never says soft 17; yet its two sentences on the dealer settle it.</source>
        <translation>لا يقول S1 أبدا 17 لينة؛ ومع ذلك تحسمها جملتاه عن الموزع.</translation>
    </message>
    <message id="A12.default">
        <source>The dealer stands: his first ace counts eleven, and 17 stands.</source>
        <translation>يتوقف الموزع: آسه الأول أحد عشر، وعند 17 يتوقف.</translation>
    </message>
    <message id="A12.alternatives.true">
        <source>The dealer draws on ace and six, against the sheet, for a house that plays so.</source>
        <extracomment>the choice true</extracomment>
        <translation>يسحب الموزع على آس وستة، خلافا للورقة، لكازينو يلعب هكذا.</translation>
    </message>
    <message id="A13.title">
        <source>Doubling hands with an ace</source>
        <translation>مضاعفة أيد فيها آس</translation>
    </message>
    <message id="A13.gap">
        <source>S1 lets 9, 10 and 11 double and adds, in brackets, that a blackjack may not. Whether an ace may be counted as one to reach the figure is not said.</source>
        <translation>يسمح S1 بمضاعفة 9 و10 و11 ويضيف بين قوسين لا بلاك جاك. وهل يحسب الآس واحدا لبلوغ الرقم، لم يقل.</translation>
    </message>
    <message id="A13.default">
        <source>It may: ace and eight are 9, ace and nine 10. The words in brackets would be idle if an ace could only be eleven. The hand then ends with whichever count is better.</source>
        <translation>يجوز: آس وثمانية 9، آس وتسعة 10. فالكلمات بين القوسين تكون عبثا لو كان الآس أحد عشر فقط. ثم تنتهي اليد بالحساب الأفضل.</translation>
    </message>
    <message id="A13.alternatives.hard_only">
        <source>A hand with an ace is not offered the double.</source>
        <extracomment>the choice hard_only</extracomment>
        <translation>يد فيها آس لا تعرض عليها المضاعفة.</translation>
    </message>
    <message id="A14.title">
        <source>Splitting aces again</source>
        <translation>تقسيم الآسات ثانية</translation>
    </message>
    <message id="A14.gap">
        <source>S1 allows it, and limits all splitting to four hands; that aces split again get one card each is left to be understood.</source>
        <translation>يسمح به S1 ويحد كل تقسيم بأربع أيد؛ وأن كل آس مقسوم ثانية يأخذ ورقة واحدة متروك للفهم.</translation>
    </message>
    <message id="A14.default">
        <source>Allowed, up to four hands, one card on each ace: the sheet says so much.</source>
        <translation>مسموح حتى أربع أيد، ورقة واحدة على كل آس: هذا ما تقوله الورقة.</translation>
    </message>
    <message id="A14.alternatives.false">
        <source>A second ace on a split ace stays where it is: the hand is 12 and done.</source>
        <extracomment>the choice false</extracomment>
        <translation>آس ثان على آس مقسوم يبقى حيث هو: اليد 12 وانتهت.</translation>
    </message>
    <message id="A15.title">
        <source>An ace on a split ten</source>
        <translation>آس على عشرة مقسومة</translation>
    </message>
    <message id="A15.gap">
        <source>S1 takes the blackjack away from a split ace with a ten; of a split ten with an ace it does not speak.</source>
        <translation>ينزع S1 البلاك جاك عن آس مقسوم مع عشرة؛ ولا يتكلم عن عشرة مقسومة مع آس.</translation>
    </message>
    <message id="A15.default">
        <source>It is 21, paid 1:1; published rules treat both alike.</source>
        <translation>هي 21 تدفع 1:1؛ والقواعد المنشورة تعامل الاثنين سواء.</translation>
    </message>
    <message id="A15.alternatives.true">
        <source>It counts as a blackjack: 3:2, and a stand-off against the dealer&apos;s.</source>
        <extracomment>the choice true</extracomment>
        <translation>تحسب بلاك جاك: 3:2، وتعادل أمام بلاك جاك الموزع.</translation>
    </message>
    <message id="A16.title">
        <source>Even money</source>
        <translation>الدفع المتساوي</translation>
    </message>
    <message id="A16.gap">
        <source>S1 does not mention it.</source>
        <translation>لا يذكره S1.</translation>
    </message>
    <message id="A16.default">
        <source>Off. A player with a blackjack who insures it in full ends one stake ahead either way, so nothing is lost.</source>
        <translation>لا. فصاحب بلاك جاك أمنه كاملا ينتهي برهان واحد ربحا في كل حال، فلا يضيع شيء.</translation>
    </message>
    <message id="A16.alternatives.true">
        <source>Against an ace, a blackjack may be paid 1:1 at once and is then finished.</source>
        <extracomment>the choice true</extracomment>
        <translation>أمام آس يجوز أن يدفع البلاك جاك 1:1 فورا وينتهي.</translation>
    </message>
    <message id="A17.title">
        <source>Bettors behind the box&apos;s owner</source>
        <translation>مراهنون وراء صاحب الخانة</translation>
    </message>
    <message id="A17.gap">
        <source>S1 lets three bet on a box and does not say whether all must put up money when the owner doubles or splits.</source>
        <translation>يسمح S1 لثلاثة بالرهان على خانة ولا يقول هل يضعون جميعا مالا عندما يضاعف صاحبها أو يقسم.</translation>
    </message>
    <message id="A17.default">
        <source>As they like. A bettor who leaves a split alone has his stake on the first of the two hands; one who leaves a double alone plays the same cards for his single stake.</source>
        <translation>كما يشاؤون. من لا يتبع تقسيما يبقى رهانه على اليد الأولى من الاثنتين؛ ومن لا يتبع مضاعفة يلعب الأوراق نفسها برهانه الواحد.</translation>
    </message>
    <message id="A17.alternatives.must">
        <source>Each puts up his share, or the box may not double or split.</source>
        <extracomment>the choice must</extracomment>
        <translation>يضع كل منهم حصته، وإلا فلا مضاعفة ولا تقسيم للخانة.</translation>
    </message>
    <message id="A17.alternatives.may_not">
        <source>Only the owner adds money; the others&apos; bets stay as they are.</source>
        <extracomment>the choice may_not</extracomment>
        <translation>صاحب الخانة وحده يضيف؛ ورهانات الآخرين تبقى كما هي.</translation>
    </message>
    <message id="A18.title">
        <source>One hand for all, or one for each</source>
        <translation>يد واحدة للكل أو لكل واحد يد</translation>
    </message>
    <message id="A18.gap">
        <source>S2 describes a live-stream table where all play the same hand. A table in a casino deals to each box.</source>
        <translation>يصف S2 طاولة تبث مباشرة يلعب فيها الكل اليد نفسها. وطاولة الكازينو توزع على كل خانة.</translation>
    </message>
    <message id="A18.default">
        <source>None: each table&apos;s house file chooses. Payment is the same either way; the deal and the felt are not.</source>
        <translation>لا شيء: يختار ملف كل طاولة. والدفع واحد في الحالين؛ أما التوزيع والقماش فلا.</translation>
    </message>
    <message id="A18.alternatives.true">
        <source>One pair of cards for all, on one place; each box still calls or folds for itself.</source>
        <extracomment>the choice true</extracomment>
        <translation>ورقتان للكل في مكان واحد؛ وكل خانة تلعب كول أو تنسحب لنفسها.</translation>
    </message>
    <message id="A18.alternatives.false">
        <source>Two cards to each box with an Ante, in order from the dealer&apos;s left.</source>
        <extracomment>the choice false</extracomment>
        <translation>ورقتان لكل خانة عليها أنتي، بالترتيب من يسار الموزع.</translation>
    </message>
    <message id="A19.title">
        <source>Equal hands and the dealer does not qualify</source>
        <translation>أيد متساوية والموزع غير مؤهل</translation>
    </message>
    <message id="A19.gap">
        <source>One sentence of S2 lets the player win whenever the dealer does not qualify, another returns equal hands.</source>
        <translation>جملة في S2 تجعل اللاعب يربح كلما لم يتأهل الموزع، وأخرى تعيد المتساوية.</translation>
    </message>
    <message id="A19.default">
        <source>The player wins: elsewhere the push is written down only for a dealer who qualifies.</source>
        <translation>يربح اللاعب: فالتعادل في غير مكان لم يكتب إلا لموزع مؤهل.</translation>
    </message>
    <message id="A19.alternatives.push">
        <source>Ante and Call go back.</source>
        <extracomment>the choice push</extracomment>
        <translation>يعود الأنتي والكول.</translation>
    </message>
    <message id="A20.title">
        <source>A pair of aces or higher</source>
        <translation>زوج آسات أو أعلى</translation>
    </message>
    <message id="A20.gap">
        <source>S2 asks for a pair of aces or higher and does not say higher by what.</source>
        <translation>يطلب S2 زوج آسات أو أعلى ولا يقول أعلى بماذا.</translation>
    </message>
    <message id="A20.default">
        <source>By the ranking of poker hands: kings and twos, three twos or any straight pay the last row, a pair of kings does not. Where the two aces lie makes no difference.</source>
        <translation>بترتيب أيدي البوكر: ملوك واثنينات، ثلاثة اثنينات أو أي ستريت تدفع السطر الأخير، وزوج ملوك لا. ولا فرق أين الآسان.</translation>
    </message>
    <message id="A21.title">
        <source>The Ante of a hand without a pair</source>
        <translation>أنتي يد بلا زوج</translation>
    </message>
    <message id="A21.gap">
        <source>S2&apos;s table pays straight or less 1:1, and its page on hands calls a pair the lowest that can be paid.</source>
        <translation>جدول S2 يدفع ستريت أو أدنى 1:1، وصفحته عن الأيدي تجعل الزوج أدنى ما يدفع.</translation>
    </message>
    <message id="A21.default">
        <source>1:1: the table and the rule that the player wins against a dealer who does not qualify leave no room.</source>
        <translation>1:1: الجدول والقاعدة بأن اللاعب يربح أمام موزع غير مؤهل لا يتركان مجالا.</translation>
    </message>
    <message id="A21.alternatives.other">
        <source>Odds that the house sets for a winning hand below a pair; 0:1 gives the Ante back and pays nothing.</source>
        <extracomment>the choice other</extracomment>
        <translation>نسبة يحددها الكازينو ليد رابحة دون الزوج؛ 0:1 تعيد الأنتي ولا تدفع شيئا.</translation>
    </message>
    <message id="A22.title">
        <source>The big blind within its bounds</source>
        <translation>البيغ بلايند ضمن حديه</translation>
    </message>
    <message id="A22.gap">
        <source>S3 lets it lie anywhere between the small blind and twice that.</source>
        <translation>يتركه S3 في أي مكان بين السمول بلايند وضعفه.</translation>
    </message>
    <message id="A22.default">
        <source>Twice the small blind, which is the table&apos;s minimum.</source>
        <translation>ضعف السمول بلايند، وهو الحد الأدنى للطاولة.</translation>
    </message>
    <message id="A22.alternatives.SB">
        <source>It equals the small blind, half of the table&apos;s minimum; so much is then called and opened for.</source>
        <extracomment>the choice SB</extracomment>
        <translation>يساوي السمول بلايند، نصف الحد الأدنى للطاولة؛ وبذلك يجارى ويفتح.</translation>
    </message>
    <message id="A23.title">
        <source>Blinds when two are left</source>
        <translation>البلايندات عندما يبقى اثنان</translation>
    </message>
    <message id="A23.gap">
        <source>Read to the letter, S3 and S4 give the small blind to the player left of the button also when two play.</source>
        <translation>بالحرف يعطي S3 وS4 السمول بلايند للاعب على يسار الزر ولو لعب اثنان.</translation>
    </message>
    <message id="A23.default">
        <source>The button posts the small blind, speaks first before the flop and last after it: tournament and card room rules agree on that.</source>
        <translation>يضع صاحب الزر السمول بلايند، ويتكلم أولا قبل الفلوب وأخيرا بعده: على ذلك تتفق قواعد البطولات والصالات.</translation>
    </message>
    <message id="A23.alternatives.literal">
        <source>The other player posts the small blind and the button the big one.</source>
        <extracomment>the choice literal</extracomment>
        <translation>يضع اللاعب الآخر السمول بلايند وصاحب الزر البيغ.</translation>
    </message>
    <message id="A24.title">
        <source>Who speaks first when an option is posted</source>
        <translation>من يتكلم أولا عندما يوضع أوبشن</translation>
    </message>
    <message id="A24.gap">
        <source>S3 lets the player left of the big blind begin and makes no exception when that player posted the option.</source>
        <translation>يجعل S3 اللاعب على يسار البيغ بلايند يبدأ ولا يستثني من وضع الأوبشن.</translation>
    </message>
    <message id="A24.default">
        <source>The player left of the option begins and the option speaks last, so the check that ends the round is the option&apos;s: so a raise made blind is usually played.</source>
        <translation>يبدأ اللاعب على يسار الأوبشن ويتكلم الأوبشن أخيرا، فالتشيك الذي ينهي الجولة له: هكذا يلعب عادة رفع بلا نظر.</translation>
    </message>
    <message id="A24.alternatives.literal">
        <source>The option speaks first, the big blind last.</source>
        <extracomment>the choice literal</extracomment>
        <translation>يتكلم الأوبشن أولا والبيغ بلايند أخيرا.</translation>
    </message>
    <message id="A25.title">
        <source>How much may be raised</source>
        <translation>كم يجوز الرفع</translation>
    </message>
    <message id="A25.gap">
        <source>S3 asks only for more than the player before put in and leaves limits to what the house posts; S4&apos;s hold&apos;em says nothing.</source>
        <translation>لا يطلب S3 إلا أكثر مما وضعه اللاعب السابق ويترك الحدود لما يعلنه الكازينو؛ وهولدم S4 لا يقول شيئا.</translation>
    </message>
    <message id="A25.default">
        <source>At least as much more as the last full raise, an opening at least the big blind. Pot limit: at most the pot after one&apos;s call. Limit: a bet and three raises.</source>
        <translation>زيادة قدر آخر رفع كامل على الأقل، والافتتاح قدر البيغ بلايند على الأقل. بوت ليمت: على الأكثر البوت بعد المجاراة. ليمت: رهان وثلاثة رفعات.</translation>
    </message>
    <message id="A25.alternatives.more">
        <source>By the letter: a raise of a single chip above what the player before put in will do.</source>
        <extracomment>the choice more</extracomment>
        <translation>بالحرف: يكفي رفع بفيشة واحدة فوق ما وضعه اللاعب السابق.</translation>
    </message>
    <message id="A26.title">
        <source>Several pots</source>
        <translation>عدة بوتات</translation>
    </message>
    <message id="A26.gap">
        <source>S3 has one player all in and two pots; S4 says nothing of side pots.</source>
        <translation>في S3 لاعب واحد بكل فيشه وبوتان؛ ولا يقول S4 شيئا عن البوتات الجانبية.</translation>
    </message>
    <message id="A26.default">
        <source>One pot for each different stake of those who are all in, whoever put the money in. What nobody matched goes back before anything is taken from the pot. S3 names the money of those who called or raised; a folded blind is treated like it.</source>
        <translation>بوت لكل رهان مختلف ممن راهنوا بكل فيشهم، أيا كان واضع المال. وما لم يقابله أحد يعود قبل أي اقتطاع. يسمي S3 مال من جارى أو رفع؛ ويعامل البلايند المتروك مثله.</translation>
    </message>
    <message id="A27.title">
        <source>Kickers from the board</source>
        <translation>أوراق مرجحة من المشتركة</translation>
    </message>
    <message id="A27.gap">
        <source>S3 lets the player&apos;s highest card outside the combination decide, which could mean his own two only.</source>
        <translation>يجعل S3 أعلى ورقة للاعب خارج التركيبة تحسم، وقد يعني ورقتيه فقط.</translation>
    </message>
    <message id="A27.default">
        <source>The best five of seven, wherever they lie: S3&apos;s own definition of equal hands counts the board&apos;s cards, and the French decree on online poker speaks of the highest remaining cards.</source>
        <translation>أفضل خمس من سبع أينما كانت: تعريف S3 نفسه للأيدي المتساوية يحسب المشتركة، والمرسوم الفرنسي عن البوكر على الإنترنت يتكلم عن أعلى الأوراق الباقية.</translation>
    </message>
    <message id="A27.alternatives.own card only">
        <source>Equal combinations are parted by the players&apos; own cards, also where the board&apos;s kickers are higher.</source>
        <extracomment>the choice own card only</extracomment>
        <translation>تفصل بين التركيبات المتساوية أوراق اللاعبين أنفسهم ولو كانت مرجحات المشتركة أعلى.</translation>
    </message>
    <message id="A28.title">
        <source>Chips that do not split</source>
        <translation>فيش لا تنقسم</translation>
    </message>
    <message id="A28.gap">
        <source>No document says where the chip goes that is left over when a pot is shared.</source>
        <translation>لا وثيقة تقول أين تذهب الفيشة الباقية عندما يقسم البوت.</translation>
    </message>
    <message id="A28.default">
        <source>One chip each from the left of the button; of high and low the high half gets it; every pot is split by itself. Card room rules have it so.</source>
        <translation>فيشة لكل واحد من يسار الزر؛ وبين العالي والواطي يأخذها النصف العالي؛ وكل بوت يقسم وحده. هكذا قواعد الصالات.</translation>
    </message>
    <message id="A28.alternatives.all_to_first">
        <source>All that is left over goes to the first of them left of the button.</source>
        <extracomment>the choice all_to_first</extracomment>
        <translation>كل ما بقي يذهب إلى أولهم على يسار الزر.</translation>
    </message>
    <message id="A29.title">
        <source>The levy at Texas Hold&apos;em</source>
        <translation>الاقتطاع في تكساس هولدم</translation>
    </message>
    <message id="A29.gap">
        <source>S3 takes a legal levy from the winner&apos;s pot and gives no rate. The player whom all others leave alone gets, by an earlier sentence, the whole pot.</source>
        <translation>يأخذ S3 اقتطاعا قانونيا من بوت الرابح ولا يعطي نسبة. ومن تركه الجميع وحده يأخذ، بجملة سابقة، البوت كله.</translation>
    </message>
    <message id="A29.default">
        <source>4 % without a cap, down to the chip, from each pot after unmatched bets went back, also when nobody called. The figure is how a published text reads the French order of 14 May 2007; it was not checked against the law itself.</source>
        <translation>4 % بلا سقف، نزولا إلى الفيشة، من كل بوت بعد عودة الرهانات غير المقابلة، ولو لم يجار أحد. والرقم كما يقرأ نص منشور القرار الفرنسي المؤرخ 14 أيار 2007؛ ولم يراجع في القانون نفسه.</translation>
    </message>
    <message id="A29.alternatives.at showdown only">
        <source>A pot that nobody contests to the end is handed over whole.</source>
        <extracomment>the choice at showdown only</extracomment>
        <translation>البوت الذي لا ينازع عليه أحد إلى النهاية يسلم كاملا.</translation>
    </message>
    <message id="A29.alternatives.another rate or cap">
        <source>The house enters its own.</source>
        <extracomment>the choice another rate or cap</extracomment>
        <translation>يدخل الكازينو نسبته.</translation>
    </message>
    <message id="A30.title">
        <source>What a new player posts</source>
        <translation>ما يضعه لاعب جديد</translation>
    </message>
    <message id="A30.gap">
        <source>S4 lets him in at once or later and names no payment; it has one only for missed blinds.</source>
        <translation>يدخله S4 فورا أو لاحقا ولا يسمي دفعا؛ وليس فيه إلا للبلايندات الفائتة.</translation>
    </message>
    <message id="A30.default">
        <source>As much as the big blind, as his bet, unless he waits for it: card room rules ask that.</source>
        <translation>قدر البيغ بلايند رهانا له، إلا إذا انتظره: هذا ما تطلبه قواعد الصالات.</translation>
    </message>
    <message id="A30.alternatives.none">
        <source>He is dealt in without paying.</source>
        <extracomment>the choice none</extracomment>
        <translation>توزع له أوراق بلا دفع.</translation>
    </message>
    <message id="A31.title">
        <source>Number of raises at the club&apos;s hold&apos;em</source>
        <translation>عدد الرفعات في هولدم النادي</translation>
    </message>
    <message id="A31.gap">
        <source>S4 limits raises at Push Nine only.</source>
        <translation>لا يحد S4 الرفعات إلا في البوش ناين.</translation>
    </message>
    <message id="A31.default">
        <source>A bet and three raises while more than two are in, no limit between two.</source>
        <translation>رهان وثلاثة رفعات ما دام أكثر من اثنين، وبلا حد بين اثنين.</translation>
    </message>
    <message id="A31.alternatives.bet+3">
        <source>A bet and three raises, also between two.</source>
        <extracomment>the choice bet+3</extracomment>
        <translation>رهان وثلاثة رفعات، بين اثنين أيضا.</translation>
    </message>
    <message id="A31.alternatives.none">
        <source>No limit to the raises, whoever is in.</source>
        <extracomment>the choice none</extracomment>
        <translation>لا حد للرفعات أيا كان عددهم.</translation>
    </message>
    <message id="A32.title">
        <source>How a low is ranked</source>
        <translation>كيف يرتب اللو</translation>
    </message>
    <message id="A32.gap">
        <source>S4 says eight or better and does not say how straights, flushes and the ace count in a low.</source>
        <translation>يقول S4 ثمانية أو أفضل ولا يقول كيف يحسب الستريت والفلاش والآس في اللو.</translation>
    </message>
    <message id="A32.default">
        <source>Ace to five: the ace is low, straights and flushes do not count, a pair is no low. So eight or better is played.</source>
        <translation>من الآس إلى الخمسة: الآس واط، والستريت والفلاش لا يحسبان، والزوج ليس لو. هكذا تلعب ثمانية أو أفضل.</translation>
    </message>
    <message id="A33.title">
        <source>The kill at Omaha</source>
        <translation>الكيل في الأوماها</translation>
    </message>
    <message id="A33.gap">
        <source>S4 says Omaha has a kill and sends the reader to pages that are missing.</source>
        <translation>يقول S4 إن للأوماها كيل ويحيل القارئ إلى صفحات ناقصة.</translation>
    </message>
    <message id="A33.default">
        <source>None: it is chosen when a session is opened, and the file that comes with the program offers off. Switched on it is a full kill: who scoops a pot of ten small bets or more posts twice the big blind next, at doubled limits, and acts in turn. The ten is not from a source that could be checked.</source>
        <translation>لا شيء: يختار عند فتح الجلسة، والملف المرفق بالبرنامج يعرض off. إذا شغل فهو كيل كامل: من أخذ بوتا كاملا من عشرة رهانات صغيرة أو أكثر يضع في اليد التالية ضعف البيغ بلايند بحدود مضاعفة ويتكلم في دوره. والعشرة ليست من مصدر أمكنت مراجعته.</translation>
    </message>
    <message id="A33.alternatives.off">
        <source>No pot is a kill pot.</source>
        <extracomment>the choice off</extracomment>
        <translation>لا بوت كيل.</translation>
    </message>
    <message id="A33.alternatives.full">
        <source>The killer posts twice the big blind and the limits double.</source>
        <extracomment>the choice full</extracomment>
        <translation>يضع صاحب الكيل ضعف البيغ بلايند وتتضاعف الحدود.</translation>
    </message>
    <message id="A33.alternatives.half">
        <source>The killer posts one and a half times the big blind; the limits go up by half, down to the chip.</source>
        <extracomment>the choice half</extracomment>
        <translation>يضع صاحب الكيل مرة ونصفا من البيغ بلايند؛ وترتفع الحدود بالنصف، نزولا إلى الفيشة.</translation>
    </message>
    <message id="A34.title">
        <source>A hand of two or four cards</source>
        <translation>يد من ورقتين أو أربع</translation>
    </message>
    <message id="A34.gap">
        <source>Rule 11 calls such a hand dead after the first action and in the next sentence speaks of a misdeal.</source>
        <translation>القاعدة 11 تجعل مثل هذه اليد ميتة بعد أول فعل وتتكلم في الجملة التالية عن توزيع خاطئ.</translation>
    </message>
    <message id="A34.default">
        <source>Found before the first action it is a misdeal, after it the one hand is dead.</source>
        <translation>إذا وجدت قبل أول فعل فهو توزيع خاطئ، وبعده تموت تلك اليد وحدها.</translation>
    </message>
    <message id="A34.alternatives.misdeal">
        <source>A misdeal whenever it is found: all that this hand put in goes back.</source>
        <extracomment>the choice misdeal</extracomment>
        <translation>توزيع خاطئ متى وجدت: كل ما وضعوه في هذه اليد يعود.</translation>
    </message>
    <message id="A35.title">
        <source>The price of a push pot</source>
        <translation>ثمن بوت البوش</translation>
    </message>
    <message id="A35.gap">
        <source>Rule 18 says what the buy-in depends on, the pot and the number of pushes, and not how.</source>
        <translation>تقول القاعدة 18 على ماذا يتوقف مبلغ الدخول، على البوت وعدد البوشات، ولا تقول كيف.</translation>
    </message>
    <message id="A35.default">
        <source>The pot divided by those who pushed, up to the next chip: with two pushing each owns half, so a half puts a third player on the same footing.</source>
        <translation>البوت مقسوما على أصحاب البوش، صعودا إلى الفيشة: فمع اثنين يملك كل منهما النصف، والنصف يضع ثالثا على قدم المساواة.</translation>
    </message>
    <message id="A35.alternatives.pot">
        <source>Each who buys in matches the whole pot.</source>
        <extracomment>the choice pot</extracomment>
        <translation>كل من يدخل يقابل البوت كله.</translation>
    </message>
    <message id="A36.title">
        <source>Partners: what they pay and share</source>
        <translation>الشركاء: ما يدفعونه ويتقاسمونه</translation>
    </message>
    <message id="A36.gap">
        <source>Rule 24 is misprinted where it says what each partner puts up; rule 27 divides the pot without saying how.</source>
        <translation>القاعدة 24 مطبوعة خطأ حيث تقول ما يضعه كل شريك؛ والقاعدة 27 تقسم البوت دون أن تقول كيف.</translation>
    </message>
    <message id="A36.default">
        <source>Each the full buy-in of the push and half the betting buy-in; a pot that one of them wins is halved.</source>
        <translation>لكل منهما مبلغ دخول البوش كاملا ونصف مبلغ دخول الرهان؛ والبوت الذي يربحه أحدهما يقسم نصفين.</translation>
    </message>
    <message id="A36.alternatives.half of each">
        <source>Each puts up half of both, if the misprint hid the words &apos;up half of&apos;.</source>
        <extracomment>the choice half of each</extracomment>
        <translation>يضع كل منهما نصف الاثنين، إذا كان خطأ الطبع قد أخفى الكلمات «up half of».</translation>
    </message>
    <message id="A37.title">
        <source>Straights above three faces</source>
        <translation>الستريت فوق ثلاث صور</translation>
    </message>
    <message id="A37.gap">
        <source>S4 prints two columns, three of a kind and straights, and three faces under them, without numbering them.</source>
        <translation>يطبع S4 عمودين، الثلاثية والستريت، وتحتهما ثلاث صور، بلا ترقيم.</translation>
    </message>
    <message id="A37.default">
        <source>In the order of the page: three of a kind, straights, three faces, points. By how rarely they come, three faces would stand above straights: 144 hands against 768.</source>
        <translation>بترتيب الصفحة: ثلاثية، ستريت، ثلاث صور، نقاط. وبحسب الندرة تكون ثلاث صور فوق الستريت: 144 يدا مقابل 768.</translation>
    </message>
    <message id="A37.alternatives.by_rarity">
        <source>Three faces beat a straight.</source>
        <extracomment>the choice by_rarity</extracomment>
        <translation>ثلاث صور تغلب الستريت.</translation>
    </message>
    <message id="A38.title">
        <source>KKK among the three faces</source>
        <translation>KKK بين ثلاث صور</translation>
    </message>
    <message id="A38.gap">
        <source>The list of three faces begins with three kings, which is three of a kind.</source>
        <translation>تبدأ قائمة ثلاث صور بثلاثة ملوك، وهي ثلاثية.</translation>
    </message>
    <message id="A38.default">
        <source>Read as two kings and a queen: with it the list is the six ways of two of one picture and one of another, 144 hands, and without it one of the six is missing.</source>
        <translation>تقرأ ملكين وبنتا: بها تكون القائمة الطرق الست لصورتين من رتبة وواحدة من أخرى، 144 يدا، وبدونها تنقص واحدة من الست.</translation>
    </message>
    <message id="A39.title">
        <source>Ace to five at Double Hand</source>
        <translation>من الآس إلى الخمسة في دبل هاند</translation>
    </message>
    <message id="A39.gap">
        <source>S4 says traditional poker hands; rooms differ on where 5-4-3-2-A stands among the straights.</source>
        <translation>يقول S4 أيدي البوكر التقليدية؛ وتختلف الصالات في مكان 5-4-3-2-A بين الستريتات.</translation>
    </message>
    <message id="A39.default">
        <source>The lowest straight, as in poker.</source>
        <translation>أدنى ستريت، كما في البوكر.</translation>
    </message>
    <message id="A39.alternatives.second_highest">
        <source>It stands right under A-K-Q-J-10.</source>
        <extracomment>the choice second_highest</extracomment>
        <translation>مكانه تحت A-K-Q-J-10 مباشرة.</translation>
    </message>
    <message id="A40.title">
        <source>Five aces</source>
        <translation>خمسة آسات</translation>
    </message>
    <message id="A40.gap">
        <source>With the joker a hand of five aces is possible; S4 gives it no place.</source>
        <translation>مع الجوكر تمكن يد من خمسة آسات؛ ولا يعطيها S4 مكانا.</translation>
    </message>
    <message id="A40.default">
        <source>Above everything, the royal flush too, as the published rules for this joker have it.</source>
        <translation>فوق كل شيء، والرويال فلاش أيضا، كما في القواعد المنشورة لهذا الجوكر.</translation>
    </message>
    <message id="A40.alternatives.below_royal">
        <source>A royal flush beats it.</source>
        <extracomment>the choice below_royal</extracomment>
        <translation>الرويال فلاش يغلبها.</translation>
    </message>
    <message id="A41.title">
        <source>How the seven cards are set</source>
        <translation>كيف ترتب الأوراق السبع</translation>
    </message>
    <message id="A41.gap">
        <source>S4 deals seven cards and speaks of two hands, without their sizes and without a rule for setting them wrong.</source>
        <translation>يوزع S4 سبع أوراق ويتكلم عن يدين بلا حجميهما وبلا قاعدة لمن يخطئ الترتيب.</translation>
    </message>
    <message id="A41.default">
        <source>Five and two. The five must not rank below the two, else the setting is foul and loses. In the two a joker is an ace, and only pairs and high cards count.</source>
        <translation>خمس واثنتان. يجب ألا تكون الخمس دون الاثنتين وإلا فالترتيب مخالف ويخسر. وفي الاثنتين الجوكر آس، ولا يحسب إلا الزوج وأعلى ورقة.</translation>
    </message>
    <message id="A42.title">
        <source>Copies</source>
        <translation>أيد متطابقة</translation>
    </message>
    <message id="A42.gap">
        <source>S4 asks for both hands to be higher; who has the better of equal hands, and what one of two won is worth, it leaves.</source>
        <translation>يطلب S4 أن تكون اليدان أعلى؛ لمن الأفضلية بين المتساوية وما قيمة ربح واحدة من اثنتين، يترك ذلك.</translation>
    </message>
    <message id="A42.default">
        <source>Equal goes to the player-dealer. One won and one not is a push; none won loses.</source>
        <translation>المتساوية لصاحب البنك. واحدة ربحت والأخرى لا: تعادل؛ لا شيء ربح: خسارة.</translation>
    </message>
    <message id="A42.alternatives.push">
        <source>Equal hands are nobody&apos;s: when neither of his is higher and one is equal, the wager goes back.</source>
        <extracomment>the choice push</extracomment>
        <translation>الأيدي المتساوية ليست لأحد: إذا لم تكن واحدة من يديه أعلى وكانت واحدة مساوية يعود الرهان.</translation>
    </message>
    <message id="A43.title">
        <source>A bank that does not cover</source>
        <translation>بنك لا يغطي</translation>
    </message>
    <message id="A43.gap">
        <source>S4 sets no maximum for the bank and an order of action, and says nothing of wagers that the bank cannot meet.</source>
        <translation>لا يضع S4 حدا أقصى للبنك ويضع ترتيبا، ولا يقول شيئا عن رهانات لا يستطيع البنك دفعها.</translation>
    </message>
    <message id="A43.default">
        <source>It covers the wagers from the action hand clockwise, each once; what it does not reach goes back.</source>
        <translation>يغطي الرهانات من يد البدء باتجاه عقارب الساعة، كلا منها مرة؛ وما لا يبلغه يعود.</translation>
    </message>
    <message id="A44.title">
        <source>What lowest means at Low Ball</source>
        <translation>ما معنى الأدنى في لو بول</translation>
    </message>
    <message id="A44.gap">
        <source>S4 says the lowest hand wins and names no scale.</source>
        <translation>يقول S4 إن أدنى يد تربح ولا يسمي سلما.</translation>
    </message>
    <message id="A44.default">
        <source>Ace to five: the ace is low, straights and flushes do not count, any pair is worse than none, 5-4-3-2-A is best. The joker and the rule of the seven belong to that game.</source>
        <translation>من الآس إلى الخمسة: الآس واط، والستريت والفلاش لا يحسبان، وأي زوج أسوأ من لا شيء، و5-4-3-2-A الأفضل. والجوكر وقاعدة السبعة من تلك اللعبة.</translation>
    </message>
    <message id="A45.title">
        <source>What a checked seven loses</source>
        <translation>ما تخسره سبعة قالت تشيك</translation>
    </message>
    <message id="A45.gap">
        <source>S4 takes the last action, and in a tournament all action, without saying what action is.</source>
        <translation>يأخذ S4 آخر فعل، وفي البطولة كل فعل، دون أن يقول ما الفعل.</translation>
    </message>
    <message id="A45.default">
        <source>Live: the best hand wins only what was in the pot before the draw, later bets go back; a beaten one loses its later calls too. Tournament: it cannot win any of the pot. A hand with the joker counts as what it has become.</source>
        <translation>لعب عادي: تربح أفضل يد ما كان في البوت قبل السحب فقط، وتعود الرهانات اللاحقة؛ والمغلوبة تخسر مجاراتها اللاحقة أيضا. بطولة: لا تربح شيئا من البوت. ويد فيها الجوكر تحسب بما صارت إليه.</translation>
    </message>
    <message id="A45.alternatives.tournament">
        <source>As the default has it for a tournament: a checked seven cannot win any of the pot.</source>
        <extracomment>the choice tournament</extracomment>
        <translation>كما في البطولة أصلا: سبعة قالت تشيك لا تربح شيئا من البوت.</translation>
    </message>
    <message id="A45.alternatives.after the draw">
        <source>In a tournament too only what was bet after the draw is forfeit.</source>
        <extracomment>the choice after the draw</extracomment>
        <translation>في البطولة أيضا لا يضيع إلا ما راهنوا به بعد السحب.</translation>
    </message>
    <message id="A46.title">
        <source>One player with six cards</source>
        <translation>لاعب واحد بست أوراق</translation>
    </message>
    <message id="A46.gap">
        <source>S4 declares a misdeal when two or more have six; one is not mentioned.</source>
        <translation>يعلن S4 توزيعا خاطئا عندما تكون لاثنين أو أكثر ست؛ ولم يذكر واحد.</translation>
    </message>
    <message id="A46.default">
        <source>His hand is dead if he has looked at it; else the card goes back.</source>
        <translation>يده ميتة إن نظر إليها؛ وإلا تعود الورقة.</translation>
    </message>
    <message id="A46.alternatives.misdeal">
        <source>A misdeal, as with two.</source>
        <extracomment>the choice misdeal</extracomment>
        <translation>توزيع خاطئ كما مع اثنين.</translation>
    </message>
    <message id="A47.title">
        <source>Hold&apos;em 2/4 with three players</source>
        <translation>هولدم 2/4 مع ثلاثة لاعبين</translation>
    </message>
    <message id="A47.gap">
        <source>The row of three or fewer players is missing for this one game.</source>
        <translation>سطر ثلاثة لاعبين أو أقل ناقص لهذه اللعبة وحدها.</translation>
    </message>
    <message id="A47.default">
        <source>Nothing is taken, and the floor is asked: a fee that is not posted is not owed.</source>
        <translation>لا يؤخذ شيء ويسأل المسؤول: رسم غير معلن لا يستحق.</translation>
    </message>
    <message id="A47.alternatives.1">
        <source>One dollar, the lowest collection of the other rows.</source>
        <extracomment>the choice 1</extracomment>
        <translation>دولار واحد، أدنى رسم في السطور الأخرى.</translation>
    </message>
    <message id="A48.title">
        <source>The figures of the no-limit game</source>
        <translation>أرقام لعبة النو ليمت</translation>
    </message>
    <message id="A48.gap">
        <source>S4 prints $5 and $10 as the betting limits of a game without limit.</source>
        <translation>يطبع S4 5$ و10$ حدين للعبة بلا حد.</translation>
    </message>
    <message id="A48.default">
        <source>They are the blinds; the smallest bet is ten.</source>
        <translation>هما البلايندان؛ وأصغر رهان عشرة.</translation>
    </message>
    <message id="A49.title">
        <source>Blinds of the limit games</source>
        <translation>بلايندات ألعاب الليمت</translation>
    </message>
    <message id="A49.gap">
        <source>S4 gives limits and buy-ins, and no amounts for the blinds.</source>
        <translation>يعطي S4 الحدود ومبالغ الدخول ولا يعطي مبالغ للبلايند.</translation>
    </message>
    <message id="A49.default">
        <source>Big blind: the small bet. Small blind: half of it, down to the dollar; so $1 at 3/6 and $7 at 15/30.</source>
        <translation>البيغ بلايند: الرهان الصغير. السمول بلايند: نصفه نزولا إلى الدولار؛ أي 1$ في 3/6 و7$ في 15/30.</translation>
    </message>
    <message id="A49.alternatives.half rounded up to $1">
        <source>Half, up to the dollar: $2 at 3/6, $8 at 15/30.</source>
        <extracomment>the choice half rounded up to $1</extracomment>
        <translation>النصف صعودا إلى الدولار: 2$ في 3/6، 8$ في 15/30.</translation>
    </message>
    <message id="A49.alternatives.exact half">
        <source>Half to the coin: $1.50 at 3/6, $7.50 at 15/30.</source>
        <extracomment>the choice exact half</extracomment>
        <translation>النصف بالقطعة: 1.50$ في 3/6، 7.50$ في 15/30.</translation>
    </message>
    <message id="A50.title">
        <source>Who pays the collection</source>
        <translation>من يدفع الرسم</translation>
    </message>
    <message id="A50.gap">
        <source>S4 speaks of a drop and of a collection fee, and names the payer at Push Nine only.</source>
        <translation>يتكلم S4 عن اقتطاع ورسم ولا يسمي الدافع إلا في البوش ناين.</translation>
    </message>
    <message id="A50.default">
        <source>It comes out of the pot, before odd chips are shared out, and never takes more than is there.</source>
        <translation>يخرج من البوت قبل تقاسم الفيش المفردة، ولا يأخذ أبدا أكثر مما فيه.</translation>
    </message>
    <message id="A50.alternatives.button">
        <source>The player on the button pays it before the deal, as at Push Nine.</source>
        <extracomment>the choice button</extracomment>
        <translation>يدفعه صاحب الزر قبل التوزيع كما في البوش ناين.</translation>
    </message>
    <message id="A51.title">
        <source>The general rules that are missing</source>
        <translation>القواعد العامة الناقصة</translation>
    </message>
    <message id="A51.gap">
        <source>S4 sends the reader to general rules that are not among its pages: misdeals, showdown, raises, kill pots.</source>
        <translation>يحيل S4 القارئ إلى قواعد عامة ليست بين صفحاته: التوزيع الخاطئ، الكشف، الرفع، بوتات الكيل.</translation>
    </message>
    <message id="A51.default">
        <source>Usual card room rules fill the gap, and every line that rests on them says so.</source>
        <translation>تسد قواعد الصالات المعتادة النقص، وكل سطر يقوم عليها يقول ذلك.</translation>
    </message>
    <message id="A52.title">
        <source>Opening on the later rounds</source>
        <translation>الافتتاح في الجولات التالية</translation>
    </message>
    <message id="A52.gap">
        <source>By S3 whoever opens bets the big blind or more, in any round, also in limit games, where the last bets are double.</source>
        <translation>في S3 من يفتح يراهن بالبيغ بلايند أو أكثر في كل جولة، وفي الليمت أيضا حيث الرهانات الأخيرة مضاعفة.</translation>
    </message>
    <message id="A52.default">
        <source>No limit and pot limit: the big blind. Limit: the big blind on the flop, twice that on turn and river.</source>
        <translation>نو ليمت وبوت ليمت: البيغ بلايند. ليمت: البيغ بلايند على الفلوب، وضعفه على التيرن والريفر.</translation>
    </message>
    <message id="A52.alternatives.BB">
        <source>By the letter: the big blind in every round, at limit as well.</source>
        <extracomment>the choice BB</extracomment>
        <translation>بالحرف: البيغ بلايند في كل جولة، وفي الليمت أيضا.</translation>
    </message>
    <message id="A53.title">
        <source>The sample hands of S2</source>
        <translation>أيدي المثال في S2</translation>
    </message>
    <message id="A53.gap">
        <source>The pictures beside the ranking were misread by the scanner; what cards they show cannot be told.</source>
        <translation>الصور بجانب الترتيب قرأها الماسح خطأ؛ ولا يعرف أي أوراق تظهر.</translation>
    </message>
    <message id="A53.default">
        <source>Only the prose of the table is used; it is complete without them.</source>
        <translation>يستعمل نص الجدول وحده؛ وهو كامل بدونها.</translation>
    </message>
    <message id="A54.title">
        <source>Misprints</source>
        <translation>أخطاء طباعة</translation>
    </message>
    <message id="A54.gap">
        <source>S1 has proving for providing; S4 has put of for put up, Ylop for flop, leR for left, 5a for 5th; S3&apos;s ordinals are broken.</source>
        <translation>في S1 كلمة proving بدل providing؛ وفي S4 put of بدل put up وYlop بدل flop وleR بدل left و5a بدل 5th؛ وأعداد S3 الترتيبية مكسورة.</translation>
    </message>
    <message id="A54.default">
        <source>Read as what they plainly were. Where a misprint changes the money there is an entry of its own.</source>
        <translation>تقرأ كما كانت بوضوح. وحيث يغير الخطأ المال فله مدخل خاص.</translation>
    </message>
    <message id="A55.title">
        <source>A fouled deck at the house&apos;s games</source>
        <translation>رزمة فاسدة في ألعاب الكازينو</translation>
    </message>
    <message id="A55.gap">
        <source>S4 says what becomes of a fouled deck at Push Nine. S0, S1 and S2 do not.</source>
        <translation>يقول S4 ما مصير رزمة فاسدة في البوش ناين. وS0 وS1 وS2 لا تقول.</translation>
    </message>
    <message id="A55.default">
        <source>The round is void and all stakes go back. At Push Nine this hand&apos;s money goes back and earlier hands stand.</source>
        <translation>تلغى الجولة وتعود كل الرهانات. وفي البوش ناين يعود مال هذه اليد وتثبت الأيدي السابقة.</translation>
    </message>
    <message id="A56.title">
        <source>Rounds of betting at Push Nine</source>
        <translation>جولات الرهان في البوش ناين</translation>
    </message>
    <message id="A56.gap">
        <source>S4 gives three cards and no draw, and tells who acts first for the first hand only.</source>
        <translation>يعطي S4 ثلاث أوراق بلا سحب، ويقول من يبدأ لليد الأولى فقط.</translation>
    </message>
    <message id="A56.default">
        <source>One round of betting, and the button acts first in every hand.</source>
        <translation>جولة رهان واحدة، وصاحب الزر يبدأ في كل يد.</translation>
    </message>
    <message id="A57.title">
        <source>Dead money and the pots</source>
        <translation>المال الميت والبوتات</translation>
    </message>
    <message id="A57.gap">
        <source>S4 puts part of a post into the pot as dead money and does not say into which pot.</source>
        <translation>يضع S4 جزءا من بوست في البوت مالا ميتا ولا يقول في أي بوت.</translation>
    </message>
    <message id="A57.default">
        <source>Into the main pot, all of it; it matches nobody&apos;s bet. Recorded hands and a second program agree with that.</source>
        <translation>في البوت الرئيسي كله؛ ولا يقابل رهان أحد. وتوافق ذلك أيد مسجلة وبرنامج ثان.</translation>
    </message>
    <message id="A58.title">
        <source>A dealer&apos;s blackjack against 21 in more cards</source>
        <translation>بلاك جاك الموزع مقابل 21 بأوراق أكثر</translation>
    </message>
    <message id="A58.gap">
        <source>S1 says a blackjack beats other hands, but of the player&apos;s; equal totals, it says, are a stand-off.</source>
        <translation>يقول S1 إن البلاك جاك يغلب الأيدي الأخرى، لكن عن بلاك جاك اللاعب؛ ويقول إن المجموعين المتساويين تعادل.</translation>
    </message>
    <message id="A58.default">
        <source>The dealer&apos;s blackjack wins: published casino rules have 21 in three cards lose to it.</source>
        <translation>يربح بلاك جاك الموزع: القواعد المنشورة تجعل 21 بثلاث أوراق تخسر أمامه.</translation>
    </message>
    <message id="A58.alternatives.stand_off">
        <source>A player&apos;s 21 of any kind keeps its stake against the dealer&apos;s blackjack.</source>
        <extracomment>the choice stand_off</extracomment>
        <translation>كل 21 للاعب تحفظ رهانها أمام بلاك جاك الموزع.</translation>
    </message>
    <message id="A59.title">
        <source>When the dealer draws</source>
        <translation>متى يسحب الموزع</translation>
    </message>
    <message id="A59.gap">
        <source>S1 does not say whether the dealer takes cards when no bet hangs on them.</source>
        <translation>لا يقول S1 هل يأخذ الموزع أوراقا عندما لا يتعلق بها رهان.</translation>
    </message>
    <message id="A59.default">
        <source>Only if needed: the second card when a hand or an insurance is open, more only for an open hand that is no blackjack. A blackjack need not wait against a dealer&apos;s two to nine; against an ace or a ten it is paid after that card.</source>
        <translation>عند الحاجة فقط: الورقة الثانية عندما تكون يد أو تأمين مفتوحا، وأكثر منها فقط ليد مفتوحة ليست بلاك جاك. ولا ينتظر البلاك جاك أمام اثنين إلى تسعة للموزع؛ وأمام آس أو عشرة يدفع بعد تلك الورقة.</translation>
    </message>
    <message id="A59.alternatives.always">
        <source>The dealer completes his hand every time.</source>
        <extracomment>the choice always</extracomment>
        <translation>يكمل الموزع يده كل مرة.</translation>
    </message>
    <message id="A60.title">
        <source>The joker in a flush</source>
        <translation>الجوكر في الفلاش</translation>
    </message>
    <message id="A60.gap">
        <source>S4 lets the joker complete a flush and gives the card no rank.</source>
        <translation>يسمح S4 للجوكر بأن يكمل فلاش ولا يعطي الورقة رتبة.</translation>
    </message>
    <message id="A60.default">
        <source>The highest rank that the flush lacks: A-Q-9-5 with the joker is A-K-Q-9-5. In a straight it goes where the straight becomes highest.</source>
        <translation>أعلى رتبة تنقص الفلاش: A-Q-9-5 مع الجوكر هي A-K-Q-9-5. وفي الستريت يذهب حيث يصير الستريت أعلى.</translation>
    </message>
    <message id="A60.alternatives.ace">
        <source>It is an ace also where an ace is there already, so A-A-Q-9-5 beats A-K-Q-J-9.</source>
        <extracomment>the choice ace</extracomment>
        <translation>هو آس ولو كان هناك آس، فتغلب A-A-Q-9-5 يد A-K-Q-J-9.</translation>
    </message>
    <message id="A61.title">
        <source>The option</source>
        <translation>الأوبشن</translation>
    </message>
    <message id="A61.gap">
        <source>S3 leaves it to the house whether there is one, and not what it costs the others.</source>
        <translation>يترك S3 للكازينو هل يكون، ولا يقول ما يكلف الآخرين.</translation>
    </message>
    <message id="A61.default">
        <source>Off. Where it is allowed it takes three players at least; it is then what must be called, and the smallest raise above it is one option more.</source>
        <translation>لا. وحيث يسمح به يلزم ثلاثة لاعبين على الأقل؛ وعندئذ هو ما يجارى، وأصغر رفع فوقه أوبشن آخر.</translation>
    </message>
    <message id="A61.alternatives.allowed">
        <source>The third player left of the button may post it.</source>
        <extracomment>the choice allowed</extracomment>
        <translation>يجوز أن يضعه اللاعب الثالث على يسار الزر.</translation>
    </message>
    <message id="A62.title">
        <source>How much a player has missed</source>
        <translation>كم فات لاعبا</translation>
    </message>
    <message id="A62.gap">
        <source>S4 speaks of the amount of one&apos;s blinds; not of several rounds missed, nor of the small blind alone.</source>
        <translation>يتكلم S4 عن قدر بلايندات اللاعب؛ لا عن عدة دورات فائتة ولا عن السمول بلايند وحده.</translation>
    </message>
    <message id="A62.default">
        <source>One set of blinds at the most; a small blind missed alone is posted dead.</source>
        <translation>مجموعة بلايندات واحدة على الأكثر؛ والسمول بلايند الفائت وحده يوضع ميتا.</translation>
    </message>
    <message id="A62.alternatives.each missed blind">
        <source>He posts for every blind that passed him, however many rounds he sat out.</source>
        <extracomment>the choice each missed blind</extracomment>
        <translation>يضع عن كل بلايند تجاوزه أيا كان عدد الدورات التي غابها.</translation>
    </message>
    <message id="A63.title">
        <source>Push Nine&apos;s amounts</source>
        <translation>مبالغ البوش ناين</translation>
    </message>
    <message id="A63.gap">
        <source>S4 gives no figure for the ante and none for the buy-in of the betting round; rule 23 breaks off. Equal high cards at the first draw, and a deck fouled during a push, are not mentioned.</source>
        <translation>لا يعطي S4 رقما للأنتي ولا لمبلغ دخول جولة الرهان؛ والقاعدة 23 مقطوعة. ولم تذكر أوراق عليا متساوية في السحب الأول ولا رزمة فاسدة أثناء بوش.</translation>
    </message>
    <message id="A63.default">
        <source>The house&apos;s amounts, asked for when the table is opened. Equal high cards draw again. With a fouled deck this hand&apos;s buy-ins go back and the push pot stays.</source>
        <translation>مبالغ الكازينو، تسأل عند فتح الطاولة. والأوراق العليا المتساوية تسحب ثانية. ومع رزمة فاسدة تعود مبالغ دخول هذه اليد ويبقى بوت البوش.</translation>
    </message>
    <message id="A64.title">
        <source>Which limit in which round</source>
        <translation>أي حد في أي جولة</translation>
    </message>
    <message id="A64.gap">
        <source>S4 prints two figures for a limit game and does not assign them; its fee at Double Hand is per player.</source>
        <translation>يطبع S4 رقمين للعبة ليمت ولا يوزعهما؛ ورسمه في دبل هاند عن كل لاعب.</translation>
    </message>
    <message id="A64.default">
        <source>The lower in rounds one and two, the higher in three and four. The player-dealer pays the fee like the others.</source>
        <translation>الأصغر في الجولتين الأولى والثانية، والأكبر في الثالثة والرابعة. ويدفع صاحب البنك الرسم كغيره.</translation>
    </message>
    <message id="A64.alternatives.from the first to the second figure in every round">
        <source>The two figures are the smallest and the largest bet or raise, before the flop as after it.</source>
        <extracomment>the choice from the first to the second figure in every round</extracomment>
        <translation>الرقمان هما أصغر رهان أو رفع وأكبره، قبل الفلوب كما بعده.</translation>
    </message>
</context>
</TS>
