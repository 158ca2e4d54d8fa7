import { coupons as limits } from '@nibras/contract/limits.ts';
import { type ReactNode, useId } from 'react';
import { Choice } from '#studio-kit/fields/choice.tsx';
import type { useCheckedForm } from '#studio-kit/forms/use-checked-form.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { useCurrency } from '#ui/text/currency.ts';
import type { CouponValues } from './coupon-values.ts';

type Editing = ReturnType<typeof useCheckedForm<CouponValues>>;

/** What a coupon takes off: a percentage, or an amount in the site's currency. */
export function DiscountFields({ form, control, problem }: Editing) {
  const name = useId();
  const { sign = '$' } = useCurrency() ?? {};
  const isPercent = form.watch('kind') === 'percent';
  const field = isPercent ? 'percent' : 'amount';
  function choose(kind: CouponValues['kind']) {
    form.setValue('kind', kind);
    form.clearErrors(['percent', 'amount']);
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">الخصم</legend>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <div className="flex min-h-12 gap-x-6">
          <Choice name={name} label="نسبة" checked={isPercent} onChoose={() => choose('percent')} />
          <Choice name={name} label="مبلغ" checked={!isPercent} onChoose={() => choose('amount')} />
        </div>
        <Field
          label={isPercent ? 'نسبة الخصم' : 'مبلغ الخصم'}
          hideLabel
          className="min-w-0 grow basis-44"
          error={problem(field)}
        >
          <Signed sign={isPercent ? '%' : sign}>
            <Input
              key={field}
              // The code is suggested: the discount is what one decides.
              autoFocus
              onFocus={({ target }) => target.select()}
              inputMode="decimal"
              dir="ltr"
              className="pe-14! text-end!"
              maxLength={limits.typedMaxLength}
              // The form fills the field after it has the focus.
              defaultValue={form.getValues(field)}
              {...control(field)}
            />
          </Signed>
        </Field>
      </div>
    </fieldset>
  );
}

/** A field of a number with its sign at the field's end. */
export function Signed({ sign, children }: { sign: string; children: ReactNode }) {
  return (
    <span className="relative block">
      {children}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 flex items-center text-text-faint"
      >
        {sign}
      </span>
    </span>
  );
}
