import type { PurchaseStage } from '@nibras/contract/selling/purchases/shapes.ts';

/** What is said at each stage: where the purchase stands, and what comes next. */
export const stageTexts: Record<PurchaseStage, { title: string; text: string }> = {
  unpaid: {
    title: 'بقيت خطوة الدفع',
    text: 'اختر طريقة الدفع من الأسفل، وسيُفتح لك ما اشتريته فور تأكيد الدفع.',
  },
  waiting: {
    title: 'استلمنا الإيصال',
    text: 'سنراجعه ونفتح لك ما اشتريته. يمكنك إغلاق هذه الصفحة: سيصلك إشعار ورسالة بالبريد حين نرد.',
  },
  asked: {
    title: 'نحتاج منك إلى شيء قبل أن نكمل',
    text: 'اقرأ سؤالنا ثم أرسل ما طُلب من الأسفل.',
  },
  declined: {
    title: 'لم نقبل الإيصال',
    text: 'اقرأ السبب ثم أرسل إيصالًا آخر من الأسفل. إن رأيت أننا أخطأنا فراسلنا.',
  },
  review: {
    title: 'وصلتنا دفعة ونراجعها',
    text: 'لم تطابق الدفعة هذا الشراء تمامًا، فسيراجعها شخص منا ثم يخبرك. لا تدفع مرة أخرى.',
  },
  paid: { title: 'اكتمل الدفع', text: 'ما اشتريته مفتوح لك الآن.' },
  refunded: { title: 'استُرد المبلغ', text: 'أعدنا إليك ما دفعته في هذا الشراء.' },
  expired: {
    title: 'انتهت مهلة هذا الشراء',
    text: 'لم يصلنا الدفع في موعده. ابدأ من جديد بالسعر الحالي. وإن كنت قد دفعت فراسلنا، فلن يضيع ما دفعته.',
  },
  cancelled: {
    title: 'أُلغي هذا الشراء',
    text: 'لم يُدفع شيء. يمكنك أن تبدأ من جديد متى شئت.',
  },
};

/** The usual wait for an answer to a receipt, or that it is not known yet. */
export const waitText = (wait: string | null) =>
  wait === null ? 'سنرد عليك في أقرب وقت.' : `نرد عادةً ${wait}.`;
