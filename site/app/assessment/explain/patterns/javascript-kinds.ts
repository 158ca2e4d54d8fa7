import type { Found, Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { baseOf, before, lastValue, literally } from './chain.ts';
import { arrayMethods } from './javascript-vocabulary.ts';

const errors = ['TypeError'];
const notFunction = /^(?<callee>[^\n]+?) is not a function(?:\.| \(In |$)/;

export type Kind =
  | 'text'
  | 'number'
  | 'truth'
  | 'object'
  | 'list'
  | 'promise'
  | 'element'
  | 'set'
  | 'map'
  | 'date'
  | 'function'
  | 'own';

const call = '\\((?:[^()]|\\([^()]*\\))*\\)';
/** What a value is, by the code that gives it: only whole values of one kind. */
const kinds: [Kind, RegExp][] = [
  ['function', /^(?:async\s+)?(?:function\b|\([^()]*\)\s*=>|[\p{L}_$][\w$]*\s*=>)/u],
  ['text', /^(?:""|''|``)(?:\s*\+\s*.*)?$/],
  ['number', /^-?\d[\d._]*(?:\s*[-+*/%]\s*-?\d[\d._]*)*$/],
  ['truth', /^(?:true|false)$/],
  [
    'list',
    new RegExp(
      `^\\[.*\\]$|\\.(?:split|map|filter|slice|concat|flat)${call}$|^Object\\.(?:keys|values|entries)${call}$|^Array\\.from${call}$`,
    ),
  ],
  ['promise', new RegExp(`^fetch${call}$`)],
  ['element', new RegExp(`^document\\.(?:getElementById|querySelector|createElement)${call}$`)],
  [
    'text',
    new RegExp(
      `\\.(?:value|innerHTML|textContent|innerText)$|^(?:prompt|String|JSON\\.stringify)${call}$|\\.(?:join|toString|toFixed|trim|toUpperCase|toLowerCase|substring)${call}$`,
    ),
  ],
  [
    'number',
    new RegExp(
      `\\.length$|^(?:Number|parseInt|parseFloat|Math\\.\\w+|Date\\.now)${call}$|\\.(?:push|unshift|indexOf|findIndex)${call}$`,
    ),
  ],
  ['set', /^new\s+Set\b/],
  ['map', /^new\s+Map\b/],
  ['date', /^new\s+Date\b/],
  ['object', /^\{(?:.*\})?$/],
];

const shownKinds: Record<Exclude<Kind, 'own'>, string> = {
  text: 'نص',
  number: 'عدد',
  truth: 'قيمة منطقية',
  object: 'كائن',
  list: 'قائمة',
  promise: 'وعد لم يصل ما فيه بعد',
  element: 'عنصر من الصفحة',
  set: 'مجموعة (Set)',
  map: 'خريطة (Map)',
  date: 'تاريخ',
  function: 'دالة',
};

/** The kind of value that a name has on a line: by the only line that gives it one, or by that above. */
export function kindOf(seen: Seen, name: string): { kind: Kind; line: number } | null {
  const { codes, number } = seen;
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name)) return null;
  const given = lastValue(seen, name, (number ?? 1) - 1);
  const isGiven = new RegExp(
    `^\\s*(?:(?:export\\s+)?(?:let|const|var)\\s+)?${literally(name)}\\s*=(?![=>])`,
    'u',
  );
  if (!given || !isGiven.test(codes[given.line - 1] ?? '')) return null;
  const code = given.code.replace(/;\s*$/, '').trim();
  const called = /^([\p{L}_$][\p{L}\p{N}_$]*)\(/u.exec(code)?.[1];
  if (called) {
    const isAsync = new RegExp(
      `\\basync\\s+function\\s+${literally(called)}\\b|\\b${literally(called)}\\s*=\\s*async\\b`,
    );
    if (codes.some((line) => isAsync.test(line))) return { kind: 'promise', line: given.line };
  }
  if (/^new\s+(?!(?:Set|Map|Date|Array|String|Number|Object)\b)/.test(code))
    return { kind: 'own', line: given.line };
  const kind = kinds.find(([, pattern]) => pattern.test(code))?.[0];
  return kind ? { kind, line: given.line } : null;
}

const textMethods = new Set(
  'charAt charCodeAt endsWith match padEnd padStart repeat replace replaceAll split startsWith substring toLowerCase toUpperCase trim trimEnd trimStart'.split(
    ' ',
  ),
);
const numberMethods = new Set(['toFixed', 'toPrecision']);

/** How what a method does is written for a value of another kind. */
function insteadOf(method: string, kind: Kind, object: string): string | null {
  if (kind === 'promise') return 'اكتب `await` قبل الاستدعاء الذي أعطى القيمة، داخل دالة `async`.';
  if (arrayMethods.has(method)) {
    if (kind === 'text') {
      if (method === 'push') return `لزيادة نص على آخره اكتب \`${object} += "…"\`.`;
      if (method === 'reverse')
        return `حوّله إلى قائمة حروف ثم أعده نصًا: \`${object}.split("").reverse().join("")\`.`;
      return `حوّله إلى قائمة أولًا: \`${object}.split("")\` لحروفه، أو \`${object}.split(" ")\` لكلماته.`;
    }
    if (kind === 'object') {
      if (method === 'push' || method === 'unshift')
        return `لإضافة خاصية اكتب \`${object}.name = …\`. وإن أردت قائمة فابدأ بـ\`[]\`.`;
      return `خذ قيم الكائن في قائمة: \`Object.values(${object}).${method}(…)\`.`;
    }
    if ((kind === 'set' || kind === 'map') && method === 'push') return null;
    if (kind === 'set' || kind === 'map')
      return `حوّلها إلى قائمة أولًا: \`[...${object}].${method}(…)\`.`;
    if (kind === 'element') return 'ابحث عن العناصر كلها بـ`querySelectorAll(…)` ثم مرّ عليها.';
    return 'راجع السطر الذي أعطى القيمة: هل أردت فيه قائمة `[…]`؟';
  }
  if (textMethods.has(method)) {
    if (kind === 'number' || kind === 'truth')
      return `حوّله إلى نص أولًا: \`String(${object}).${method}(…)\`.`;
    if (kind === 'list')
      return `خذ نصًا من عناصرها، مثل \`${object}[0].${method}(…)\`، أو مرّ عليها بـ\`map\`.`;
    if (kind === 'element')
      return `خذ نص العنصر أولًا: \`${object}.value\` من خانة، أو \`${object}.textContent\` من غيرها.`;
    if (kind === 'object') return 'اطلبها من خاصية فيه نصها نص، مثل `user.name`.';
    return null;
  }
  if (numberMethods.has(method) && kind === 'text')
    return `حوّله إلى عدد أولًا: \`Number(${object}).${method}(…)\`.`;
  return null;
}

/** What a method is for, as the texts have it. */
const ownersOf = (method: string) =>
  arrayMethods.has(method) ? 'للقوائم' : textMethods.has(method) ? 'للنصوص' : 'للأعداد';

function ofOtherKind(seen: Seen): Found | null {
  const method = /\.([\p{L}_$][\p{L}\p{N}_$]*)$/u.exec(seen.groups.callee ?? '')?.[1] ?? '';
  const object = method && before(seen, method);
  const given = object ? kindOf(seen, object) : null;
  if (!given || given.kind === 'own') return null;
  const next = insteadOf(method, given.kind, object);
  if (next === null || (given.kind === 'list' && arrayMethods.has(method))) return null;
  return {
    values: {
      method,
      object,
      kind: shownKinds[given.kind],
      place: String(given.line),
      owners: ownersOf(method),
    },
    ...(given.kind === 'promise' && {
      text: 'أخذ `{object}` في السطر {place} ما تعيده دالة `async` أو `fetch`، وهو وعد `Promise` لم يصل ما فيه بعد، فليست له `{method}`.',
    }),
    next,
  };
}

/** The kind of a value that is written as an argument. */
const kindOfArgument = (argument: string): Kind | null =>
  kinds.find(([kind, pattern]) => kind !== 'function' && pattern.test(argument.trim()))?.[0] ??
  null;

/** A parameter to which a call gives a value of another kind than its method is for. */
function ofParameter(seen: Seen): Found | null {
  const method = /\.([\p{L}_$][\p{L}\p{N}_$]*)$/u.exec(seen.groups.callee ?? '')?.[1] ?? '';
  const object = method && before(seen, method);
  const { codes, lines, number } = seen;
  const isKnown = arrayMethods.has(method) || textMethods.has(method) || numberMethods.has(method);
  if (!object || !isKnown || lastValue(seen, object, (number ?? 1) - 1)) return null;
  const header =
    /\bfunction\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*\(([^()]*)\)|\b(?:const|let|var)\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*=\s*(?:async\s*)?\(([^()]*)\)\s*=>/u;
  const parametersOf = (code: string) => {
    const [, one, first, two, second] = header.exec(code) ?? [];
    return {
      called: one ?? two ?? '',
      names: (first ?? second ?? '').split(',').map((name) => name.trim()),
    };
  };
  const above = codes
    .slice(0, number ?? 0)
    .findLastIndex((code) => parametersOf(code).names.includes(object));
  const { called, names } = parametersOf(codes[above] ?? '');
  if (called === '') return null;
  const call = new RegExp(
    `(?<!function\\s+)(?<![\\p{L}\\p{N}_$.])${literally(called)}\\s*\\(([^()]*)\\)`,
    'u',
  );
  for (const [index, code] of codes.entries()) {
    if (index === above) continue;
    const [, list = ''] = call.exec(code) ?? [];
    const argument = list.split(',')[names.indexOf(object)] ?? '';
    const kind = list === '' ? null : kindOfArgument(argument);
    const fits =
      kind === 'list'
        ? arrayMethods.has(method)
        : kind === 'text'
          ? textMethods.has(method)
          : kind === 'number' && numberMethods.has(method);
    if (!kind || fits || kind === 'own') continue;
    const shown =
      call
        .exec(lines[index] ?? '')?.[1]
        ?.split(',')
        [names.indexOf(object)]?.trim() ?? argument.trim();
    return {
      values: {
        object,
        method,
        owners: ownersOf(method),
        kind: shownKinds[kind],
        shown,
        called,
        call: String(index + 1),
      },
    };
  }
  return null;
}

/** The name of a property where a loop `for … in` goes over a list: a text, and no element. */
function ofLoopIn(seen: Seen): Found | null {
  const { codes, number, code } = seen;
  for (const [index, loop] of codes.slice(0, number ?? 0).entries()) {
    const found =
      /\bfor\s*\(\s*(?:const|let|var)\s+([\p{L}_$][\p{L}\p{N}_$]*)\s+in\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*\)/u.exec(
        loop,
      );
    const [, name = '', list = ''] = found ?? [];
    if (
      !found ||
      !new RegExp(`(?<![\\p{L}\\p{N}_$.])${literally(name)}(?:\\.|\\?\\.|\\[)`, 'u').test(code)
    )
      continue;
    const given = lastValue(seen, list, index);
    if (given && /^\[|\.(?:split|map|filter)\(|querySelectorAll/.test(given.code))
      return { values: { name, list } };
  }
  return null;
}

/** Whether a bracket at the beginning of the line is read as a part of the line above, which has no semicolon. */
function lineAbove({ codes, number, code, column }: Seen): Found | null {
  const start = code.search(/\S/);
  if (!/^\s*[([`]/.test(code) || number === null || (column !== null && column > start + 5))
    return null;
  const above = codes.slice(0, number - 1).findLastIndex((line) => line.trim() !== '');
  const last = codes[above] ?? '';
  return /[\p{L}\p{N}_$"'`)\]}]\s*$/u.test(last) &&
    /=|\)\s*$/.test(last) &&
    !/\{\s*$|=>\s*$/.test(last)
    ? { values: { place: String(above + 1) }, line: above + 1 }
    : null;
}

/** Values of another kind than the method or the property is for. */
export const javascriptKinds: Pattern[] = [
  {
    id: 'javascript/semicolon-before-bracket',
    errors,
    message: /is not a function|Cannot read properties of undefined/,
    look: lineAbove,
    title: 'فاصلة منقوطة ناقصة',
    text: 'يبدأ السطر بقوس، وليس في آخر السطر {place} فاصلة منقوطة، فقرأتهما جافاسكربت أمرًا واحدًا.',
    next: 'اكتب `;` في آخر السطر {place}.',
  },
  {
    id: 'javascript/semicolon-before-bracket',
    errors: ['ReferenceError'],
    message:
      /^(?:Cannot access '(?<name>[^']+)' before initialization|can't access lexical declaration)/,
    look: (seen) => {
      const above = seen.codes
        .slice(0, (seen.number ?? 1) - 1)
        .findLastIndex((line) => line.trim() !== '');
      const declared = new RegExp(
        `\\b(?:let|const)\\s+${literally(seen.groups.name ?? '')}\\s*=`,
      ).test(seen.codes[above] ?? '');
      return declared ? lineAbove({ ...seen, column: null }) : null;
    },
    title: 'فاصلة منقوطة ناقصة',
    text: 'يبدأ السطر بقوس، وليس في آخر السطر {place} فاصلة منقوطة، فقرأتهما جافاسكربت أمرًا واحدًا.',
    next: 'اكتب `;` في آخر السطر {place}.',
  },
  {
    id: 'javascript/name-of-property-in-loop',
    errors,
    message:
      /is not a function|^Cannot (?:read|set) properties of undefined|undefined is not an object|can't access property/,
    look: ofLoopIn,
    title: 'تعطي `for … in` الأرقام لا العناصر',
    text: 'في `for ({name} in {list})` يأخذ `{name}` رقم الموضع نصًا، لا العنصر نفسه.',
    next: 'اكتب `of` مكان `in`: `for (const {name} of {list})`.',
  },
  {
    id: 'javascript/method-of-other-kind',
    errors,
    message: notFunction,
    look: ofOtherKind,
    title: 'قيمة `{object}` هنا {kind}',
    text: 'أخذ `{object}` في السطر {place} قيمته، وهي {kind}، و`{method}` {owners}.',
    next: 'راجع السطر {place}.',
  },
  {
    id: 'javascript/argument-of-other-kind',
    errors,
    message: notFunction,
    look: ofParameter,
    title: 'قيمة `{object}` هنا {kind}',
    text: 'في السطر {call} أُعطيت `{called}` القيمة `{shown}` في مكان المعامل `{object}`، وهي {kind}، و`{method}` {owners}.',
    next: 'قارن ترتيب القيم في السطر {call} بترتيب المعاملات في تعريف `{called}`.',
  },
  {
    id: 'javascript/style-of-text',
    errors,
    message:
      /^Cannot (?:read|set) properties of undefined|undefined is not an object|can't access property/,
    look: (seen) => {
      for (const [, name = '', property = ''] of seen.code.matchAll(
        /(?<![\p{L}\p{N}_$.])([\p{L}_$][\p{L}\p{N}_$]*)\.(style|classList|dataset|parentElement|children)\b/gu,
      )) {
        const given = kindOf(seen, baseOf(name));
        if (given && (given.kind === 'text' || given.kind === 'number' || given.kind === 'object'))
          return {
            values: { name, property, kind: shownKinds[given.kind], place: String(given.line) },
          };
      }
      return null;
    },
    title: '`{name}` ليس عنصرًا',
    text: 'أخذ `{name}` في السطر {place} قيمته، وهي {kind} لا عنصر من الصفحة، فليست له `{property}`.',
    next: 'احفظ العنصر نفسه في متغير، بلا `.value` أو مثلها في آخره، ثم اطلب منه `{property}`.',
  },
];
