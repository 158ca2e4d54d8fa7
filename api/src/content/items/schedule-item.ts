import { eq } from 'drizzle-orm';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { jobKind } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { type Changed, changeItem } from './change-item.ts';
import { unscheduled } from './change-state.ts';
import { contentKinds, tables } from './kinds.ts';
import { applyPublication } from './publish-item.ts';
import { draftOf, dueItems, type ItemKey } from './queries.ts';
import { missingToPublish, requireReady } from './readiness.ts';

export const publicationKind = jobKind<ItemKey & { at: string }>('publish-scheduled');

/**
 * Schedules the publication of a draft. It is made for the draft as it is now: if the draft is changed afterwards, it
 * does not take place.
 * @throws AppError course-not-found …, forbidden, wrong-state unless it is a draft, draft-changed, not-ready, invalid-input for
 * a past time
 */
export async function scheduleItem(
  { db, jobs, now }: Pick<Platform, 'db' | 'jobs' | 'now'>,
  {
    kind,
    id,
    caller,
    at,
    seen,
  }: ItemKey & {
    caller: Pick<Caller, 'id' | 'role'>;
    at: Date;
    /** The version of the draft that the caller saw; absent for whichever it is. */
    seen?: number | null;
  },
): Promise<Changed<undefined>> {
  const time = now();
  const change = { kind, id, caller, act: 'publish', action: 'scheduled', now: time } as const;
  return changeItem(db, change, async (tx, before) => {
    const isDraft = before.state === 'draft' || before.state === 'scheduled';
    if (!isDraft || before.deletedAt) throw new AppError('wrong-state');
    if (at <= time) {
      throw new AppError('invalid-input', { errors: { at: ['اختر موعدًا في المستقبل.'] } });
    }
    const draftVersion = (await draftOf(tx, { kind, id }))?.version ?? null;
    if (seen !== undefined && seen !== draftVersion) throw new AppError('draft-changed');
    await requireReady(tx, { kind, id }, before);
    await tx
      .update(tables[kind])
      .set({ state: 'scheduled', publishAt: at, publishVersion: draftVersion })
      .where(eq(tables[kind].id, id));
    await jobs.enqueue(tx, publicationKind, { kind, id, at: at.toISOString() }, { startAfter: at });
    return { result: undefined, details: { at: at.toISOString(), draftVersion } };
  });
}

/**
 * Publishes an item whose time has come. If its draft was changed since it was scheduled, it becomes a draft again, and
 * the audit log and the server's log say so. Does nothing for an item that is no longer due.
 */
async function publishDueItem(
  { db, log, now }: Pick<Platform, 'db' | 'log' | 'now'>,
  { kind, id }: ItemKey,
): Promise<void> {
  const time = now();
  const change = {
    kind,
    id,
    caller: null,
    act: 'publish',
    action: 'published',
    now: time,
  } as const;
  await changeItem(db, change, async (tx, before) => {
    const isDue = before.state === 'scheduled' && before.publishAt && before.publishAt <= time;
    if (!isDue || before.deletedAt) throw new AppError('wrong-state');
    const draftVersion = (await draftOf(tx, { kind, id }))?.version ?? null;
    if (draftVersion !== before.publishVersion) {
      await tx.update(tables[kind]).set(unscheduled).where(eq(tables[kind].id, id));
      log.warn({ kind, id }, 'a scheduled publication was called off: its draft was changed');
      const details = { reason: 'draft-changed', scheduled: before.publishVersion, draftVersion };
      return { result: undefined, action: 'publication-called-off', details };
    }
    const missing = await missingToPublish(tx, { kind, id }, before);
    if (missing.length > 0) {
      await tx.update(tables[kind]).set(unscheduled).where(eq(tables[kind].id, id));
      log.warn({ kind, id }, 'a scheduled publication was called off: something is missing');
      const codes = missing.map(({ code }) => code);
      const details = { reason: 'not-ready', missing: codes };
      return { result: undefined, action: 'publication-called-off', details };
    }
    const result = await applyPublication(tx, { kind, id }, { before, person: null, now: time });
    return { result: undefined, details: { ...result, from: 'scheduled' } };
  }).catch((error) => {
    // Published, rescheduled or removed meanwhile: the person who did so decided what is to be seen.
    const settled = ['wrong-state', `${kind}-not-found`];
    if (!(error instanceof AppError && settled.includes(error.code))) throw error;
  });
}

/** Runs the job of one scheduled publication. */
export const publishScheduled = (
  platform: Pick<Platform, 'db' | 'log' | 'now'>,
  { kind, id }: ItemKey,
): Promise<void> => publishDueItem(platform, { kind, id });

/** Publishes all items that are due: also those whose job was lost, as after a restored backup. */
export async function publishDueItems(
  platform: Pick<Platform, 'db' | 'log' | 'now'>,
): Promise<void> {
  for (const kind of contentKinds) {
    for (const { id } of await dueItems(platform.db, kind, platform.now())) {
      await publishDueItem(platform, { kind, id });
    }
  }
}
