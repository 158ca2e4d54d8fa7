export { presentMessage } from './present.ts';
export { privateConversations } from './private-conversations.ts';
export { messageColumns } from './queries.ts';
export { searchMessages } from './search-messages.ts';
export { sendMessage } from './send-message.ts';
