import type { NotificationType } from '@nibras/contract/conversation/notifications/shapes.ts';

const names: Record<NotificationType, string> = {
  'App\\Notifications\\DiscussionStarted': 'استفسار جديد',
  'App\\Notifications\\DiscussionReplied': 'رد جديد',
  'App\\Notifications\\EnrolmentCompleted': 'اكتمل الاشتراك',
  'App\\Notifications\\ContentHidden': 'قرار المشرفين',
  'App\\Notifications\\ContentRestored': 'قرار المشرفين',
  'App\\Notifications\\ReviewAnswered': 'رد على تقييمك',
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
  'App\\Notifications\\CourseCompleted': 'أتممت الكورس',
  'App\\Notifications\\CertificateWaits': 'شهادتك تنتظر اسمًا',
  'App\\Notifications\\CertificateIssued': 'صدرت شهادتك',
  'App\\Notifications\\CertificateCorrected': 'صدرت شهادتك بالاسم المصحح',
  'App\\Notifications\\CertificateRevoked': 'سُحبت شهادتك',
  'App\\Notifications\\CertificateRestored': 'شهادتك صالحة',
  'App\\Notifications\\CorrectionAsked': 'طلب تصحيح اسم',
  'App\\Notifications\\CorrectionDeclined': 'لم يُقبل تصحيح الاسم',
  'App\\Notifications\\DataReady': 'بياناتك جاهزة',
  'App\\Notifications\\DataFailed': 'تعذر جمع بياناتك',
  'App\\Notifications\\DeletionAsked': 'طلبت حذف حسابك',
  'App\\Notifications\\DeletionSoon': 'يُحذف حسابك بعد يومين',
  'App\\Notifications\\DeletionFailed': 'لم يُحذف حسابك',
  'App\\Notifications\\AccountNotDeleted': 'لم يُحذف حساب في موعده',
  'App\\Notifications\\AdminAccountChanged': 'تغيّر حساب مشرف',
};

/** The Arabic name of a known type, else the last segment of its class path. */
export function notificationName(type: string): string {
  return names[type as NotificationType] ?? type.split('\\').at(-1) ?? type;
}
