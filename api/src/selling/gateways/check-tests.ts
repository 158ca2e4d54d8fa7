import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import { and, desc, eq } from 'drizzle-orm';
import { checkouts } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { askGateway, postpone } from './ask-gateway.ts';

/** Asks a gateway now about the last test of the provider, who comes back from its page. */
export async function checkTests(platform: Platform, gateway: Gateway): Promise<void> {
  const [row] = await platform.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.gateway, gateway), checkouts.isTest, eq(checkouts.state, 'open')))
    .orderBy(desc(checkouts.id))
    .limit(1);
  if (row) await askGateway(platform, row).catch((error) => postpone(platform, row, error));
}
