import type { PreviewKind } from '@nibras/contract/content/previews/shapes.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { published } from '#platform/database/published.ts';
import { articles, courses, people } from '#platform/database/schema/index.ts';
import type { PreviewFacts } from './preview-path.ts';

const tables = {
  courses: { table: courses, personId: courses.teacherId },
  articles: { table: articles, personId: articles.authorId },
} as const;

/** What the preview of a course or an article shows; null if none is published with this id. */
export async function previewFacts(
  db: Queryable,
  { kind, id }: { kind: PreviewKind; id: number },
): Promise<PreviewFacts | null> {
  const { table, personId } = tables[kind];
  const [row] = await db
    .select({ title: table.name, person: people.name })
    .from(table)
    .leftJoin(people, eq(people.id, personId))
    .where(and(eq(table.id, id), published(table)));
  return row ? { kind, id, ...row } : null;
}
