import { type GatewayCard, gatewayKeys } from '@nibras/contract/selling/gateways/studio/shapes.ts';
import { type Gateway, gateways } from '@nibras/contract/selling/purchases/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { checkouts, gatewayNotices } from '#platform/database/schema/index.ts';
import type { SecretStore } from '#platform/secrets/secret-settings.ts';
import { adapters } from './adapters.ts';
import { isOffered } from './offered.ts';
import { allKeys, completeKeys, type GatewaySetup, setupOf } from './setups.ts';

const week = 7 * 86_400_000;

interface Shown {
  currency: Currency;
  /** The address of the API, as gateways reach it. */
  origin: string;
  now: Date;
}

async function events(db: Queryable, gateway: Gateway, now: Date) {
  const since = new Date(now.getTime() - week).toISOString();
  const { outcome, createdAt } = gatewayNotices;
  const refused = sql`${outcome} = 'refused'`;
  const [row] = await db
    .select({
      last: sql<string | null>`max(${createdAt}) filter (where not ${refused})`,
      refused: sql<number>`count(*) filter (where ${refused} and ${createdAt} > ${since}::timestamptz)::int`,
    })
    .from(gatewayNotices)
    .where(eq(gatewayNotices.gateway, gateway));
  const last = row?.last ? new Date(row.last).toISOString() : null;
  return { last_at: last, refused: row?.refused ?? 0 };
}

/** The last test since the keys are as they are. */
async function lastTest(db: Queryable, gateway: Gateway, { keysAt }: GatewaySetup) {
  if (keysAt === null) return null;
  const [row] = await db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.gateway, gateway),
        checkouts.isTest,
        gt(checkouts.createdAt, new Date(new Date(keysAt).getTime() - 1)),
      ),
    )
    .orderBy(desc(checkouts.id))
    .limit(1);
  return row ?? null;
}

const untoldRefunds = async (db: Queryable, gateway: Gateway): Promise<number[]> => {
  const rows = await db
    .select({ purchase: checkouts.purchaseId })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.gateway, gateway),
        eq(checkouts.trouble, 'refund-untold'),
        isNotNull(checkouts.purchaseId),
      ),
    )
    .orderBy(desc(checkouts.id))
    .limit(20);
  return rows.flatMap(({ purchase }) => purchase ?? []);
};

/** A gateway as the studio shows it, without its secrets. */
export async function presentGateway(
  store: SecretStore,
  gateway: Gateway,
  { currency, origin, now }: Shown,
): Promise<GatewayCard> {
  const { currencies, modeOf, testAmount } = adapters[gateway];
  const { db } = store;
  const setup = await setupOf(store, gateway);
  const values = allKeys(setup);
  const keys = completeKeys(gateway, setup);
  const test = await lastTest(db, gateway, setup);
  const fits = currencies.includes(currency);
  const isWaiting = test?.state === 'open' && test.expiresAt > now;
  return {
    gateway,
    currencies: [...currencies],
    fits,
    keys: gatewayKeys[gateway].map(({ name, secret }) => ({
      name,
      secret,
      has: values[name] !== '',
      value: secret ? '' : values[name],
    })),
    mode: keys && modeOf(keys),
    active: setup.active,
    offered: isOffered(gateway, setup, currency),
    notice_address: `${origin}/api/gateways/${gateway}/notice`,
    tested_at: setup.testedAt,
    test: {
      amount: testAmount(fits ? currency : (currencies[0] ?? currency)),
      currency: fits ? currency : (currencies[0] ?? currency),
      url: isWaiting ? test.url : null,
      paid: test?.state === 'paid',
    },
    notices: await events(db, gateway, now),
    untold_refunds: await untoldRefunds(db, gateway),
  };
}

export const presentGateways = (store: SecretStore, shown: Shown): Promise<GatewayCard[]> =>
  Promise.all(gateways.map((gateway) => presentGateway(store, gateway, shown)));
