import { errorAnswer } from '@nibras/contract/errors.ts';
import type { HostileRequest } from './hostile-requests.ts';
import type { Answer } from './send-hostile.ts';

/** What tells a stranger how the inside is made: stacks, SQL, paths, and the words of the parts that it is made of. */
const insides =
  /\bat \S+ \(|node:internal|node_modules|\.(ts|js|mjs):\d+|\/(tmp|work|home|var|usr)\/|\b(select|insert into|update|delete from)\b.*\b(from|values|set|where)\b|SQLSTATE|drizzle|postgres|pg_|zod|fastify|FST_|ECONN|ENOENT|EACCES|TypeError|SyntaxError|undefined/i;

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** What is wrong with the shape of a failure's answer; empty when nothing. */
function faultsOfFailure(text: string): string[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return ['a failure that is no JSON'];
  }
  const read = errorAnswer.strict().safeParse(parsed);
  if (!read.success) return ['a failure of another shape'];
  const { message, title, errors = {} } = read.data;
  const told = [message, ...(title ? [title] : []), ...Object.values(errors).flat()];
  return told.flatMap((one) => [
    ...(isArabic(one) ? [] : [`told in no Arabic: ${one}`]),
    ...(insides.test(one) ? [`tells of the inside: ${one}`] : []),
  ]);
}

/** What no answer may be, whatever was asked; empty when the answer is as it should be. */
export function faultsOf({ method, path }: HostileRequest, answer: Answer): string[] {
  const { status, headers, text } = answer;
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}: ${text.slice(0, 300)}`);
  if (headers['set-cookie']?.includes('stolen')) faults.push('a header of the sender’s own');
  const target = headers.location;
  if (target !== undefined && !/^\/(?![/\\])/.test(String(target)))
    faults.push(`leads elsewhere: ${target}`);
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('no nosniff');
  if (!/^[\w.-]{8,64}$/.test(String(headers['x-request-id']))) faults.push('no request id');
  const empty = method === 'HEAD' || status < 400 || status === 416 || text === '';
  // The readable document is a page of its own, with pages of its own for what it lacks.
  if (!empty && !path.startsWith('/api/docs')) faults.push(...faultsOfFailure(text));
  return faults;
}
