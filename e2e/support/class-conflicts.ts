import type { Page } from '@playwright/test';
import { twMerge } from 'tailwind-merge';

const listOf = (classes: string) => classes.split(/\s+/).filter(Boolean);

/** The class names of an element that another of its class names takes back: `relative` in `relative absolute`. */
export function takenBack(classes: string): string[] {
  const left = listOf(twMerge(classes));
  return listOf(classes).filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * Elements of a page with class names that set the same property. Which of them counts would be the style sheet's
 * order, which nobody chose: whoever overrides a component's class marks the own one with `!`.
 */
export async function classConflicts(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('[class]')].map((one) => one.getAttribute('class') ?? ''),
    ),
  ]);
  return all.flatMap((classes) => {
    const names = takenBack(classes);
    return names.length > 0 ? [`${names.join(' ')} in «${classes}»`] : [];
  });
}
