import { withoutInvisible } from '@nibras/contract/text/invisible.ts';

/** Items of lists as Word writes them: paragraphs with a level and a sign of their own. */
interface WordItem {
  paragraph: HTMLElement;
  list: string;
  level: number;
  ordered: boolean;
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';
/** Signs of numbered items; Word for Arabic writes «أ», a joiner and a dash. */
const numbered = /^[(]?(?:\d+|[٠-٩۰-۹]+|[a-z]{1,4}|[ء-ي]{1,3})[.)\-–ـ:]/i;

function itemOf(element: Element): WordItem | null {
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(styleOf(element)) ?? [];
  if (!list || !level) return null;
  const signs = [...element.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  const sign = signs
    .map((span) => span.textContent ?? '')
    .join('')
    .trim();
  for (const span of signs) span.remove();
  return {
    paragraph: element as HTMLElement,
    list,
    level: Number(level),
    // A circle of Courier New is the letter «o» without a full stop.
    ordered: numbered.test(withoutInvisible(sign)),
  };
}

/** Makes lists of consecutive items. */
function build(items: WordItem[]): void {
  const [first] = items;
  if (!first) return;
  const { ownerDocument: document } = first.paragraph;
  const open: { level: number; list: HTMLElement }[] = [];
  for (const { paragraph, level, ordered } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let top = open.at(-1);
    const tag = ordered ? 'ol' : 'ul';
    if (!top || top.level < level || (open.length === 1 && top.list.localName !== tag)) {
      const list = document.createElement(tag);
      if (top && top.level < level) (top.list.lastElementChild ?? top.list).append(list);
      else {
        paragraph.before(list);
        open.length = 0;
      }
      top = { level, list };
      open.push(top);
    }
    const item = document.createElement('li');
    top.list.append(item);
    item.append(paragraph);
    // What is a heading or a cell elsewhere is a line here.
    paragraph.removeAttribute('style');
  }
}

/** Turns Word's list paragraphs into lists, nested by their levels. */
export function convertWordLists(body: Element): void {
  let run: WordItem[] = [];
  const flush = () => {
    build(run);
    run = [];
  };
  for (const element of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, table')]) {
    const item = element.localName === 'table' ? null : itemOf(element);
    const last = run.at(-1)?.paragraph;
    if (last && last.parentElement !== element.parentElement) flush();
    if (item) run.push(item);
    else if (!last?.contains(element)) flush();
  }
  flush();
}
