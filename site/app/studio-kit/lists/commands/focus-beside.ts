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
export const rowBeside = (row: Element | null | undefined): Element | null =>
  row?.nextElementSibling ?? row?.previousElementSibling ?? null;

/** Moves the focus to the row beside the one that has it, if that row leaves the list with the next change of the page. */
export function keepFocusBeside(): void {
  const row = document.activeElement?.closest('li');
  if (!row) return;
  const beside = rowBeside(row);
  // TanStack Query notifies in a timer that is set before this one, and React renders at its end.
  setTimeout(() => {
    if (!row.isConnected) focusRow(beside?.isConnected ? beside : null);
  });
}
