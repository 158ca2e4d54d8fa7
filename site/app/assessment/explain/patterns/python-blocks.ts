import type { Pattern } from '../pattern.ts';
import { inCode } from './look.ts';

const errors = ['SyntaxError'];
const indentation = ['IndentationError'];

/** Blocks: colons, indentation, and words that stand in the wrong place. */
export const pythonBlocks: Pattern[] = [
  {
    id: 'python/else-if',
    errors,
    message: /^(?:expected ':'|invalid syntax)/,
    look: inCode(/^\s*(?<word>else\s+if|elseif|elsif|elif_)\b/),
    title: 'في بايثون نكتب `elif`',
    text: 'كتبت `{word}`، والشرط التالي بعد `if` يُكتب في بايثون بكلمة واحدة: `elif`.',
    next: 'ضع `elif` مكانها، وأبقِ الشرط والنقطتين `:` بعدها.',
  },
  {
    id: 'python/else-condition',
    errors,
    message: /^expected ':'/,
    look: inCode(/^\s*else\s+[^:\s]/),
    title: '`else` لا يأتي بعدها شرط',
    text: 'تعني `else` «في كل حالة أخرى»، فلا شرط لها، وبعدها النقطتان `:` مباشرة.',
    next: 'احذف الشرط، أو اكتب `elif` بدل `else` إن كنت تحتاج إليه.',
  },
  {
    id: 'python/curly-block',
    errors,
    message: /^(?:expected ':'|invalid syntax)/,
    look: inCode(/^\s*(?:if|elif|else|for|while|def|class|try)\b[^{]*\{\s*$/),
    title: 'لا أقواس معقوفة حول الأسطر في بايثون',
    text: 'بدأت مجموعة الأسطر بالقوس `{`، وبايثون تبدؤها بالنقطتين `:` ثم بمسافة بادئة في كل سطر من أسطرها.',
    next: 'اكتب `:` مكان القوس، واحذف قوس الإغلاق، وأبقِ المسافات في بداية الأسطر.',
  },
  {
    id: 'python/missing-colon',
    errors,
    message: /^expected ':'/,
    look: (seen) => {
      const found = inCode(
        /^\s*(?<word>if|elif|else|for|while|def|class|try|except|finally|with|match|case|async)\b(?!.*\{\s*$)/,
      )(seen);
      const rest = seen.column === null ? '' : seen.line.slice(seen.column - 1).trim();
      if (!found || rest === '' || rest.startsWith('#')) return found;
      return { values: { ...found.values, rest }, next: 'أضف `:` قبل `{rest}`.' };
    },
    title: 'نقطتان ناقصتان',
    text: 'السطر الذي يبدأ بكلمة `{word}` تأتي فيه النقطتان `:` قبل أن تبدأ الأوامر التابعة له، وهما غير موجودتين حيث توقعتهما بايثون.',
    next: 'أضف `:` في نهاية هذا السطر.',
  },
  {
    id: 'python/missing-colon',
    errors,
    message: /^invalid syntax$/,
    look: inCode(
      /^\s*(?<word>if|elif|while|for)\b[^:]*?\s(?<rest>(?:print\s*\(|return\b|break\b|continue\b|pass\b|[\p{L}_][\p{L}\p{N}_]*\s*[-+*/]?=(?!=))[^:]*)$/u,
    ),
    title: 'نقطتان ناقصتان',
    text: 'بين شرط `{word}` أو ما تمر عليه والأمر التابع لها تأتي النقطتان `:`، وهما غير موجودتين.',
    next: 'أضف `:` قبل `{rest}`، والأفضل أن يكون الأمر في سطر تحته بمسافة بادئة.',
  },
  {
    id: 'python/except-word',
    errors,
    message: /^(?:expected 'except' or 'finally' block|invalid syntax)/,
    look: inCode(/^\s*(?<word>catch|expect|exept|rescue|excepet)\b/),
    title: 'تُكتب في بايثون `except`',
    text: 'كتبت `{word}`، وما يُنفَّذ عند الخطأ بعد `try` يبدأ في بايثون بالكلمة `except`.',
    next: 'اكتب `except` مكان `{word}`، مثل `except ValueError:`.',
  },
  {
    id: 'python/colon-after-statement',
    errors,
    message: /^invalid syntax$/,
    look: ({ code, line, column }) =>
      /^\s*(?!(?:if|elif|else|for|while|def|class|try|except|finally|with|match|case|async|lambda)\b)[^:{[]*\):\s*$/.test(
        code,
      ) &&
      (column === null || column === line.trimEnd().length)
        ? {}
        : null,
    title: 'نقطتان زائدتان في آخر السطر',
    text: 'تأتي النقطتان `:` في آخر السطر بعد `if` و`for` و`def` وأمثالها فقط، وهذا السطر ليس منها.',
    next: 'احذف `:` من آخر السطر. وإن كنت تعرّف دالة فابدأ السطر بـ`def`.',
  },
  {
    id: 'python/expected-indent',
    errors: indentation,
    message:
      /^expected an indented block after (?:'(?<word>\w+)' statement|.*?) on line (?<start>\d+)/,
    look: ({ groups }) => ({ values: { start: groups.start ?? '' } }),
    title: 'مسافة بادئة ناقصة',
    text: 'السطر {start} ينتهي بالنقطتين، فلا بد أن يأتي تحته سطر تابع له يبدأ بمسافة بادئة، ولم تجده بايثون هنا.',
    next: 'ابدأ هذا السطر بأربع مسافات. وإن لم يكن عندك ما تكتبه بعد فاكتب `pass`.',
  },
  {
    id: 'python/unexpected-indent',
    errors: indentation,
    message: /^unexpected indent/,
    title: 'مسافة بادئة زائدة',
    text: 'يبدأ هذا السطر بمسافات أكثر من السطر الذي قبله، وليس فوقه سطر يفتح مجموعة جديدة.',
    next: 'احذف المسافات الزائدة حتى يبدأ من حيث يبدأ جيرانه. وإن كان تابعًا لسطر فوقه فتأكد أن ذلك السطر ينتهي بـ`:`.',
  },
  {
    id: 'python/uneven-indent',
    errors: indentation,
    message: /^unindent does not match any outer indentation level/,
    title: 'مسافة بادئة لا تطابق ما قبلها',
    text: 'بداية هذا السطر لا تقع تحت بداية أي سطر قبله، فلا تعرف بايثون إلى أي مجموعة ينتمي.',
    next: 'اجعل عدد المسافات في بدايته مساويًا لأسطر المجموعة التي تريده فيها؛ أربع مسافات لكل مستوى.',
  },
  {
    id: 'python/tabs',
    errors: ['TabError'],
    message: /^inconsistent use of tabs and spaces/,
    title: 'مسافات وعلامات `Tab` معًا',
    text: 'بعض الأسطر يبدأ بمسافات وبعضها بعلامة `Tab`. قد تبدو متساوية على الشاشة، لكنها عند بايثون مختلفة.',
    next: 'امسح بداية هذا السطر، واكتب مكانها المسافات نفسها التي في الأسطر المجاورة.',
  },
  {
    id: 'python/outside-function',
    errors,
    message: /^'(?<word>return|yield)' outside function/,
    title: '`{word}` خارج دالة',
    text: 'تُستعمل `{word}` داخل دالة فقط، وهذا السطر ليس داخل واحدة.',
    next: 'إن كان تابعًا لدالة فوقه فأضف المسافة البادئة. وإن أردت عرض النتيجة فاستعمل `print`.',
  },
  {
    id: 'python/await-outside',
    errors,
    message: /^'await' outside (?:async )?function/,
    title: '`await` خارج دالة `async`',
    text: 'لا تعمل `await` إلا داخل دالة تبدأ بـ`async def`.',
    next: 'اكتب `async` قبل `def` في الدالة التي فيها هذا السطر.',
  },
  {
    id: 'python/outside-loop',
    errors,
    message: /^'(?<word>break|continue)' (?:outside loop|not properly in loop)/,
    title: '`{word}` خارج حلقة',
    text: 'تعمل `{word}` داخل حلقة `for` أو `while` فقط، وهذا السطر ليس داخل واحدة.',
    next: 'تأكد أن المسافة البادئة تجعله داخل الحلقة. وللخروج من دالة استعمل `return`.',
  },
  {
    id: 'python/try-alone',
    errors,
    message: /^expected 'except' or 'finally' block/,
    title: '`try` بلا `except`',
    text: 'بعد أسطر `try` لا بد من `except` تقول ماذا يحدث عند الخطأ، وقد وصلت بايثون إلى هذا السطر ولم تجدها.',
    next: 'أضف قبل هذا السطر `except ValueError:` مثلًا، وتحته ما تفعله عند الخطأ.',
  },
  {
    id: 'python/elif-after-else',
    errors,
    message: /^'elif' block follows an 'else' block/,
    title: '`elif` بعد `else`',
    text: 'تأتي `else` في الآخر لأنها تشمل كل ما بقي، فلا تصل بايثون إلى `elif` بعدها.',
    next: 'انقل مجموعة `elif` إلى ما قبل `else`.',
  },
  {
    id: 'python/inline-else',
    errors,
    message: /^expected 'else' after 'if' expression/,
    title: '`else` ناقصة في الشرط المختصر',
    text: 'حين يُكتب الشرط في سطر واحد بعد قيمة فلا بد من القيمة الأخرى بعد `else`.',
    next: 'أكمله هكذا: `a if x > 3 else b`.',
  },
];
