/** Texts of the messenger; those listed in docs/behaviour/messenger.md#sending are fixed. */
export const messengerTexts = {
  sendFailed: 'حدث خطأ أثناء إرسال الرسالة',
  notLoaded: 'تعذر تحميل الرسائل.',
  loadFailed: 'حدث خطأ أثناء تحميل الرسائل.',
  unexpected: 'استجابة غير متوقعة من الخادم.',
  noConversations: 'لا توجد محادثات',
  noMessages: 'لا توجد رسائل بعد',
  welcome: 'مرحبًا بك في المحادثات',
  choose: 'اختر محادثة لعرض رسائلها.',
  onlineNow: 'متصل الآن',
  offline: 'لا اتصال بالخادم الآن. تصلك الرسائل الجديدة حين يعود الاتصال، وما تكتبه باقٍ في مكانه.',
  missing: 'لا توجد هذه المحادثة',
  missingHint: 'قد تكون حُذفت، أو أن الرابط ليس لواحدة من محادثاتك.',
} as const;
