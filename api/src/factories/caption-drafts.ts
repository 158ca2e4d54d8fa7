import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { captionDraftLines, captionDrafts } from '#platform/database/schema/index.ts';
import { makeLecture } from './courses.ts';

/** Captions under edit, a line each five seconds, in a new lecture unless overridden. */
export async function makeCaptionDraft(
  db: Queryable,
  {
    lines = [],
    ...overrides
  }: Partial<typeof captionDrafts.$inferInsert> & { lines?: readonly string[] } = {},
) {
  const draft = only(
    await db
      .insert(captionDrafts)
      .values({
        language: 'ar',
        version: 1,
        savedAt: new Date(),
        ...overrides,
        lectureId: overrides.lectureId ?? (await makeLecture(db)).id,
      })
      .returning(),
  );
  const rows = lines.map((text, at) => ({
    draftId: draft.id,
    id: `line-${String(at).padStart(5, '0')}`,
    startsAt: at * 5_000,
    endsAt: at * 5_000 + 4_900,
    text,
    version: 1,
    savedAt: new Date(),
  }));
  // A statement may have so many parameters.
  for (let at = 0; at < rows.length; at += 1_000) {
    await db.insert(captionDraftLines).values(rows.slice(at, at + 1_000));
  }
  return draft;
}
