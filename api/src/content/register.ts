import type { Feature } from '#platform/feature.ts';
import { articles } from './articles/register.ts';
import { choices } from './choices/register.ts';
import { receiveVideo } from './items/index.ts';
import { items } from './items/register.ts';
import { createMedia } from './media/register.ts';
import { offers } from './offers/register.ts';
import { pages } from './pages/register.ts';
import { portfolio } from './portfolio/register.ts';
import { previews } from './previews/register.ts';
import { services } from './services/register.ts';
import { skills } from './skills/register.ts';
import { trash } from './trash/register.ts';

export const content: readonly Feature[] = [
  articles,
  trash,
  choices,
  items,
  createMedia(receiveVideo),
  offers,
  pages,
  portfolio,
  previews,
  services,
  skills,
];
