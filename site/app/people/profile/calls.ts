import {
  type ProfileChange,
  parseProfileChange,
} from '@nibras/contract/compat/parse-profile-change.ts';
import { parseStudent, type Student } from '@nibras/contract/compat/parse-student.ts';
import { getStudent, postVerifyEmail } from '@nibras/contract/people/auth/calls.ts';
import { postUpdateProfile } from '@nibras/contract/people/profile/calls.ts';
import type { UpdateProfileBody } from '@nibras/contract/people/profile/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, failureTexts } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import type { CodeAnswer } from '#platform/forms/code/code-outcome.ts';
import { uploadForm } from '#platform/forms/upload.ts';

export const studentPath = '/api/student';

/** Query of the signed-in user's profile, for the initial values of the form. */
export const studentQuery = queryOptions({
  queryKey: ['student'],
  queryFn: async ({ signal }): Promise<Student> => {
    const student = parseStudent(
      await makeCall(getStudent, { signal, unchecked: true }),
      Date.now(),
    );
    if (!student) throw new ApiError({ kind: 'shape', message: failureTexts.unexpected });
    return student;
  },
  staleTime: 0,
  refetchOnWindowFocus: false,
});

/** Updates name, phone number and email, sent as a form. Throws an `ApiError`. */
export async function updateProfile(values: UpdateProfileBody): Promise<ProfileChange> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return parseProfileChange(await makeCall(postUpdateProfile, { form, unchecked: true }));
}

/** Confirms a new email by the code that was sent to it. */
export async function confirmEmail(code: string): Promise<CodeAnswer> {
  const { message } = parseProfileChange(
    await makeCall(postVerifyEmail, { body: { code }, unchecked: true }),
  );
  return { title: null, message };
}

/** Uploads a square picture; `onProgress` receives the uploaded fraction, 0 to 1. */
export async function sendPhoto(
  picture: Blob,
  options: { signal: AbortSignal; onProgress(fraction: number): void },
): Promise<ProfileChange> {
  const form = new FormData();
  form.set('profile_photo_path', picture, 'photo.jpg');
  return parseProfileChange(await uploadForm('/api/update-photo-profile', form, options));
}
