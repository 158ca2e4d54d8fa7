import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { paymentMethodsQuery } from '#selling/checkout/index.ts';
import { Choice } from '#studio-kit/fields/choice.tsx';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { currencyName } from '#studio-kit/frame/currency-name.ts';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { useCurrency } from '#ui/text/currency.ts';
import { Link } from '#ui/text/link.tsx';
import { CurrencyHint } from './currency-hint.tsx';
import {
  coursePrice,
  type PriceTexts,
  priceProblem,
  tidyPrice,
  usualDecimals,
} from './price-input.ts';

interface PriceFieldProps {
  field: EditedField<string | null>;
  texts?: PriceTexts;
  /** How many decimals are stored; those of the currency by default. */
  decimals?: number;
}

/** The price of the draft: none, or an amount in the installation's currency. */
export function PriceField({ field, texts = coursePrice, ...props }: PriceFieldProps) {
  const currency = useCurrency();
  const { code = 'USD', sign = '$' } = currency ?? {};
  const decimals = props.decimals ?? currency?.decimals ?? usualDecimals;
  const name = useId();
  // The amount comes back when a person chooses «free» and then changes their mind.
  const lastAmount = useRef(field.value ?? '');
  const isFree = field.value === null;
  const amount = field.value ?? '';
  // A price is judged once it has been typed, not while the field is new.
  const [isJudged, setIsJudged] = useState(amount !== '');
  const found = isFree || !isJudged ? null : priceProblem(amount, { texts, decimals });
  const problem = found ?? field.refusal;
  // The amount is typed next; a field that is there from the start takes no focus.
  const [isChosenNow, setChosenNow] = useState(false);

  function choose(free: boolean) {
    if (!isFree) lastAmount.current = amount;
    field.set(free ? null : lastAmount.current);
    setChosenNow(!free);
  }

  return (
    <DraftBox field={field} showsRefusal>
      <fieldset>
        <legend className="mb-1.5 font-medium">{texts.legend}</legend>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
          <div className="flex min-h-12 flex-wrap gap-x-6">
            <Choice name={name} label={texts.none} checked={isFree} onChoose={() => choose(true)} />
            <Choice
              name={name}
              label={texts.amount}
              checked={!isFree}
              onChoose={() => choose(false)}
            />
          </div>
          {!isFree && (
            <Field
              label={`السعر (${currencyName(code)})`}
              hideLabel
              className="w-44"
              {...(problem && { error: problem })}
            >
              <span className="relative block">
                <Input
                  autoFocus={isChosenNow}
                  inputMode="decimal"
                  dir="ltr"
                  className="pe-16! text-end!"
                  value={amount}
                  onChange={({ target }) => field.set(target.value)}
                  onBlur={() => {
                    setIsJudged(true);
                    field.set(tidyPrice(amount, decimals));
                  }}
                />
                <span
                  aria-hidden="true"
                  className="pointer-events-none absolute inset-y-0 start-4 flex items-center text-sm text-text-faint"
                >
                  {sign}
                </span>
              </span>
            </Field>
          )}
        </div>
        {!isFree && <CurrencyHint />}
        {!isFree && texts.needsWays && <NoPaymentMethods />}
      </fieldset>
    </DraftBox>
  );
}

/** Where nothing can be paid yet, a price closes the course to buyers: that is said before it is published. */
function NoPaymentMethods() {
  const { data } = useQuery(paymentMethodsQuery);
  const maySell = useCapability('selling:manage');
  if (!data || data.channels.length > 0 || data.gateways.length > 0) return null;
  return (
    <p className="mt-2 text-sm text-warning">
      {wording`لا طريقة للدفع بعد، فلن يشتري أحد بهذا السعر: يُفتح الكورس بالأكواد والمنح فقط.`}{' '}
      {maySell && <Link to="/studio/selling/channels">أضف وسيلة تحويل</Link>}
    </p>
  );
}
