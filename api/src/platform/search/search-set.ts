/**
 * The published test set of the Arabic search (docs/search.md): stored texts, and what people type to find them. The
 * texts are spelt carefully, the searches as people type.
 */
const wanted = {
  basics: 'أساسيات البرمجة: مقدّمة للمبتدئين في التفكير المنطقي وحل المسائل',
  sites: 'إنشاء المواقع بلغة HTML وتنسيقها، من الصفر إلى صفحة منشورة',
  phones: 'تطوير تطبيقات الهاتف لأجهزة أندرويد وآيفون بإطار Flutter',
  data: 'تحليل البيانات بلغة بايثون ومكتبة pandas',
  security: 'أمن المعلومات والدفاع عن الشبكات في المؤسسات',
  tables: 'قواعد البيانات العلائقية ولغة SQL',
  servers: 'بناء الخدمات الخلفية باستخدام Node.js',
  objects: 'البرمجة كائنية التوجّه بلغة C++',
  games: 'صناعة الألعاب بلغة C# ومحرك Unity',
  machines: 'الذكاء الاصطناعي وتعلّم الآلة خطوةً خطوة',
  algorithms: 'الخوارزميات وهياكل البيانات لمقابلات العمل',
  scripts: 'مدخل إلى لغـــة جافاسكريبت الحديثة',
  questions: '١٠١ سؤال وجواب في هندسة البرمجيّات',
  design: 'تصميم واجهة المُستخدِم وتجربته على الشاشات الصغيرة',
  shell: 'سطر الأوامر: إدارة الملفات وأتمتة المهام على لينكس',
};

/** Texts that resemble those by a letter, an ending or one of two words; no search may find them. */
const decoys = {
  tongue: 'لغة C القديمة',
  grammar: 'قواعد النحو العربي',
  sums: 'تطبيقات رياضية',
  safety: 'أمان المنزل',
  region: 'منطقة حرة',
  drawing: 'رسم هندسي',
  child: 'الطفل الصغير نائم',
  memo: 'تعميم إداري',
  fonts: 'خطوط عربية',
  coffee: 'قهوة جافا',
  number: '110 أسئلة',
  mode: 'Dark mode',
  units: 'Units of flatter lands',
};

export const documents = { ...wanted, ...decoys };
export type Slug = keyof typeof documents;

/** A search and exactly what it must find. */
export type Query = readonly [input: string, ...found: Slug[]];

/** Thirteen ordinary searches as many people type them. */
export const ordinary: readonly Query[] = [
  ['اساسيات البرمجه', 'basics'],
  ['انشاء المواقع', 'sites'],
  ['تطبيقات اندرويد', 'phones'],
  ['امن معلومات', 'security'],
  ['قواعد بيانات', 'tables'],
  ['nodejs', 'servers'],
  ['c++', 'objects'],
  ['ذكاء اصطناعى', 'machines'],
  ['خوارزميات', 'algorithms'],
  ['لغة جافا سكريبت', 'scripts'],
  ['101 سؤال', 'questions'],
  ['واجهه المستخدم', 'design'],
  ['اتمته مهام', 'shell'],
];

/** Variants in spelling and typing, one at a time. */
export const variants: Record<string, readonly Query[]> = {
  'alef without its hamza, or with another': [
    ['ايفون', 'phones'],
    ['أمن', 'security'],
    ['آمن', 'security'],
    ['إساسيات', 'basics'],
    ['ٱلذكاء', 'machines'],
  ],
  'hamza on its seat or not': [
    ['الموسسات', 'security'],
    ['كايينية', 'objects'],
  ],
  'ta marbuta and ha': [
    ['هندسه', 'questions'],
    ['الصغيره', 'design'],
  ],
  'alef maqsura and ya': [
    ['المنطقى', 'basics'],
    // «إلى» stands in two of them.
    ['الي', 'sites', 'scripts'],
  ],
  tashkeel: [
    // «مدخل» means the same.
    ['مُقَدِّمَةٌ', 'basics', 'scripts'],
    ['خطوة', 'machines'],
    ['البرمجيات', 'questions'],
  ],
  tatweel: [
    ['تصمــيم', 'design'],
    ['لغة جافاسكريبت', 'scripts'],
  ],
  'digits in any script': [
    ['101', 'questions'],
    ['١٠١', 'questions'],
    ['۱۰۱', 'questions'],
  ],
  'letters of a Persian keyboard': [
    ['کائنیة', 'objects'],
    ['الذکاء', 'machines'],
  ],
  'presentation forms and invisible marks': [
    ['ﻻﺟﻬﺰﺓ', 'phones'],
    ['\u200fتصميم\u200f', 'design'],
    ['تص\u00adميم', 'design'],
  ],
  'a leading particle more or less': [
    ['برمجة', 'basics', 'objects'],
    ['بالبرمجة', 'basics', 'objects'],
    ['والبرمجة', 'basics', 'objects'],
    ['للبرمجة', 'basics', 'objects'],
    ['كالبرمجة', 'basics', 'objects'],
    ['فالبرمجة', 'basics', 'objects'],
    ['مبتدئين', 'basics'],
    ['المبتدئين', 'basics'],
  ],
  'a part of a word': [
    ['برمجي', 'questions'],
    ['خوارزم', 'algorithms'],
    ['سكريبت', 'scripts'],
    ['pand', 'data'],
    ['الخو', 'algorithms'],
  ],
  'one letter wrong': [
    ['بايتون', 'data'],
    ['تصمبم', 'design'],
    ['المستحدم', 'design'],
  ],
  'one letter missing': [
    ['بيثون', 'data'],
    ['خورزميات', 'algorithms'],
    ['fluter', 'phones'],
  ],
  'one letter too many': [
    ['بايثوون', 'data'],
    ['الخوارزمياات', 'algorithms'],
    ['panddas', 'data'],
  ],
  'two letters swapped': [
    ['بايثنو', 'data'],
    ['تصميي', 'design'],
    ['ubity', 'games'],
    ['lfutter', 'phones'],
  ],
  'Latin in any case': [
    ['PANDAS', 'data'],
    ['html', 'sites'],
    ['Sql', 'tables'],
  ],
  'names of techniques': [
    ['C++', 'objects'],
    ['c#', 'games'],
    ['C#', 'games'],
    ['node.js', 'servers'],
    ['Node JS', 'servers'],
    ['node', 'servers'],
  ],
};

/** Searches that must find nothing. */
export const unrelated: readonly string[] = [
  'طبخ',
  'الطبخ الإيطالي',
  // Two typos.
  'بيثنو',
  'fluttre2',
  // A typo in a short word is another word.
  'بقق',
  'sqk',
  // Signs without letters or digits.
  '%',
  '_',
  '؟',
  '...',
  '\u200f',
];
