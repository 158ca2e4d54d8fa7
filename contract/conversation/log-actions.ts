/** What the audit log calls the changes of this domain; each has a sentence in the studio. */
export type ConversationAction =
  | 'announcement-made'
  | 'announcement-scheduled'
  | 'announcement-unscheduled'
  | 'announcement-sent'
  | 'announcement-cancelled'
  | 'announcement-called-off'
  | 'announcement-removed'
  | 'inbox-marked'
  | 'inbox-answered'
  | 'note-added'
  | 'note-removed'
  | 'templates-changed'
  | 'inbox-exported'
  | 'content-hidden'
  | 'content-restored'
  | 'report-dismissed'
  | 'review-answered'
  | 'answer-removed'
  | 'discussion-answered';

/** The kinds of what these changes are about, beside content. */
export const conversationLogKinds = [
  'announcement',
  'discussion',
  'chat-message',
  'order',
  'message',
] as const;
