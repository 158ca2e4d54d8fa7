import type { InboxKind } from '@nibras/contract/conversation/inbox/studio/shapes.ts';

/** The column by which a mail or note belongs to an order or message. */
export const referTo = (kind: InboxKind, id: number) =>
  kind === 'order' ? { orderId: id } : { messageId: id };
