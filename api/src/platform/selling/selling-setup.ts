import type { VatMode } from '@nibras/contract/selling/settings/studio/shapes.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';

/** How the provider sells: what the studio's page of that name sets, and receipts say. */
export interface SellingSetup {
  /** As it is registered; empty for the site's name. */
  legalName: string;
  /** The registration for VAT, or the tax card's number. */
  taxNumber: string;
  address: string;
  /** ISO 3166 alpha-2; empty where it is not said. */
  country: string;
  vat: VatMode;
  /** Of the VAT, in basis points: 1400 is 14%. */
  rate: number;
  /** Whether two people approve each transfer. */
  twoApprovers: boolean;
  /** Hours in which a purchase can be paid. */
  openFor: number;
}

/** What holds until the provider sets something. */
export const firstSellingSetup: SellingSetup = {
  legalName: '',
  taxNumber: '',
  address: '',
  country: '',
  vat: 'none',
  rate: 0,
  twoApprovers: false,
  openFor: 72,
};

const name = 'selling-setup';

/** The set-up and the one before it, for undo. */
interface StoredSellingSetups {
  present: SellingSetup;
  before: SellingSetup;
}

export async function storedSellingSetups(db: Queryable): Promise<StoredSellingSetups> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  const stored = row?.value as Partial<StoredSellingSetups> | undefined;
  return {
    present: { ...firstSellingSetup, ...stored?.present },
    before: { ...firstSellingSetup, ...stored?.before },
  };
}

/** The set-up that holds now. Read for each purchase, so that a change holds at once in every process. */
export const sellingSetup = async (db: Queryable): Promise<SellingSetup> =>
  (await storedSellingSetups(db)).present;

/** Stores a set-up, in the caller's transaction, which holds the lock of its changes. */
export async function storeSellingSetup(db: Queryable, present: SellingSetup): Promise<void> {
  const value: StoredSellingSetups = { present, before: await sellingSetup(db) };
  await db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
