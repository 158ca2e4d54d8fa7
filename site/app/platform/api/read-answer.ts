import { ApiError, failureTexts } from './api-error.ts';

/** The part of a schema that is used; every zod schema has it. */
export type AnswerSchema<T> = {
  safeParse(
    value: unknown,
  ): { success: true; data: T } | { success: false; data?: undefined; error: unknown };
};

/** The server asks for a fresh proof, which a code by mail is. Here, because pages need it only once they make calls. */
export class ProofNeeded extends ApiError {}

function textForStatus(status: number): string {
  if (status === 404) return failureTexts.notFound;
  if (status === 429) return failureTexts.tooMany;
  return status >= 500 ? failureTexts.server : failureTexts.refused;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Other servers may answer in English («Server Error»); users are never shown such a text. */
const isArabic = (text: unknown): text is string =>
  typeof text === 'string' && /[\u0600-\u06ff]/.test(text);

function fieldErrors(value: unknown): Record<string, string[]> {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).map(([field, errors]) => {
    const texts = [errors].flat();
    const arabic = texts.filter(isArabic);
    return [field, arabic.length > 0 || texts.length === 0 ? arabic : [failureTexts.field]];
  });
  return Object.fromEntries(entries);
}

/** Removes a `message` that is not Arabic, and its `title`: callers then show a text of their own. */
function withoutForeignTexts(body: unknown): unknown {
  if (!isRecord(body) || typeof body.message !== 'string' || isArabic(body.message)) return body;
  const { message: _message, title: _title, ...rest } = body;
  return rest;
}

/** `Retry-After` in seconds, written as seconds or as a date; null when it is neither. */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}

/** An answer with domains as people write them; few have any that the network writes otherwise. */
async function written(body: unknown, text: string): Promise<unknown> {
  if (!text.includes('xn--')) return body;
  const load = import('./written-domains.ts');
  return load.then(({ withWrittenDomains }) => withWrittenDomains(body)).catch(() => body);
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new ApiError({
      kind: 'not-json',
      status: response.status,
      message: response.ok ? failureTexts.notJson : textForStatus(response.status),
      retryAfter: retryAfterSeconds(response.headers.get('retry-after'), Date.now()),
    });
  }
  return written(body, text);
}

/**
 * Parses a response's body. Throws an ApiError for a failing status, for a body that is not JSON (a proxy's HTML page)
 * and for a body that the schema refuses.
 */
export async function readAnswer<T>(response: Response, schema?: AnswerSchema<T>): Promise<T> {
  const body = await readBody(response);
  if (!response.ok) {
    const failure = isRecord(body) ? body : {};
    const asksForCode = Array.isArray(failure.proof) && failure.proof.includes('code');
    throw new (asksForCode ? ProofNeeded : ApiError)({
      kind: 'http',
      status: response.status,
      message: isArabic(failure.message) ? failure.message : textForStatus(response.status),
      errors: fieldErrors(failure.errors),
      retryAfter: retryAfterSeconds(response.headers.get('retry-after'), Date.now()),
      title: isArabic(failure.title) ? failure.title : null,
    });
  }
  const answer = withoutForeignTexts(body);
  if (!schema) return answer as T;
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  if (import.meta.env?.DEV) console.error('Unexpected answer of', response.url, parsed.error);
  throw new ApiError({
    kind: 'shape',
    status: response.status,
    message: failureTexts.unexpected,
  });
}
