import { uploadMetadata } from '@nibras/contract/content/media/studio/shapes.ts';
import { media as limits } from '@nibras/contract/limits.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { uploads } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { findMedia } from '../find-media.ts';
import { displayName } from '../media-path.ts';
import { lockQuota, spaceOf } from '../quota.ts';
import { parseTarget, requireWanted } from '../streams/receive-rendition.ts';
import { unfinishedOf } from './queries.ts';
import { removeUpload } from './remove-upload.ts';

/** Seconds after which another upload may be begun while many are unfinished. */
const retryAfter = 60;

const gigabytes = (bytes: number) =>
  bytes >= 1024 ** 3
    ? `${Number((bytes / 1024 ** 3).toFixed(1))} جيجابايت`
    : `${Math.round(bytes / 1024 ** 2)} ميجابايت`;

const tooLarge = (max: number) =>
  new AppError('media-too-large', {
    message: `حجم الملف أكبر من الحد المسموح به (${gigabytes(max)}).`,
  });

/** Removes what a closed tab of the person had sent of the same rendition: it is made anew, and no byte of it is the same. */
async function removeEarlier(
  platform: Pick<Platform, 'db' | 'storage'>,
  { rendition, person }: { rendition: string; person: number },
): Promise<void> {
  const earlier = (await unfinishedOf(platform.db, person)).filter(
    ({ metadata }) => metadata.rendition === rendition,
  );
  for (const { id } of earlier) await removeUpload(platform, id);
}

/**
 * Begins an upload, before any of its bytes is received.
 * @param options.metadata as the browser sent it
 * @throws AppError invalid-input, media-too-large, media-quota, too-many-uploads, and media-not-found, forbidden or
 *   media-processing for a file that cannot be replaced, unsupported-media for a rendition that its video does not lack
 */
export async function startUpload(
  platform: Pick<Platform, 'db' | 'storage'>,
  {
    id,
    bytes,
    metadata,
    caller,
  }: {
    id: string;
    bytes: number;
    metadata: Record<string, string | null>;
    caller: Caller;
  },
): Promise<void> {
  const { db } = platform;
  const parsed = uploadMetadata.safeParse(metadata);
  if (!parsed.success || !(bytes > 0)) throw new AppError('invalid-input');
  const { filename, replace, rendition, modified } = parsed.data;
  if (replace !== undefined) {
    const { row } = await findMedia(db, { id: replace, caller, change: true });
    if (row.state === 'processing') throw new AppError('media-processing');
  }
  if (rendition !== undefined) {
    await requireWanted(db, { target: parseTarget(rendition), bytes, caller });
    await removeEarlier(platform, { rendition, person: caller.id });
  }
  await db.transaction(async (tx) => {
    await lockQuota(tx);
    const { used, own: announced, max, fileMax } = await spaceOf(tx, caller.id);
    if (bytes > fileMax) throw tooLarge(fileMax);
    if (used + bytes > max) throw new AppError('media-quota');
    const isFirst = announced === 0;
    if (!isFirst && announced + bytes > max * limits.unfinishedShare) {
      throw new AppError('too-many-uploads', { retryAfter });
    }
    const own = and(eq(uploads.personId, caller.id), isNull(uploads.finishedAt));
    if ((await tx.$count(uploads, own)) >= limits.unfinishedPerPerson) {
      throw new AppError('too-many-uploads', { retryAfter });
    }
    await tx.insert(uploads).values({
      id,
      personId: caller.id,
      name: displayName(filename, limits.nameMaxLength),
      bytes,
      metadata,
      modified: modified ?? null,
      replacesId: replace ?? null,
    });
  });
}
