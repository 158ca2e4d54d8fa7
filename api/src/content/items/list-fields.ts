import { chapterOfField } from '@nibras/contract/content/items/studio/item-fields.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import {
  articleRelated,
  articles,
  captions,
  chapters,
  courseFeatures,
  courseRequirements,
  courseResources,
  type FieldVersion,
  media,
  videoChapters,
} from '#platform/database/schema/index.ts';
import type { ContentKind } from './kinds.ts';
import type { ListField } from './list-field.ts';
import {
  projectImages,
  projectServices,
  projectSkills,
  serviceCourses,
  serviceProjects,
} from './related-fields.ts';

function lines(table: typeof courseFeatures | typeof courseRequirements): ListField {
  return {
    async read(db, id) {
      const rows = await db
        .select({ name: table.name })
        .from(table)
        .where(eq(table.courseId, id))
        .orderBy(asc(table.position), asc(table.id));
      return rows.map(({ name }) => name);
    },
    async write(tx, id, value) {
      // A line that is still empty is not published.
      const names = (value as string[]).map((name) => name.trim()).filter(Boolean);
      await tx.delete(table).where(eq(table.courseId, id));
      if (names.length === 0) return;
      await tx
        .insert(table)
        .values(names.map((name, position) => ({ courseId: id, name, position })));
    },
  };
}

interface Resource {
  name: string;
  media: string | null;
  members_only: boolean;
}

const resources: ListField = {
  read: (db, id) =>
    db
      .select({
        name: courseResources.name,
        media: courseResources.file,
        members_only: courseResources.membersOnly,
      })
      .from(courseResources)
      .where(eq(courseResources.courseId, id))
      .orderBy(asc(courseResources.position), asc(courseResources.id)),
  async write(tx, id, value) {
    const files = (value as Resource[]).flatMap(({ media: file, ...rest }) =>
      file === null || file === '' ? [] : [{ ...rest, file }],
    );
    const before = await tx
      .select({ file: courseResources.file, size: courseResources.size })
      .from(courseResources)
      .where(eq(courseResources.courseId, id));
    await tx.delete(courseResources).where(eq(courseResources.courseId, id));
    if (files.length === 0) return;
    const paths = files.map(({ file }) => file);
    const known = await tx
      .select({ path: media.path, bytes: media.bytes, name: media.name })
      .from(media)
      .where(anyOf(media.path, paths));
    await tx.insert(courseResources).values(
      files.map(({ file, name, members_only }, position) => {
        const row = known.find(({ path }) => path === file);
        const size = row?.bytes ?? before.find((one) => one.file === file)?.size ?? 0;
        const shown = name.trim() || (row?.name ?? file);
        return { courseId: id, name: shown, file, size, membersOnly: members_only, position };
      }),
    );
  },
};

const lectureCaptions: ListField = {
  read: (db, id) =>
    db
      .select({ language: captions.language, media: captions.path })
      .from(captions)
      .where(eq(captions.lectureId, id))
      .orderBy(asc(captions.position), asc(captions.id)),
  async write(tx, id, value) {
    const rows = (value as { language: string; media: string }[]).filter(
      ({ media: path }, at, all) => path && all.findIndex((one) => one.media === path) === at,
    );
    await tx.delete(captions).where(eq(captions.lectureId, id));
    if (rows.length === 0) return;
    await tx.insert(captions).values(
      rows.map(({ language, media: path }, position) => ({
        lectureId: id,
        language,
        path,
        position,
      })),
    );
  },
};

interface VideoChapter {
  start: number;
  name: string;
}

const lectureChapters: ListField = {
  read: (db, id) =>
    db
      .select({ start: videoChapters.startsAt, name: videoChapters.name })
      .from(videoChapters)
      .where(eq(videoChapters.lectureId, id))
      .orderBy(asc(videoChapters.startsAt)),
  async write(tx, id, value) {
    const named = (value as VideoChapter[]).flatMap(({ start, name }) =>
      name.trim() === '' ? [] : [{ lectureId: id, startsAt: start, name: name.trim() }],
    );
    await tx.delete(videoChapters).where(eq(videoChapters.lectureId, id));
    if (named.length > 0) await tx.insert(videoChapters).values(named).onConflictDoNothing();
  },
};

const relatedArticles: ListField = {
  async read(db, id) {
    const rows = await db
      .select({ id: articleRelated.relatedId })
      .from(articleRelated)
      .where(eq(articleRelated.articleId, id))
      .orderBy(asc(articleRelated.position), asc(articleRelated.relatedId));
    return rows.map((row) => row.id);
  },
  async write(tx, id, value) {
    await tx.delete(articleRelated).where(eq(articleRelated.articleId, id));
    const chosen = [...new Set(value as number[])].filter((one) => one !== id);
    if (chosen.length === 0) return;
    // One that was deleted since it was chosen is left out.
    const known = await tx
      .select({ id: articles.id })
      .from(articles)
      .where(anyOf(articles.id, chosen));
    const rows = chosen
      .filter((one) => known.some((row) => row.id === one))
      .map((relatedId, position) => ({ articleId: id, relatedId, position }));
    if (rows.length > 0) await tx.insert(articleRelated).values(rows);
  },
};

const listFields: Partial<Record<ContentKind, Record<string, ListField>>> = {
  course: {
    requirements: lines(courseRequirements),
    outcomes: lines(courseFeatures),
    resources,
  },
  lecture: { captions: lectureCaptions, chapters: lectureChapters },
  article: { related: relatedArticles },
  service: { courses: serviceCourses, projects: serviceProjects },
  project: { images: projectImages, skills: projectSkills, services: projectServices },
};

/** The values of an item's list fields, and the names of a course's chapters. */
export async function readListFields(db: Queryable, kind: ContentKind, id: number) {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(listFields[kind] ?? {})) {
    values[name] = await field.read(db, id);
  }
  if (kind !== 'course') return values;
  const named = await db
    .select({ id: chapters.id, name: chapters.name })
    .from(chapters)
    .where(and(eq(chapters.courseId, id), isNull(chapters.deletedAt)));
  for (const chapter of named) values[`chapter:${chapter.id}`] = chapter.name;
  return values;
}

/** The save of a list that no tab saved: it counts as newer than every row. */
const latest = Number.MAX_SAFE_INTEGER;

/**
 * Replaces the rows of the list fields that a draft has, and the names of its chapters that still exist.
 * @param saves the saves that last changed the fields
 */
export async function writeListFields(
  tx: Transaction,
  { kind, id }: { kind: ContentKind; id: number },
  { fields, saves }: { fields: Record<string, unknown>; saves: Record<string, FieldVersion> },
): Promise<void> {
  for (const [name, field] of Object.entries(listFields[kind] ?? {})) {
    if (name in fields) await field.write(tx, id, fields[name], saves[name]?.version ?? latest);
  }
  if (kind !== 'course') return;
  for (const [name, value] of Object.entries(fields)) {
    const chapter = chapterOfField(name);
    if (chapter === null || typeof value !== 'string' || value.trim() === '') continue;
    await tx
      .update(chapters)
      .set({ name: value.trim() })
      .where(and(eq(chapters.id, chapter), eq(chapters.courseId, id)));
  }
}
