import { randomUUID } from 'node:crypto';
import type { PersonRow } from '#people/auth/index.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { changePerson, lockPerson } from './queries.ts';
import { queuePhotoRemoval } from './remove-photo.ts';
import { squarePhoto } from './square-photo.ts';

/**
 * Stores a person's new photo and removes the old file after the commit.
 * @throws AppError body-too-large, invalid-input, session-expired if the person was deleted
 */
export async function changePhoto(
  { db, jobs, storage }: Platform,
  { personId, picture }: { personId: number; picture: Uint8Array },
): Promise<PersonRow> {
  const photo = await squarePhoto(picture);
  const path = `people/${randomUUID()}.webp`;
  await storage.write(path, photo);
  try {
    return await db.transaction(async (tx) => {
      const { photoPath: old } = orThrow(await lockPerson(tx, personId), 'session-expired');
      const updated = await changePerson(tx, personId, { photoPath: path });
      await queuePhotoRemoval(tx, { jobs }, old);
      return orThrow(updated, 'session-expired');
    });
  } catch (error) {
    await storage.remove(path);
    throw error;
  }
}
