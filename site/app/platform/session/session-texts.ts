/** Texts that the specification fixes (docs/behaviour/auth.md#texts). */
export const sessionTexts = {
  noToken: 'لا يوجد token',
  expired: 'انتهت صلاحية الجلسة',
  noRefreshToken: 'لا يوجد refresh token',
  refreshFailed: 'فشل في تجديد الجلسة',
  noNewToken: 'فشل في الحصول على token جديد',
  invalidUser: 'بيانات المستخدم غير صالحة',
  signInFailed: 'فشل في تسجيل الدخول',
  userNotJson: 'رد الخادم ليس بصيغة JSON، وقد يكون صفحة HTML أو خطأ في الخادم',
} as const;
