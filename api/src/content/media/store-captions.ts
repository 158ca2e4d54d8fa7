import { createHash } from 'node:crypto';
import { media as limits } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { media } from '#platform/database/schema/index.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { contentType } from '#platform/storage/content-types.ts';
import { newMediaPath } from './media-path.ts';
import { replaceLines } from './processing/caption-lines.ts';
import type { CaptionLine } from './processing/captions.ts';
import { hasSpace, lockQuota } from './quota.ts';

interface StoredCaptions {
  id: number;
  path: string;
  sha256: Buffer;
}

/**
 * Stores captions that were made here as a file of the library, in place of an earlier one or as a new one.
 * @param input.captions as `captionsOf` reads them, which cleans them as it cleans an upload
 * @param input.mediaId the file whose content it replaces; null for a new one
 * @throws AppError media-quota, media-too-large
 */
export async function storeCaptions(
  { storage }: Pick<Platform, 'storage'>,
  tx: Transaction,
  input: {
    captions: { text: string; lines: CaptionLine[]; warning: string | null };
    mediaId: number | null;
    name: string;
    ownerId: number;
  },
): Promise<StoredCaptions> {
  const { text, lines, warning } = input.captions;
  const content = Buffer.from(text);
  if (content.length > limits.captionsMaxBytes) throw new AppError('media-too-large');
  await lockQuota(tx);
  if (!(await hasSpace(tx, content.length))) throw new AppError('media-quota');
  const sha256 = createHash('sha256').update(content).digest();
  const path = newMediaPath('captions', { kind: 'captions', extension: 'vtt' });
  const facts = { bytes: content.length, sha256, warning, state: 'ready', failure: null } as const;
  const { mediaId, name, ownerId } = input;
  const [row] =
    mediaId === null
      ? await tx
          .insert(media)
          .values({ path, name, kind: 'captions', type: contentType(path), ownerId, ...facts })
          .returning({ id: media.id, path: media.path })
      : await tx
          .update(media)
          .set({ ...facts, updatedAt: new Date() })
          .where(eq(media.id, mediaId))
          .returning({ id: media.id, path: media.path });
  const stored = orThrow(row, 'media-not-found');
  await replaceLines(tx, stored.id, lines);
  await storage.write(stored.path, content);
  return { ...stored, sha256 };
}
