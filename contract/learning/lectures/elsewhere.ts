import { z } from 'zod';
import { videoChapters } from '../../limits.ts';
import { elsewhereIds as ids } from './elsewhere-ids.ts';

export { type VideoHost, videoHosts } from './elsewhere-ids.ts';

/** The second at which the video begins; 0 for its start. */
const start = z.int().min(0).max(videoChapters.lastSecond);

/** A video that plays from another site. */
export const videoElsewhere = z.discriminatedUnion('host', [
  z.strictObject({ host: z.literal('youtube'), id: z.string().regex(ids.youtube), start }),
  z.strictObject({
    host: z.literal('vimeo'),
    id: z.string().regex(ids.vimeo),
    /** Of an unlisted video. */
    hash: z.string().regex(ids.vimeoHash).nullable(),
    start,
  }),
  z.strictObject({
    host: z.literal('bunny'),
    library: z.string().regex(ids.bunnyLibrary),
    id: z.string().regex(ids.bunny),
    start,
  }),
]);
export type VideoElsewhere = z.infer<typeof videoElsewhere>;
