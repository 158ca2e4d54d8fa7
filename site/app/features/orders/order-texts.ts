/** Document 1 §8. */
export const orderTexts = {
  sent: 'تم إرسال طلبك، وسيتواصل معك مقدّم الخدمة قريبًا.',
  failed: 'حدث خطأ أثناء إرسال الطلب',
} as const;
