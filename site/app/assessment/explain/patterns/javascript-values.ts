import type { Found, Pattern } from '../pattern.ts';
import type { Seen } from '../seen.ts';
import { arrayMethods } from './javascript-vocabulary.ts';

const errors = ['TypeError'];
const read = (value: 'undefined' | 'null') =>
  new RegExp(
    `^(?:Cannot read propert(?:ies|y) of ${value} \\(reading '(?<a>[^']+)'\\)|can't access property "(?<b>[^"]+)", .+ is ${value}|${value} is not an object \\(evaluating '(?!Object[.]).*[.](?<c>[\\w$]+)(?:\\(.*)?'\\))`,
    'u',
  );
const set = (value: 'undefined' | 'null') =>
  new RegExp(`^Cannot set propert(?:ies|y) of ${value} \\(setting '(?<a>[^']+)'\\)`);

const withProperty =
  (fits: (property: string, seen: Seen) => boolean = () => true) =>
  (seen: Seen): Found | null => {
    const { a, b, c } = seen.groups;
    const property = a ?? b ?? c ?? '';
    return fits(property, seen) ? { values: { property } } : null;
  };

/** Whether an element of a page was looked for, on the line or where its name got its value. */
function looksForElement(_: string, { code, codes }: Seen): boolean {
  const search = /\b(?:getElementById|querySelector|closest)\s*\(/;
  const object =
    /([\p{L}_$][\p{L}\p{N}_$]*)\s*\.\s*[\p{L}_$][\p{L}\p{N}_$]*/u.exec(code)?.[1] ?? '';
  return (
    search.test(code) ||
    codes.some(
      (other) =>
        search.test(other) && new RegExp(`\\b${object.replaceAll('$', '\\$')}\\s*=`).test(other),
    )
  );
}

/** The same, with the ids or the classes that the page has where a search by one of them found nothing. */
const withElement =
  () =>
  (seen: Seen): Found | null => {
    const found = withProperty(looksForElement)(seen);
    if (!found || seen.markup === '') return found;
    const object = /([\p{L}_$][\p{L}\p{N}_$]*)\s*\./u.exec(seen.code)?.[1] ?? '';
    const search =
      /getElementById\(\s*["'`](?<id>[\w-]+)["'`]\s*\)|(?:querySelector|closest)\(\s*["'`](?<sign>[#.])(?<name>[\w-]+)["'`]\s*\)/;
    const given = [
      seen.line,
      ...seen.lines.filter((line) =>
        new RegExp(`\\b${object.replaceAll('$', '\\$')}\\s*=`).test(line),
      ),
    ]
      .map((line) => search.exec(line)?.groups)
      .find(Boolean);
    const wanted = given?.id ?? given?.name;
    if (!given || !wanted) return found;
    const attribute = given.sign === '.' ? 'class' : 'id';
    const known = [
      ...seen.markup.matchAll(new RegExp(`\\b${attribute}\\s*=\\s*["']?([^"'>]+)`, 'gi')),
    ].flatMap((match) => match[1]?.trim().split(/\s+/) ?? []);
    if (known.length === 0 || known.includes(wanted)) return found;
    const list = [...new Set(known)].slice(0, 6).join(', ');
    return {
      ...found,
      text: `ليس في الصفحة عنصر كُتب له \`${attribute}="${wanted}"\`، فأعاد البحث عنه \`null\`، ثم طُلبت منه \`{property}\`.`,
      next: `اكتب اسمًا موجودًا في الصفحة، ففيها: \`${list}\`.`,
    };
  };

const unset = 'ابحث عن السطر الذي يعطيه قيمته، واطبعه بـ`console.log` قبل هذا السطر.';

/** Properties of what has no value. */
export const javascriptValues: Pattern[] = [
  {
    id: 'javascript/index-past-end',
    errors,
    message: read('undefined'),
    look: withProperty(
      (property, { code, codes }) =>
        codes.some((other) => /<=\s*[\w$.]+\.length\b/.test(other)) &&
        new RegExp(`\\]\\s*\\.\\s*${property.replaceAll('$', '\\$')}`).test(code),
    ),
    title: 'رقم بعد آخر عنصر',
    text: 'يبدأ العد من 0، فآخر عنصر رقمه `length - 1`، والحلقة وصلت إلى رقم يساوي الطول نفسه، ولا عنصر هناك.',
    next: 'اكتب في شرط الحلقة `<` بدل `<=`.',
  },
  {
    id: 'javascript/length-of-undefined',
    errors,
    message: read('undefined'),
    look: withProperty((property) => property === 'length'),
    title: 'طول ما ليس له قيمة',
    text: 'طلبت `length`، وما قبل النقطة `undefined`، أي لم يأخذ قيمة.',
    next: unset,
  },
  {
    id: 'javascript/array-method-of-undefined',
    errors,
    message: read('undefined'),
    look: withProperty((property) => arrayMethods.has(property)),
    title: 'ما قبل `.{property}` بلا قيمة',
    text: 'تعمل `{property}` على قائمة، وما قبل النقطة هنا `undefined`: لم يأخذ قيمة، أو كُتب اسم الخاصية خطأ.',
    next: `${unset} وقد تحتاج إلى قائمة فارغة \`[]\` في البداية.`,
  },
  {
    id: 'javascript/property-of-undefined',
    errors,
    message: read('undefined'),
    look: withProperty(),
    title: 'ما قبل `.{property}` بلا قيمة',
    text: 'طلبت `{property}` مما قيمته `undefined`، أي مما لم يأخذ قيمة. الخاصية غير الموجودة، والعنصر بعد آخر القائمة، ونتيجة دالة ليس فيها `return`: كلها `undefined`.',
    next: unset,
  },
  {
    id: 'javascript/element-not-found',
    errors,
    message: read('null'),
    look: withElement(),
    title: 'لم يوجد العنصر في الصفحة',
    text: 'البحث عن عنصر في الصفحة لم يجد شيئًا فأعاد `null`، ثم طُلبت منه `{property}`.',
    next: 'قارن الاسم الذي تبحث عنه بما في HTML: `#` قبل المعرّف و`.` قبل الصنف في `querySelector`. وتأكد من أن الكود يعمل بعد العنصر.',
  },
  {
    id: 'javascript/element-not-found',
    errors,
    message: set('null'),
    look: withElement(),
    title: 'لم يوجد العنصر في الصفحة',
    text: 'البحث عن عنصر في الصفحة لم يجد شيئًا فأعاد `null`، ثم أراد السطر أن يغيّر فيه `{property}`.',
    next: 'قارن الاسم الذي تبحث عنه بما في HTML: `#` قبل المعرّف و`.` قبل الصنف في `querySelector`. وتأكد من أن الكود يعمل بعد العنصر.',
  },
  {
    id: 'javascript/property-of-null',
    errors,
    message: read('null'),
    look: withProperty(),
    title: 'ما قبل `.{property}` قيمته `null`',
    text: 'طلبت `{property}` مما قيمته `null`، أي من لا شيء.',
    next: unset,
  },
  {
    id: 'javascript/set-on-undefined',
    errors,
    message: set('undefined'),
    look: withProperty(),
    title: 'تغيير خاصية فيما ليس له قيمة',
    text: 'أراد السطر أن يضع قيمة في `{property}`، وما قبل النقطة `undefined`، أي لم يأخذ قيمة.',
    next: 'أنشئ الكائن أولًا، مثل `= {}`، ثم ضع فيه الخاصية.',
  },
  {
    id: 'javascript/set-on-null',
    errors,
    message: set('null'),
    look: withProperty(),
    title: 'تغيير خاصية فيما قيمته `null`',
    text: 'أراد السطر أن يضع قيمة في `{property}`، وما قبل النقطة `null`، أي لا شيء.',
    next: unset,
  },
  {
    id: 'javascript/destructured-nothing',
    errors,
    message:
      /^(?:Cannot destructure (?:property '(?<name>[^']+)' of )?'(?<source>.+)' as it is (?<value>undefined|null)|Right side of assignment cannot be destructured)/,
    title: 'تفكيك ما ليس له قيمة',
    text: 'القوسان المعقوفان يأخذان خصائص من كائن، ولم يصلهما كائن بل قيمة فارغة.',
    next: 'ابحث عن السطر الذي يعطي القيمة. وإن كانت معامل دالة فتأكد أن الاستدعاء يرسل كائنًا.',
  },
];
