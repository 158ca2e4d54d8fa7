import { z } from 'zod';

/** An icon or picture of the site, drawn from the provider's. */
export const siteFileParams = z.object({ name: z.string().max(40) });
export const siteFileAnswer = z.unknown().describe('image/png, image/jpeg or image/svg+xml');
