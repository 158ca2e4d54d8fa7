/** Makes valid lists of those that Google Docs and Word Online write. */
export function repairLists(body: Element): void {
  // Word Online puts each item into a list and a frame of its own, with its level.
  for (const frame of [...body.querySelectorAll('.ListContainerWrapper')]) {
    frame.replaceWith(...frame.childNodes);
  }
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
