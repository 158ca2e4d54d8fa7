import { z } from 'zod';
import { code, passwords } from '../../limits.ts';
import { foldDigits } from '../../text/digits.ts';
import { withoutInvisible } from '../../text/invisible.ts';
import { requiredEmail } from '../../text/text.ts';
import { email, personName, picture, timestamp } from '../../wire.ts';

/** Six digits of any of the three digit sets, converted to 0–9. */
export const sixDigits = z
  .preprocess(
    (value) => (typeof value === 'number' ? String(value).padStart(code.length, '0') : value),
    z.string(),
  )
  .transform((text) => foldDigits(withoutInvisible(text)).replace(/\s/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${code.length}}$`)));

/** A new password. The server also refuses weak ones. */
export const newPassword = z.string().min(passwords.minLength).max(passwords.maxLength);

/** `POST /api/login` signs in at once with a password; without one it sends a code. */
export const loginBody = z.object({
  email,
  name: personName.optional(),
  password: z.string().min(1).max(passwords.maxLength).optional(),
});

/** The site's form for signing in with a password. */
export const passwordLoginBody = z.object({
  email: requiredEmail,
  password: z.string().min(1).max(passwords.maxLength),
});

/** The password is only validated here. It is sent again with the code, by the person who confirms the address. */
export const registerBody = z.object({
  name: personName,
  email,
  password: newPassword.optional(),
});

/**
 * `password` is set for an account that this call creates; an existing account keeps its own. `terms_shown`, an
 * extension of the specification: whether the person continued below `termsConsent()`, which is kept as a consent.
 */
export const verifyBody = z.object({
  email,
  login_code: sixDigits,
  password: newPassword.optional(),
  terms_shown: z.boolean().default(false),
});

export const verifyEmailBody = z.object({ code: sixDigits });

export const roles = ['student', 'teacher', 'editor', 'admin'] as const;
export type Role = (typeof roles)[number];

/** What opens screens of the studio, or parts of them: the capabilities that a person is told. */
export const screenCapabilities = [
  'studio:open',
  'course:create',
  'course:enrol',
  'course:certify',
  'article:create',
  'article:edit',
  'service:create',
  'project:create',
  'skill:edit',
  'page:create',
  'settings:edit',
  'people:manage',
  'selling:manage',
  'course:announce',
  'course:moderate',
  'course:mark',
  'order:answer',
  'contact:answer',
] as const;
export type ScreenCapability = (typeof screenCapabilities)[number];

/** The signed-in person, which `GET /api/user` and `GET /api/student` return without a wrapper. */
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
  /**
   * `question_inbox`: may open the page with the questions on their own courses. `own_questions`: may open the page
   * with the questions that they have asked.
   */
  permissions: z.object({ question_inbox: z.boolean(), own_questions: z.boolean() }),
  /** What the person may do in the studio; empty for those who have no part in it. */
  capabilities: z.array(z.enum(screenCapabilities)),
});
export type CurrentPerson = z.infer<typeof currentPerson>;

/**
 * Additional fields of these two calls: whether the account has a password, the new address while its code is valid,
 * and the seconds until another code may be requested.
 */
export const ownPerson = currentPerson.extend({
  has_password: z.boolean(),
  pending_email: z.string().nullable(),
  resend_after: z.int().optional(),
});

/** The response of a completed sign-in and of a refresh. */
export const sessionAnswer = z.object({
  message: z.string(),
  token: z.string(),
  refresh_token: z.string(),
  expires_at: timestamp,
  user: currentPerson,
  data: z.object({ token: z.string() }),
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** `name_needed`: the code created an account, and no name was sent with the request for the code. */
export const verifyAnswer = sessionAnswer.extend({ name_needed: z.boolean() });
export type VerifyAnswer = z.infer<typeof verifyAnswer>;

/** `POST /api/login` returns a session (with a password), or only a message (a code was sent). */
export const loginAnswer = z.union([sessionAnswer, z.object({ message: z.string() })]);
