import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { projectSearch } from './studio/search.ts';

export const portfolio: Feature = {
  name: 'portfolio',
  personalData,
  search: projectSearch,
  routes: [routes],
};
