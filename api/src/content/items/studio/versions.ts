import type {
  VersionAnswer,
  VersionsAnswer,
} from '@nibras/contract/content/items/studio/shapes.ts';
import { drafts as limits } from '@nibras/contract/limits.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { people, versions } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { boundedMeta, boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { type ItemKey, ofItem } from '../queries.ts';
import { requireItem } from './read-item.ts';

const columns = {
  number: versions.number,
  createdAt: versions.createdAt,
  personId: people.id,
  personName: people.name,
};

const present = (row: {
  number: number;
  createdAt: Date;
  personId: number | null;
  personName: string | null;
}) => ({
  number: row.number,
  at: row.createdAt.toISOString(),
  by: row.personId === null ? null : { id: row.personId, name: row.personName ?? '' },
});

/**
 * The versions of an item, the newest first.
 * @throws AppError course-not-found …
 */
export async function listVersions(
  db: Queryable,
  { caller, page, ...item }: ItemKey & { caller: Person; page: number },
): Promise<VersionsAnswer> {
  await requireItem(db, item, caller);
  const window = { page, per_page: limits.versionsPerPage };
  const { limit, offset } = boundedWindow(window);
  const rows = await db
    .select({ ...columns, changed: versions.changed })
    .from(versions)
    .leftJoin(people, eq(people.id, versions.personId))
    .where(ofItem(versions, item))
    .orderBy(desc(versions.number))
    .limit(limit)
    .offset(offset);
  const total = await countUpTo(db, versions, ofItem(versions, item));
  return {
    versions: {
      data: rows.map(({ changed, ...row }) => ({ ...present(row), changed })),
      meta: boundedMeta(window, total),
    },
  };
}

/** One version with its fields. @throws AppError course-not-found …, not-found */
export async function readVersion(
  db: Queryable,
  { caller, number, ...item }: ItemKey & { caller: Person; number: number },
): Promise<VersionAnswer> {
  await requireItem(db, item, caller);
  const [row] = await db
    .select({ ...columns, fields: versions.fields })
    .from(versions)
    .leftJoin(people, eq(people.id, versions.personId))
    .where(and(ofItem(versions, item), eq(versions.number, number)));
  const { fields, ...rest } = orThrow(row, 'not-found');
  return { version: { ...present(rest), fields } };
}
