import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The bounds of prepared statements. */
export const statementLimits = {
  /** Longer texts are generated from data, and are not prepared. */
  textLength: 16_000,
  /** How many texts a pool remembers; the least recently sent are forgotten first. */
  texts: 1_000,
  /** A connection that holds more prepared statements is closed on release, because their plans use memory. */
  perConnection: 300,
} as const;

/** Statements with a plan. The rest (`begin`, DDL, settings) gains nothing from being prepared. */
const planned = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * The names of a pool's prepared statements. A text is prepared from the second time that it is sent: what is generated
 * for one request alone never enters the memory of a connection.
 */
export class StatementNames {
  /** The names of texts; without a name for a text that was sent once. */
  readonly #texts = new LRUCache<string, { name?: string }>({ max: statementLimits.texts });
  #generation = 0;

  /** Returns the name under which a text is prepared; undefined for one that is not. */
  of(text: string): string | undefined {
    const known = this.#texts.get(text);
    if (known) {
      known.name ??= this.#make(text);
      return known.name;
    }
    if (text.length <= statementLimits.textLength && planned.test(text)) this.#texts.set(text, {});
    return undefined;
  }

  /**
   * Gives every statement a new name, because the tables have changed under the prepared ones.
   * @param failed the name of the statement that failed; nothing happens for one from before the last renewal
   */
  renew(failed: string): void {
    if (!failed.startsWith(this.#prefix())) return;
    this.#generation += 1;
    this.#texts.clear();
  }

  #prefix = () => `s${this.#generation}_`;

  #make(text: string): string {
    return `${this.#prefix()}${hash('sha256', text, 'hex').slice(0, 24)}`;
  }
}
