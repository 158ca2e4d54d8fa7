import type { TransferDetail } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { Link } from '#ui/text/link.tsx';
import { misfitOf } from './approval.ts';
import { caseReasons, stateNames } from './texts.ts';

/** What to know before deciding: that the money would not fit, what was asked, who has approved it first. */
export function BeforeDeciding({ transfer }: { transfer: TransferDetail }) {
  const { state, question, first_by, two_approvers } = transfer;
  const misfit = misfitOf(transfer);
  return (
    <>
      {misfit && <Notice tone="warning">{misfit}</Notice>}
      {state === 'asked' && (
        <Notice tone="info" title="سألت صاحبه، ولم يجب بعد">
          <span dir="auto" className="block text-start whitespace-pre-line">
            {question}
          </span>
        </Notice>
      )}
      {first_by && (
        <Notice tone="info">
          قبول أول من <bdi className="font-semibold">{first_by.name}</bdi>، ويبقى أن يقبله شخص آخر.
        </Notice>
      )}
      {two_approvers && !first_by && (
        <p className="text-sm text-text-faint">يلزم أن يقبله شخصان، كما اخترت في إعدادات الدفع.</p>
      )}
    </>
  );
}

/** What was decided, by whom and when. */
export function Decided({ transfer }: { transfer: TransferDetail }) {
  const { state, decided_by, decided_at, reason, case: open, purchase } = transfer;
  if (state === 'withdrawn') {
    return <Notice tone="info">{wording`{أرسل|أرسلت} الطالب إيصالًا أحدث بدلًا من هذا.`}</Notice>;
  }
  if (decided_at === null) return null;
  const isApproved = state === 'approved';
  return (
    <Notice
      tone={open ? 'warning' : isApproved ? 'success' : 'info'}
      title={open ? 'وصل المبلغ، وهو بين «دفعات لا تطابق»' : stateNames[state]}
    >
      {open && <p>{caseReasons[open.reason] ?? ''}</p>}
      {reason && (
        <p dir="auto" className="text-start whitespace-pre-line">
          {reason}
        </p>
      )}
      <p className="text-sm text-text-soft">
        <bdi>{decided_by?.name ?? 'مشرف سابق'}</bdi>، <DateText at={decided_at} withTime />
      </p>
      {(open || isApproved) && <Link to={`/studio/purchases/${purchase.id}`}>افتح الشراء</Link>}
    </Notice>
  );
}
