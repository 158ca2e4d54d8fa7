import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';

export interface FakePayment {
  id: string;
  amount: number;
  currency: string;
  at: Date;
  refunded: number;
}

/** A checkout page that was opened at the fake of a gateway. */
export interface FakeSession {
  gateway: Gateway;
  /** The gateway's name for it. */
  id: string;
  reference: string;
  amount: number;
  currency: string;
  returnUrl: string;
  expiresAt: Date;
  payments: FakePayment[];
}

/** A webhook event as a gateway sends it. */
export interface SentEvent {
  query: string;
  headers: Record<string, string>;
  body: string;
}

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** What a fake answers; a text is sent as it is. */
export interface FakeAnswer {
  status: number;
  body: object | string;
}

/** The part of a fake that speaks one gateway's documented protocol. */
export interface FakeVendor {
  answer(request: FakeRequest): FakeAnswer;
  /** The webhook event of what has last happened to a session. */
  event(session: FakeSession, now: Date): SentEvent;
}

/** All that the fake of a gateway has seen. */
export class Sessions {
  readonly all: FakeSession[] = [];
  readonly base: string;
  #number = 0;

  constructor(base: string) {
    this.base = base;
  }

  /** A number that no other has. */
  number(): number {
    this.#number += 1;
    return 7_000_000 + this.#number;
  }

  open(session: Omit<FakeSession, 'payments'>): FakeSession {
    const opened = { ...session, payments: [] };
    this.all.push(opened);
    return opened;
  }

  pageOf = ({ id }: Pick<FakeSession, 'id'>) => `${this.base}/page/${encodeURIComponent(id)}`;

  byId = (id: string) => this.all.find((session) => session.id === id);

  byPayment = (id: string) =>
    this.all.find(({ payments }) => payments.some((payment) => payment.id === id));
}

export const refusal = (status: number): FakeAnswer => ({ status, body: { error: 'refused' } });

/** Gives a part of a payment back. @returns whether so much was left */
export function giveBack(sessions: Sessions, id: string, amount: number): boolean {
  const payment = sessions.byPayment(id)?.payments.find((one) => one.id === id);
  if (!payment || amount <= 0 || payment.refunded + amount > payment.amount) return false;
  payment.refunded += amount;
  return true;
}
