import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { courses, lectures, people, questions } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { can, capabilityFor } from '#platform/http/capabilities.ts';
import { findCourseRole, mayTeachersPublish } from '#platform/http/course-access.ts';
import { publishedFields } from '../item-values.ts';
import { tables } from '../kinds.ts';
import { draftOf, type ItemKey } from '../queries.ts';
import { publishedFieldVersions } from '../versions.ts';

const publicPaths = {
  course: (id: number) => `/courses/${id}`,
  article: (id: number) => `/articles/${id}`,
  service: (id: number) => `/services/${id}`,
  project: (id: number) => `/portfolio/${id}`,
  page: (id: number) => `/pages/${id}`,
  site: () => '/',
  question: () => '',
} as const;

/** The address of the public page that shows an item, a lecture on its course's page; null where none does. */
export function pageThatShows({ kind, id, course }: StudioItem): string | null {
  if (kind === 'lecture') return course && publicPaths.course(course.id);
  return publicPaths[kind](id) || null;
}

async function courseOf(db: Queryable, { kind, id }: ItemKey) {
  if (kind !== 'course' && kind !== 'lecture' && kind !== 'question') return null;
  const table = kind === 'question' ? questions : lectures;
  const [row] = await db
    .select({ id: courses.id, name: courses.name, published: courses.published })
    .from(courses)
    .where(
      eq(
        courses.id,
        kind === 'course'
          ? id
          : sql`(select ${table.courseId} from ${table} where ${table.id} = ${id})`,
      ),
    );
  return row ?? null;
}

/** What the caller may do with an item; null for one that the caller does not work on. */
async function permissionsOf(
  db: Queryable,
  { kind }: ItemKey,
  { course, caller }: { course: number | null; caller: Person },
) {
  const target = {
    courseRole: course === null ? null : await findCourseRole(db, course, caller.id),
    teachersPublish: await mayTeachersPublish(db),
  };
  const may = (act: 'edit' | 'publish' | 'remove') => {
    const needed = capabilityFor(kind, act);
    return needed !== null && can(caller, needed, target);
  };
  const permissions = { edit: may('edit'), publish: may('publish'), remove: may('remove') };
  const sees = permissions.edit || (course !== null && can(caller, 'course:watch', target));
  return sees ? permissions : null;
}

const nameOf = async (db: Queryable, person: number | null) => {
  if (person === null) return null;
  const [row] = await db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(eq(people.id, person));
  return row ?? null;
};

/** @throws AppError course-not-found …, also for an item that the caller does not work on */
export async function requireItem(db: Queryable, item: ItemKey, caller: Person) {
  const course = await courseOf(db, item);
  const permissions = await permissionsOf(db, item, { course: course?.id ?? null, caller });
  return { course, permissions: orThrow(permissions, `${item.kind}-not-found`) };
}

/**
 * An item as those who work on it edit it: the published values with the draft's over them.
 * @throws AppError course-not-found …, also for an item that the caller does not work on
 */
export async function readItem(
  db: Queryable,
  { caller, ...item }: ItemKey & { caller: Person },
): Promise<StudioItem> {
  const { course, permissions } = await requireItem(db, item, caller);
  // From one snapshot: between two statements the draft could be published.
  return db.transaction(
    async (tx) => {
      const table = tables[item.kind];
      const [row] = await tx
        .select({
          slug: table.slug,
          state: table.state,
          published: table.published,
          publishAt: table.publishAt,
          publishVersion: table.publishVersion,
          deletedAt: table.deletedAt,
          version: table.version,
        })
        .from(table)
        .where(eq(table.id, item.id));
      const { publishAt, publishVersion, deletedAt, ...columns } = orThrow(
        row,
        `${item.kind}-not-found`,
      );
      const draft = await draftOf(tx, item);
      const fields = { ...(await publishedFields(tx, item)), ...draft?.fields };
      const saves = draft?.fieldVersions ?? (await publishedFieldVersions(tx, item));
      return {
        ...item,
        ...columns,
        name: String(fields.name ?? ''),
        publish_at: publishAt?.toISOString() ?? null,
        publish_version: publishVersion,
        deleted_at: deletedAt?.toISOString() ?? null,
        draft_version: draft?.version ?? null,
        fields,
        field_versions: Object.fromEntries(
          Object.entries(saves).map(([name, { version }]) => [name, version]),
        ),
        changed: Object.keys(draft?.fields ?? {}),
        saved_at: draft?.updatedAt.toISOString() ?? null,
        saved_by: await nameOf(tx, draft?.personId ?? null),
        permissions,
        public_path:
          item.kind === 'lecture'
            ? `/courses/${course?.id}/lecture/${item.id}`
            : publicPaths[item.kind](item.id),
        course,
      };
    },
    { isolationLevel: 'repeatable read' },
  );
}
