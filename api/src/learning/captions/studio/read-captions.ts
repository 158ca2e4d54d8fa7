import type {
  CaptionsSummary,
  LectureCaptionsAnswer,
  StudioCaptions,
} from '@nibras/contract/learning/captions/studio/shapes.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import {
  captionDrafts,
  lectures,
  people,
  captions as published,
} from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { canTranscribe } from '../machine/transcribers.ts';
import { isConfirmed, isFileChanged } from './open-captions.ts';
import {
  attachedFile,
  type CaptionDraft,
  findCaptions,
  lectureAsDrafted,
  presentLines,
  requireEditor,
} from './queries.ts';
import { linesByName } from './write-lines.ts';

/** The draft by machine as its page shows it. */
export const presentMachine = ({
  machineState: state,
  machineFailure: failure,
}: Pick<CaptionDraft, 'machineState' | 'machineFailure'>): CaptionsSummary['machine'] =>
  state === null ? null : { state, failure };

const summaryOf = (captions: CaptionDraft, lines: number): CaptionsSummary => ({
  id: captions.id,
  language: captions.language,
  state: captions.state,
  lines,
  unconfirmed: !isConfirmed(captions),
  confirmed: captions.confirmedVersion !== null,
  machine: presentMachine(captions),
});

/** The captions of a lecture that are edited here. @throws AppError lecture-not-found, forbidden */
export async function readLectureCaptions(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { lecture, caller }: { lecture: number; caller: Person },
): Promise<LectureCaptionsAnswer> {
  await requireEditor(db, lecture, caller);
  const rows = await db
    .select({
      captions: captionDrafts,
      lines: sql<number>`(select count(*)::int from caption_draft_lines line
        where line.draft_id = caption_drafts.id and not line.removed)`,
    })
    .from(captionDrafts)
    .where(eq(captionDrafts.lectureId, lecture))
    .orderBy(captionDrafts.language);
  return {
    captions: rows.map(({ captions, lines }) => summaryOf(captions, lines)),
    machine: canTranscribe(config),
  };
}

async function nameOf(db: Queryable, person: number | null) {
  if (person === null) return null;
  const [row] = await db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(eq(people.id, person));
  return row ?? null;
}

/** Whether learners get a file as the captions of a lecture. */
async function isPublished(
  db: Queryable,
  { lecture, language, path }: { lecture: number; language: string; path: string },
): Promise<boolean> {
  const found = await db
    .select({ id: published.id })
    .from(published)
    .innerJoin(lectures, eq(lectures.id, published.lectureId))
    .where(
      and(
        eq(lectures.id, lecture),
        lectures.published,
        eq(published.language, language),
        eq(published.path, path),
      ),
    );
  return found.length > 0;
}

/** Captions with their lines, as their editor shows them. @throws AppError captions-not-found, lecture-not-found, forbidden */
export async function readCaptions(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { id, caller }: { id: number; caller: Person },
): Promise<StudioCaptions> {
  const captions = await findCaptions(db, { id, caller });
  const { lectureId: lecture, language } = captions;
  const course = await requireEditor(db, lecture, caller);
  const [row] = await db
    .select({ id: lectures.id, name: lectures.name, deletedAt: lectures.deletedAt })
    .from(lectures)
    .where(eq(lectures.id, lecture));
  const { deletedAt, ...named } = orThrow(row, 'lecture-not-found');
  const rows = await presentLines(db, id);
  const file = await attachedFile(db, { lecture, language });
  const { video } = await lectureAsDrafted(db, lecture);
  return {
    ...summaryOf(captions, rows.length),
    fields: linesByName(rows),
    field_versions: Object.fromEntries(rows.map((line) => [line.id, line.version])),
    changed: [],
    saved_at: captions.savedAt?.toISOString() ?? null,
    draft_version: captions.version,
    confirmed_version: captions.confirmedVersion,
    waits: file !== null && !(await isPublished(db, { lecture, language, path: file.path })),
    confirmed_at: captions.confirmedAt?.toISOString() ?? null,
    confirmed_by: await nameOf(db, captions.confirmedBy),
    file_changed: isFileChanged(captions, file),
    lecture: { ...named, deleted: deletedAt !== null },
    course: { id: course.id, name: course.name },
    video,
    can_transcribe: canTranscribe(config),
  };
}
