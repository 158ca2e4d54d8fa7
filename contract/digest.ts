import { z } from 'zod';
import { id } from './wire.ts';

export const digestStates = ['on', 'off'] as const;
export type DigestState = (typeof digestStates)[number];

/**
 * `POST /api/mail-digest`, a call of our own: the link in a digest, which works without a sign-in. The signature is
 * made for one person. A mail program's own «unsubscribe» posts here too, with a body that says nothing new.
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

/** `GET` and `PUT /api/digest-setting`, of our own: the same for the signed-in. */
export const digestSettingAnswer = z.object({ data: z.object({ state: z.enum(digestStates) }) });
export const digestSettingBody = z.object({ state: z.enum(digestStates) });
