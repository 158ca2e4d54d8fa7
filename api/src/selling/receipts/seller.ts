import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { settings } from '#platform/database/schema/index.ts';
import { sellingSetup } from '#platform/selling/selling-setup.ts';
import { readSettings } from '#platform/settings/settings-queries.ts';
import type { ReceiptData } from './receipt-data.ts';

/** The row of `settings` that says which copy of the logo papers show (`keep-logo.ts`). */
export const documentLogo = 'paper-logo';

export interface StoredPicture {
  /** The copy; null without a picture. */
  copy: string | null;
  /** Of what it is a copy. */
  of: { path: string; version: string } | null;
}

/** The kept picture that a row of `settings` names. */
export async function readStoredPicture(db: Queryable, name: string): Promise<StoredPicture> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return (row?.value as StoredPicture | undefined) ?? { copy: null, of: null };
}

export const readDocumentLogo = (db: Queryable): Promise<StoredPicture> =>
  readStoredPicture(db, documentLogo);

/** The seller as a paper of this moment names it. */
export async function sellerNow(
  db: Queryable,
): Promise<{ seller: ReceiptData['seller']; timeZone: string }> {
  const setup = await sellingSetup(db);
  const site = await readSettings(db);
  const siteName = site?.siteName ?? '';
  return {
    timeZone: site?.timeZone ?? 'Africa/Cairo',
    seller: {
      siteName,
      legalName: setup.legalName || siteName,
      taxNumber: setup.taxNumber,
      country: setup.country,
      address: setup.address || (site?.contact.address ?? ''),
      email: site?.contact.email ?? '',
      phone: site?.contact.phone ?? '',
      logo: (await readDocumentLogo(db)).copy,
    },
  };
}
