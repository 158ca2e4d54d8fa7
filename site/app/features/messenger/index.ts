export { attachmentProblem } from './attachment-rules.ts';
export { isPicture } from './conversation-labels.ts';
export { PictureDialog } from './picture-dialog.tsx';
export { useMarkMessagesRead, useNewMessageSignal, useUnreadMessages } from './unread.ts';
