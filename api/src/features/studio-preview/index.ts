import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

/** The pages of courses, lectures and articles as they will be, for those who work on it. */
export const studioPreview: Feature = { name: 'studio-preview', signedIn: routes };
