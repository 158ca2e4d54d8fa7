import { z } from 'zod';
import { id } from '../../wire.ts';

/** An extension of the specification. The file is a version and `.jpg`. */
export const previewParams = z.object({
  kind: z.enum(['courses', 'articles']),
  id,
  file: z.string().regex(/^[0-9a-f]{16}\.jpg$/),
});
/** The response is a JPEG, 1200 × 630 pixels. */
export const previewAnswer = z.unknown().describe('image/jpeg');
export type PreviewKind = z.infer<typeof previewParams>['kind'];
