import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Adds one press to the counter of `countPresses`. */
    countPress?(): void;
  }
}

/**
 * Counts what a user presses: every press of a pointer (a drag is one), and every key that does not type or move within
 * a text. Counts across pages, from the call on; call it before the first page of the counted work is opened.
 * @returns a function with the number so far
 */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  const listen = () => {
    // The time of the event tells apart what a repeated script would count twice.
    const seen = new WeakSet<Event>();
    const count = (event: Event) => {
      if (seen.has(event)) return;
      seen.add(event);
      window.countPress?.();
    };
    const isField = (target: EventTarget | null) =>
      target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea'));
    // In the text itself these keys write or move the caret.
    const isTyping = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
      isField(target) &&
      !ctrlKey &&
      !metaKey &&
      !altKey &&
      (key.length === 1 || /^(Backspace|Delete|Arrow\w+|Home|End|Shift|Dead)$/.test(key));
    const isModifier = (key: string) => /^(Control|Alt|Meta|Shift|AltGraph)$/.test(key);
    window.addEventListener('pointerdown', count, true);
    window.addEventListener(
      'keydown',
      (event) => {
        if (!event.repeat && !isModifier(event.key) && !isTyping(event)) count(event);
      },
      true,
    );
  };
  await page.addInitScript(listen);
  if (page.url() !== 'about:blank') await page.evaluate(listen);
  return () => presses;
}
