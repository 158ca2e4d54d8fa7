import type { Page } from '@playwright/test';
import { twMerge } from 'tailwind-merge';

const listOf = (classes: string) => classes.split(/\s+/).filter(Boolean);

/** The class names of an element that another of its class names overrides: `relative` in `relative absolute`. */
export function overridden(classes: string): string[] {
  const left = listOf(twMerge(classes));
  return listOf(classes).filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * The elements of a page with class names that set the same property. The order of the style sheet decides between
 * them, which is accidental: to override a component's class, mark the overriding class with `!`.
 */
export async function classConflicts(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('[class]')].map((one) => one.getAttribute('class') ?? ''),
    ),
  ]);
  return all.flatMap((classes) => {
    const names = overridden(classes);
    return names.length > 0 ? [`${names.join(' ')} in «${classes}»`] : [];
  });
}
