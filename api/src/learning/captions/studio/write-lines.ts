import type { CaptionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { captionDrafts as limits } from '@nibras/contract/limits.ts';
import { and, eq, sql } from 'drizzle-orm';
import { nextSave } from '#content/items/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { captionDraftLines, captionDrafts } from '#platform/database/schema/index.ts';
import { lineOf, presentLines } from './queries.ts';
import { storeVersion } from './versions.ts';

interface Writing {
  /** Of the captions. */
  id: number;
  /** By the lines' names; null removes one. */
  lines: ReadonlyMap<string, CaptionLine | null>;
  person: number | null;
  editor?: { id: string; save: number } | undefined;
  now: Date;
}

/** Puts lines into captions as one save. The caller has locked them. @returns the number of the save */
export async function writeLines(
  tx: Transaction,
  { id, lines, person, editor, now }: Writing,
): Promise<number> {
  const version = await nextSave(tx);
  const rows = [...lines].map(([name, line]) => ({
    id: name,
    starts_at: line?.start ?? 0,
    ends_at: line?.end ?? 0,
    speaker: line?.speaker ?? '',
    text: line?.text ?? '',
    settings: line?.settings ?? '',
    markup: line?.markup ?? null,
    removed: line === null,
  }));
  // As one value: a thousand lines are more parameters than a statement may have.
  await tx.execute(sql`insert into caption_draft_lines (draft_id, id, starts_at, ends_at, speaker, text, settings, markup,
      removed, version, person_id, saved_at, editor, editor_save)
    select ${id}, id, starts_at, ends_at, speaker, text, settings, markup, removed, ${version}, ${person}, ${now.toISOString()},
      ${editor?.id ?? null}, ${editor?.save ?? null}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (id text, starts_at integer, ends_at integer,
      speaker text, text text, settings text, markup text, removed boolean)
    on conflict (draft_id, id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      speaker = excluded.speaker, text = excluded.text, settings = excluded.settings, markup = excluded.markup,
      removed = excluded.removed, version = excluded.version, person_id = excluded.person_id,
      saved_at = excluded.saved_at, editor = excluded.editor, editor_save = excluded.editor_save`);
  await tx.update(captionDrafts).set({ version, savedAt: now }).where(eq(captionDrafts.id, id));
  return version;
}

/** Names for lines that a program makes: in their order, and never used before in these captions. */
const namesFor = (count: number, now: Date) => {
  const stem = now.getTime().toString(36);
  return Array.from({ length: count }, (_, at) => `${stem}-${at.toString(36).padStart(4, '0')}`);
};

/**
 * Puts lines in place of all that captions have, as one save; those that were there become a version.
 * @returns the number of the save
 */
export async function replaceAllLines(
  tx: Transaction,
  {
    id,
    lines,
    person,
    now,
    reason,
  }: {
    id: number;
    lines: readonly CaptionLine[];
    person: number | null;
    now: Date;
    reason: 'before-save' | 'before-machine';
  },
): Promise<number> {
  const before = await presentLines(tx, id);
  if (before.length > 0) await storeVersion(tx, { id, rows: before, person, now, reason });
  const names = namesFor(lines.length, now);
  const changes = new Map<string, CaptionLine | null>(before.map((row) => [row.id, null]));
  for (const [at, line] of lines.entries()) changes.set(names[at] ?? '', line);
  const version = await writeLines(tx, { id, lines: changes, person, now });
  await pruneRemoved(tx, id);
  return version;
}

/** Deletes the oldest removed lines once there are more than other tabs need. */
export async function pruneRemoved(tx: Transaction, id: number): Promise<void> {
  const removed = and(eq(captionDraftLines.draftId, id), eq(captionDraftLines.removed, true));
  if ((await tx.$count(captionDraftLines, removed)) <= limits.removedLines) return;
  await tx.execute(sql`delete from caption_draft_lines where (draft_id, id) in (
    select draft_id, id from caption_draft_lines where draft_id = ${id} and removed
    order by version desc offset ${limits.removedLines / 2})`);
}

/** The lines of rows, by their names. */
export const linesByName = (rows: Parameters<typeof lineOf>[0][]): Record<string, CaptionLine> =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const line = lineOf(row);
      return line ? [[row.id, line]] : [];
    }),
  );
