import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { media } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { MediaFailure } from './processing/failure.ts';
import { encodePicture } from './processing/picture.ts';
import { hasSpace, lockQuota } from './quota.ts';

/** A picture that comes with something else, such as an imported question. */
export interface NewPicture {
  /** Where it is to be, in public storage. */
  path: string;
  name: string;
  content: Buffer;
}

/**
 * Puts pictures into the library, each encoded anew. One that is there already stays as it is.
 * @returns the paths of those that are broken
 * @throws AppError media-quota
 */
export async function storePictures(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { owner, pictures }: { owner: number; pictures: readonly NewPicture[] },
): Promise<Set<string>> {
  const broken = new Set<string>();
  for (const { path, name, content } of pictures) {
    const [known] = await db.select({ id: media.id }).from(media).where(eq(media.path, path));
    if (known) {
      await db.update(media).set({ deletedAt: null }).where(eq(media.id, known.id));
      continue;
    }
    const encoded = await encodePicture(content, path).catch((error: unknown) => {
      if (error instanceof MediaFailure) return null;
      throw error;
    });
    if (!encoded) {
      broken.add(path);
      continue;
    }
    const { content: bytes, type, width, height } = encoded;
    await db.transaction(async (tx) => {
      await lockQuota(tx);
      if (!(await hasSpace(tx, bytes.length))) throw new AppError('media-quota');
      await storage.write(path, bytes);
      const sha256 = createHash('sha256').update(bytes).digest();
      const facts = { type, width, height, bytes: bytes.length, sha256 };
      await tx
        .insert(media)
        .values({ path, name, kind: 'image', ownerId: owner, ...facts })
        .onConflictDoNothing();
    });
  }
  return broken;
}
