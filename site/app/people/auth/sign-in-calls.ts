import { parseUser } from '@nibras/contract/compat/parse-user.ts';
import { postLogin, postLoginVerify, postRegister } from '@nibras/contract/people/auth/calls.ts';
import { putName } from '@nibras/contract/people/profile/calls.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { isOwnServer } from '#platform/state/own-server.ts';

interface CodeRequest {
  email: string;
  /** Only when registering. */
  name?: string;
}

/** Requests a code by mail (docs/behaviour/auth.md#calls); with a name it registers. Throws an `ApiError`. */
export function requestCode({ email, name }: CodeRequest): Promise<{ message?: string }> {
  const sent =
    name === undefined
      ? makeCall(postLogin, { body: { email }, unchecked: true })
      : makeCall(postRegister, { body: { name, email }, unchecked: true });
  return sent as Promise<{ message?: string }>;
}

/** Signs in with a password. The response contains the token, as for `verifyCode`. */
export function signInByPassword(email: string, password: string): Promise<unknown> {
  return makeCall(postLogin, { body: { email, password }, unchecked: true });
}

/** Verifies a code that was asked for below the sentence about the terms. The response contains the token in one of the specification's places. */
export function verifyCode(email: string, code: string): Promise<unknown> {
  return makeCall(postLoginVerify, {
    body: { email, login_code: code, ...(isOwnServer() && { terms_shown: true }) },
    unchecked: true,
  });
}

/** Saves the name of a new person, and returns the person with it. */
export async function saveName(name: string) {
  return parseUser(await makeCall(putName, { body: { name }, unchecked: true }));
}
