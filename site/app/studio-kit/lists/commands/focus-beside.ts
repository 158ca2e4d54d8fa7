const focusable = 'a, button, input';

/** The focus goes to a row beside the one that is gone, or to the page's heading where it was the last. */
export function focusRow(row: Element | null | undefined): void {
  const target = row?.querySelector<HTMLElement>(focusable);
  if (target) {
    target.focus({ preventScroll: true });
    return;
  }
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The row beside another one: the next, or the one before where it is the last. */
export function rowBeside(row: Element | null | undefined): Element | null {
  // A row of `LongRows` may be alone in its group.
  const inGroups = row?.closest('[role=list]')?.querySelectorAll('[role=listitem]');
  if (!row || !inGroups) return row?.nextElementSibling ?? row?.previousElementSibling ?? null;
  const place = [...inGroups].indexOf(row);
  return inGroups[place + 1] ?? inGroups[place - 1] ?? null;
}

/** In milliseconds: so long a page takes at most until it shows a change of its rows. */
const renderedWithin = 1_000;

/** Moves the focus to the row beside the one that has it, as soon as that row has left the page with a change of the list. */
export function keepFocusBeside(): void {
  const row = document.activeElement?.closest('li, [role=listitem]');
  if (!row) return;
  const beside = rowBeside(row);
  const observer = new MutationObserver(() => {
    if (row.isConnected) return;
    observer.disconnect();
    focusRow(beside?.isConnected ? beside : null);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), renderedWithin);
}
