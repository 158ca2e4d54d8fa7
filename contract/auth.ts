import { z } from 'zod';
import { foldDigits } from './digits.ts';
import { code, passwords } from './limits.ts';
import { email, personName, picture, timestamp } from './wire.ts';

/** Six digits in any of the three digit sets, kept as 0–9. */
export const sixDigits = z
  .preprocess(
    (value) => (typeof value === 'number' ? String(value).padStart(code.length, '0') : value),
    z.string(),
  )
  .transform((text) => foldDigits(text).replace(/\s/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${code.length}}$`)));

/** A password that is chosen; the server refuses weak ones too. */
export const newPassword = z.string().min(passwords.minLength).max(passwords.maxLength);

/** With a password it signs in at once; without one it sends a code. */
export const loginBody = z.object({
  email,
  name: personName.optional(),
  password: z.string().min(1).max(passwords.maxLength).optional(),
});

/** What the site asks of who signs in by a password. */
export const passwordLoginBody = z.object({
  email: z.string().trim().min(1).pipe(email),
  password: z.string().min(1).max(passwords.maxLength),
});

/** A password is only checked here: it is given again with the code, by whoever proves the address. */
export const registerBody = z.object({
  name: personName,
  email,
  password: newPassword.optional(),
});

/** `password` becomes the one of an account that the code makes; an account that exists keeps its own. */
export const verifyBody = z.object({
  email,
  login_code: sixDigits,
  password: newPassword.optional(),
});

export const verifyEmailBody = z.object({ code: sixDigits });

export const roles = ['student', 'teacher', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The signed-in person, bare, as `GET /api/user` and `GET /api/student` answer it. */
export const currentPerson = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  role: z.enum(roles),
  profile_photo_url: picture,
  profile_photo_path: picture,
  email_verified_at: timestamp.nullable(),
  created_at: timestamp,
});
export type CurrentPerson = z.infer<typeof currentPerson>;

/**
 * What those two calls say more: whether the account has a password, the new address that waits for its code, while
 * there is a live one, and the seconds until another may be asked for.
 */
export const ownPerson = currentPerson.extend({
  has_password: z.boolean(),
  pending_email: z.string().nullable(),
  resend_after: z.int().optional(),
});

/** What a finished sign-in and a refresh answer. */
export const sessionAnswer = z.object({
  message: z.string(),
  token: z.string(),
  refresh_token: z.string(),
  expires_at: timestamp,
  user: currentPerson,
  data: z.object({ token: z.string() }),
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** `POST /api/login` answers either: a code is on its way, or (with a password) a session. */
export const loginAnswer = z.union([sessionAnswer, z.object({ message: z.string() })]);
