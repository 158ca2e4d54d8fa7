import type { Socket } from 'node:net';
import pg from 'pg';

type Asked = (...given: unknown[]) => unknown;

/** A connection of the pool that can be lost at any moment, and that is given up when it does not answer. */
export class QueryTimeoutClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The pool listens only while nobody has the connection: lost in the middle of a transaction it would end the
    // process. Whoever has it learns of it by the failure of what they ask.
    this.on('error', () => {});
  }

  /**
   * As the driver's; an answer that does not come within `query_timeout` ends the connection. The driver would only
   * forget the query, and the connection go back to the pool with a transaction open for the next one to write into.
   */
  override query = ((...given: unknown[]) => {
    const asked = (super.query as Asked)(...given);
    if (asked instanceof Promise) {
      asked.catch((error: Error) => {
        // The driver's own error has no code to know it by.
        if (error.message === 'Query read timeout') this.#stream().destroy();
      });
    }
    return asked;
  }) as pg.Client['query'];

  #stream(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream;
  }
}
