import { createHash } from 'node:crypto';
import { fakeKeys } from './keys.ts';
import { type FakeSession, type FakeVendor, giveBack, refusal, type Sessions } from './sessions.ts';

const { merchant_code: merchant = '', secure_key: secret = '' } = fakeKeys.fawry;
const signed = (...parts: string[]) => createHash('sha256').update(parts.join('')).digest('hex');
const pounds = (minor: number) => (minor / 100).toFixed(2);

function statusOf({ payments, expiresAt }: FakeSession): string {
  const [payment] = payments;
  if (!payment) return expiresAt <= new Date() ? 'EXPIRED' : 'NEW';
  if (payment.refunded === 0) return 'PAID';
  return payment.refunded === payment.amount ? 'REFUNDED' : 'PARTIAL_REFUNDED';
}

/** What a webhook event and the status call say (…/docs/payment-notifications/server-notification-v2). */
export function fawryOrder(session: FakeSession) {
  const [payment] = session.payments;
  const amount = Number(pounds(payment?.amount ?? session.amount));
  const fees = 3.5;
  const said = {
    fawryRefNumber: payment?.id ?? '970000001',
    merchantRefNumber: session.id,
    paymentAmount: amount + fees,
    orderAmount: amount,
    fawryFees: fees,
    orderStatus: statusOf(session),
    paymentMethod: 'PAYATFAWRY',
    paymentRefrenceNumber: '24480',
    paymentTime: payment?.at.getTime() ?? null,
    orderExpiryDate: session.expiresAt.getTime(),
  };
  return { ...said, messageSignature: fawrySignature(said) };
}

/** The documented signature, by a secret that tests can change. */
export const fawrySignature = (
  said: Record<string, unknown> & { paymentAmount: number; orderAmount: number },
  by = secret,
) =>
  signed(
    String(said.fawryRefNumber ?? ''),
    String(said.merchantRefNumber ?? ''),
    said.paymentAmount.toFixed(2),
    said.orderAmount.toFixed(2),
    String(said.orderStatus ?? ''),
    String(said.paymentMethod ?? ''),
    String(said.paymentRefrenceNumber ?? ''),
    by,
  );

function open(sessions: Sessions, body: string) {
  const said = JSON.parse(body);
  const [item] = said.chargeItems;
  const price = Number(item.price).toFixed(2);
  const parts = [said.merchantRefNum, said.customerProfileId ?? '', said.returnUrl];
  const proof = signed(merchant, ...parts, item.itemId, String(item.quantity), price, secret);
  if (said.merchantCode !== merchant || said.signature !== proof) return refusal(400);
  if (sessions.byId(said.merchantRefNum)) return refusal(400);
  const session = sessions.open({
    gateway: 'fawry',
    id: said.merchantRefNum,
    reference: said.merchantRefNum,
    amount: Math.round(Number(price) * 100),
    currency: 'EGP',
    returnUrl: said.returnUrl,
    expiresAt: new Date(Number(said.paymentExpiry)),
  });
  // The page's address is the whole answer.
  return { status: 200, body: sessions.pageOf(session) };
}

function status(sessions: Sessions, query: URLSearchParams) {
  const reference = query.get('merchantRefNumber') ?? '';
  const type = 'PaymentStatusResponse';
  if (query.get('signature') !== signed(merchant, reference, secret)) {
    return { status: 200, body: { type, statusCode: 9946, statusDescription: 'Wrong Signature' } };
  }
  const session = sessions.byId(reference);
  if (session) return { status: 200, body: fawryOrder(session) };
  return { status: 200, body: { type, statusCode: 9938, statusDescription: 'Payment not found' } };
}

function refund(sessions: Sessions, body: string) {
  const said = JSON.parse(body);
  const proof = signed(merchant, said.referenceNumber, said.refundAmount.toFixed(2), secret);
  const minor = Math.round(said.refundAmount * 100);
  const isDone = said.signature === proof && giveBack(sessions, said.referenceNumber, minor);
  const answer = isDone
    ? { statusCode: 200, statusDescription: 'Operation done successfully' }
    : { statusCode: 9935, statusDescription: 'Refund amount is not valid' };
  return { status: 200, body: { type: 'ResponseDataModel', ...answer } };
}

export function fakeFawry(sessions: Sessions): FakeVendor {
  return {
    answer({ method, path, query, body }) {
      const call = `${method} ${path}`;
      if (call === 'POST /fawrypay-api/api/payments/init') return open(sessions, body);
      if (call === 'GET /ECommerceWeb/Fawry/payments/status/v2') return status(sessions, query);
      if (call === 'POST /ECommerceWeb/Fawry/payments/refund') return refund(sessions, body);
      return refusal(404);
    },
    event: (session) => ({
      query: '',
      headers: {},
      body: JSON.stringify({ requestId: `request-${sessions.number()}`, ...fawryOrder(session) }),
    }),
  };
}
