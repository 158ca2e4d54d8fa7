import { z } from 'zod';
import { undoId } from '../../../content/items/studio/page.ts';
import { gatewaySetups as limits } from '../../../limits.ts';
import { currencies } from '../../../site/site.ts';
import { timestamp } from '../../../wire.ts';
import { amount, gateways } from '../../purchases/shapes.ts';

/** What the provider enters of each gateway. A secret one is never told again, only whether it is there. */
export const gatewayKeys = {
  paymob: [
    { name: 'api_key', secret: true },
    { name: 'secret_key', secret: true },
    { name: 'public_key', secret: false },
    { name: 'hmac_secret', secret: true },
    { name: 'integrations', secret: false },
  ],
  fawry: [
    { name: 'merchant_code', secret: false },
    { name: 'secure_key', secret: true },
    { name: 'mode', secret: false },
  ],
  moyasar: [
    { name: 'secret_key', secret: true },
    { name: 'webhook_token', secret: true },
  ],
  stripe: [
    { name: 'secret_key', secret: true },
    { name: 'webhook_secret', secret: true },
  ],
} as const satisfies Record<
  (typeof gateways)[number],
  readonly { name: string; secret: boolean }[]
>;

export const gatewayKeyNames = [
  'api_key',
  'secret_key',
  'public_key',
  'hmac_secret',
  'integrations',
  'merchant_code',
  'secure_key',
  'mode',
  'webhook_token',
  'webhook_secret',
] as const;
export type GatewayKeyName = (typeof gatewayKeyNames)[number];

export const gatewayCard = z.object({
  gateway: z.enum(gateways),
  /** The currencies that it takes. */
  currencies: z.array(z.enum(currencies)),
  /** Whether the installation's currency is one of them. */
  fits: z.boolean(),
  /** `value` is empty for a secret one. */
  keys: z.array(
    z.object({
      name: z.enum(gatewayKeyNames),
      secret: z.boolean(),
      has: z.boolean(),
      value: z.string(),
    }),
  ),
  /** What the keys are for; null while keys are missing. */
  mode: z.enum(['test', 'live']).nullable(),
  /** Whether the provider has switched it on. */
  active: z.boolean(),
  /** Whether students are offered it: on, with keys of real payments, in a currency that it takes. */
  offered: z.boolean(),
  /** The address that the gateway calls, for its own settings; null where the installation's address is not set. */
  notice_address: z.url().nullable(),
  /** When a test of the provider was paid with the keys of now. */
  tested_at: timestamp.nullable(),
  test: z.object({
    amount,
    currency: z.enum(currencies),
    /** The page of a test that waits for its payment. */
    url: z.url().nullable(),
    /** Whether the last test with the keys of now was paid, be it with keys for tests. */
    paid: z.boolean(),
  }),
  notices: z.object({
    last_at: timestamp.nullable(),
    /** Of the last seven days, those whose signature did not fit the keys. */
    refused: z.int(),
  }),
  /** Purchases with a refund at the gateway whose amount it does not tell. */
  untold_refunds: z.array(z.int()),
});
export type GatewayCard = z.infer<typeof gatewayCard>;

export const gatewaysAnswer = z.object({
  currency: z.enum(currencies),
  gateways: z.array(gatewayCard),
});

export const gatewayParams = z.object({ gateway: z.enum(gateways) });

/** `PUT /api/studio/selling/gateways/{gateway}`; absent keys stay as they are. */
export const gatewayBody = z.strictObject({
  keys: z.partialRecord(z.enum(gatewayKeyNames), z.string().trim().max(limits.keyMaxLength)),
});
export type GatewayBody = z.output<typeof gatewayBody>;

export const gatewayActiveBody = z.strictObject({ active: z.boolean() });

/** `undo` is null where nothing has changed, and after a change of keys: those before are gone. */
export const gatewayAnswer = z.object({ gateway: gatewayCard, undo: undoId.nullable() });

/** The gateway's page, where the provider pays the smallest amount. */
export const gatewayTestAnswer = z.object({ url: z.url() });
