import { offeredGateways } from './gateways/index.ts';
import { createCanPay } from './purchases/index.ts';
import { offeredChannels } from './transfers/index.ts';

/** Whether the caller has a payment method now: a transfer or a gateway. */
export const canPay = createCanPay(({ db }) => offeredChannels(db), offeredGateways);
