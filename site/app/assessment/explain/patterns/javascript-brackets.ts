import type { Found, Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { beforeOpenQuote, findUnbalanced, type Unbalanced } from './brackets.ts';
import { inCode } from './look.ts';

/** Whether a line is the head of a block whose `{` is not on it. */
function isHeader(code: string): boolean {
  const text = code.trim().replace(/^\}\s*/, '');
  if (text.includes('{')) return false;
  if (text === 'else' || text.endsWith('=>')) return true;
  if (/^class\s+[\w$]+(?:\s+extends\s+[\w$]+)?$/.test(text)) return true;
  return (
    /^(?:async\s+function|function|else\s+if|if|for|while|switch)\b/.test(text) &&
    text.endsWith(')')
  );
}

/** What the engines say of a program whose brackets do not match; each says it of another place. */
export const bracketMessage =
  /^(?:Unexpected |unexpected token|missing |Missing |expected |Expected |Invalid (?:or unexpected token|shorthand|left-hand|destructuring)|Illegal (?:return|break|continue)|return not in function|Return statements|'return' outside|await is only|Function statements require|Malformed|Parse error|'.+' expected|Declaration or statement expected|Identifier expected|Expression expected|Property assignment expected|Argument expression expected|A '\w+' statement can only|Left side of assignment|.*but found)/;

const headerOf = ({ lines }: Seen, line: number) => (lines[line - 1] ?? '').trim();

/** For a `return` outside of all functions: the brace before it that closed the last of them. */
function closedBefore({ codes, number, code, message }: Seen) {
  if (!/return/i.test(message) || number === null || !/^\s/.test(code)) return null;
  const open: number[] = [];
  let last: {
    extra: { bracket: string; line: number };
    open: { bracket: string; line: number };
  } | null = null;
  for (const [index, text] of codes.slice(0, number - 1).entries()) {
    for (const [bracket] of text.matchAll(/[{}]/g)) {
      if (bracket === '{') open.push(index + 1);
      else {
        const line = open.pop();
        if (line && open.length === 0) {
          last = { extra: { bracket: '}', line: index + 1 }, open: { bracket: '{', line } };
        }
      }
    }
  }
  return open.length === 0 ? last : null;
}

function withBrackets(fits: (wrong: Unbalanced, seen: Seen) => Found | null) {
  return (seen: Seen): Found | null => {
    if (/ JSON\b|regular expression|^Failed to/.test(seen.message)) return null;
    const wrong = findUnbalanced(seen.codes);
    return wrong && fits(wrong, seen);
  };
}

/** Brackets of scripts without a partner. */
export const bracketsOf = (id: string, errors: readonly string[]): Pattern[] => [
  {
    id: `${id}/reversed-brackets`,
    errors,
    message: bracketMessage,
    look: withBrackets((wrong, { codes }) => {
      if (wrong.kind !== 'extra' || wrong.extra.bracket !== ')') return null;
      const code = codes[wrong.extra.line - 1] ?? '';
      return /[\p{L}\w]\s*\)[^()]+\(\s*;?\s*$/u.test(code) ? { line: wrong.extra.line } : null;
    }),
    title: 'القوسان معكوسان',
    text: 'جاء في هذا السطر `)` قبل `(`. يحدث هذا حين يُكتب القوسان واتجاه الكتابة من اليمين.',
    next: 'اكتب القوس الذي يفتح `(` أولًا، ثم ما بينهما، ثم `)`.',
  },
  {
    id: `${id}/unclosed-condition`,
    errors,
    message: bracketMessage,
    look: withBrackets((wrong, seen) => {
      if (wrong.kind !== 'unclosed' || wrong.open.bracket !== '(') return null;
      const { line } = wrong.open;
      const code = seen.codes[line - 1] ?? '';
      const word =
        /\b(if|while|for|switch|function|catch)\b[^(]*\(.*\{\s*$/.exec(code)?.[1] ??
        /^\s*\}?\s*(?:else\s+)?(if|while|switch|catch)\s*\([^(){}]*\{/.exec(code)?.[1];
      const before = /\)\s*\{\s*$/.test(code) ? '`)` آخر' : '`)`';
      const isCall = /=>\s*\{\s*$|\bfunction\s*[\w$]*\s*\([^()]*\)\s*\{\s*$/.test(code);
      return word && !isCall
        ? {
            values: { word, header: headerOf(seen, line) },
            next: `أضف ${before} قبل القوس \`{\`.`,
            line,
          }
        : null;
    }),
    title: 'القوس `)` ناقص',
    text: 'القوس `(` بعد `{word}` في السطر `{header}` لم يُغلق قبل أن تبدأ الأسطر بالقوس `{`.',
    next: 'أضف `)` قبل القوس `{`.',
  },
  {
    id: `${id}/missing-bracket`,
    errors,
    message: bracketMessage,
    look: withBrackets((wrong, seen) => {
      if (wrong.kind !== 'unclosed' || wrong.open.bracket === '{' || wrong.innerEnd) return null;
      const { bracket, line } = wrong.open;
      const values = {
        bracket,
        closing: bracket === '(' ? ')' : ']',
        header: headerOf(seen, line),
      };
      return { values, line };
    }),
    title: 'القوس `{bracket}` لم يُغلق',
    text: 'فُتح القوس `{bracket}` في السطر `{header}` ولم يأت `{closing}` الذي يغلقه حيث يجب.',
    next: 'عُدّ الأقواس في هذا السطر: لكل قوس يُفتح قوس يغلقه. ثم أضف `{closing}` حيث تنتهي القيم.',
  },
  {
    id: `${id}/unclosed-call`,
    errors,
    message: bracketMessage,
    look: withBrackets((wrong, seen) => {
      if (wrong.kind !== 'unclosed' || wrong.open.bracket === '{' || !wrong.innerEnd) return null;
      const { bracket, line } = wrong.open;
      const closing = bracket === '(' ? ')' : ']';
      const end = String(wrong.innerEnd);
      return { values: { bracket, closing, end, header: headerOf(seen, line) }, line };
    }),
    title: 'القوس `{bracket}` لم يُغلق',
    text: 'فُتح القوس `{bracket}` في السطر `{header}`، وأُغلقت الأسطر التي في داخله عند السطر {end}، ولم يأت بعدها `{closing}`.',
    next: 'أضف `{closing}` بعد القوس `}` في السطر {end}، فيصير `}{closing}`.',
  },
  {
    id: `${id}/unclosed-block`,
    errors,
    message: bracketMessage,
    look: withBrackets((wrong, seen) => {
      if (wrong.kind !== 'unclosed' || wrong.open.bracket !== '{' || !wrong.isSure) return null;
      const { line } = wrong.open;
      const { before } = wrong;
      const where = before ? `قبل السطر ${before}` : 'حيث تنتهي أسطره';
      return { values: { where, header: headerOf(seen, line) }, line };
    }),
    title: 'القوس `}` ناقص',
    text: 'فُتح القوس `{` في السطر `{header}` ولم يُغلق، فعدّت جافاسكربت ما بعده كله داخلًا فيه.',
    next: 'أضف `}` {where}.',
  },
  {
    id: `${id}/some-unclosed-block`,
    errors,
    message: bracketMessage,
    look: withBrackets((wrong, seen) => {
      if (wrong.kind !== 'unclosed' || wrong.open.bracket !== '{') return null;
      return { values: { header: headerOf(seen, wrong.open.line) }, line: wrong.open.line };
    }),
    title: 'القوس `}` ناقص',
    text: 'وصلت جافاسكربت إلى نهاية البرنامج وما زال القوس `{` مفتوحًا، وآخر ما فُتح منها في السطر `{header}`.',
    next: 'أغلقه حيث تنتهي أسطره. وإن بدا مغلقًا فالقوس الناقص لمجموعة داخله. رتّب المسافات في بداية الأسطر ليظهر مكانه.',
  },
  {
    id: `${id}/closed-too-early`,
    errors,
    message: bracketMessage,
    look: withBrackets((wrong, seen) => {
      const early = wrong.kind === 'extra' ? (wrong.open ? wrong : closedBefore(seen)) : null;
      if (!early?.open) return null;
      const { line } = early.extra;
      return { values: { header: headerOf(seen, early.open.line), line: String(line) }, line };
    }),
    title: 'قوس `}` زائد',
    text: 'القوس `}` في السطر {line} يُنهي ما بدأ في `{header}` قبل أوانه، فيبقى بعده قوس لا يغلق شيئًا.',
    next: 'احذف القوس الذي في السطر {line}، أو أعد قوس الفتح `{` الذي كان يقابله.',
  },
  {
    id: `${id}/missing-opening`,
    errors,
    message: bracketMessage,
    look: withBrackets((wrong, { codes, lines }) => {
      if (wrong.kind !== 'extra' || wrong.extra.bracket !== '}') return null;
      const depth = (code = '') => code.search(/\S/);
      const end = depth(codes[wrong.extra.line - 1]);
      const index = codes.slice(0, wrong.extra.line - 1).findLastIndex((code, at) => {
        const below = codes.slice(at + 1).find((line) => line.trim() !== '') ?? '';
        return isHeader(code) && depth(code) === end && !/^\s*\{/.test(below);
      });
      return index < 0
        ? null
        : { values: { header: (lines[index] ?? '').trim() }, line: index + 1 };
    }),
    title: 'القوس `{` ناقص',
    text: 'لا ينتهي السطر `{header}` بالقوس `{` الذي تبدأ به أسطره، فبقي القوس `}` بعدها بلا صاحب.',
    next: 'اكتب `{` في آخر هذا السطر.',
  },
  {
    id: `${id}/extra-closing`,
    errors,
    message: bracketMessage,
    look: withBrackets((wrong) => {
      if (wrong.kind !== 'extra') return null;
      return { values: { bracket: wrong.extra.bracket }, line: wrong.extra.line };
    }),
    title: 'القوس `{bracket}` زائد',
    text: 'القوس `{bracket}` في هذا السطر لا يغلق شيئًا: لم يُفتح قبله قوس يقابله، أو أُغلق من قبل.',
    next: 'احذفه إن كان زائدًا، أو ابحث قبله عن القوس الذي نُسي فتحه.',
  },
  {
    id: `${id}/crossed-brackets`,
    errors,
    message: bracketMessage,
    look: withBrackets((wrong) => {
      if (wrong.kind !== 'crossed') return null;
      const { open, extra } = wrong;
      return { values: { opening: open.bracket, closing: extra.bracket }, line: extra.line };
    }),
    title: 'قوسان من نوعين مختلفين',
    text: 'فُتح في هذا السطر القوس `{opening}`، لكن الذي جاء ليغلقه هو `{closing}`.',
    next: 'اجعل قوس الإغلاق من نوع قوس الفتح.',
  },
];

const errors = ['SyntaxError'];

/** Tried before all other looks at a line: with a bracket too few the line of the message is seldom the wrong one. */
export const javascriptBrackets: Pattern[] = [
  {
    id: 'javascript/html-in-code',
    errors,
    message: /^(?:Unexpected token '<'|expected expression, got '<')/,
    look: inCode(/(?:^|[=(]|return)\s*<\/?[a-zA-Z!]/),
    title: 'HTML داخل جافاسكربت',
    text: 'في هذا السطر وسم HTML، وجافاسكربت وحدها لا تقرؤه.',
    next: 'ضع الوسوم في ملف HTML، أو اجعلها نصًا بين علامتي تنصيص.',
  },
  {
    id: 'javascript/template-without-backticks',
    errors,
    message: bracketMessage,
    look: (seen) => (/(?:^|[^$\w])\$\{/.test(beforeOpenQuote(seen)) ? {} : null),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sentence shows the sign.
    title: '`${…}` خارج نص بين علامتين مائلتين',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sentence shows the sign.
    text: 'الكتابة `${…}` تعمل داخل نص بين علامتين مائلتين (على زر حرف الذال) فقط، وهي هنا خارجه.',
    next: 'اجعل النص كله بين علامتين مائلتين، أو اكتب الاسم وحده وقبله `+`.',
  },
  ...bracketsOf('javascript', errors),
];
