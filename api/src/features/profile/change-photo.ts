import { randomUUID } from 'node:crypto';
import type { PersonRow } from '#features/auth/index.ts';
import { found } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { changePerson, lockPerson } from './queries.ts';
import { removePhoto } from './remove-photo.ts';
import { squarePhoto } from './square-photo.ts';

/** Names as they are given here: nothing else is ever removed, such as a picture that several people share. */
const ownPhoto = /^people\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;

/**
 * Gives a person a new photo, and removes the one before once nothing names it any more.
 * @throws AppError body-too-large, invalid-input, session-expired where the person is gone
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
      const { photoPath: old } = found(await lockPerson(tx, personId), 'session-expired');
      const after = await changePerson(tx, personId, { photoPath: path });
      if (old && ownPhoto.test(old)) await jobs.enqueue(tx, removePhoto, { path: old });
      return found(after, 'session-expired');
    });
  } catch (error) {
    await storage.remove(path);
    throw error;
  }
}
