import type {
  CaseDecision,
  PaymentCase,
} from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { formatMoney } from '#ui/text/money.tsx';
import { acceptText } from './case-sentence.ts';

interface DecisionTexts {
  button: string;
  title: string;
  /** What it does. */
  consequence: string;
  done: string;
}

/** How a decision about a payment is offered, explained and confirmed. */
export function decisionTexts(decision: CaseDecision, found: PaymentCase): DecisionTexts {
  const money = formatMoney(found.payment.amount, found.payment.currency);
  if (decision === 'accept') {
    const isCredit = found.accepts_as === 'credit';
    const button = isCredit ? 'اجعلها رصيدًا له' : 'اقبلها وافتح له';
    const done = isCredit ? 'صارت الدفعة رصيدًا للمشتري' : 'قُبلت الدفعة، وفُتح ما اشتراه';
    return { button, title: `${button}؟`, consequence: acceptText(found), done };
  }
  if (decision === 'refund') {
    return {
      button: 'أعد المبلغ',
      title: 'هل تريد إعادة المبلغ؟',
      consequence: found.by_hand
        ? `يعود ${money} إلى صاحبه منك أنت، فما دُفع تحويلًا أو نقدًا لا يعود تلقائيًا.`
        : `تعيد البوابة ${money} إلى صاحبه.`,
      done: found.by_hand ? 'سُجّل أنك أعدت المبلغ' : 'طُلب من البوابة أن تعيد المبلغ',
    };
  }
  return {
    button: 'استبعدها',
    title: 'هل تريد استبعاد هذه الدفعة؟',
    consequence: 'لا يُفتح بها شيء ولا تدخل في الحساب. اكتب لماذا، لمن يسأل بعدك.',
    done: 'استُبعدت الدفعة',
  };
}
