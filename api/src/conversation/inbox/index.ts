export { notifyOfMessage, notifyOfOrder, sendReceipt } from './arrivals.ts';
export { studioLink } from './mails.ts';
export { answers, isManagedBy, isOwn } from './policy.ts';
export { arrivalState, originOf } from './spam.ts';
