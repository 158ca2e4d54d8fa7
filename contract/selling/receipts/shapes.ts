import { z } from 'zod';

/** The file is the receipt's number and `.pdf`, as `000012.pdf`. */
export const receiptParams = z.object({
  file: z
    .string()
    .regex(/^\d{1,9}\.pdf$/)
    .transform((file) => Number.parseInt(file, 10)),
});
export const receiptAnswer = z.unknown().describe('application/pdf');

/** A receipt's number as papers and addresses write it: at least six digits. */
export const writtenNumber = (number: number): string => String(number).padStart(6, '0');

/** The address of a receipt's paper. Only its owner and those who sell may read it. */
export const receiptPath = (number: number): string => `/api/receipts/${writtenNumber(number)}.pdf`;
