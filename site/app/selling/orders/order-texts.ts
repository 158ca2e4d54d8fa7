import { wording } from '@nibras/contract/text/wording.ts';

/** Fixed texts (docs/behaviour/orders.md#texts). */
export const orderTexts = {
  get sent() {
    return wording`تم إرسال طلبك، وسيتواصل معك مقدّم الخدمة قريبًا.`;
  },
  failed: {
    message: 'حدث خطأ أثناء إرسال الطلب',
    advice: 'ما كتبته باقٍ في مكانه. تحقق من اتصالك ثم أرسل الطلب مرة أخرى.',
  },
} as const;
