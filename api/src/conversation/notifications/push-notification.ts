import type { NotificationType } from '@nibras/contract/conversation/notifications/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { queuePush } from '#conversation/push/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { presentNotification } from './present.ts';
import type { NotificationRow } from './queries.ts';

/**
 * The types that are pushed, with their titles. A reply is pushed as a message, and a person who has just entered a
 * code knows that the enrolment is complete.
 */
const titles: Partial<Record<NotificationType, string>> = {
  'App\\Notifications\\DiscussionStarted': 'استفسار جديد',
  get 'App\\Notifications\\StudentEnrolled'() {
    return wording`اشتراك جديد في الكورس`;
  },
  'App\\Notifications\\PurchasePaid': 'اكتمل الشراء',
  'App\\Notifications\\PurchaseRefunded': 'استرداد مبلغ',
  'App\\Notifications\\OrderPlaced': 'طلب جديد',
  'App\\Notifications\\ContactMessageSent': 'رسالة تواصل جديدة',
  'App\\Notifications\\TransferSent': 'إيصال تحويل جديد',
  'App\\Notifications\\PurchaseAsked': 'سؤال عن تحويلك',
  'App\\Notifications\\PurchaseDeclined': 'لم يُقبل إيصال تحويلك',
  'App\\Notifications\\PurchaseUnderReview': 'وصل تحويلك، ونراجعه',
  'App\\Notifications\\AnswersToMark': 'إجابات تنتظر التصحيح',
  get 'App\\Notifications\\CourseCompleted'() {
    return wording`أتممت الكورس`;
  },
  'App\\Notifications\\AttemptMarked': 'صُححت محاولتك',
  get 'App\\Notifications\\CertificateWaits'() {
    return wording`شهادتك {تنتظر|ينتظر} اسمًا`;
  },
  get 'App\\Notifications\\CertificateIssued'() {
    return wording`{صدرت|صدر} شهادتك`;
  },
  get 'App\\Notifications\\CertificateCorrected'() {
    return wording`{صدرت|صدر} شهادتك بالاسم المصحح`;
  },
  get 'App\\Notifications\\CertificateRevoked'() {
    return wording`{سُحبت|سُحب} شهادتك`;
  },
  get 'App\\Notifications\\CertificateRestored'() {
    return wording`شهادتك {صالحة|صالح}`;
  },
  'App\\Notifications\\CorrectionDeclined': 'لم يُقبل تصحيح الاسم',
  'App\\Notifications\\DataReady': 'بياناتك جاهزة',
  'App\\Notifications\\DataFailed': 'تعذر جمع بياناتك',
  'App\\Notifications\\DeletionSoon': 'يُحذف حسابك بعد يومين',
  'App\\Notifications\\DeletionFailed': 'لم يُحذف حسابك',
};

/** Queues a push of a notification to the person's browsers, in the same transaction. */
export async function pushNotification(
  platform: Pick<Platform, 'jobs'>,
  tx: Queryable,
  row: NotificationRow,
): Promise<void> {
  const title = titles[row.type as NotificationType];
  if (!title) return;
  const { text, link } = presentNotification(row);
  await queuePush(platform, tx, [row.personId], {
    title,
    body: text,
    link: link ?? '/notifications',
    tag: `notification-${row.id}`,
  });
}
