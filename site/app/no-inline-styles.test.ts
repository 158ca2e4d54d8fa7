import { readFileSync } from 'node:fs';
import { articles, learning } from '@nibras/contract/limits.ts';
import { expect, test } from 'vitest';

/** The page's policy refuses style attributes in HTML, so what was one is a class: with the figure of `limits.ts`. */
const source = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test.each(['./features/courses/course-outline.tsx', './features/learning/course-contents.tsx'])(
  '%s scrolls at the height that is agreed',
  (path) => {
    expect(source(path)).toContain(`max-h-${learning.sidebarMaxHeightPx / 4} `);
  },
);

test('an article begins with the usual size of letters', () => {
  expect(source('./features/articles/article-view.tsx')).toContain(
    `[--prose-size:var(--article-font-size,${articles.fontSize.default})]`,
  );
});
