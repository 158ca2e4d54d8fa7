import { contactMessages, orders, purchases } from '#platform/database/schema/index.ts';
import { type Belongs, either, isAddress, isAddressOfNoOther, isPerson, keep } from './describe.ts';
import { law } from './words.ts';

export const isOwnOrder: Belongs = either(
  isPerson(orders.personId),
  isAddressOfNoOther(orders.email, orders.personId),
);
export const isOwnMessage = isAddress(contactMessages.email);

export const isBuyer = isPerson(purchases.personId);
export const ofPurchase = 'عن طريق عملية الشراء.';
/** A row of a person's purchase. */
export const boughtHere = {
  belongs: isBuyer,
  how: ofPurchase,
  exported: 'whole',
  deletion: keep(law),
} as const;
