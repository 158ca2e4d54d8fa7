import type { ContentAction } from '@nibras/contract/content/register.ts';
import { studioParts } from '#studio-kit/part/studio-part.ts';
import { articles } from './articles/studio/register.ts';
import { items } from './items/studio/register.ts';
import { media } from './media/studio/register.ts';
import { offers } from './offers/studio/register.ts';
import { pages } from './pages/studio/register.ts';
import { portfolio } from './portfolio/studio/register.ts';
import { services } from './services/studio/register.ts';
import { skills } from './skills/studio/register.ts';
import { trash } from './trash/studio/register.ts';

/** What the studio has of this domain. */
export const contentStudio = studioParts<ContentAction>()([
  articles,
  trash,
  items,
  media,
  offers,
  pages,
  portfolio,
  services,
  skills,
]);
