import { nearest } from '../words.ts';
import { styleHints } from './css.ts';
import type { Hint } from './hint.ts';
import { htmlAttributes, htmlTags, optionalEnds, voidTags } from './page-vocabulary.ts';

/** Comments, the type, texts of scripts and styles, tags with their attributes. */
const tokens =
  /<!--[\s\S]*?(?:-->|$)|<!doctype[^>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]{0,2000}"|'[^']{0,2000}'|[^"'<>])*)(>|$|(?=<))/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]*))?/g;

/** A tag with an attribute whose quote is closed only in a later tag. */
const openQuote =
  /<([a-zA-Z][\w-]*)(?:\s+[\w:-]+(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>=]+))?)*\s+([\w:-]+)\s*=\s*(["'])(?:(?!\3)[^<>])*>(?:(?!\3)[^<])*<(?:(?!\3)[\s\S]){0,400}\3/;

/** Only the beginning of longer pages is looked at. */
const lookedAt = 20_000;

interface Opened {
  tag: string;
  line: number;
}

function attributeHint(
  tag: string,
  name: string,
  value: string | undefined,
): Omit<Hint, 'line'> | null {
  const small = name.toLowerCase();
  if (/^(?:src|href)$/.test(small) && /^["']?(?:[a-z]:[\\/]|file:)/i.test(value ?? '')) {
    return {
      id: 'html/local-path',
      title: 'مسار على جهازك',
      text: `المسار في \`${name}\` لملف على حاسوبك، ولا تصل الصفحة هنا إليه، ولا تصل إليه حين يفتحها غيرك.`,
      next: 'أضف الملف إلى ملفات البرنامج واكتب اسمه وحده، مثل `src="me.jpg"`.',
    };
  }
  if (/^on[a-z]+$/.test(small) && value !== undefined) {
    const plain = value.replace(/^["']|["']$/g, '').trim();
    if (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(plain)) {
      return {
        id: 'html/handler-not-called',
        title: `قوسان ناقصان بعد \`${plain}\``,
        text: `كُتبت الدالة \`${plain}\` في \`${name}\` بلا قوسين، فلا تُستدعى حين يقع الحدث.`,
        next: `اكتب \`${name}="${plain}()"\`.`,
      };
    }
    return null;
  }
  if (
    htmlAttributes.has(small) ||
    /^(?:data-|aria-|on|xmlns|xlink|v-|x-|ng-|:|@)/.test(small) ||
    tag.includes('-') ||
    !/^[a-z-]+$/.test(small)
  )
    return null;
  const meant = nearest(
    small,
    [...htmlAttributes].filter((known) => known.length > 2),
  );
  return meant
    ? {
        id: 'html/misspelt-attribute',
        title: `هل تقصد \`${meant}\`؟`,
        text: `لا سمة اسمها \`${name}\` في HTML، فأهملها المتصفح في الوسم \`<${tag}>\`.`,
        next: `اكتب \`${meant}\`.`,
      }
    : null;
}

/** The classes and ids of a page. */
function namesIn(text: string) {
  const classes = new Set<string>();
  const ids = new Set<string>();
  for (const [, name = '', value = ''] of text.matchAll(/\b(class|id)\s*=\s*["']?([^"'>]+)/gi)) {
    for (const word of value.trim().split(/\s+/))
      (name.toLowerCase() === 'id' ? ids : classes).add(word);
  }
  // Scripts may give elements further names.
  for (const [, word = ''] of text.matchAll(/["'`]([\w-]+)["'`]/g)) {
    if (/classList|className|setAttribute|\.id\b/.test(text)) {
      classes.add(word);
      ids.add(word);
    }
  }
  return { classes, ids };
}

/** What is odd in a style sheet of its own, beside the pages that it belongs to. */
export const sheetHints = (sheet: string, pages: string): Hint[] =>
  styleHints(sheet.slice(0, lookedAt), 1, namesIn(pages.slice(0, lookedAt)));

/** What is odd in the tags of a page, and in its style sheets. */
export function pageHints(page: string): Hint[] {
  const text = page.slice(0, lookedAt);
  const hints: Hint[] = [];
  const names = namesIn(text);
  const swallowed = openQuote.exec(text);
  // What follows an open quote is read as its value, and tells nothing more.
  if (swallowed && !/^(?:on|srcdoc|content|data-|style|pattern)/i.test(swallowed[2] ?? '')) {
    const [all, tag = '', attributeName = ''] = swallowed;
    return [
      {
        id: 'html/open-quote',
        title: 'علامة تنصيص لم تُغلق',
        text: `فُتحت قيمة \`${attributeName}\` في الوسم \`<${tag}>\` بعلامة تنصيص ولم تُغلق قبل \`>\`، فابتلعت ما بعدها حتى العلامة التالية.`,
        next: `أضف علامة التنصيص في آخر قيمة \`${attributeName}\`.`,
        line:
          text.slice(0, swallowed.index).split('\n').length +
          all.slice(0, all.indexOf(attributeName)).split('\n').length -
          1,
      },
    ];
  }
  let counted = 0;
  let countedLine = 1;
  /** Lines are counted on from the last place, since places only come later. */
  const lineAt = (index: number) => {
    for (; counted < index; counted++) if (text[counted] === '\n') countedLine += 1;
    return countedLine;
  };
  const open: Opened[] = [];
  tokens.lastIndex = 0;
  for (let match = tokens.exec(text); match; match = tokens.exec(text)) {
    const [all, slash, written = '', rest = '', end] = match;
    if (written === '') continue;
    const tag = written.toLowerCase();
    const line = lineAt(match.index);
    const at = (hint: Omit<Hint, 'line'>) => hints.push({ ...hint, line });
    if (end !== '>') {
      at({
        id: 'html/unclosed-tag-sign',
        title: '`>` ناقصة',
        text: `بدأ الوسم \`<${slash}${written}\` ولم ينته بـ\`>\` قبل أن يبدأ وسم آخر.`,
        next: 'أضف `>` في آخر الوسم.',
      });
    }
    if (!htmlTags.has(tag) && !tag.includes('-') && !tag.includes(':')) {
      if (!slash) {
        const meant = nearest(
          tag,
          [...htmlTags].filter((known) => known.length > 1),
        );
        at({
          id: 'html/unknown-tag',
          title: meant ? `هل تقصد الوسم \`<${meant}>\`؟` : `لا وسم اسمه \`<${written}>\``,
          text: `لا يوجد في HTML وسم اسمه \`<${written}>\`، فعرضه المتصفح نصًا عاديًا بلا شكل خاص.`,
          next: meant ? `اكتب \`<${meant}>\` و\`</${meant}>\`.` : 'راجع اسم الوسم.',
        });
      }
    }
    if (slash) {
      if (voidTags.has(tag)) continue;
      const below = open.findLastIndex((one) => one.tag === tag);
      if (below < 0) {
        if (tag !== 'p' && tag !== 'br')
          at({
            id: 'html/closing-without-opening',
            title: `\`</${written}>\` يغلق ما لم يُفتح`,
            text: `لا وسم \`<${written}>\` مفتوح قبل هذا السطر يغلقه \`</${written}>\`.`,
            next: `احذفه، أو أضف \`<${written}>\` قبله.`,
          });
        continue;
      }
      const left = open
        .splice(below)
        .slice(1)
        .find((one) => !optionalEnds.has(one.tag));
      if (left) {
        const closesLater = new RegExp(`^[^<]*</${left.tag}\\s*>`, 'i').test(
          text.slice(match.index + all.length),
        );
        hints.push(
          closesLater
            ? {
                id: 'html/crossed-tags',
                title: 'وسمان متداخلان',
                text: `فُتح \`<${left.tag}>\` داخل \`<${tag}>\`، وأُغلق \`<${tag}>\` قبله. ما يُفتح آخرًا يُغلق أولًا.`,
                next: `اكتب \`</${left.tag}></${tag}>\` بهذا الترتيب.`,
                line,
              }
            : {
                id: 'html/unclosed-tag',
                title: `الوسم \`<${left.tag}>\` لم يُغلق`,
                text: `فُتح \`<${left.tag}>\` في السطر ${left.line} داخل \`<${tag}>\` ولم يأت \`</${left.tag}>\` قبل نهايته.`,
                next: `أضف \`</${left.tag}>\` حيث ينتهي محتواه.`,
                line: left.line,
              },
        );
      }
      continue;
    }
    for (const [, name = '', value] of rest.matchAll(attribute)) {
      const found = attributeHint(written, name, value);
      if (found) at(found);
    }
    if (tag === 'script' || tag === 'style' || tag === 'textarea' || tag === 'title') {
      const from = match.index + all.length;
      const close = text.slice(from).search(new RegExp(`</${tag}\\s*>`, 'i'));
      if (close < 0) {
        at({
          id: 'html/unclosed-tag',
          title: `الوسم \`<${tag}>\` لم يُغلق`,
          text: `لم يأت \`</${tag}>\` حتى نهاية الصفحة، فقُرئ كل ما بعده جزءًا منه.`,
          next: `أضف \`</${tag}>\` حيث ينتهي محتواه.`,
        });
        break;
      }
      if (tag === 'style')
        hints.push(...styleHints(text.slice(from, from + close), lineAt(from), names));
      const endTag = /<\/[^>]*>/.exec(text.slice(from + close))?.[0].length ?? 0;
      tokens.lastIndex = from + close + endTag;
      continue;
    }
    const top = open.at(-1);
    if (
      top?.tag === tag &&
      /^(?:h[1-6]|a|button|title|label|b|strong|em|i|u)$/.test(tag) &&
      rest.trim() === ''
    ) {
      at({
        id: 'html/missing-slash',
        title: `شرطة ناقصة في \`</${tag}>\``,
        text: `فُتح \`<${tag}>\` في السطر ${top.line} ثم فُتح مرة أخرى قبل أن يُغلق، وهو لا يوضع داخل نفسه.`,
        next: `إن كان الثاني نهاية الأول فاكتبه \`</${tag}>\` بشرطة.`,
      });
      open.pop();
      continue;
    }
    if (!voidTags.has(tag) && !/\/\s*$/.test(rest)) open.push({ tag, line });
  }
  for (const left of open.filter((one) => !optionalEnds.has(one.tag)).slice(0, 1)) {
    hints.push({
      id: 'html/unclosed-tag',
      title: `الوسم \`<${left.tag}>\` لم يُغلق`,
      text: `فُتح \`<${left.tag}>\` في السطر ${left.line} ولم يأت \`</${left.tag}>\` حتى نهاية الصفحة.`,
      next: `أضف \`</${left.tag}>\` حيث ينتهي محتواه.`,
      line: left.line,
    });
  }
  return hints;
}
