import type { NotificationType } from '@nibras/contract/conversation/notifications/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';

const names: Record<NotificationType, string> = {
  'App\\Notifications\\DiscussionStarted': 'استفسار جديد',
  'App\\Notifications\\DiscussionReplied': 'رد جديد',
  'App\\Notifications\\EnrolmentCompleted': 'اكتمل الاشتراك',
  'App\\Notifications\\ContentHidden': 'قرار المشرفين',
  'App\\Notifications\\ContentRestored': 'قرار المشرفين',
  get 'App\\Notifications\\ReviewAnswered'() {
    return wording`رد على تقييمك`;
  },
  'App\\Notifications\\StudentEnrolled': 'اشتراك جديد',
  'App\\Notifications\\Announcement': 'إعلان',
  'App\\Notifications\\AccessGranted': 'اشتراك جديد لك',
  'App\\Notifications\\AccessChanged': 'تغيّر موعد انتهاء اشتراكك',
  'App\\Notifications\\AccessEnding': 'اشتراكك يوشك أن ينتهي',
  'App\\Notifications\\AccessEnded': 'انتهى اشتراكك',
  'App\\Notifications\\PurchasePaid': 'اكتمل الشراء',
  'App\\Notifications\\PurchaseRefunded': 'استرداد مبلغ',
  'App\\Notifications\\OrderPlaced': 'طلب جديد',
  'App\\Notifications\\ContactMessageSent': 'رسالة تواصل جديدة',
  'App\\Notifications\\TransferSent': 'إيصال تحويل جديد',
  'App\\Notifications\\PurchaseAsked': 'سؤال عن تحويلك',
  'App\\Notifications\\PurchaseDeclined': 'لم يُقبل إيصال تحويلك',
  'App\\Notifications\\PurchaseUnderReview': 'وصل تحويلك، ونراجعه',
  'App\\Notifications\\AnswersToMark': 'إجابات تنتظر التصحيح',
  'App\\Notifications\\AttemptMarked': 'صُححت محاولتك',
  get 'App\\Notifications\\CourseCompleted'() {
    return wording`أتممت الكورس`;
  },
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
  'App\\Notifications\\CorrectionAsked': 'طلب تصحيح اسم',
  'App\\Notifications\\CorrectionDeclined': 'لم يُقبل تصحيح الاسم',
  'App\\Notifications\\DataReady': 'بياناتك جاهزة',
  'App\\Notifications\\DataFailed': 'تعذر جمع بياناتك',
  'App\\Notifications\\DeletionAsked': 'طلبت حذف حسابك',
  'App\\Notifications\\DeletionSoon': 'يُحذف حسابك بعد يومين',
  'App\\Notifications\\DeletionFailed': 'لم يُحذف حسابك',
  'App\\Notifications\\AccountNotDeleted': 'لم يُحذف حساب في موعده',
  'App\\Notifications\\AdminAccountChanged': 'تغيّر حساب مشرف',
  'App\\Notifications\\WaitingAssigned': 'أُسند إليك',
};

/** The Arabic name of a known type, else the last segment of its class path. */
export function notificationName(type: string): string {
  return names[type as NotificationType] ?? type.split('\\').at(-1) ?? type;
}
