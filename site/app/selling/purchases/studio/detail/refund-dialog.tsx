import { sales as limits } from '@nibras/contract/limits.ts';
import { fromMinor } from '@nibras/contract/money.ts';
import type { SaleDetail } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CheckRow } from '#studio-kit/forms/check-row.tsx';
import { useCheckedForm } from '#studio-kit/forms/use-checked-form.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Money } from '#ui/text/money.tsx';
import { useSaleActions } from '../use-sale-actions.ts';
import { type ChosenLine, firstChoice, refundPlan } from './refund-plan.ts';

interface RefundDialogProps {
  sale: SaleDetail;
  /** What can still go back of all payments. */
  left: number;
  onClose(): void;
}

interface RefundValues {
  lines: ChosenLine[];
  endsAccess: boolean;
  reason: string;
  sent: boolean;
}

/** Chooses what goes back of each course, says what ends by it, and confirms that the money was sent where a person sends it. */
export function RefundDialog({ sale, left, onClose }: RefundDialogProps) {
  const id = useId();
  const { busy, refund } = useSaleActions();
  const { currency } = sale;
  const { form, submit, control } = useCheckedForm<RefundValues>({
    defaultValues: { lines: firstChoice(sale.lines), endsAccess: false, reason: '', sent: false },
  });
  const { lines: chosen, sent } = form.watch();
  const plan = refundPlan(sale, chosen, left);

  async function send({ endsAccess, reason, sent }: RefundValues) {
    if (plan.problem !== null) return;
    const { lines } = plan;
    const seen = sale.refunds.length;
    const body = { lines, ends_access: endsAccess, reason: reason.trim(), sent, seen };
    if (await refund(sale.id, body)) onClose();
  }

  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => open || onClose()}
      title="أعد المبلغ إلى المشتري"
      footer={
        <Button
          type="submit"
          form={id}
          variant="danger"
          loading={busy}
          loadingLabel="جارٍ الحفظ…"
          disabled={plan.problem !== null || (plan.byHand && !sent)}
        >
          {'أعد '}
          {plan.sum > 0 && <Money amount={plan.sum} currency={currency} />}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => void submit(send, event)}
        className="flex flex-col gap-5"
      >
        <ul className="flex flex-col gap-4">
          {chosen.map((line, at) => (
            <RefundLine
              key={line.id}
              line={line}
              currency={currency}
              on={control(`lines.${at}.on`)}
              typed={control(`lines.${at}.typed`)}
            />
          ))}
        </ul>
        {plan.isPart && (
          <CheckRow {...control('endsAccess')}>أنهِ أيضًا الاشتراك فيما يعود جزء من ثمنه</CheckRow>
        )}
        <Field label="السبب" hint="يقرؤه المشتري في رسالته." optional>
          <Textarea rows={2} maxLength={limits.reasonMaxLength} {...control('reason')} />
        </Field>
        {plan.byHand && (
          <CheckRow {...control('sent')}>
            أعدت المبلغ إلى صاحبه بنفسي، فما دُفع تحويلًا أو نقدًا لا يعود تلقائيًا
          </CheckRow>
        )}
        <p
          aria-live="polite"
          className={plan.problem && plan.sum > 0 ? 'text-danger' : 'text-text-soft'}
        >
          {plan.problem ?? plan.consequence}
        </p>
      </form>
    </Dialog>
  );
}

interface RefundLineProps {
  line: ChosenLine;
  currency: SaleDetail['currency'];
  /** Whether something of it goes back, and the amount. */
  on: UseFormRegisterReturn;
  typed: UseFormRegisterReturn;
}

/** One course: whether something of it goes back, and how much; all that is left of it unless another amount is typed. */
function RefundLine({ line: { name, left, on: isChosen }, currency, on, typed }: RefundLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <label className="flex min-h-11 min-w-0 grow basis-60 items-center gap-3">
        <input {...on} type="checkbox" className="size-5 shrink-0 accent-link" />
        <span className="min-w-0">
          <bdi className="block font-medium wrap-anywhere">{name}</bdi>
          <span className="text-sm text-text-faint">
            {'بقي منه '}
            <Money amount={left} currency={currency} />
          </span>
        </span>
      </label>
      {isChosen && (
        <Field label={`المبلغ من ${name}`} hideLabel className="w-36">
          <Input
            inputMode="decimal"
            dir="ltr"
            maxLength={limits.amountMaxLength}
            placeholder={fromMinor(left, currency)}
            {...typed}
          />
        </Field>
      )}
    </li>
  );
}
