import type { FieldConflict, NewerField } from '@nibras/contract/content/items/studio/shapes.ts';
import { type CaptionLine, captionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import type { SaveCaptionsBody } from '@nibras/contract/learning/captions/studio/shapes.ts';
import { captionDrafts as limits, media as mediaLimits } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { and, eq } from 'drizzle-orm';
import {
  describeConflicts,
  mergeChanges,
  namesOfNewer,
  newerFields,
} from '#content/items/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { captionDraftLines, type FieldVersion } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import {
  type CaptionDraft,
  lineOf,
  linesForSave,
  presentLines,
  saveOf,
  withCaptions,
} from './queries.ts';
import { newestVersionAt, storeVersion } from './versions.ts';
import { pruneRemoved, writeLines } from './write-lines.ts';

const refusals = {
  invalid: 'هذا السطر غير مقبول: راجع طول نصه ووقته.',
  tooMany: `أقصى ما تحمله الترجمة ${countLabel(mediaLimits.captionsMaxCues, rareNouns.line, 'nominative')}.`,
} as const;

const lineOrNone = captionLine.nullable();

interface SavedCaptions {
  draftVersion: number | null;
  /** Of the lines of the request that are saved. */
  fieldVersions: Record<string, number>;
  savedAt: Date;
  conflicts: FieldConflict[];
  /** What others have saved since the caller's last save or reading. */
  newer: NewerField[];
  /** Of the lines that are not saved because of their values; the others are. */
  refused: Record<string, string[]>;
}

/** The lines before a save become a version where the last one is old, or where much changes. */
async function storeBefore(
  tx: Transaction,
  { id, changed, person, now }: { id: number; changed: number; person: number; now: Date },
): Promise<void> {
  const last = await newestVersionAt(tx, id);
  const isDue = last === null || now.getTime() - last.getTime() > limits.versionEvery;
  if (!isDue && changed < limits.versionLines) return;
  const rows = await presentLines(tx, id);
  if (rows.length > 0) await storeVersion(tx, { id, rows, person, now, reason: 'before-save' });
}

/** Leaves out new lines that the captions have no place for, and names them in `refused`. */
async function withinMost(
  tx: Transaction,
  id: number,
  {
    values,
    present,
    refused,
  }: {
    values: Record<string, unknown>;
    present: Record<string, unknown>;
    refused: Record<string, string[]>;
  },
): Promise<Map<string, CaptionLine | null>> {
  const changes = new Map(Object.entries(values) as [string, CaptionLine | null][]);
  const isThere = (name: string) => (present[name] ?? null) !== null;
  const added = [...changes].filter(([name, line]) => line !== null && !isThere(name));
  if (added.length === 0) return changes;
  const removed = [...changes].filter(([name, line]) => line === null && isThere(name)).length;
  const there = await tx.$count(
    captionDraftLines,
    and(eq(captionDraftLines.draftId, id), eq(captionDraftLines.removed, false)),
  );
  const room = Math.max(0, mediaLimits.captionsMaxCues - (there - removed));
  for (const [name] of added.slice(room)) {
    changes.delete(name);
    refused[name] = [refusals.tooMany];
  }
  return changes;
}

/**
 * Saves lines of captions. A line that another person has changed since the caller saw it is not saved, unless both wrote the
 * same; the others are: the rules are those of drafts of content (docs/behaviour/studio.md#saving). Learners see nothing of
 * it before a confirmation.
 * @throws AppError captions-not-found, lecture-not-found, forbidden, wrong-state for a lecture in the trash
 */
export async function saveCaptions(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, id, body }: { caller: Person; id: number; body: SaveCaptionsBody },
): Promise<SavedCaptions> {
  const time = now();
  const refused: Record<string, string[]> = {};
  const parsed = body.changes.flatMap((change) => {
    const { success, data } = lineOrNone.safeParse(change.value);
    if (success) return [{ ...change, value: data }];
    refused[change.field] = [refusals.invalid];
    return [];
  });
  return withCaptions(db, { id, caller }, async (tx, captions: CaptionDraft) => {
    const names = parsed.map(({ field }) => field);
    const rows = await linesForSave(tx, { id, names, since: body.seen });
    const known: Record<string, FieldVersion> = {};
    const present: Record<string, unknown> = {};
    for (const row of rows) {
      known[row.id] = saveOf(row);
      present[row.id] = lineOf(row);
    }
    for (const name of names) present[name] ??= null;
    const merged = mergeChanges(parsed, { present, known, editor: body.editor });
    const { fieldVersions, conflicting } = merged;
    const lines = await withinMost(tx, id, { values: merged.values, present, refused });
    let draftVersion = captions.version;
    if (lines.size > 0) {
      await storeBefore(tx, { id, changed: lines.size, person: caller.id, now: time });
      const { editor } = body;
      draftVersion = await writeLines(tx, { id, lines, person: caller.id, editor, now: time });
      for (const name of lines.keys()) fieldVersions[name] = draftVersion;
      await pruneRemoved(tx, id);
    }
    const conflicts = await describeConflicts(tx, conflicting, { present, known, now: time });
    const newer = newerFields(namesOfNewer(known, body), { present, known });
    return { draftVersion, fieldVersions, savedAt: time, conflicts, newer, refused };
  });
}
