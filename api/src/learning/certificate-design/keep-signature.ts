import type { Queryable } from '#platform/database/database.ts';
import { siteSettings } from '#platform/database/schema/index.ts';
import { keepPicture, readStoredPicture } from '#platform/files/document-picture.ts';
import type { Platform } from '#platform/platform.ts';

const name = 'paper-signature';

/** The copy of the signature that certificates issued now show; null without one. */
export const readSignature = async (db: Queryable): Promise<string | null> =>
  (await readStoredPicture(db, name)).copy;

/** Copies the published signature for the certificates to come, where it is not copied yet. */
export async function keepSignature(
  platform: Pick<Platform, 'db' | 'storage' | 'settings' | 'log'>,
): Promise<void> {
  const [site] = await platform.db
    .select({ path: siteSettings.certificateSignature })
    .from(siteSettings);
  await keepPicture(platform, { name, path: site?.path ?? null });
}
