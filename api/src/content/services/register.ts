import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { serviceSearch } from './studio/search.ts';

export const services: Feature = {
  name: 'services',
  personalData,
  search: serviceSearch,
  routes: [routes],
};
