export { countInbox } from './studio/read-inbox.ts';
