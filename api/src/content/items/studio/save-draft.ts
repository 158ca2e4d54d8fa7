import { isDeepStrictEqual } from 'node:util';
import { chapterOfField, fieldSchema } from '@nibras/contract/content/items/studio/item-fields.ts';
import type {
  FieldConflict,
  NewerField,
  SaveDraftBody,
} from '@nibras/contract/content/items/studio/shapes.ts';
import type { VideoElsewhere } from '@nibras/contract/learning/lectures/elsewhere.ts';
import { decimalsOf } from '@nibras/contract/money.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { mayUseMedia } from '#content/media/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { isTooDeep, maxDepth } from '#platform/html/bound-depth.ts';
import { sanitiseHtml } from '#platform/html/sanitise.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { readCurrency, readVideoHosts } from '#platform/settings/settings-queries.ts';
import { withItem } from '../change-item.ts';
import { faultOfFormat } from '../draft-formats.ts';
import { writeDraft } from '../draft-rows.ts';
import { type Fields, publishedFields } from '../item-values.ts';
import { htmlFields } from '../kinds.ts';
import { describeConflicts, mergeChanges, namesOfNewer, newerFields } from '../merge-changes.ts';
import { draftOf, type ItemKey } from '../queries.ts';
import { faultOfReference } from '../references.ts';
import { publishedFieldVersions } from '../versions.ts';

const refusals = {
  unknown: 'هذا الحقل غير موجود هنا.',
  invalid: 'القيمة غير مقبولة. راجع طولها وصيغتها.',
  deep: `في هذا النص عناصر بعضها داخل بعض أكثر من ${countLabel(maxDepth, rareNouns.time, 'genitive')}. ألصقه بلا تنسيق، ثم نسّقه من جديد.`,
  host: 'فيديوهات هذا الموقع متوقفة. يفعّلها مشرف المنصة من الإعدادات المتقدمة.',
  file: 'هذا الملف غير موجود في المكتبة، أو لا تملك صلاحية استخدامه.',
} as const;

type Change = SaveDraftBody['changes'][number];

/** Why changes are not stored, by field. */
type Refusals = Record<string, string[]>;

/** Fields of a question with HTML in several places. */
const questionHtml = new Set(['answers', 'explanation', 'hints']);

/** Whether a value has a text whose elements stand too deep in others. */
function hasTooDeep(value: unknown): boolean {
  if (typeof value === 'string') return isTooDeep(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasTooDeep);
}

/** The changes with their values as they are stored; `refuse` is called for the others. */
function parseChanges(
  kind: ItemKey['kind'],
  changes: readonly Change[],
  refuse: (field: string, text: string) => void,
): Change[] {
  return changes.flatMap((change) => {
    const schema = fieldSchema(kind, change.field);
    const result = schema?.safeParse(change.value);
    if (!result?.success) {
      refuse(change.field, schema ? refusals.invalid : refusals.unknown);
      return [];
    }
    const isHtml = htmlFields[kind]?.[0] === change.field;
    if (
      (isHtml || (kind === 'question' && questionHtml.has(change.field))) &&
      hasTooDeep(result.data)
    ) {
      refuse(change.field, refusals.deep);
      return [];
    }
    const value = isHtml ? sanitiseHtml(String(result.data)) : result.data;
    return [{ ...change, value }];
  });
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

interface Checking extends ItemKey {
  caller: Person;
  present: Fields;
  decimals: number;
}

/** Why a change is not stored, in Arabic; null where it is. A value that the field has already stays. */
async function faultOf(
  tx: Transaction,
  { field, value }: Change,
  { kind, id, caller, present, decimals }: Checking,
): Promise<string | null> {
  // The name of a chapter that the course does not have, or no longer.
  if (chapterOfField(field) !== null && !(field in present)) return refusals.unknown;
  const before = present[field];
  if (isDeepStrictEqual(value, before)) return null;
  const files = filesOf({ field, value: before });
  const added = filesOf({ field, value }).filter((path) => !files.includes(path));
  if (added.length > 0 && !(await mayUseMedia(tx, caller, added))) return refusals.file;
  if (field === 'elsewhere' && value !== null) {
    const { host } = value as VideoElsewhere;
    if (!(await readVideoHosts(tx)).includes(host)) return refusals.host;
  }
  return (
    faultOfFormat({ kind, field, value }, { decimals }) ??
    (await faultOfReference(tx, { kind, id, caller, field, value, before }))
  );
}

interface SavedDraft {
  draftVersion: number | null;
  /** Of the fields of the request that are saved. */
  fieldVersions: Record<string, number>;
  savedAt: Date;
  conflicts: FieldConflict[];
  /** What others have saved since the caller's last save or reading. */
  newer: NewerField[];
  /** Of the fields that are not saved because of their values. */
  refused: Refusals;
}

/**
 * Saves fields into an item's draft, which begins with the first of them. A field that another person has changed since
 * the caller saw it is not saved, unless both wrote the same, and neither is one whose value can never be published; the
 * others are (docs/behaviour/studio.md#saving). Visitors see nothing of it, and no cached response is invalidated.
 * @throws AppError course-not-found …, forbidden, wrong-state for an item in the trash
 */
export async function saveDraft(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, body, ...item }: ItemKey & { caller: Person; body: SaveDraftBody },
): Promise<SavedDraft> {
  const time = now();
  const { editor } = body;
  const refused: Refusals = {};
  const refuse = (field: string, text: string) => {
    refused[field] = [text];
  };
  const parsed = parseChanges(item.kind, body.changes, refuse);
  return withItem(db, { ...item, caller, act: 'edit' }, async (tx, before) => {
    if (before.deletedAt) throw new AppError('wrong-state');
    const draft = await draftOf(tx, item);
    const known = draft?.fieldVersions ?? (await publishedFieldVersions(tx, item));
    const newer = namesOfNewer(known, body);
    const needed = [...parsed.map(({ field }) => field), ...newer];
    const isDrafted = needed.every((field) => draft && field in draft.fields);
    const present = { ...(isDrafted ? {} : await publishedFields(tx, item)), ...draft?.fields };
    const decimals = decimalsOf(await readCurrency(tx));
    const changes: Change[] = [];
    for (const change of parsed) {
      const fault = await faultOf(tx, change, { ...item, caller, present, decimals });
      if (fault === null) changes.push(change);
      else refuse(change.field, fault);
    }
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
    return {
      draftVersion,
      fieldVersions,
      savedAt: time,
      conflicts,
      newer: newerFields(newer, { present, known }),
      refused,
    };
  });
}
