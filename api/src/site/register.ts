import type { Feature } from '#platform/feature.ts';
import type { HandedIn } from '#platform/handed-in.ts';
import { canPay } from '#selling/can-pay.ts';
import { home } from './home/register.ts';
import { createLog } from './log/register.ts';
import { createOverview } from './overview/register.ts';
import { createPreview } from './preview/register.ts';
import { search } from './search/register.ts';
import { settings } from './settings/register.ts';
import { createUndo } from './undo/register.ts';
import { vitals } from './vitals/register.ts';

/** @param handedIn what all features hand in, once all are listed */
export const createSite = (handedIn: () => HandedIn): readonly Feature[] => [
  home,
  createLog(handedIn),
  createOverview(handedIn),
  createPreview(canPay),
  search,
  settings,
  createUndo(handedIn),
  vitals,
];
