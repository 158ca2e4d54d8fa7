import { type Gateway, gateways } from '@nibras/contract/selling/purchases/shapes.ts';
import type { Adapter } from './adapter.ts';
import { fawry } from './adapters/fawry.ts';
import { moyasar } from './adapters/moyasar.ts';
import { paymob } from './adapters/paymob.ts';
import { stripe } from './adapters/stripe.ts';

export const adapters: Record<Gateway, Adapter> = { paymob, fawry, moyasar, stripe };

export const isGateway = (name: string): name is Gateway =>
  (gateways as readonly string[]).includes(name);
