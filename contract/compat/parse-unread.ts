import * as z from 'zod/mini';
import { parseWhole } from './parse-fields.ts';

/** `GET /api/count-messages`. */
export const parseUnread = z.looseObject({ data: z.looseObject({ messagesCount: parseWhole }) });
