import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { alone, type LogSentence, type LogTexts } from '#studio-kit/part/log-texts.ts';

/**
 * What was done with a purchase, by its buyer and the money that it was about. Its name is the reference.
 * @param tell with the buyer, after a space, and the money
 */
const purchase =
  (tell: (whose: string, money: string) => [before: string, after?: string]) =>
  ({ details, name }: LogEntry): LogSentence => {
    const [before, after = ''] = tell(details.name ? ` ${details.name}` : '', details.to ?? '');
    const reason = details.reason ? `: ${details.reason}` : '';
    // A payment of nobody belongs to no purchase.
    if (name === '') {
      return { before: `${before.replace(/ (في|من) الشراء$/, '')}${reason}`, name: null };
    }
    return { before, name, after: `${after}${reason}` };
  };

export const purchaseLog = {
  actions: {
    'purchase-made': {
      name: 'بيع لشخص',
      sentence: purchase((whose, money) => [`أُنشئ شراء${whose}`, ` بمبلغ ${money}`]),
    },
    'purchase-paid': {
      name: 'تسجيل دفع نقدي',
      sentence: purchase((whose, money) => [`سُجّل دفع ${money} نقدًا${whose} في الشراء`]),
    },
    'purchase-cancelled': {
      name: 'إلغاء شراء',
      sentence: purchase((whose) => [`أُلغي شراء${whose}`]),
    },
    'purchase-refunded': {
      name: 'إعادة مال',
      sentence: purchase((whose, money) => [`أُعيد ${money}${whose} من الشراء`]),
    },
    'case-accepted': {
      name: 'قبول دفعة لا تطابق',
      sentence: purchase((whose, money) => [`قُبلت دفعة لا تطابق (${money})${whose} في الشراء`]),
    },
    'case-refunded': {
      name: 'إعادة دفعة لا تطابق',
      sentence: purchase((whose, money) => [`أُعيدت دفعة لا تطابق (${money})${whose} من الشراء`]),
    },
    'case-dismissed': {
      name: 'استبعاد دفعة',
      sentence: purchase((whose, money) => [`استُبعدت دفعة لا تطابق (${money})${whose} من الشراء`]),
    },
    'sales-exported': { name: 'تصدير المشتريات', sentence: alone('صُدّرت «المشتريات» إلى ملف') },
  },
} satisfies LogTexts;
