import { z } from 'zod';
import { idOrSlug, timestamp } from '../../wire.ts';

/** The provider's own pages, such as the privacy policy. */
const pageEntry = z.object({ slug: z.string(), name: z.string(), updated_at: timestamp });
export const pageListAnswer = z.object({ pages: z.array(pageEntry) });

export const pageParams = z.object({ id: idOrSlug });
/** `GET /api/pages/{id}`, by id or slug. */
export const pageAnswer = z.object({
  page: pageEntry.extend({
    id: z.int(),
    /** For search engines and link previews; may be empty. */
    summary: z.string(),
    /** Sanitised HTML with highlighted code. */
    body: z.string(),
  }),
});
export type Page = z.infer<typeof pageAnswer>['page'];
