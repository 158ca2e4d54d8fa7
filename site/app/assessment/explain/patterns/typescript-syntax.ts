import type { Pattern } from '../pattern.ts';
import { nearest } from '../words.ts';
import { bracketsOf } from './javascript-brackets.ts';
import { javascriptCharacters } from './javascript-characters.ts';
import { javascriptForms } from './javascript-forms.ts';
import { javascriptSeparators } from './javascript-separators.ts';
import { javascriptSlips } from './javascript-slips.ts';
import { javascriptWords } from './javascript-words.ts';
import { inCode } from './look.ts';

/** The numbers under which the compiler tells what it cannot read. */
const syntaxErrors = Array.from({ length: 500 }, (_, index) => `TS${1000 + index}`);

/**
 * Mistakes that are the same in JavaScript, by the look of the line alone, because the compiler words them otherwise. Not
 * among them are those that types could be taken for.
 */
const shared =
  /^javascript\/(?:arabic-\w+|typographic-quote|other-character|hidden-character|quote-inside-string|open-template|hash-comment|thin-arrow|else-condition|condition-in-parts|two-sided-condition|function-without-brackets|misspelt-control|function-word-missing|dot-missing|elseif|comma-in-for|python-word|misspelt-keyword|hyphen-in-name|keyword-as-name|reversed-comparison|condition-brackets|python-block|missing-comma-in-\w+|sign-for-equals|name-missing|print-word|inline-if|conditional-colon|catch-\w+|semicolon-in-\w+|for-with-\w+|for-each-word|word-for-sign|arrow-as-equals|number-as-property|dot-between-texts|from-word|switch-without-braces|case-outside|while-word|function-in-class|comma-in-class|thousands|missing-operator)$/;

const all = [
  ...javascriptForms,
  ...javascriptCharacters,
  ...javascriptSlips,
  ...javascriptWords,
  ...javascriptSeparators,
];

/** What the compiler cannot read. */
export const typescriptSyntax: Pattern[] = [
  ...all
    .filter(
      ({ id, look }) => look && /arabic|quote|character|template|hash/.test(id) && shared.test(id),
    )
    .map((pattern) => ({ ...pattern, errors: syntaxErrors, message: /^/ })),
  ...bracketsOf('typescript', syntaxErrors),
  {
    id: 'typescript/missing-comma-in-parameters',
    errors: syntaxErrors,
    message: /^/,
    look: inCode(
      /[(,]\s*(?<one>[\p{L}_$][\p{L}\p{N}_$]*\??\s*:\s*[\w[\]<>|]+)\s+(?<two>[\p{L}_$][\p{L}\p{N}_$]*\??\s*:)/u,
    ),
    title: 'فاصلة ناقصة بين معاملين',
    text: 'بين `{one}` و`{two}` مسافة فقط، ولا بد من فاصلة تفصل بينهما.',
    next: 'اكتب `{one}, {two} …`.',
  },
  {
    id: 'typescript/divided-arrow',
    errors: syntaxErrors,
    message: /^/,
    look: inCode(/\)\s*(?::[^=]+)?=\s+>/),
    title: 'مسافة داخل السهم',
    text: 'كُتب السهم `= >` وبين جزأيه مسافة، فقرأته TypeScript علامتين.',
    next: 'اكتب `=>` بلا مسافة.',
  },
  ...all
    .filter(
      ({ id, look }) => look && !/arabic|quote|character|template|hash/.test(id) && shared.test(id),
    )
    .map((pattern) => ({ ...pattern, errors: syntaxErrors, message: /^/ })),
  {
    id: 'typescript/constant-without-value',
    errors: ['TS1155'],
    message: /^/,
    title: '`const` بلا قيمة',
    text: 'ما يُعرَّف بـ`const` لا تتغير قيمته بعد ذلك، فلا بد أن يأخذها في السطر نفسه.',
    next: 'أعطه قيمة بعد `=`، أو عرّفه بـ`let`.',
  },
  {
    id: 'typescript/default-order',
    errors: ['TS1016'],
    message: /^/,
    title: 'ترتيب معاملات الدالة',
    text: 'جاء معامل لازم بعد معامل كُتب بعد اسمه `?`، وما يجوز تركه يأتي في الآخر.',
    next: 'انقل المعامل الذي بعده `?` إلى آخر القائمة.',
  },
];

const typeWords: Record<string, string> = {
  int: 'number',
  integer: 'number',
  float: 'number',
  double: 'number',
  Int: 'number',
  str: 'string',
  text: 'string',
  char: 'string',
  bool: 'boolean',
  Bool: 'boolean',
  list: 'number[]',
  List: 'number[]',
  array: 'number[]',
  dict: 'Record<string, number>',
  None: 'null',
};

/** Types, classes and the place where a program runs. */
export const typescriptTypes: Pattern[] = [
  {
    id: 'typescript/type-of-other-language',
    errors: ['TS2304', 'TS2552', 'TS2314'],
    message: /^(?:Cannot find name|Generic type) '(?<name>\w+)/,
    look: ({ groups: { name = '' } }) => {
      const meant = Object.hasOwn(typeWords, name) ? typeWords[name] : undefined;
      return meant ? { values: { meant } } : null;
    },
    title: 'النوع في TypeScript `{meant}`',
    text: 'النوع `{name}` من لغة أخرى، ولا تعرفه TypeScript.',
    next: 'اكتب `{meant}` مكانه.',
  },
  {
    id: 'typescript/no-page',
    errors: ['TS2584', 'TS2304', 'TS2552'],
    message:
      /^Cannot find name '(?<name>document|window|localStorage|sessionStorage|HTMLElement|HTML\w+Element|Event|MouseEvent|location|navigator|confirm)'/,
    title: '`{name}` للصفحات، وهذا برنامج بلا صفحة',
    text: 'يعمل برنامج TypeScript هنا وحده بلا صفحة، و`{name}` لا يوجد إلا مع صفحة. الكود قد يكون صحيحًا.',
    next: 'جرّب ما يخص الصفحة في برنامج HTML بجافاسكربت. وللعرض هنا استعمل `console.log`.',
  },
  {
    id: 'typescript/no-network',
    errors: ['TS2304', 'TS2552', 'TS2584'],
    message: /^Cannot find name '(?<name>fetch|XMLHttpRequest|WebSocket|Response|Request)'/,
    title: 'لا شبكة هنا',
    text: 'يعمل البرنامج في متصفحك وحده ولا يتصل بعنوان على الشبكة، ولذلك لا وجود لـ`{name}` هنا. الكود قد يكون صحيحًا.',
    next: 'ضع البيانات التي تنتظرها في متغير وجرّب عليها، أو جرّب `{name}` على حاسوبك.',
  },
  {
    id: 'typescript/no-node',
    errors: ['TS2304', 'TS2552', 'TS2580', 'TS2591'],
    message: /^Cannot find name '(?<name>require|process|module|Buffer|__dirname)'/,
    title: '`{name}` من Node وليس هنا',
    text: 'الاسم `{name}` موجود في برنامج Node على الحاسوب. هنا يعمل البرنامج في المتصفح، بلا ملفات الجهاز وبلا حزم npm.',
    next: 'استعمل ما في اللغة نفسها. ولملف من ملفات برنامجك اكتب `import … from "./file"`.',
  },
  {
    id: 'typescript/no-module',
    errors: ['TS2307', 'TS2792', 'TS7016'],
    message:
      /^(?:Cannot find module|Could not find a declaration file for module) '(?<name>[^']+)'/,
    title: 'لا ملف ولا حزمة اسمها `{name}` هنا',
    text: 'يستورد السطر من `{name}`. هنا لا تُثبَّت حزم npm، ويُستورد من ملفات البرنامج وحدها.',
    next: 'لملف من ملفاتك ابدأ بـ`./` وراجع اسمه. وإلا فاستعمل ما في اللغة نفسها.',
  },
  {
    id: 'typescript/private',
    errors: ['TS2341', 'TS2445', 'TS18013'],
    message: /^Property '(?<name>[^']+)' is (?<word>private|protected|not accessible)/,
    title: 'الخاصية `{name}` لا تُرى من خارج الصنف',
    text: 'عُرّفت `{name}` خاصة بالصنف، فلا تُقرأ ولا تُغيَّر إلا من داخله.',
    next: 'أضف إلى الصنف دالة تعيدها، أو احذف `private` من تعريفها.',
  },
  {
    id: 'typescript/interface-not-fulfilled',
    errors: ['TS2420', 'TS2515', 'TS18052'],
    message:
      /^(?:Class '(?<a>[^']+)' incorrectly implements interface '(?<b>[^']+)'|Non-abstract class '(?<c>[^']+)' does not implement (?:inherited abstract member|all abstract members)[^']*'?(?<d>[^']*)'?)/,
    look: ({ groups: { a, b, c, d }, message }) => {
      const missing = /Property '([^']+)' is missing|properties from type '[^']+': (.+)/.exec(
        message,
      );
      const names = missing?.[1] ?? missing?.[2];
      return {
        values: { type: a ?? c ?? '', base: b ?? d ?? '' },
        ...(names && {
          text: `الصنف \`{type}\` يعد بأن فيه كل ما في \`{base}\`، وينقصه: \`${names}\`.`,
        }),
      };
    },
    title: 'الصنف `{type}` ناقص',
    text: 'الصنف `{type}` يعد بأن فيه كل ما في `{base}`، وفيه شيء ناقص أو من نوع آخر.',
    next: 'أضف إلى الصنف الناقص بالاسم والنوع المكتوبين هناك.',
  },
  {
    id: 'typescript/abstract',
    errors: ['TS2511'],
    message: /^/,
    title: 'لا كائن من صنف `abstract`',
    text: 'الصنف الذي كُتب قبله `abstract` يُورَث منه فقط، ولا يُنشأ منه كائن بـ`new`.',
    next: 'أنشئ الكائن من صنف يرث منه، أو احذف `abstract`.',
  },
  {
    id: 'typescript/type-as-value',
    errors: ['TS2693', 'TS18042'],
    message: /^'(?<name>[^']+)' only refers to a type/,
    title: '`{name}` نوع وليس قيمة',
    text: 'استُعمل `{name}` في مكان قيمة، وهو نوع لا يبقى منه شيء حين يعمل البرنامج.',
    next: 'الأنواع تُكتب بعد النقطتين `:`. ولكائن من صنف استعمل `class` بدل `interface`.',
  },
  {
    id: 'typescript/value-as-type',
    errors: ['TS2749'],
    message: /^'(?<name>[^']+)' refers to a value/,
    title: '`{name}` قيمة وليس نوعًا',
    text: 'كُتب `{name}` في مكان نوع، وهو متغير أو دالة.',
    next: 'اكتب نوعًا مثل `string`، أو `typeof {name}`.',
  },
  {
    id: 'typescript/index-any',
    errors: ['TS7053', 'TS7015', 'TS7017'],
    message: /^Element implicitly has an 'any' type/,
    title: 'مفتاح لا يُعرف أنه في الكائن',
    text: 'ما بين القوسين المربعين نص أي نص، ولا تعرف TypeScript أنه من مفاتيح هذا الكائن.',
    next: 'اكتب نوع الكائن `Record<string, number>` مثلًا، أو نوع المفتاح `keyof typeof`.',
  },
  {
    id: 'typescript/variable-any',
    errors: ['TS7005', 'TS7034', 'TS7010', 'TS7011'],
    message: /^(?:Variable )?'(?<name>[^']+)'/,
    title: '`{name}` بلا نوع',
    text: 'لا تعرف TypeScript نوع `{name}`، لأن نوعه لم يُكتب ولا تدل عليه قيمة.',
    next: 'اكتب النوع بعده: `{name}: number[]` مثلًا.',
  },
  {
    id: 'typescript/this-any',
    errors: ['TS2683'],
    message: /^/,
    title: '`this` بلا نوع',
    text: 'في الدالة العادية لا تعرف TypeScript على أي كائن تدل `this`.',
    next: 'اجعلها دالة سهمية `() => …`، أو دالة في صنف.',
  },
  {
    id: 'typescript/nothing-in-common',
    errors: ['TS2559'],
    message: /^Type '(?<from>[^']+)' has no properties in common with type '(?<to>[^']+)'/,
    title: 'القيمة من نوع آخر',
    text: 'لا خاصية مشتركة بين القيمة والنوع `{to}` المطلوب هنا.',
    next: 'قارن أسماء الخصائص بتعريف النوع.',
  },
  {
    id: 'typescript/extra-property',
    errors: ['TS2561'],
    message:
      /'(?<name>[^']+)' does not exist in type '(?<type>[^']+)'\. Did you mean to write '(?<meant>[^']+)'/,
    title: 'هل تقصد `{meant}`؟',
    text: 'ليس في النوع المكتوب لهذا الكائن خاصية اسمها `{name}`، وفيه خاصية قريبة منها: `{meant}`.',
    next: 'صحّح اسم الخاصية.',
  },
  {
    id: 'typescript/overload',
    errors: ['TS2769'],
    message: /^No overload matches this call/,
    title: 'القيم لا تناسب الدالة',
    text: 'لهذه الدالة أكثر من صورة للمعاملات، وما أُرسل إليها لا يوافق واحدة منها.',
    next: 'قارن نوع كل قيمة بين القوسين بما تنتظره الدالة. في الرسالة كاملة ما ينقص كل صورة.',
  },
  {
    id: 'typescript/not-a-constructor',
    errors: ['TS2351', 'TS7009', 'TS2348'],
    message: /^/,
    title: 'الكائن يُنشأ من صنف بـ`new`',
    text: 'تعمل `new` مع الأصناف، والصنف لا يُستدعى بدونها.',
    next: 'اكتب `new` قبل اسم الصنف، واحذفها قبل اسم دالة.',
  },
  {
    id: 'typescript/super-missing',
    errors: ['TS2377', 'TS17009'],
    message: /^/,
    title: '`super()` ناقصة',
    text: 'هذا الصنف يرث من صنف آخر، فلا بد أن تستدعي `constructor` فيه `super(…)` قبل أن تستعمل `this`.',
    next: 'اجعل `super(…);` أول سطر داخل `constructor`.',
  },
  {
    id: 'typescript/promise-property',
    errors: ['TS2339', 'TS2551'],
    message: /^Property '(?<name>[^']+)' does not exist on type 'Promise</,
    title: '`await` ناقصة',
    text: 'ما قبل النقطة وعد `Promise` لم يصل ما فيه بعد، وليس فيه `{name}`.',
    next: 'اكتب `await` قبل استدعاء الدالة التي أعادته.',
  },
  {
    id: 'typescript/promise-type',
    errors: ['TS1064', 'TS1055'],
    message: /^/,
    title: 'نوع دالة `async` وعد',
    text: 'تعيد دالة `async` وعدًا دائمًا، فنوعها يُكتب `Promise<…>`.',
    next: 'اكتب مثلًا `async function f(): Promise<number>`.',
  },
  {
    id: 'typescript/method-of-class',
    errors: ['TS2339', 'TS2551'],
    message: /^Property '(?<name>[^']+)' does not exist on type 'typeof (?<type>[\p{L}_$][\w$]*)'/u,
    look: ({ codes, groups: { name = '', type = '' } }) => {
      const isClass = codes.some((code) => new RegExp(`\\bclass\\s+${type}\\b`).test(code));
      const isOwn = codes.some((code) =>
        new RegExp(
          `(?:^\\s+|[{};]\\s*)(?:public\\s+|async\\s+|readonly\\s+)*${name.replaceAll('$', '\\$')}\\s*(?:\\(|[:=?!])|\\bthis\\.${name.replaceAll('$', '\\$')}\\s*=`,
        ).test(code),
      );
      return isClass && isOwn ? {} : null;
    },
    title: '`{name}` للكائنات لا للصنف نفسه',
    text: 'عُرّفت `{name}` في الصنف `{type}` لكل كائن منه، وقد طُلبت من الصنف نفسه.',
    next: 'أنشئ كائنًا أولًا: `const x = new {type}(…)`، ثم `x.{name}`. أو اكتب `static` قبل تعريفها.',
  },
  {
    id: 'typescript/enum-member',
    errors: ['TS2339', 'TS2551'],
    message: /^Property '(?<name>[^']+)' does not exist on type 'typeof (?<type>[^']+)'/,
    title: 'لا يوجد `{name}` في `{type}`',
    text: 'ليس في تعريف `{type}` ما اسمه `{name}`.',
    next: 'راجع كتابة الاسم، أو أضفه إلى تعريف `{type}`.',
  },
  {
    id: 'typescript/generic-without-type',
    errors: ['TS2314', 'TS2707'],
    message: /^Generic type '(?<name>\w+)/,
    title: 'النوع `{name}` ينقصه نوع ما فيه',
    text: 'يُكتب بعد `{name}` نوع ما في داخله بين `<` و`>`.',
    next: 'اكتب مثلًا `{name}<number>`. وللقائمة `number[]`.',
  },
  {
    id: 'typescript/conversion',
    errors: ['TS2352'],
    message: /^Conversion of type '(?<from>[^']+)' to type '(?<to>[^']+)' may be a mistake/,
    title: 'لا تحوّل `as` القيمة نفسها',
    text: 'تقول `as` لـTypeScript ما نوع القيمة ولا تغيّرها، والنوعان هنا لا يلتقيان.',
    next: 'حوّل القيمة بـ`Number(…)` أو `String(…)`.',
  },
  {
    id: 'typescript/other-literal',
    errors: ['TS2322', 'TS2345', 'TS2820'],
    message: /'(?<one>"[^"]*")'.*'(?<many>"[^']*")'/,
    look: ({ groups: { one = '', many = '' } }) => {
      const known = [...many.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '');
      const meant = nearest(one.slice(1, -1), known);
      const list = known.map((word) => `"${word}"`).join(' | ');
      return {
        values: { list },
        ...(meant && { next: `هل تقصد \`"${meant}"\`؟ اكتبه بالحروف نفسها.` }),
      };
    },
    title: 'القيمة `{one}` ليست من القيم المسموح بها',
    text: 'النص المكتوب `{one}`، وما يقبله هذا المكان أو يكون فيه: `{list}`.',
    next: 'اكتب واحدة من القيم المسموح بها بالحروف نفسها.',
  },
  {
    id: 'typescript/type-in-loop',
    errors: ['TS2483', 'TS2404'],
    message: /^/,
    title: 'لا نوع في رأس الحلقة',
    text: 'كُتب نوع بعد اسم المتغير في `for … of` أو `for … in`، وهو معروف من القائمة نفسها.',
    next: 'احذف النقطتين والنوع: `for (const x of items)`.',
  },
  {
    id: 'typescript/promise-to-value',
    errors: ['TS2322', 'TS2345'],
    message:
      /^(?:Type|Argument of type) 'Promise<(?<inside>[^\n]+)>' is not assignable to (?:parameter of )?type '(?<to>[^'\n]+)'/,
    look: ({ groups: { to = '' } }) => (/^Promise/.test(to) ? null : {}),
    title: '`await` ناقصة',
    text: 'القيمة وعد `Promise` لم يصل ما فيه بعد، والمطلوب هنا ما في داخله: {to:type}.',
    next: 'اكتب `await` قبل استدعاء الدالة، داخل دالة `async`.',
  },
  {
    id: 'typescript/maybe-missing',
    errors: ['TS2322', 'TS2345'],
    message:
      /^(?:Type|Argument of type) '(?<from>[^\n]+ \| (?<none>undefined|null))' is not assignable to (?:parameter of )?type '(?<to>[^'\n]+)'/,
    look: ({ groups: { to = '', none = '' } }) => (to.includes(none) ? null : {}),
    title: 'قد تكون القيمة `{none}`',
    text: 'يجوز أن تكون القيمة `{none}`، ونوع ما يقبله هذا المكان: {to:type}.',
    next: 'تحقق منها أولًا بـ`if`، أو أعطها قيمة بديلة بـ`??`.',
  },
  {
    id: 'typescript/value-of-void',
    errors: ['TS2322'],
    message: /^Type '(?<from>[^'\n]+)' is not assignable to type 'void'/,
    title: 'دالة `void` لا تعيد قيمة',
    text: 'كُتب أن نوع ما تعيده الدالة `void`، أي لا شيء، ونوع ما تعيده `return` فيها: {from:type}.',
    next: 'اكتب النوع الذي تعيده الدالة مكان `void`، أو احذف القيمة بعد `return`.',
  },
  {
    id: 'typescript/text-for-enum',
    errors: ['TS2322', 'TS2345'],
    message:
      /^(?:Type|Argument of type) '"(?<one>[^"]*)"' is not assignable to (?:parameter of )?type '(?<type>[\p{L}_$][\w$]*)'/u,
    look: ({ codes, groups: { type = '' } }) =>
      codes.some((code) => new RegExp(`\\benum\\s+${type}\\b`).test(code)) ? {} : null,
    title: 'قيم `{type}` تُكتب باسمه ونقطة',
    text: 'النوع `{type}` من نوع `enum`، فلا يقبل نصًا بل واحدة من قيمه.',
    next: 'اكتب اسم القيمة بعد اسمه: `{type}.{one}` إن كانت من قيمه.',
  },
  {
    id: 'typescript/tuple-length',
    errors: ['TS2322'],
    message:
      /^Type '[^\n]+' is not assignable to type '(?<to>\[[^\n]+\])'\.\n\s*Source has (?<got>\d+) element\(s\) but target (?:requires|allows only) (?<wanted>\d+)/,
    title: 'عدد العناصر غير المطلوب',
    text: 'النوع `{to}` قائمة عدد عناصرها {wanted}، وعدد العناصر المكتوبة {got}.',
    next: 'اكتب لكل نوع في `{to}` قيمة، بالترتيب نفسه.',
  },
  {
    id: 'typescript/array-to-value',
    errors: ['TS2322'],
    message: /^Type '(?<from>[^']+)' is not assignable to type '(?<to>[^']+)\[\]'/,
    look: ({ groups: { from = '', to = '' } }) => (from === to ? {} : null),
    title: 'المطلوب قائمة',
    text: 'النوع المكتوب `{to}[]` قائمة، والقيمة واحدة منها وحدها.',
    next: 'ضع القيمة بين قوسين مربعين: `[…]`.',
  },
];
