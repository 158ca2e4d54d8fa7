import type { InboxKind } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import type { FailureCode } from '@nibras/contract/errors.ts';
import { type SQL, sql } from 'drizzle-orm';

interface KindSql {
  table: 'orders' | 'contact_messages';
  /** Below `/api/studio` and `/studio`. */
  path: 'orders' | 'messages';
  /** The column of mails and notes that refers to it. */
  reference: SQL;
  capability: 'order:answer' | 'contact:answer';
  missing: FailureCode;
  /** What else a row is read from. */
  joins: SQL;
  /** The service's name, or the subject. */
  about: SQL;
  /** What the sender wrote. */
  text: SQL;
}

/** What differs between orders and contact messages, so that one set of queries serves both. */
export const kinds: Record<InboxKind, KindSql> = {
  order: {
    table: 'orders',
    path: 'orders',
    reference: sql`order_id`,
    capability: 'order:answer',
    missing: 'order-not-found',
    joins: sql`left join services on services.id = item.service_id`,
    about: sql`services.name`,
    text: sql`item.description`,
  },
  message: {
    table: 'contact_messages',
    path: 'messages',
    reference: sql`message_id`,
    capability: 'contact:answer',
    missing: 'message-not-found',
    joins: sql``,
    about: sql`item.subject`,
    text: sql`item.message`,
  },
};

export const tableOf = (kind: InboxKind): SQL => sql`${sql.identifier(kinds[kind].table)}`;
