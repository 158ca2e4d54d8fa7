import type { Found, Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { nearest } from '../words.ts';
import { inCode, inLine } from './look.ts';
import { pythonKeywords } from './python-vocabulary.ts';

const errors = ['SyntaxError'];
const invalid =
  /^(?:invalid syntax|expected|cannot assign|unexpected|invalid (?:decimal|character))/;

/** Words with which other languages begin a line, and what Python has. */
const otherWords = new Map([
  ['switch', 'match'],
  ['foreach', 'for … in …:'],
  ['until', 'while not …:'],
  ['unless', 'if not …:'],
  ['do', 'while True:'],
  ['then', ':'],
  ['echo', 'print(…)'],
  ['cout', 'print(…)'],
  ['printf', 'print(…)'],
  ['puts', 'print(…)'],
  ['public', 'def'],
  ['private', 'def'],
  ['void', 'def'],
  ['catch', 'except'],
  ['throw', 'raise'],
  ['repeat', 'for … in range(…):'],
  ['loop', 'while …:'],
]);

/** Words of the language that beginners write in Arabic; their first letter without its hamza. */
const arabicWords = new Map([
  ['اذا', 'if'],
  ['لو', 'if'],
  ['والا', 'else'],
  ['الا', 'else'],
  ['غير', 'else'],
  ['طالما', 'while'],
  ['بينما', 'while'],
  ['كرر', 'for'],
  ['لكل', 'for'],
  ['من', 'from'],
  ['استورد', 'import'],
  ['دالة', 'def'],
  ['عرف', 'def'],
  ['صنف', 'class'],
  ['ارجع', 'return'],
  ['اطبع', 'print(…)'],
]);

const startWords =
  'if elif else for while def class try except finally with import from return print raise lambda global'.split(
    ' ',
  );

const starts: Record<string, RegExp> = {
  else: /^\s*(?:if|elif|for|while|try|except)\b/,
  elif: /^\s*(?:if|elif)\b/,
  except: /^\s*(?:try|except)\b/,
  finally: /^\s*(?:try|except|else)\b/,
};

/** Why the word at the beginning of a line follows nothing: the line between, or the other indentation of its start. */
function withoutStart({ code, codes, number, column }: Seen): Found | null {
  const [, space = '', word = ''] = /^(\s*)(else|elif|except|finally)\b/.exec(code) ?? [];
  // Elsewhere in the line something else is wrong.
  if (word === '' || number === null || (column !== null && column > space.length + 1)) return null;
  const above = codes.slice(0, number - 1).findLastIndex((line) => starts[word]?.test(line));
  if (above < 0) {
    return {
      values: { word },
      text: 'تتبع `{word}` بداية قبلها مثل `if` أو `try`، وليس قبلها في البرنامج ما تتبعه.',
    };
  }
  const values = { word, start: String(above + 1) };
  const start = codes[above] ?? '';
  if (start.search(/\S/) !== space.length) {
    const text =
      'لم تجد بايثون ما تتبعه `{word}` بالمسافة البادئة نفسها: في بداية السطر {start} مسافة غير التي في بداية هذا السطر.';
    return { values, text };
  }
  const between = codes.findIndex(
    (line, index) =>
      index > above &&
      index < number - 1 &&
      line.trim() !== '' &&
      line.search(/\S/) <= space.length,
  );
  if (between < 0) return { values: { word } };
  const text =
    'بدأ ما تتبعه `{word}` في السطر {start}، ثم قطع بينهما السطر {between} الذي ليس داخله.';
  return { values: { ...values, between: String(between + 1) }, text };
}

/** Signs, words and commas that are nearly right. */
export const pythonSlips: Pattern[] = [
  {
    id: 'python/divided-sign',
    errors,
    message: invalid,
    look: ({ code }) => {
      const written = /=\s+>|[=!<>]\s+=(?!=)|\*\s+\*|\/\s+\/|[-+]\s+=(?!=)|&\s+&/.exec(code)?.[0];
      if (!written || /=\s+=\s*$/.test(written + code.trim().slice(-1))) return null;
      const sign = written.replace(/\s+/g, '');
      const isAssigned = sign === '==' && !/\b(?:if|elif|while|return|and|or|not)\b/.test(code);
      return { values: { written, meant: sign === '=>' ? '>=' : isAssigned ? '=' : sign } };
    },
    title: 'مسافة داخل علامة واحدة',
    text: 'كُتبت `{written}` وبين جزأيها مسافة، فقرأتهما بايثون علامتين.',
    next: 'اكتب `{meant}` مكانها.',
  },
  {
    id: 'python/reversed-not-equal',
    errors,
    message: invalid,
    look: inCode(/=!(?!=)/),
    title: 'ترتيب علامة الاختلاف معكوس',
    text: 'كتبت `=!`، وعلامة التعجب تأتي في بايثون قبل المساواة.',
    next: 'اكتب `!=`.',
  },
  {
    id: 'python/missing-comma-in-parameters',
    errors,
    message: invalid,
    look: inCode(
      /^\s*(?:async\s+)?def\s+[\p{L}_][\p{L}\p{N}_]*\s*\([^()]*?(?<one>[\p{L}_][\p{L}\p{N}_]*)\s+(?<two>[\p{L}_][\p{L}\p{N}_]*)/u,
    ),
    title: 'فاصلة ناقصة بين معاملين',
    text: 'بين المعاملين `{one}` و`{two}` مسافة فقط، ولا بد من فاصلة تفصل بينهما.',
    next: 'اكتب `{one}, {two}`.',
  },
  {
    id: 'python/elif-without-condition',
    errors,
    message: /^invalid syntax/,
    look: inCode(/^\s*(?<word>if|elif|while)\s*:/),
    title: '`{word}` بلا شرط',
    text: 'بعد `{word}` لا بد من شرط قبل النقطتين.',
    next: 'اكتب الشرط: `{word} x > 5:`. ولكل ما بقي من الحالات استعمل `else:`.',
  },
  {
    id: 'python/c-style-for',
    errors,
    message: invalid,
    look: inCode(/^\s*for\b.*;.*;|^\s*for\s*\(?\s*(?:int\s+|let\s+)?[\p{L}_][\p{L}\p{N}_]*\s*=/u),
    title: 'حلقة `for` في بايثون بـ`in`',
    text: 'كُتبت الحلقة على طريقة لغة أخرى: بداية وشرط وزيادة. في بايثون تمر `for` على مجموعة قيم.',
    next: 'اكتبها هكذا: `for i in range(5):`.',
  },
  {
    id: 'python/colon-in-call',
    errors,
    message: invalid,
    look: inCode(
      /^(?!\s*(?:def|lambda|class)\b)[^{}]*[\p{L}\w]\(\s*(?:[^(){}:[\]]*,\s*)?(?<name>[\p{L}_]\w*)\s*:\s*[^)]/u,
    ),
    title: 'نقطتان بين قوسي الاستدعاء',
    text: 'يُعطى المعامل `{name}` قيمته عند الاستدعاء بـ`=` لا بنقطتين.',
    next: 'اكتب `{name}=…`، أو القيمة وحدها.',
  },
  {
    id: 'python/comma-at-end',
    errors,
    message: /^(?:invalid syntax|trailing comma)/,
    look: inCode(/^\s*(?:from|import|del|global)\b.*,\s*$/),
    title: 'فاصلة زائدة في آخر السطر',
    text: 'بعد آخر اسم فاصلة، فانتظرت بايثون اسمًا آخر.',
    next: 'احذف الفاصلة التي في آخر السطر.',
  },
  {
    id: 'python/then-word',
    errors,
    message: invalid,
    look: inCode(/^\s*(?:if|elif|while|for)\b.*\b(?<word>then|do)\s*:?\s*$/),
    title: 'لا `{word}` في بايثون',
    text: 'الشرط أو الحلقة ينتهي في بايثون بالنقطتين `:` وحدهما، بلا `{word}`.',
    next: 'احذف `{word}`، وأبقِ `:` في آخر السطر.',
  },
  {
    id: 'python/call-without-brackets',
    errors,
    message: invalid,
    look: inCode(
      /\b(?<name>range|len|int|str|input|sum)\s+(?<value>\d+|""|[\p{L}_][\p{L}\p{N}_]*)\s*(?=[:)]|$)/u,
    ),
    title: 'قوسان ناقصان بعد `{name}`',
    text: 'ما تعطيه للدالة `{name}` يُكتب بين قوسين.',
    next: 'اكتب `{name}({value})`.',
  },
  {
    id: 'python/lambda-return',
    errors,
    message: invalid,
    look: inCode(/\blambda\b[^:]*:\s*return\b/),
    title: 'لا `return` في `lambda`',
    text: 'تعيد `lambda` قيمة ما بعد النقطتين من نفسها.',
    next: 'احذف `return`: `lambda x: x * 2`.',
  },
  {
    id: 'python/dollar',
    errors,
    message: /./,
    look: inCode(/\$(?<name>[\p{L}_][\p{L}\p{N}_]*)/u),
    title: 'لا علامة `$` قبل الأسماء',
    text: 'تبدأ أسماء المتغيرات في لغات أخرى بـ`$`، وفي بايثون يُكتب الاسم وحده.',
    next: 'اكتب `{name}`.',
  },
  {
    id: 'python/arabic-word',
    errors,
    message: invalid,
    look: ({ code }) => {
      const word = /^\s*([\u0600-\u06ff]+)/.exec(code)?.[1] ?? '';
      const meant = arabicWords.get(word.replace(/^[أإآ]/, 'ا'));
      return meant ? { values: { word, meant } } : null;
    },
    title: 'كلمات بايثون إنجليزية',
    text: 'كتبت `{word}`، وكلمات بايثون نفسها تُكتب بالإنجليزية. أسماء المتغيرات وحدها تجوز بالعربية.',
    next: 'اكتب `{meant}` مكانها.',
  },
  {
    id: 'python/else-without-if',
    errors,
    message: /^invalid syntax$/,
    look: withoutStart,
    title: '`{word}` بلا بداية',
    text: 'لم تجد بايثون قبل هذا السطر ما تتبعه `{word}` بالمسافة البادئة نفسها: إما أن المسافة مختلفة، أو أن سطرًا آخر قطع بينهما، أو أن البداية ناقصة.',
    next: 'اجعل `{word}` تحت بداية `if` أو `try` التي تتبعها تمامًا، ولا تضع بينهما إلا أسطرها.',
  },
  {
    id: 'python/command-of-terminal',
    errors,
    message: invalid,
    look: inCode(/^\s*[!%$]?\s*(?<word>pip3?|conda|python3?|py|npm|cd|apt|brew)\s+[\w.-]+/),
    title: '`{word}` أمر للطرفية لا لبايثون',
    text: 'يُكتب `{word}` في نافذة الأوامر على الحاسوب، وليس سطرًا من برنامج بايثون.',
    next: 'احذف هذا السطر. وهنا لا تُثبَّت مكتبات، وتعمل مكتبات بايثون نفسها وحدها.',
  },
  {
    id: 'python/else-on-same-line',
    errors,
    message: invalid,
    look: inCode(/^\s*(?:if|for|while)\b[^:]*:\s*\S.*\s(?<word>else|elif)\b/),
    title: '`{word}` في سطر مستقل',
    text: 'كُتب الشرط وأمره و`{word}` في سطر واحد، وبايثون تنتظر `{word}` في أول سطر جديد.',
    next: 'انقل `{word}` إلى سطر جديد تحت `if`. وللشرط المختصر اكتب `a if x > 3 else b`.',
  },
  {
    id: 'python/not-without-in',
    errors,
    message: invalid,
    look: ({ code }) => {
      const before =
        /([\p{L}\p{N}_)\]]+)\s+not\s+(?!in\b)(?:["'\d]|[\p{L}_])/u.exec(code)?.[1] ?? '';
      return before !== '' && !pythonKeywords.has(before) ? {} : null;
    },
    title: '`not` بين قيمتين',
    text: 'لا تأتي `not` وحدها بين قيمتين، فهي تنفي شرطًا بعدها.',
    next: 'للاختلاف اكتب `!=`، وللبحث `not in`، ولنفي شرط كامل ضع `not` قبله.',
  },
  {
    id: 'python/semicolon-in-brackets',
    errors,
    message: invalid,
    look: inCode(/[([{][^()[\]{};]*(?:;[^()[\]{};]*)+[)\]}]/),
    title: 'فاصلة منقوطة بين القيم',
    text: 'بين القيم التي في القوسين `;`، والذي يفصل بينها في بايثون فاصلة `,`.',
    next: 'اكتب `,` مكان كل `;` بين القوسين.',
  },
  {
    id: 'python/two-semicolons',
    errors,
    message: invalid,
    look: inCode(/;\s*;/),
    title: 'فاصلتان منقوطتان متتاليتان',
    text: 'في السطر `;;`، وبايثون لا تحتاج إلى `;` في آخر الأمر أصلًا.',
    next: 'احذف `;` من السطر.',
  },
  {
    id: 'python/import-incomplete',
    errors,
    message: /^(?:Expected one or more names after 'import'|invalid syntax$)/,
    look: inCode(/^\s*(?:import\s*$|from\s+(?<module>[\w.]+)\s*(?:import\s*)?$)/),
    title: 'سطر الاستيراد لم يكتمل',
    text: 'لم يُذكر بعد كلمة الاستيراد ما يُستورد.',
    next: 'اكتبها هكذا: `import math` أو `from math import sqrt`.',
  },
  {
    id: 'python/unjoined-text',
    errors,
    message: /^invalid syntax\. Is this intended to be part of the string\?/,
    title: 'نص تليه قيمة بلا علامة بينهما',
    text: 'انتهى نص وجاءت بعده قيمة أو كلمة بلا علامة تصل بينهما.',
    next: 'إن كانت قيمة فضع بينها وبين النص فاصلة `,` أو `+`. وإن كانت جزءًا من الكلام فضع حول النص كله العلامة الأخرى من `"` و`\'`.',
  },
  {
    id: 'python/percent',
    errors,
    message: invalid,
    look: inCode(/(?<number>\d+(?:\.\d+)?)\s*%\s*(?:$|[),\]:])/),
    title: 'النسبة المئوية ليست من كتابة الأعداد',
    text: 'العلامة `%` في بايثون لباقي القسمة، فانتظرت بعد `{number}%` عددًا آخر.',
    next: 'اكتب النسبة كسرًا: `{number} / 100`.',
  },
  {
    id: 'python/two-sided-condition',
    errors,
    message: invalid,
    look: inCode(/\b(?<word>and|or)\s*(?<sign>[<>]=?|[=!]=)/),
    title: 'طرف ناقص في الشرط',
    text: 'بعد `{word}` شرط كامل له طرفان، وجاءت `{sign}` بلا قيمة قبلها.',
    next: 'أعد اسم المتغير بعد `{word}`، مثل `x > 5 {word} x {sign} 10`.',
  },
  {
    id: 'python/other-word',
    errors,
    message: invalid,
    look: ({ code }) => {
      const word = /^\s*\}?\s*([a-z]+)\b(?!\s*[=.,)\]]|\s*\()/.exec(code)?.[1] ?? '';
      const meant = otherWords.get(word);
      return meant ? { values: { word, meant } } : null;
    },
    title: '`{word}` ليست من كلمات بايثون',
    text: 'كتبت `{word}`، وهي من لغة أخرى، وتكتب بايثون ما تقوم به هكذا: `{meant}`.',
    next: 'استعمل `{meant}`.',
  },
  {
    id: 'python/new-word',
    errors,
    message: invalid,
    look: inCode(/(?:=|\(|return)\s*new\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)/u),
    title: 'لا `new` في بايثون',
    text: 'يُنشأ الكائن في بايثون باسم الصنف وقوسين، بلا كلمة قبله.',
    next: 'اكتب `{name}(…)`.',
  },
  {
    id: 'python/capital-keyword',
    errors,
    message: invalid,
    look: ({ code }) => {
      const word = /^\s*([A-Z][A-Za-z]+)\b/.exec(code)?.[1] ?? '';
      const meant = word.toLowerCase();
      return startWords.includes(meant) && meant !== 'print' ? { values: { word, meant } } : null;
    },
    title: 'تُكتب `{meant}` بحروف صغيرة',
    text: 'كتبت `{word}` بحرف كبير، وكلمات بايثون كلها صغيرة إلا `True` و`False` و`None`.',
    next: 'اكتب `{meant}`.',
  },
  {
    id: 'python/misspelt-keyword',
    errors,
    message: invalid,
    look: ({ code }) => {
      const word = /^\s*([\p{L}_]+)\b(?!\s*[=.,([])/u.exec(code)?.[1] ?? '';
      const meant = pythonKeywords.has(word) || word.length < 2 ? null : nearest(word, startWords);
      return meant && meant !== 'print' ? { values: { word, meant } } : null;
    },
    title: 'هل تقصد `{meant}`؟',
    text: 'لم تفهم بايثون هذا السطر، وهو يبدأ بـ`{word}`، وهي قريبة من الكلمة `{meant}`.',
    next: 'صحّح كتابة الكلمة في أول السطر.',
  },
  {
    id: 'python/lambda-arrow',
    errors,
    message: invalid,
    look: inCode(/(?:\)|\b[\p{L}_][\p{L}\p{N}_]*)\s*=>\s*[\p{L}_({]/u),
    title: 'الدالة المختصرة تُكتب بـ`lambda`',
    text: 'السهم `=>` من جافاسكربت، وبايثون تكتب الدالة المختصرة بكلمة `lambda`.',
    next: 'اكتبها هكذا: `lambda x: x * 2`. وإن أردت المقارنة فاكتب `>=`.',
  },
  {
    id: 'python/conditional-sign',
    errors,
    message: invalid,
    look: inCode(/[^\s]\s\?\s.+\s:\s/),
    title: 'الشرط المختصر يُكتب بالكلمات',
    text: 'العلامتان `?` و`:` من لغات أخرى، وبايثون تكتب الشرط المختصر بكلمتي `if` و`else`.',
    next: 'اكتبه هكذا: `"كبير" if x > 5 else "صغير"`.',
  },
  {
    id: 'python/two-statements',
    errors,
    message: /^invalid syntax/,
    look: inCode(
      /^\s*(?:[\p{L}_][\w.]*\s*=\s*(?:[\w.]+|""|''|\[[^\]]*\])|[\p{L}_][\w.]*\([^()]*\))\s+(?:(?!if\b|for\b|and\b|or\b|in\b|is\b|not\b|else\b|as\b)[\p{L}_][\w.]*)\s*[=(]/u,
    ),
    title: 'أمران في سطر واحد',
    text: 'في هذا السطر أمران متتاليان، وبايثون تنتظر كل أمر في سطر.',
    next: 'انقل الأمر الثاني إلى سطر جديد.',
  },
  {
    id: 'python/nothing-after-sign',
    errors,
    message: /^invalid syntax/,
    look: inCode(
      /(?<![-+*/])(?<sign>[-+*/%<>](?![-+])|[=!<>]=|(?<![=!<>])=|\b(?:and|or|not|in|is))\s*(?:[):\],]|$)/,
    ),
    title: 'قيمة ناقصة بعد `{sign}`',
    text: 'بعد `{sign}` تنتظر بايثون قيمة، وقد انتهى الأمر قبل أن تأتي.',
    next: 'أكمل القيمة بعد `{sign}`، أو احذفها إن كانت زائدة.',
  },
];

/** Brackets that are reversed, and texts whose quotes are missing or stand inside, of which Python tells something else. */
export const pythonTexts: Pattern[] = [
  {
    id: 'python/reversed-brackets',
    errors,
    message: /^(?:unmatched '\)'|invalid syntax)/,
    look: inCode(/^[^()]*[\p{L}\w]\s*\)[^()]+\(\s*$/u),
    title: 'القوسان معكوسان',
    text: 'جاء في هذا السطر `)` قبل `(`. يحدث هذا حين يُكتب القوسان واتجاه الكتابة من اليمين.',
    next: 'اكتب القوس الذي يفتح `(` أولًا، ثم ما بينهما، ثم `)`.',
  },
  {
    id: 'python/quote-inside-text',
    errors,
    message: /^invalid syntax/,
    look: inLine(/^[^"']*(?<quote>["'])[^"']*\k<quote>[\p{L}][^"'(),]*\k<quote>[^"']*\k<quote>/u),
    title: 'علامة تنصيص قطعت النص',
    text: 'في داخل النص العلامة نفسها التي تحيط به، فظنت بايثون أنه انتهى عندها.',
    next: 'ضع حول النص كله العلامة الأخرى، مثل `\'قال "نعم"\'`، أو اكتب شرطة `\\` قبل العلامة التي في الداخل.',
  },
  {
    id: 'python/words-without-quotes',
    errors,
    message: /^invalid syntax/,
    look: ({ code, codes }) => {
      const found =
        /(?:\b(?:print|input)\(\s*|^\s*[\p{L}_][\p{L}\p{N}_]*\s*=\s*)([\p{L}_][\p{L}\p{N}_]*)\s+([\p{L}_][\p{L}\p{N}_]*)(?:\s+[\p{L}_][\p{L}\p{N}_]*)*\s*[,!.)؟]*\s*$/u.exec(
          code,
        );
      const [, one = '', two = ''] = found ?? [];
      const isKnown = (word: string) =>
        pythonKeywords.has(word) ||
        codes.some(
          (line) =>
            line !== code &&
            new RegExp(`(?<![\\p{L}\\p{N}_])${word}(?![\\p{L}\\p{N}_])`, 'u').test(line),
        );
      return found && !isKnown(one) && !isKnown(two) ? { values: { one, two } } : null;
    },
    title: 'نص بلا علامتي تنصيص',
    text: 'قرأت بايثون `{one} {two}` على أنهما اسمان متتاليان. الكلام الذي تريد عرضه أو حفظه يكون بين علامتي تنصيص.',
    next: 'ضع الكلام كله بين علامتين: `"{one} {two}"`.',
  },
];
