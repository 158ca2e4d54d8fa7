import { z } from 'zod';
import { VendorError } from '../adapter.ts';

/** Reads a gateway's answer. @throws VendorError where it has another shape than the documented one */
export function readAnswer<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
): z.output<Schema> {
  const read = schema.safeParse(json);
  if (!read.success) throw new VendorError('silent', 'the gateway answered in an unknown shape');
  return read.data;
}

/** JSON of a webhook event; undefined where it is none. */
export function readJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** A gateway's name for something, which some send as a number. */
export const vendorName = z
  .union([z.string().min(1).max(200), z.int().transform(String)])
  .transform(String);
