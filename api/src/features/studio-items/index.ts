import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

/** The studio's calls for one item of content: drafts by field, publication, versions, and who has it open. */
export const studioItems: Feature = { name: 'studio-items', signedIn: routes };
