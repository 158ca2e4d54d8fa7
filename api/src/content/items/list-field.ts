import type { Queryable, Transaction } from '#platform/database/database.ts';

/** A field that is several rows. Writing it replaces them. */
export interface ListField {
  read(db: Queryable, id: number): Promise<unknown[]>;
  /** @param save the number of the save that last changed the list */
  write(tx: Transaction, id: number, value: unknown, save: number): Promise<void>;
}
