import type { Found, Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { headersAround } from './brackets.ts';
import { inCode } from './look.ts';

const errors = ['SyntaxError'];
/** Something stands where the engine expects a sign that separates: a word, a number or a text, or a bracket's end. */
const follows =
  /^(?:Unexpected (?:identifier|string|number|template string|token|strict mode)|missing |unexpected token|Unexpected end|expected )/;
const name = '[\\p{L}_$][\\p{L}\\p{N}_$]*';
/** The end of one value, white space, and the beginning of another; words of the language are no values. */
const neighbours = new RegExp(
  `(?<one>${name}|\\d+|""|''|\`\`|\\)|\\])\\s*(?<=[\\s"'\`)\\]])(?<two>${name}|\\d+|""|''|\`\`)`,
  'gu',
);
const keywords =
  /^(?:async|await|break|case|catch|class|const|continue|default|delete|do|else|export|extends|finally|for|from|function|get|if|import|in|instanceof|let|new|of|return|set|static|switch|throw|try|typeof|var|void|while|with|yield|as|type|interface|enum|implements|readonly|private|public|protected|abstract|declare|is|keyof|satisfies|namespace)$/;

/** Two values of a line between which nothing stands. */
function unseparated(code: string): { one: string; two: string; at: number } | null {
  for (const { groups, index } of code.matchAll(neighbours)) {
    const { one = '', two = '' } = groups ?? {};
    if (!keywords.test(one) && !keywords.test(two)) return { one, two, at: index };
  }
  return null;
}

/** The bracket that is open at a place of a line. */
function bracketAt(code: string, at: number): string {
  const open: string[] = [];
  for (const [bracket] of code.slice(0, at).matchAll(/[()[\]{}]/g)) {
    if ('([{'.includes(bracket)) open.push(bracket);
    else open.pop();
  }
  return open.at(-1) ?? '';
}

const property = /^\s*(?:[\p{L}_$][\p{L}\p{N}_$]*|""|'')\s*:(?!:)/u;
const isObjectHeader = (header = '') => /(?:[=(:,[]|\breturn|=>\s*\()\s*\{$|^\{$/.test(header);
const isClassHeader = (header = '') => /(?:^|\s)class\b[^{]*\{$/.test(header);

/** The line that lacks a comma at its end: a property, or a method of an object, before another one. */
function lineWithoutComma({ codes, number }: Seen): Found | null {
  const here = codes[(number ?? 0) - 1] ?? '';
  const above = codes.slice(0, (number ?? 1) - 1).findLastIndex((code) => code.trim() !== '');
  const before = codes[above] ?? '';
  if (
    !property.test(here) &&
    !/^\s*(?:async\s+)?[\p{L}_$][\p{L}\p{N}_$]*\s*\(.*\)\s*\{/u.test(here)
  )
    return null;
  if (/[,{[(]\s*$/.test(before) || !isObjectHeader(headersAround(codes, number ?? 0).at(-1)))
    return null;
  return { line: above + 1 };
}

/** Commas, semicolons and operators that are missing or of the wrong kind. */
export const javascriptSeparators: Pattern[] = [
  {
    id: 'javascript/missing-comma-in-object',
    errors,
    message: follows,
    look: lineWithoutComma,
    title: 'فاصلة ناقصة بين خاصيتين',
    text: 'بين خصائص الكائن فواصل، وهذا السطر لا ينتهي بواحدة مع أن بعده خاصية أخرى.',
    next: 'أضف `,` في نهاية هذا السطر.',
  },
  {
    id: 'javascript/semicolon-in-object',
    errors,
    message: follows,
    look: ({ codes, number, code }) =>
      /;\s*$/.test(code) &&
      property.test(code) &&
      isObjectHeader(headersAround(codes, number ?? 0).at(-1))
        ? {}
        : null,
    title: 'فاصلة منقوطة بين خصائص كائن',
    text: 'داخل القوسين المعقوفين لكائن تفصل بين الخصائص فاصلة `,` لا فاصلة منقوطة `;`.',
    next: 'ضع `,` مكان `;` بعد كل خاصية.',
  },
  {
    id: 'javascript/function-in-class',
    errors,
    message: follows,
    look: (seen) => {
      const word = /^\s*(function|let|const|var)\s/.exec(seen.code)?.[1];
      const header = headersAround(seen.codes, seen.number ?? 0).at(-1);
      return word && isClassHeader(header) ? { values: { word } } : null;
    },
    title: 'لا تُكتب `{word}` داخل صنف',
    text: 'في جسم الصنف تُكتب الدالة باسمها وحده، والخاصية باسمها وقيمتها، بلا `{word}` قبلهما.',
    next: 'احذف `{word}` من أول السطر: `hello() { … }` أو `x = 5;`.',
  },
  {
    id: 'javascript/comma-in-class',
    errors,
    message: follows,
    look: ({ codes, number, code }) =>
      /^\s*,|\}\s*,\s*$/.test(code) && isClassHeader(headersAround(codes, number ?? 0).at(-1))
        ? {}
        : null,
    title: 'فاصلة بين دوال صنف',
    text: 'في الكائن تفصل فاصلة بين الدوال، أما في الصنف `class` فلا شيء يفصل بينها.',
    next: 'احذف الفاصلة بعد القوس `}`.',
  },
  {
    id: 'javascript/thousands',
    errors,
    message: follows,
    look: inCode(
      /\b(?:let|const|var)\s+[\p{L}_$][\p{L}\p{N}_$]*\s*=\s*(?<number>\d{1,3}(?:,\d{3})+)\b/u,
    ),
    title: 'فاصلة داخل عدد',
    text: 'الفاصلة في `{number}` تفصل عند جافاسكربت بين شيئين، ولا تُستعمل لفصل الآلاف.',
    next: 'اكتب العدد بلا فواصل. وإن أردت أن يسهل على العين فاستعمل `_` مكانها.',
  },
  {
    id: 'javascript/typed-name',
    errors,
    message: follows,
    look: inCode(
      /[(,]\s*(?<word>int|string|String|float|double|bool|boolean|char|auto|var)\s+(?<name>[\p{L}_$][\p{L}\p{N}_$]*)/u,
    ),
    title: 'لا نوع قبل الاسم في جافاسكربت',
    text: 'كُتب `{word}` قبل الاسم `{name}`، ولا تُكتب الأنواع في جافاسكربت.',
    next: 'في حلقة `for` اكتب `let {name}`، وفي معاملات دالة اكتب `{name}` وحده.',
  },
  {
    id: 'javascript/missing-comma-in-parameters',
    errors,
    message: follows,
    look: (seen) => {
      const found = inCode(
        /(?:\bfunction\b[^(]*|\bconstructor\s*|^\s*(?!(?:if|for|while|switch|catch|foreach|forEach|until|unless)\b)[\p{L}_$][\p{L}\p{N}_$]*\s*|=\s*)\([^()]*?(?<one>[\p{L}_$][\p{L}\p{N}_$]*)\s+(?<two>[\p{L}_$][\p{L}\p{N}_$]*)[^()]*\)\s*(?:\{|=>)/u,
      )(seen);
      const { one = '', two = '' } = found?.values ?? {};
      return keywords.test(one) || keywords.test(two) ? null : found;
    },
    title: 'فاصلة ناقصة بين معاملين',
    text: 'بين المعاملين `{one}` و`{two}` مسافة فقط، ولا بد من فاصلة تفصل بينهما.',
    next: 'اكتب `{one}, {two}`.',
  },
  {
    id: 'javascript/missing-comma-in-call',
    errors,
    message: follows,
    look: ({ code }) => {
      const found = unseparated(code);
      return found &&
        bracketAt(code, found.at + found.one.length) === '(' &&
        !/\b(?:for|if|while|switch)\s*\(/.test(code)
        ? {}
        : null;
    },
    title: 'علامة ناقصة بين قيمتين',
    text: 'بين قوسي الاستدعاء قيمتان متتاليتان ليس بينهما ما يفصلهما.',
    next: 'ضع فاصلة `,` بين القيمتين. وإن أردت وصل نصين فضع بينهما `+`.',
  },
  {
    id: 'javascript/missing-comma-in-list',
    errors,
    message: follows,
    look: ({ code, codes, number }) => {
      const above = codes.slice(0, (number ?? 1) - 1).findLastIndex((line) => line.trim() !== '');
      const value = /^\s*(?:""|''|``|-?[\d.]+|true|false|null|\{.*\}|\[.*\])\s*,?\s*$/;
      return value.test(code) &&
        value.test(codes[above] ?? '') &&
        !/,\s*$/.test(codes[above] ?? '') &&
        headersAround(codes, number ?? 0)
          .at(-1)
          ?.endsWith('[')
        ? { line: above + 1 }
        : null;
    },
    title: 'فاصلة ناقصة بين عنصرين',
    text: 'لا ينتهي هذا السطر بفاصلة، وفي السطر الذي بعده عنصر آخر من القائمة.',
    next: 'أضف `,` في آخر هذا السطر.',
  },
  {
    id: 'javascript/missing-comma-in-list',
    errors,
    message: follows,
    look: ({ code }) => {
      const found = unseparated(code);
      return found && bracketAt(code, found.at + found.one.length) === '[' ? {} : null;
    },
    title: 'فاصلة ناقصة بين عنصرين',
    text: 'في القائمة عنصران متتاليان ليس بينهما فاصلة.',
    next: 'ضع `,` بين كل عنصرين.',
  },
  {
    id: 'javascript/missing-comma-in-object',
    errors,
    message: follows,
    look: ({ code }) => {
      const found = unseparated(code);
      return found && bracketAt(code, found.at + found.one.length) === '{' && /^.*:.*:/.test(code)
        ? {}
        : null;
    },
    title: 'فاصلة ناقصة بين خاصيتين',
    text: 'بين خصائص الكائن فواصل، وفي هذا السطر خاصيتان ليس بينهما فاصلة.',
    next: 'ضع `,` بعد قيمة الخاصية الأولى.',
  },
  {
    id: 'javascript/missing-operator',
    errors,
    message: follows,
    look: ({ code }) => {
      const value =
        /^\s*(?:(?:(?:let|const|var)\s+)?[\p{L}_$][\w$.]*\s*[-+*/]?=(?!=)|return\b)/u.exec(code);
      const found = value && unseparated(code.slice(value[0].length));
      return found ? {} : null;
    },
    title: 'علامة ناقصة بين قيمتين',
    text: 'في هذا السطر قيمتان متتاليتان ليس بينهما علامة، فلا تعرف جافاسكربت ماذا تصنع بهما.',
    next: 'لوصل نص بقيمة ضع `+` بينهما، وللحساب ضع علامة العملية، وإن كانا أمرين فضع بينهما `;`.',
  },
];
