import { coupons as limits } from '@nibras/contract/limits.ts';
import { type ReactNode, useId } from 'react';
import { Choice } from '#studio-kit/fields/choice.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { useCurrency } from '#ui/text/currency.ts';
import type { CouponValues } from './coupon-values.ts';

interface DiscountFieldsProps {
  values: CouponValues;
  problems: Record<string, string>;
  onChange(part: Partial<CouponValues>, ...names: string[]): void;
}

/** What a coupon takes off: a percentage, or an amount in the site's currency. */
export function DiscountFields({ values, problems, onChange }: DiscountFieldsProps) {
  const name = useId();
  const { sign = '$' } = useCurrency() ?? {};
  const isPercent = values.kind === 'percent';
  const problem = isPercent ? problems.percent : problems.amount;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">الخصم</legend>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <div className="flex min-h-12 gap-x-6">
          <Choice
            name={name}
            label="نسبة"
            checked={isPercent}
            onChoose={() => onChange({ kind: 'percent' }, 'percent', 'amount')}
          />
          <Choice
            name={name}
            label="مبلغ"
            checked={!isPercent}
            onChoose={() => onChange({ kind: 'amount' }, 'percent', 'amount')}
          />
        </div>
        <Field
          label={isPercent ? 'نسبة الخصم' : 'مبلغ الخصم'}
          hideLabel
          className="min-w-0 grow basis-44"
          {...(problem && { error: problem })}
        >
          <Signed sign={isPercent ? '%' : sign}>
            <Input
              // The code is suggested: the discount is what one decides.
              autoFocus
              onFocus={({ target }) => target.select()}
              inputMode="decimal"
              dir="ltr"
              className="pe-14! text-end!"
              maxLength={limits.typedMaxLength}
              value={isPercent ? values.percent : values.amount}
              onChange={({ target }) =>
                isPercent
                  ? onChange({ percent: target.value }, 'percent')
                  : onChange({ amount: target.value }, 'amount')
              }
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
