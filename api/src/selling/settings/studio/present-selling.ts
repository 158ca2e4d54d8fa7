import type {
  SellingGap,
  SellingSetupFields,
  SellingState,
} from '@nibras/contract/selling/settings/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { type SellingSetup, sellingSetup } from '#platform/selling/selling-setup.ts';
import { offeredGateways } from '#selling/gateways/index.ts';

export const setupFields = (setup: SellingSetup): SellingSetupFields => ({
  legal_name: setup.legalName,
  tax_number: setup.taxNumber,
  address: setup.address,
  country: setup.country as SellingSetupFields['country'],
  vat: setup.vat,
  rate: setup.rate,
  two_approvers: setup.twoApprovers,
  open_for: setup.openFor,
});

export const setupOf = (fields: SellingSetupFields): SellingSetup => ({
  legalName: fields.legal_name,
  taxNumber: fields.tax_number,
  address: fields.address,
  country: fields.country,
  vat: fields.vat,
  rate: fields.rate,
  twoApprovers: fields.two_approvers,
  openFor: fields.open_for,
});

/** What there is to sell, and how it can be paid. */
async function counts(db: Queryable): Promise<{ priced: number; channels: number }> {
  const { rows } = await db.execute<{ priced: number; channels: number }>(sql`select
    (select coalesce(sum(courses), 0)::int from course_sizes where not free) as priced,
    (select count(*)::int from transfer_channels where active) as channels`);
  return rows[0] ?? { priced: 0, channels: 0 };
}

/** The set-up of selling, and what is missing in it. */
export async function presentSelling({
  db,
  vault,
  settings,
}: Pick<Platform, 'db' | 'vault' | 'settings'>): Promise<SellingState> {
  const setup = await sellingSetup(db);
  const { currency } = settings();
  const { priced, channels } = await counts(db);
  const gateways = await offeredGateways({ db, vault }, currency);
  const isMissing: Record<SellingGap, boolean> = {
    way: channels + gateways.length === 0,
    price: priced === 0,
    'legal-name': setup.legalName === '',
    address: setup.address === '' && settings().contact.address === '',
    country: setup.country === '',
  };
  return {
    setup: setupFields(setup),
    currency,
    missing: (Object.keys(isMissing) as SellingGap[]).filter((gap) => isMissing[gap]),
    priced,
    channels,
    gateways,
  };
}
