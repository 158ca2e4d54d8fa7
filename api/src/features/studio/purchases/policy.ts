import { type PaymentWay, paymentWays } from '@nibras/contract/selling/purchases/shapes.ts';
import { can } from '#features/content/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Person } from '../scope.ts';

/** Whether somebody sees and changes what people buy. */
export const sells = (caller: Person): boolean => can(caller, 'selling:manage');

/** @throws AppError forbidden */
export function requireSeller(caller: Person): void {
  if (!sells(caller)) throw new AppError('forbidden');
}

const byHand: readonly PaymentWay[] = ['transfer', 'cash'];

/** Whether money that came this way goes back by a person, and not by a gateway. */
export const isByHand = (way: PaymentWay): boolean => byHand.includes(way);

/** The ways by which money reaches the provider; credit was paid for before. */
export const moneyWays = paymentWays.filter((way) => way !== 'credit' && way !== 'none');
