import { z } from 'zod';
import { phone } from '../../selling/orders/shapes.ts';
import { requiredEmail } from '../../text/text.ts';
import { personName } from '../../wire.ts';
import { currentPerson } from '../auth/shapes.ts';

/** `POST /api/update-profile`, as multipart, JSON or urlencoded. All three are required (docs/behaviour/profile.md#form). */
export const updateProfileBody = z.object({
  name: personName,
  email: requiredEmail,
  phone_number: phone,
});
export type UpdateProfileBody = z.output<typeof updateProfileBody>;

/**
 * `user` has the old address until the code of the new one is confirmed. Until then `pending_email` is the new
 * address, and `resend_after` the seconds until the same call sends another code.
 */
export const updateProfileAnswer = z.object({
  message: z.string(),
  user: currentPerson,
  pending_email: z.string().nullable(),
  resend_after: z.int().optional(),
  /** True if the session is not fresh, so that the code mailed to the current address must be confirmed first. */
  confirm_current: z.boolean(),
});
export type UpdateProfileAnswer = z.infer<typeof updateProfileAnswer>;

/** Only the name, which a new person is asked for after the code. */
export const renameBody = z.object({ name: personName });
export const renameAnswer = z.object({ message: z.string(), user: currentPerson });

/** `POST /api/update-photo-profile`, multipart: the bytes of one picture. The server detects its format. */
export const updatePhotoBody = z.object({
  profile_photo_path: z.custom<Uint8Array>(
    (value) => value instanceof Uint8Array && value.length > 0,
    'اختر صورة من جهازك.',
  ),
});

export const updatePhotoAnswer = z.object({ message: z.string(), user: currentPerson });
