import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { writtenReviews } from './studio/timeline.ts';

export const reviews: Feature = {
  name: 'reviews',
  personalData,
  routes: [routes],
  timeline: [writtenReviews],
};
