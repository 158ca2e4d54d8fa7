import type { Found, Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { nearest } from '../words.ts';
import { lastValue, literally } from './chain.ts';
import { inCode } from './look.ts';
import { headersAbove } from './python-program.ts';
import { pythonEquivalents, pythonMethods } from './python-vocabulary.ts';

const thousands = /(?<![\w.])\d{1,3}(?:,\d{3})+(?![\d,])/;

/** A number that is written with commas between its thousands, on the line or where one of its names got its value. */
function writtenThousands(seen: Seen): Found | null {
  // Inside brackets a comma may divide two values, so there it only counts where nothing else explains a pair.
  const here = thousands.exec(seen.code)?.[0];
  if (here && /tuple|sequence/.test(seen.message)) return { values: { number: here } };
  for (const [name = ''] of seen.code.matchAll(/(?<![\w.])[\p{L}_][\p{L}\p{N}_]*/gu)) {
    const given = lastValue(seen, name, (seen.number ?? 1) - 1);
    const number = given && new RegExp(`^${thousands.source}`).exec(given.code)?.[0];
    if (given && number) return { values: { number }, line: given.line };
  }
  return null;
}

/** Whether the line is in a class that has an attribute or a method of this name. */
function belongsToObject({
  codes,
  number,
  code,
  groups: { name = '' },
}: Seen): 'attribute' | 'method' | null {
  const isInside =
    /^\s/.test(code) && codes.slice(0, number ?? 0).some((line) => /^\s*class\s/.test(line));
  if (!isInside) return null;
  if (
    codes.some((line) =>
      new RegExp(`\\bself\\.${literally(name)}\\s*(?::[^=]+)?[-+*/]?=(?!=)`).test(line),
    )
  )
    return 'attribute';
  const method = new RegExp(`^\\s+def\\s+${literally(name)}\\s*\\(\\s*self\\b`);
  return codes.some((line) => method.test(line)) ? 'method' : null;
}

const views: Record<string, string> = {
  dict_keys: 'ما تعيده `keys()`',
  dict_values: 'ما تعيده `values()`',
  dict_items: 'ما تعيده `items()`',
  set: 'المجموعة `set`',
  frozenset: 'المجموعة `frozenset`',
  map: 'ما تعيده `map`',
  filter: 'ما تعيده `filter`',
  zip: 'ما تعيده `zip`',
  enumerate: 'ما تعيده `enumerate`',
  reversed: 'ما تعيده `reversed`',
  list_reverseiterator: 'ما تعيده `reversed`',
  generator: 'المولّد بين القوسين المستديرين',
};

/** Why a value is not what the line expects, where the program shows it. */
export const pythonOrigins: Pattern[] = [
  {
    id: 'python/thousands',
    errors: ['TypeError', 'SyntaxError', 'ValueError'],
    message:
      /\btuple\b|multiply sequence|^leading zeros in decimal|cannot be interpreted as an integer|^too many values|^invalid syntax/,
    look: writtenThousands,
    title: 'فاصلة داخل عدد',
    text: 'الفاصلة في `{number}` تفصل عند بايثون بين قيمتين، فلم يُقرأ عددًا واحدًا.',
    next: 'اكتب العدد بلا فواصل. وإن أردت أن يسهل على العين فاستعمل `_` مكانها.',
  },
  {
    id: 'python/leading-zero-thousands',
    errors: ['SyntaxError'],
    message: /^leading zeros in decimal integer literals/,
    look: ({ code }) => (/\d,0\d{2}(?!\d)/.test(code) ? {} : null),
    title: 'فاصلة داخل عدد',
    text: 'الفاصلة تفصل عند بايثون بين قيمتين، فقرأت ما بعدها عددًا آخر يبدأ بصفر.',
    next: 'اكتب العدد بلا فواصل. وإن أردت أن يسهل على العين فاستعمل `_` مكانها.',
  },
  {
    id: 'python/missing-self-attribute',
    errors: ['NameError'],
    message: /^name '(?<name>[^']+)' is not defined/,
    look: (seen) => {
      const kind = belongsToObject(seen);
      return kind && { ...(kind === 'method' && { next: 'اكتب `self.{name}(…)`.' }) };
    },
    title: '`self.` ناقصة قبل `{name}`',
    text: 'يخص `{name}` الكائن، وداخل دوال الصنف لا يُرى اسمه وحده.',
    next: 'اكتب `self.{name}`.',
  },
  {
    id: 'python/attribute-without-start',
    errors: ['AttributeError'],
    message: /^'(?<class>\w+)' object has no attribute '(?<name>\w+)'/,
    look: ({ code, groups: { name = '' } }) =>
      new RegExp(`\\bself\\.${literally(name)}\\s*[-+*/]=`).test(code) ? {} : null,
    title: '`{name}` بلا قيمة في البداية',
    text: 'يزيد السطر `self.{name}` أو يغيّره، ولم تُعطَ له قيمة قبل ذلك.',
    next: 'أعطه قيمة في `__init__`: `self.{name} = 0`.',
  },
  {
    id: 'python/text-method-on-other',
    errors: ['AttributeError'],
    message:
      /^'(?<type>list|tuple|dict|set|int|float|bool)' object has no attribute '(?<name>\w+)'/,
    look: ({ groups: { type = '', name = '' } }) => {
      const isElsewhere = Object.hasOwn(pythonEquivalents[type] ?? {}, name);
      const isOfText =
        !isElsewhere && pythonMethods.str?.includes(name) && !pythonMethods[type]?.includes(name);
      if (!isOfText) return null;
      const isNumber = /^(?:int|float|bool)$/.test(type);
      return isNumber ? { next: 'حوّلها إلى نص أولًا: `str(…)`.' } : {};
    },
    title: '`{name}` للنصوص',
    text: 'تعمل `{name}` على نص، وما قبل النقطة هنا {type:type}.',
    next: 'خذ نصًا واحدًا من عناصرها برقمه أو مفتاحه، أو مرّ عليها بـ`for`.',
  },
  {
    id: 'python/list-method-on-text',
    errors: ['AttributeError'],
    message:
      /^'(?<type>str|int|float)' object has no attribute '(?<name>append|extend|insert|pop|remove|sort|reverse|items|keys|values)'/,
    look: ({ groups: { type, name } }) => (type === 'str' && name === 'reverse' ? null : {}),
    title: '`{name}` ليست لهذه القيمة',
    text: 'تعمل `{name}` على قائمة أو قاموس، وما قبل النقطة هنا {type:type}.',
    next: 'راجع السطر الذي أعطى المتغير قيمته: هل هو قائمة `[]` أو قاموس `{}`؟',
  },
  {
    id: 'python/choice-of-number',
    errors: ['TypeError'],
    message:
      /^object of type '(?<type>int|float|NoneType|set|dict)' has no len\(\)|^'(?<other>set|dict)' object is not subscriptable/,
    inLibrary: true,
    look: ({ code, groups: { type, other } }) => {
      const name = /\b(choice|sample|shuffle|choices)\s*\(/.exec(code)?.[1];
      return name ? { values: { name, type: type ?? other ?? '' } } : null;
    },
    title: 'تنتظر `{name}` قائمة',
    text: 'تختار `{name}` من عناصر قائمة أو نص، والذي بين قوسيها {type:type}.',
    next: 'أعطها قائمة: `random.choice([1, 2, 3])`. ولعدد عشوائي استعمل `random.randint(1, 6)`.',
  },
  {
    id: 'python/attribute-not-stored',
    errors: ['AttributeError'],
    message: /^'(?<class>\w+)' object has no attribute '(?<name>\w+)'/,
    look: ({ codes, groups: { class: type = '', name = '' } }) => {
      const start = codes.findIndex((line) => new RegExp(`^\\s*class\\s+${type}\\b`).test(line));
      if (start < 0) return null;
      const given = new RegExp(`^\\s+${literally(name)}\\s*=(?!=)`);
      const init = codes.findIndex((line, at) => at > start && /^\s+def\s+__init__\b/.test(line));
      const line = codes.findIndex((code, at) => at > init && init > 0 && given.test(code));
      const others = codes.slice(init + 1, Math.max(line, 0));
      return line < 0 || others.some((code) => /^\s*(?:def|class)\s/.test(code))
        ? null
        : { line: line + 1 };
    },
    title: '`self.` ناقصة قبل `{name}`',
    text: 'أخذ `{name}` في `__init__` قيمة وهو متغير عادي، فانتهى مع الدالة ولم يُحفظ في الكائن.',
    next: 'اكتب في هذا السطر `self.{name} = …`.',
  },
  {
    id: 'python/misnamed-init',
    errors: ['TypeError', 'AttributeError'],
    message: /^(?:(?<class>\w+)\(\) takes no arguments|'(?<other>\w+)' object has no attribute)/,
    look: ({ codes, groups }) => {
      const type = groups.class ?? groups.other ?? '';
      const start = codes.findIndex((line) => new RegExp(`^\\s*class\\s+${type}\\b`).test(line));
      const index = codes.findIndex(
        (line, at) =>
          at > start &&
          start >= 0 &&
          /^\s+def\s+(?:_init_|__init|init__|_init__|__init_|__int__|init|_int_|__inti__|__Init__)\s*\(\s*self\b/.test(
            line,
          ),
      );
      const written = /def\s+(\w+)/.exec(codes[index] ?? '')?.[1];
      return written ? { values: { written }, line: index + 1 } : null;
    },
    title: 'اسم `__init__` كُتب خطأ',
    text: 'كتبت `{written}`، والدالة التي تُستدعى عند إنشاء كائن اسمها `__init__`: شرطتان سفليتان قبلها وشرطتان بعدها.',
    next: 'صحّح الاسم: `def __init__(self, …):`.',
  },
  {
    id: 'python/view-subscript',
    errors: ['TypeError'],
    message:
      /^'(?<type>\w+)' object (?:is not subscriptable|does not support item assignment)|^object of type '(?<other>map|filter|zip|generator|enumerate)' has no len\(\)/,
    look: ({ groups: { type, other } }) => {
      const what = views[type ?? other ?? ''];
      return what
        ? { text: `${what} ليست قائمة، فلا تُطلب عناصرها برقم ولا يُعرف طولها قبل المرور عليها.` }
        : null;
    },
    title: 'لا تُطلب عناصرها برقم',
    text: 'هذه القيمة ليست قائمة، فلا تُطلب عناصرها برقم.',
    next: 'حوّلها إلى قائمة أولًا: `list(…)[0]`. أو مرّ عليها بـ`for`.',
  },
  {
    id: 'python/sum-of-texts',
    errors: ['TypeError'],
    message: /^unsupported operand type\(s\) for \+: 'int' and 'str'/,
    look: ({ code }) => (/\bsum\s*\(/.test(code) ? {} : null),
    title: 'في القائمة نصوص لا أعداد',
    text: 'تجمع `sum` أعدادًا، وفي القائمة نص، ولو كانت فيه أرقام.',
    next: 'حوّل العناصر أولًا: `sum(map(int, …))`.',
  },
  {
    id: 'python/items-of-dictionary',
    errors: ['ValueError', 'TypeError'],
    message:
      /^(?:too many values to unpack|not enough values to unpack|cannot unpack non-iterable)/,
    look: (seen) => {
      const name =
        /^\s*for\s+[\p{L}_][\p{L}\p{N}_]*\s*,\s*[\p{L}_][\p{L}\p{N}_]*\s+in\s+([\p{L}_][\p{L}\p{N}_]*)\s*:/u.exec(
          seen.code,
        )?.[1];
      const given = name && lastValue(seen, name, seen.number);
      if (!name || !given || !/^(?:\{|dict\()/.test(given.code)) return null;
      return { values: { name } };
    },
    title: '`.items()` ناقصة',
    text: 'عند المرور على قاموس تأتي المفاتيح وحدها، وفي الحلقة اسمان ينتظران مفتاحًا وقيمة.',
    next: 'اكتب `{name}.items()`.',
  },
  {
    id: 'python/unpacked-number',
    errors: ['TypeError'],
    message: /^cannot unpack non-iterable int object/,
    look: ({ code }) => (/^\s*for\s+\w+\s*,\s*\w+\s+in\s+(?!enumerate|zip)/.test(code) ? {} : null),
    title: 'قيمة واحدة لاسمين في الحلقة',
    text: 'في الحلقة اسمان، وتأتي في كل مرة قيمة واحدة لا تنقسم.',
    next: 'لرقم العنصر وقيمته اكتب `for i, x in enumerate(…):`، وإلا فاكتب اسمًا واحدًا.',
  },
  {
    id: 'python/unpacked-input',
    errors: ['ValueError'],
    message: /^(?:not enough|too many) values to unpack/,
    look: ({ code }) => (/=\s*input\(/.test(code) && !/split/.test(code) ? {} : null),
    title: 'سطر واحد لأكثر من متغير',
    text: 'تعيد `input` السطر كله نصًا واحدًا، فحاولت بايثون توزيع حروفه على المتغيرات.',
    next: 'قسّم السطر: `a, b = input().split()`.',
  },
  {
    id: 'python/negative-index',
    errors: ['IndexError'],
    message: /^(?:list|string|tuple) index out of range/,
    look: inCode(/\[\s*(?<index>-\d+)\s*\]/),
    title: 'لا عنصر في الموضع {index}',
    text: 'يعد الرقم السالب من الآخر، والعناصر أقل مما يطلبه `[{index}]`.',
    next: 'اطبع `len(…)` قبل هذا السطر. وآخر عنصر هو `[-1]`.',
  },
  {
    id: 'python/mixed-values',
    errors: ['TypeError'],
    message: /^'[<>]' not supported between instances of '(?<left>\w+)' and '(?<right>\w+)'/,
    look: ({ code }) => {
      const name = /\b(sorted|max|min|sort)\s*\(/.exec(code)?.[1];
      return name && !/[<>]/.test(code) ? { values: { name } } : null;
    },
    title: 'في القائمة قيم من أنواع مختلفة',
    text: 'تقارن `{name}` العناصر بعضها ببعض، وبينها قيمة نوعها `{left}` وأخرى نوعها `{right}`، ولا تُقارنان.',
    next: 'اجعل العناصر من نوع واحد، مثلًا بـ`map(int, …)` أو `map(str, …)`.',
  },
  {
    id: 'python/text-of-object',
    errors: ['TypeError'],
    message:
      /^__(?<name>str|repr|len|bool)__ (?:returned non-string|should return)|^'(?<other>\w+)' object cannot be interpreted as an integer$/,
    look: ({ groups: { name } }) => (name ? {} : null),
    title: 'تعيد `__{name}__` قيمة من نوع آخر',
    text: 'لكل دالة من هذه نوع واحد لما تعيده: `__str__` و`__repr__` نص، و`__len__` عدد صحيح.',
    next: 'حوّل القيمة بعد `return`، مثل `return str(…)`.',
  },
  {
    id: 'python/index-of-next',
    errors: ['IndexError'],
    message: /^(?:list|string|tuple) index out of range/,
    look: ({ code, codes, number }) => {
      for (const [, next = '', name = ''] of code.matchAll(
        /\[\s*(([\p{L}_][\p{L}\p{N}_]*)\s*\+\s*\d+)\s*\]/gu,
      )) {
        const loop = new RegExp(
          `^\\s*for\\s+${name}\\s+in\\s+range\\((?:[^,]+,)?\\s*len\\([^()]*\\)\\s*\\)`,
          'u',
        );
        if (headersAbove(codes, number ?? 0).some((header) => loop.test(header.code)))
          return { values: { next } };
      }
      return null;
    },
    title: 'لا عنصر بعد الأخير',
    text: 'يطلب السطر العنصر `[{next}]`، وفي آخر دورة من الحلقة لا عنصر بعد الأخير.',
    next: 'أوقف الحلقة قبل الأخير: `range(len(…) - 1)`.',
  },
  {
    id: 'python/loop-value-as-index',
    errors: ['IndexError', 'TypeError'],
    message:
      /^(?:(?:list|tuple) index out of range|(?:list|tuple) indices must be integers or slices, not (?:str|dict|list|tuple))/,
    look: ({ code, codes, number }) => {
      for (const [, list = '', name = ''] of code.matchAll(
        /([\p{L}_][\p{L}\p{N}_]*)\[([\p{L}_][\p{L}\p{N}_]*)\]/gu,
      )) {
        const loop = new RegExp(`^\\s*for\\s+${name}\\s+in\\s+${list}\\s*:`);
        if (codes.slice(0, number ?? 0).some((line) => loop.test(line)))
          return { values: { list, name } };
      }
      return null;
    },
    title: '`{name}` هو العنصر نفسه لا رقمه',
    text: 'في `for {name} in {list}` يأخذ `{name}` العناصر واحدًا بعد واحد، ثم استعملته في `{list}[{name}]` كأنه رقم الموضع.',
    next: 'استعمل `{name}` مباشرة، أو مرّ على الأرقام: `for i in range(len({list})):`.',
  },
  {
    id: 'python/key-of-other-type',
    errors: ['KeyError'],
    message: /^(?:'(?<text>-?\d+)'|(?<number>-?\d+))$/,
    look: ({ lines, groups: { text, number } }) => {
      const wanted = text ?? number ?? '';
      const other = text ? `[{,]\\s*${wanted}\\s*:` : `[{,]\\s*["']${wanted}["']\\s*:`;
      if (!lines.some((line) => new RegExp(other).test(line))) return null;
      return {
        values: { asked: text ? `"${wanted}"` : wanted, there: text ? wanted : `"${wanted}"` },
      };
    },
    title: 'المفتاح من نوع آخر',
    text: 'طلبت المفتاح `{asked}`، والذي في القاموس `{there}`: أحدهما نص والآخر عدد، فليسا سواء عند بايثون.',
    next: 'اجعلهما من نوع واحد: حوّل بـ`int(…)` أو `str(…)`.',
  },
  {
    id: 'python/several-numbers',
    errors: ['ValueError'],
    message:
      /^(?:invalid literal for int\(\) with base 10|could not convert string to float): (['"])(?<text>\s*-?[\d.]+(?:[\s,،]+-?[\d.]+)+\s*)\1$/,
    look: ({ groups: { text = '' } }) => (/[\s]/.test(text.trim()) ? {} : null),
    title: 'أكثر من عدد في نص واحد',
    text: 'في النص `{text}` أكثر من عدد، والتحويل لعدد واحد.',
    next: 'قسّم النص أولًا: `a, b = map(int, input().split())`.',
  },
  {
    id: 'python/thousands-in-text',
    errors: ['ValueError'],
    message:
      /^(?:invalid literal for int\(\) with base 10|could not convert string to float): (['"])(?<text>\s*-?\d{1,3}(?:[,٬]\d{3})+(?:\.\d+)?\s*)\1$/,
    title: 'فاصلة داخل العدد',
    text: 'في النص `{text}` فاصلة تفصل الآلاف، ولا يقبلها التحويل إلى عدد.',
    next: 'احذفها قبل التحويل: `text.replace(",", "")`.',
  },
  {
    id: 'python/assignment-in-call',
    errors: ['TypeError'],
    message:
      /^(?<name>print|input|len|str|int|float|sum|max|min)\(\) (?:got an unexpected keyword argument|takes no keyword arguments)(?: '(?<argument>\w+)')?|^'(?<other>\w+)' is an invalid keyword argument for (?<called>\w+)\(\)/,
    look: ({ groups: { name, called, argument, other }, code, message }) => {
      if (/Did you mean/.test(message)) return null;
      const word = argument ?? other ?? /\(\s*(\w+)\s*=(?!=)/.exec(code)?.[1];
      return word ? { values: { name: name ?? called ?? '', word } } : null;
    },
    title: 'تعيين داخل قوسي `{name}`',
    text: 'قرأت بايثون `{word} =` بين قوسي `{name}` على أنه معامل اسمه `{word}`، وليس لها معامل بهذا الاسم.',
    next: 'أعطِ `{word}` قيمته في سطر قبله، ثم اكتب اسمه وحده. وللمقارنة اكتب `==`.',
  },
  {
    id: 'python/misspelt-argument',
    errors: ['TypeError'],
    message:
      /^(?:\w+\.)*(?<name>\w+)\(\) got an unexpected keyword argument '(?<wrong>\w+)'\. Did you mean '(?<meant>\w+)'/,
    look: ({ groups: { wrong = '', meant = '' } }) => (nearest(wrong, [meant]) ? {} : null),
    title: 'هل تقصد `{meant}`؟',
    text: 'ليس بين معاملات `{name}` معامل اسمه `{wrong}`، وبينها معامل قريب منه: `{meant}`.',
    next: 'صحّح اسم المعامل بين القوسين.',
  },
  {
    id: 'python/input-of-several',
    errors: ['TypeError'],
    message: /^input expected at most 1 argument, got (?<got>\d+)/,
    title: 'تأخذ `input` نصًا واحدًا',
    text: 'وُضعت بين قوسي `input` أكثر من قيمة، وهي تأخذ سؤالًا واحدًا، وليست مثل `print` في ذلك.',
    next: 'اجمعها في نص واحد: `input("اسم الطالب " + number)` مثلًا.',
  },
  {
    id: 'python/one-argument',
    errors: ['TypeError'],
    message:
      /^(?:list\.)?(?<name>append|add|remove|count|index|extend)\(\) takes exactly one argument \((?<got>\d+) given\)/,
    title: 'تأخذ `{name}` قيمة واحدة',
    text: 'وُضع بين قوسي `{name}` عدد من القيم: {got}، وهي تأخذ قيمة واحدة.',
    next: 'استدعها مرة لكل قيمة. ولإضافة عدة عناصر معًا استعمل `extend([…])`.',
  },
  {
    id: 'python/text-in-calculation',
    errors: ['TypeError'],
    message:
      /^unsupported operand type\(s\) for (?<sign>-|\*\*|\/\/|\/|%|-=|\/=|\*=)(?: or pow\(\))?: (?:'str' and '(?:int|float|str)'|'(?:int|float)' and 'str')/,
    title: 'نص في عملية حسابية',
    text: 'أحد طرفي `{sign}` نص، ولو كانت فيه أرقام، والحساب للأعداد. وما تعيده `input` نص دائمًا.',
    next: 'حوّل النص إلى عدد قبل الحساب بـ`int(…)` أو `float(…)`.',
  },
  {
    id: 'python/list-in-calculation',
    errors: ['TypeError'],
    message:
      /^unsupported operand type\(s\) for (?<sign>[-+*/%]+=?)(?: or pow\(\))?: (?:'(?<left>list|dict|tuple|set)' and '(?:int|float|str|list|dict)'|'(?:int|float|str)' and '(?<right>list|dict|tuple|set)')/,
    look: ({ groups: { left, right } }) => ({ values: { type: left ?? right ?? '' } }),
    title: 'عملية على {type:type} كاملة',
    text: 'أحد طرفي `{sign}` {type:type} فيها عدة قيم، والعملية بين قيمتين مفردتين.',
    next: 'خذ عنصرًا برقمه أو مفتاحه، أو مرّ على العناصر بـ`for`. ولجمع أعداد قائمة استعمل `sum(…)`.',
  },
  {
    id: 'python/file-mode',
    errors: ['UnsupportedOperation'],
    message: /^not (?<what>writable|readable)/,
    look: ({ groups: { what } }) => ({
      values:
        what === 'writable' ? { mode: 'w', action: 'الكتابة' } : { mode: 'r', action: 'القراءة' },
    }),
    title: 'الملف غير مفتوح لهذا',
    text: 'فُتح الملف لغرض آخر، و{action} تحتاج إلى طريقة فتح أخرى.',
    next: 'افتحه هكذا: `open(…, "{mode}")`. وللإضافة إلى آخره `"a"`.',
  },
  {
    id: 'python/no-threads',
    errors: ['RuntimeError', 'OSError', 'URLError', 'PermissionError', 'BlockingIOError'],
    message:
      /^(?:can't start new thread|\[Errno \d+\] (?:Function not implemented|Host is unreachable|Operation not supported|Not supported)|<urlopen error|emscripten does not support)/,
    inLibrary: true,
    title: 'هذا غير متاح هنا',
    text: 'يعمل البرنامج داخل المتصفح: لا شبكة ولا برامج أخرى ولا خيوط `threading`. الكود قد يكون صحيحًا، ويعمل على حاسوب.',
    next: 'ضع البيانات في متغير، ونفّذ الخطوات واحدة بعد أخرى، أو جرّب البرنامج على حاسوبك.',
  },
];
