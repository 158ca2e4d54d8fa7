import type { Pattern } from '../pattern.ts';
import { nearest } from '../words.ts';

/** What TypeScript refuses before the program runs. Its numbers do not change from version to version. */
export const typescriptPatterns: Pattern[] = [
  {
    id: 'typescript/null-not-assignable',
    errors: ['TS2322'],
    message: /^Type '(?<from>null|undefined)' is not assignable to type '(?<to>[^']+)'/,
    title: 'قيمة فارغة حيث لا تُقبل',
    text: 'هذا المكان يقبل قيمة نوعها `{to}`، والقيمة `{from}` ليست منه.',
    next: 'أعطه قيمة حقيقية. وإن كان يجوز أن يكون فارغًا فاكتب نوعه `{to} | {from}`.',
  },
  {
    id: 'typescript/other-literal',
    errors: ['TS2322', 'TS2345'],
    message:
      /'(?<one>"[^"]*"|\d+)' is not assignable to (?:type|parameter of type) '(?<type>[\p{L}_$][\w$]*)'/u,
    look: ({ lines, groups: { type = '', one = '' } }) => {
      const start = lines.findIndex((line) => new RegExp(`\\btype\\s+${type}\\s*=`).test(line));
      const text =
        lines
          .slice(start, start + 12)
          .join(' ')
          .split(';')[0] ?? '';
      const list = /=\s*\|?\s*((?:"[^"]*"|'[^']*'|\d+)(?:\s*\|\s*(?:"[^"]*"|'[^']*'|\d+))*)/.exec(
        text,
      )?.[1];
      if (start < 0 || !list) return null;
      const known = [...list.matchAll(/["']([^"']*)["']/g)].map((match) => match[1] ?? '');
      const meant = nearest(one.replaceAll('"', ''), known);
      return {
        values: { list, type },
        ...(meant && { next: `هل تقصد \`"${meant}"\`؟ اكتبه بالحروف نفسها.` }),
      };
    },
    title: 'القيمة `{one}` ليست من قيم `{type}`',
    text: 'النوع `{type}` لا يقبل إلا هذه القيم: `{list}`، والمكتوب هنا `{one}`.',
    next: 'اكتب واحدة من القيم المسموح بها، أو أضف القيمة الجديدة إلى تعريف النوع.',
  },
  {
    id: 'typescript/not-assignable',
    errors: ['TS2322'],
    message: /^Type '(?<from>[^']+)' is not assignable to type '(?<to>[^']+)'/,
    title: 'القيمة من نوع آخر',
    text: 'نوع ما يقبله هذا المكان: {to:type}. ونوع القيمة التي وُضعت فيه: {from:type}.',
    next: 'غيّر القيمة، أو حوّلها إلى النوع المطلوب، أو صحّح النوع المكتوب إن كان هو الخطأ. ولتحويل نص وعدد `Number(…)` و`String(…)`.',
  },
  {
    id: 'typescript/argument',
    errors: ['TS2345'],
    message:
      /^Argument of type '(?<from>[^\n]+)' is not assignable to parameter of type '(?<to>[^\n]+?)'/,
    title: 'قيمة من نوع آخر عند استدعاء دالة',
    text: 'نوع ما تنتظره الدالة في هذا الموضع: {to:type}. ونوع ما أُرسل إليها: {from:type}.',
    next: 'قارن القيمة بنوع المعامل في تعريف الدالة، وحوّلها إن احتاجت.',
  },
  {
    id: 'typescript/misspelt-type',
    errors: ['TS2304', 'TS2552'],
    message: /^Cannot find name '(?<name>[^']+)'/,
    look: ({ code, groups: { name = '' }, words }) => {
      const isType = new RegExp(`[:<|&]\\s*${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code);
      const types = [
        'string',
        'number',
        'boolean',
        'unknown',
        'Array',
        'Promise',
        'Record',
        'Date',
      ];
      const basic = types.filter(
        (type) =>
          nearest(name.toLowerCase(), [type.toLowerCase()]) ||
          type.toLowerCase() === name.toLowerCase(),
      );
      const meant = !isType
        ? null
        : basic.length === 1
          ? basic[0]
          : nearest(name, [...types, ...words]);
      return meant ? { values: { meant } } : null;
    },
    title: 'هل تقصد النوع `{meant}`؟',
    text: 'كُتب `{name}` في مكان نوع، ولا يوجد نوع بهذا الاسم، وقريب منه `{meant}`.',
    next: 'صحّح كتابة النوع، وانتبه إلى الحروف الكبيرة والصغيرة.',
  },
  {
    id: 'typescript/unknown-type-name',
    errors: ['TS2304', 'TS2552'],
    message: /^Cannot find name '(?<name>[^']+)'/,
    look: ({ code, groups: { name = '' } }) =>
      new RegExp(`[:<|&]\\s*${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code) &&
      !new RegExp(`[=(,]\\s*${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code)
        ? {}
        : null,
    title: 'نوع غير معروف: `{name}`',
    text: 'كُتب `{name}` في مكان نوع، ولا يوجد نوع بهذا الاسم.',
    next: 'راجع كتابته: الأنواع البسيطة هي `string` و`number` و`boolean`. وإن كان نوعًا لك فعرّفه بـ`interface` أو `type`.',
  },
  {
    id: 'typescript/misspelt-name',
    errors: ['TS2304', 'TS2552'],
    message: /^Cannot find name '(?<name>[^']+)'(?:\. Did you mean '(?<told>[^']+)'\?)?/,
    look: ({ groups: { name = '', told: meant }, words }) => {
      const near = nearest(name, [...words, ...(meant ? [meant] : [])]);
      return near ? { values: { meant: near } } : null;
    },
    title: 'هل تقصد `{meant}`؟',
    text: 'لا يوجد اسم `{name}`، وفي البرنامج أو في اللغة اسم قريب منه: `{meant}`.',
    next: 'قارن الاسمين حرفًا حرفًا، واكتبه بالطريقة نفسها في كل مكان.',
  },
  {
    id: 'typescript/unknown-name',
    errors: ['TS2304', 'TS2552', 'TS2584', 'TS2580'],
    message: /^Cannot find name '(?<name>[^']+)'/,
    title: '`{name}` غير معرّف',
    text: 'استعملت الاسم `{name}`، ولم يُعرَّف في مكان يراه هذا السطر.',
    next: 'عرّفه قبل هذا السطر، أو راجع كتابة اسمه.',
  },
  {
    id: 'typescript/misspelt-property',
    errors: ['TS2551', 'TS2568'],
    message:
      /^Property '(?<name>[^']+)' does not exist on type '[\s\S]+'\. Did you mean '(?<meant>[^']+)'\?/,
    title: 'هل تقصد `{meant}`؟',
    text: 'ليس لما قبل النقطة ما اسمه `{name}`، وله اسم قريب منه: `{meant}`.',
    next: 'صحّح الاسم بعد النقطة، وانتبه إلى الحروف الكبيرة والصغيرة.',
  },
  {
    id: 'typescript/missing-property',
    errors: ['TS2339'],
    message: /^Property '(?<name>[^']+)' does not exist on type/,
    title: 'لا توجد خاصية `{name}`',
    text: 'نوع ما قبل النقطة ليس فيه خاصية ولا دالة اسمها `{name}`.',
    next: 'راجع كتابة الاسم، أو أضف الخاصية إلى تعريف النوع.',
  },
  {
    id: 'typescript/argument-count',
    errors: ['TS2554', 'TS2555'],
    message: /^Expected (?<expected>[\d-]+|at least \d+) arguments?, but got (?<got>\d+)/,
    look: ({ groups: { expected = '' } }) => ({
      values: { wanted: expected.replace('at least ', '') },
    }),
    title: 'عدد القيم لا يناسب الدالة',
    text: 'عدد القيم التي تنتظرها الدالة {wanted}، والذي أُرسل إليها {got}.',
    next: 'قارن ما بين القوسين بتعريف الدالة.',
  },
  {
    id: 'typescript/parameter-without-type',
    errors: ['TS7006', 'TS7031'],
    message: /^(?:Parameter|Binding element) '(?<name>[^']+)' implicitly has an 'any' type/,
    title: 'معامل بلا نوع',
    text: 'لا تعرف TypeScript نوع المعامل `{name}`، لأن نوعه لم يُكتب.',
    next: 'اكتب النوع بعده: `{name}: number` أو `{name}: string`.',
  },
  {
    id: 'typescript/maybe-null',
    errors: ['TS18047', 'TS18048', 'TS18049', 'TS2531', 'TS2532', 'TS2533'],
    message: /^(?:'(?<name>[^\n]+)' is|Object is) possibly '(?<value>[^']+)'/,
    look: ({ groups: { name } }) =>
      name
        ? {}
        : {
            text: 'يجوز أن تكون قيمة ما قبل النقطة `{value}`، وعندئذ يتوقف البرنامج في هذا السطر.',
          },
    title: 'قد تكون القيمة فارغة',
    text: 'يجوز أن تكون قيمة `{name}` هنا `{value}`، وعندئذ يتوقف البرنامج في هذا السطر.',
    next: 'تحقق منها أولًا بـ`if`، أو استعمل `?.` مكان النقطة.',
  },
  {
    id: 'typescript/property-needed',
    errors: ['TS2741', 'TS2739', 'TS2740'],
    message:
      /^(?:Property '(?<one>[^']+)' is missing in type '[\s\S]+' but required in type '(?<a>[^']+)'|Type '[\s\S]+' is missing the following properties from type '(?<b>[^']+)': (?<many>.+))/,
    look: ({ groups: { one, many, a, b } }) => ({
      values: { names: one ?? many ?? '', type: a ?? b ?? '' },
    }),
    title: 'خاصية ناقصة في الكائن',
    text: 'النوع `{type}` له خصائص لا بد منها، وينقص هذا الكائن: `{names}`.',
    next: 'أضف الناقص إلى الكائن. وإن كان غير لازم فاكتب `?` بعد اسمه في تعريف النوع.',
  },
  {
    id: 'typescript/extra-property',
    errors: ['TS2353'],
    message:
      /^Object literal may only specify known properties, and '(?<name>[^']+)' does not exist in type/,
    title: 'خاصية زائدة في الكائن',
    text: 'ليس في النوع المكتوب لهذا الكائن خاصية اسمها `{name}`.',
    next: 'راجع كتابة الاسم، أو احذف الخاصية، أو أضفها إلى تعريف النوع.',
  },
  {
    id: 'typescript/constant-changed',
    errors: ['TS2588'],
    message: /^Cannot assign to '(?<name>[^']+)' because it is a constant/,
    title: '`{name}` ثابت لا يتغير',
    text: 'عُرّف `{name}` بـ`const`، ثم أراد هذا السطر أن يضع فيه قيمة أخرى.',
    next: 'عرّفه بـ`let` إن كانت قيمته تتغير.',
  },
  {
    id: 'typescript/read-only',
    errors: ['TS2540'],
    message: /^Cannot assign to '(?<name>[^']+)' because it is a read-only property/,
    title: 'الخاصية `{name}` للقراءة فقط',
    text: 'كُتب في تعريف النوع `readonly` قبل `{name}`، فلا تتغير قيمتها بعد إنشاء الكائن.',
    next: 'اصنع كائنًا جديدًا بالقيمة الجديدة، أو احذف `readonly` إن كانت تتغير حقًا.',
  },
  {
    id: 'typescript/return-needed',
    errors: ['TS2355', 'TS2366'],
    message: /./,
    title: '`return` ناقصة',
    text: 'يقول تعريف الدالة إنها تعيد قيمة، وفيها طريق ينتهي دون `return`.',
    next: 'أضف `return` في آخر الدالة، أو في كل فرع من فروع الشرط.',
  },
  {
    id: 'typescript/never-equal',
    errors: ['TS2367'],
    message: /the types '(?<left>[^']+)' and '(?<right>[^']+)' have no overlap/,
    title: 'مقارنة لا تكون صحيحة أبدًا',
    text: 'الطرف الأول نوعه `{left}` والثاني نوعه `{right}`، فلا يتساويان مهما كانت القيم.',
    next: 'راجع كتابة القيمتين حرفًا حرفًا. وإن كان أحدهما عددًا والآخر نصًا فحوّل أحدهما قبل المقارنة.',
  },
  {
    id: 'typescript/number-needed',
    errors: ['TS2362', 'TS2363'],
    message: /^The (?:left|right)-hand side of an arithmetic operation/,
    title: 'عملية حسابية على ما ليس عددًا',
    text: 'أحد طرفي العملية ليس عددًا.',
    next: 'إن كان العدد مكتوبًا في نص فحوّله بـ`Number(…)`.',
  },
  {
    id: 'typescript/operator',
    errors: ['TS2365'],
    message:
      /^Operator '(?<sign>[^']+)' cannot be applied to types '(?<left>[^']+)' and '(?<right>[^']+)'/,
    title: 'عملية لا تصح بين هذين النوعين',
    text: 'لا تعمل `{sign}` بين قيمة نوعها `{left}` وقيمة نوعها `{right}`.',
    next: 'حوّل القيمتين إلى نوع واحد قبل العملية.',
  },
  {
    id: 'typescript/open-string',
    errors: ['TS1002'],
    message: /^Unterminated string literal/,
    title: 'نص لم يُغلق',
    text: 'بدأ في هذا السطر نص بعلامة تنصيص، وانتهى السطر قبل أن تأتي العلامة التي تغلقه.',
    next: 'أضف علامة التنصيص في نهاية النص، ومن نوع العلامة التي بدأ بها.',
  },
  {
    id: 'typescript/invalid-character',
    errors: ['TS1127'],
    message: /^Invalid character/,
    title: 'حرف ليس من حروف الكود',
    text: 'في هذا السطر حرف خارج النصوص لا تقبله TypeScript، مثل الفاصلة العربية «،» أو علامة تنصيص من مستند.',
    next: 'حوّل لوحة المفاتيح إلى الإنجليزية، واكتب الفواصل وعلامات التنصيص من جديد.',
  },
  {
    id: 'typescript/expected',
    errors: ['TS1005'],
    message: /^'(?<sign>[^']+)' expected/,
    title: 'انتظرت TypeScript `{sign}` هنا',
    text: 'وصلت القراءة إلى موضع في هذا السطر لا يصح فيه إلا `{sign}`، ووجدت غيرها.',
    next: 'أضفها إن كانت ناقصة. وإن بدت غير لازمة فانظر إلى ما قبل الموضع: كلمة أو علامة أو قوس في غير مكانه؟',
  },
  {
    id: 'typescript/expression-expected',
    errors: ['TS1109'],
    message: /^Expression expected/,
    title: 'قيمة ناقصة',
    text: 'انتظرت TypeScript في هذا الموضع قيمة أو حسابًا، ولم تجد.',
    next: 'انظر إلى ما قبل الموضع: علامة مثل `=` أو `+` أو `(` بلا شيء بعدها؟',
  },
  {
    id: 'typescript/declared-twice',
    errors: ['TS2451', 'TS2300'],
    message: /^(?:Cannot redeclare block-scoped variable|Duplicate identifier) '(?<name>[^']+)'/,
    look: ({ codes, groups: { name = '' } }) => {
      const declared = new RegExp(`\\b(?:let|const|var|class|function)\\s+${name}(?![\\w$])`);
      const line = codes.findLastIndex((code) => declared.test(code)) + 1;
      return line > 0 ? { line } : {};
    },
    title: '`{name}` معرّف مرتين',
    text: 'عُرّف الاسم `{name}` مرتين في المكان نفسه.',
    next: 'لتغيير قيمته احذف `let` من السطر الثاني. وإن كان شيئًا آخر فاختر له اسمًا آخر.',
  },
  {
    id: 'typescript/used-before-value',
    errors: ['TS2454'],
    message: /^Variable '(?<name>[^']+)' is used before being assigned/,
    title: '`{name}` بلا قيمة',
    text: 'عُرّف `{name}` ولم يأخذ قيمة قبل هذا السطر.',
    next: 'أعطه قيمة عند تعريفه، أو في كل فرع قبل استعماله.',
  },
  {
    id: 'typescript/used-before-declaration',
    errors: ['TS2448', 'TS2449'],
    message: /^(?:Block-scoped variable|Class) '(?<name>[^']+)' used before its declaration/,
    title: '`{name}` استُعمل قبل تعريفه',
    text: 'سطر تعريف `{name}` يأتي بعد هذا السطر.',
    next: 'انقل التعريف إلى ما قبل أول استعمال.',
  },
  {
    id: 'typescript/unknown-type',
    errors: ['TS18046', 'TS2571'],
    message: /^(?:'(?<name>[^\n]+)' is|Object is) of type 'unknown'/,
    title: 'قيمة نوعها غير معروف',
    text: 'نوع هذه القيمة `unknown`، فلا تسمح TypeScript باستعمالها قبل معرفة ما هي.',
    next: 'تحقق من نوعها أولًا، مثل `if (typeof x === "string")`.',
  },
  {
    id: 'typescript/not-callable',
    errors: ['TS2349'],
    message: /^This expression is not callable/,
    title: 'ما قبل القوسين ليس دالة',
    text: 'القوسان بعد اسم يعنيان استدعاء دالة، وما قبلهما ليس دالة.',
    next: 'احذف القوسين، أو راجع اسم الدالة التي تقصدها.',
  },
  {
    id: 'typescript/await-outside',
    errors: ['TS1308'],
    message: /^'await' expressions are only allowed/,
    title: '`await` خارج دالة `async`',
    text: 'لا تعمل `await` إلا داخل دالة كُتب قبلها `async`.',
    next: 'اكتب `async` قبل `function`، أو قبل القوسين في الدالة السهمية.',
  },
  {
    id: 'typescript/property-without-value',
    errors: ['TS2564'],
    message: /^Property '(?<name>[^']+)' has no initializer/,
    title: 'الخاصية `{name}` بلا قيمة',
    text: 'يقول الصنف إن `{name}` لها قيمة دائمًا، ولا يعطيها `constructor` قيمة.',
    next: 'أعطها قيمة في `constructor`، أو عند تعريفها بعد `=`.',
  },
];
