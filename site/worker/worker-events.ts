import type { PushPayload } from '@nibras/contract/push.ts';

/** What the worker tells a page: a message that came while it is looked at, or where a press leads. */
export type WorkerEvent = { type: 'push'; payload: PushPayload } | { type: 'open'; link: string };
