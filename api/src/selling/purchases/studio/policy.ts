import type { PaymentWay } from '@nibras/contract/selling/purchases/shapes.ts';
import type { Person } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';

/** Whether a person sees and changes what people buy. */
export const sells = (caller: Person): boolean => can(caller, 'selling:manage');

const byHand: readonly PaymentWay[] = ['transfer', 'cash'];

/** Whether money that came this way goes back by a person, and not by a gateway. */
export const isByHand = (way: PaymentWay): boolean => byHand.includes(way);
