import { AppError } from '#platform/http/app-error.ts';

/** A key of tus metadata: visible ASCII characters without a comma. */
const key = /^[\x21-\x2b\x2d-\x7e]{1,200}$/;
const control = /\p{Cc}/u;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Whether a value is the base64 of a UTF-8 text without control characters. */
function isText(value: string): boolean {
  const bytes = Buffer.from(value, 'base64');
  if (bytes.toString('base64') !== value) return false;
  try {
    return !control.test(utf8.decode(bytes));
  } catch {
    return false;
  }
}

/**
 * Checks the header `Upload-Metadata` as it was sent. The tus library decodes what is no base64 or no UTF-8 to some
 * other text, and neither a file's name nor the database takes every character.
 * @throws AppError bad-request
 */
export function checkMetadata(header: unknown): void {
  if (header === undefined || header === '') return;
  const pairs = String(header).split(',');
  const keys = new Set<string>();
  for (const pair of pairs) {
    const [name = '', value = '', ...more] = pair.trim().split(' ');
    if (!key.test(name) || more.length > 0 || keys.has(name) || !isText(value)) {
      throw new AppError('bad-request');
    }
    keys.add(name);
  }
}
