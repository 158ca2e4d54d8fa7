import type { Queryable } from '#platform/database/database.ts';
import { readDocumentLogo } from '#platform/files/document-picture.ts';
import { sellingSetup } from '#platform/selling/selling-setup.ts';
import { readSettings } from '#platform/settings/settings-queries.ts';
import type { ReceiptData } from './receipt-data.ts';

/** The seller as a document of this moment names it. */
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
