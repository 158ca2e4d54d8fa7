import { z } from 'zod';
import { codes } from '../../limits.ts';

/** A code as a person typed it. */
export const certificateParams = z.object({
  code: z.string().trim().min(1).max(codes.typedMaxLength),
});
/** Lists are numbered from 1. */
export const statusListParams = z.object({ list: z.coerce.number().int().min(1).max(999_999) });

/** A signed credential; its shape is that of Open Badges 3.0 and of the W3C's status lists. */
export const credentialAnswer = z.looseObject({
  '@context': z.array(z.string()),
  type: z.array(z.string()),
});

/** The document of a `did:web`. */
export const didAnswer = z.looseObject({ '@context': z.array(z.string()), id: z.string() });
