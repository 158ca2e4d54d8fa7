export { attachmentProblem } from './composer/attachment-rules.ts';
export { isPicture } from './conversations/conversation-labels.ts';
export {
  useMarkMessagesRead,
  useNewMessageSignal,
  useUnreadMessages,
} from './conversations/unread.ts';
export { PictureDialog } from './messages/picture-dialog.tsx';
