import type { Found, Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { nearest } from '../words.ts';
import { headersAround } from './brackets.ts';
import { baseOf, before, blockLines, functionLine, lastValue } from './chain.ts';
import { javascriptMethods } from './javascript-vocabulary.ts';

const errors = ['TypeError'];
/** A property that is read or set where there is no value, in the words of all engines. */
const ofUndefined =
  /^(?:Cannot (?:read|set) propert(?:ies|y) of undefined \((?:reading|setting) '(?<a>[^']+)'\)|can't access property "(?<b>[^"]+)", .+ is undefined|undefined is not an object \(evaluating '(?!Object[.]).*[.](?<c>[\w$]+)(?:\(.*| = .*)?'\))/u;
const ofNull =
  /^(?:Cannot (?:read|set) propert(?:ies|y) of null \((?:reading|setting) '(?<a>[^']+)'\)|can't access property "(?<b>[^"]+)", .+ is null|null is not an object \(evaluating '.*[.](?<c>[\w$]+)(?:\(.*| = .*)?'\))/u;

interface Without {
  property: string;
  /** The expression that has no value. */
  object: string;
  base: string;
}

const withObject =
  (fits: (without: Without, seen: Seen) => Found | null) =>
  (seen: Seen): Found | null => {
    const { a, b, c } = seen.groups;
    const property = a ?? b ?? c ?? '';
    const object = before(seen, property);
    if (object === '') return null;
    const found = fits({ property, object, base: baseOf(object) }, seen);
    return found && { ...found, values: { property, object, ...found.values } };
  };

const callback =
  /\.(?<method>map|find|filter|findLast|reduce|flatMap)\s*\(\s*(?:async\s*)?(?:function\s*)?(?:\([^()]*\)|[\p{L}\w$]+)\s*(?:=>\s*)?\{/u;

/** The line of a callback in braces that returns nothing, out of which the value comes. */
function silentCallback({ object, base }: Without, seen: Seen): Found | null {
  const given = lastValue(seen, base, seen.number);
  const line = given && callback.test(given.code) ? given.line : seen.number;
  const { groups, index } = callback.exec(seen.codes[(line ?? 0) - 1] ?? '') ?? {};
  if (!line || !groups || (line === seen.number && !object.includes('('))) return null;
  const [first = '', ...rest] = blockLines(seen.codes, line);
  const body = [first.slice(index), ...rest].join('\n');
  return /\breturn\b/.test(body) ? null : { line, values: { method: groups.method ?? '' } };
}

/** The names that stand as properties in the program. */
function knownProperties({ codes, lines }: Seen): Set<string> {
  const known = new Set<string>();
  for (const code of codes) {
    for (const [, name = ''] of code.matchAll(/(?:^|[{,])\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*:/gu))
      known.add(name);
    for (const [, name = ''] of code.matchAll(/\.([\p{L}_$][\p{L}\p{N}_$]*)\s*=(?!=)/gu))
      known.add(name);
    for (const [, name = ''] of code.matchAll(
      /^\s+(?:static\s+|#)?([\p{L}_$][\p{L}\p{N}_$]*)\s*(?:=|;)/gu,
    ))
      known.add(name);
    for (const [, names = ''] of code.matchAll(/\{\s*([\p{L}\w$]+(?:\s*,\s*[\p{L}\w$]+)*)\s*\}/gu))
      for (const name of names.split(/\s*,\s*/)) known.add(name);
  }
  for (const line of lines)
    for (const [, name = ''] of line.matchAll(/["']([\p{L}_$][\p{L}\p{N}_$]*)["']\s*:/gu))
      known.add(name);
  return known;
}

/** Properties of elements that are objects themselves. */
const elementProperties = [
  'length',
  'classList',
  'style',
  'dataset',
  'parentElement',
  'children',
  'firstElementChild',
  'target',
];

/** The property before the one that failed, where the program has one with nearly the same name. */
function misspelt({ object }: Without, seen: Seen): Found | null {
  const wrong = /(?:\.|\[["'])([\p{L}_$][\p{L}\p{N}_$]*)(?:["']\])?$/u.exec(object)?.[1] ?? '';
  const known = knownProperties(seen);
  if (wrong === '' || known.has(wrong) || javascriptMethods.includes(wrong)) return null;
  const meant = nearest(wrong, [...known, ...elementProperties]);
  return meant ? { values: { wrong, meant } } : null;
}

/** The function whose result has no value because nothing in it returns one. */
function silentFunction({ object, base }: Without, seen: Seen): Found | null {
  const given = lastValue(seen, base, seen.number);
  const called = /^(?:await\s+)?(?:[\p{L}_$][\p{L}\p{N}_$]*\.)?([\p{L}_$][\p{L}\p{N}_$]*)\(/u;
  const isResult = object === base && given !== null;
  const name = called.exec(isResult ? given.code : object)?.[1];
  const line = name && functionLine(seen.codes, name);
  if (!line || line === seen.number) return null;
  const body = blockLines(seen.codes, line);
  const lonely = body.findIndex((code) => /\breturn\s*$/.test(code));
  if (lonely >= 0) return { line: line + lonely, values: { name, place: 'lonely' } };
  return body.some((code) => /\breturn\b/.test(code)) ? null : { line, values: { name } };
}

/** A function's name and parameters: `function f(a) {`, `f = (a) =>`, `f(a) {`. */
const header =
  /(?<![\p{L}\p{N}_$])([\p{L}_$][\p{L}\p{N}_$]*)\s*(?:=\s*(?:function\s*)?)?\(([^()]*)\)\s*(?:=>|\{)/u;

/** The function around the line whose parameter has no value, where a call of it has fewer values than it takes. */
function missingArgument({ object, base }: Without, seen: Seen): Found | null {
  if (object !== base || lastValue(seen, base, seen.number)) return null;
  const parametersOf = (code: string) => {
    const [, name = '', list = ''] = header.exec(code) ?? [];
    return { name, names: list.split(',').map((parameter) => parameter.trim()) };
  };
  const above = seen.codes
    .slice(0, seen.number ?? 0)
    .findLastIndex((code) => parametersOf(code).names.includes(base));
  const { name, names } = parametersOf(seen.codes[above] ?? '');
  if (name === '' || /^(?:if|for|while|switch|catch)$/.test(name)) return null;
  const wanted = names.indexOf(base) + 1;
  const call = new RegExp(
    `${name === 'constructor' ? '\\bnew\\s+\\w+' : `(?<!function\\s+)\\b${name}`}\\s*\\(([^()]*)\\)(?!\\s*\\{)`,
    'u',
  );
  const index = seen.codes.findIndex((code, at) => {
    const values = at === above ? undefined : call.exec(code)?.[1];
    return values !== undefined && (values.trim() === '' ? 0 : values.split(',').length) < wanted;
  });
  return wanted > 0 && index >= 0 ? { values: { name, call: String(index + 1) } } : null;
}

/** Whether the value comes from an asynchronous function without `await`. */
function notAwaited({ object, base }: Without, seen: Seen): Found | null {
  const given = lastValue(seen, base, seen.number);
  const name = /^([\p{L}_$][\p{L}\p{N}_$]*)\(/u.exec(given?.code ?? '')?.[1];
  if (!name || !given || object === base) return null;
  const isAsync = seen.codes.some((code) =>
    new RegExp(`\\basync\\s+function\\s+${name}\\b|\\b${name}\\s*=\\s*async\\b`).test(code),
  );
  return isAsync ? { line: given.line, values: { name, base } } : null;
}

const lists = /\b(?<search>getElementsBy(?:ClassName|TagName|Name)|querySelectorAll)\s*\(/;

/** The search for many elements whose result is used as if it were one of them. */
export function listSearch(object: string, seen: Seen): { search: string; example: string } | null {
  const given = lastValue(seen, baseOf(object), seen.number);
  const isPlain = !/\[[^\]]*\]/.test(object);
  const source = lists.test(object) ? object : (given?.code ?? '');
  const search = lists.exec(source)?.groups?.search;
  const isWhole = new RegExp(
    `${search}\\s*\\([^()]*\\)(?:\\.(?:style|classList|dataset))?\\s*;?\\s*$`,
  ).test(source);
  if (!search || !isPlain || !isWhole) return null;
  return { search, example: object.includes('(') ? 'list' : baseOf(object) };
}

const origin = (id: string, message: RegExp, fits: Parameters<typeof withObject>[0]) => ({
  id: `javascript/${id}`,
  errors,
  message,
  look: withObject(fits),
});

/** Why a value is missing, where the program shows it. */
export const javascriptOrigins: Pattern[] = [
  {
    ...origin('list-used-as-element', ofUndefined, ({ object }, seen) => {
      const found =
        /(?:\.(?:style|classList|dataset|value|innerHTML|textContent|innerText|children)|\))$|^[\p{L}\w$]+$/u.test(
          object,
        ) && listSearch(object, seen);
      return found ? { values: { ...found } } : null;
    }),
    title: 'قائمة عناصر تُستعمل كأنها عنصر واحد',
    text: 'تعيد `{search}` كل العناصر التي وجدتها في قائمة، ولو كان عنصرًا واحدًا، والقائمة نفسها ليس لها ما للعنصر.',
    next: 'خذ عنصرًا منها بـ`[0]`، أو مرّ عليها بـ`for (const x of …)`. ولعنصر واحد استعمل `querySelector`.',
  },
  {
    ...origin('value-of-text', ofUndefined, ({ object, base }, seen) => {
      const wanted = /\.(value|innerHTML|textContent|innerText)$/.exec(object)?.[1];
      const given = wanted && lastValue(seen, base, seen.number);
      const taken =
        given && /\.(value|innerHTML|textContent|innerText)\s*;?$/.exec(given.code)?.[1];
      return wanted && taken
        ? { values: { wanted, taken, base, place: String(given.line) } }
        : null;
    }),
    title: '`{base}` نص وليس عنصرًا',
    text: 'أخذ `{base}` في السطر {place} ما في `{taken}`، فهو النص نفسه، وليس فيه `{wanted}`.',
    next: 'استعمل `{base}` مباشرة، أو احذف `.{taken}` من السطر {place}.',
  },
  {
    ...origin('this-without-object', ofUndefined, ({ object }) => (object === 'this' ? {} : null)),
    title: '`this` بلا كائن',
    text: 'استُدعيت الدالة وحدها لا من كائنها، فلم يبق لـ`this` ما تدل عليه.',
    next: 'استدعها بعد اسم الكائن ونقطة، أو مرّرها هكذا: `() => object.method()`.',
  },
  {
    ...origin('this-in-callback', ofUndefined, ({ object }, seen) => {
      if (!/^this\b/.test(object)) return null;
      const headers = headersAround(seen.codes, seen.number ?? 0);
      const inner = headers.findLastIndex((header) => /(?:\bfunction\b|=>)[^{]*\{$/.test(header));
      const isCallback = /[(,]\s*(?:async\s+)?function\b[^{]*\{$/.test(headers[inner] ?? '');
      const isHere = /[(,]\s*(?:async\s+)?function\b[^{}]*\{[^{}]*\bthis\./.test(seen.code);
      return (isHere && headers.length > 0) || (isCallback && inner > 0) ? {} : null;
    }),
    title: '`this` في دالة عادية داخل دالة أخرى',
    text: 'الدالة التي كُتبت بـ`function` بين قوسي الاستدعاء لها `this` خاصة بها، لا تدل على الكائن الذي حولها.',
    next: 'اكتبها دالة سهمية: `(x) => { … }`، فتبقى `this` كما هي خارجها.',
  },
  {
    ...origin('callback-without-return', ofUndefined, silentCallback),
    title: '`return` ناقصة في دالة `{method}`',
    text: 'الدالة التي أُعطيت لـ`{method}` في هذا السطر بين قوسين معقوفين وليس فيها `return`، فلا تعيد شيئًا، ولذلك `{object}` بلا قيمة.',
    next: 'اكتب `return` قبل القيمة، أو احذف القوسين المعقوفين: `x => x * 2`.',
  },
  {
    ...origin('misspelt-property', ofUndefined, misspelt),
    title: 'هل تقصد `{meant}`؟',
    text: 'لا خاصية اسمها `{wrong}` هنا، فقيمتها `undefined`، وهناك خاصية قريبة منها: `{meant}`.',
    next: 'اكتب `{meant}` مكان `{wrong}`.',
  },
  {
    ...origin('return-alone', ofUndefined, (without, seen) => {
      const found = silentFunction(without, seen);
      return found?.values?.place ? found : null;
    }),
    title: '`return` وحدها في السطر',
    text: 'انتهى الأمر عند `return` لأن ما بعدها في سطر آخر، فأعادت الدالة `{name}` لا شيء.',
    next: 'اكتب القيمة، أو القوس الذي تبدأ به، في سطر `return` نفسه.',
  },
  {
    ...origin('function-without-return', ofUndefined, silentFunction),
    title: 'الدالة `{name}` لا تعيد شيئًا',
    text: 'ليس في الدالة `{name}` كلمة `return`، فنتيجتها `undefined`، ثم طُلبت منها `{property}`.',
    next: 'اكتب `return` في آخر الدالة وبعدها القيمة.',
  },
  {
    ...origin('not-awaited', ofUndefined, notAwaited),
    title: '`await` ناقصة',
    text: 'الدالة `{name}` من نوع `async`، فنتيجتها وعد لم يصل ما فيه بعد، وليست في `{base}` القيمة نفسها.',
    next: 'اكتب `await` قبل `{name}(…)`.',
  },
  {
    ...origin('missing-argument', ofUndefined, missingArgument),
    title: 'المعامل `{object}` لم تصله قيمة',
    text: 'استُدعيت `{name}` في السطر {call} بقيم أقل من معاملاتها، فبقي `{object}` بلا قيمة.',
    next: 'أعطها في السطر {call} قيمة لكل معامل، أو اجعل له قيمة في التعريف.',
  },
  {
    ...origin('for-each-result', ofUndefined, ({ object, base }, seen) => {
      const given = object === base ? lastValue(seen, base, seen.number) : null;
      const source = given?.code ?? object;
      const method = /\.(forEach|push|sort)\s*\(/.exec(source)?.[1];
      return method === 'forEach' ? { ...(given && { line: given.line }) } : null;
    }),
    title: 'لا تعيد `forEach` شيئًا',
    text: 'تمر `forEach` على العناصر ولا تعيد قائمة، فنتيجتها `undefined`.',
    next: 'لصنع قائمة جديدة استعمل `map` مكانها.',
  },
  {
    ...origin('value-below', ofUndefined, ({ object, base }, seen) => {
      const line = seen.definedAt(base);
      const isVariable = line && /^\s*var\b/.test(seen.codes[line - 1] ?? '');
      return object === base && isVariable && line > (seen.number ?? 0)
        ? { values: { place: String(line) } }
        : null;
    }),
    title: '`{object}` يأخذ قيمته بعد هذا السطر',
    text: 'يعطي السطر {place} قيمة لـ`{object}`، ولم يصل إليه البرنامج بعد، فهو هنا `undefined`.',
    next: 'انقل السطر {place} إلى ما قبل هذا السطر.',
  },
  {
    ...origin('row-past-end', ofUndefined, ({ property, object }) =>
      /^\d+$/.test(property) && object !== '' ? {} : null,
    ),
    title: '`{object}` بلا قيمة',
    text: 'طُلب العنصر رقم {property} من `{object}`، وقيمة `{object}` هي `undefined`: ليس في القائمة عنصر بذلك الرقم، أو لم تأخذ قيمة. والعد يبدأ من 0.',
    next: 'اطبع ما قبل القوسين الأخيرين وطوله بـ`console.log` قبل هذا السطر.',
  },
  {
    ...origin('nothing-found', ofUndefined, ({ object, base }, seen) => {
      const given = lastValue(seen, base, seen.number);
      const source = object === base ? given?.code : object;
      return /\.find(?:Last)?\s*\((?:[^()]|\([^()]*\))*\)\s*;?$/.test(source ?? '') ? {} : null;
    }),
    title: 'لم تجد `find` شيئًا',
    text: 'تعيد `find` القيمة `undefined` حين لا يوافق الشرط أي عنصر، ثم طُلبت من ذلك `{property}`.',
    next: 'راجع الشرط داخل `find`، وتحقق من النتيجة بـ`if` قبل استعمالها.',
  },
  {
    ...origin('element-past-end', ofUndefined, ({ object }, { codes }) =>
      /\[[^\]"'`]+\]$/.test(object) && !codes.some((code) => /<=\s*[\w$.]+\.length\b/.test(code))
        ? {}
        : null,
    ),
    title: 'لا عنصر في هذا الموضع',
    text: 'قيمة `{object}` هي `undefined`: ليس في القائمة عنصر بهذا الرقم، أو ليس في الكائن مفتاح بهذا الاسم. والعد يبدأ من 0.',
    next: 'اطبع الرقم الذي بين القوسين وطول القائمة `length` قبل هذا السطر.',
  },
  {
    ...origin('nothing-stored', ofNull, ({ object, base }, seen) => {
      const source = object === base ? lastValue(seen, base, seen.number)?.code : object;
      return /\b(?:localStorage|sessionStorage)\s*\.\s*getItem\s*\(/.test(source ?? '') ? {} : null;
    }),
    title: 'لم يُحفظ شيء بهذا الاسم بعد',
    text: 'تعيد `getItem` القيمة `null` حين لا تجد ما تبحث عنه، وهذا ما يكون في أول تشغيل.',
    next: 'ضع قيمة بديلة: `|| []` لقائمة أو `|| {}` لكائن بعد القراءة.',
  },
  {
    ...origin('attribute-missing', ofNull, ({ object, base }, seen) => {
      const source = object === base ? lastValue(seen, base, seen.number)?.code : object;
      return /\.getAttribute\s*\(/.test(source ?? '') ? {} : null;
    }),
    title: 'ليس للعنصر هذه السمة',
    text: 'تعيد `getAttribute` القيمة `null` حين لا تكون السمة مكتوبة في وسم العنصر.',
    next: 'اكتب السمة في HTML، أو تحقق من النتيجة بـ`if` قبل استعمالها.',
  },
  {
    ...origin('nothing-typed', ofNull, ({ object, base }, seen) => {
      const source = object === base ? lastValue(seen, base, seen.number)?.code : object;
      return /\bprompt\s*\(/.test(source ?? '') ? {} : null;
    }),
    title: 'لا مدخلات متبقية',
    text: 'تعيد `prompt` القيمة `null` حين لا يبقى في المدخلات سطر تقرؤه.',
    next: 'اكتب في خانة المدخلات سطرًا لكل `prompt`.',
  },
  {
    ...origin('no-parent', ofNull, ({ object }) =>
      /\.(?:parentNode|parentElement|nextElementSibling|previousElementSibling|firstElementChild|lastElementChild|firstChild)$/.test(
        object,
      )
        ? {}
        : null,
    ),
    title: '`{object}` لا شيء',
    text: 'قيمة `{object}` هي `null`: ليس للعنصر ما تطلبه، كعنصر لم يوضع في الصفحة بعد فلا أب له.',
    next: 'ضع العنصر في الصفحة أولًا بـ`append(…)`، أو تحقق منه بـ`if`.',
  },
  {
    ...origin('nothing-matched', ofNull, ({ object, base }, seen) => {
      const source = object === base ? lastValue(seen, base, seen.number)?.code : object;
      return /\.(?:match|exec)\s*\(/.test(source ?? '') ? {} : null;
    }),
    title: 'لم يطابق النص شيء',
    text: 'تعيد `match` و`exec` القيمة `null` حين لا يوجد في النص ما يوافق التعبير.',
    next: 'تحقق من النتيجة بـ`if` قبل استعمالها، وراجع التعبير بين الشرطتين.',
  },
  {
    ...origin('part-without-value', ofUndefined, ({ object }) =>
      object.includes('.') && !/\)$/.test(object) ? {} : null,
    ),
    title: '`{object}` بلا قيمة',
    text: 'طُلبت `{property}` من `{object}`، وقيمة `{object}` هي `undefined`: لا خاصية بهذا الاسم هناك، أو لم تأخذ قيمة.',
    next: 'اطبع ما قبل آخر نقطة في `{object}` بـ`console.log`، وقارن أسماء خصائصه بما كتبت.',
  },
];
