import type { Failures } from '../failure.ts';

/*
 * What this domain adds to the lists of the contract: the changes that the audit log names, the kinds of what they are
 * about, and failures.
 */

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

/** The failures of this domain. */
export const conversationFailures = {
  'discussion-not-found': { status: 404, message: 'لم نجد هذا الاستفسار.' },
  'conversation-not-found': { status: 404, message: 'لم نجد هذه المحادثة.' },
  'reported-not-found': { status: 404, message: 'لم يعد هذا موجودًا، أو لم يعد متاحًا لك.' },
  'own-report': { status: 403, message: 'لا يمكنك الإبلاغ عما كتبته أنت.' },
  'already-reported': { status: 409, message: 'سبق أن أبلغت عن هذا. يراجعه المشرفون.' },
  'discussion-exists': {
    status: 409,
    message: 'لديك استفسار سابق على {هذه|هذا} المحاضرة. يمكنك متابعة النقاش فيه.',
  },
  'announcement-not-found': { status: 404, message: 'لم نجد هذا الإعلان.' },
  'order-not-found': { status: 404, message: 'لم نجد هذا الطلب.' },
  'message-not-found': { status: 404, message: 'لم نجد هذه الرسالة.' },
  'note-not-found': { status: 404, message: 'لم نجد هذه الملاحظة.' },
  'answered-meanwhile': {
    status: 409,
    message: 'أرسل زميل لك جوابًا وأنت تكتب. اقرأ جوابه، ثم أرسل جوابك إن بقيت له حاجة.',
  },
  'templates-changed': {
    status: 409,
    message: 'عدّل شخص آخر هذه النصوص وأنت تكتب. انسخ نصك، ثم حدّث الصفحة وأعد التعديل.',
  },
  'recipient-deleted': {
    status: 409,
    message: 'حُذف حساب الطرف الآخر، فلا تصل إليه رسائل جديدة. المحادثة السابقة باقية لك.',
  },
  'announcement-limit': {
    status: 429,
    message:
      'بلغت الحد اليومي للإعلانات إلى هذا الجمهور. اختر موعدًا بعد 24 ساعة من أول إعلان اليوم.',
  },
  'too-many-reports': {
    status: 429,
    message: 'أبلغت عن أشياء كثيرة في هذه الساعة. شكرًا لك، حاول مرة أخرى فيما بعد.',
  },
} as const satisfies Failures;
