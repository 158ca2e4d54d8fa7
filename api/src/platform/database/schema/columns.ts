import { sql } from 'drizzle-orm';
import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** Every table's key: an integer made by the database. */
export const key = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A moment with its zone; rows are read as Date. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The folded text that searching reads, made by the database from the given SQL: one folding for what is stored
 * and for what is asked (migrations: fold_arabic).
 */
export const foldedText = (expression: string) =>
  customType<{ data: string }>({ dataType: () => 'text' })()
    .notNull()
    .generatedAlwaysAs(sql.raw(`fold_arabic(${expression})`));
