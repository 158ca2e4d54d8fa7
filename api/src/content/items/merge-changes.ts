import { isDeepStrictEqual } from 'node:util';
import type {
  FieldConflict,
  NewerField,
  SaveDraftBody,
} from '@nibras/contract/content/items/studio/shapes.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type FieldVersion, people } from '#platform/database/schema/index.ts';
import type { Fields } from './item-values.ts';

type Change = SaveDraftBody['changes'][number];

/** What becomes of a change, from the field's present value and the save that made it. */
function decide(
  { value, base }: Change,
  {
    present,
    last,
    editor,
  }: { present: unknown; last: FieldVersion | undefined; editor: SaveDraftBody['editor'] },
): 'save' | 'same' | 'late' | 'conflict' {
  if (isDeepStrictEqual(value, present)) return 'same';
  if (last && editor && last.editor?.id === editor.id) {
    // The tab knows its own earlier saves, even if their responses were lost. One that was overtaken says nothing new.
    return editor.save > last.editor.save ? 'save' : 'late';
  }
  return base >= (last?.version ?? 0) ? 'save' : 'conflict';
}

interface Known {
  present: Fields;
  /** The save that last changed each field. */
  known: Record<string, FieldVersion>;
}

/**
 * Decides which changes of a save are stored (docs/behaviour/studio.md#saving): `values` are, `conflicting` are not, and
 * `fieldVersions` has the versions of those with which nothing is to be done.
 */
export function mergeChanges(
  changes: readonly Change[],
  { present, known, editor }: Known & { editor: SaveDraftBody['editor'] },
) {
  const values: Fields = {};
  const fieldVersions: Record<string, number> = {};
  const conflicting: Change[] = [];
  for (const change of changes) {
    const { field, value } = change;
    const last = known[field];
    const decision = decide(change, { present: present[field], last, editor });
    if (decision === 'save') values[field] = value;
    else if (decision === 'conflict') conflicting.push(change);
    else fieldVersions[field] = last?.version ?? 0;
  }
  return { values, fieldVersions, conflicting };
}

/** The names of the fields that were saved after the save that the editor has seen, but for those of its request. */
export function namesOfNewer(known: Known['known'], { seen, changes }: SaveDraftBody): string[] {
  if (seen === undefined) return [];
  const own = new Set(changes.map(({ field }) => field));
  return Object.keys(known).filter((name) => (known[name]?.version ?? 0) > seen && !own.has(name));
}

/** Fields by their names, with their values; without those that are gone. */
export const newerFields = (names: readonly string[], { present, known }: Known): NewerField[] =>
  names.flatMap((field) => {
    const last = known[field];
    if (!last || !(field in present)) return [];
    return [{ field, value: present[field], version: last.version, by: last.by }];
  });

/** What the editor shows of changes that were not stored: the other value, whose it is and since when. */
export async function describeConflicts(
  tx: Transaction,
  changes: readonly Change[],
  { present, known, now }: Known & { now: Date },
): Promise<FieldConflict[]> {
  if (changes.length === 0) return [];
  const ids = changes.flatMap(({ field }) => known[field]?.by ?? []);
  const authors = await tx
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(anyOf(people.id, ids));
  return changes.map(({ field }) => {
    const last = known[field];
    return {
      field,
      value: present[field] ?? null,
      version: last?.version ?? 0,
      by: authors.find(({ id }) => id === last?.by) ?? null,
      at: last?.at ?? now.toISOString(),
    };
  });
}
