import { errorAnswer } from '@nibras/contract/errors.ts';
import type { HostileRequest } from './hostile-requests.ts';
import type { Answer } from './send-hostile.ts';

/** Patterns that reveal internals: stacks, SQL, paths, and messages of libraries. */
const internals =
  /\bat \S+ \(|node:internal|node_modules|\.(ts|js|mjs):\d+|\/(tmp|work|home|var|usr)\/|\b(select|insert into|update|delete from)\b.*\b(from|values|set|where)\b|SQLSTATE|drizzle|postgres|pg_|zod|fastify|FST_|ECONN|ENOENT|EACCES|TypeError|SyntaxError|undefined/i;

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** Returns what is wrong with the body of an error response. */
function faultsOfFailure(text: string): string[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return ['an error response that is no JSON'];
  }
  const read = errorAnswer.strict().safeParse(parsed);
  if (!read.success) return ['an error response of another shape'];
  const { message, title, errors = {} } = read.data;
  const messages = [message, ...(title ? [title] : []), ...Object.values(errors).flat()];
  return messages.flatMap((one) => [
    ...(isArabic(one) ? [] : [`not in Arabic: ${one}`]),
    ...(internals.test(one) ? [`reveals internals: ${one}`] : []),
  ]);
}

/** Returns what is wrong with a response, whatever the request was. */
export function faultsOf({ method, path }: HostileRequest, answer: Answer): string[] {
  const { status, headers, text } = answer;
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}: ${text.slice(0, 300)}`);
  if (headers['set-cookie']?.includes('stolen')) faults.push('an injected header');
  const target = headers.location;
  if (target !== undefined && !/^\/(?![/\\])/.test(String(target)))
    faults.push(`leads elsewhere: ${target}`);
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('no nosniff');
  if (!/^[\w.-]{8,64}$/.test(String(headers['x-request-id']))) faults.push('no request id');
  const empty = method === 'HEAD' || status < 400 || status === 416 || text === '';
  // The API documentation has its own error pages.
  if (!empty && !path.startsWith('/api/docs')) faults.push(...faultsOfFailure(text));
  return faults;
}
