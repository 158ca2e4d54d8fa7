import type { Feature } from '#platform/feature.ts';
import type { HandedIn } from '#platform/handed-in.ts';
import { home } from './home/register.ts';
import { createLog } from './log/register.ts';
import { createOverview } from './overview/register.ts';
import { settings } from './settings/register.ts';
import { createUndo } from './undo/register.ts';
import { vitals } from './vitals/register.ts';

/** @param handedIn what all features hand in, once all are listed */
export const createSite = (handedIn: () => HandedIn): readonly Feature[] => [
  home,
  createLog(handedIn),
  createOverview(handedIn),
  settings,
  createUndo(handedIn),
  vitals,
];
