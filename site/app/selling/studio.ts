import type { SellingAction } from '@nibras/contract/selling/register.ts';
import { studioParts } from '#studio-kit/part/studio-part.ts';
import { bundles } from './bundles/studio/register.ts';
import { codes } from './codes/studio/register.ts';
import { coupons } from './coupons/studio/register.ts';
import { gateways } from './gateways/studio/register.ts';
import { purchases } from './purchases/studio/register.ts';
import { settings } from './settings/studio/register.ts';
import { transfers } from './transfers/studio/register.ts';

/** What the studio has of this domain. */
export const sellingStudio = studioParts<SellingAction>()([
  bundles,
  codes,
  coupons,
  gateways,
  purchases,
  settings,
  transfers,
]);
