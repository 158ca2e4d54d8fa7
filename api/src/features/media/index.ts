import type { Feature } from '#platform/feature.ts';
import { workers } from './jobs.ts';
import { routes } from './routes.ts';

export { mayUseMedia } from './may-use-media.ts';
export { findFfmpeg } from './processing/ffmpeg.ts';
export { readQuotas, usedBytes } from './quota.ts';

/** The files of content: uploads, the library, and what is done with a file before it can be used. */
export const media: Feature = { name: 'media', signedIn: routes, jobs: workers };
