/** What keeps the embedded database from starting, said in one line that an operator can act on. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
