import { type ListedKind, listedKinds } from '@nibras/contract/content/items/studio/page.ts';
import type { OverviewRow } from '@nibras/contract/site/overview/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { can, capabilityFor } from '#platform/http/capabilities.ts';
import { mayTeachersPublish } from '#platform/http/course-access.ts';
import type { Viewer } from './viewer.ts';

interface Listed {
  id: number;
  kind: string | null;
}

const isListed = (kind: string | null): kind is ListedKind =>
  (listedKinds as readonly (string | null)[]).includes(kind);

/**
 * What the viewer may publish from a list of content, with the draft that it shows. The lists have only courses that the
 * viewer edits, which takes the part of a teacher.
 */
export async function publishingOf(
  db: Queryable,
  { caller }: Viewer,
  rows: readonly Listed[],
): Promise<(row: Listed) => OverviewRow['publishing']> {
  const items = rows.filter(({ kind }) => isListed(kind));
  if (items.length === 0) return () => null;
  const target = { courseRole: 'teacher', teachersPublish: await mayTeachersPublish(db) } as const;
  const { rows: drafts } = await db.execute<{ kind: string; id: number; version: number }>(sql`
    select drafts.kind, drafts.item_id as id, drafts.version::int as version
    from unnest(${sql.param(items.map(({ kind }) => kind))}::text[], ${sql.param(items.map(({ id }) => id))}::int[])
      as listed (kind, id)
    join drafts on drafts.kind = listed.kind and drafts.item_id = listed.id`);
  const versions = new Map(drafts.map(({ kind, id, version }) => [`${kind} ${id}`, version]));
  return ({ kind, id }) => {
    if (!isListed(kind)) return null;
    const needed = capabilityFor(kind, 'publish');
    if (needed === null || !can(caller, needed, target)) return null;
    return { kind, draft_version: versions.get(`${kind} ${id}`) ?? null };
  };
}
