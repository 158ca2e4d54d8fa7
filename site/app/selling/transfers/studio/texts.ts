import type { TransferState } from '@nibras/contract/selling/transfers/shapes.ts';
import type {
  DuplicateSign,
  StudioTransfer,
  TransferList,
} from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { formatMoney } from '#ui/text/money.tsx';

export const listNames: Record<TransferList, string> = {
  waiting: 'تنتظر قرارك',
  asked: 'تنتظر جواب أصحابها',
  decided: 'ما تقرر فيه',
};

export const stateNames: Record<TransferState, string> = {
  waiting: 'ينتظر القرار',
  asked: 'سُئل صاحبه',
  approved: 'مقبول',
  declined: 'مرفوض',
  withdrawn: 'حل محله إيصال أحدث',
};

export const duplicateNames: Record<DuplicateSign, string> = {
  same: 'ملف الصورة نفسه',
  alike: 'الصورة نفسها بحجم أو جودة أخرى',
  details: 'الأرقام والمبلغ والوقت نفسها',
};

/** What earlier receipts of the same say of one. */
export const duplicateTitle = (duplicates: readonly { signs: readonly DuplicateSign[] }[]) =>
  duplicates.some(({ signs }) => signs.some((sign) => sign !== 'details'))
    ? 'هذه الصورة أُرسلت من قبل'
    : 'تحويل بالبيانات نفسها أُرسل من قبل';

export const caseReasons: Record<string, string> = {
  twice: 'دُفع هذا الشراء من قبل.',
  late: 'وصل بعد انتهاء مهلة الشراء.',
  amount: 'المبلغ غير المطلوب.',
  currency: 'العملة غير المطلوبة.',
  unknown: 'لا نعرف أي شراء تخص.',
  closed: 'أُغلق هذا الشراء قبل وصوله.',
};

/** Sentences to begin with; each can be changed before it is sent. */
export const readySentences = {
  ask: ({ purchase }: StudioTransfer) => [
    'الصورة غير واضحة. أعد إرسال لقطة شاشة كاملة يظهر فيها المبلغ والتاريخ ورقم العملية.',
    'لم نجد هذا التحويل حتى الآن. من أي رقم حوّلت، وفي أي ساعة؟',
    `المبلغ في الإيصال أقل من المطلوب، وهو ${formatMoney(purchase.due, purchase.currency)}. هل حوّلت الباقي؟`,
    'حُوّل المبلغ إلى رقم غير رقمنا. تأكد من الرقم الذي حوّلت إليه وأخبرنا.',
  ],
  decline: () => [
    'لم يصلنا هذا المبلغ. راجع حسابك، ثم أرسل إيصالًا آخر أو راسلنا.',
    'هذا الإيصال استُخدم في شراء آخر. أرسل إيصال تحويلك لهذا الشراء.',
    'هذه الصورة ليست إيصال تحويل. أرسل صورة الإيصال بعد التحويل.',
    'أعدنا المبلغ إلى حسابك، لأنه غير المبلغ المطلوب.',
  ],
};

/** Keys by their place on the keyboard, with their Arabic and Latin letters: what is written on the buttons. */
export const keys = {
  approve: { code: 'KeyR', arabic: 'ق', latin: 'R' },
  ask: { code: 'KeyS', arabic: 'س', latin: 'S' },
  decline: { code: 'KeyV', arabic: 'ر', latin: 'V' },
  zoom: { code: 'KeyZ', arabic: 'ئ', latin: 'Z' },
} as const;

export const emptyTexts: Record<TransferList, { title: string; description: string }> = {
  waiting: {
    title: 'لا إيصالات تنتظر',
    description: wording`إذا {أرسل|أرسلت} طالب إيصال تحويل وجدته هنا، ووصلك به إشعار. تقبله بمفتاح واحد.`,
  },
  asked: {
    title: 'لم تسأل أحدًا',
    description: 'إذا سألت صاحب إيصال عن شيء بقي هنا حتى يجيب، ثم يعود إلى ما ينتظر قرارك.',
  },
  decided: {
    title: 'لم تقرر في شيء بعد',
    description: 'يبقى هنا ما قبلته وما رفضته، وتستطيع أن تعيد فتح ما رفضته خطأ.',
  },
};
