import type { FailureCode } from '@nibras/contract/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const failureByStatus: Record<number, FailureCode> = {
  400: 'bad-request',
  404: 'not-found',
  406: 'invalid-input',
  413: 'body-too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'unavailable',
};

/** Error codes of PostgreSQL and its driver while the database is unavailable, blocked or overloaded. */
const databaseUnavailable =
  /^(08|53|55P03|57P0|25P0)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57014)$/;
const databaseUnavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/;

/**
 * A text that PostgreSQL cannot store: a zero byte (22021, in JSON 22P05), or a lone surrogate in JSON (22P02). The
 * validation refuses them in all that has a schema; the rest is a wrong request all the same.
 */
const unstorable = /^(22021|22P05)$/;
const isUnstorable = (error: Error) =>
  unstorable.test(codeOf(error)) ||
  (codeOf(error) === '22P02' && error.message.includes('type json'));

/** No space on the disk of the files, by a quota or a size limit, or on the disk of the database (53100). */
const diskFull = /^(ENOSPC|EDQUOT|EFBIG|53100)$/;

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');
const isDiskFull = (error: Error) => diskFull.test(codeOf(error));
/** PostgreSQL's socket does not exist; a missing file of the server is a different error. */
const isMissingSocket = (error: Error) =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
const isDatabaseUnavailable = (error: Error) =>
  databaseUnavailable.test(codeOf(error)) ||
  databaseUnavailableMessages.test(error.message) ||
  isMissingSocket(error);

/** Yields the error and its nested causes, because libraries wrap errors. */
function* causesOf(error: unknown, depth = 0): Generator<Error> {
  if (!(error instanceof Error) || depth > 5) return;
  yield error;
  yield* causesOf(error.cause, depth + 1);
  if (error instanceof AggregateError) {
    for (const inner of error.errors) yield* causesOf(inner, depth + 1);
  }
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // A library that throws objects.
  if (!(error instanceof Error)) return new AppError('internal', { cause: error });
  const causes = [...causesOf(error)];
  if (causes.some(isDiskFull)) return new AppError('storage-full', { cause: error });
  if (causes.some(isUnstorable)) return new AppError('bad-request', { cause: error });
  if (causes.some(isDatabaseUnavailable)) {
    return new AppError('unavailable', { cause: error, retryAfter: 5 });
  }
  const { statusCode: status = 500 } = error as FastifyError;
  const code =
    failureByStatus[status] ?? (status >= 400 && status < 500 ? 'bad-request' : 'internal');
  return new AppError(code, { cause: error });
}

/** Whether the client disconnected before its request was read, which is no failure of the server. */
const clientDisconnected = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

/** Turns a thrown error into a JSON response; the only place that does. Causes are logged and never sent. */
export function errorHandler(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const failure = clientDisconnected(request)
    ? new AppError('bad-request', { cause: error })
    : toAppError(error);
  // A deliberate refusal, such as of a full queue, is no error to investigate.
  const refused = error === failure && failure.code !== 'internal' && failure.cause === undefined;
  if (failure.status >= 500 && refused) request.log.warn({ code: failure.code }, 'request refused');
  else if (failure.status >= 500)
    request.log.error({ err: failure.cause ?? failure }, 'request failed');
  else if (failure.cause && [...causesOf(failure.cause)].some(isUnstorable))
    request.log.warn({ err: failure.cause }, 'a text that cannot be stored was not refused before');
  if (failure.retryAfter !== undefined)
    reply.header('Retry-After', Math.max(1, Math.ceil(failure.retryAfter)));
  return reply.status(failure.status).header('Cache-Control', 'no-store').send(failure.toAnswer());
}
