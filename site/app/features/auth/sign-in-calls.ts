import { apiSend } from '#platform/api/api-client.ts';

interface CodeWish {
  email: string;
  /** Only when registering. */
  name?: string;
}

/** Asks for a code by mail (docs/behaviour/auth.md#calls). Both calls answer at least `{message}`. */
export function requestCode({ email, name }: CodeWish): Promise<{ message?: string }> {
  return name === undefined
    ? apiSend('POST', '/api/login', { json: { email } })
    : apiSend('POST', '/api/register', { json: { name, email } });
}

/** The specification's other way in; the answer carries the token as a verification's does. */
export function signInByPassword(email: string, password: string): Promise<unknown> {
  return apiSend('POST', '/api/login', { json: { email, password } });
}

/** Proves the address; the answer carries the token in one of the specification's places. */
export function verifyCode(email: string, code: string): Promise<unknown> {
  return apiSend('POST', '/api/login/verify', { json: { email, login_code: code } });
}
