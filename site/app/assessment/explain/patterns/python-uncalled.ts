import type { Found, Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { lastValue, literally } from './chain.ts';
import { pythonMethods } from './python-vocabulary.ts';

const callable = '(?:builtin_function_or_method|method|function|method_descriptor|type)';
/** All ways in which Python says that a function stands where its result was meant. */
const functionAsValue = new RegExp(
  [
    `^can only concatenate \\w+ \\(not "${callable}"\\)`,
    `^unsupported operand type\\(s\\) for .+: '(?:${callable}' and '\\w+|\\w+' and '${callable})'`,
    `^'[<>]=?' not supported between instances of '(?:${callable}' and '\\w+|\\w+' and '${callable})'`,
    `^'${callable}' object is not (?:iterable|subscriptable)`,
    `^object of type '${callable}' has no len\\(\\)`,
    `^'${callable}' object cannot be interpreted as an integer`,
    `^(?:int|float)\\(\\) argument must be .+, not '${callable}'`,
    `^bad operand type for .+: '${callable}'`,
    `^can't multiply sequence by non-int of type '${callable}'`,
    `^cannot unpack non-iterable ${callable} object`,
    `^'${callable}' object has no attribute '\\w+'`,
    `^sequence item \\d+: expected str instance, ${callable} found`,
    `^argument of type '${callable}' is not (?:iterable|a container)`,
    `^write\\(\\) argument must be str, not ${callable}`,
  ].join('|'),
);

const methods = new Set([
  ...Object.values(pythonMethods).flat(),
  ...'now today read readline readlines lower items random sqrt time getcwd'.split(' '),
]);
/** Methods that are called without a value between their brackets. */
const takesNothing =
  /^(?:split|splitlines|keys|values|items|upper|lower|strip|lstrip|rstrip|title|capitalize|swapcase|copy|now|today|read|readline|readlines|pop|isdigit|isalpha|random|time)$/;

/** The first name of a line that is a method or a function of the program, and is not called. */
function uncalled(code: string, seen: Seen): string | null {
  for (const { 0: all, index } of code.matchAll(/(?<=\.)\w+|(?<![\w.])[\p{L}_][\p{L}\p{N}_]*/gu)) {
    const after = code.slice(index + all.length);
    if (/^\s*\(/.test(after) || /^\s*=(?!=)/.test(after)) continue;
    const isMethod = code[index - 1] === '.';
    if (isMethod && methods.has(all)) return all;
    const definition = new RegExp(`^\\s*(?:async\\s+)?def\\s+${literally(all)}\\b`);
    if (!isMethod && all === 'input') return all;
    if (!isMethod && /^(?:len|sum|max|min|range|sorted)$/.test(all) && !/^\s*[,)]/.test(after))
      return all;
    if (seen.codes.some((line) => definition.test(line))) return all;
  }
  return null;
}

function findUncalled(seen: Seen): Found | null {
  const here = uncalled(seen.code, seen);
  if (here) return { values: { name: here } };
  for (const [name = ''] of seen.code.matchAll(/(?<![\w.])[\p{L}_][\p{L}\p{N}_]*/gu)) {
    const given = lastValue(seen, name, (seen.number ?? 1) - 1);
    const found = given && uncalled(given.code, seen);
    if (given && found && new RegExp(`(?:^|\\.)${found}\\s*$`).test(given.code.trim())) {
      return { values: { name: found }, line: given.line };
    }
  }
  return null;
}

/** Functions and methods that are not called though their result was meant. */
export const pythonUncalled: Pattern[] = [
  {
    id: 'python/square-brackets-call',
    errors: ['TypeError'],
    message: /^'(?:builtin_function_or_method|function|method|type)' object is not subscriptable/,
    look: (seen) => {
      const { code } = seen;
      for (const [, dot = '', name = ''] of code.matchAll(
        /(\.?)\b([\p{L}_][\p{L}\p{N}_]*)\s*\[/gu,
      )) {
        const isFunction =
          seen.codes.some((line) => new RegExp(`^\\s*def\\s+${literally(name)}\\b`).test(line)) ||
          /^(?:print|input|len|range|int|str|float|sum|max|min|sorted|type|round|abs|append|remove|insert|join|index|count|replace|extend|randint|choice)$/.test(
            name,
          );
        const isOwnWithout = seen.codes.some((line) =>
          new RegExp(`^\\s*def\\s+${literally(name)}\\s*\\(\\s*(?:self\\s*)?\\)`).test(line),
        );
        if (isFunction && !isOwnWithout && !(dot && takesNothing.test(name)))
          return { values: { name } };
      }
      return null;
    },
    title: 'قوسان مربعان بعد اسم دالة',
    text: 'تُستدعى الدالة `{name}` بقوسين مستديرين، والقوسان المربعان للوصول إلى عنصر.',
    next: 'اكتب `{name}(…)` مكان `{name}[…]`.',
  },
  {
    id: 'python/not-called',
    errors: ['TypeError', 'AttributeError'],
    message: functionAsValue,
    look: findUncalled,
    title: 'قوسان ناقصان بعد `{name}`',
    text: 'كُتبت `{name}` بلا قوسين، فلم تُستدعَ، والموجود هنا هو الدالة نفسها لا نتيجتها.',
    next: 'اكتب `{name}()`، وضع بين القوسين ما تحتاج إليه.',
  },
  {
    id: 'python/not-awaited',
    errors: ['TypeError', 'AttributeError'],
    message: /'coroutine'|\bcoroutine\b/,
    title: '`await` ناقصة',
    text: 'استدعاء دالة `async` يعيد مهمة لم تعمل بعد لا نتيجتها، ثم استُعملت كأنها النتيجة.',
    next: 'اكتب `await` قبل الاستدعاء داخل دالة `async def`، أو احذف `async` من تعريف الدالة.',
  },
  {
    id: 'python/super-not-called',
    errors: ['TypeError', 'AttributeError'],
    message:
      /^(?:descriptor '\w+' of 'super' object needs an argument|type object 'super' has no attribute|super\(\): )/,
    title: 'قوسان ناقصان بعد `super`',
    text: '`super` دالة تُستدعى لتصل إلى الصنف الذي يرث منه هذا الصنف، وقد كُتبت بلا قوسين.',
    next: 'اكتب `super().__init__(…)`.',
  },
];
