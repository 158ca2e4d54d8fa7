import type { Socket } from 'node:net';
import pg from 'pg';
import { type StatementNames, statementLimits } from './statement-names.ts';

type Release = (error?: Error | boolean) => void;
type Query = (...args: unknown[]) => unknown;

interface Statement {
  text: string;
  name?: string;
}

const isStatement = (config: unknown): config is Statement =>
  typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);

/** The driver's options of a pool, with the names of its prepared statements; none are prepared without them. */
export type PooledClientOptions = pg.PoolConfig & { statements?: StatementNames };

/** The error of a prepared statement whose columns have changed since, in words that no language setting changes. */
const isOutdated = (error: unknown) =>
  error instanceof pg.DatabaseError &&
  error.code === '0A000' &&
  error.routine === 'RevalidateCachedQuery';

/**
 * A pooled connection that tolerates being lost at any time, is closed when a query times out, and prepares the
 * statements that Drizzle sends (record 0119).
 */
export class PooledClient extends pg.Client {
  readonly #statements: StatementNames | undefined;
  /** The names of the statements that this connection has prepared. */
  readonly #prepared = new Set<string>();

  constructor(config?: PooledClientOptions) {
    super(config);
    this.#statements = config?.statements;
    // The pool listens for errors only while the connection is idle, and an unhandled error would end the process. The
    // user of the connection gets the error from the query.
    this.on('error', () => {});
  }

  #release: Release | undefined;

  /** Releases the connection to the pool, which sets this on each checkout. */
  get release(): Release | undefined {
    return this.#release;
  }

  /**
   * Releases a lost connection automatically: Drizzle never releases a connection whose `begin` failed, and after a
   * few of those the pool would wait for lost connections.
   */
  set release(release: Release | undefined) {
    let released = false;
    const once: Release = (error) => {
      if (released) return;
      released = true;
      this.off('end', onEnd);
      release?.(error || this.#prepared.size > statementLimits.perConnection);
    };
    const onEnd = () => once(true);
    this.once('end', onEnd);
    this.#release = once;
  }

  /** Sends a query; the name of a statement, which Drizzle sends as an object with its text, is decided here alone. */
  override query = ((...args: unknown[]) => {
    const [config, values, callback] = args;
    if (!isStatement(config)) return this.#send(...args);
    const result = this.#run(config, values);
    // The pool passes a callback.
    if (typeof callback !== 'function') return result;
    void result.then(
      (rows) => callback(null, rows),
      (error) => callback(error),
    );
  }) as pg.Client['query'];

  async #run(config: Statement, values: unknown): Promise<unknown> {
    const name = this.#statements?.of(config.text);
    if (name) this.#prepared.add(name);
    const isInTransaction = this.getTransactionStatus() !== 'I';
    try {
      return await this.#send({ ...config, name }, values);
    } catch (error) {
      if (!name || !isOutdated(error)) throw error;
      this.#statements?.renew(name);
      // The error has ended a transaction, whose earlier statements only its caller can repeat.
      if (isInTransaction) throw error;
      return await this.#send({ ...config, name: undefined }, values);
    }
  }

  /**
   * Closes the connection when a query exceeds `query_timeout`. The driver would only drop the query and return the
   * connection to the pool with an open transaction, into which the next user would write.
   */
  #send(...args: unknown[]): unknown {
    const result = (super.query as Query)(...args);
    if (result instanceof Promise) {
      result.catch((error: Error) => {
        // The driver's timeout error has no code.
        if (error.message === 'Query read timeout') this.#stream().destroy();
      });
    }
    return result;
  }

  #stream(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream;
  }
}
