import { z } from 'zod';
import { id } from '../../wire.ts';

export const digestStates = ['on', 'off'] as const;
export type DigestState = (typeof digestStates)[number];

/**
 * An extension of the specification: the target of a digest's link, which works without a sign-in. The
 * signature belongs to one person. One-click unsubscribe of mail programs posts here too; its body is ignored.
 */
export const digestLinkQuery = z.object({
  person: id,
  signature: z.string().min(1).max(100),
  state: z.enum(digestStates).default('off'),
});
export const digestLinkAnswer = z.object({
  message: z.string(),
  data: z.object({ state: z.enum(digestStates) }),
});

/** An extension of the specification: the same setting for signed-in people. */
export const digestSettingAnswer = z.object({ data: z.object({ state: z.enum(digestStates) }) });
export const digestSettingBody = z.object({ state: z.enum(digestStates) });
