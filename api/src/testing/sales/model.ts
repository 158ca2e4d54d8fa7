import type { SaleEvent } from './events.ts';
import type { Operation } from './operations.ts';
import type { Seen } from './seen.ts';
import { coupon, prices, type Shop, sharesInBundle, soldForDays } from './shop.ts';

type State = Seen['purchases'][number]['state'];

interface ModelPurchase {
  state: State;
  /** Places of courses, in the order of lines. */
  places: number[];
  isBundle: boolean;
  coupon: string | null;
  total: number;
  /** Credit that an open one holds, and that a paid one has taken. */
  credit: number;
}

interface ModelRefund {
  line: number | null;
  amount: number;
  endsAccess: boolean;
  state: 'pending' | 'done' | 'failed';
}

/** What an event asks for, and what is expected of it. */
export interface Step {
  operation: Operation;
  outcome: string;
}

/**
 * One person's purchases as the rules say they should be, told in another way than the engine tells them: what is open
 * follows from the whole history, and amounts from the three prices. The rows' numbers come from what was seen.
 */
export class Model {
  readonly #shop: Shop;
  readonly #name: string;
  readonly #purchases: ModelPurchase[] = [];
  readonly #refunds: ModelRefund[] = [];
  /** Places that are granted, or opened by a code. */
  readonly #granted = new Set<number>();
  #balance = 0;
  #paid = 0;

  /** @param name makes the names of its payments its own */
  constructor(shop: Shop, name: string) {
    this.#shop = shop;
    this.#name = name;
  }

  #priceOf({ isBundle, coupon: code }: ModelPurchase, place: number): number {
    const price = (isBundle ? sharesInBundle : prices)[place] ?? 0;
    if (code === coupon.free) return 0;
    return code === coupon.quarter ? (price * 3) / 4 : price;
  }

  #totalOf(purchase: ModelPurchase): number {
    return purchase.places.reduce((sum, place) => sum + this.#priceOf(purchase, place), 0);
  }

  #reprice(
    purchase: ModelPurchase,
    { code, useCredit }: { code: string | null; useCredit: boolean },
  ) {
    purchase.coupon = code;
    purchase.total = this.#totalOf(purchase);
    this.#balance += purchase.credit;
    purchase.credit = useCredit ? Math.min(this.#balance, purchase.total) : 0;
    this.#balance -= purchase.credit;
    if (purchase.credit === purchase.total) purchase.state = 'paid';
  }

  /** Lines of a paid purchase that were given back, or ended with a part of their price. */
  #isEnded(line: { id: number; total: number }): boolean {
    const refunds = this.#refunds.filter((one) => one.line === line.id && one.state !== 'failed');
    const sum = refunds.reduce((total, { amount }) => total + amount, 0);
    return refunds.some(({ endsAccess }) => endsAccess) || (line.total > 0 && sum >= line.total);
  }

  /** The places that are open, and those of them that stay open for ever. */
  #open(seen: Seen) {
    const open = new Set(this.#granted);
    const forEver = new Set(this.#granted);
    for (const [index, { state, places }] of this.#purchases.entries()) {
      if (state !== 'paid' && state !== 'refunded') continue;
      for (const [at, place] of places.entries()) {
        const line = seen.purchases[index]?.lines[at];
        if (!line || this.#isEnded(line)) continue;
        open.add(place);
        if (place !== soldForDays) forEver.add(place);
      }
    }
    return { open, forEver };
  }

  #hasAll(seen: Seen, { places }: ModelPurchase): boolean {
    const { forEver } = this.#open(seen);
    return places.every((place) => forEver.has(place));
  }

  #pay(purchase: ModelPurchase) {
    purchase.state = 'paid';
  }

  #close(purchase: ModelPurchase, state: State) {
    this.#balance += purchase.credit;
    purchase.credit = 0;
    purchase.state = state;
  }

  /** What an event asks for now; null where there is nothing that it could be about. The model changes as it should. */
  step(event: SaleEvent, seen: Seen): Step | null {
    switch (event.kind) {
      case 'open':
        return this.#stepOpen(event, seen);
      case 'pay':
        return this.#stepPay(event, seen);
      case 'pay again':
        return this.#stepPayAgain(event, seen);
      case 'refund':
        return this.#stepRefund(event, seen);
      case 'settle':
        return this.#stepSettle(event, seen);
      case 'solve':
        return this.#stepSolve(event, seen);
      case 'expire':
      case 'cancel':
      case 'coupon':
      case 'use credit':
        return this.#stepChange(event, seen);
      case 'get credit':
        this.#balance += event.amount;
        return { operation: { kind: 'credit', amount: event.amount }, outcome: 'ok' };
      default:
        return this.#stepGrant(event);
    }
  }

  #stepOpen(event: Extract<SaleEvent, { kind: 'open' }>, seen: Seen): Step {
    const isBundle = event.places.length === 0;
    const input = isBundle ? [0, 1, 2] : event.places.toSorted();
    const { forEver } = this.#open(seen);
    const places = input.filter((place) => !forEver.has(place));
    const operation: Operation = {
      kind: 'open',
      courses: isBundle ? [] : input.map((place) => this.#shop.courses[place] ?? 0),
      ...(isBundle && { bundle: this.#shop.bundle }),
      ...(event.coupon !== undefined && { coupon: event.coupon }),
    };
    if (places.length === 0 || (!isBundle && places.length < input.length)) {
      return { operation, outcome: isBundle ? 'bundle-owned' : 'already-enrolled' };
    }
    const same = this.#purchases.findLast(
      (one) => one.state === 'open' && one.isBundle === isBundle && `${one.places}` === `${places}`,
    );
    const purchase: ModelPurchase = same ?? {
      state: 'open',
      places,
      isBundle,
      coupon: null,
      total: 0,
      credit: 0,
    };
    if (!same) this.#purchases.push(purchase);
    const code = event.coupon ?? purchase.coupon;
    this.#reprice(purchase, { code, useCredit: purchase.credit > 0 });
    return { operation, outcome: 'ok' };
  }

  #chosen(at: number, seen: Seen) {
    const index = this.#purchases.length - 1 - (at % Math.max(1, this.#purchases.length));
    const [purchase, row] = [this.#purchases[index], seen.purchases[index]];
    return purchase && row ? { purchase, id: row.id } : null;
  }

  #stepPay({ at, way, how }: Extract<SaleEvent, { kind: 'pay' }>, seen: Seen): Step | null {
    const found = this.#chosen(at, seen);
    if (!found) return null;
    const { purchase, id } = found;
    const due = purchase.total - purchase.credit;
    const amount = Math.max(1, due + (how === 'less' ? -100 : how === 'more' ? 100 : 0));
    this.#paid += 1;
    const isPayable = purchase.state === 'open' || purchase.state === 'expired';
    // Of one that has run out only what was paid before counts.
    const isLate = how === 'late' || (purchase.state === 'expired' && how !== 'in time');
    const fits = isPayable && !isLate && how !== 'currency' && amount === due;
    const outcome = fits && !this.#hasAll(seen, purchase) ? 'paid' : 'case';
    if (outcome === 'paid') this.#pay(purchase);
    const vendorId = `${this.#name}-${this.#paid}`;
    const currency = how === 'currency' ? 'TND' : 'USD';
    const operation = {
      kind: 'pay' as const,
      purchase: id,
      way,
      vendorId,
      amount,
      currency,
      isLate,
    };
    return { operation, outcome };
  }

  #stepPayAgain({ at }: Extract<SaleEvent, { kind: 'pay again' }>, seen: Seen): Step | null {
    const payments = seen.payments.filter(({ way }) => way !== 'credit');
    const payment = payments[at % Math.max(1, payments.length)];
    if (!payment) return null;
    const { purchase, way, vendorId, amount, currency } = payment;
    return {
      operation: { kind: 'pay', purchase, way, vendorId, amount, currency, isLate: false },
      outcome: 'known',
    };
  }

  #stepRefund(event: Extract<SaleEvent, { kind: 'refund' }>, seen: Seen): Step | null {
    const payments = seen.payments.filter(({ outcome }) => outcome === 'paid');
    const payment = payments[event.at % Math.max(1, payments.length)];
    const index = seen.purchases.findIndex(({ id }) => id === payment?.purchase);
    const [purchase, row] = [this.#purchases[index], seen.purchases[index]];
    const line = row?.lines[event.line % row.lines.length];
    if (!payment || !purchase || !row || !line) return null;
    const left = Math.min(line.total - line.refunded, payment.amount - payment.refunded);
    const amount = Math.max(1, Math.floor(left * event.share));
    const { endsAccess } = event;
    const operation: Operation = {
      kind: 'refund',
      payment: payment.id,
      line: line.id,
      amount,
      endsAccess,
    };
    if (amount > left) return { operation, outcome: 'refund-too-much' };
    const isDone = payment.way === 'transfer' || payment.way === 'credit';
    this.#refunds.push({ line: line.id, amount, endsAccess, state: isDone ? 'done' : 'pending' });
    if (payment.way === 'credit') this.#balance += amount;
    const isAll = row.lines.every(
      ({ id, total, refunded }) => (id === line.id ? refunded + amount : refunded) >= total,
    );
    if (isAll) purchase.state = 'refunded';
    return { operation, outcome: 'ok' };
  }

  #stepSettle({ at, state }: Extract<SaleEvent, { kind: 'settle' }>, seen: Seen): Step | null {
    if (seen.refunds.length === 0) return null;
    const index = at % seen.refunds.length;
    const [refund, row] = [this.#refunds[index], seen.refunds[index]];
    if (!refund || !row) return null;
    const operation = { kind: 'settle' as const, refund: row.id, state };
    if (refund.state !== 'pending') return { operation, outcome: 'ok' };
    refund.state = state;
    const ofLine = seen.purchases.findIndex(({ lines }) => lines.some(({ id }) => id === row.line));
    const purchase = this.#purchases[ofLine];
    if (state === 'failed' && purchase?.state === 'refunded') purchase.state = 'paid';
    return { operation, outcome: 'ok' };
  }

  #stepSolve(event: Extract<SaleEvent, { kind: 'solve' }>, seen: Seen): Step | null {
    const solved = seen.cases[event.at % Math.max(1, seen.cases.length)];
    const payment = seen.payments.find(({ id }) => id === solved?.payment);
    const index = seen.purchases.findIndex(({ id }) => id === payment?.purchase);
    const purchase = this.#purchases[index];
    if (!solved || !payment || !purchase) return null;
    const { decision } = event;
    const operation = { kind: 'solve' as const, id: solved.id, decision };
    if (solved.state !== 'open') return { operation, outcome: 'nothing-to-decide' };
    if (decision === 'refunded') {
      const state = payment.way === 'transfer' ? 'done' : 'pending';
      this.#refunds.push({ line: null, amount: payment.amount, endsAccess: false, state });
    }
    if (decision !== 'accepted') return { operation, outcome: 'ok' };
    const isOurs = payment.currency === 'USD';
    const isClosed = purchase.state === 'paid' || purchase.state === 'refunded';
    if (isClosed || this.#hasAll(seen, purchase)) {
      if (!isOurs) return { operation, outcome: 'case-without-owner' };
      this.#balance += payment.amount;
      return { operation, outcome: 'ok' };
    }
    const due = purchase.total - purchase.credit;
    if (isOurs) this.#balance += Math.max(0, payment.amount - due);
    if (isOurs && payment.amount < due) purchase.total = payment.amount + purchase.credit;
    this.#pay(purchase);
    return { operation, outcome: 'ok' };
  }

  #stepChange(
    event: Extract<SaleEvent, { kind: 'expire' | 'cancel' | 'coupon' | 'use credit' }>,
    seen: Seen,
  ): Step | null {
    const found = this.#chosen(event.at, seen);
    if (!found) return null;
    const { purchase, id } = found;
    const isOpen = purchase.state === 'open';
    const outcome = isOpen ? 'ok' : 'purchase-not-open';
    if (event.kind === 'expire') {
      if (isOpen) this.#close(purchase, 'expired');
      return { operation: { kind: 'expire', purchase: id }, outcome: 'ok' };
    }
    if (event.kind === 'cancel') {
      if (isOpen) this.#close(purchase, 'cancelled');
      return { operation: { kind: 'cancel', purchase: id }, outcome };
    }
    const operation: Operation = {
      kind: 'change',
      purchase: id,
      ...(event.kind === 'coupon' ? { coupon: event.coupon } : { useCredit: event.isUsed }),
    };
    if (isOpen && this.#hasAll(seen, purchase)) return { operation, outcome: 'already-enrolled' };
    if (isOpen) {
      const code = event.kind === 'coupon' ? event.coupon : purchase.coupon;
      const useCredit = event.kind === 'coupon' ? purchase.credit > 0 : event.isUsed;
      this.#reprice(purchase, { code, useCredit });
    }
    return { operation, outcome };
  }

  #stepGrant({ kind, at }: Extract<SaleEvent, { kind: 'grant' | 'code' | 'take grant' }>): Step {
    const place = at % prices.length;
    const course = this.#shop.courses[place] ?? 0;
    if (kind === 'take grant') {
      this.#granted.delete(place);
      return { operation: { kind, course }, outcome: 'ok' };
    }
    this.#granted.add(place);
    return { operation: { kind: 'grant', course, source: kind }, outcome: 'ok' };
  }

  /** What should be seen, in the words of `summaryOf`. */
  expected(seen: Seen): object {
    const { open } = this.#open(seen);
    const member = [...open].map((place) => this.#shop.courses[place] ?? 0);
    return {
      purchases: this.#purchases.map(({ state, total, credit }) => ({ state, total, credit })),
      refunds: this.#refunds.map(({ amount, state }) => ({ amount, state })),
      member: member.toSorted((one, other) => one - other),
      balance: this.#balance,
    };
  }
}

/** The part of what was seen that the model foretells. */
export const summaryOf = (seen: Seen): object => ({
  purchases: seen.purchases.map(({ state, total, credit }) => ({ state, total, credit })),
  refunds: seen.refunds.map(({ amount, state }) => ({ amount, state })),
  member: seen.member,
  balance: seen.balance,
});
