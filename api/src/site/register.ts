import type { Feature } from '#platform/feature.ts';
import type { Registered } from '#platform/registered.ts';
import { canPay } from '#selling/can-pay.ts';
import { createFirstSteps } from './first-steps/register.ts';
import { home } from './home/register.ts';
import { createLog } from './log/register.ts';
import { createOverview } from './overview/register.ts';
import { createPreview } from './preview/register.ts';
import { createSearch } from './search/register.ts';
import { settings } from './settings/register.ts';
import { sitemap } from './sitemap/register.ts';
import { createUndo } from './undo/register.ts';
import { vitals } from './vitals/register.ts';
import { createWaiting } from './waiting/register.ts';

/** @param registered what all features register, once all are listed */
export const createSite = (registered: () => Registered): readonly Feature[] => [
  createFirstSteps(canPay),
  home,
  createLog(registered),
  createOverview(registered),
  createPreview(canPay),
  createSearch(registered),
  settings,
  sitemap,
  createUndo(registered),
  vitals,
  createWaiting(registered),
];
