import { createHash } from 'node:crypto';
import { media } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { MediaFailure } from './failure.ts';
import { type Encoded, encodePicture } from './picture.ts';
import { withinSpace } from './within-space.ts';

/** The video that a picture is of. */
type PosterOf = Pick<typeof media.$inferSelect, 'path' | 'name' | 'ownerId'>;

/** ffmpeg may succeed without a picture, as where a video has fewer than its length says; that is no fault of the video. */
export async function posterOf(file: string): Promise<{ poster?: Encoded }> {
  try {
    return { poster: await encodePicture(file, 'poster.webp') };
  } catch (error) {
    if (error instanceof MediaFailure) return {};
    throw error;
  }
}

/**
 * Stores the picture of a video beside it, as a file of the library.
 * @returns its path
 * @throws MediaFailure where it does not fit
 */
export async function storePoster(
  platform: Platform,
  row: PosterOf,
  { content, type, width, height }: Encoded,
): Promise<string> {
  const path = `${row.path.replace(/^private\//, '').replace(/\.\w+$/, '')}-poster.webp`;
  const facts = {
    type,
    width,
    height,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest(),
    updatedAt: new Date(),
  };
  const name = row.name.replace(/\.\w+$/, '');
  await withinSpace(platform, content.length, async (tx) => {
    await platform.storage.write(path, content);
    await tx
      .insert(media)
      .values({ path, name: `${name} (صورة)`, kind: 'image', ownerId: row.ownerId, ...facts })
      .onConflictDoUpdate({ target: media.path, set: facts });
  });
  return path;
}
