import type { Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { nearest } from '../words.ts';

const notDefined = /^(?:(?<name>\S+) is not defined|Can't find variable: (?<other>\S+))$/;
const reference = ['ReferenceError'];

const named = (fits: (name: string, seen: Seen) => boolean) => (seen: Seen) => {
  const name = seen.groups.name ?? seen.groups.other ?? '';
  return fits(name, seen) ? { values: { name } } : null;
};

/** Libraries that pages load from other servers. */
const libraries =
  /^(?:\$|jQuery|axios|React|ReactDOM|Vue|Chart|bootstrap|Swal|gsap|moment|dayjs|THREE|L|d3|p5|_|AOS|Swiper|firebase|google|Typed|anime|tailwind|createRoot|angular)$/;
const foreignScript = /<script\b[^>]*\bsrc\s*=\s*["']?(?:https?:)?\/\//i;

/** What the sandbox keeps from programs, and what to use in its place. */
export const javascriptSandbox: Pattern[] = [
  {
    id: 'javascript/no-network',
    message:
      /^(?:Failed to fetch|NetworkError when attempting to fetch|Load failed|Failed to execute 'send' on 'XMLHttpRequest')/,
    title: 'لا شبكة هنا',
    text: 'يعمل البرنامج في متصفحك وحده، ولا يتصل بعنوان على الشبكة. الكود قد يكون صحيحًا، ويعمل في موقعك.',
    next: 'ضع البيانات التي تنتظرها في متغير وجرّب عليها، أو جرّب `fetch` على حاسوبك.',
  },
  {
    id: 'javascript/no-origin',
    errors: ['SecurityError'],
    message: /sandboxed|insecure|denied|allow-same-origin/i,
    title: 'هذا ممنوع داخل الصندوق',
    text: 'تعمل الصفحة هنا بلا عنوان خاص بها، فلا ملفات ارتباط `document.cookie` ولا قواعد بيانات للمتصفح.',
    next: 'استعمل `localStorage` فهو يعمل هنا حتى التشغيل القادم، أو جرّب الصفحة في موقعك.',
  },
  {
    id: 'javascript/no-network',
    errors: reference,
    message: notDefined,
    look: named((name) => /^(?:fetch|XMLHttpRequest|WebSocket|EventSource)$/.test(name)),
    title: 'لا شبكة هنا',
    text: 'يعمل البرنامج في متصفحك وحده ولا يتصل بعنوان على الشبكة، ولذلك لا وجود لـ`{name}` هنا. الكود قد يكون صحيحًا، ويعمل في موقعك.',
    next: 'ضع البيانات التي تنتظرها في متغير وجرّب عليها، أو جرّب `{name}` على حاسوبك.',
  },
  {
    id: 'javascript/no-storage',
    errors: reference,
    message: notDefined,
    look: named((name) => /^(?:localStorage|sessionStorage|indexedDB)$/.test(name)),
    title: '`{name}` للصفحات، وهذا برنامج بلا صفحة',
    text: 'تحفظ `{name}` أشياء في متصفح من يزور صفحة، ولا تصل إليها برامج جافاسكربت هنا. الكود قد يكون صحيحًا.',
    next: 'جرّبه في برنامج HTML، فهناك تعمل `localStorage` حتى التشغيل القادم. وهنا احفظ القيم في متغير أو كائن.',
  },
  {
    id: 'javascript/no-page',
    errors: reference,
    message: notDefined,
    look: named((name) =>
      /^(?:document|window|location|history|screen|HTMLElement|Image|navigator|requestAnimationFrame|getComputedStyle|confirm)$/.test(
        name,
      ),
    ),
    title: '`{name}` للصفحات، وهذا برنامج بلا صفحة',
    text: 'يعمل برنامج جافاسكربت هنا وحده بلا صفحة، و`{name}` لا يوجد إلا مع صفحة. الكود قد يكون صحيحًا.',
    next: 'اختر لغة HTML وضع الكود بين `<script>` و`</script>`. وللعرض هنا استعمل `console.log`.',
  },
  {
    id: 'javascript/no-node',
    errors: reference,
    message: notDefined,
    look: named((name) =>
      /^(?:require|module|exports|process|__dirname|__filename|Buffer|global)$/.test(name),
    ),
    title: '`{name}` من Node وليس هنا',
    text: 'الاسم `{name}` موجود في برنامج Node على الحاسوب. هنا يعمل البرنامج في المتصفح، بلا ملفات الجهاز وبلا حزم npm.',
    next: 'استعمل ما في جافاسكربت نفسها. ولملف من ملفات برنامجك اكتب `import { name } from "./file.js"`، وللمدخلات `prompt()`.',
  },
  {
    id: 'javascript/library-not-loaded',
    errors: reference,
    message: notDefined,
    look: named((name, { markup, words }) =>
      foreignScript.test(markup)
        ? libraries.test(name) || (/^[A-Z]/.test(name) && nearest(name, words) === null)
        : libraries.test(name) && !/^[L_]$/.test(name),
    ),
    title: 'المكتبة التي فيها `{name}` لم تُحمَّل',
    text: 'لا تحمّل الصفحات هنا شيئًا من الشبكة، فالمكتبة التي تعرّف `{name}` لم تصل، والاسم غير معروف. الكود قد يكون صحيحًا، ويعمل في موقعك.',
    next: 'اكتب ما تحتاج إليه بجافاسكربت نفسها، مثل `document.querySelector`، أو انسخ المكتبة إلى ملف من ملفات البرنامج.',
  },
  {
    id: 'javascript/no-package',
    errors: ['TypeError'],
    message:
      /^(?:Failed to resolve module specifier "(?<a>[^"]+)"|Module name, '(?<b>[^']+)' does not resolve|The specifier “(?<c>[^”]+)” was a bare)/,
    look: ({ groups: { a, b, c } }) => ({ values: { name: a ?? b ?? c ?? '' } }),
    title: 'الحزمة `{name}` غير متاحة هنا',
    text: 'يستورد السطر `{name}`، وهنا لا تُثبَّت حزم npm ولا شيء من الشبكة: يُستورد من ملفات البرنامج وحدها.',
    next: 'لملف من ملفاتك ابدأ بـ`./`، مثل `import { add } from "./math.js"`. وإلا فاستعمل ما في جافاسكربت نفسها.',
  },
  {
    id: 'javascript/no-such-file',
    errors: ['TypeError'],
    message: /^Cannot find module '(?<name>[^']+)' imported from/,
    title: 'لا ملف اسمه `{name}` في البرنامج',
    text: 'يستورد السطر من `{name}`، وليس بين ملفات البرنامج ملف بهذا الاسم.',
    next: 'راجع اسم الملف وامتداده، أو أضف الملف إلى البرنامج.',
  },
  {
    id: 'javascript/no-such-export',
    errors: ['SyntaxError'],
    message:
      /^(?:The requested module '[\s\S]*' does not provide an export named '(?<a>[^']+)'|import not found: (?<b>\S+)|Importing binding name '(?<c>[^']+)' is not found)/,
    inLibrary: true,
    look: ({ groups: { a, b, c } }) => ({ values: { name: a ?? b ?? c ?? '' } }),
    title: 'الملف لا يصدّر `{name}`',
    text: 'استوردت `{name}` من ملف، وليس فيه `export` بهذا الاسم.',
    next: 'اكتب `export` قبل تعريف `{name}` في ذلك الملف، وراجع كتابة الاسم. وما صُدّر بـ`export default` يُستورد بلا قوسين.',
  },
  {
    id: 'javascript/no-eval',
    errors: ['EvalError'],
    message: /[\s\S]/,
    inLibrary: true,
    title: '`eval` ممنوعة في الصفحات هنا',
    text: 'لا تشغّل الصفحات هنا كودًا مكتوبًا في نص، بـ`eval` أو `new Function` أو نص في `setTimeout`.',
    next: 'أعطِ `setTimeout` دالة لا نصًا. ولحساب ما في نص استعمل `Number(…)` أو `JSON.parse(…)`.',
  },
  {
    id: 'javascript/endless-loop',
    errors: ['RangeError'],
    message: /^the loop ran for more than/,
    title: 'حلقة لا تنتهي',
    text: 'دارت الحلقة أكثر من ثانيتين، فأُوقفت الصفحة حتى لا يتجمد المتصفح.',
    next: 'تأكد من أن شرط الحلقة يصير خطأ يومًا: هل يتغير المتغير الذي فيه داخل الحلقة؟',
  },
  {
    id: 'javascript/too-many-elements',
    errors: ['RangeError'],
    message: /^the page has more than/,
    title: 'عناصر كثيرة جدًا',
    text: 'أضاف الكود إلى الصفحة عناصر بعشرات الآلاف، فأُوقف.',
    next: 'راجع الحلقة التي تضيف العناصر: هل تتوقف حيث تريد؟',
  },
  {
    id: 'javascript/page-left',
    errors: ['NavigationError'],
    message: /[\s\S]/,
    title: 'تنتقل الصفحة إلى عنوان آخر',
    text: 'نقل الكود أو الوسم `<meta>` الصفحة إلى عنوان آخر، ولا يُفتح هنا غير صفحات البرنامج.',
    next: 'احذف سطر الانتقال، مثل `location.href = …`، وجرّبه في موقعك.',
  },
];
