import { parseUser } from '@nibras/contract/compat/parse-user.ts';
import { apiSend } from '#platform/api/api-client.ts';
import { isOwnServer } from '#platform/state/own-server.ts';

interface CodeRequest {
  email: string;
  /** Only when registering. */
  name?: string;
}

/** Requests a code by mail (docs/behaviour/auth.md#calls); with a name it registers. Throws an `ApiError`. */
export function requestCode({ email, name }: CodeRequest): Promise<{ message?: string }> {
  return name === undefined
    ? apiSend('POST', '/api/login', { json: { email } })
    : apiSend('POST', '/api/register', { json: { name, email } });
}

/** Signs in with a password. The response contains the token, as for `verifyCode`. */
export function signInByPassword(email: string, password: string): Promise<unknown> {
  return apiSend('POST', '/api/login', { json: { email, password } });
}

/** Verifies a code that was asked for below the sentence about the terms. The response contains the token in one of the specification's places. */
export function verifyCode(email: string, code: string): Promise<unknown> {
  return apiSend('POST', '/api/login/verify', {
    json: { email, login_code: code, ...(isOwnServer() && { terms_shown: true }) },
  });
}

/** Saves the name of a new person, and returns the person with it. */
export async function saveName(name: string) {
  return parseUser(await apiSend('PUT', '/api/name', { json: { name } }));
}
