export { OwnCredit } from './own-credit.tsx';
export { RedeemEntry } from './redeem-entry.tsx';
