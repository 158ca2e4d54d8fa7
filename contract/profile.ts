import { z } from 'zod';
import { currentPerson } from './auth.ts';
import { phone } from './orders.ts';
import { requiredEmail } from './text.ts';
import { personName } from './wire.ts';

/** `POST /api/update-profile`, as multipart, JSON or urlencoded. All three are required (docs/behaviour/profile.md#form). */
export const updateProfileBody = z.object({
  name: personName,
  email: requiredEmail,
  phone_number: phone,
});
export type UpdateProfileBody = z.output<typeof updateProfileBody>;

/**
 * `user` still carries the old address while a new one waits for its code; `pending_email` then names it, and
 * `resend_after` is the seconds until another code may be asked for, by the same call.
 */
export const updateProfileAnswer = z.object({
  message: z.string(),
  user: currentPerson,
  pending_email: z.string().nullable(),
  resend_after: z.int().optional(),
  /** The session is not fresh: the code that was mailed to the address in use comes first. */
  confirm_current: z.boolean(),
});
export type UpdateProfileAnswer = z.infer<typeof updateProfileAnswer>;

/** `POST /api/update-photo-profile`, multipart: the bytes of one picture. What they are is found by looking inside. */
export const updatePhotoBody = z.object({
  profile_photo_path: z.custom<Uint8Array>(
    (value) => value instanceof Uint8Array && value.length > 0,
    'اختر صورة من جهازك.',
  ),
});

export const updatePhotoAnswer = z.object({ message: z.string(), user: currentPerson });
