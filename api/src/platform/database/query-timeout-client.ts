import type { Socket } from 'node:net';
import pg from 'pg';

type Release = (error?: Error | boolean) => void;
type Query = (...args: unknown[]) => unknown;

/** A pooled connection that tolerates being lost at any time and is closed when a query times out. */
export class QueryTimeoutClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
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
      release?.(error);
    };
    const onEnd = () => once(true);
    this.once('end', onEnd);
    this.#release = once;
  }

  /**
   * Closes the connection when a query exceeds `query_timeout`. The driver would only drop the query and return the
   * connection to the pool with an open transaction, into which the next user would write.
   */
  override query = ((...args: unknown[]) => {
    const result = (super.query as Query)(...args);
    if (result instanceof Promise) {
      result.catch((error: Error) => {
        // The driver's timeout error has no code.
        if (error.message === 'Query read timeout') this.#stream().destroy();
      });
    }
    return result;
  }) as pg.Client['query'];

  #stream(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream;
  }
}
