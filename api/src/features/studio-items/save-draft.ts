import { chapterOfField, fieldSchema } from '@nibras/contract/studio/item-fields.ts';
import type { FieldConflict, SaveDraftBody } from '@nibras/contract/studio/items.ts';
import {
  canBeNamed,
  describeConflicts,
  draftOf,
  type Fields,
  htmlFields,
  type ItemKey,
  mergeChanges,
  publishedFields,
  publishedFieldVersions,
  withItem,
  writeDraft,
} from '#features/content/index.ts';
import { mayUseMedia } from '#features/media/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { sanitiseHtml } from '#platform/html/sanitise.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import type { Person } from './read-item.ts';

const refusals = {
  unknown: 'هذا الحقل غير موجود هنا.',
  invalid: 'القيمة غير مقبولة. راجع طولها وصيغتها.',
  file: 'هذا الملف غير موجود في المكتبة، أو لا تملك صلاحية استخدامه.',
  person: 'اختر شخصًا ممن يعملون على المنصة.',
} as const;

type Change = SaveDraftBody['changes'][number];

/** The changes with their values as they are stored. @throws AppError invalid-input, by field */
function parseChanges(kind: ItemKey['kind'], changes: readonly Change[]): Change[] {
  const errors: Record<string, string[]> = {};
  const parsed = changes.flatMap((change) => {
    const schema = fieldSchema(kind, change.field);
    const result = schema?.safeParse(change.value);
    if (!result?.success) {
      errors[change.field] = [schema ? refusals.invalid : refusals.unknown];
      return [];
    }
    const isHtml = htmlFields[kind]?.[0] === change.field;
    const value = isHtml ? sanitiseHtml(String(result.data)) : result.data;
    return [{ ...change, value }];
  });
  if (Object.keys(errors).length > 0) throw new AppError('invalid-input', { errors });
  return parsed;
}

/** Fields with one file. */
const fileFields = new Set(
  'image intro_video video poster logo logo_dark icon certificate_signature'.split(' '),
);

/** The files that a value names. */
function filesOf({ field, value }: Pick<Change, 'field' | 'value'>): string[] {
  if (fileFields.has(field)) return value ? [`${value}`] : [];
  if (field === 'images') return ((value ?? []) as string[]).filter((path) => path !== '');
  if (field !== 'resources' && field !== 'captions') return [];
  const rows = (value ?? []) as { media: string | null }[];
  return rows.flatMap(({ media }) => (media ? [media] : []));
}

/** @throws AppError invalid-input for files that the caller may not put into content */
async function requireFiles(
  tx: Transaction,
  { caller, changes, present }: { caller: Person; changes: readonly Change[]; present: Fields },
): Promise<void> {
  const errors: Record<string, string[]> = {};
  for (const change of changes) {
    const before = filesOf({ field: change.field, value: present[change.field] });
    const added = filesOf(change).filter((path) => !before.includes(path));
    if (added.length > 0 && !(await mayUseMedia(tx, caller, added))) {
      errors[change.field] = [refusals.file];
    }
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid-input', { errors });
}

/** The fields that name a person on a public page. */
const personFields = ['author_id', 'manager_id'];

/** @throws AppError invalid-input for a person who cannot be named */
async function requirePeople(
  tx: Transaction,
  changes: readonly Change[],
  present: Fields,
): Promise<void> {
  const errors: Record<string, string[]> = {};
  for (const { field, value } of changes) {
    const isNamed = personFields.includes(field) && value !== null && value !== present[field];
    if (isNamed && !(await canBeNamed(tx, Number(value)))) errors[field] = [refusals.person];
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid-input', { errors });
}

/** @throws AppError invalid-input for the name of a chapter that the course does not have, or no longer */
function requireChapters(changes: readonly Change[], present: Fields): void {
  const gone = changes.filter(({ field }) => chapterOfField(field) !== null && !(field in present));
  if (gone.length === 0) return;
  const errors = Object.fromEntries(gone.map(({ field }) => [field, [refusals.unknown]]));
  throw new AppError('invalid-input', { errors });
}

interface SavedDraft {
  draftVersion: number | null;
  /** Of the fields of the request that are saved. */
  fieldVersions: Record<string, number>;
  savedAt: Date;
  conflicts: FieldConflict[];
}

/**
 * Saves fields into an item's draft, which begins with the first of them. A field that somebody else has changed since
 * the caller saw it is not saved, unless both wrote the same (docs/behaviour/studio.md#saving). Visitors see nothing of
 * it, and no cached response is invalidated.
 * @throws AppError course-not-found …, forbidden, wrong-state for an item in the bin, invalid-input by field
 */
export async function saveDraft(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, body, ...item }: ItemKey & { caller: Person; body: SaveDraftBody },
): Promise<SavedDraft> {
  const time = now();
  const { editor } = body;
  const changes = parseChanges(item.kind, body.changes);
  return withItem(db, { ...item, caller, act: 'edit' }, async (tx, before) => {
    if (before.deletedAt) throw new AppError('wrong-state');
    const draft = await draftOf(tx, item);
    const known = draft?.fieldVersions ?? (await publishedFieldVersions(tx, item));
    const isDrafted = changes.every(({ field }) => draft && field in draft.fields);
    const present = { ...(isDrafted ? {} : await publishedFields(tx, item)), ...draft?.fields };
    requireChapters(changes, present);
    await requireFiles(tx, { caller, changes, present });
    await requirePeople(tx, changes, present);
    const { values, fieldVersions, conflicting } = mergeChanges(changes, {
      present,
      known,
      editor,
    });
    let draftVersion = draft?.version ?? null;
    if (Object.keys(values).length > 0) {
      draftVersion = await writeDraft(tx, item, {
        values,
        draft,
        person: caller.id,
        ...(editor && { editor }),
        before,
        now: time,
        fieldVersions: known,
      });
      for (const field of Object.keys(values)) fieldVersions[field] = draftVersion;
    }
    const conflicts = await describeConflicts(tx, conflicting, { present, known, now: time });
    return { draftVersion, fieldVersions, savedAt: time, conflicts };
  });
}
