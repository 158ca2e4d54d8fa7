import type { Pattern } from '../pattern.ts';
import { nearest } from '../words.ts';
import { headersAround } from './brackets.ts';
import { blockLines } from './chain.ts';
import { inCode } from './look.ts';

const errors = ['SyntaxError'];
const unexpected =
  /^(?:Unexpected |unexpected token|expected |missing |Missing |Malformed|Invalid |illegal character)/;

/** Signs that a space divides, as they are written in JavaScript. */
const undivided: Record<string, string> = { '==': '===', '!=': '!==', '=>': '=>' };

/** Signs and words that are nearly right. */
export const javascriptSlips: Pattern[] = [
  {
    id: 'javascript/divided-sign',
    errors,
    message: unexpected,
    look: ({ code }) => {
      const [written] = /=\s+>|[=!<>]\s+=|&\s+&|\|\s+\||(?<![-+])[-+]\s+=/.exec(code) ?? [];
      if (!written) return null;
      const sign = written.replace(/\s+/g, '');
      const isCondition = sign === '=>' && /\b(?:if|while)\s*\(/.test(code);
      return { values: { written, meant: isCondition ? '>=' : (undivided[sign] ?? sign) } };
    },
    title: 'مسافة داخل علامة واحدة',
    text: 'كُتبت `{written}` وبين جزأيها مسافة، فقرأتهما جافاسكربت علامتين.',
    next: 'اكتب `{meant}` بلا مسافة.',
  },
  {
    id: 'javascript/thin-arrow',
    errors,
    message: unexpected,
    look: inCode(/\)\s*->|[\p{L}\w]\s*->\s*[\p{L}\w{(]/u),
    title: 'السهم في جافاسكربت `=>`',
    text: 'كتبت `->`، والدالة السهمية في جافاسكربت تُكتب بالعلامتين `=` و`>`.',
    next: 'اكتب `=>` مكانها.',
  },
  {
    id: 'javascript/else-condition',
    errors,
    message: unexpected,
    look: inCode(/\belse\s*\((?:[^()]|\([^()]*\))*\)\s*\{?\s*$/),
    title: '`else` لا يأتي بعدها شرط',
    text: 'تعني `else` «في كل حالة أخرى»، فلا شرط لها، وقد كُتب بعدها شرط بين قوسين.',
    next: 'اكتب `else if (…)` إن كنت تحتاج إلى الشرط، وإلا فاحذفه.',
  },
  {
    id: 'javascript/else-without-if',
    errors,
    message: /^(?:Unexpected token|expected expression, got keyword|Unexpected keyword) 'else'/,
    title: '`else` بلا `if`',
    text: 'لم تجد جافاسكربت `if` تتبعها `else` هذه. يحدث هذا حين يكون بينهما أكثر من أمر دون أقواس معقوفة، أو `;` بعد شرط `if`.',
    next: 'ضع أسطر `if` بين `{` و`}`، ولا تضع `;` بعد شرطها.',
  },
  {
    id: 'javascript/condition-in-parts',
    errors,
    message: unexpected,
    look: inCode(
      /\b(?<word>if|while)\s*\((?:[^()]|\([^()]*\))*\)\s*(?<sign>&&|\|\||[<>=!]=+|[<>])/,
    ),
    title: 'الشرط كله بين قوسين',
    text: 'أُغلق قوس `{word}` قبل `{sign}`، فبقي جزء من الشرط خارجه.',
    next: 'ضع الشرط كله بين قوسين: `{word} ((…) {sign} (…))`.',
  },
  {
    id: 'javascript/two-sided-condition',
    errors,
    message: unexpected,
    look: inCode(/(?<word>&&|\|\|)\s*(?<sign>[<>]=?|[=!]==?)/),
    title: 'طرف ناقص في الشرط',
    text: 'بعد `{word}` شرط كامل له طرفان، وجاءت `{sign}` بلا قيمة قبلها.',
    next: 'أعد اسم المتغير بعد `{word}`، مثل `x > 5 {word} x {sign} 10`.',
  },
  {
    id: 'javascript/function-without-brackets',
    errors,
    message: unexpected,
    look: inCode(/\bfunction\s+(?<name>[\p{L}_$][\p{L}\p{N}_$]*)\s*\{/u),
    title: 'قوسان ناقصان بعد اسم الدالة',
    text: 'بعد اسم الدالة `{name}` يأتي قوسان، ولو لم تأخذ الدالة شيئًا.',
    next: 'اكتبها هكذا: `function {name}() {`.',
  },
  {
    id: 'javascript/arrow-missing',
    errors,
    message: unexpected,
    look: inCode(/=\s*(?:async\s*)?\([^()]*\)\s*\{\s*$|[(,]\s*\([^()]*\)\s*\{\s*$/),
    title: 'السهم `=>` ناقص',
    text: 'بعد معاملات الدالة المختصرة يأتي السهم `=>` ثم جسمها، وهو غير موجود.',
    next: 'اكتب `=>` بين القوسين `()` والقوس `{`.',
  },
  {
    id: 'javascript/equals-missing',
    errors,
    message:
      /^(?:Missing initializer in const|missing = in const|Unexpected |missing |unexpected token|expected )/,
    look: inCode(
      /^\s*(?<word>const|let|var)\s+(?<name>[\p{L}_$][\w$]*)\s*(?:[{[]|(?<=\s)(?:\d|""|''|``|true\b|false\b|new\b))/u,
    ),
    title: '`=` ناقصة',
    text: 'بعد اسم المتغير `{name}` تأتي `=` ثم قيمته، وهي غير موجودة.',
    next: 'اكتب `{word} {name} = …`.',
  },
  {
    id: 'javascript/for-without-of',
    errors,
    message:
      /^(?:Missing initializer in const|missing = in const|Unexpected |Missing |missing |unexpected token|expected )/,
    look: inCode(
      /\bfor\s*\(\s*(?:const|let|var)?\s*(?<name>[\p{L}_$][\p{L}\p{N}_$]*)\s+(?!of\b|in\b)(?:\[|[\p{L}_$][\w$.]*\s*\))/u,
    ),
    title: '`of` ناقصة في الحلقة',
    text: 'بين اسم المتغير `{name}` وما تمر عليه الحلقة لا بد من الكلمة `of`.',
    next: 'اكتبها هكذا: `for (const {name} of items)`.',
  },
  {
    id: 'javascript/function-name-with-space',
    errors,
    message: unexpected,
    look: inCode(
      /\b(?<word>function|class)\s+(?<one>[\p{L}_$][\p{L}\p{N}_$]*)\s+(?<two>(?!extends\b)[\p{L}_$][\p{L}\p{N}_$]*)\s*[({]/u,
    ),
    title: 'مسافة في الاسم بعد `{word}`',
    text: 'الاسم `{one} {two}` فيه مسافة، فقرأته جافاسكربت كلمتين.',
    next: 'اجعله كلمة واحدة، مثل `myName`.',
  },
  {
    id: 'javascript/case-without-colon',
    errors,
    message: unexpected,
    look: ({ codes, code, number }) => {
      const wrong = /^\s*(?:case\s[^:]+|default\s*)$/;
      const above = codes.slice(0, (number ?? 1) - 1).findLastIndex((line) => line.trim() !== '');
      if (wrong.test(code)) return {};
      return wrong.test(codes[above] ?? '') ? { line: above + 1 } : null;
    },
    title: 'نقطتان ناقصتان بعد `case`',
    text: 'بعد `case` وقيمتها، وبعد `default`، تأتي النقطتان `:`.',
    next: 'اكتبها هكذا: `case 1:`.',
  },
  {
    id: 'javascript/conditional-colon',
    errors,
    message: unexpected,
    look: inCode(/[^?]\?(?![?.])[^:?]*(?:""|''|\w)\s+(?:""|''|[\p{L}\w])[^:]*$/u),
    title: 'الشرط المختصر لم يكتمل',
    text: 'بعد `?` تأتي القيمة الأولى، ثم النقطتان `:`، ثم القيمة الأخرى، ولا نقطتان في هذا السطر.',
    next: 'اكتبه هكذا: `x > 3 ? "كبير" : "صغير"`.',
  },
  {
    id: 'javascript/property-with-space',
    errors,
    message: unexpected,
    look: inCode(
      /[{,]\s*(?<one>[\p{L}_$][\p{L}\p{N}_$]*)\s+(?<two>(?<!(?:get|set|async|static)\s)[\p{L}_$][\p{L}\p{N}_$]*)\s*:/u,
    ),
    title: 'مسافة في اسم الخاصية',
    text: 'الاسم `{one} {two}` فيه مسافة، فقرأته جافاسكربت كلمتين.',
    next: 'ضعه بين علامتي تنصيص: `"{one} {two}"`، أو اجعله كلمة واحدة.',
  },
  {
    id: 'javascript/call-without-brackets',
    errors,
    message: unexpected,
    look: inCode(
      /^\s*(?<name>console\.\w+|alert|prompt|parseInt|Number)(?:\s*(?:""|''|``)|\s+[\p{L}\w])/u,
    ),
    title: 'قوسان ناقصان بعد `{name}`',
    text: 'ما تعطيه للدالة `{name}` يُكتب بين قوسين.',
    next: 'اكتب `{name}(…)`.',
  },
  {
    id: 'javascript/hash-comment',
    errors,
    message: unexpected,
    look: inCode(/[;{}),]\s*#\s/),
    title: 'التعليق في جافاسكربت يبدأ بـ`//`',
    text: 'العلامة `#` تبدأ تعليقًا في لغات أخرى لا في جافاسكربت.',
    next: 'ابدأ التعليق بـ`//`.',
  },
  {
    id: 'javascript/private-field',
    errors,
    message:
      /^(?:Private field '(?<a>#\w+)' must be declared|reference to undeclared private field|Cannot reference undeclared private)/,
    look: ({ groups: { a }, code }) => {
      const name = a ?? /(#\w+)/.exec(code)?.[1];
      return name ? { values: { name } } : null;
    },
    title: '`{name}` لا تُرى من خارج الصنف',
    text: 'الخاصية التي يبدأ اسمها بـ`#` خاصة بالصنف، ولا تُقرأ ولا تُغيَّر إلا من داخله، ولا بد أن تُعرَّف فيه.',
    next: 'أضف إلى الصنف دالة تعيدها، أو احذف `#` من اسمها.',
  },
  {
    id: 'javascript/super-outside',
    errors,
    message:
      /^(?:'super' keyword unexpected here|super\(\) is only valid|'super' keyword outside|super is not valid)/,
    title: '`super` في غير مكانها',
    text: 'تُستعمل `super` داخل صنف كُتب بعد اسمه `extends`، وهذا ليس كذلك.',
    next: 'اكتب `extends` واسم الصنف الذي يرث منه، أو احذف `super`.',
  },
  {
    id: 'javascript/number-with-zero',
    errors,
    message:
      /^(?:Invalid number|Octal literals are not allowed|Legacy octal|Decimals with leading zeros)/,
    title: 'عدد يبدأ بصفر',
    text: 'العدد الذي يبدأ بصفر من كتابة قديمة لا تُقبل هنا.',
    next: 'احذف الصفر من أوله. وإن كان رقم هاتف أو رمزًا فاكتبه نصًا بين علامتي تنصيص.',
  },
  {
    id: 'javascript/function-with-equals',
    errors,
    message: unexpected,
    look: inCode(/\bfunction\s*(?<name>[\p{L}_$][\p{L}\p{N}_$]*)?\s*(?:=|\([^()]*\)\s*=>)/u),
    title: 'طريقتان لتعريف دالة معًا',
    text: 'الدالة تُعرَّف إما بكلمة `function` وإما بالسهم `=>`، وفي هذا السطر خليط منهما.',
    next: 'اكتب `function add(a, b) { … }` أو `const add = (a, b) => { … };`.',
  },
  {
    id: 'javascript/misspelt-control',
    errors,
    message: unexpected,
    look: ({ code }) => {
      const word = /^[\s}]*([\p{L}_$]+)\s*\(.*\)[\s{]*$/u.exec(code)?.[1] ?? '';
      const words = ['while', 'switch', 'catch', 'function', 'foreach', 'if', 'for'];
      const meant = word === 'fi' ? 'if' : word === 'fro' ? 'for' : nearest(word, words);
      if (words.includes(word) && word !== 'foreach') return null;
      if (word === 'foreach') return { values: { word, meant: 'for' } };
      return meant ? { values: { word, meant } } : null;
    },
    title: 'هل تقصد `{meant}`؟',
    text: 'قبل القوسين `{word}`، وهي قريبة من كلمة جافاسكربت `{meant}`.',
    next: 'صحّح كتابة الكلمة في أول السطر.',
  },
  {
    id: 'javascript/function-word-missing',
    errors,
    message: unexpected,
    look: ({ code, codes, number }) => {
      const name =
        /^\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*\((?:\s*[\p{L}_$][\w$]*\s*(?:,\s*[\p{L}_$][\w$]*\s*)*)?\)\s*\{\s*$/u.exec(
          code,
        )?.[1] ?? '';
      const header = headersAround(codes, number ?? 0).at(-1) ?? '';
      const isControl =
        /^(?:if|for|while|switch|catch|function|with|constructor|until|unless|loop|repeat|foreach|forEach|elif|elsif|elseif|otherwise|when)$/.test(
          name,
        );
      return name === '' || isControl || /\bclass\b|[=(:,]\s*\{$/.test(header)
        ? null
        : { values: { name } };
    },
    title: 'كلمة `function` ناقصة',
    text: 'يبدو السطر تعريفًا لدالة اسمها `{name}`، ولا كلمة `function` قبل اسمها، فقرأته جافاسكربت استدعاءً لها.',
    next: 'اكتب `function {name}(…) {`.',
  },
  {
    id: 'javascript/do-without-while',
    errors,
    message: unexpected,
    look: ({ codes, number }) => {
      const above = codes.slice(0, (number ?? 1) - 1).findLastIndex((code) => code.trim() !== '');
      const start = codes.slice(0, number ?? 0).findLastIndex((code) => /^\s*do\s*\{/.test(code));
      const isEnd = /^\s*\}\s*;?\s*$/.test(codes[above] ?? '');
      return start >= 0 && isEnd && start + blockLines(codes, start + 1).length === above + 1
        ? { line: above + 1 }
        : null;
    },
    title: '`while` ناقصة بعد `do`',
    text: 'تنتهي حلقة `do` بعد قوسها بكلمة `while` والشرط الذي تدور ما دام صحيحًا.',
    next: 'اكتب بعد القوس: `} while (x < 5);`.',
  },
  {
    id: 'javascript/then-word',
    errors,
    message: unexpected,
    look: inCode(/(?:^|[\s)])(?<word>then|begin|endif|endfor|endwhile)\s*(?:[{:]|$)/),
    title: 'كلمة من لغة أخرى',
    text: 'الكلمة `{word}` ليست من جافاسكربت في هذا الموضع، فالأسطر التابعة تُكتب بين قوسين معقوفين.',
    next: 'ضع `{` مكانها، و`}` حيث تنتهي الأسطر.',
  },
  {
    id: 'javascript/dot-missing',
    errors,
    message: unexpected,
    look: inCode(/\b(?<object>console|document|Math|JSON|Object)\s+(?<method>[a-z][\w$]*)\s*\(/),
    title: 'النقطة ناقصة',
    text: 'بين `{object}` و`{method}` مسافة، ولا بد بينهما من نقطة.',
    next: 'اكتب `{object}.{method}(…)`.',
  },
  {
    id: 'javascript/hyphen-in-property',
    errors,
    message:
      /^(?:Invalid left-hand side in assignment|invalid assignment left-hand side|Left side of assignment|Assigning to rvalue)/,
    look: ({ code }) => {
      const name = /\.style\.([a-z]+(?:-[a-z]+)+)\s*=/.exec(code)?.[1];
      if (!name) return null;
      return {
        values: { name, meant: name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) },
      };
    },
    title: 'اسم الخاصية في جافاسكربت `{meant}`',
    text: 'تُكتب خصائص CSS بعد `style` بلا شرطة، لأن جافاسكربت تقرأ الشرطة في `{name}` على أنها طرح.',
    next: 'اكتب `style.{meant}`.',
  },
  {
    id: 'javascript/nothing-after-sign',
    errors,
    message: /^(?:Unexpected token|unexpected token:|expected expression, got) '[;)\],}]'/,
    look: inCode(/(?<sign>(?<!\+)\+|(?<!-)-|[*/%=<>]|&&|\|\||\breturn\s*[-+*/])\s*[;)\],}]/),
    title: 'قيمة ناقصة بعد `{sign}`',
    text: 'بعد العلامة `{sign}` تنتظر جافاسكربت قيمة، وقد انتهى الأمر قبل أن تأتي.',
    next: 'أكمل القيمة، أو احذف العلامة إن كانت زائدة.',
  },
  {
    id: 'javascript/two-commas',
    errors,
    message: /^(?:Unexpected token|unexpected token:|expected expression, got) '[,;)]'/,
    look: inCode(/,\s*[,;]|\(\s*,/),
    title: 'فاصلة في غير مكانها',
    text: 'في هذا السطر فاصلة `,` ليس بعدها أو قبلها قيمة، فلا شيء تفصل بينه.',
    next: 'احذف الفاصلة الزائدة، أو اكتب القيمة الناقصة بجانبها.',
  },
  {
    id: 'javascript/two-signs',
    errors,
    message:
      /^(?:Unexpected token|unexpected token:|expected expression, got) '(?<sign>[*/%<>=.,:?^|&]{1,3})'/,
    look: ({ code, groups: { sign = '' } }) => {
      const twice = /([-+*/%=<>.]|&&|\|\|)\s*([*/%<>=.]+|&&|\|\|)(?=\s*[\p{L}\d("'])/u.exec(code);
      return twice && twice[0] !== '=<' && (twice[2]?.startsWith(sign) || twice[2] === sign)
        ? { values: { first: twice[1] ?? '' } }
        : null;
    },
    title: 'علامتان متتاليتان',
    text: 'جاءت `{sign}` بعد `{first}` مباشرة، وبينهما قيمة ناقصة أو إحداهما زائدة.',
    next: 'احذف العلامة الزائدة، أو اكتب القيمة التي بينهما.',
  },
  {
    id: 'javascript/types-of-typescript',
    errors,
    message: /^(?:Unexpected token|unexpected token:|missing|Missing) ?'?[:=(]?/,
    look: inCode(
      /(?:\b(?:let|const|var)\s+[\p{L}_$][\p{L}\p{N}_$]*|[(,]\s*[\p{L}_$][\p{L}\p{N}_$]*|\))\s*:\s*(?<type>string|number|boolean|any|void)\b/u,
    ),
    title: 'أنواع TypeScript في برنامج جافاسكربت',
    text: 'كُتب النوع `{type}` بعد نقطتين، وهذا من TypeScript، ولا تقرؤه جافاسكربت.',
    next: 'احذف النقطتين والنوع، أو اجعل لغة البرنامج TypeScript.',
  },
];
