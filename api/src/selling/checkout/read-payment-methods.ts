import type { PaymentMethods } from '@nibras/contract/selling/checkout/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { offeredGateways } from '#selling/gateways/index.ts';
import { answersIn, offeredChannels } from '#selling/transfers/index.ts';

/** What visitors may know of the payment methods: the names of the channels, without their numbers, and the gateways. */
export async function readPaymentMethods({
  db,
  vault,
  now,
  settings,
}: Pick<Platform, 'db' | 'vault' | 'now' | 'settings'>): Promise<PaymentMethods> {
  const channels = await offeredChannels(db);
  return {
    channels: channels.map(({ kind, name }) => ({ kind, name })),
    gateways: await offeredGateways({ db, vault }, settings().currency),
    answers_in: await answersIn(db, now()),
  };
}
