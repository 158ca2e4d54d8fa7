import type { Feature } from '#platform/feature.ts';
import { choiceRoutes } from './studio/routes.ts';

/** What can be chosen in the fields of the studio: courses, articles, services, projects and people. */
export const choices: Feature = { name: 'choices', routes: [choiceRoutes] };
