/** A longer text is no calculation of a short answer. */
const longest = 100;
const tokens = /\s*(\d+(?:\.\d+)?|[-+*/()^])/y;

/** The tokens of a calculation; null where anything else stands in it. */
function lex(text: string): string[] | null {
  const found: string[] = [];
  tokens.lastIndex = 0;
  while (tokens.lastIndex < text.length) {
    const token = tokens.exec(text)?.[1];
    if (token === undefined) return null;
    found.push(token);
  }
  return found;
}

/** Reads a calculation by its grammar: sums of products of powers of numbers and brackets. */
class Calculation {
  readonly #tokens: readonly string[];
  #at = 0;
  constructor(all: readonly string[]) {
    this.#tokens = all;
  }

  value(): number {
    const sum = this.#sum();
    return this.#at === this.#tokens.length ? sum : Number.NaN;
  }

  #next(of: RegExp): string | null {
    const token = this.#tokens[this.#at] ?? '';
    if (!of.test(token)) return null;
    this.#at += 1;
    return token;
  }

  #sum(): number {
    let total = this.#product();
    for (let sign = this.#next(/^[-+]$/); sign; sign = this.#next(/^[-+]$/)) {
      total += sign === '-' ? -this.#product() : this.#product();
    }
    return total;
  }

  #product(): number {
    let total = this.#power();
    for (let sign = this.#next(/^[*/]$/); sign; sign = this.#next(/^[*/]$/)) {
      total = sign === '/' ? total / this.#power() : total * this.#power();
    }
    return total;
  }

  #power(): number {
    const base = this.#factor();
    return this.#next(/^\^$/) ? base ** this.#power() : base;
  }

  #factor(): number {
    if (this.#next(/^-$/)) return -this.#factor();
    if (!this.#next(/^\($/)) return Number(this.#next(/^\d/) ?? Number.NaN);
    const inside = this.#sum();
    return this.#next(/^\)$/) ? inside : Number.NaN;
  }
}

/** What a calculation in numbers, + - × ÷ ^ and brackets is worth; null for any other text, and for a number alone. */
export function valueOfArithmetic(text: string): number | null {
  if (text.length > longest) return null;
  const all = lex(text.replace(/[×x·]/gi, '*').replace(/÷/g, '/').replace(/\*\*/g, '^').trim());
  if (!all || all.length < 3) return null;
  const value = new Calculation(all).value();
  return Number.isFinite(value) ? value : null;
}
