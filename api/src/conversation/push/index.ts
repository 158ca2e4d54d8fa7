export { queuePush } from './deliver-push.ts';
export { hasPushSubscription, pushMessage } from './push-message.ts';
export { pushText } from './push-text.ts';
