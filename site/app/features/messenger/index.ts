export { useMarkMessagesRead, useUnreadMessages } from './unread.ts';
