import { readWhole } from '@nibras/contract/reading.ts';
import * as z from 'zod/mini';

/** `GET /api/count-messages`. */
export const readUnread = z.looseObject({ data: z.looseObject({ messagesCount: readWhole }) });
