/** Texts that the specification fixes (document 2 §8), and their companions. */
export const enrolmentTexts = {
  failureTitle: 'خطأ',
  wrongCode: 'كود التحقق غير صحيح',
  connection: 'حدث خطأ أثناء الاتصال بالخادم',
  successTitle: 'نجاح',
  enrolled: 'تم التسجيل في الكورس بنجاح',
  codeSent: 'تم إرسال كود التحقق إلى بريدك الإلكتروني',
  codeNotSent: 'فشل في إرسال كود التحقق',
  notStarted: 'لم يبدأ تسجيلك في الكورس',
} as const;
