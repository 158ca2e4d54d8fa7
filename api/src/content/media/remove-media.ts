import { media as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { media } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { unlessBackup } from '#platform/storage/backup-lock.ts';
import { findMedia } from './find-media.ts';
import { seesUse } from './policy.ts';
import { removeStreamFiles } from './streams/remove-streams.ts';
import type { UseRow } from './uses.ts';

const kindNames: Record<UseRow['kind'], string> = {
  get course() {
    return wording`كورس`;
  },
  get lecture() {
    return wording`محاضرة`;
  },
  get article() {
    return wording`مقال`;
  },
  get service() {
    return wording`خدمة`;
  },
  get project() {
    return wording`مشروع`;
  },
  page: 'صفحة',
  site: 'إعدادات الموقع',
  question: 'سؤال',
  skill: 'مهارة',
};
const sourceNames: Record<UseRow['source'], string> = {
  content: '',
  draft: ' (مسودة)',
  version: ' (نسخة سابقة)',
};

/** @throws AppError media-in-use, naming the places that the caller works on */
function requireUnused(uses: readonly UseRow[], caller: Caller): void {
  if (uses.length === 0) return;
  const places = uses.map((use) => {
    const name = seesUse(caller, use)
      ? `${kindNames[use.kind]} «${use.name}»`
      : kindNames[use.kind];
    return name + sourceNames[use.source];
  });
  throw new AppError('media-in-use', { errors: { uses: [...new Set(places)].slice(0, 20) } });
}

/**
 * Removes a file that nothing uses: no content, no draft, and no version that could be restored. It leaves the
 * library at once, and the storage after a day, until when it can be restored.
 * @throws AppError media-not-found, forbidden, media-processing, media-in-use
 */
export async function removeMedia(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { id, caller }: { id: number; caller: Caller },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Anyone who begins to use it waits, and finds it removed (`mayUseMedia`).
    await tx.select({ id: media.id }).from(media).where(eq(media.id, id)).for('update');
    // Anyone who may not see all uses still hears that there are some.
    const { row, uses } = await findMedia(tx, { id, caller });
    if (row.state === 'processing') throw new AppError('media-processing');
    requireUnused(uses, caller);
    await findMedia(tx, { id, caller, change: true });
    await tx.update(media).set({ deletedAt: now() }).where(eq(media.id, id));
  });
}

/** Restores a removed file. @throws AppError media-not-found, also after its day; forbidden */
export async function restoreMedia(
  { db }: Pick<Platform, 'db'>,
  { id, caller }: { id: number; caller: Caller },
): Promise<void> {
  await findMedia(db, { id, caller, change: true, removed: true });
  await db.update(media).set({ deletedAt: null }).where(eq(media.id, id));
}

/** A foreign key: something uses the file again, as a version that was restored. */
const isReferred = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '23503') || isReferred(error.cause));

/** Deletes a row whose file nothing uses. @returns whether it is gone */
const deleteRow = (db: Database, path: string): Promise<boolean> =>
  db
    .delete(media)
    .where(eq(media.path, path))
    .then(
      () => true,
      (error: unknown) => {
        if (isReferred(error)) return false;
        throw error;
      },
    );

/**
 * Deletes the files that were removed a day ago, with the pictures of videos that only they used. One that something uses
 * again comes back.
 */
export async function deleteRemovedMedia({ db, storage, log, now }: Platform): Promise<void> {
  const before = new Date(now().getTime() - limits.removedFor);
  const rows = await db
    .select({ id: media.id, path: media.path, poster: media.poster })
    .from(media)
    .where(lt(media.deletedAt, before));
  for (const { id, path, poster } of rows) {
    const free = await unlessBackup(db, async () => {
      if (!(await deleteRow(db, path))) {
        await db.update(media).set({ deletedAt: null }).where(eq(media.id, id));
        return;
      }
      await storage.remove(path);
      await removeStreamFiles({ storage }, id);
      if (poster && (await deleteRow(db, poster))) await storage.remove(poster);
    });
    // The next run tries again.
    if (!free) return;
    log.info({ mediaId: id }, 'deleted a removed file');
  }
}
