import { z } from 'zod';
import { timestamp } from './wire.ts';

/** People's rights to their data: what can be asked for, and what can be agreed to. */

export const dataRequestKinds = ['export', 'deletion'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** `waiting`: accepted and not done. `ready`: an export that can be downloaded. `done`: over, its file is gone. */
export const dataRequestStates = ['waiting', 'ready', 'done', 'cancelled', 'failed'] as const;
export type DataRequestState = (typeof dataRequestStates)[number];

/** Terms of use, digests of unread messages by mail, push messages. */
export const consentKinds = ['terms', 'digest', 'push'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** `expired`: the file was removed a day after it was ready. */
export const exportStates = ['waiting', 'ready', 'failed', 'expired'] as const;

/** Somebody's request for all of their data. */
export const dataExport = z.object({
  id: z.int(),
  state: z.enum(exportStates),
  created_at: timestamp,
  /** Until when a ready one can be downloaded. */
  expires_at: timestamp.nullable(),
  bytes: z.int().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

/** `GET /api/my-data/export`: the last request; null without one. */
export const dataExportAnswer = z.object({ data: dataExport.nullable() });
/** `POST /api/my-data/export`. */
export const dataExportAsked = z.object({ message: z.string(), data: dataExport });
/** `GET /api/my-data/export/address`: where the file is for a short while, for its owner alone. */
export const exportAddressAnswer = z.object({ data: z.object({ url: z.string() }) });
