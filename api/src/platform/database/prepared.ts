import type { Queryable } from './queryable.ts';

/**
 * Prepares a frequent query: its SQL is built once per database, and PostgreSQL plans it once per connection. `build`
 * names it with `.prepare('name')`.
 */
export function prepared<Statement>(
  build: (db: Queryable) => Statement,
): (db: Queryable) => Statement {
  const statements = new WeakMap<object, Statement>();
  return (db) => {
    const cached = statements.get(db);
    if (cached) return cached;
    const statement = build(db);
    statements.set(db, statement);
    return statement;
  };
}
