import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { messageSearch } from './studio-search.ts';

export const contact: Feature = {
  name: 'contact',
  personalData,
  search: messageSearch,
  routes: [routes],
};
