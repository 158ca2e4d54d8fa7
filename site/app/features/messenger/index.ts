export { useMarkMessagesRead, useMessageArrived, useUnreadMessages } from './unread.ts';
