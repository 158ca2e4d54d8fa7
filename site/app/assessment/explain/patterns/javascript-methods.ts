import type { Found, Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { nearest } from '../words.ts';
import { baseOf, before, lastValue, literally } from './chain.ts';
import { arrayMethods, javascriptMethods } from './javascript-vocabulary.ts';

const errors = ['TypeError'];
const notFunction = /^(?<callee>[^\n]+?) is not a function(?:\.| \(In |$)/;

const methodsOf: Record<string, Set<string>> = {
  نص: new Set(
    'charAt charCodeAt endsWith localeCompare match matchAll normalize padEnd padStart repeat replace replaceAll split startsWith substring substr toLowerCase toUpperCase trim trimEnd trimStart'.split(
      ' ',
    ),
  ),
  عدد: new Set(['toFixed', 'toPrecision']),
  تاريخ: new Set(
    'getDate getDay getFullYear getHours getMinutes getMonth getSeconds getTime toISOString toLocaleDateString toLocaleTimeString toDateString'.split(
      ' ',
    ),
  ),
};
/** Objects of the language and their functions. */
const ownFunctions: Record<string, string> = {
  Math: 'abs ceil cos floor log max min pow random round sign sin sqrt tan trunc',
  JSON: 'parse stringify',
  Object: 'assign entries freeze fromEntries keys values',
  Array: 'from isArray of',
  Number: 'isInteger isNaN parseFloat parseInt',
  console: 'clear count error group info log table time warn',
  Date: 'now parse',
};
const converters: Record<string, string> = {
  نص: 'String(…)',
  عدد: 'Number(…)',
  تاريخ: 'new Date(…)',
};

/** Methods that take nothing, or that beginners call without brackets. */
const callables = new Set([
  ...javascriptMethods,
  ...Object.values(methodsOf).flatMap((set) => [...set]),
]);
const notCalled =
  /^(?:length|name|log|values|keys|entries|remove|fill|match|repeat|parse|random|round|floor|ceil|warn|shift|sort|find|map|filter|some|every|includes|indexOf|replace|split|join|push|pop|slice|concat|reverse)$/;

const withMethod =
  (look: (method: string, object: string, seen: Seen) => Found | null) =>
  (seen: Seen): Found | null => {
    const callee = seen.groups.callee ?? '';
    const method = /\.([\p{L}_$][\p{L}\p{N}_$]*)$/u.exec(callee)?.[1];
    if (!method) return null;
    const object = before(seen, method) || callee.slice(0, -method.length - 1);
    const found = look(method, object, seen);
    return found && { ...found, values: { method, object, ...found.values } };
  };

/** The method before another one, without its brackets: `name.trim.toUpperCase()`. */
function uncalledPart(object: string, seen: Seen): Found | null {
  const part = /\.([\p{L}_$][\p{L}\p{N}_$]*)$/u.exec(object)?.[1];
  if (part && callables.has(part) && !/^(?:length|name|values|keys|entries|log)$/.test(part))
    return { values: { part } };
  const given = object === baseOf(object) ? lastValue(seen, object, seen.number) : null;
  const last = /\.([\p{L}_$][\p{L}\p{N}_$]*)\s*;?$/u.exec(given?.code ?? '')?.[1];
  if (
    !given ||
    !last ||
    !callables.has(last) ||
    (notCalled.test(last) && !arrayMethods.has(last) && last !== 'split')
  )
    return null;
  return { line: given.line, values: { part: last } };
}

/** Methods that are asked of a value of another type. */
export const javascriptMethodCalls: Pattern[] = [
  {
    id: 'javascript/method-without-brackets',
    errors,
    message: notFunction,
    look: withMethod((_, object, seen) => uncalledPart(object, seen)),
    title: 'قوسان ناقصان بعد `{part}`',
    text: 'كُتبت `{part}` بلا قوسين، فلم تُستدعَ، والذي طُلبت منه `{method}` هو الدالة نفسها لا نتيجتها.',
    next: 'اكتب `{part}()`.',
  },
  {
    id: 'javascript/result-as-callback',
    errors,
    message: /is not a function/,
    look: ({ code }) => {
      const found =
        /\.(forEach|map|filter|find|some|every|reduce|then|sort)\s*\(\s*([\p{L}_$][\w$.]*)\(\s*\)\s*\)/u.exec(
          code,
        );
      return found ? { values: { method: found[1] ?? '', name: found[2] ?? '' } } : null;
    },
    title: 'أُعطيت `{method}` نتيجة الدالة لا الدالة',
    text: 'القوسان بعد `{name}` يستدعيانها فورًا، فوصلت إلى `{method}` نتيجتها، وهي تنتظر الدالة نفسها.',
    next: 'اكتب `{method}({name})` بلا قوسين بعد `{name}`.',
  },
  {
    id: 'javascript/misspelt-function-of-object',
    errors,
    message: notFunction,
    look: withMethod((method, object) => {
      const known = Object.hasOwn(ownFunctions, object)
        ? ownFunctions[object]?.split(' ')
        : undefined;
      const meant = known && nearest(method, known);
      return meant ? { values: { meant } } : null;
    }),
    title: 'هل تقصد `{object}.{meant}`؟',
    text: 'ليس في `{object}` دالة اسمها `{method}`، وفيه دالة قريبة منها: `{meant}`.',
    next: 'اكتب `{object}.{meant}(…)`، وانتبه إلى الحروف الكبيرة والصغيرة.',
  },
  {
    id: 'javascript/console-has-log',
    errors,
    message: notFunction,
    look: withMethod((method, object) =>
      object === 'console' && !ownFunctions.console?.split(' ').includes(method) ? {} : null,
    ),
    title: 'العرض في جافاسكربت بـ`console.log`',
    text: 'ليس في `console` دالة اسمها `{method}`، والتي تعرض ما بين قوسيها اسمها `log`.',
    next: 'اكتب `console.log(…)`.',
  },
  {
    id: 'javascript/document-in-small-letters',
    errors,
    message: notFunction,
    look: withMethod((_, object) => (/^(?:Document|HTMLDocument)$/.test(object) ? {} : null)),
    title: 'تُكتب `document` بحرف صغير',
    text: 'الصفحة نفسها اسمها `document`، و`{object}` بحرف كبير اسم نوعها، وليست فيه `{method}`.',
    next: 'اكتب `document.{method}(…)`.',
  },
  {
    id: 'javascript/method-of-document',
    errors,
    message: notFunction,
    look: withMethod((method, object) =>
      /^(?:createElement|createTextNode|getElementById|getElementsByName)$/.test(method) &&
      object !== 'document'
        ? {}
        : null,
    ),
    title: 'تُكتب `document.{method}`',
    text: 'الدالة `{method}` للصفحة كلها `document` وحدها، وليست لـ`{object}`.',
    next: 'اكتب `document.{method}(…)`.',
  },
  {
    id: 'javascript/method-of-element',
    errors,
    message: notFunction,
    look: withMethod((method, object) =>
      /^(?:addEventListener|removeEventListener|appendChild|querySelector|querySelectorAll|setAttribute|getAttribute|removeChild|insertAdjacentHTML|getContext)$/.test(
        method,
      ) && object !== 'document'
        ? {}
        : null,
    ),
    title: 'ما قبل `.{method}` ليس عنصرًا',
    text: 'الدالة `{method}` لعنصر من عناصر الصفحة، وليست لقيمة `{object}` هنا دالة بهذا الاسم.',
    next: 'انظر من أين جاءت قيمة `{object}`: العنصر ما تعيده `querySelector` أو `getElementById` وحدها، لا ما بعدها مثل `.value` أو `.innerHTML`.',
  },
  {
    id: 'javascript/property-of-element-called',
    errors,
    message: notFunction,
    look: withMethod((method) =>
      /^(?:value|innerHTML|innerText|textContent|id|className|style|checked|src|href|children|parentElement|length|disabled|tagName|dataset|classList)$/.test(
        method,
      ) && method !== 'length'
        ? {}
        : null,
    ),
    title: '`{method}` بلا قوسين',
    text: '`{method}` قيمة تُقرأ أو تُغيَّر بـ`=`، وليست دالة تُستدعى.',
    next: 'احذف القوسين للقراءة: `{object}.{method}`، وللتغيير اكتب `{object}.{method} = …`.',
  },
  {
    id: 'javascript/drawing-on-canvas',
    errors,
    message: notFunction,
    look: withMethod((method) =>
      /^(?:fillRect|strokeRect|clearRect|beginPath|moveTo|lineTo|arc|fillText|stroke|drawImage)$/.test(
        method,
      )
        ? {}
        : null,
    ),
    title: 'الرسم من `getContext`',
    text: 'دوال الرسم مثل `{method}` ليست لعنصر `canvas` نفسه، بل لما تعيده `getContext`.',
    next: 'اكتب `const ctx = canvas.getContext("2d")`، ثم `ctx.{method}(…)`.',
  },
  {
    id: 'javascript/method-of-class',
    errors,
    message: notFunction,
    look: withMethod((method, object) =>
      /^(?:String|Array|Number|Date)$/.test(object) && callables.has(method) ? {} : null,
    ),
    title: 'تُستدعى `{method}` من القيمة نفسها',
    text: 'استُدعيت `{method}` من الصنف `{object}`، وهي لكل قيمة من قيمه لا له هو.',
    next: 'اكتب اسم المتغير قبل النقطة: `x.{method}(…)`.',
  },
  {
    id: 'javascript/method-of-own-class',
    errors,
    message: notFunction,
    look: withMethod((method, object, { codes }) => {
      const isClass = codes.some((code) =>
        new RegExp(`\\bclass\\s+${literally(object)}\\b`).test(code),
      );
      const isDefined = codes.some((code) =>
        new RegExp(
          `(?:^\\s+|[{}]\\s*)(?:async\\s+)?${literally(method)}\\s*\\([^()]*\\)\\s*\\{`,
        ).test(code),
      );
      return isClass && isDefined ? {} : null;
    }),
    title: 'استدعاء من الصنف لا من كائن',
    text: 'تعمل `{method}` على كائن من الصنف `{object}`، وقد استُدعيت من الصنف نفسه.',
    next: 'أنشئ كائنًا أولًا: `const x = new {object}(…)`، ثم `x.{method}()`.',
  },
  {
    id: 'javascript/method-of-many-types',
    errors,
    message: notFunction,
    look: withMethod((method) =>
      /^(?:indexOf|includes|slice|concat|at|lastIndexOf)$/.test(method) ? {} : null,
    ),
    title: '`{method}` للنصوص والقوائم',
    text: 'تعمل `{method}` على نص أو قائمة، وقيمة `{object}` هنا من نوع آخر، كعدد أو كائن.',
    next: 'حوّل العدد إلى نص بـ`String(…)`، وخذ من الكائن ما فيه من نص أو قائمة.',
  },
  {
    id: 'javascript/object-function',
    errors,
    message: notFunction,
    look: withMethod((method) =>
      /^(?:keys|values|entries|assign|freeze)$/.test(method) ? {} : null,
    ),
    title: 'تُكتب `Object.{method}(…)`',
    text: 'ليس للكائن دالة اسمها `{method}`، فهي من `Object` وتأخذ الكائن بين قوسيها.',
    next: 'اكتب `Object.{method}({object})`.',
  },
  {
    id: 'javascript/global-function-as-method',
    errors,
    message: notFunction,
    look: withMethod((method) => {
      const meant: Record<string, string> = {
        parseInt: 'parseInt',
        parseFloat: 'parseFloat',
        isNaN: 'isNaN',
        toInt: 'Number',
        toNumber: 'Number',
        toInteger: 'Math.trunc',
        isArray: 'Array.isArray',
        stringify: 'JSON.stringify',
        sqrt: 'Math.sqrt',
        abs: 'Math.abs',
        round: 'Math.round',
        floor: 'Math.floor',
        ceil: 'Math.ceil',
        max: 'Math.max',
        min: 'Math.min',
      };
      const found = Object.hasOwn(meant, method) ? meant[method] : undefined;
      return found ? { values: { meant: found } } : null;
    }),
    title: 'تُكتب `{meant}(…)`',
    text: 'لا تأتي `{method}` بعد القيمة ونقطة، فهي دالة تأخذ القيمة بين قوسيها.',
    next: 'اكتب `{meant}(…)` وضع القيمة بين القوسين. ولقيم قائمة في `Math.max` و`Math.min` اكتب قبلها `...`.',
  },
  {
    id: 'javascript/size-of-collection',
    errors,
    message: notFunction,
    look: withMethod((method, object, seen) =>
      method === 'size' &&
      /new\s+(?:Map|Set)\b/.test(lastValue(seen, baseOf(object), null)?.code ?? '')
        ? {}
        : null,
    ),
    title: '`size` بلا قوسين',
    text: 'عدد العناصر `size` قيمة تُقرأ، وليس دالة تُستدعى.',
    next: 'احذف القوسين بعد `size`.',
  },
  {
    id: 'javascript/set-has-add',
    errors,
    message: notFunction,
    look: withMethod((method, object, seen) => {
      const kind = /new\s+(Map|Set)\b/.exec(lastValue(seen, baseOf(object), null)?.code ?? '')?.[1];
      if (kind === 'Set' && /^(?:push|append|insert)$/.test(method))
        return { values: { meant: 'add(…)', kind } };
      if (kind === 'Set' && /^(?:includes|contains)$/.test(method))
        return { values: { meant: 'has(…)', kind } };
      if (kind === 'Map' && /^(?:add|push|put|append)$/.test(method))
        return { values: { meant: 'set(…)', kind } };
      return null;
    }),
    title: 'تُكتب `{meant}` مع `{kind}`',
    text: 'ليس لـ`{kind}` دالة اسمها `{method}`، وما تقوم به تكتبه `{meant}`.',
    next: 'اكتب `{object}.{meant}`.',
  },
  {
    id: 'javascript/promise-method',
    errors,
    message: notFunction,
    look: withMethod((method) => (/^(?:then|catch|finally)$/.test(method) ? {} : null)),
    title: 'ما قبل `.{method}` ليس وعدًا',
    text: 'تأتي `{method}` بعد وعد `Promise`، كالذي تعيده دالة `async`، و`{object}` قيمة عادية.',
    next: 'استعمل القيمة مباشرة، أو اكتب `async` قبل تعريف الدالة التي أعادتها.',
  },
  {
    id: 'javascript/method-of-type',
    errors,
    message: notFunction,
    look: withMethod((method) => {
      const type = Object.keys(methodsOf).find((name) => methodsOf[name]?.has(method));
      return type ? { values: { type, meant: converters[type] ?? '' } } : null;
    }),
    title: 'ما قبل `.{method}` ليس من النوع الذي لها',
    text: 'تعمل `{method}` مع قيمة نوعها {type}، وقيمة `{object}` هنا من نوع آخر.',
    next: 'اطبعها بـ`console.log(typeof …)` لترى نوعها وانظر من أين جاءت. وإن كانت هي التي تريدها فحوّلها بـ`{meant}`.',
  },
  {
    id: 'javascript/property-called',
    errors,
    message: notFunction,
    look: withMethod((method, _, { codes }) => {
      const isValue = new RegExp(
        `(?:[{,]\\s*|^\\s*|\\.)${method.replaceAll('$', '\\$')}\\s*[:=](?!=)\\s*(?:[\\d"'\`[]|true\\b|false\\b|\\w+\\s*[;,]?\\s*$)`,
      );
      return codes.some((code) => isValue.test(code)) ? {} : null;
    }),
    title: '`{method}` خاصية وليست دالة',
    text: 'القوسان يعنيان استدعاء دالة، و`{method}` في هذا الكائن قيمة تُقرأ.',
    next: 'احذف القوسين: `{object}.{method}`.',
  },
  {
    id: 'javascript/own-function-as-method',
    errors,
    message: notFunction,
    look: withMethod((method, _, seen) => {
      const isDefined = seen.codes.some((code) =>
        new RegExp(`\\bfunction\\s+${method.replaceAll('$', '\\$')}\\s*\\(`).test(code),
      );
      return isDefined ? {} : null;
    }),
    title: '`{method}` دالة مستقلة',
    text: 'عُرّفت `{method}` في البرنامج دالة مستقلة، وليست من `{object}`.',
    next: 'استدعها باسمها وضع القيمة بين قوسيها: `{method}({object})`.',
  },
];
