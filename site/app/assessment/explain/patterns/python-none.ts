import type { Found, Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { lastValue, literally } from './chain.ts';
import { blockBelow, functionAround, functionNamed } from './python-program.ts';

const name = '[\\p{L}_][\\p{L}\\p{N}_]*';
/** A call that is the whole of a value: `f(1)`, `items.sort()`, `self.total()`. */
const wholeCall = new RegExp(`^(?:await\\s+)?((?:${name}\\.)*)(${name})\\((.*)\\)\\s*$`, 'u');
const changing = /^(?:append|extend|insert|sort|reverse|remove|clear|update|add|discard|shuffle)$/;

/** Why a value is `None`: what the texts need, and the line. */
interface Origin {
  kind: 'method' | 'print' | 'function' | 'path' | 'get' | 'match';
  values: Record<string, string>;
  line?: number;
}

/** What an own function gives back where it is `None`; null where its lines do not say so. */
function ofFunction(codes: readonly string[], called: string): Origin | null {
  const own = functionNamed(codes, called);
  if (!own || own.body.length === 0) return null;
  const { number } = own;
  // What a function inside returns is not what this one does.
  const inner = own.body.filter(({ code }) => /^\s*(?:async\s+)?def\s/.test(code));
  const innerLines = new Set(
    inner.flatMap((line) => blockBelow(codes, line.number).map((one) => one.number)),
  );
  const body = own.body.filter((line) => !innerLines.has(line.number));
  if (body.some(({ code }) => /\byield\b/.test(code))) return null;
  const returned = body.filter(({ code }) => /(?:^|:)\s*return\b\s*\S/.test(code));
  if (returned.length === 0) return { kind: 'function', values: { called }, line: number };
  const changes = returned.find(({ code }) => {
    const method = wholeCall.exec(/\breturn\s+(.*)$/.exec(code)?.[1] ?? '');
    return method?.[1] && changing.test(method[2] ?? '');
  });
  if (changes) {
    const method = /\.(\w+)\([^.]*\)\s*$/.exec(changes.code)?.[1] ?? '';
    return { kind: 'method', values: { method, given: 'return' }, line: changes.number };
  }
  const last = body.findLast(({ code }) => code.trim() !== '');
  const first = body.find(({ code }) => code.trim() !== '');
  const depth = first?.code.search(/\S/);
  const header = body.findLast(({ code }) => code.trim() !== '' && code.search(/\S/) === depth);
  const isLeft =
    !/^\s*(?:return|raise)\b/.test(last?.code ?? '') ||
    /^\s*(?:if|elif|for)\b/.test(header?.code ?? '');
  return isLeft ? { kind: 'path', values: { called }, line: number } : null;
}

/** Whether a call is one whose result is `None` for certain. */
function ofCall(codes: readonly string[], value: string): Origin | null {
  const method = /[\p{L}\p{N}_\])'"]\.(\w+)\([^()]*\)\s*$/u.exec(value)?.[1] ?? '';
  const isOwn = (word: string) =>
    codes.some((code) =>
      new RegExp(`^\\s*(?:async\\s+)?def\\s+${literally(word)}\\b`, 'u').test(code),
    );
  if (changing.test(method) && !isOwn(method)) return { kind: 'method', values: { method } };
  const [, owner = '', called = ''] = wholeCall.exec(value.trim()) ?? [];
  if (called === '') return null;
  if (owner === '' && called === 'shuffle') return { kind: 'method', values: { method: called } };
  if (owner === '' && called === 'print') return { kind: 'print', values: {} };
  if (/^re\.$/.test(owner) && /^(?:match|search|fullmatch)$/.test(called))
    return { kind: 'match', values: { method: called } };
  if (owner !== '' && called === 'get' && !isOwn('get'))
    return { kind: 'get', values: { object: owner.slice(0, -1) } };
  return ofFunction(codes, called);
}

/** The calls of a line, each from its name to the bracket that closes it. */
function callsIn(code: string): string[] {
  const calls: string[] = [];
  for (const { 0: start, index } of code.matchAll(
    new RegExp(`(?<![\\p{L}\\p{N}_.])(?:${name}\\.)*${name}\\(`, 'gu'),
  )) {
    let depth = 1;
    let end = index + start.length;
    while (depth > 0 && end < code.length) {
      if (code[end] === '(') depth += 1;
      if (code[end] === ')') depth -= 1;
      end += 1;
    }
    if (depth === 0) calls.push(code.slice(index, end));
  }
  return calls;
}

/** The side of the only sign of a calculation on which the message has the `None`; the whole line where it does not tell. */
function sideOf({ code, message }: Seen): string {
  const [, sign = '', left, right] =
    /(?:for|^)\s*'?([-+*/%<>=]+)'?(?: or pow\(\))?(?: not supported between instances of|:) '(\w+)' and '(\w+)'/.exec(
      message,
    ) ?? [];
  const places =
    sign === '' ? [] : code.split(sign.replace(/=$/, (all) => (/[<>]/.test(sign) ? all : '')));
  const [before = '', after = ''] = places;
  if (places.length !== 2 || left === right) return code;
  return left === 'NoneType'
    ? before.replace(/.*(?<![=!<>])=(?!=)/, '')
    : right === 'NoneType'
      ? after
      : code;
}

/** Where the `None` of the line comes from: what stands on it is looked at first, then the lines that gave its names values. */
function originOf(seen: Seen): { origin: Origin; name: string; line: number } | null {
  const { codes, number } = seen;
  if (number === null) return null;
  const code = sideOf(seen);
  const value = /^\s*(?:[^=()]+[^=!<>]=(?!=))?(.*)$/u.exec(code)?.[1] ?? code;
  const isChained =
    /NoneType' object (?:is not subscriptable|has no attribute|is not callable)/.test(seen.message);
  for (const call of callsIn(value)) {
    const after = value.slice(value.indexOf(call) + call.length);
    const before = value.slice(0, value.indexOf(call));
    // The result is what the message speaks of only where the line goes on with it.
    const goesOn = isChained
      ? /^\s*[.[(]/.test(after)
      : (code !== seen.code && /^[\s):]*$/.test(after)) ||
        /^\s*(?:[-+*/%<>]|[<>]=|\))/.test(after) ||
        /[-+*/%<>]\s*$|\b(?:in|len|sum|int|float|max|min)\s*\(?\s*$/.test(before);
    const origin = goesOn ? ofCall(codes, call) : null;
    if (origin) return { origin, name: call, line: origin.line ?? number };
  }
  const again = new RegExp(`^\\s*(${name})\\s*=\\s*\\1\\.(\\w+)\\(`, 'u').exec(
    codes[number - 1] ?? '',
  );
  if (again && changing.test(again[2] ?? '') && isChained)
    return {
      origin: { kind: 'method', values: { method: again[2] ?? '' } },
      name: again[1] ?? '',
      line: number,
    };
  for (const [word = ''] of code.matchAll(new RegExp(`(?<![\\p{L}\\p{N}_.])${name}`, 'gu'))) {
    const given = lastValue(seen, word, number - 1);
    if (/^None\s*$/.test(given?.code ?? '')) return null;
    if (!given || given.line >= number || /,\s*$|^\s*,/.test(given.code)) continue;
    if (!new RegExp(`^\\s*${literally(word)}\\s*=`, 'u').test(codes[given.line - 1] ?? ''))
      continue;
    const around = functionAround(codes, given.line);
    if (around !== null && around !== functionAround(codes, number)) continue;
    const origin = ofCall(codes, given.code);
    if (origin) return { origin, name: word, line: origin.line ?? given.line };
  }
  return null;
}

const none = /NoneType/;
const look =
  (...kinds: Origin['kind'][]) =>
  (seen: Seen): Found | null => {
    const found = originOf(seen);
    if (!found || !kinds.includes(found.origin.kind)) return null;
    return { values: { name: found.name, ...found.origin.values }, line: found.line };
  };

const errors = ['TypeError', 'AttributeError'];

/** Where a value that is `None` comes from, where the program shows it. */
export const pythonNone: Pattern[] = [
  {
    id: 'python/none-of-method',
    errors,
    message: none,
    look: look('method'),
    title: 'تعيد `{method}` القيمة `None`',
    text: 'تغيّر `{method}` القائمة أو القاموس نفسه ولا تعيد شيئًا، فما يُحفظ من نتيجتها هو `None`.',
    next: 'استدعِ `{method}` في سطر وحدها بلا `=` ولا `return` قبلها، ثم استعمل القائمة نفسها. ولقائمة مرتبة جديدة استعمل `sorted(…)`.',
  },
  {
    id: 'python/none-of-print',
    errors,
    message: none,
    look: look('print'),
    title: 'تعيد `print` القيمة `None`',
    text: 'تعرض `print` ما بين قوسيها على الشاشة ولا تعيد قيمة، ثم استُعملت نتيجتها في هذا البرنامج.',
    next: 'احفظ القيمة نفسها في متغير، واطبعها في سطر وحدها. وداخل دالة اكتب `return` بدل `print`.',
  },
  {
    id: 'python/none-of-function',
    errors,
    message: none,
    look: look('function'),
    title: 'الدالة `{called}` لا تعيد شيئًا',
    text: 'ليس في الدالة `{called}` كلمة `return` وبعدها قيمة، فنتيجتها `None`، ثم استُعملت هذه النتيجة.',
    next: 'اكتب في آخر الدالة `return` وبعدها القيمة التي حسبتها.',
  },
  {
    id: 'python/none-of-path',
    errors,
    message: none,
    look: look('path'),
    title: 'أعادت الدالة `{called}` القيمة `None`',
    text: 'في الدالة `{called}` طريق ينتهي دون أن يصل إلى `return`، كشرط لم يتحقق، وعندئذ تكون نتيجتها `None`.',
    next: 'أضف `return` في آخر الدالة أو في `else` لكل حالة بلا قيمة.',
  },
  {
    id: 'python/none-of-get',
    errors,
    message: none,
    look: look('get'),
    title: 'لم تجد `get` المفتاح',
    text: 'تعيد `get` القيمة `None` حين لا يكون المفتاح في `{object}`، ثم استُعملت هذه النتيجة.',
    next: 'أعطها قيمة بديلة: `{object}.get(…, 0)`، أو تحقق من وجود المفتاح بـ`in`.',
  },
  {
    id: 'python/none-of-match',
    errors,
    message: none,
    look: look('match'),
    title: 'لم يطابق النص شيء',
    text: 'تعيد `re.{method}` القيمة `None` حين لا يوافق النص التعبير، ثم طُلب من هذه النتيجة شيء.',
    next: 'تحقق من النتيجة بـ`if` قبل استعمالها، وراجع التعبير.',
  },
];
