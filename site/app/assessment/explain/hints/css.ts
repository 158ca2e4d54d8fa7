import { nearest } from '../words.ts';
import type { Hint } from './hint.ts';
import { cssProperties, cssValues, htmlTags } from './page-vocabulary.ts';

interface Page {
  classes: Set<string>;
  ids: Set<string>;
}

const lengths =
  /^(?:width|height|font-size|margin(?:-\w+)?|padding(?:-\w+)?|border-radius|top|left|right|bottom|gap|max-width|min-width|max-height|min-height|letter-spacing|border-width)$/;

/** The browser that shows the page knows best; outside of one the list decides. */
const hasBrowser = typeof CSS !== 'undefined' && typeof CSS.supports === 'function';
const isProperty = (property: string) =>
  property.startsWith('-') ||
  cssProperties.has(property) ||
  (hasBrowser && CSS.supports(property, 'initial'));

/** What is odd in a declaration; null where nothing is. */
function declarationHint(property: string, value: string): Omit<Hint, 'line'> | null {
  if (!isProperty(property)) {
    const meant = nearest(property, cssProperties);
    if (!meant && !hasBrowser) return null;
    return {
      id: 'css/misspelt-property',
      title: meant ? `هل تقصد \`${meant}\`؟` : `لا خاصية اسمها \`${property}\``,
      text: `لا تعرف CSS خاصية اسمها \`${property}\`، فأهمل المتصفح هذا السطر.`,
      next: meant ? `اكتب \`${meant}\`.` : 'راجع اسم الخاصية.',
    };
  }
  const spaced = /(-?[\d.]+)\s+(px|em|rem|%|vh|vw|pt|deg|s|ms)(?![\w-])/.exec(value);
  if (spaced) {
    return {
      id: 'css/space-before-unit',
      title: 'مسافة بين العدد ووحدته',
      text: `كُتبت \`${spaced[0]}\` وبين العدد ووحدته مسافة، فأهمل المتصفح هذا السطر.`,
      next: `اكتب \`${spaced[1]}${spaced[2]}\` بلا مسافة.`,
    };
  }
  const bare =
    lengths.test(property) &&
    /^-?(?!0+(?:\.0+)?$)\d[\d.]*$/.exec(value.replace('!important', '').trim());
  if (bare) {
    return {
      id: 'css/missing-unit',
      title: 'وحدة ناقصة بعد العدد',
      text: `قيمة \`${property}\` هنا \`${bare[0]}\` بلا وحدة، فأهمل المتصفح هذا السطر.`,
      next: `اكتب الوحدة بعد العدد: \`${bare[0]}px\`.`,
    };
  }
  if (
    /color$|^background$|^fill$|^stroke$/.test(property) &&
    /^(?:[\da-f]{3}|[\da-f]{6})$/i.test(value) &&
    /\d/.test(value)
  ) {
    return {
      id: 'css/colour-without-sign',
      title: '`#` ناقصة قبل اللون',
      text: `رمز اللون \`${value}\` يبدأ بـ\`#\`، وبدونها لا يعرفه المتصفح فأهمل هذا السطر.`,
      next: `اكتب \`#${value}\`.`,
    };
  }
  const words = Object.hasOwn(cssValues, property) ? cssValues[property] : undefined;
  if (
    words &&
    /^[a-z-]+$/i.test(value) &&
    !words.includes(value.toLowerCase()) &&
    !/^(?:inherit|initial|unset|revert)$/.test(value)
  ) {
    const meant = nearest(value.toLowerCase(), words);
    if (!meant) return null;
    return {
      id: 'css/misspelt-value',
      title: `هل تقصد \`${meant}\`؟`,
      text: `لا تقبل \`${property}\` القيمة \`${value}\`، فأهمل المتصفح هذا السطر.`,
      next: `اكتب \`${property}: ${meant};\`.`,
    };
  }
  return null;
}

/** What is odd in the selector of a rule. */
function selectorHint(selector: string, { classes, ids }: Page): Omit<Hint, 'line'> | null {
  const first = /^([.#]?)([a-zA-Z][\w-]*)/.exec(selector.trim());
  if (!first || selector.includes('@')) return null;
  const [, sign = '', word = ''] = first;
  const meant =
    sign === ''
      ? htmlTags.has(word.toLowerCase())
        ? null
        : classes.has(word)
          ? `.${word}`
          : ids.has(word)
            ? `#${word}`
            : null
      : sign === '.'
        ? !classes.has(word) && ids.has(word)
          ? `#${word}`
          : null
        : !ids.has(word) && classes.has(word)
          ? `.${word}`
          : null;
  if (!meant) return null;
  const what = meant.startsWith('.') ? 'صنف `class`' : 'معرّف `id`';
  return {
    id: 'css/selector-sign',
    title: `المحدد \`${meant}\``,
    text: `في الصفحة ${what} اسمه \`${word}\`، والمحدد \`${sign}${word}\` يبحث عن شيء آخر فلا يصل إليه. الصنف قبله \`.\` والمعرّف قبله \`#\`.`,
    next: `اكتب \`${meant}\`.`,
  };
}

/** Whether what stands before a `{`, behind one declaration at most, is a selector. */
function beginsRule(piece: string): boolean {
  const parts = piece.split(';');
  const selector = parts.at(-1)?.trim() ?? '';
  return parts.length < 3 && /^[.#]?[\w-]/.test(selector) && !selector.includes(':');
}

/** What is odd in a style sheet that begins at a line of its file. */
export function styleHints(sheet: string, start: number, page: Page): Hint[] {
  const hints: Hint[] = [];
  const text = sheet.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
  const lineAt = (index: number) => start + text.slice(0, index).split('\n').length - 1;
  const add = (hint: Omit<Hint, 'line'> | null, index: number) => {
    if (hint) hints.push({ ...hint, line: lineAt(index) });
  };
  let open: { index: number; isGroup: boolean; isRule: boolean }[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '"' || sign === "'") {
      const end = text.indexOf(sign, at + 1);
      const line = text.indexOf('\n', at);
      if (end > 0 && (line < 0 || end < line)) at = end;
      continue;
    }
    if (!'{};'.includes(sign) && sign !== '') continue;
    const piece = text.slice(from, at);
    const lead = from + (piece.length - piece.trimStart().length);
    const slashes = /(?:^|\n)[^\S\n]*\/\/.*/.exec(piece);
    if (slashes) {
      add(
        {
          id: 'css/slash-comment',
          title: 'التعليق في CSS بين `/*` و`*/`',
          text: 'العلامة `//` ليست تعليقًا في CSS، فتُفسد السطر الذي بعدها.',
          next: 'اكتب التعليق هكذا: `/* … */`.',
        },
        from + slashes.index + 1,
      );
    }
    if (sign === '{') {
      const top = open.at(-1);
      if (top && !top.isGroup && beginsRule(piece) && !/^\s*&|:/.test(piece)) {
        add(
          {
            id: 'css/unclosed-rule',
            title: 'القوس `}` ناقص',
            text: `فُتح القوس \`{\` في السطر ${lineAt(top.index)} ولم يُغلق قبل أن تبدأ القاعدة التي بعده.`,
            next: 'أضف `}` في آخر القاعدة الأولى.',
          },
          top.index,
        );
        open = [];
      }
      if (open.length === 0 || open.at(-1)?.isGroup) {
        for (const part of piece.split(','))
          add(selectorHint(part.replace(/\/\/.*/g, ''), page), lead);
      }
      open.push({
        index: lead,
        isGroup: /^\s*@(?!font-face|page)/.test(piece),
        isRule: !/^\s*@/.test(piece),
      });
    } else if (piece.trim() !== '' && open.at(-1)?.isRule) {
      const equals = /^\s*([a-z-]+)\s*=\s*(.+)$/i.exec(piece);
      const [, property = '', value = ''] =
        /^\s*([\w-]+)\s*:\s*([\s\S]*)$/.exec(piece.replace(/(?:^|\n)[^\S\n]*\/\/.*/g, '')) ?? [];
      const again = /\n[^\S\n]*([a-z-]+)[^\S\n]*:/i.exec(value);
      if (/[؛،]/.test(piece.replace(/"[^"]*"|'[^']*'/g, ''))) {
        add(
          {
            id: 'css/arabic-sign',
            title: 'علامة عربية في التنسيق',
            text: 'في هذا السطر فاصلة عربية «،» أو «؛»، وCSS لا تعرف إلا `,` و`;`، فأهمل المتصفح السطر.',
            next: 'حوّل لوحة المفاتيح إلى الإنجليزية، واكتب `;` في آخر السطر مكانها.',
          },
          lead + Math.max(0, piece.trimStart().search(/[؛،]/)),
        );
      } else if (equals) {
        add(
          {
            id: 'css/equals-for-colon',
            title: '`:` لا `=` في CSS',
            text: `بعد اسم الخاصية \`${equals[1]}\` جاءت \`=\`، فأهمل المتصفح هذا السطر.`,
            next: `اكتب \`${equals[1]}: …;\`.`,
          },
          lead,
        );
      } else if (again) {
        add(
          {
            id: 'css/missing-semicolon',
            title: 'فاصلة منقوطة ناقصة',
            text: `لا ينتهي سطر \`${property}\` بـ\`;\`، فقُرئ هو والسطر الذي بعده قيمة واحدة، وأهملهما المتصفح.`,
            next: 'أضف `;` في آخر هذا السطر.',
          },
          lead,
        );
      } else if (property && !property.startsWith('--'))
        add(declarationHint(property.toLowerCase(), value.trim()), lead);
      else if (!property && /^\s*[a-z-]+\s+[^:]+$/i.test(piece)) {
        const word = /^\s*([a-z-]+)/i.exec(piece)?.[1] ?? '';
        if (cssProperties.has(word.toLowerCase()))
          add(
            {
              id: 'css/missing-colon',
              title: 'نقطتان ناقصتان بعد اسم الخاصية',
              text: `بين \`${word}\` وقيمتها لا بد من نقطتين \`:\`، فأهمل المتصفح هذا السطر.`,
              next: `اكتب \`${word}: …;\`.`,
            },
            lead,
          );
      }
    }
    if (sign === '}') open.pop();
    from = at + 1;
  }
  const [left] = open;
  if (left) {
    add(
      {
        id: 'css/unclosed-rule',
        title: 'القوس `}` ناقص',
        text: `فُتح القوس \`{\` في السطر ${lineAt(left.index)} ولم يُغلق حتى نهاية التنسيقات.`,
        next: 'أضف `}` في آخر القاعدة.',
      },
      left.index,
    );
  }
  return hints;
}
