import type { CaptionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { draftOf, publishedFields, requireItem, withItem } from '#content/items/index.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import {
  captionDraftLines,
  captionDrafts,
  type FieldVersion,
  lectures,
  media,
} from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';

export type CaptionDraft = typeof captionDrafts.$inferSelect;
export type LineRow = typeof captionDraftLines.$inferSelect;

/**
 * The captions, for those who may edit their lecture.
 * @throws AppError captions-not-found, also for those who do not work on its course; forbidden
 */
export async function findCaptions(
  db: Queryable,
  { id, caller }: { id: number; caller: Person },
): Promise<CaptionDraft> {
  const [row] = await db.select().from(captionDrafts).where(eq(captionDrafts.id, id));
  const captions = orThrow(row, 'captions-not-found');
  try {
    await requireEditor(db, captions.lectureId, caller);
  } catch (error) {
    const isHidden = error instanceof AppError && error.code === 'lecture-not-found';
    throw isHidden ? new AppError('captions-not-found') : error;
  }
  return captions;
}

/** @throws AppError lecture-not-found, also for those who do not work on its course; forbidden */
export async function requireEditor(db: Queryable, lecture: number, caller: Person) {
  const { course, permissions } = await requireItem(db, { kind: 'lecture', id: lecture }, caller);
  if (!permissions.edit) throw new AppError('forbidden');
  return orThrow(course, 'lecture-not-found');
}

/**
 * Locks captions and their lecture, and changes them, in one transaction.
 * @throws AppError captions-not-found, lecture-not-found, forbidden; wrong-state where the lecture is in the trash
 */
export async function withCaptions<Result>(
  db: Queryable,
  { id, caller }: { id: number; caller: Person },
  work: (
    tx: Transaction,
    captions: CaptionDraft,
    lecture: Parameters<Parameters<typeof withItem>[2]>[1],
  ) => Promise<Result>,
): Promise<Result> {
  const { lectureId } = await findCaptions(db, { id, caller });
  const item = { kind: 'lecture', id: lectureId, caller, act: 'edit' } as const;
  return withItem(db, item, async (tx, lecture) => {
    if (lecture.deletedAt) throw new AppError('wrong-state');
    return work(tx, await lockCaptions(tx, id), lecture);
  });
}

/** Locks captions until the transaction ends. @throws AppError captions-not-found */
export async function lockCaptions(tx: Transaction, id: number): Promise<CaptionDraft> {
  const [row] = await tx
    .select()
    .from(captionDrafts)
    .where(eq(captionDrafts.id, id))
    .for('no key update');
  return orThrow(row, 'captions-not-found');
}

const linesWhere = (db: Queryable, id: number, condition?: SQL) =>
  db
    .select()
    .from(captionDraftLines)
    .where(and(eq(captionDraftLines.draftId, id), condition))
    .orderBy(captionDraftLines.startsAt, sql`${captionDraftLines.id} collate "C"`);

/** The lines that are there, in the order of their times. */
export const presentLines = (db: Queryable, id: number): Promise<LineRow[]> =>
  linesWhere(db, id, eq(captionDraftLines.removed, false));

/** Lines by their names, and those that were saved after a save; removed ones too. */
export const linesForSave = (
  db: Queryable,
  { id, names, since }: { id: number; names: string[]; since: number | undefined },
): Promise<LineRow[]> => {
  const named = inArray(captionDraftLines.id, names);
  return linesWhere(
    db,
    id,
    since === undefined ? named : sql`(${named} or ${gt(captionDraftLines.version, since)})`,
  );
};

/** A line as the editor has it; null for a removed one. */
export const lineOf = (row: LineRow): CaptionLine | null =>
  row.removed
    ? null
    : {
        start: row.startsAt,
        end: row.endsAt,
        speaker: row.speaker,
        text: row.text,
        settings: row.settings,
        markup: row.markup,
      };

/** The save that last changed a line, as drafts of content name it. */
export const saveOf = (row: LineRow): FieldVersion => ({
  version: row.version,
  by: row.personId,
  at: row.savedAt.toISOString(),
  ...(row.editor !== null && {
    editor: { id: row.editor, save: row.editorSave ?? 0 },
  }),
});

/** What a lecture has of captions and video, as in its draft. */
export async function lectureAsDrafted(db: Queryable, lecture: number) {
  const item = { kind: 'lecture', id: lecture } as const;
  const draft = await draftOf(db, item);
  const fields = { ...(await publishedFields(db, item)), ...draft?.fields };
  return {
    draft,
    captions: (fields.captions ?? []) as { language: string; media: string }[],
    video: (fields.video ?? null) as string | null,
  };
}

/** The caption file that a lecture has in a language, as in its draft; null for none. */
export async function attachedFile(
  db: Queryable,
  { lecture, language }: { lecture: number; language: string },
) {
  const { captions } = await lectureAsDrafted(db, lecture);
  const path = captions.find((one) => one.language === language)?.media;
  if (path === undefined) return null;
  const [file] = await db
    .select({ id: media.id, path: media.path, sha256: media.sha256, state: media.state })
    .from(media)
    .where(eq(media.path, path));
  return file ?? null;
}

/** The name of a lecture. */
export async function lectureName(db: Queryable, id: number): Promise<string> {
  const [row] = await db.select({ name: lectures.name }).from(lectures).where(eq(lectures.id, id));
  return orThrow(row, 'lecture-not-found').name;
}
