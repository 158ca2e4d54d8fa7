import { type ErrorAnswer, type FailureCode, failures } from '@nibras/contract/errors.ts';

interface AppErrorOptions {
  /** Texts by the wire's field names. */
  errors?: Record<string, string[]>;
  /** A text that says more than the code's own, such as how long to wait. */
  message?: string;
  title?: string;
  /** Seconds, for `Retry-After`. */
  retryAfter?: number;
  /** What happened inside, for the log only. */
  cause?: unknown;
}

/** The one error that features throw: a code of the contract, worded and given its status at the boundary. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: FailureCode;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly #answer: ErrorAnswer;

  constructor(code: FailureCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.status = failures[code].status;
    this.retryAfter = options.retryAfter;
    this.#answer = {
      message: options.message ?? failures[code].message,
      ...(options.title && { title: options.title }),
      ...(options.errors && { errors: options.errors }),
    };
  }

  /** What goes over the wire. */
  toAnswer(): ErrorAnswer {
    return this.#answer;
  }
}

/** For a value that must be there: `found(await queries.courseById(…), 'course-not-found')`. */
export function found<Value>(value: Value | null | undefined, code: FailureCode): Value {
  if (value === null || value === undefined) throw new AppError(code);
  return value;
}
