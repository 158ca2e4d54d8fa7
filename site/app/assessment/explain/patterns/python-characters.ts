import type { Pattern } from '../pattern.ts';
import { inLine } from './look.ts';

const errors = ['SyntaxError'];

/** Characters that an Arabic keyboard or a copied text brings into a Python program. */
export const pythonCharacters: Pattern[] = [
  {
    id: 'python/arabic-comma',
    errors,
    message: /^invalid character '،'/,
    title: 'فاصلة عربية في الكود',
    text: 'في هذا السطر فاصلة عربية «،» خارج النصوص، وبايثون تفصل بين القيم بالفاصلة الإنجليزية `,` وحدها.',
    next: 'حوّل لوحة المفاتيح إلى الإنجليزية، واكتب `,` مكان كل فاصلة عربية في هذا السطر.',
  },
  {
    id: 'python/arabic-semicolon',
    errors,
    message: /^invalid character '؛'/,
    title: 'فاصلة منقوطة عربية في الكود',
    text: 'في هذا السطر فاصلة منقوطة عربية «؛»، وهي ليست من علامات بايثون.',
    next: 'احذفها، واكتب كل أمر في سطر مستقل.',
  },
  {
    id: 'python/arabic-question',
    errors,
    message: /^invalid character '؟'/,
    title: 'علامة استفهام في الكود',
    text: 'في هذا السطر علامة استفهام عربية «؟» خارج النصوص، ولا معنى لها في بايثون.',
    next: 'احذفها. الشرط بعد `if` ينتهي بالنقطتين `:` لا بعلامة استفهام.',
  },
  {
    id: 'python/typographic-quote',
    errors,
    message: /^invalid character '(?<quote>[“”„‟‘’‚«»‹›])'/,
    title: 'علامة تنصيص لا تعرفها بايثون',
    text: 'في هذا السطر العلامة {quote}، وهي تُستعمل في كتابة المقالات. أما النص في بايثون فيكون بين علامتين مستقيمتين: `"` أو `\'`.',
    next: 'امسح العلامتين حول النص واكتبهما من لوحة المفاتيح الإنجليزية. يحدث هذا كثيرًا عند نسخ الكود من مستند أو محادثة.',
  },
  {
    id: 'python/arabic-digit',
    errors,
    message: /^invalid (?:character '[٠-٩۰-۹]'|decimal literal)/,
    look: inLine(/(?<digits>[٠-٩۰-۹]+)/),
    title: 'أرقام عربية في الكود',
    text: 'كتبت العدد `{digits}` بالأرقام العربية المشرقية، وبايثون تقرأ الأعداد بالأرقام `0123456789`.',
    next: 'اكتب العدد من جديد ولوحة المفاتيح على الإنجليزية. داخل النصوص تستطيع أن تستعمل ما تشاء من الأرقام.',
  },
  {
    id: 'python/hidden-character',
    errors,
    message: /^invalid non-printable character U\+(?<point>[0-9A-F]+)/,
    title: 'حرف لا يُرى في هذا السطر',
    text: 'في السطر حرف لا يظهر على الشاشة (رمزه `U+{point}`)، وبايثون لا تقبله. يأتي مثله غالبًا مع الكود المنسوخ من موقع أو محادثة.',
    next: 'امسح السطر كله واكتبه بيدك من جديد.',
  },
  {
    id: 'python/other-character',
    errors,
    message: /^invalid character '(?<sign>[×÷−–—≠≤≥])'/,
    title: 'علامة حسابية لا تعرفها بايثون',
    text: 'العلامة {sign} مفهومة على الورق، لكن بايثون تكتب العمليات بعلامات لوحة المفاتيح.',
    next: 'للضرب `*`، وللقسمة `/`، وللطرح `-`، وللمقارنة `!=` و`<=` و`>=`.',
  },
  {
    id: 'python/unknown-character',
    errors,
    message: /^invalid character '(?<sign>[^'])' \(U\+(?<point>[0-9A-F]+)\)/,
    title: 'حرف ليس من حروف الكود',
    text: 'في هذا السطر الحرف {sign} خارج النصوص، وبايثون لا تقبله هناك.',
    next: 'احذفه، أو ضعه داخل نص بين علامتي تنصيص إن كان جزءًا من كلام تريد عرضه.',
  },
];
