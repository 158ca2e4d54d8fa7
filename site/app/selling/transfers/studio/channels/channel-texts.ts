import type { TransferChannelKind } from '@nibras/contract/selling/transfers/shapes.ts';

interface KindTexts {
  /** What a new channel of the kind is called. */
  name: string;
  number: string;
  numberHint: string;
  /** What the person is told to do, to begin with. */
  words: string;
}

/** What each kind of channel asks the provider for. */
export const kindTexts: Record<TransferChannelKind, KindTexts> = {
  'vodafone-cash': {
    name: 'فودافون كاش',
    number: 'رقم المحفظة',
    numberHint: 'مثل 01001234567.',
    words: 'حوّل من تطبيق «أنا فودافون» أو بطلب *9*7#، ثم التقط صورة لرسالة التأكيد.',
  },
  instapay: {
    name: 'إنستاباي',
    number: 'عنوان الدفع أو رقم الهاتف',
    numberHint: 'مثل name@instapay.',
    words: 'حوّل من تطبيق إنستاباي، واكتب مرجع التحويل في الملاحظة، ثم التقط صورة الشاشة.',
  },
  bank: {
    name: 'تحويل بنكي',
    number: 'رقم الحساب أو الآيبان',
    numberHint: 'اكتبه كما في كشف الحساب.',
    words: 'باسم: …\nبنك: …\nاكتب مرجع التحويل في خانة الغرض، فقد يصل التحويل بعد يوم عمل.',
  },
  cash: {
    name: 'نقدًا',
    number: 'المكان أو الهاتف',
    numberHint: 'اتركه فارغًا إن كتبت ذلك في الكلام.',
    words: 'سلّم المبلغ في مقرنا، وصوّر الإيصال الذي تأخذه.',
  },
  other: {
    name: 'وسيلة أخرى',
    number: 'الرقم أو العنوان',
    numberHint: 'ما يحوَّل إليه المبلغ.',
    words: '',
  },
};
