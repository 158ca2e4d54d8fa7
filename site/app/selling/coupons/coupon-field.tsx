import { coupons as limits } from '@nibras/contract/limits.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { type FormEvent, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SuccessIcon } from '#ui/ornament/icons.ts';
import { formatMoney } from '#ui/text/money.tsx';

interface CouponFieldProps {
  /** The code that the purchase has; null for none. */
  coupon: string | null;
  /** What it saves, in minor units. */
  discount: number;
  currency: Currency;
  /** Sets the coupon of the purchase, or takes it off with null. Throws the ApiError of a refused code. */
  onApply(code: string | null): Promise<void>;
}

/** Takes a coupon's code on a checkout: says what it saves, or why it is refused. What was typed stays after a refusal. */
export function CouponField({ coupon, discount, currency, onApply }: CouponFieldProps) {
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function apply(typed: string | null) {
    if (busy) return;
    setBusy(true);
    setError('');
    try {
      await onApply(typed);
      setCode('');
      setOpen(false);
    } catch (refusal) {
      setError(errorText(refusal));
    } finally {
      setBusy(false);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') setError('اكتب كود الكوبون.');
    else void apply(code.trim());
  }

  if (coupon !== null) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="flex min-w-0 grow items-start gap-2">
          <SuccessIcon className="mt-1 size-5 shrink-0 text-success" />
          <span className="wrap-anywhere">
            الكوبون <bdi className="font-semibold">{coupon}</bdi>
            {`: توفّر ${formatMoney(discount, currency)}`}
          </span>
        </p>
        <Button
          variant="ghost"
          size="sm"
          loading={busy}
          loadingLabel="جارٍ الإزالة…"
          onClick={() => void apply(null)}
        >
          أزل الكوبون
        </Button>
        {error && (
          <p role="alert" className="w-full text-sm text-danger">
            {error}
          </p>
        )}
      </div>
    );
  }
  if (!open) {
    return (
      <Button variant="ghost" size="sm" className="self-start" onClick={() => setOpen(true)}>
        لديك كوبون خصم؟
      </Button>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Field label="كوبون الخصم" hideLabel error={error} className="min-w-48 grow">
        <Input
          dir="ltr"
          className="text-end! uppercase placeholder:normal-case"
          placeholder="كود الكوبون"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          maxLength={limits.typedMaxLength}
          value={code}
          onChange={({ target }) => {
            setError('');
            setCode(target.value);
          }}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="min-h-12"
        loading={busy}
        loadingLabel="جارٍ التطبيق…"
      >
        طبّق
      </Button>
    </form>
  );
}
