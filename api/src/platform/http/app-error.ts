import {
  type ErrorAnswer,
  type FailureCode,
  failures,
  failureText,
} from '@nibras/contract/errors.ts';

interface AppErrorOptions {
  /** Messages by the contract's field names. */
  errors?: Record<string, string[]>;
  /** Replaces the code's own message, such as to say how long to wait. */
  message?: string;
  title?: string;
  /** Seconds, for `Retry-After`. */
  retryAfter?: number;
  /** The internal cause, for the log only. */
  cause?: unknown;
}

/** The one error that features throw: an error code of the contract, which determines status and message. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: FailureCode;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly #answer: ErrorAnswer;

  constructor(code: FailureCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    const { status, proof }: { status: number; proof?: readonly 'code'[] } = failures[code];
    this.status = status;
    this.retryAfter = options.retryAfter;
    this.#answer = {
      message: options.message ?? failureText(code),
      ...(options.title && { title: options.title }),
      ...(options.errors && { errors: options.errors }),
      ...(proof && { proof: [...proof] }),
    };
  }

  /** Returns the body of the error response. */
  toAnswer(): ErrorAnswer {
    return this.#answer;
  }
}

/** Returns the value, or throws an AppError where there is none: `orThrow(await courseById(…), 'course-not-found')`. */
export function orThrow<Value>(value: Value | null | undefined, code: FailureCode): Value {
  if (value === null || value === undefined) throw new AppError(code);
  return value;
}
