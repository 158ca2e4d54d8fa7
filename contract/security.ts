import { z } from 'zod';
import { newPassword, sixDigits } from './auth.ts';
import { timestamp } from './wire.ts';

/** Of a sign-in; null where the browser did not say, or said nothing that is known. */
export const sessionDevice = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['computer', 'phone', 'tablet']).nullable(),
});

/** One sign-in of the person who asks. */
export const ownSession = z.object({
  id: z.int(),
  device: sessionDevice,
  created_at: timestamp,
  /** To within a few minutes. */
  last_used_at: timestamp,
  /** The one that asks. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** `GET /api/sessions`, a call of our own: the current one first, then the last used. */
export const sessionsAnswer = z.object({ data: z.array(ownSession) });

/** `POST /api/sessions/code`, a call of our own: mails a code to the account's address. */
export const confirmationAnswer = z.object({ message: z.string(), resend_after: z.int() });

/** `POST /api/sessions/confirm`, a call of our own: the code that was mailed makes the session fresh. */
export const confirmSessionBody = z.object({ code: sixDigits });

/** `PUT /api/password`, a call of our own: sets or changes it. Needs a fresh session, as removing it does. */
export const passwordBody = z.object({ password: newPassword });
export type PasswordBody = z.output<typeof passwordBody>;

/** What a change of the password answers. */
export const passwordAnswer = z.object({ message: z.string(), has_password: z.boolean() });
