import { expect, test } from '@playwright/test';
import { content } from '../../demo/content/index.ts';

const pages = content.courses
  .flatMap(({ chapters }) => chapters)
  .flatMap((chapter) => chapter.lectures)
  .flatMap(({ name, exercise }) => (exercise?.language === 'html' ? [{ name, exercise }] : []));

for (const { name, exercise } of pages) {
  const title = `${name}: the solution passes all tests, and the start files do not`;
  test(title, { tag: '@once' }, async ({ page }) => {
    /** The names of the tests that a page does not pass. */
    async function failed(code: string): Promise<string[]> {
      const names: string[] = [];
      for (const check of exercise.tests) {
        await page.setContent(code);
        const passed = await page
          .evaluate(
            `(async () => {
              const assert = (met, message) => { if (!met) throw new Error(message); };
              ${check.code}
            })()`,
          )
          .then(
            () => true,
            () => false,
          );
        if (!passed) names.push(check.name);
      }
      return names;
    }
    expect(await failed(exercise.solution[0]?.code ?? '')).toEqual([]);
    expect(await failed(exercise.files[0]?.code ?? '')).not.toEqual([]);
  });
}
