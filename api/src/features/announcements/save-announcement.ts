import {
  type AnnouncementValues,
  announcementFields,
} from '@nibras/contract/studio/announcements.ts';
import type { FieldConflict, SaveDraftBody } from '@nibras/contract/studio/items.ts';
import { eq } from 'drizzle-orm';
import { describeConflicts, mergeChanges, nextSave } from '#features/content/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { announcements } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { announcesToAll, type Person } from './policy.ts';
import { fieldsOf } from './present.ts';
import { announcesToCourse, lockAnnouncement } from './queries.ts';

const refusals = {
  unknown: 'هذا الحقل غير موجود هنا.',
  invalid: 'القيمة غير مقبولة. راجع طولها وصيغتها.',
  link: 'اكتب صفحة من موقعك تبدأ بشرطة مائلة، مثل /courses/12.',
  audience: 'الإعلان للجميع من صلاحيات المشرف. اختر كورسًا من كورساتك.',
  course: 'لا يمكنك أن تعلن لمشتركي هذا الكورس.',
} as const;

type Change = SaveDraftBody['changes'][number];

const schemaOf = (field: string) =>
  Object.hasOwn(announcementFields, field)
    ? announcementFields[field as keyof typeof announcementFields]
    : undefined;

/** The changes with their values as they are stored. @throws AppError invalid-input, by field */
function parseChanges(changes: readonly Change[]): Change[] {
  const errors: Record<string, string[]> = {};
  const parsed = changes.flatMap((change) => {
    const schema = schemaOf(change.field);
    const result = schema?.safeParse(change.value);
    if (result?.success) return [{ ...change, value: result.data }];
    const invalid = change.field === 'link' ? refusals.link : refusals.invalid;
    errors[change.field] = [schema ? invalid : refusals.unknown];
    return [];
  });
  if (Object.keys(errors).length > 0) throw new AppError('invalid-input', { errors });
  return parsed;
}

/** @throws AppError invalid-input for an audience to which the caller may not announce */
async function requireAudience(
  tx: Transaction,
  caller: Person,
  { audience, course_id }: Partial<AnnouncementValues>,
): Promise<void> {
  const errors: Record<string, string[]> = {};
  const toAll = audience !== undefined && audience !== 'course';
  if (toAll && !announcesToAll(caller)) errors.audience = [refusals.audience];
  if (course_id && !(await announcesToCourse(tx, caller, course_id))) {
    errors.course_id = [refusals.course];
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid-input', { errors });
}

interface SavedAnnouncement {
  draftVersion: number | null;
  /** Of the fields of the request that are saved. */
  fieldVersions: Record<string, number>;
  savedAt: Date;
  conflicts: FieldConflict[];
}

/**
 * Saves fields of a draft. A field that somebody else has changed since the caller saw it is not saved, unless both wrote
 * the same: the rules are those of drafts of content (docs/behaviour/studio.md#saving).
 * @throws AppError announcement-not-found, wrong-state unless it is a draft, invalid-input by field
 */
export async function saveAnnouncement(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, id, body }: { caller: Person; id: number; body: SaveDraftBody },
): Promise<SavedAnnouncement> {
  const time = now();
  const changes = parseChanges(body.changes);
  return db.transaction(async (tx) => {
    const before = await lockAnnouncement(tx, id, caller);
    if (before.state !== 'draft') throw new AppError('wrong-state');
    const { fieldVersions: known } = before;
    const present: Record<string, unknown> = fieldsOf(before);
    const merged = mergeChanges(changes, { present, known, editor: body.editor });
    const values: Partial<AnnouncementValues> = merged.values;
    const { fieldVersions, conflicting } = merged;
    await requireAudience(tx, caller, values);
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
    return { draftVersion, fieldVersions, savedAt: time, conflicts };
  });
}
