import type {
  FieldConflict,
  NewerField,
  SaveDraftBody,
} from '@nibras/contract/content/items/studio/shapes.ts';
import {
  type AnnouncementValues,
  announcementFields,
} from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { eq } from 'drizzle-orm';
import {
  describeConflicts,
  mergeChanges,
  namesOfNewer,
  newerFields,
  nextSave,
} from '#content/items/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { announcements } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { announcesToAll } from './policy.ts';
import { fieldsOf } from './present.ts';
import { announcesToCourse, lockAnnouncement } from './queries.ts';

const refusals = {
  unknown: 'هذا الحقل غير موجود هنا.',
  invalid: 'القيمة غير مقبولة. راجع طولها وصيغتها.',
  link: 'اكتب صفحة من موقعك تبدأ بشرطة مائلة، مثل /courses/12.',
  get audience() {
    return wording`الإعلان للجميع من صلاحيات المشرف. اختر كورسًا من كورساتك.`;
  },
  get course() {
    return wording`لا يمكنك أن تعلن لمشتركي {هذا|هذه} الكورس.`;
  },
} as const;

type Change = SaveDraftBody['changes'][number];

const schemaOf = (field: string) =>
  Object.hasOwn(announcementFields, field)
    ? announcementFields[field as keyof typeof announcementFields]
    : undefined;

/** Why changes are not stored, by field. */
type Refusals = Record<string, string[]>;

/** Why the caller may not announce to an audience, or to the members of a course; null where they may. */
async function faultOfAudience(
  tx: Transaction,
  caller: Person,
  { field, value }: Change,
): Promise<string | null> {
  if (field === 'audience' && value !== 'course' && !announcesToAll(caller)) {
    return refusals.audience;
  }
  const isForeign =
    field === 'course_id' && value && !(await announcesToCourse(tx, caller, Number(value)));
  return isForeign ? refusals.course : null;
}

/** The changes with their values as they are stored, without those that `refused` names then. */
async function parseChanges(
  tx: Transaction,
  changes: readonly Change[],
  { caller, refused }: { caller: Person; refused: Refusals },
): Promise<Change[]> {
  const parsed: Change[] = [];
  for (const change of changes) {
    const schema = schemaOf(change.field);
    const result = schema?.safeParse(change.value);
    const invalid = change.field === 'link' ? refusals.link : refusals.invalid;
    const value = result?.success ? { ...change, value: result.data } : null;
    const fault = value
      ? await faultOfAudience(tx, caller, value)
      : schema
        ? invalid
        : refusals.unknown;
    if (value && fault === null) parsed.push(value);
    else refused[change.field] = [fault ?? refusals.invalid];
  }
  return parsed;
}

interface SavedAnnouncement {
  draftVersion: number | null;
  /** Of the fields of the request that are saved. */
  fieldVersions: Record<string, number>;
  savedAt: Date;
  conflicts: FieldConflict[];
  /** What others have saved since the caller's last save or reading. */
  newer: NewerField[];
  /** Of the fields that are not saved because of their values; the others are. */
  refused: Refusals;
}

/**
 * Saves fields of a draft. A field that another person has changed since the caller saw it is not saved, unless both wrote
 * the same: the rules are those of drafts of content (docs/behaviour/studio.md#saving).
 * @throws AppError announcement-not-found, wrong-state unless it is a draft
 */
export async function saveAnnouncement(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, id, body }: { caller: Person; id: number; body: SaveDraftBody },
): Promise<SavedAnnouncement> {
  const time = now();
  const refused: Refusals = {};
  return db.transaction(async (tx) => {
    const before = await lockAnnouncement(tx, id, caller);
    if (before.state !== 'draft') throw new AppError('wrong-state');
    const { fieldVersions: known } = before;
    const present: Record<string, unknown> = fieldsOf(before);
    const changes = await parseChanges(tx, body.changes, { caller, refused });
    const merged = mergeChanges(changes, { present, known, editor: body.editor });
    const values: Partial<AnnouncementValues> = merged.values;
    const { fieldVersions, conflicting } = merged;
    let draftVersion = before.version;
    if (Object.keys(values).length > 0) {
      draftVersion = await nextSave(tx);
      const { editor } = body;
      const stamp = {
        version: draftVersion,
        by: caller.id,
        at: time.toISOString(),
        ...(editor && { editor }),
      };
      for (const field of Object.keys(values)) fieldVersions[field] = draftVersion;
      const stamps = Object.fromEntries(Object.keys(values).map((field) => [field, stamp]));
      const { course_id: courseId, ...columns } = values;
      await tx
        .update(announcements)
        .set({
          ...columns,
          ...(courseId !== undefined && { courseId }),
          version: draftVersion,
          fieldVersions: { ...known, ...stamps },
          savedAt: time,
          updatedAt: time,
        })
        .where(eq(announcements.id, id));
    }
    const conflicts = await describeConflicts(tx, conflicting, { present, known, now: time });
    const newer = newerFields(namesOfNewer(known, body), { present, known });
    return { draftVersion, fieldVersions, savedAt: time, conflicts, newer, refused };
  });
}
