import type { Queryable } from './queryable.ts';

/**
 * A query that is asked often: its text is written once for each database, and PostgreSQL plans it once for each
 * connection. `make` gives it a name of its own with `.prepare('name')`.
 */
export function prepared<Statement>(
  make: (db: Queryable) => Statement,
): (db: Queryable) => Statement {
  const made = new WeakMap<object, Statement>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const statement = make(db);
    made.set(db, statement);
    return statement;
  };
}
