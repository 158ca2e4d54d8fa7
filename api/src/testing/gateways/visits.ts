import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';

export interface StandInPayment {
  id: string;
  amount: number;
  currency: string;
  at: Date;
  refunded: number;
}

/** A checkout page that was opened at the stand-in of a gateway. */
export interface StandInVisit {
  gateway: Gateway;
  /** The gateway's name for it. */
  id: string;
  reference: string;
  amount: number;
  currency: string;
  returnUrl: string;
  expiresAt: Date;
  payments: StandInPayment[];
}

/** A notice as a gateway sends it. */
export interface SentNotice {
  query: string;
  headers: Record<string, string>;
  body: string;
}

export interface StandInRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** What a stand-in answers; a text is sent as it is. */
export interface StandInAnswer {
  status: number;
  body: object | string;
}

/** The part of a stand-in that speaks one gateway's documented protocol. */
export interface VendorStandIn {
  answer(request: StandInRequest): StandInAnswer;
  /** The notice of what has last happened to a visit. */
  notice(visit: StandInVisit, now: Date): SentNotice;
}

/** All that the stand-in of a gateway has seen. */
export class Visits {
  readonly all: StandInVisit[] = [];
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

  open(visit: Omit<StandInVisit, 'payments'>): StandInVisit {
    const opened = { ...visit, payments: [] };
    this.all.push(opened);
    return opened;
  }

  pageOf = ({ id }: Pick<StandInVisit, 'id'>) => `${this.base}/page/${encodeURIComponent(id)}`;

  byId = (id: string) => this.all.find((visit) => visit.id === id);

  byPayment = (id: string) =>
    this.all.find(({ payments }) => payments.some((payment) => payment.id === id));
}

export const refusal = (status: number): StandInAnswer => ({ status, body: { error: 'refused' } });

/** Gives a part of a payment back. @returns whether so much was left */
export function giveBack(visits: Visits, id: string, amount: number): boolean {
  const payment = visits.byPayment(id)?.payments.find((one) => one.id === id);
  if (!payment || amount <= 0 || payment.refunded + amount > payment.amount) return false;
  payment.refunded += amount;
  return true;
}
