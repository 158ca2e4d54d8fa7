import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export { receiveFilm } from './receive-film.ts';

/** The studio's calls for one item of content: drafts by field, publication, versions, and who has it open. */
export const studioItems: Feature = { name: 'studio-items', routes };
