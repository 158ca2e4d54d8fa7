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

/** What PostgreSQL and its driver say while the database is away, stuck or overwhelmed. */
const databaseAway = /^(08|53|55P03|57P0|25P0)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57014)$/;
const databaseAwayTexts =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/;

/** No room: on the disk of the files, by a quota or a limit, or on the disk of the database (53100). */
const diskFull = /^(ENOSPC|EDQUOT|EFBIG|53100)$/;

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');
const isDiskFull = (error: Error) => diskFull.test(codeOf(error));
/** PostgreSQL's socket is not there; a file of ours that is missing is another matter. */
const isNoSocket = (error: Error) =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
const isDatabaseAway = (error: Error) =>
  databaseAway.test(codeOf(error)) || databaseAwayTexts.test(error.message) || isNoSocket(error);

/** The error and what caused it, as deep as libraries wrap it. */
function* causesOf(error: unknown, depth = 0): Generator<Error> {
  if (!(error instanceof Error) || depth > 5) return;
  yield error;
  yield* causesOf(error.cause, depth + 1);
  if (error instanceof AggregateError) {
    for (const inner of error.errors) yield* causesOf(inner, depth + 1);
  }
}

function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  const causes = [...causesOf(error)];
  if (causes.some(isDiskFull)) return new AppError('storage-full', { cause: error });
  if (causes.some(isDatabaseAway)) {
    return new AppError('unavailable', { cause: error, retryAfter: 5 });
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  const code =
    failureByStatus[status] ?? (status >= 400 && status < 500 ? 'bad-request' : 'internal');
  return new AppError(code, { cause: error });
}

/** The sender went away before all was read: nobody waits for an answer, and nothing of ours failed. */
const senderLeft = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

/** The one place where a thrown error becomes JSON. Causes go to the log, never over the wire. */
export function errorHandler(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const failure = senderLeft(request)
    ? new AppError('bad-request', { cause: error })
    : toAppError(error);
  // Who is turned away on purpose, such as while too much waits, is no fault to look into.
  const refused = error === failure && failure.code !== 'internal' && failure.cause === undefined;
  if (failure.status >= 500 && refused) request.log.warn({ code: failure.code }, 'request refused');
  else if (failure.status >= 500)
    request.log.error({ err: failure.cause ?? failure }, 'request failed');
  if (failure.retryAfter !== undefined)
    reply.header('Retry-After', Math.max(1, Math.ceil(failure.retryAfter)));
  return reply.status(failure.status).header('Cache-Control', 'no-store').send(failure.toAnswer());
}
