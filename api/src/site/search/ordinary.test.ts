import type { FoundKind } from '@nibras/contract/site/search/search-kinds.ts';
import type { FoundItem, SearchAnswer } from '@nibras/contract/site/search/shapes.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loadDemoOnce } from '../../demo/load-demo.ts';
import { type ExpectedItem, ordinaryQueries } from '../../demo/ordinary-queries.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, platform } = await startTestApp({ work: false });
await loadDemoOnce(platform);

const kinds: Record<ExpectedItem['kind'], FoundKind> = {
  course: 'courses',
  lecture: 'lectures',
  article: 'articles',
  service: 'services',
  project: 'projects',
  teacher: 'teachers',
};

/** The slugs of the demo's items, as `courses/12` names them. */
const { rows } = await db.execute<{ path: string; slug: string }>(sql`
  select 'courses/' || id as path, slug from courses union all select 'articles/' || id, slug from articles
  union all select 'services/' || id, slug from services union all select 'projects/' || id, slug from projects`);
const slugs = new Map(rows.map(({ path, slug }) => [path, slug]));

const courseOf = ({ path }: FoundItem) => slugs.get(`courses/${path.split('/')[2]}`);

function isExpected(kind: FoundKind, item: FoundItem, expected: ExpectedItem): boolean {
  if (kind !== kinds[expected.kind]) return false;
  if (expected.kind === 'teacher') return item.title === expected.name;
  if (expected.kind === 'lecture') {
    return item.title === expected.name && courseOf(item) === expected.course;
  }
  return slugs.get(`${kind}/${item.id}`) === expected.slug;
}

/** Whether the first item of the first group is what a learner expects, and what is there in its place. */
async function firstOf(input: string, expected: readonly ExpectedItem[]) {
  const { body } = await call(`GET /api/search?q=${encodeURIComponent(input)}`);
  const [group] = (body as SearchAnswer).groups;
  const item = group?.items[0];
  const isRight = Boolean(
    group && item && expected.some((one) => isExpected(group.kind, item, one)),
  );
  return { isRight, shown: item ? `${group?.kind}: ${item.title}` : 'nothing' };
}

test('of a hundred ordinary queries over the demo at least ninety find first what is expected', async () => {
  const wrong: string[] = [];
  for (const { asked: input, first } of ordinaryQueries) {
    const { isRight, shown } = await firstOf(input, [first].flat());
    if (!isRight) wrong.push(`«${input}» → ${shown}`);
  }
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(10);
});
