import type { IdOrSlug } from '@nibras/contract/wire.ts';
import { and, asc, sql } from 'drizzle-orm';
import { atAddress } from '#platform/database/at-address.ts';
import type { Queryable } from '#platform/database/database.ts';
import { published } from '#platform/database/published.ts';
import { pages } from '#platform/database/schema/index.ts';

const entry = { slug: pages.slug, name: pages.name, updatedAt: pages.updatedAt };

/** All published pages, the oldest first. */
export const publishedPages = (db: Queryable) =>
  db.select(entry).from(pages).where(published(pages)).orderBy(asc(pages.id));

/** The published page with an id or slug, its code highlighted; null if there is none. */
export async function pageBy(db: Queryable, idOrSlug: IdOrSlug) {
  const [row] = await db
    .select({
      ...entry,
      id: pages.id,
      summary: pages.summary,
      body: sql<string>`coalesce(${pages.bodyHtml}, ${pages.body})`,
    })
    .from(pages)
    .where(and(atAddress(pages, 'page', idOrSlug), published(pages)));
  return row ?? null;
}
