import type { PushPayload } from '@nibras/contract/conversation/push/shapes.ts';

/** A message of the worker to a page: a push message for a visible page, or the link of a clicked notification. */
export type WorkerEvent = { type: 'push'; payload: PushPayload } | { type: 'open'; link: string };
