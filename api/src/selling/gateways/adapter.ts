import type { GatewayKeyName } from '@nibras/contract/selling/gateways/studio/shapes.ts';
import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';

/** What the provider has entered; a key that is missing is an empty text. */
export type Keys = Record<GatewayKeyName, string>;

/** What is to be paid, and where the payer goes afterwards. Amounts are in minor units. */
export interface Order {
  /** Unique for each session; gateways show it to the provider, and Fawry knows the session by it. */
  reference: string;
  title: string;
  amount: number;
  currency: Currency;
  payer: { name: string; email: string; phone: string };
  /** The page of the purchase. */
  returnUrl: string;
  eventUrl: string;
  /** Until when money should be accepted; a gateway may stop earlier. */
  expiresAt: Date;
  now: Date;
}

export interface OpenedCheckout {
  /** The gateway's name for the session (`checkouts.vendor_id`). */
  vendorId: string;
  /** The gateway's page. */
  url: string;
  expiresAt: Date;
}

/** A webhook event as it arrived. */
export interface WebhookEvent {
  raw: Buffer;
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, unknown>;
  now: Date;
}

/**
 * What a genuine webhook event is about. It is never believed: it says only whom to ask. One that names neither a session nor a payment
 * says nothing about money.
 */
export interface Notification {
  vendorId?: string;
  paymentId?: string;
  /** The transaction that has changed, for gateways with several for one session. */
  transaction?: string;
  /** What is kept of it, without the gateway's secret. */
  body: string;
}

export interface VendorPayment {
  /** The gateway's name for the payment, by which it counts once. */
  id: string;
  amount: number;
  currency: string;
  at: Date | null;
  /** What was given back so far; null for a part that the gateway does not tell. */
  refunded: number | null;
}

/** How a session stands, by the gateway's own word. */
export interface VendorStatus {
  payments: VendorPayment[];
  /** Whether nothing more can be paid there. */
  ended: boolean;
}

export interface RefundRequest {
  paymentId: string;
  amount: number;
  currency: Currency;
  reason: string;
  /** The same for each try of one refund. */
  key: string;
}

/** `pending`: the gateway will give it back, and says so later. */
export interface RefundOutcome {
  state: 'done' | 'pending' | 'failed';
  vendorId: string | null;
  failure: string | null;
}

/** A gateway with the provider's keys; `call` adds the address and the limits of calls outside. */
export interface Vendor {
  keys: Keys;
  /** The address of one of the gateway's servers, or of the fake of tests. */
  address(server: string): string;
  /** @throws VendorError */
  call(request: VendorRequest): Promise<VendorAnswer>;
}

export interface VendorRequest {
  method: 'GET' | 'POST';
  server: string;
  path: string;
  headers?: Record<string, string>;
  json?: object;
  form?: Record<string, string>;
  /** Statuses beside 2xx that are no failure. */
  accept?: readonly number[];
}

export interface VendorAnswer {
  status: number;
  text: string;
  /** Undefined where the answer is no JSON. */
  json: unknown;
}

/** `silent`: nobody has answered, and nothing is known; `refused`: the gateway has said no. */
export class VendorError extends Error {
  override name = 'VendorError';
  readonly kind: 'silent' | 'refused';

  constructor(kind: 'silent' | 'refused', message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** One payment gateway. Nothing outside of an adapter knows what a gateway's calls look like. */
export interface Adapter {
  name: Gateway;
  /** The keys that it needs, with what each looks like. */
  keys: Partial<Record<GatewayKeyName, RegExp>>;
  currencies: readonly Currency[];
  /** Whether the keys are for tests alone, with which no real money moves. */
  modeOf(keys: Keys): 'test' | 'live';
  /** Whether it can charge exactly this amount. */
  takes(amount: number, currency: Currency): boolean;
  /** The smallest amount with which the provider can test it. */
  testAmount(currency: Currency): number;
  /** Until when it accepts money for a session that is opened now, if it is up to the gateway. */
  checkoutLasts: number;
  createCheckout(vendor: Vendor, order: Order): Promise<OpenedCheckout>;
  /** @returns null for a webhook event that is not the gateway's */
  parseNotification(keys: Keys, event: WebhookEvent): Notification | null;
  fetchStatus(
    vendor: Vendor,
    session: { vendorId: string; currency: Currency; transaction?: string },
  ): Promise<VendorStatus>;
  /** Whether `fetchStatus` tells how much was given back; otherwise a refund without an answer is never sent again. */
  tellsRefunds: boolean;
  refund(vendor: Vendor, request: RefundRequest): Promise<RefundOutcome>;
}
