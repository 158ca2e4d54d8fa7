import { sales as limits } from '@nibras/contract/limits.ts';
import { fromMinor } from '@nibras/contract/money.ts';
import type { SaleDetail } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Money } from '#ui/text/money.tsx';
import { useSaleActs } from '../use-sale-acts.ts';
import { type ChosenLine, firstChoice, refundPlan } from './refund-plan.ts';

interface RefundDialogProps {
  sale: SaleDetail;
  /** What can still go back of all payments. */
  left: number;
  onClose(): void;
}

const checkClass = 'size-5 shrink-0 accent-link';

/** Chooses what goes back of each course, says what ends by it, and confirms that the money was sent where a person sends it. */
export function RefundDialog({ sale, left, onClose }: RefundDialogProps) {
  const { busy, refund } = useSaleActs();
  const { currency } = sale;
  const [chosen, setChosen] = useState<ChosenLine[]>(() => firstChoice(sale.lines));
  const [endsAccess, setEndsAccess] = useState(false);
  const [reason, setReason] = useState('');
  const [sent, setSent] = useState(false);
  const plan = refundPlan(sale, chosen, left);
  const change = (id: number, changes: Partial<ChosenLine>) =>
    setChosen(chosen.map((line) => (line.id === id ? { ...line, ...changes } : line)));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (plan.problem !== null) return;
    const { lines } = plan;
    const seen = sale.refunds.length;
    const body = { lines, ends_access: endsAccess, reason: reason.trim(), sent, seen };
    if (await refund(sale.id, body)) onClose();
  }

  return (
    <Dialog open size="md" onOpenChange={(open) => open || onClose()} title="أعد مالًا">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <ul className="flex flex-col gap-4">
          {chosen.map((line) => (
            <RefundLine key={line.id} line={line} currency={currency} onChange={change} />
          ))}
        </ul>
        {plan.isPart && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={endsAccess}
              onChange={({ target }) => setEndsAccess(target.checked)}
              className={checkClass}
            />
            أنهِ الوصول أيضًا إلى ما يعود جزء من ثمنه
          </label>
        )}
        <Field label="السبب" hint="يقرؤه المشتري في رسالته." optional>
          <Textarea
            rows={2}
            maxLength={limits.reasonMaxLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {plan.byHand && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={sent}
              onChange={({ target }) => setSent(target.checked)}
              className={checkClass}
            />
            <span>أعدت المبلغ إلى صاحبه بنفسي، فما دُفع تحويلًا أو نقدًا لا يعود وحده</span>
          </label>
        )}
        <p
          aria-live="polite"
          className={plan.problem && plan.sum > 0 ? 'text-danger' : 'text-text-soft'}
        >
          {plan.problem ?? plan.consequence}
        </p>
        <Button
          type="submit"
          variant="danger"
          loading={busy}
          loadingLabel="جارٍ الحفظ…"
          disabled={plan.problem !== null || (plan.byHand && !sent)}
        >
          {'أعد '}
          {plan.sum > 0 && <Money amount={plan.sum} currency={currency} />}
        </Button>
      </form>
    </Dialog>
  );
}

interface RefundLineProps {
  line: ChosenLine;
  currency: SaleDetail['currency'];
  onChange(id: number, changes: Partial<ChosenLine>): void;
}

/** One course: whether something of it goes back, and how much; all that is left of it unless another amount is typed. */
function RefundLine({ line, currency, onChange }: RefundLineProps) {
  const { id, name, left, on, typed } = line;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <label className="flex min-h-11 min-w-0 grow basis-60 items-center gap-3">
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => onChange(id, { on: target.checked })}
          className={checkClass}
        />
        <span className="min-w-0">
          <bdi className="block font-medium wrap-anywhere">{name}</bdi>
          <span className="text-sm text-text-faint">
            {'بقي منه '}
            <Money amount={left} currency={currency} />
          </span>
        </span>
      </label>
      {on && (
        <Field label={`المبلغ من ${name}`} hideLabel className="w-36">
          <Input
            inputMode="decimal"
            dir="ltr"
            maxLength={limits.amountMaxLength}
            placeholder={fromMinor(left, currency)}
            value={typed}
            onChange={({ target }) => onChange(id, { typed: target.value })}
          />
        </Field>
      )}
    </li>
  );
}
