import type { Socket } from 'node:net';
import pg from 'pg';

type Release = (error?: Error | boolean) => void;
type Asked = (...given: unknown[]) => unknown;

/** A connection of the pool that can be lost at any moment, and that is given up when it does not answer. */
export class QueryTimeoutClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The pool listens only while nobody has the connection: lost in the middle of a transaction it would end the
    // process. Whoever has it learns of it by the failure of what they ask.
    this.on('error', () => {});
  }

  #release: Release | undefined;

  /** How whoever has the connection gives it back; the pool sets it each time. */
  get release(): Release | undefined {
    return this.#release;
  }

  /**
   * One that ends goes back by itself: Drizzle never gives back a connection whose `begin` failed, and after a few of
   * those the pool would wait for connections that are long gone.
   */
  set release(giveBack: Release | undefined) {
    let given = false;
    const once: Release = (error) => {
      if (given) return;
      given = true;
      this.off('end', onEnd);
      giveBack?.(error);
    };
    const onEnd = () => once(true);
    this.once('end', onEnd);
    this.#release = once;
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
