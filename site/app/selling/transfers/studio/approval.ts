import type { TransferDetail } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';

const misfits: Partial<Record<TransferDetail['purchase']['state'], string>> = {
  paid: 'هذا الشراء مدفوع من قبل. إن قبلت هذا الإيصال أيضًا صار مبلغه بين «دفعات لا تطابق» لتعيده إلى صاحبه.',
  cancelled: wording`{ألغى|ألغت} الطالب هذا الشراء. إن قبلت الإيصال صار مبلغه بين «دفعات لا تطابق» ينتظر قرارك.`,
  refunded:
    'استُرد مبلغ هذا الشراء من قبل. إن قبلت الإيصال صار مبلغه بين «دفعات لا تطابق» ينتظر قرارك.',
};

const late =
  'وصل هذا الإيصال بعد انتهاء مهلة الشراء. إن قبلته صار مبلغه بين «دفعات لا تطابق» لتقرر فيه، ولا يُفتح ما اشتراه تلقائيًا.';

type Decided = {
  purchase: Pick<TransferDetail['purchase'], 'state' | 'late'>;
  two_approvers: boolean;
  first_by: unknown;
};

/** Why the money of a receipt would not fit its purchase; null where it does. */
export const misfitOf = ({ purchase }: Pick<Decided, 'purchase'>): string | null =>
  misfits[purchase.state] ?? (purchase.late ? late : null);

/** The button of an approval: it says so where what was bought is opened at once, which no undo takes back. */
export function approveLabel(transfer: Decided): string {
  const isLast = !transfer.two_approvers || transfer.first_by !== null;
  return isLast && misfitOf(transfer) === null ? 'اقبل وافتح له' : 'اقبل';
}
