import { announcements as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { eq } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import { announcements } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { beginKind } from './deliver/kinds.ts';
import { entryOf } from './entry.ts';

import { type Announcement, isWithinLimit, lockAnnouncement } from './queries.ts';
import { countReach } from './recipients.ts';

const missing = {
  title: 'اكتب عنوان الإعلان.',
  body: 'اكتب نص الإعلان.',
  channels: 'اختر طريقة واحدة على الأقل.',
  get course() {
    return wording`اختر الكورس.`;
  },
  nobody: 'لا أحد يصله هذا الإعلان الآن. اختر جمهورًا آخر أو طريقة أخرى.',
  past: 'اختر موعدًا في المستقبل.',
} as const;

/** @throws AppError invalid-input, by field, where something is missing without which nothing can be sent */
export function requireComplete(row: Announcement): void {
  const errors: Record<string, string[]> = {};
  if (row.title.trim() === '') errors.title = [missing.title];
  if (row.body.trim() === '') errors.body = [missing.body];
  if (row.channels.length === 0) errors.channels = [missing.channels];
  if (row.audience === 'course' && row.courseId === null) errors.course_id = [missing.course];
  if (Object.keys(errors).length > 0) throw new AppError('invalid-input', { errors });
}

/** @throws AppError invalid-input where nobody would be reached. @returns how many people would be */
async function requireSomebody(tx: Transaction, row: Announcement, now: Date): Promise<number> {
  const { people } = await countReach(tx, row, now);
  if (people > 0) return people;
  throw new AppError('invalid-input', { errors: { audience: [missing.nobody] } });
}

interface SendAnnouncement {
  caller: Person;
  id: number;
  /** Null for now: it begins a few seconds later, and can be called off until then. */
  at: Date | null;
  /** The save that the caller saw. */
  seen: number | null;
}

/**
 * Decides that a draft is sent, at a time. From then on it cannot be changed unless it is called off.
 * @throws AppError announcement-not-found, wrong-state unless it is a draft, draft-changed, invalid-input by field,
 * announcement-limit
 * @returns the entry of the audit log by which it can be undone
 */
export async function sendAnnouncement(
  { db, jobs, now }: Pick<Platform, 'db' | 'jobs' | 'now'>,
  { caller, id, at, seen }: SendAnnouncement,
): Promise<number> {
  const time = now();
  const sendAt = at ?? new Date(time.getTime() + limits.undoFor);
  return db.transaction(async (tx) => {
    const row = await lockAnnouncement(tx, id, caller);
    if (row.state !== 'draft') throw new AppError('wrong-state');
    if (row.version !== seen) throw new AppError('draft-changed');
    requireComplete(row);
    if (sendAt <= time) throw new AppError('invalid-input', { errors: { at: [missing.past] } });
    const people = await requireSomebody(tx, row, time);
    if (!(await isWithinLimit(tx, row, sendAt))) throw new AppError('announcement-limit');
    await tx
      .update(announcements)
      .set({ state: 'scheduled', sendAt, senderId: caller.id, updatedAt: time })
      .where(eq(announcements.id, id));
    await jobs.enqueue(tx, beginKind, { id }, { startAfter: sendAt });
    return writeEntry(tx, {
      ...entryOf(row),
      person: caller.id,
      action: 'announcement-scheduled',
      details: { at: sendAt.toISOString(), count: people, undo: {} },
      now: time,
    });
  });
}
