import type { Pattern } from '../pattern.ts';
import { nearest } from '../words.ts';
import { baseOf, before, lastValue, literally } from './chain.ts';
import { listSearch } from './javascript-origins.ts';

const errors = ['TypeError'];
const notFunction = /^(?<callee>[^\n]+?) is not a function(?:\.| \(In |$)/;
const elementMethods =
  /^(?:addEventListener|removeEventListener|appendChild|append|remove|setAttribute|getAttribute|querySelector|click|focus|insertAdjacentHTML|hide|show)$/;
const searched =
  /\b(?:getElementById\(\s*["'`](?<id>[^"'`]*)["'`]|(?:querySelector|closest)\(\s*["'`](?<selector>[^"'`]*)["'`])/;

const attributes = (markup: string, name: string) =>
  [...markup.matchAll(new RegExp(`\\b${name}\\s*=\\s*["']?([^"'>]+)`, 'gi'))].flatMap(
    (match) => match[1]?.trim().split(/\s+/) ?? [],
  );

/** The line on which the element was looked for: this one, or that which gave the name its value. */
function searchOf(seen: Parameters<NonNullable<Pattern['look']>>[0]) {
  const { a, b, c } = seen.groups;
  const object = before(seen, a ?? b ?? c ?? '');
  const here = searched.exec(object)?.groups;
  if (here) return here;
  const base = baseOf(object);
  const given =
    base &&
    seen.lines.find(
      (line) => line.includes(base) && searched.test(line) && new RegExp(`${base}\\s*=`).test(line),
    );
  return given ? searched.exec(given)?.groups : undefined;
}

const ofNull =
  /^(?:Cannot (?:read|set) propert(?:ies|y) of null \((?:reading|setting) '(?<a>[^']+)'\)|can't access property "(?<b>[^"]+)", .+ is null|null is not an object \(evaluating '.*[.](?<c>[\w$]+)(?:\(.*| = .*)?'\))/u;

/** Elements of a page. */
export const javascriptElements: Pattern[] = [
  {
    id: 'javascript/id-with-sign',
    errors,
    message: ofNull,
    look: (seen) => {
      const id = searchOf(seen)?.id;
      return id && /^[#.]/.test(id) ? { values: { id, plain: id.slice(1) } } : null;
    },
    title: 'المعرّف بلا `#`',
    text: 'تأخذ `getElementById` المعرّف نفسه، والعلامة قبله في `{id}` من محددات CSS، فلم تجد عنصرًا بهذا الاسم.',
    next: 'اكتب `getElementById("{plain}")`، أو استعمل `querySelector("{id}")`.',
  },
  {
    id: 'javascript/selector-without-sign',
    errors,
    message: ofNull,
    look: (seen) => {
      const name = searchOf(seen)?.selector?.trim() ?? '';
      if (!/^[\p{L}_][\w-]*$/u.test(name)) return null;
      const sign = attributes(seen.markup, 'id').includes(name)
        ? '#'
        : attributes(seen.markup, 'class').includes(name)
          ? '.'
          : '';
      return sign ? { values: { name, meant: sign + name } } : null;
    },
    title: 'العلامة ناقصة قبل `{name}`',
    text: 'بحثت `querySelector` عن وسم اسمه `{name}` ولم تجده. المعرّف يُكتب قبله `#`، والصنف قبله `.`.',
    next: 'اكتب `querySelector("{meant}")`.',
  },
  {
    id: 'javascript/misspelt-element',
    errors,
    message: ofNull,
    look: (seen) => {
      const { id, selector = '' } = searchOf(seen) ?? {};
      const wrong = id ?? /^[#.]([\w-]+)$/.exec(selector)?.[1] ?? '';
      const known = attributes(seen.markup, selector.startsWith('.') ? 'class' : 'id');
      const meant = wrong && !known.includes(wrong) ? nearest(wrong, known) : null;
      return meant ? { values: { wrong, meant } } : null;
    },
    title: 'هل تقصد `{meant}`؟',
    text: 'ليس في الصفحة عنصر اسمه `{wrong}`، وفيها عنصر قريب منه: `{meant}`.',
    next: 'اكتب الاسم بالحروف نفسها في HTML وفي جافاسكربت.',
  },
  {
    id: 'javascript/class-as-id',
    errors,
    message: ofNull,
    look: (seen) => {
      const { id, selector = '' } = searchOf(seen) ?? {};
      const name = id ?? /^#([\w-]+)$/.exec(selector)?.[1] ?? '';
      const isClass = attributes(seen.markup, 'class').includes(name);
      return name && isClass && !attributes(seen.markup, 'id').includes(name)
        ? { values: { name } }
        : null;
    },
    title: '`{name}` صنف وليس معرّفًا',
    text: 'في الصفحة عنصر كُتب له `class="{name}"`، وبحث السطر عن معرّف `id` بهذا الاسم فلم يجده.',
    next: 'ابحث بالصنف: `querySelector(".{name}")`، أو اكتب `id="{name}"` في HTML.',
  },
  {
    id: 'javascript/tag-as-id',
    errors,
    message: ofNull,
    look: (seen) => {
      const { id, selector = '' } = searchOf(seen) ?? {};
      const name = id ?? /^[#.]([\w-]+)$/.exec(selector)?.[1] ?? '';
      const isTag =
        /^[a-z][a-z0-9]*$/i.test(name) && new RegExp(`<${name}[\\s>]`, 'i').test(seen.markup);
      const isNamed = [
        ...attributes(seen.markup, 'id'),
        ...attributes(seen.markup, 'class'),
      ].includes(name);
      return isTag && !isNamed ? { values: { name } } : null;
    },
    title: '`{name}` وسم وليس معرّفًا',
    text: 'في الصفحة وسم `<{name}>`، وبحث السطر عن معرّف أو صنف بهذا الاسم فلم يجده.',
    next: 'ابحث بالوسم: `querySelector("{name}")`، أو اكتب `id="{name}"` في HTML.',
  },
  {
    id: 'javascript/script-before-element',
    errors,
    message: ofNull,
    look: (seen) => {
      const { id, selector = '' } = searchOf(seen) ?? {};
      const name = id ?? /^[#.]([\w-]+)$/.exec(selector)?.[1] ?? '';
      const tag = /^[a-z][a-z0-9]*$/i.test(selector) ? selector : '';
      if (name === '' && tag === '') return null;
      if (tag) {
        const start = seen.lines.findIndex((line) => new RegExp(`<${tag}[\\s>]`, 'i').test(line));
        return start >= (seen.number ?? 0)
          ? { values: { name: tag, place: String(start + 1) } }
          : null;
      }
      const isNamed = new RegExp(`\\b(?:id|class)\\s*=\\s*["']?[^"'>]*\\b${name}\\b`);
      const at = seen.lines.findIndex((line) => isNamed.test(line));
      return at >= (seen.number ?? 0) ? { values: { name, place: String(at + 1) } } : null;
    },
    title: 'عمل الكود قبل أن يوجد العنصر',
    text: 'العنصر `{name}` مكتوب في السطر {place}، والكود يعمل قبل أن تصل الصفحة إليه، فلم يجده.',
    next: 'انقل `<script>` إلى آخر الصفحة قبل `</body>`، أو ضع الكود في ملف واكتب `defer` في وسمه.',
  },
  {
    id: 'javascript/value-of-other-element',
    errors,
    message:
      /^(?:Cannot read properties of undefined|can't access property .* is undefined|undefined is not an object)/,
    look: (seen) => {
      for (const [, name = ''] of seen.code.matchAll(
        /(?<![\p{L}\p{N}_$.])([\p{L}_$][\p{L}\p{N}_$]*)\s*\./gu,
      )) {
        const given = lastValue(seen, name, seen.number);
        const taken =
          /(?:getElementById\(\s*["'`]|querySelector\(\s*["'`]#)([\w-]+)["'`]\s*\)\.value\b/.exec(
            given?.value ?? '',
          );
        const tag =
          taken &&
          new RegExp(
            `<([a-z][a-z0-9]*)\\b[^>]*\\bid\\s*=\\s*["']?${literally(taken[1] ?? '')}["'\\s>]`,
            'i',
          ).exec(seen.markup)?.[1];
        if (
          given &&
          taken &&
          tag &&
          !/^(?:input|select|textarea|button|option|output|progress|meter|li|data|param)$/i.test(
            tag,
          )
        )
          return { values: { id: taken[1] ?? '', tag }, line: given.line };
      }
      return null;
    },
    title: 'ليس لـ`<{tag}>` قيمة `value`',
    text: 'أُخذت `value` من العنصر `{id}`، وهو `<{tag}>`، و`value` لخانات الكتابة مثل `<input>`، فالنتيجة `undefined`.',
    next: 'خذ القيمة من الخانة التي يُكتب فيها. ولنص هذا العنصر استعمل `textContent`.',
  },
  {
    id: 'javascript/no-such-elements',
    errors,
    message:
      /^(?:Cannot (?:read|set) properties of undefined|can't access property .* is undefined|undefined is not an object)/,
    look: (seen) => {
      const found =
        /getElementsBy(?<by>ClassName|TagName)\(\s*["'`](?<name>[^"'`]*)["'`]\s*\)\s*\[\s*0\s*\]|querySelectorAll\(\s*["'`](?<sign>[.#])(?<plain>[\w-]+)["'`]\s*\)\s*\[\s*0\s*\]/.exec(
          seen.line,
        )?.groups;
      const name = found?.name ?? found?.plain ?? '';
      if (!found || name === '' || seen.markup === '') return null;
      const known =
        found.by === 'TagName'
          ? [...seen.markup.matchAll(/<([a-z][a-z0-9]*)/gi)].map(
              (match) => match[1]?.toLowerCase() ?? '',
            )
          : attributes(seen.markup, found.sign === '#' ? 'id' : 'class');
      if (known.includes(name)) return null;
      const meant =
        nearest(name.replace(/^[.#]/, ''), known) ??
        (known.includes(name.slice(1)) ? name.slice(1) : null);
      return {
        values: { name },
        ...(meant && { next: `في الصفحة اسم قريب منه: هل تقصد \`${meant}\`؟` }),
      };
    },
    title: 'لا عنصر في الصفحة باسم `{name}`',
    text: 'بحث السطر عن عناصر باسم `{name}` وليس في الصفحة واحد منها، فالقائمة فارغة وعنصرها الأول `undefined`.',
    next: 'اكتب الاسم بالحروف نفسها في HTML وفي جافاسكربت، وبلا نقطة قبله في `getElementsByClassName`.',
  },
  {
    id: 'javascript/handler-unknown',
    errors: ['ReferenceError'],
    message: /^(?:(?<name>\S+) is not defined|Can't find variable: (?<other>\S+))$/,
    look: ({ line, codes, groups, words }) => {
      const name = groups.name ?? groups.other ?? '';
      const given = new RegExp(
        `\\.(on[a-z]+)\\s*=\\s*${literally(name)}\\s*;?\\s*$|\\.(addEventListener)\\([^,]*,\\s*${literally(name)}\\s*[,)]`,
        'u',
      ).exec(line);
      const inTag = new RegExp(
        `\\b(on[a-z]+)\\s*=\\s*["'][^"']*(?<![\\p{L}\\p{N}_$.])${literally(name)}\\s*\\(`,
        'iu',
      ).exec(line);
      const handler = given?.[1] ?? given?.[2] ?? inTag?.[1];
      if (!handler || nearest(name, words)) return null;
      const functions = codes.flatMap((code) => [
        ...code.matchAll(
          /\bfunction\s+([\p{L}_$][\p{L}\p{N}_$]*)|\b(?:const|let|var)\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*=\s*(?:function\b|\()/gu,
        ),
      ]);
      const names = functions.map((match) => match[1] ?? match[2] ?? '');
      if (names.includes(name)) return null;
      const meant = names.length === 1 ? names[0] : undefined;
      return {
        values: { name, handler },
        ...(meant && { next: `اكتب اسم دالتك كما عرّفتها: \`${meant}\`.` }),
      };
    },
    title: 'لا دالة اسمها `{name}`',
    text: 'يذكر `{handler}` الدالة `{name}`، وليس في البرنامج دالة بهذا الاسم.',
    next: 'عرّف الدالة `{name}`، أو اكتب في `{handler}` اسم الدالة التي عرّفتها.',
  },
  {
    id: 'javascript/list-used-as-element',
    errors,
    message: notFunction,
    look: (seen) => {
      const method = seen.groups.callee?.split('.').at(-1) ?? '';
      const found = elementMethods.test(method) && listSearch(before(seen, method), seen);
      return found ? { values: { ...found, method } } : null;
    },
    title: 'قائمة عناصر تُستعمل كأنها عنصر واحد',
    text: 'تعيد `{search}` كل العناصر التي وجدتها في قائمة، و`{method}` للعنصر الواحد لا للقائمة.',
    next: 'مرّ على القائمة بـ`for (const x of …)` واستدعِ `{method}` لكل عنصر، أو خذ واحدًا بـ`[0]`. ولعنصر واحد استعمل `querySelector`.',
  },
  {
    id: 'javascript/list-of-elements-method',
    errors,
    message: notFunction,
    look: (seen) => {
      const method = seen.groups.callee?.split('.').at(-1) ?? '';
      const found =
        /^(?:forEach|map|filter|find|reduce|some|every|push|pop|join|slice|indexOf|includes|sort|reverse)$/.test(
          method,
        ) && listSearch(before(seen, method), seen);
      return found ? { values: { ...found, method } } : null;
    },
    title: 'قائمة العناصر ليست مصفوفة',
    text: 'ما تعيده `{search}` قائمة من الصفحة، وليست لها الدالة `{method}` التي للمصفوفات.',
    next: 'حوّلها إلى مصفوفة: `Array.from(…).{method}(…)`.',
  },
  {
    id: 'javascript/too-few-values',
    errors,
    message:
      /^(?:Failed to execute '(?<a>\w+)' on '\w+': (?<wanted>\d+) arguments? required, but only (?<got>\d+) present|(?:\w+\.)?(?<b>\w+): At least (?<least>\d+) arguments? required, but only (?<only>\d+) passed|Not enough arguments)/,
    look: ({ groups: { a, b, wanted, least, got, only } }) =>
      a || b
        ? {
            values: {
              method: a ?? b ?? '',
              count: wanted ?? least ?? '',
              given: got ?? only ?? '',
            },
          }
        : null,
    title: 'قيم ناقصة عند استدعاء `{method}`',
    text: 'عدد القيم التي تنتظرها `{method}` بين قوسيها {count}، والذي وصل {given}.',
    next: 'أكمل القيم: `addEventListener("click", show)`، و`setAttribute("class", "box")`، و`insertBefore(new, old)`.',
  },
  {
    id: 'javascript/node-needed',
    errors,
    message:
      /^(?:Failed to execute '(?<a>appendChild|insertBefore|replaceChild|removeChild)' on 'Node': parameter \d+ is not of type 'Node'|(?:Node\.)?(?<b>appendChild|insertBefore|replaceChild|removeChild): Argument \d+ (?:is not an object|does not implement)|Argument \d+ \('\w+'\) to Node\.(?<c>\w+) must be an instance of Node)/,
    look: ({ groups: { a, b, c } }) => ({ values: { method: a ?? b ?? c ?? '' } }),
    title: 'المطلوب عنصر وليس نصًا',
    text: 'تأخذ `{method}` عنصرًا من عناصر الصفحة، والذي أُعطيته ليس عنصرًا، كنص أو قيمة فارغة.',
    next: 'لإضافة نص استعمل `append("…")` أو `textContent`. ولعنصر جديد اصنعه أولًا بـ`document.createElement("li")`.',
  },
  {
    id: 'javascript/bad-selector',
    errors: ['SyntaxError'],
    message:
      /^(?:Failed to execute '(?<method>\w+)' on '\w+': '(?<selector>[\s\S]*)' is not a valid selector|.*: '(?<other>[\s\S]*)' is not a valid selector|The string did not match the expected pattern|.*The provided selector is empty)/,
    look: ({ groups: { selector, other }, line, message }) => ({
      ...(/selector is empty/.test(message) && {
        text: 'النص بين القوسين فارغ، فلا تعرف الصفحة عمّ تبحث.',
      }),
      values: {
        selector: selector ?? other ?? searched.exec(line)?.groups?.selector ?? '',
      },
    }),
    title: 'محدد غير صحيح',
    text: 'النص `{selector}` ليس محددًا من محددات CSS، فلا تعرف الصفحة عمّ تبحث.',
    next: 'المعرّف بعد `#` والصنف بعد `.` يبدآن بحرف لا برقم، ولا مسافة بعد العلامة، وما بعد `:` من كلمات CSS نفسها. ولمعرّف يبدأ برقم استعمل `getElementById`.',
  },
  {
    id: 'javascript/element-name',
    errors: ['InvalidCharacterError'],
    message:
      /^(?:Failed to execute 'createElement'.*\('(?<a>[^']*)'\)|String contains an invalid character|.*createElement.*|Invalid qualified name.*)/,
    look: ({ line, groups }) => {
      const name = groups.a ?? /createElement\(\s*["'`]([^"'`]*)/.exec(line)?.[1];
      if (name === undefined) return null;
      return { values: { name, plain: /[a-z][a-z0-9]*/i.exec(name)?.[0] ?? 'div' } };
    },
    title: 'اسم الوسم بلا أقواس',
    text: 'تأخذ `createElement` اسم الوسم وحده، و`{name}` ليس اسمًا فقط.',
    next: 'اكتب `document.createElement("{plain}")`، ثم ضع النص بـ`textContent`.',
  },
  {
    id: 'javascript/class-name-with-space',
    errors: ['InvalidCharacterError', 'SyntaxError'],
    message:
      /(?:'(?:add|remove|toggle|contains)' on 'DOMTokenList'|The token can(?:not| not) (?:be empty|contain whitespace)|String contains an invalid character)/,
    title: 'اسم صنف غير صالح',
    text: 'تأخذ دوال `classList` اسم صنف واحد بلا مسافات ولا نقطة، وليس فارغًا.',
    next: 'اكتب كل صنف وحده: `classList.add("a", "b")`.',
  },
  {
    id: 'javascript/not-a-child',
    errors: ['NotFoundError'],
    message: /(?:not a child of this node|node to be removed|can not be found here)/,
    title: 'العنصر ليس داخل هذا العنصر',
    text: 'أردت حذف عنصر أو وضع آخر قبله، وهو ليس من أبناء العنصر الذي قبل النقطة.',
    next: 'احذفه من نفسه: `element.remove()`، أو اطلب ذلك من `element.parentElement`.',
  },
  {
    id: 'javascript/element-inside-itself',
    errors: ['HierarchyRequestError'],
    message: /[\s\S]/,
    title: 'عنصر داخل نفسه',
    text: 'لا يوضع عنصر داخل نفسه أو داخل ما هو بعض منه.',
    next: 'راجع من يُضاف إلى من: `parent.appendChild(child)`.',
  },
];
