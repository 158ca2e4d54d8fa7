import type { Pattern } from '../pattern.ts';
import { headersAround } from './brackets.ts';
import { inCode } from './look.ts';

const errors = ['SyntaxError'];
const unexpected =
  /^(?:Unexpected |unexpected token|expected |missing |Missing |Malformed|Invalid |illegal character|identifier starts|No identifiers)/;
const name = '[\\p{L}_$][\\p{L}\\p{N}_$]*';
const expression = (source: string) => new RegExp(source, 'u');

/** Forms of other languages, and forms in which one sign is another: each is seen in the line alone. */
export const javascriptForms: Pattern[] = [
  {
    id: 'javascript/colon-for-equals',
    errors,
    message: unexpected,
    look: inCode(
      expression(
        `^\\s*(?<word>let|const|var)\\s+(?<name>${name})\\s*:\\s*(?:""|''|\`\`|-?\\d|\\[|\\{|true\\b|false\\b|null\\b)`,
      ),
    ),
    title: '`=` لا `:` بعد اسم المتغير',
    text: 'بعد اسم المتغير `{name}` نقطتان، وقيمة المتغير تأتي بعد `=`. والنقطتان لخصائص الكائن بين `{` و`}`.',
    next: 'اكتب `{word} {name} = …`.',
  },
  {
    id: 'javascript/sign-for-equals',
    errors,
    message: unexpected,
    look: inCode(
      expression(`^\\s*(?<word>let|const|var)\\s+(?<name>${name})\\s*(?<sign>===?|:=|=>|<-)(?!=)`),
    ),
    title: '`=` وحدها تعطي المتغير قيمته',
    text: 'بعد اسم المتغير `{name}` جاءت `{sign}`، وقيمته الأولى تأتي بعد `=` واحدة.',
    next: 'اكتب `{word} {name} = …`.',
  },
  {
    id: 'javascript/reversed-comparison',
    errors,
    message:
      /^(?:Invalid left-hand side in assignment|invalid assignment left-hand side|Left side of assignment|Assigning to rvalue)/,
    look: inCode(/\b(?:if|while)\b.*=</),
    title: 'ترتيب علامة المقارنة معكوس',
    text: 'كتبت `=<`، وعلامة المساواة تأتي بعد علامة الأصغر.',
    next: 'اكتب `<=` لأصغر من أو يساوي، و`>=` لأكبر من أو يساوي.',
  },
  {
    id: 'javascript/dot-in-name',
    errors,
    message: unexpected,
    look: inCode(expression(`^\\s*(?<word>let|const|var)\\s+(?<name>${name}\\.${name})\\s*=`)),
    title: 'لا `{word}` قبل خاصية',
    text: 'الاسم `{name}` خاصية في كائن، و`{word}` لتعريف متغير جديد اسمه كلمة واحدة.',
    next: 'احذف `{word}`: `{name} = …`.',
  },
  {
    id: 'javascript/declaration-without-braces',
    errors,
    message:
      /^(?:Lexical declaration cannot appear in a single-statement context|lexical declarations can't appear in single-statement|Lexical declaration)/,
    title: 'تعريف متغير بلا قوسين معقوفين',
    text: 'بعد `if` أو حلقة بلا `{` جاء تعريف متغير وحده، ولا يُعرَّف متغير هناك.',
    next: 'ضع الأسطر التابعة بين `{` و`}`.',
  },
  {
    id: 'javascript/name-missing',
    errors,
    message: unexpected,
    look: inCode(/^\s*(?<word>let|const|var)\s*=(?![=>])/),
    title: 'اسم المتغير ناقص',
    text: 'بعد `{word}` يأتي اسم المتغير ثم `=`، ولا اسم هنا.',
    next: 'اكتب `{word} name = …`.',
  },
  {
    id: 'javascript/print-word',
    errors,
    message: unexpected,
    look: inCode(/^\s*(?<word>print|echo|puts|printf|cout)\s*(?:""|''|``|<<|[\p{L}\d])/u),
    title: 'العرض في جافاسكربت بـ`console.log`',
    text: 'كتبت `{word}`، وهي من لغة أخرى، وما تعرضه جافاسكربت يُكتب بين قوسي `console.log`.',
    next: 'اكتب `console.log(…)`.',
  },
  {
    id: 'javascript/inline-if',
    errors,
    message: unexpected,
    look: inCode(/=[^;{}=]*\sif\s[^;{}]*\selse\s/),
    title: 'الشرط المختصر يُكتب بـ`?` و`:`',
    text: 'كُتب الشرط المختصر على طريقة بايثون: القيمة ثم `if`. وتكتبه جافاسكربت بعلامتين.',
    next: 'اكتبه هكذا: `x > 3 ? "كبير" : "صغير"`.',
  },
  {
    id: 'javascript/conditional-colon',
    errors,
    message: unexpected,
    look: ({ code, codes, number }) => {
      const after = /(?:[\p{L}\p{N}_$)\]]|"|')\s*\?(?![?.])\s*([^:?]*)$/u.exec(code)?.[1];
      const below = codes.slice(number ?? 0).find((line) => line.trim() !== '') ?? '';
      return after !== undefined && /;\s*$|\)\s*$/.test(after) && !/^\s*:/.test(below) ? {} : null;
    },
    title: 'الشرط المختصر لم يكتمل',
    text: 'بعد `?` تأتي القيمة الأولى، ثم النقطتان `:`، ثم القيمة الأخرى، ولا نقطتان في هذا السطر.',
    next: 'اكتبه هكذا: `x > 3 ? "كبير" : "صغير"`.',
  },
  {
    id: 'javascript/catch-brackets',
    errors,
    message: unexpected,
    look: inCode(expression(`\\bcatch\\s+(?<name>${name})\\s*\\{`)),
    title: 'قوسان ناقصان بعد `catch`',
    text: 'اسم الخطأ `{name}` بعد `catch` يُكتب بين قوسين.',
    next: 'اكتبها هكذا: `catch ({name}) {`.',
  },
  {
    id: 'javascript/catch-word',
    errors,
    message: /^(?:missing catch or finally after try|Unexpected |unexpected token|expected )/i,
    look: inCode(/\}\s*(?<word>except|rescue|cache|cath|chatch|ctach)\b/),
    title: 'تُكتب في جافاسكربت `catch`',
    text: 'كتبت `{word}`، وما يُنفَّذ عند الخطأ بعد `try` يبدأ في جافاسكربت بالكلمة `catch`.',
    next: 'اكتب `catch (error) {` مكانها.',
  },
  {
    id: 'javascript/throw-nothing',
    errors,
    message: /^(?:Unexpected token|unexpected token:|expected expression, got|Unexpected) ?'?[;}]/,
    look: inCode(/\bthrow\s*[;}]/),
    title: 'لا شيء بعد `throw`',
    text: 'بعد `throw` يأتي الخطأ الذي يوقف البرنامج، ولم يُكتب.',
    next: 'اكتب `throw new Error("…");`.',
  },
  {
    id: 'javascript/semicolon-in-brackets',
    errors,
    message: unexpected,
    look: ({ code }) =>
      /(?<!\bfor\s*)\((?![^()]*;[^()]*;)[^(){}]*;[^(){}]*\)/.test(code) && !/\bfor\s*\(/.test(code)
        ? {}
        : null,
    title: 'فاصلة منقوطة بين القيم',
    text: 'بين القيم التي في القوسين `;`، والذي يفصل بينها فاصلة `,`.',
    next: 'اكتب `,` مكان `;` بين القوسين.',
  },
  {
    id: 'javascript/for-with-two-parts',
    errors,
    message: unexpected,
    look: inCode(/\bfor\s*\((?<parts>[^();]*;[^();]*)\)/),
    title: 'جزء ناقص في حلقة `for`',
    text: 'أجزاء حلقة `for` ثلاثة تفصل بينها `;`: البداية ثم الشرط ثم الزيادة، وهنا جزآن.',
    next: 'اكتبها هكذا: `for (let i = 0; i < 5; i++)`.',
  },
  {
    id: 'javascript/for-with-colon',
    errors,
    message: unexpected,
    look: inCode(
      expression(`\\bfor\\s*\\(\\s*(?:let\\s+|const\\s+|var\\s+)?(?<name>${name})\\s*:`),
    ),
    title: 'الحلقة تُكتب بـ`of`',
    text: 'بعد اسم المتغير `{name}` في حلقة `for` نقطتان، وتكتب جافاسكربت هناك `of`.',
    next: 'اكتبها هكذا: `for (const {name} of items)`.',
  },
  {
    id: 'javascript/for-each-word',
    errors,
    message: unexpected,
    look: inCode(/^\s*(?:foreach|forEach|for each)\s*\((?:[^()]|\([^()]*\))*\)\s*\{/),
    title: 'الحلقة في جافاسكربت `for … of`',
    text: 'لا تبدأ حلقة في جافاسكربت بـ`foreach`، فهي تكتب المرور على العناصر بـ`for` و`of`، أو بالدالة `forEach` بعد القائمة.',
    next: 'اكتبها هكذا: `for (const x of items) {`.',
  },
  {
    id: 'javascript/word-for-sign',
    errors,
    message: unexpected,
    look: inCode(
      /\b(?:if|while)\s*\(.*[\p{L}\p{N}_$)\]]\s+(?<word>is|equals|eq|isnt|isnot|is not)\s+[\p{L}\d"'`]/u,
    ),
    title: 'المقارنة تُكتب بعلامة',
    text: 'كتبت `{word}` بين قيمتين، وتكتب جافاسكربت المقارنة بعلامات.',
    next: 'للمساواة `===`، وللاختلاف `!==`.',
  },
  {
    id: 'javascript/function-without-brackets',
    errors,
    message: unexpected,
    look: inCode(/\bfunction\s*\{/),
    title: 'قوسان ناقصان بعد `function`',
    text: 'بعد `function` يأتي قوسان قبل `{`، ولو لم تأخذ الدالة شيئًا.',
    next: 'اكتبها هكذا: `function () {`.',
  },
  {
    id: 'javascript/arrow-as-equals',
    errors,
    message: unexpected,
    look: inCode(/=\s*(?:async\s*)?\([^()]*\)\s*=\s*[{(\p{L}\d"'`]/u),
    title: 'السهم `=>` ناقص',
    text: 'بعد قوسي المعاملات جاءت `=` وحدها، والدالة السهمية تُكتب بالعلامتين `=` و`>`.',
    next: 'اكتب `=>` مكان `=` بعد القوسين.',
  },
  {
    id: 'javascript/colon-in-class',
    errors,
    message: unexpected,
    look: (seen) => {
      const found = inCode(
        expression(`^\\s*(?<name>${name})\\s*:\\s*(?<value>function\\b|\\(|\\S)`),
      )(seen);
      const header = headersAround(seen.codes, seen.number ?? 0).at(-1) ?? '';
      if (!found || !/(?:^|\s)class\b[^{]*\{$/.test(header)) return null;
      const isFunction = /function|\(/.test(found.values?.value ?? '');
      return {
        ...found,
        ...(isFunction && { next: 'اكتب الدالة باسمها وحده: `{name}() { … }`.' }),
      };
    },
    title: 'لا نقطتان داخل صنف',
    text: 'بعد `{name}` نقطتان كما في كائن، وفي جسم الصنف `class` لا تُكتب النقطتان بعد الاسم.',
    next: 'اكتب `{name} = …;`.',
  },
  {
    id: 'javascript/number-as-property',
    errors,
    message: unexpected,
    look: inCode(expression(`(?<object>${name})\\.(?<index>\\d+)(?![\\w.])`)),
    title: 'العنصر برقمه بين قوسين مربعين',
    text: 'بعد النقطة اسم خاصية، والرقم `{index}` ليس اسمًا.',
    next: 'اكتب `{object}[{index}]`.',
  },
  {
    id: 'javascript/dot-between-texts',
    errors,
    message: unexpected,
    look: inCode(
      /(?:""|''|``|[\p{L}\p{N}_$])\s+\.\s+(?:""|''|``)|(?:""|''|``)\s*\.\s*(?:""|''|``)/u,
    ),
    title: 'تُوصل النصوص بـ`+`',
    text: 'بين قيمتين نقطة كما في PHP، وتوصل جافاسكربت النصوص بعلامة `+`.',
    next: 'اكتب `+` مكان النقطة.',
  },
  {
    id: 'javascript/from-word',
    errors,
    message: unexpected,
    look: inCode(/^\s*import\b.*\b(?<word>form|fom|frm|fron|fro)\s*(?:""|'')/),
    title: 'هل تقصد `from`؟',
    text: 'بعد ما يُستورد تأتي الكلمة `from` ثم اسم الملف، وكُتبت `{word}`.',
    next: 'اكتب `from` مكان `{word}`.',
  },
  {
    id: 'javascript/switch-without-braces',
    errors,
    message: unexpected,
    look: ({ code, codes, number }) => {
      const above = codes.slice(0, (number ?? 1) - 1).findLastIndex((line) => line.trim() !== '');
      return /^\s*case\b/.test(code) && /^\s*switch\s*\(.*\)\s*$/.test(codes[above] ?? '')
        ? { line: above + 1 }
        : null;
    },
    title: 'القوس `{` ناقص بعد `switch`',
    text: 'حالات `switch` كلها بين `{` و`}`، ولم يُفتح القوس بعد شرطها.',
    next: 'اكتب `{` في آخر هذا السطر، و`}` بعد آخر حالة.',
  },
  {
    id: 'javascript/case-outside',
    errors,
    message: unexpected,
    look: ({ code, codes, number }) =>
      /^\s*(?:case\b|default\s*:)/.test(code) &&
      !headersAround(codes, number ?? 0).some((header) => /\bswitch\b/.test(header)) &&
      !/\bswitch\b/.test(code)
        ? {}
        : null,
    title: '`case` خارج `switch`',
    text: 'تأتي `case` و`default` بين القوسين المعقوفين لـ`switch` فقط، وهذا السطر ليس داخلهما.',
    next: 'ضع الحالات كلها بين `switch (…) {` و`}`. وإن كنت تقصد شرطًا فاكتب `if`.',
  },
  {
    id: 'javascript/braces-in-pattern',
    errors,
    message: unexpected,
    look: inCode(
      expression(
        `\\b(?:let|const|var)\\s*[{[][^}\\]=]*?(?<one>${name})\\s+(?<two>${name})[^}\\]=]*[}\\]]\\s*=`,
      ),
    ),
    title: 'فاصلة ناقصة بين اسمين',
    text: 'بين `{one}` و`{two}` مسافة فقط، ولا بد من فاصلة تفصل بينهما.',
    next: 'اكتب `{one}, {two}`.',
  },
  {
    id: 'javascript/while-word',
    errors,
    message: unexpected,
    look: inCode(
      expression(
        `\\}\\s*(?<word>(?!while\\b|else\\b|catch\\b|finally\\b|until\\b)wh[a-z]*|untill?)\\s*\\(`,
      ),
    ),
    title: 'هل تقصد `while`؟',
    text: 'بعد قوس `do` تأتي الكلمة `while` ثم الشرط، وكُتبت `{word}`.',
    next: 'اكتب `while` مكان `{word}`.',
  },
  {
    id: 'javascript/repeated-parameter',
    errors,
    message: /^(?:Duplicate parameter name|duplicate formal argument|Duplicate parameter)/,
    title: 'معاملان بالاسم نفسه',
    text: 'في تعريف الدالة معاملان لهما اسم واحد.',
    next: 'غيّر اسم واحد منهما.',
  },
];
