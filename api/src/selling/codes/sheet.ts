import type { sheetBody } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { and, asc, between, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable } from '#platform/database/database.ts';
import { packCodes } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { sameBytes } from '#platform/secrets/secrets.ts';
import { packCodeHash } from './pack-code-hash.ts';

export type SheetInput = z.output<typeof sheetBody>;

/** A code with the number that is printed beside it. */
export interface NumberedCode {
  number: number;
  code: string;
}

/**
 * Checks that codes are those of a batch, by their hashes: the server does not know them, and prints nothing else.
 * @throws AppError not-these-codes
 */
export async function numberedCodes(
  { db, secrets }: { db: Queryable; secrets: Platform['secrets'] },
  batch: number,
  { first, codes }: Pick<SheetInput, 'first' | 'codes'>,
): Promise<NumberedCode[]> {
  const rows = await db
    .select({ number: packCodes.number, hash: packCodes.keyHash })
    .from(packCodes)
    .where(
      and(eq(packCodes.batchId, batch), between(packCodes.number, first, first + codes.length - 1)),
    )
    .orderBy(asc(packCodes.number));
  const known = rows.length === codes.length;
  const same = (code: string, at: number) =>
    sameBytes(rows[at]?.hash ?? Buffer.alloc(0), packCodeHash(secrets, code));
  if (!known || !codes.every(same)) throw new AppError('not-these-codes');
  return codes.map((code, at) => ({ number: first + at, code }));
}
