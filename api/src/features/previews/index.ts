import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export { previewPath } from './preview-path.ts';

export const previews: Feature = { name: 'previews', routes };
