import { z } from 'zod';

/** `GET /api/site-files/{name}`: an icon or picture of the site, drawn from the provider's. */
export const siteFileParams = z.object({ name: z.string().max(40) });
export const siteFileAnswer = z.unknown().describe('image/png, image/jpeg or image/svg+xml');
