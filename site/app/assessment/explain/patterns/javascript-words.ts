import type { Pattern } from '../pattern.ts';
import { nearest } from '../words.ts';
import { javascriptKeywords, startingKeywords } from './javascript-vocabulary.ts';
import { inCode } from './look.ts';

const errors = ['SyntaxError'];
const unexpected =
  /^(?:Unexpected |unexpected token|expected |missing |Invalid or unexpected token|identifier starts)/;

const pythonWords: Record<string, string> = {
  def: 'function',
  and: '&&',
  or: '||',
  not: '!',
  elif: 'else if',
};

/** Declarations, assignments, and words in the wrong place. */
export const javascriptWords: Pattern[] = [
  {
    id: 'javascript/elseif',
    errors,
    message: unexpected,
    look: inCode(/(?:^|\})\s*(?<word>elseif|elsif|elseIf)\b/),
    title: 'تُكتب `else if` كلمتين',
    text: 'كتبت `{word}`، وجافاسكربت تكتبها كلمتين بينهما مسافة.',
    next: 'اكتب `else if` مكانها.',
  },
  {
    id: 'javascript/comma-in-for',
    errors,
    message: /[\s\S]*/,
    look: inCode(
      /\bfor\s*\(\s*(?:(?:let|var|const)\s+)?[\p{L}_$][\p{L}\p{N}_$]*\s*=[^;()<>,]*,[^;()<>]*[<>][^;]*\)/u,
    ),
    title: 'الفاصلة المنقوطة تفصل أجزاء `for`',
    text: 'أجزاء حلقة `for` الثلاثة تفصل بينها `;`، وكُتبت بينها فواصل عادية.',
    next: 'اكتبها هكذا: `for (let i = 0; i < 3; i++)`.',
  },
  {
    id: 'javascript/python-word',
    errors,
    message: unexpected,
    look: ({ code }) => {
      const word = /(?:^|\})\s*(def|elif)\s+\S|\s(and|or)\s|[(\s](not)\s+[\p{L}_(]/u.exec(code);
      const found = word?.slice(1).find(Boolean);
      return found ? { values: { word: found, meant: pythonWords[found] ?? '' } } : null;
    },
    title: 'كلمة من لغة بايثون',
    text: 'كتبت `{word}`، وتكتبها جافاسكربت هكذا: `{meant}`.',
    next: 'ضع `{meant}` مكان `{word}`.',
  },
  {
    id: 'javascript/typed-declaration',
    errors,
    message: unexpected,
    look: inCode(
      /^\s*(?<word>int|string|String|float|double|bool|boolean|char|auto)\s+(?<name>[\p{L}_$][\p{L}\p{N}_$]*)/u,
    ),
    title: 'المتغير يُعرَّف بـ`let` أو `const`',
    text: 'كتبت نوع القيمة `{word}` قبل اسم المتغير، وجافاسكربت لا تُكتب فيها الأنواع.',
    next: 'اكتب `let {name}`، أو `const {name}` إن كانت القيمة لا تتغير.',
  },
  {
    id: 'javascript/misspelt-keyword',
    errors,
    message: unexpected,
    look: ({ code }) => {
      const word =
        /^\s*\}?\s*([\p{L}_$][\p{L}\p{N}_$]*)(?=\s+[\p{L}\p{N}_$"'({[])/u.exec(code)?.[1] ?? '';
      const meant = javascriptKeywords.has(word) ? null : nearest(word, startingKeywords);
      return meant ? { values: { word, meant } } : null;
    },
    title: 'هل تقصد `{meant}`؟',
    text: 'لم تفهم جافاسكربت هذا السطر، وهو يبدأ بـ`{word}`، وهي قريبة من الكلمة `{meant}`.',
    next: 'صحّح كتابة الكلمة في أول السطر.',
  },
  {
    id: 'javascript/hyphen-in-name',
    errors,
    message: /^(?:Unexpected token '-'|missing = in const|unexpected token: '-')/,
    look: inCode(
      /\b(?:let|const|var)\s+(?<name>[\p{L}_$][\p{L}\p{N}_$]*(?:-[\p{L}_$][\p{L}\p{N}_$]*)+)/u,
    ),
    title: 'شرطة في اسم المتغير',
    text: 'قرأت جافاسكربت الشرطة في `{name}` على أنها طرح، فلا تصلح في اسم.',
    next: 'اجعله كلمة واحدة واكتب أول حرف من الكلمة الثانية كبيرًا، مثل `myName`.',
  },
  {
    id: 'javascript/space-in-name',
    errors,
    message: unexpected,
    look: inCode(
      /\b(?<word>let|const|var)\s+(?<first>[\p{L}_$][\p{L}\p{N}_$]*) (?<second>(?!of\b|in\b)[\p{L}_$][\p{L}\p{N}_$]*)/u,
    ),
    title: 'مسافة في اسم المتغير',
    text: 'بعد `{word}` اسمان بينهما مسافة: `{first} {second}`، والاسم كلمة واحدة.',
    next: 'اجعلهما كلمة واحدة، مثل `myName`. وإن كنت تعرّف متغيرين فضع بينهما فاصلة.',
  },
  {
    id: 'javascript/keyword-as-name',
    errors,
    message:
      /^(?:Unexpected (?:token|keyword|reserved word|strict mode reserved word)|missing variable name|unexpected token|Cannot use the keyword)/,
    look: inCode(
      /\b(?:let|const|var|function)\s+(?<name>class|new|delete|return|default|function|for|if|else|in|this|switch|case|import|export|try|catch|throw|typeof|void|while|with|super|enum|break|continue|do|null|true|false)\b/,
    ),
    title: '`{name}` كلمة محجوزة',
    text: '`{name}` من كلمات جافاسكربت نفسها، فلا تصلح اسمًا.',
    next: 'اختر اسمًا آخر.',
  },
  {
    id: 'javascript/name-with-digit',
    errors,
    message:
      /^(?:Invalid or unexpected token|identifier starts immediately after numeric|No identifiers allowed directly after numeric|Identifier directly after number)/,
    look: inCode(/(?:^|[^\w.$])(?<name>\d+[\p{L}_$][\p{L}\p{N}_$]*)/u),
    title: 'الاسم لا يبدأ برقم',
    text: 'قرأت جافاسكربت بداية `{name}` على أنها عدد، ثم جاء بعدها ما لا يكون في عدد.',
    next: 'اجعل الرقم في آخر الاسم، أو افصل العدد عما بعده.',
  },
  {
    id: 'javascript/declared-twice',
    errors,
    message:
      /^(?:Identifier '(?<a>[^']+)' has already been declared|redeclaration of (?:\S+ )?(?<b>\S+)|Cannot declare an? \S+ (?:variable )?(?:twice|that shadows[^:]*): '(?<c>[^']+)')/,
    look: ({ groups: { a, b, c } }) => ({ values: { name: a ?? b ?? c ?? '' } }),
    title: '`{name}` معرّف من قبل',
    text: 'عرّفت الاسم `{name}` مرتين في المكان نفسه، ولا يُعرَّف الاسم بـ`let` أو `const` إلا مرة.',
    next: 'لتغيير قيمته احذف `let` من هذا السطر. وإن كان شيئًا آخر فاختر له اسمًا آخر.',
  },
  {
    id: 'javascript/const-without-value',
    errors,
    message:
      /^(?:Missing initializer in const declaration|missing = in const declaration|.*const declared variable '[^']+' must have an initializer)/,
    title: '`const` بلا قيمة',
    text: 'ما يُعرَّف بـ`const` لا تتغير قيمته بعد ذلك، فلا بد أن يأخذها في السطر نفسه.',
    next: 'أعطه قيمة بعد `=`، أو عرّفه بـ`let`.',
  },
  {
    id: 'javascript/assignment-in-calculation',
    errors,
    message:
      /^(?:Invalid left-hand side in assignment|invalid assignment left-hand side|Left side of assignment is not a reference|Assigning to rvalue)/,
    look: inCode(/[\w)\]]\s*(?:[-+*/%]|[<>]|&&|\|\|)\s*[\w(][^=]*[^=!<>]=(?![=>])/),
    title: 'عملية على يسار `=`',
    text: 'العلامة `=` تضع قيمة في متغير، وعلى يسارها هنا عملية لا اسم متغير.',
    next: 'للمقارنة اكتب `===`. وللحفظ اكتب اسم المتغير وحده على اليسار.',
  },
  {
    id: 'javascript/assignment-target',
    errors,
    message:
      /^(?:Invalid left-hand side in assignment|invalid assignment left-hand side|Left side of assignment is not a reference|Assigning to rvalue)/,
    title: 'على يسار `=` ما لا تُحفظ فيه قيمة',
    text: 'العلامة `=` تضع ما على يمينها في المتغير الذي على يسارها، وليس على اليسار هنا اسم متغير.',
    next: 'اعكس الطرفين إن كانا معكوسين. وللمقارنة اكتب `===`.',
  },
  {
    id: 'javascript/return-outside',
    errors,
    message:
      /^(?:Illegal return statement|return not in function|Return statements are only valid inside functions|'return' outside of function)/,
    title: '`return` خارج دالة',
    text: 'تُستعمل `return` داخل دالة فقط، وهذا السطر ليس داخل واحدة.',
    next: 'راجع الأقواس المعقوفة: هل أُغلقت الدالة قبل هذا السطر؟ ولعرض النتيجة استعمل `console.log`.',
  },
  {
    id: 'javascript/break-outside',
    errors,
    message:
      /^(?:Illegal break statement|unlabeled break must be inside|'break' is only valid inside|Unsyntactic break)/,
    title: '`break` خارج حلقة',
    text: 'تعمل `break` داخل حلقة أو `switch` فقط.',
    next: 'راجع الأقواس المعقوفة: هل أُغلقت الحلقة قبل هذا السطر؟ وللخروج من دالة استعمل `return`.',
  },
  {
    id: 'javascript/continue-outside',
    errors,
    message:
      /^(?:Illegal continue statement|continue must be inside loop|'continue' is only valid inside|Unsyntactic continue)/,
    title: '`continue` خارج حلقة',
    text: 'تنتقل `continue` إلى الدورة التالية من حلقة، وهذا السطر ليس داخل واحدة.',
    next: 'راجع الأقواس المعقوفة: هل أُغلقت الحلقة قبل هذا السطر؟',
  },
  {
    id: 'javascript/await-outside',
    errors,
    message:
      /^(?:await is only valid in async functions|Unexpected reserved word|Unexpected identifier$|await is a reserved|Cannot use keyword 'await')/,
    look: inCode(/\bawait\b/),
    title: '`await` خارج دالة `async`',
    text: 'لا تعمل `await` إلا داخل دالة كُتب قبلها `async`.',
    next: 'اكتب `async` قبل `function`، أو قبل القوسين في الدالة السهمية.',
  },
  {
    id: 'javascript/import-in-script',
    errors,
    message:
      /^(?:Cannot use import statement outside a module|import declarations may only appear|Unexpected token 'export'|export declarations may only appear|Unexpected keyword 'export')/,
    title: 'الاستيراد والتصدير في وسم من نوع `module`',
    text: 'يعمل `import` و`export` في الصفحة داخل `<script type="module">` فقط، ويُستورد هنا من ملفات البرنامج وحدها لا من الشبكة.',
    next: 'اكتب `<script type="module">`، واستورد من ملف من ملفاتك: `"./file.js"`. وما على الشبكة لا يصل هنا.',
  },
  {
    id: 'javascript/try-alone',
    errors,
    message: /^missing catch or finally after try/i,
    title: '`try` بلا `catch`',
    text: 'بعد أسطر `try` لا بد من `catch` تقول ماذا يحدث عند الخطأ.',
    next: 'أضف بعد القوس: `catch (error) { … }`.',
  },
  {
    id: 'javascript/function-without-name',
    errors,
    message: /^(?:Function statements require a function name|function statement requires a name)/,
    title: 'دالة بلا اسم',
    text: 'حين تبدأ الدالة في أول السطر لا بد لها من اسم بعد `function`.',
    next: 'اكتب اسمًا قبل القوسين، أو احفظها في متغير.',
  },
  {
    id: 'javascript/reversed-comparison',
    errors,
    message: unexpected,
    look: inCode(/=</),
    title: 'ترتيب علامة المقارنة معكوس',
    text: 'كتبت `=<`، وعلامة المساواة تأتي بعد علامة الأصغر.',
    next: 'اكتب `<=` لأصغر من أو يساوي، و`>=` لأكبر من أو يساوي.',
  },
  {
    id: 'javascript/bad-expression',
    errors,
    message:
      /^(?:Invalid regular expression|unterminated regular expression|nothing to repeat|unterminated (?:character class|parenthetical)|Invalid regular expression flag)/i,
    title: 'تعبير نمطي غير صحيح',
    text: 'ما بين الشرطتين `/…/` تعبير نمطي، وفي كتابته شيء ناقص أو زائد.',
    next: 'راجع الأقواس فيه والشرطة التي تغلقه. وإن كنت تقصد القسمة فراجع ما قبل `/`.',
  },
];
