import { readAnswer } from '../api/read-answer.ts';
import { sendCall } from '../api/transport.ts';

/** The API client asks for proofs, so these calls are made without it. */
async function post<T>(
  path: string,
  schema: () => Promise<Parameters<typeof readAnswer<T>>[1]>,
  json?: object,
): Promise<T> {
  const body = json ? { body: JSON.stringify(json) } : {};
  const headers: HeadersInit = json ? { 'Content-Type': 'application/json' } : {};
  return readAnswer(await sendCall(path, { method: 'POST', headers, ...body }), await schema());
}

const contract = () => import('@nibras/contract/people/security/shapes.ts');

/** Requests the code that is a fresh proof; resolves to when another may be requested, in ms since the epoch. */
export async function requestProof(): Promise<number> {
  const schema = async () => (await contract()).confirmationAnswer;
  const { resend_after } = await post('/api/sessions/code', schema);
  return Date.now() + resend_after * 1000;
}

/** Gives the proof with the code that was sent to the current email. */
export async function giveProof(code: string): Promise<{ message: string }> {
  const schema = async () => (await import('@nibras/contract/wire.ts')).messageAnswer;
  return post('/api/sessions/confirm', schema, { code });
}
