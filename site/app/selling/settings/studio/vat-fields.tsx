import { partOf } from '@nibras/contract/money.ts';
import { type VatMode, vatModes } from '@nibras/contract/selling/settings/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { formatMoney } from '#ui/text/money.tsx';
import { parseRate } from './typed-rate.ts';
import type { SetupEditing } from './use-setup.ts';

const modeNames: Record<VatMode, string> = {
  none: 'بلا ضريبة',
  inclusive: 'أسعاري تشمل الضريبة',
  exclusive: 'تُضاف الضريبة إلى أسعاري',
};

interface VatFieldsProps {
  vat: VatMode;
  rate: string;
  currency: Currency;
  error: string | undefined;
  control: SetupEditing['control'];
}

/** Whether there is VAT, its rate, and what a course for 100 then costs. */
export function VatFields({ vat, rate, currency, error, control }: VatFieldsProps) {
  return (
    <>
      <fieldset className="flex flex-col gap-1">
        <legend className="sr-only">ضريبة القيمة المضافة</legend>
        {vatModes.map((mode) => (
          <label key={mode} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="radio" value={mode} {...control('vat')} className="size-4.5 accent-link" />
            {modeNames[mode]}
          </label>
        ))}
      </fieldset>
      {vat !== 'none' && (
        <div className="grid items-start gap-x-5 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <Field label="النسبة %" error={error}>
            <Input
              dir="ltr"
              inputMode="decimal"
              maxLength={8}
              placeholder="14"
              {...control('rate')}
            />
          </Field>
          <Example vat={vat} rate={rate} currency={currency} />
        </div>
      )}
    </>
  );
}

/** Shown as it is typed, since «inclusive» and «exclusive» are easily mixed up. */
function Example({ vat, rate, currency }: Pick<VatFieldsProps, 'vat' | 'rate' | 'currency'>) {
  const points = parseRate(rate);
  if (!points) return null;
  const price = 10_000;
  const tax =
    vat === 'inclusive' ? partOf(price, points, 10_000 + points) : partOf(price, points, 10_000);
  const money = (amount: number) => formatMoney(amount, currency);
  const total = vat === 'inclusive' ? price : price + tax;
  return (
    <p className="text-sm text-text-soft sm:pt-10">
      {wording`كورس {course:سعره|سعرها} ${money(price)} {student:يدفع|تدفع} {course:فيه|فيها} الطالب ${money(total)}، منها ${money(tax)} ضريبة.`}
    </p>
  );
}
