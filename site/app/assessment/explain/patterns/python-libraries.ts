import type { Pattern } from '../pattern.ts';
import { nearest } from '../words.ts';
import { pythonModuleNames, pythonModules } from './python-vocabulary.ts';

/** Libraries that beginners import and that are not here, and what does the same or why nothing can. */
const missing: Record<string, string> = {
  numpy: 'استعمل القوائم، ومعها `math` و`statistics` و`sum(…)`',
  pandas: 'استعمل `csv` لقراءة الجداول، وقائمة من القواميس لصفوفها',
  matplotlib: 'اطبع الأعمدة بـ`print("*" * n)`، أو ارسمها في برنامج HTML',
  seaborn: 'اطبع الأعمدة بـ`print("*" * n)`، أو ارسمها في برنامج HTML',
  scipy: 'استعمل `math` و`statistics`',
  sklearn: 'احسب ما تحتاج إليه بنفسك بالقوائم و`statistics`',
  tensorflow: 'احسب ما تحتاج إليه بنفسك بالقوائم و`math`',
  torch: 'احسب ما تحتاج إليه بنفسك بالقوائم و`math`',
  sympy: 'استعمل `fractions` و`math`',
  turtle: 'لا نافذة رسم هنا: ارسم بعنصر `canvas` في برنامج HTML، أو اطبع الأشكال بـ`print`',
  tkinter: 'لا نوافذ هنا: اصنع الواجهة في برنامج HTML، أو استعمل `input` و`print`',
  pygame: 'لا نوافذ هنا: اصنع اللعبة في برنامج HTML، أو استعمل `input` و`print`',
  PyQt5: 'لا نوافذ هنا: اصنع الواجهة في برنامج HTML، أو استعمل `input` و`print`',
  customtkinter: 'لا نوافذ هنا: اصنع الواجهة في برنامج HTML، أو استعمل `input` و`print`',
  pyautogui: 'لا يصل البرنامج هنا إلى شاشة الجهاز',
  requests: 'لا شبكة هنا: ضع البيانات في متغير أو في ملف من ملفات البرنامج',
  httpx: 'لا شبكة هنا: ضع البيانات في متغير أو في ملف من ملفات البرنامج',
  bs4: 'ضع النص في متغير واقرأه بـ`html.parser` أو `re`',
  selenium: 'لا متصفح آخر هنا: جرّبه على حاسوبك',
  flask: 'لا خادم هنا: جرّبه على حاسوبك',
  django: 'لا خادم هنا: جرّبه على حاسوبك',
  fastapi: 'لا خادم هنا: جرّبه على حاسوبك',
  PIL: 'لا معالجة صور هنا: جرّبها على حاسوبك',
  cv2: 'لا معالجة صور هنا: جرّبها على حاسوبك',
  openpyxl: 'احفظ الجدول ملف CSV واقرأه بـ`csv`',
  colorama: 'احذف الألوان: تظهر المخرجات هنا نصًا عاديًا',
  termcolor: 'احذف الألوان: تظهر المخرجات هنا نصًا عاديًا',
  tabulate: 'رتّب الأعمدة بـ`ljust(…)` أو `f"{x:10}"`',
  pyfiglet: 'اطبع النص بـ`print`',
  emoji: 'اكتب الرمز نفسه داخل النص',
  arabic_reshaper: 'اطبع النص العربي كما هو، فهو يظهر هنا صحيحًا',
  bidi: 'اطبع النص العربي كما هو، فهو يظهر هنا صحيحًا',
  pyttsx3: 'لا صوت هنا: جرّبه على حاسوبك',
  gtts: 'لا صوت ولا شبكة هنا: جرّبه على حاسوبك',
  playsound: 'لا صوت هنا: جرّبه على حاسوبك',
  speech_recognition: 'لا صوت هنا: جرّبه على حاسوبك',
  winsound: 'لا صوت هنا: جرّبه على حاسوبك',
  msvcrt: 'اقرأ المدخلات بـ`input()`',
  keyboard: 'اقرأ المدخلات بـ`input()`',
  curses: 'استعمل `input` و`print`',
  pytz: 'استعمل `datetime.timezone`',
  dateutil: 'استعمل `datetime`',
  mysql: 'استعمل قاموسًا أو قائمة، أو جرّب الأوامر في برنامج SQL',
  psycopg2: 'استعمل قاموسًا أو قائمة، أو جرّب الأوامر في برنامج SQL',
  sqlite3: 'جرّب الأوامر في برنامج SQL',
  ssl: 'لا شبكة هنا',
  openai: 'لا شبكة هنا: جرّبه على حاسوبك',
  discord: 'لا شبكة هنا: جرّبه على حاسوبك',
  telegram: 'لا شبكة هنا: جرّبه على حاسوبك',
};

const notFound =
  /^(?:No module named '(?<name>[\w.]+)'|The module '(?<other>[\w.]+)' is (?:included|unvendored|removed))/;
const nameIn = ({ name, other }: Record<string, string>) =>
  (name ?? other ?? '').replace(/^_/, '').split('.')[0] ?? '';
const own = <Value>(table: Record<string, Value>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** What a module has inside a class or a module of the same name. */
const inside: Record<string, Record<string, string>> = {
  datetime: {
    now: 'datetime.datetime.now',
    utcnow: 'datetime.datetime.utcnow',
    today: 'datetime.date.today',
    strptime: 'datetime.datetime.strptime',
    strftime: 'datetime.datetime.now().strftime',
    fromisoformat: 'datetime.datetime.fromisoformat',
    fromtimestamp: 'datetime.datetime.fromtimestamp',
  },
  random: { rand: 'random.random', int: 'random.randint', randomint: 'random.randint' },
  math: {
    abs: 'abs',
    round: 'round',
    max: 'max',
    min: 'min',
    sum: 'sum',
    power: 'math.pow',
    square: '**',
    squareroot: 'math.sqrt',
    root: 'math.sqrt',
    random: 'random.random',
  },
  time: { now: 'time.time', wait: 'time.sleep', date: 'datetime.date.today' },
  string: { upper: '"…".upper', lower: '"…".lower', split: '"…".split', replace: '"…".replace' },
};

/** Names of libraries that are used without their library. */
const owners: Record<string, string> = {
  ...Object.fromEntries(
    ['math', 'random', 'json'].flatMap((module) =>
      (pythonModuleNames[module] ?? [])
        .filter((name) => name !== 'e')
        .map((name) => [name, module]),
    ),
  ),
  sleep: 'time',
  datetime: 'datetime',
  timedelta: 'datetime',
  date: 'datetime',
  Counter: 'collections',
  defaultdict: 'collections',
  deque: 'collections',
  namedtuple: 'collections',
  OrderedDict: 'collections',
  mean: 'statistics',
  median: 'statistics',
  mode: 'statistics',
  stdev: 'statistics',
  dataclass: 'dataclasses',
  field: 'dataclasses',
  Enum: 'enum',
  Fraction: 'fractions',
  Decimal: 'decimal',
  ABC: 'abc',
  abstractmethod: 'abc',
  Path: 'pathlib',
  permutations: 'itertools',
  combinations: 'itertools',
  product: 'itertools',
  reduce: 'functools',
  lru_cache: 'functools',
  ascii_letters: 'string',
  ascii_lowercase: 'string',
  List: 'typing',
  Optional: 'typing',
};

/** Libraries: those that are not here, and what stands in them. */
export const pythonLibraries: Pattern[] = [
  {
    id: 'python/module-not-here',
    errors: ['ModuleNotFoundError', 'ImportError'],
    message: notFound,
    inLibrary: true,
    look: ({ groups }) => {
      const name = nameIn(groups);
      const instead = own(missing, name);
      return instead ? { values: { name }, next: `${instead}.` } : null;
    },
    title: 'المكتبة `{name}` غير متاحة هنا',
    text: 'تعمل هنا مكتبات بايثون نفسها وحدها، ولا تُثبَّت مكتبات أخرى. الكود قد يكون صحيحًا، ويعمل على حاسوب ثُبّتت فيه `{name}`.',
    next: 'انظر هل يمكن حل المسألة بمكتبات بايثون نفسها.',
  },
  {
    id: 'python/misspelt-module',
    errors: ['ModuleNotFoundError'],
    message: notFound,
    look: ({ groups }) => {
      const name = nameIn(groups);
      const meant = nearest(name, [...pythonModules, ...Object.keys(missing)]);
      return meant ? { values: { name, meant } } : null;
    },
    title: 'هل تقصد المكتبة `{meant}`؟',
    text: 'لا توجد مكتبة اسمها `{name}`، واسم قريب منه لمكتبة معروفة: `{meant}`.',
    next: 'صحّح الاسم في سطر الاستيراد.',
  },
  {
    id: 'python/hidden-module',
    errors: ['AttributeError', 'TypeError'],
    message: /^'(?<type>\w+)' object (?:has no attribute '(?<name>\w+)'|is not callable)/,
    look: ({ code, codes, number }) => {
      for (const [, object = ''] of code.matchAll(/(?<![\w.])([a-z_]\w*)\s*[.(]/g)) {
        const imported = codes.some((line) =>
          new RegExp(
            `^\\s*(?:import\\s+(?:.*\\bas\\s+)?${object}\\b|from\\s+\\w+\\s+import\\s.*\\b${object}\\b)`,
          ).test(line),
        );
        const given = codes
          .slice(0, (number ?? 1) - 1)
          .findLastIndex((line) => new RegExp(`^\\s*${object}\\s*=(?!=)`).test(line));
        if (imported && given >= 0) return { values: { object, place: String(given + 1) } };
      }
      return null;
    },
    title: 'متغير أخذ اسم المكتبة `{object}`',
    text: 'وضع السطر {place} قيمة في الاسم `{object}`، فلم يعد يدل على ما استوردته بهذا الاسم.',
    next: 'اختر للمتغير في السطر {place} اسمًا آخر.',
  },
  {
    id: 'python/class-in-module',
    errors: ['AttributeError'],
    message: /^module '(?<module>\w+)' has no attribute '(?<name>\w+)'/,
    look: ({ groups: { module = '', name = '' } }) => {
      const meant = own(own(inside, module) ?? {}, name);
      return meant ? { values: { meant } } : null;
    },
    title: 'تُكتب `{meant}`',
    text: 'ليس في المكتبة `{module}` نفسها ما اسمه `{name}`. ما تقوم به يُكتب هكذا: `{meant}`.',
    next: 'اكتب `{meant}` مكان `{module}.{name}`.',
  },
  {
    id: 'python/module-inside-class',
    errors: ['AttributeError'],
    message:
      /^type object '(?:datetime\.)?(?<class>datetime|date|time)' has no attribute '(?<name>datetime|date|timedelta|time|timezone)'/,
    title: 'استُورد الصنف لا المكتبة',
    text: 'كُتب في الاستيراد `from datetime import {class}`، فصار `{class}` هو الصنف نفسه، وليس فيه `{name}`.',
    next: 'احذف `{class}.` الزائدة من هذا السطر، أو اكتب في أول البرنامج `import datetime`.',
  },
  {
    id: 'python/function-of-module',
    errors: ['AttributeError'],
    message:
      /^'(?:builtin_function_or_method|function|method|type)' object has no attribute '(?<name>\w+)'/,
    look: ({ code, codes, groups: { name = '' } }) => {
      const object =
        new RegExp(`([\\p{L}_][\\p{L}\\p{N}_]*)\\s*\\.\\s*${name}\\b`, 'u').exec(code)?.[1] ?? '';
      const imported = new RegExp(`^\\s*from\\s+(\\w+)\\s+import\\s.*\\b${object}\\b`);
      const module = codes.map((line) => imported.exec(line)?.[1]).find(Boolean);
      return object && module ? { values: { object, module } } : null;
    },
    title: 'استُوردت الدالة لا المكتبة',
    text: 'كُتب في الاستيراد `from {module} import {object}`، فصار `{object}` دالة وليس مكتبة، وليس فيها `{name}`.',
    next: 'اكتب في أول البرنامج `import {module}` وحدها، ثم `{module}.{name}(…)`.',
  },
  {
    id: 'python/name-without-module',
    errors: ['NameError'],
    message: /^name '(?<name>[^']+)' is not defined/,
    look: ({ groups: { name = '' }, codes, code, definedAt }) => {
      const module = own(owners, name);
      const isModule = pythonModules.includes(name) && code.includes(`${name}.`);
      const isClass = /\bdatetime\.(?:now|today|strptime|fromisoformat)\b/.test(code);
      if (!module || definedAt(name) || (isModule && !isClass)) return null;
      const isUsed = new RegExp(
        `\\b${name}\\s*[.(\\[]|@\\s*${name}\\b|\\(\\s*${name}\\s*\\)|\\b(?:pi|e|tau|inf)\\b`,
      ).test(code);
      const isImported = codes.some((line) =>
        new RegExp(`^\\s*import\\s+.*\\b${module}\\b`).test(line),
      );
      if (!isUsed) return null;
      const meant = isImported ? `${module}.${name}` : `from ${module} import ${name}`;
      return { values: { module, meant, where: isImported ? 'مكانها' : 'في أول البرنامج' } };
    },
    title: '`{name}` من المكتبة `{module}`',
    text: 'الاسم `{name}` موجود في المكتبة `{module}`، ولا تعرفه بايثون وحده.',
    next: 'اكتب {where}: `{meant}`.',
  },
  {
    id: 'python/misspelt-import',
    errors: ['ImportError'],
    message:
      /^cannot import name '(?<name>[^']+)' from '(?<module>[\w.]+)'(?:.*Did you mean: '(?<told>\w+)')?/,
    look: ({ groups: { name = '', module = '', told } }) => {
      const known = own(pythonModuleNames, module) ?? [];
      const meant = nearest(name, known) ?? (nearest(name, [told ?? '']) ? told : undefined);
      return meant ? { values: { meant } } : null;
    },
    title: 'هل تقصد `{meant}`؟',
    text: 'ليس في المكتبة `{module}` ما اسمه `{name}`، وفيها اسم قريب منه: `{meant}`.',
    next: 'اكتب `from {module} import {meant}`.',
  },
];
