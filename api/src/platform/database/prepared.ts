import type { Queryable } from './queryable.ts';

/**
 * A frequent query whose SQL is built once per database and not with every call. Its values are placeholders. That the
 * database prepares it too is not special: see `StatementNames`.
 */
export function prepared<Statement>(
  build: (db: Queryable) => { prepare(name: string): Statement },
): (db: Queryable) => Statement {
  const statements = new WeakMap<object, Statement>();
  return (db) => {
    const cached = statements.get(db);
    if (cached) return cached;
    // The pool names every statement.
    const statement = build(db).prepare('');
    statements.set(db, statement);
    return statement;
  };
}
