import type { SiteAction } from '@nibras/contract/site/register.ts';
import { studioParts } from '#studio-kit/part/studio-part.ts';
import { firstSteps } from './first-steps/studio/register.ts';
import { log } from './log/studio/register.ts';
import { overview } from './overview/studio/register.ts';
import { preview } from './preview/studio/register.ts';
import { search } from './search/studio/register.ts';
import { settings } from './settings/studio/register.ts';
import { waiting } from './waiting/studio/register.ts';

/** What the studio has of this domain. */
export const siteStudio = studioParts<SiteAction>()([
  firstSteps,
  log,
  overview,
  preview,
  search,
  settings,
  waiting,
]);
