import { checkCharacter } from '@nibras/contract/text/pack-code.ts';
import type { Row } from '../testing/access/row.ts';
import { adminsOnly, signedIn } from '../testing/access/who.ts';
import type { World } from '../testing/access/world.ts';

const receiptForm = ({ paths, photo }: World) => {
  const form = new FormData();
  form.set('channel', String(paths.transferChannel));
  form.set('attachment', new Blob([new Uint8Array(photo)]), 'receipt.png');
  return form;
};

/** A code of the right form that nobody has made. */
const unknownCode = `23456789ABC${checkCharacter('23456789ABC')}`;

const order = {
  name: 'سلمى',
  phone: '01001234567',
  email: 'a@example.org',
  country: 'مصر',
  Job_title: 'متجر',
  description: 'متجر صغير',
};

/** Who gets what from the calls of this domain, where their declarations cannot promise it (`testing/access`). */
// biome-ignore format: one line a call
export const sellingRows: readonly Row[] = [
  // Forms for everyone.
  { call: 'POST /api/orders', body: () => order },
  { call: 'GET /api/purchases', shows: 'purchaseOfJoined', to: ['joined'] },
  { call: 'GET /api/purchases/{purchase}', status: 404, except: { visitor: 401, joined: 200 }, shows: 'purchaseOfJoined' },
  { call: 'GET /api/checkout/{purchase}', status: 404, except: { visitor: 401, joined: 200 }, shows: 'purchaseOfJoined' },
  { call: 'PUT /api/checkout/{purchase}', status: 404, except: { visitor: 401, joined: 200 }, body: () => ({ use_credit: true }), shows: 'purchaseOfJoined' },
  { call: 'POST /api/checkout/{purchase}/cancel', status: 404, except: { visitor: 401, joined: 200 }, shows: 'purchaseOfJoined' },
  { call: 'POST /api/checkout/{purchase}/again', status: 404, except: { visitor: 401, joined: 200 } },

  // What people buy: for those who sell.
  { call: 'GET /api/studio/purchases?sort=total', shows: 'purchaseOfJoined', to: ['admin'] },
  { call: 'GET /api/studio/purchases?sort=-total&state=open' },
  { call: 'GET /api/studio/purchases?sort=day' },
  { call: 'GET /api/studio/purchases', shows: 'purchaseOfJoined', to: ['admin'] },
  { call: 'GET /api/studio/purchases/export', shows: 'purchaseOfJoined', to: ['admin'] },
  { call: 'GET /api/studio/purchases/{purchase}', shows: 'purchaseOfJoined', to: ['admin'] },
  { call: 'POST /api/studio/purchases/{purchase}/payments', body: () => ({ way: 'cash' }), shows: 'purchaseOfJoined', to: ['admin'] },
  { call: 'POST /api/studio/purchases/{purchase}/refunds', status: 403, except: { visitor: 401, admin: 422 }, body: () => ({ lines: [{ id: 1 }], sent: true, seen: 0 }) },
  { call: 'POST /api/studio/purchases/{purchase}/cancel', shows: 'purchaseOfJoined', to: ['admin'] },
  { call: 'POST /api/studio/people/{student}/purchases', body: ({ bundled }) => ({ courses: [bundled[0]] }) },
  { call: 'GET /api/studio/courses/{course}/income' },
  { call: 'GET /api/studio/cases/{paymentCase}' },
  { call: 'PUT /api/studio/cases/{paymentCase}', body: () => ({ decision: 'dismiss', note: 'ليست لنا' }) },
  { call: 'GET /api/receipts/{receipt}', status: 404, except: { visitor: 401, joined: 200, admin: 200 } },
  { call: 'PUT /api/studio/selling', body: () => ({ legal_name: 'الشركة', tax_number: '123', address: '', country: 'EG', vat: 'none', rate: 0, two_approvers: false, open_for: 72 }) },
  { call: 'GET /api/studio/selling/receipts/export?month=2026-11' },

  // Gateways: their notices come from them alone, their keys are for those who sell.
  { call: 'POST /api/gateways/{gateway}/notice', status: 404, body: () => ({}) },
  { call: 'POST /api/checkout/{purchase}/pay', status: 404, except: { visitor: 401, joined: 409 }, body: () => ({ way: 'stripe' }) },
  { call: 'POST /api/checkout/{purchase}/check', status: 404, except: { visitor: 401, joined: 200 } },
  { call: 'PUT /api/studio/selling/gateways/{gateway}', body: () => ({ keys: {} }) },
  { call: 'PUT /api/studio/selling/gateways/{gateway}/active', body: () => ({ active: false }) },
  { call: 'DELETE /api/studio/selling/gateways/{gateway}' },
  { call: 'POST /api/studio/selling/gateways/{gateway}/test', status: 403, except: { visitor: 401, admin: 409 } },
  { call: 'POST /api/studio/selling/gateways/{gateway}/check' },

  // Bundles are for all to see; coupons for those who sell.
  { call: 'GET /api/bundles/{bundle}' },
  { call: 'POST /api/bundles/{bundle}/purchase' },
  { call: 'POST /api/studio/coupons', body: ({ number }, kind) => ({ code: `M${number}-${kind}`, kind: 'percent', percent: 10 }) },
  { call: 'GET /api/studio/coupons?sort=code' },
  { call: 'GET /api/studio/coupons?sort=ends' },
  { call: 'GET /api/studio/coupons/export' },
  { call: 'GET /api/studio/coupons/{coupon}' },
  { call: 'GET /api/studio/coupons/{coupon}/uses' },
  { call: 'PUT /api/studio/coupons/{coupon}', body: ({ number }) => ({ code: `CHANGED${number}`, kind: 'percent', percent: 20 }) },
  { call: 'PUT /api/studio/coupons/{coupon}/active', body: () => ({ active: false }) },
  { call: 'PUT /api/studio/coupons/active', body: ({ paths }) => ({ ids: [Number(paths.coupon)], active: false }) },
  { call: 'DELETE /api/studio/coupons/{coupon}' },
  { call: 'POST /api/studio/coupons/{binnedCoupon}/restore' },

  // Transfers: the owner sends a receipt, those who sell answer it.
  { call: 'POST /api/purchases/{purchase}/transfer', status: 404, except: { visitor: 401, joined: 200 }, body: receiptForm },
  { call: 'GET /api/studio/transfers/{transfer}' },
  { call: 'POST /api/studio/transfers/{transfer}/approve', body: () => ({}) },
  { call: 'POST /api/studio/transfers/{transfer}/ask', body: () => ({ question: 'متى؟' }) },
  { call: 'POST /api/studio/transfers/{transfer}/decline', body: () => ({ reason: 'لم يصل' }) },
  { call: 'POST /api/studio/transfers/{transfer}/reopen', status: 403, except: { ...adminsOnly, admin: 409 } },
  { call: 'POST /api/studio/selling/channels', body: () => ({ kind: 'bank', name: 'بنك' }) },
  { call: 'PUT /api/studio/selling/channels/{transferChannel}', body: () => ({ number: '1' }) },
  { call: 'DELETE /api/studio/selling/channels/{transferChannel}' },
  { call: 'PUT /api/studio/selling/channel-order', body: ({ paths }) => ({ channels: [paths.transferChannel] }) },

  // Codes: who has one redeems it; those who sell make and cancel them.
  { call: 'POST /api/redeem', status: 422, except: signedIn, body: () => ({ code: unknownCode }) },
  { call: 'GET /api/studio/codes?sort=-count' },
  { call: 'GET /api/studio/codes/export' },
  { call: 'POST /api/studio/codes', body: () => ({ count: 1, amount: '5' }) },
  { call: 'POST /api/studio/codes/cancel', body: ({ paths }) => ({ batches: [Number(paths.codeBatch)] }) },
  { call: 'POST /api/studio/codes/find', status: 403, except: { ...adminsOnly, admin: 404 }, body: () => ({ code: unknownCode }) },
  { call: 'GET /api/studio/codes/{codeBatch}' },
  { call: 'GET /api/studio/codes/{codeBatch}/codes' },
  { call: 'GET /api/studio/codes/{codeBatch}/codes?sort=used' },
  { call: 'GET /api/studio/codes/{codeBatch}/report' },
  { call: 'POST /api/studio/codes/{codeBatch}/sheet', status: 403, except: { ...adminsOnly, admin: 422 }, body: () => ({ format: 'csv', first: 1, codes: [unknownCode] }) },
  { call: 'POST /api/studio/codes/{codeBatch}/cancel', body: () => ({}) },
  { call: 'GET /api/studio/bundles?sort=price' },
  { call: 'GET /api/studio/bundles/export' },
  { call: 'POST /api/studio/bundles', body: ({ bundled }) => ({ name: 'باقة', price: '10', courses: bundled }) },
  { call: 'GET /api/studio/bundles/{bundle}' },
  { call: 'PUT /api/studio/bundles/{bundle}', body: ({ bundled }) => ({ name: 'باقة أخرى', price: '12', courses: bundled }) },
  { call: 'PUT /api/studio/bundles/{bundle}/active', body: () => ({ active: false }) },
  { call: 'PUT /api/studio/bundles/active', body: ({ paths }) => ({ ids: [Number(paths.bundle)], active: false }) },
  { call: 'DELETE /api/studio/bundles/{bundle}' },
  { call: 'POST /api/studio/bundles/{binnedBundle}/restore' },
];
