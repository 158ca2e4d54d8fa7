import { z } from 'zod';
import { id, timestamp } from '../../wire.ts';
import { newPassword, sixDigits } from '../auth/shapes.ts';

/** The device of a session; null for missing or unknown parts of the user agent. */
export const sessionDevice = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['computer', 'phone', 'tablet']).nullable(),
});

/** One session of the caller. */
export const ownSession = z.object({
  id: z.int(),
  device: sessionDevice,
  created_at: timestamp,
  /** Accurate to a few minutes. */
  last_used_at: timestamp,
  /** Whether it is the session of this call. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** An extension of the specification: the current session first, then the most recently used. */
export const sessionParams = z.object({ id });
export const sessionsAnswer = z.object({ data: z.array(ownSession) });

/** An extension of the specification: mails a code to the account's address. */
export const confirmationAnswer = z.object({ message: z.string(), resend_after: z.int() });

/** An extension of the specification: the mailed code makes the session fresh. */
export const confirmSessionBody = z.object({ code: sixDigits });

/** An extension of the specification: sets or changes the password. Like removing it, this requires a fresh session. */
export const passwordBody = z.object({ password: newPassword });
export type PasswordBody = z.output<typeof passwordBody>;

/** The response of a password change. */
export const passwordAnswer = z.object({ message: z.string(), has_password: z.boolean() });
