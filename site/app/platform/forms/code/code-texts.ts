/** Texts that the specification fixes for the dialog of a code sent by mail (docs/behaviour/enrolment.md#texts). */
export const codeTexts = {
  failureTitle: 'خطأ',
  wrongCode: 'كود التحقق غير صحيح',
  connection: 'حدث خطأ أثناء الاتصال بالخادم',
  successTitle: 'نجاح',
  codeSent: 'تم إرسال كود التحقق إلى بريدك الإلكتروني',
  codeNotSent: 'فشل في إرسال كود التحقق',
} as const;
