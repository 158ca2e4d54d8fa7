import { z } from 'zod';
import { videoChapters } from '../../limits.ts';

/** The sites from which a lecture's video can play. */
export const videoHosts = ['youtube', 'vimeo', 'bunny'] as const;
export type VideoHost = (typeof videoHosts)[number];

/** The second at which the video begins; 0 for its start. */
const start = z.int().min(0).max(videoChapters.lastSecond);

/** A video that plays from another site. */
export const videoElsewhere = z.discriminatedUnion('host', [
  z.strictObject({ host: z.literal('youtube'), id: z.string().regex(/^[\w-]{11}$/), start }),
  z.strictObject({
    host: z.literal('vimeo'),
    id: z.string().regex(/^\d{5,12}$/),
    /** Of an unlisted video. */
    hash: z
      .string()
      .regex(/^[0-9a-f]{6,20}$/)
      .nullable(),
    start,
  }),
  z.strictObject({
    host: z.literal('bunny'),
    library: z.string().regex(/^\d{1,10}$/),
    id: z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    start,
  }),
]);
export type VideoElsewhere = z.infer<typeof videoElsewhere>;
