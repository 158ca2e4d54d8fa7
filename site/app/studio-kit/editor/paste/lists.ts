const isList = (element: Element | null): element is Element => element?.matches('ul, ol') ?? false;

/**
 * LibreOffice ends a numbered list before the list inside one of its items, which it writes as a list within a list,
 * and goes on with another one that begins at the next number.
 */
function joinSplitLists(body: Element): void {
  for (const list of [...body.querySelectorAll('ul, ol')]) {
    const before = list.previousElementSibling;
    if (!isList(before)) continue;
    const [inner] = list.children;
    const last = before.lastElementChild;
    if (list.children.length === 1 && isList(inner ?? null) && last?.localName === 'li') {
      last.append(...list.childNodes);
      list.remove();
      continue;
    }
    const start = Number(list.getAttribute('start') ?? 0);
    const items = before.querySelectorAll(':scope > li').length;
    const first = Number(before.getAttribute('start') ?? 1);
    if (list.localName === 'ol' && before.localName === 'ol' && start === first + items) {
      before.append(...list.childNodes);
      list.remove();
    }
  }
}

/** Makes valid lists of those that Google Docs and Word Online write. */
export function repairLists(body: Element): void {
  // Word Online puts each item into a list and a frame of its own, with its level.
  for (const frame of [...body.querySelectorAll('.ListContainerWrapper')]) {
    frame.replaceWith(...frame.childNodes);
  }
  joinSplitLists(body);
  for (const list of [...body.querySelectorAll('ul, ol')]) {
    const before = list.previousElementSibling;
    const level = Number(list.querySelector(':scope > li')?.getAttribute('data-aria-level') ?? 0);
    if (level > 1 && before?.matches('ul, ol')) {
      let host: Element = before;
      for (let depth = 2; depth < level; depth++) {
        host = host.lastElementChild?.querySelector(':scope > ul, :scope > ol') ?? host;
      }
      const inner = host.lastElementChild?.querySelector(':scope > ul, :scope > ol');
      if (inner) inner.append(...list.childNodes);
      else (host.lastElementChild ?? host).append(list);
      if (list.childNodes.length === 0) list.remove();
    } else if (
      level === 1 &&
      before?.localName === list.localName &&
      before.querySelector('[data-aria-level]')
    ) {
      before.append(...list.childNodes);
      list.remove();
    }
  }
  // Google Docs puts a nested list beside the item that it belongs to.
  for (const list of [...body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')]) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
    else {
      const item = list.ownerDocument.createElement('li');
      list.before(item);
      item.append(list);
    }
  }
}
