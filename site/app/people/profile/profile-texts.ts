/** Texts of the profile; those listed in docs/behaviour/profile.md#texts are fixed. */
export const profileTexts = {
  notFetched: 'تعذر جلب بيانات المستخدم',
  updated: 'تم تحديث البيانات بنجاح',
  notUpdated: {
    message: 'حدث خطأ أثناء التحديث',
    advice: 'لم يُحفظ شيء، وما كتبته باقٍ في مكانه. تحقق من اتصالك ثم حاول مرة أخرى.',
  },
  photoUpdated: 'تم تحديث الصورة بنجاح',
  photoNotUpdated: 'حدث خطأ أثناء تحديث الصورة',
  codeNotSent: 'فشل في إرسال كود التحقق',
  emailConfirmed: 'تم تأكيد بريدك الإلكتروني الجديد بنجاح',
} as const;
