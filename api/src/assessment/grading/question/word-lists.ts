import { foldLetters } from '../text/letters.ts';

/** Words that may stand around an answer; they are folded. */
const words = (list: string): ReadonlySet<string> => new Set(foldLetters(list).trim().split(/\s+/));
const byWord = (
  lists: Readonly<Record<string, string>>,
): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(Object.entries(lists).map(([word, list]) => [foldLetters(word), words(list)]));

/** Turn an answer round, or join it to another: never left out, also where the question has them. */
export const turning = words(`
  لا ليس ليست لست لم لن غير ما بدون بلا دون سوي الا عدا ماعدا خلا او ام قبل قبيل بعد بعيدا فوق تحت خارج داخل حول
  بين كل جميع بعض نحو سالب ناقص موجب not no non without except before after under over above below or nor and half twice double never
`);

/** Set what follows beside something else: left out only where the question asks by them and its next word follows. */
export const relating = words(`
  ضد عكس خلاف نقيض اكبر اصغر اكثر اقل اعلي ادني اطول اقصر اول اخر نصف ربع ثلث ضعف مربع مكعب جذر
  ابو ابي ابا ابن بن ابنه بنت ام اخ اخو اخت عم عمه خال خاله زوج زوجه والد جد حفيد تلميذ نائب صديق opposite more less first last largest smallest
`);

/** Say nothing about the answer behind them. */
export const leading = words(`
  هو هي هما هم انه انها هذا هذه ذلك كان كانت يكون تكون ان له لها به بها لدي لديه لديها
  الاجابه الجواب جوابي اجابتي الحل الناتج النتيجه الحاصل المجموع القيمه قيمه قيمته قيمتها اذن اذا ان بمقدار مقداره مقدارها يساوي تساوي ويساوي = : ≈ ~
  يسمي تسمي نسميه نسميها تسميه يدعي تدعي اسمه اسمها اسم يطبع تطبع يعطي تعطي ينتج تنتج نتيجه ناتج
  اظن اعتقد برايي تعني يعني معناه معناها اعرابه اعرابها يوجد توجد هناك فيه فيها ومنه وهو وهي وعليه يبلغ تبلغ يزن تزن
  نستخدم استخدم يستخدم تستخدم نستعمل استعمل يستعمل باستخدام باستعمال بواسطه ناتجه ناتجها حله حلها جوابه جوابها
  نتصل اتصل
  there we you has have use using it its it's is are was were he she they this that the a an answer result equals equal called name
`);

/** Whether a word leads to an answer, of the present or the future: «يطبع», «سيطبع». */
export const isLeading = (word: string): boolean =>
  leading.has(word) || (/^س[يت]/.test(word) && leading.has(word.slice(1)));

/** Say nothing about the answer before them. */
export const trailing = words('تقريبا فقط تماما بالضبط لاغير only exactly approximately about');

/** Two words that lead together. */
export const pairs: ReadonlyMap<string, ReadonlySet<string>> = byWord({
  عباره: 'عن',
  نبي: 'الله',
  رسول: 'الله',
  امير: 'المومنين',
  ام: 'المومنين',
  الصحابي: 'الجليل',
  الصحابيه: 'الجليله',
  ناتج: 'القسمه الضرب الجمع الطرح العمليه المعادله',
  حاصل: 'القسمه الضرب الجمع الطرح',
  من: 'نوع خلال',
  عن: 'طريق',
  الاجابه: 'الصحيحه النهاييه',
  الجواب: 'الصحيح النهايي',
  الحل: 'الصحيح النهايي',
  الناتج: 'النهايي الصحيح',
  النتيجه: 'النهاييه',
  القيمه: 'المطلوبه',
  قوله: 'تعالي',
  يتكون: 'من',
  تتكون: 'من',
  يتالف: 'من',
  تتالف: 'من',
  i: 'think',
  stands: 'for',
  كلمه: 'مفتاحيه محجوزه',
  الكلمه: 'المفتاحيه المحجوزه',
  لغه: 'البرمجه',
});

/** Before the name of a person: an answer has them or not. */
export const titles = words(`
  سيدنا سيدتنا مولانا النبي نبي الرسول رسول الامام امام الشيخ الشيخه الخليفه القائد العلامه العالم الصحابي الصحابيه التابعي
  الدكتور الدكتوره د الاستاذ الاستاذه السيد السيده المهندس الحافظ القاضي الملك الملكه الامير الاميره امير السلطان الفيلسوف الشاعر المورخ الرحاله الفقيه المفسر المحدث الاديب المخترع البطل الزعيم الرييس الوزير الناصر الفاروق الطبيب الكاتب
  imam sheikh prophet dr mr mrs ms sir king queen
`);

/** Behind a name, longest first: blessings and epithets, which change no answer. */
export const honours: readonly (readonly string[])[] = `
  صلي الله عليه واله وصحبه وسلم, صلي الله عليه وعلي اله وصحبه وسلم, صلي الله عليه وعلي اله وسلم, صلي الله عليه واله وسلم, صلي الله عليه وسلم, عليه افضل الصلاه والسلام, عليه الصلاه والسلام,
  عليه السلام, عليها السلام, عليهما السلام, عليهم السلام, رضي الله عنه وارضاه, رضي الله عنها وارضاها, رضي الله عنه, رضي الله عنها, رضي الله عنهم, رضي الله عنهما, رضي الله عنهن,
  رحمه الله تعالي, رحمه الله, رحمها الله, رحمهم الله, كرم الله وجهه, حفظه الله, سبحانه وتعالي, تبارك وتعالي, عز وجل, جل جلاله, جل وعلا`
  .split(',')
  .map((phrase) => foldLetters(phrase).trim().split(' '));

/** A place, a book or a month with the epithet that is often written behind it. */
export const epithets: ReadonlyMap<string, ReadonlySet<string>> = byWord({
  مكه: 'المكرمه',
  المدينه: 'المنوره',
  القران: 'الكريم العظيم المجيد',
  قران: 'كريم',
  رمضان: 'المبارك الكريم',
  القدس: 'الشريف الشريفه',
  المصحف: 'الشريف',
  الازهر: 'الشريف',
  الحجر: 'الاسود',
  ابراهيم: 'الخليل',
  موسي: 'الكليم',
  بكر: 'الصديق',
});

/** What a question may ask for, with the nouns that then may stand before a name: «مدينة طوكيو» where a capital is asked for. */
export const classes: ReadonlyMap<string, ReadonlySet<string>> = byWord({
  عاصمه: 'مدينه capital city',
  ميناء: 'مدينه port',
  جبل: 'قمه mount mountain',
  نهر: 'river',
  بحر: 'sea',
  محيط: 'ocean',
  مدينه: 'city',
  جزيره: 'island',
  قاره: 'continent',
  كوكب: 'planet',
  حلقه: 'loop',
  نوع: 'type',
  مكتبه: 'library module',
  خاصيه: 'property attribute',
  جمع: 'plural',
  مفرد: 'singular',
  اين: 'دوله بلد مدينه محافظه منطقه مملكه جمهوريه ولايه قاره جزيره',
  بلد: 'دوله بلاد مملكه جمهوريه',
  دوله: 'بلد بلاد مملكه جمهوريه',
  بلاد: 'دوله بلد',
  لغه: 'لغه',
  كلمه: 'لفظ كلمه keyword word',
  اداه: 'اداه',
  داله: 'الداله داله طريقه تابع ميثود function method',
  معامل: 'علامه رمز اشاره عامل operator',
  عامل: 'علامه رمز اشاره معامل operator',
  نبات: 'شجر شجره اشجار نبته نبات',
  مكون: 'حبوب',
  امر: 'الامر امر تعليمه command',
  حركه: 'علامه',
  وسم: 'tag element عنصر',
  منفذ: 'port بورت',
  خطا: 'error exception',
  متغير: 'variable',
  سنه: 'عام',
  عام: 'سنه',
  الف: 'مولف',
  كتب: 'كاتب مولف',
  اسس: 'موسس',
  اخترع: 'مخترع',
  اكتشف: 'مكتشف',
  فتح: 'فاتح',
  بني: 'باني',
  قاد: 'قايد',
  روي: 'راوي',
  والد: 'ابوه ابوها ابيه اباه',
  والده: 'امه امها',
  رقم: 'عدد',
  رمز: 'علامه',
  علامه: 'رمز',
  متي: 'عام سنه يوم تاريخ الساعه',
  تقع: 'مدينه دوله بلد قاره',
  ولد: 'مدينه دوله بلد',
});

/** Nouns that only say of what kind an answer is, so that a teacher's answer may be given without them: «شهر رمضان». */
export const kindNouns = words(`
  شهر سوره نهر بحر مدينه دوله بلد حرف كلمه داله لون نوع علامه رقم يوم عام سنه غزوه معركه كوكب قاره محيط وسم امر حكم عدد عنصر فيتامين غاز وحده
  مضيق خليج جزيره صحراء هضبه سهل وادي قناه شلال شلالات سد برج هرم جسر خط ميناء بحيره جبل قلعه مسجد معاهده صلح بركان مرض قانون
  city country month river planet function keyword letter color colour tag
`);

/** Words that ask, behind which the question names what it asks for. */
export const asking = words(`
  ما ماذا من كم اي اين متي كيف لماذا بم بماذا باي بكم فيم مم مما هل
  اكتب اذكر احسب اوجد حدد سم عرف اختر اكمل what which who whom where when how why name write find calculate
`);

/** Between a word that asks and what is asked for. */
export const betweenAsking = words(
  'هو هي هما هم هذا هذه اسم الذي التي يسمي تسمي قيمه is are was were the a an does do did many much name of كان كانت',
);
