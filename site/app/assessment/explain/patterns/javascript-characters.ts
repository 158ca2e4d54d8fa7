import type { Found, Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { beforeOpenQuote, openQuote } from './brackets.ts';
import { inLine } from './look.ts';

const errors = ['SyntaxError'];
/** Chrome, Firefox and Safari; the engines differ in what they see first. */
const unexpected =
  /^(?:Invalid or unexpected token|illegal character|Invalid character|missing |Unexpected |unexpected token|expected |Unterminated|"" string literal|'' string literal|Parse error|[^:]+: )/;

function inPlainCode(expression: RegExp): (seen: Seen) => Found | null {
  return (seen) => {
    const match = expression.exec(beforeOpenQuote(seen));
    return match && { values: { ...match.groups } };
  };
}

/** Characters that an Arabic keyboard or a copied text brings into a JavaScript program, and strings that stay open. */
export const javascriptCharacters: Pattern[] = [
  {
    id: 'javascript/arabic-comma',
    errors,
    message: unexpected,
    look: inPlainCode(/،/),
    title: 'فاصلة عربية في الكود',
    text: 'في هذا السطر فاصلة عربية «،» خارج النصوص، وجافاسكربت تفصل بين القيم بالفاصلة الإنجليزية `,` وحدها.',
    next: 'حوّل لوحة المفاتيح إلى الإنجليزية، واكتب `,` مكان كل فاصلة عربية في هذا السطر.',
  },
  {
    id: 'javascript/arabic-semicolon',
    errors,
    message: unexpected,
    look: inPlainCode(/؛/),
    title: 'فاصلة منقوطة عربية في الكود',
    text: 'في هذا السطر فاصلة منقوطة عربية «؛»، وجافاسكربت لا تعرف إلا الإنجليزية `;`.',
    next: 'حوّل لوحة المفاتيح إلى الإنجليزية، واكتب `;` مكانها.',
  },
  {
    id: 'javascript/typographic-quote',
    errors,
    message: unexpected,
    look: inPlainCode(/(?<quote>[“”„‟‘’‚«»‹›])/),
    title: 'علامة تنصيص لا تعرفها جافاسكربت',
    text: 'في هذا السطر العلامة {quote}، وهي تُستعمل في كتابة المقالات. أما النص في الكود فيكون بين علامتين مستقيمتين: `"` أو `\'`.',
    next: 'امسح العلامتين حول النص واكتبهما من لوحة المفاتيح الإنجليزية. يحدث هذا كثيرًا عند نسخ الكود من مستند أو محادثة.',
  },
  {
    id: 'javascript/arabic-digit',
    errors,
    message: unexpected,
    look: inPlainCode(/(?<![\p{L}\p{N}_$])(?<digits>[٠-٩۰-۹]+)/u),
    title: 'أرقام عربية في الكود',
    text: 'كتبت العدد `{digits}` بالأرقام العربية المشرقية، وجافاسكربت تقرأ الأعداد بالأرقام `0123456789`.',
    next: 'اكتب العدد من جديد ولوحة المفاتيح على الإنجليزية. داخل النصوص تستطيع أن تستعمل ما تشاء من الأرقام.',
  },
  {
    id: 'javascript/other-character',
    errors,
    message: unexpected,
    look: inPlainCode(/(?<sign>[×÷−–—≠≤≥؟])/),
    title: 'علامة لا تعرفها جافاسكربت',
    text: 'العلامة {sign} مفهومة على الورق، لكن الكود يُكتب بعلامات لوحة المفاتيح الإنجليزية.',
    next: 'للضرب `*`، وللقسمة `/`، وللطرح `-`، وللمقارنة `!==` و`<=` و`>=`، وعلامة الاستفهام `?`.',
  },
  {
    id: 'javascript/hidden-character',
    errors,
    message: unexpected,
    look: inPlainCode(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/),
    title: 'حرف لا يُرى في هذا السطر',
    text: 'في السطر حرف لا يظهر على الشاشة، وجافاسكربت لا تقبله. يأتي مثله غالبًا مع الكود المنسوخ من موقع أو محادثة.',
    next: 'امسح السطر كله واكتبه بيدك من جديد.',
  },
  {
    id: 'javascript/hash-comment',
    errors,
    message: unexpected,
    look: inLine(/^\s*#(?!\w+\s*[=;(])/),
    title: 'التعليق في جافاسكربت يبدأ بـ`//`',
    text: 'العلامة `#` تبدأ تعليقًا في لغات أخرى لا في جافاسكربت.',
    next: 'ابدأ سطر التعليق بـ`//`.',
  },
  {
    id: 'javascript/quote-inside-string',
    errors,
    message: unexpected,
    look: inLine(/^[^"`]*'\w+'\w+[^'"`]*'/),
    title: 'علامة تنصيص قطعت النص',
    text: "النص مكتوب بين علامتي `'`، وفي داخله العلامة نفسها، فظنت جافاسكربت أنه انتهى عندها.",
    next: 'ضع النص كله بين علامتي `"`، أو اكتب قبل العلامة التي في الداخل شرطة: `\\\'`.',
  },
  {
    id: 'javascript/quote-inside-text',
    errors,
    message: unexpected,
    look: inLine(/"[^"<]*<[^"]*="[^"]|[(=+,]\s?"[^"]*"\p{L}[^"(),+]*"/u),
    title: 'علامة تنصيص قطعت النص',
    text: 'النص بين علامتي `"`، وفي داخله العلامة نفسها، فظنت جافاسكربت أنه انتهى عندها.',
    next: 'ضع النص كله بين علامتين مائلتين أو بين علامتي `\'`، أو اكتب قبل العلامة التي في الداخل شرطة: `\\"`.',
  },
  {
    id: 'javascript/open-template',
    errors,
    message:
      /^(?:Unterminated template|Missing \} in template|missing \} in template|Unexpected end of input|Invalid or unexpected token|missing \)|.*literal not terminated|Unexpected EOF|Unexpected end of script)/,
    look: ({ codes }) => {
      const line = codes.findIndex((code) => openQuote(code)?.startsWith('`'));
      return line < 0 ? null : { line: line + 1 };
    },
    title: 'نص لم يُغلق',
    text: 'بدأ في هذا السطر نص بالعلامة المائلة (على زر حرف الذال)، ولم تأت العلامة التي تغلقه حتى نهاية البرنامج.',
    next: 'أضف العلامة نفسها في نهاية النص.',
  },
  {
    id: 'javascript/open-string',
    errors,
    message: unexpected,
    look: ({ code }) => (/^["']/.test(openQuote(code) ?? '') ? {} : null),
    title: 'نص لم يُغلق',
    text: 'بدأ في هذا السطر نص بعلامة تنصيص، وانتهى السطر قبل أن تأتي العلامة التي تغلقه.',
    next: 'أضف علامة التنصيص في نهاية النص، ومن نوع العلامة التي بدأ بها.',
  },
];
