/** Texts for failures for which the server sent no message. */
export const failureTexts = {
  network: 'تعذر الاتصال بالخادم. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  notJson: 'وصل من الخادم رد غير مفهوم (ليس بصيغة JSON). حاول مرة أخرى بعد قليل.',
  unexpected: 'وصل من الخادم رد غير متوقع. حاول مرة أخرى بعد قليل.',
  notFound: 'العنوان المطلوب غير موجود.',
  tooMany: 'عدد الطلبات كبير. انتظر قليلًا ثم حاول مرة أخرى.',
  server: 'حدث خطأ في الخادم. حاول مرة أخرى بعد قليل.',
  refused: 'تعذر تنفيذ الطلب. راجع البيانات ثم حاول مرة أخرى.',
  field: 'راجع ما كتبته هنا.',
} as const;

/**
 * `http`: the server answered with an error status. `network`: no response.
 * `not-json` and `shape`: the response body is not what the call promises.
 */
export type ApiErrorKind = 'http' | 'network' | 'not-json' | 'shape';

export type ApiErrorFields = {
  kind: ApiErrorKind;
  /** HTTP status; 0 without a response. */
  status: number;
  /** In Arabic, for the user. */
  message: string;
  /** Texts by field of the form, under the names used on the wire. */
  errors: Record<string, string[]>;
  /** Seconds to wait from `Retry-After`, or null. */
  retryAfter: number | null;
  /** The response's `title`, or null. */
  title: string | null;
};

/** The one error that a call to the API throws. */
export class ApiError extends Error implements ApiErrorFields {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly errors: Record<string, string[]>;
  readonly retryAfter: number | null;
  readonly title: string | null;

  constructor(fields: Partial<ApiErrorFields> & Pick<ApiErrorFields, 'kind' | 'message'>) {
    super(fields.message);
    this.kind = fields.kind;
    this.status = fields.status ?? 0;
    this.errors = fields.errors ?? {};
    this.retryAfter = fields.retryAfter ?? null;
    this.title = fields.title ?? null;
  }

  /** The plain fields, for an error that is sent as JSON with a rendered page. */
  toJSON(): ApiErrorFields {
    const { kind, status, message, errors, retryAfter, title } = this;
    return { kind, status, message, errors, retryAfter, title };
  }
}

/** The Arabic text of any thrown value, for the user. */
export function errorText(error: unknown, fallback: string = failureTexts.unexpected): string {
  return error instanceof ApiError ? error.message : fallback;
}

const ownTexts: readonly string[] = Object.values(failureTexts);

/** The message that the server sent with a failure; null where it sent none or did not answer. */
export function serverMessage(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.kind !== 'http') return null;
  return error.message === '' || ownTexts.includes(error.message) ? null : error.message;
}

/** The requested item does not exist: the page shows its not-found view. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [404, 410].includes(error.status);
}

/** The server refused with 429. Lists then show their empty state. */
export function isRateLimited(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429;
}

/**
 * The server does not offer this call: the caller falls back to the specification's calls
 * (docs/behaviour/general.md#other-servers).
 */
export function isUnsupportedCall(error: unknown): boolean {
  return error instanceof ApiError && [404, 405].includes(error.status);
}

/** The API itself did not answer: the network, a proxy or a crash was in the way, so the failure decides nothing. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.kind === 'network' || error.status >= 500 || error.status === 429;
}

/**
 * The failure may pass: what was sent is sent again. A 401 passes with the next sign-in. A 200 that is not the API's answer
 * was cut with the line, or comes from a network that asks for a sign-in of its own.
 */
export function mayPass(error: unknown): boolean {
  if (isUnreachable(error) || !(error instanceof ApiError)) return true;
  return [401, 408].includes(error.status) || (error.kind !== 'http' && error.status < 400);
}

/** A retry cannot help: the request itself is wrong. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.kind === 'shape') return true;
  return error.status >= 400 && error.status < 500 && error.status !== 408;
}
