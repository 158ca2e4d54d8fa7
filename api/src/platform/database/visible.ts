import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * The condition under which people see a review, a question or a message (docs/behaviour/moderation.md#what-is-hidden).
 * Every query but those of moderators contains it; SQL that is written out says `reviews.hidden_at is null`.
 */
export const visible = (table: { hiddenAt: Column }): SQL => sql`${table.hiddenAt} is null`;
