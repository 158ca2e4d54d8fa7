import type { Feature } from '#platform/feature.ts';
import { bundles } from './bundles/register.ts';
import { checkout } from './checkout/register.ts';
import { codes } from './codes/register.ts';
import { coupons } from './coupons/register.ts';
import { credit } from './credit/register.ts';
import { gateways } from './gateways/register.ts';
import { orders } from './orders/register.ts';
import { purchases } from './purchases/register.ts';
import { receipts } from './receipts/register.ts';
import { settings } from './settings/register.ts';
import { transfers } from './transfers/register.ts';

export const selling: readonly Feature[] = [
  bundles,
  checkout,
  codes,
  coupons,
  credit,
  gateways,
  orders,
  purchases,
  receipts,
  settings,
  transfers,
];
