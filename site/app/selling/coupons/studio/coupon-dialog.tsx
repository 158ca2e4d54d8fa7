import { coupons as limits } from '@nibras/contract/limits.ts';
import type { StudioCoupon } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useId, useState } from 'react';
import { ApiError, errorText } from '#platform/api/api-error.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { refusedBy, useCheckedForm } from '#studio-kit/forms/use-checked-form.ts';
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
import { useCouponActions } from './use-coupon-actions.ts';

interface CouponDialogProps {
  /** Null for a new one. */
  coupon: StudioCoupon | null;
  /** A new one begins with the values of this one. */
  like?: StudioCoupon;
  onClose(): void;
}

const fieldNames = ['code', 'percent', 'amount', 'courses', 'ends_at', 'max_uses'] as const;

/** The form of a coupon. A new one has a code and a discount already: Enter makes it. */
export function CouponDialog({ coupon, like, onClose }: CouponDialogProps) {
  const { timeZone } = useSiteConfig();
  const actions = useCouponActions();
  const id = useId();
  const [failure, setFailure] = useState('');
  const editing = useCheckedForm<CouponValues>({
    defaultValues: coupon ? valuesOf(coupon, timeZone) : newCoupon(like && { like, timeZone }),
    check: async (values) =>
      refusedBy((await couponSchemas()).couponBody, bodyOf(values, timeZone), couponProblems),
  });
  const { form, submit, sending, control, problem, showErrors } = editing;
  const values = form.watch();

  async function send(written: CouponValues) {
    setFailure('');
    try {
      await actions.save(coupon?.id ?? null, bodyOf(written, timeZone));
      onClose();
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 409;
      if (isTaken) form.setError('code', { type: 'server', message: error.message });
      else if (!showErrors(error, fieldNames)) setFailure(errorText(error));
    }
  }

  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => open || onClose()}
      title={coupon ? `الكوبون ${coupon.code}` : 'كوبون جديد'}
      {...(coupon && { description: 'من حجز به شراءً قبل التعديل يبقى له خصمه كما كان.' })}
      footer={
        <Button type="submit" form={id} loading={sending} loadingLabel="جارٍ الحفظ…">
          {coupon ? 'احفظ الكوبون' : 'أنشئ الكوبون'}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => void submit(send, event)}
        className="flex flex-col gap-6"
      >
        {failure && <Notice tone="danger">{failure}</Notice>}
        <div className="flex items-start gap-2">
          <Field
            label="الكود"
            hint="يكتبه المشتري بأي حروف، كبيرة أو صغيرة."
            className="min-w-0 grow"
            error={problem('code')}
          >
            <Input
              dir="ltr"
              className="text-end! font-mono uppercase"
              autoComplete="off"
              spellCheck={false}
              maxLength={limits.typedMaxLength}
              {...control('code')}
            />
          </Field>
          <IconButton
            label="اقترح كودًا آخر"
            className="mt-8"
            onClick={() => {
              form.setValue('code', suggestCode());
              form.clearErrors('code');
            }}
          >
            <RetryIcon className="size-5" />
          </IconButton>
        </div>
        <DiscountFields {...editing} />
        <ChosenCourses
          label={wording`الكورسات`}
          hint={
            values.courses.length === 0
              ? wording`يسري على كل الكورسات والباقات ما لم تختر بعضها.`
              : ''
          }
          error={problem('courses')}
          ids={values.courses}
          max={limits.courses}
          onChange={(courses) => {
            form.setValue('courses', courses);
            form.clearErrors('courses');
          }}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Field label="من يوم" optional>
            <DateInput
              {...form.register('starts_at', { onChange: () => form.clearErrors('ends_at') })}
              value={values.starts_at}
            />
          </Field>
          <Field label="حتى آخر يوم" optional error={problem('ends_at')}>
            <DateInput {...control('ends_at')} value={values.ends_at} />
          </Field>
          <Field
            label="عدد المرات"
            optional
            hint="للجميع معًا؛ فارغ بلا حد."
            error={problem('max_uses')}
          >
            <Input inputMode="numeric" dir="ltr" className="text-end!" {...control('max_uses')} />
          </Field>
          <label className="flex min-h-12 cursor-pointer items-center gap-2.5 sm:mt-8">
            <input type="checkbox" {...control('once_per_person')} className="size-5 accent-link" />
            مرة واحدة لكل شخص
          </label>
        </div>
      </form>
    </Dialog>
  );
}
