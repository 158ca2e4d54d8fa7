import { coupons as limits } from '@nibras/contract/limits.ts';
import type { StudioCoupon } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { useFieldProblems } from '#studio-kit/fields/use-field-problems.ts';
import { Button } from '#ui/form/button.tsx';
import { DateInput } from '#ui/form/date-input.tsx';
import { Field } from '#ui/form/field.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Input } from '#ui/form/input.tsx';
import { RetryIcon } from '#ui/ornament/icons.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { ChosenCourses } from './chosen-courses.tsx';
import {
  bodyOf,
  type CouponValues,
  couponProblems,
  newCoupon,
  suggestCode,
  valuesOf,
} from './coupon-values.ts';
import { DiscountFields } from './discount-fields.tsx';
import { couponSchemas } from './queries.ts';
import { useCouponActs } from './use-coupon-acts.ts';

interface CouponDialogProps {
  /** Null for a new one. */
  coupon: StudioCoupon | null;
  onClose(): void;
}

/** The form of a coupon. A new one has a code and a discount already: Enter makes it. */
export function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const { timeZone } = useSiteConfig();
  const acts = useCouponActs();
  const form = useId();
  const [values, setValues] = useState(() => (coupon ? valuesOf(coupon, timeZone) : newCoupon()));
  const [failure, setFailure] = useState('');
  const { problems, clear, check, show, set: setProblem } = useFieldProblems(couponProblems);

  /** @param names of the problems that the change may solve */
  function change(part: Partial<CouponValues>, ...names: string[]) {
    setFailure('');
    for (const name of names) clear(name);
    setValues((before) => ({ ...before, ...part }));
  }
  const { busy, run } = useAsyncAction(async () => {
    const body = bodyOf(values, timeZone);
    const { couponBody } = await couponSchemas();
    if (!check(couponBody, body)) return;
    try {
      await acts.save(coupon?.id ?? null, body);
      onClose();
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 409;
      if (isTaken) setProblem('code', error.message);
      else if (!show(error)) setFailure(errorText(error));
    }
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    void run();
  }

  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => open || onClose()}
      title={coupon ? `الكوبون ${coupon.code}` : 'كوبون جديد'}
      {...(coupon && { description: 'من حجز به شراءً قبل التعديل يبقى له خصمه كما كان.' })}
      footer={
        <Button type="submit" form={form} loading={busy} loadingLabel="جارٍ الحفظ…">
          {coupon ? 'احفظ الكوبون' : 'أنشئ الكوبون'}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
        {failure && <Notice tone="danger">{failure}</Notice>}
        <div className="flex items-start gap-2">
          <Field
            label="الكود"
            hint="يكتبه المشتري بأي حروف، كبيرة أو صغيرة."
            className="min-w-0 grow"
            {...(problems.code && { error: problems.code })}
          >
            <Input
              dir="ltr"
              className="text-end! font-mono uppercase"
              autoComplete="off"
              spellCheck={false}
              maxLength={limits.typedMaxLength}
              value={values.code}
              onChange={({ target }) => change({ code: target.value }, 'code')}
            />
          </Field>
          <IconButton
            label="اقترح كودًا آخر"
            className="mt-8"
            onClick={() => change({ code: suggestCode() }, 'code')}
          >
            <RetryIcon className="size-5" />
          </IconButton>
        </div>
        <DiscountFields values={values} problems={problems} onChange={change} />
        <ChosenCourses
          label="الكورسات"
          hint={
            values.courses.length === 0 ? 'يسري على كل الكورسات والباقات ما لم تختر بعضها.' : ''
          }
          error={problems.courses}
          ids={values.courses}
          max={limits.courses}
          onChange={(courses) => change({ courses }, 'courses')}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Field label="من يوم" optional>
            <DateInput
              value={values.from}
              onChange={({ target }) => change({ from: target.value }, 'ends_at')}
            />
          </Field>
          <Field
            label="حتى آخر يوم"
            optional
            {...(problems.ends_at && { error: problems.ends_at })}
          >
            <DateInput
              value={values.to}
              onChange={({ target }) => change({ to: target.value }, 'ends_at')}
            />
          </Field>
          <Field
            label="عدد المرات"
            optional
            hint="للجميع معًا؛ فارغ بلا حد."
            {...(problems.max_uses && { error: problems.max_uses })}
          >
            <Input
              inputMode="numeric"
              dir="ltr"
              className="text-end!"
              value={values.maxUses}
              onChange={({ target }) => change({ maxUses: target.value }, 'max_uses')}
            />
          </Field>
          <label className="flex min-h-12 cursor-pointer items-center gap-2.5 sm:mt-8">
            <input
              type="checkbox"
              checked={values.once}
              onChange={({ target }) => change({ once: target.checked })}
              className="size-5 accent-link"
            />
            مرة واحدة لكل شخص
          </label>
        </div>
      </form>
    </Dialog>
  );
}
