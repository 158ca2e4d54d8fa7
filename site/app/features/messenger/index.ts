export { useMarkMessagesRead, useNewMessageSignal, useUnreadMessages } from './unread.ts';
