import { bundles as limits } from '@nibras/contract/limits.ts';
import { toMinor } from '@nibras/contract/money.ts';
import type { StudioBundle } from '@nibras/contract/selling/bundles/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useId, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { ChosenCourses, Signed } from '#selling/coupons/studio/index.ts';
import { tidyPrice } from '#selling/settings/studio/index.ts';
import { useChosen } from '#studio-kit/choices/use-chosen.ts';
import { refusedBy, useCheckedForm } from '#studio-kit/forms/use-checked-form.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { useCurrency } from '#ui/text/currency.ts';
import { formatMoney } from '#ui/text/money.tsx';
import { bundleProblems } from './bundle-texts.ts';
import { bundleSchemas } from './queries.ts';
import { useBundleActions } from './use-bundle-actions.ts';

interface BundleDialogProps {
  /** Null for a new one. */
  bundle: StudioBundle | null;
  /** A new one begins with the values of this one. */
  like?: StudioBundle;
  onClose(): void;
}

interface Values {
  name: string;
  description: string;
  price: string;
  courses: number[];
}

const valuesOf = (bundle: StudioBundle | null): Values => ({
  name: bundle?.name ?? '',
  description: bundle?.description ?? '',
  price: bundle?.price ?? '',
  courses: bundle?.courses.map(({ id }) => id) ?? [],
});

const copyOf = (like: StudioBundle): Values => {
  const values = valuesOf(like);
  return { ...values, name: `نسخة من ${values.name}`.slice(0, limits.nameMaxLength) };
};

const fieldNames = ['name', 'price', 'courses', 'description'] as const;

const bodyOf = (values: Values) => ({ ...values, price: tidyPrice(values.price, 3) });

/** The form of a bundle. It says what its courses cost one by one, and what a buyer saves. */
export function BundleDialog({ bundle, like, onClose }: BundleDialogProps) {
  const actions = useBundleActions();
  const id = useId();
  const { code: currency = 'USD', sign = '$' } = useCurrency() ?? {};
  const [failure, setFailure] = useState('');
  const { form, submit, sending, control, problem, showErrors } = useCheckedForm<Values>({
    defaultValues: like ? copyOf(like) : valuesOf(bundle),
    check: async (values) =>
      refusedBy((await bundleSchemas()).bundleBody, bodyOf(values), bundleProblems),
  });
  const values = form.watch();

  async function send(written: Values) {
    setFailure('');
    try {
      await actions.save(bundle?.id ?? null, bodyOf(written));
      onClose();
    } catch (error) {
      if (!showErrors(error, fieldNames)) setFailure(errorText(error));
    }
  }

  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => open || onClose()}
      title={bundle ? 'تعديل الباقة' : 'باقة جديدة'}
      footer={
        <Button type="submit" form={id} loading={sending} loadingLabel="جارٍ الحفظ…">
          {bundle ? 'احفظ الباقة' : 'أنشئ الباقة'}
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
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_11rem]">
          <Field label="الاسم" error={problem('name')}>
            <Input
              autoComplete="off"
              autoFocus={bundle === null}
              maxLength={limits.nameMaxLength}
              placeholder="مسار تطوير الويب"
              {...control('name')}
            />
          </Field>
          <Field label="السعر" error={problem('price')}>
            <Signed sign={sign}>
              <Input
                inputMode="decimal"
                dir="ltr"
                className="pe-14! text-end!"
                // A price is what one mostly changes.
                autoFocus={bundle !== null}
                onFocus={({ target }) => target.select()}
                maxLength={limits.priceMaxLength}
                // The form fills the field after it has the focus.
                defaultValue={values.price}
                {...control('price')}
              />
            </Signed>
          </Field>
        </div>
        <ChosenCourses
          label={wording`الكورسات`}
          hint={wording`بترتيب ظهورها. لا تُعرض الباقة إلا وكل كورساتها منشورة.`}
          error={problem('courses')}
          ids={values.courses}
          max={limits.courses}
          ordered
          onChange={(courses) => {
            form.setValue('courses', courses);
            form.clearErrors('courses');
          }}
          factOf={({ price: own }) => {
            const amount = toMinor(own ?? '0', currency);
            return amount === undefined
              ? own
              : amount === 0
                ? 'مجاني'
                : formatMoney(amount, currency);
          }}
        />
        <Saving ids={values.courses} price={tidyPrice(values.price, 3)} currency={currency} />
        <Field
          label="الوصف"
          optional
          hint="لمن الباقة، وماذا يتقن من يكملها."
          error={problem('description')}
        >
          <Textarea rows={3} maxLength={limits.descriptionMaxLength} {...control('description')} />
        </Field>
      </form>
    </Dialog>
  );
}

interface SavingProps {
  ids: readonly number[];
  price: string;
  currency: Parameters<typeof formatMoney>[1];
}

/** What a buyer saves by the bundle, as it is being typed. */
function Saving({ ids, price, currency }: SavingProps) {
  const { choiceOf } = useChosen('course', ids);
  const amounts = ids.map((id) => toMinor(choiceOf(id)?.price ?? '0', currency) ?? 0);
  const regular = amounts.reduce((sum, amount) => sum + amount, 0);
  const own = toMinor(price, currency);
  if (regular === 0) return null;
  const apart = wording`سعر الكورسات متفرقة ${formatMoney(regular, currency)}.`;
  if (own === undefined || own === 0) {
    return (
      <p role="status" className="text-text-soft">
        {apart}
      </p>
    );
  }
  return own < regular ? (
    <p role="status" className="text-text-soft">
      {`${apart} يوفّر المشتري ${formatMoney(regular - own, currency)}.`}
    </p>
  ) : (
    <Notice tone="warning">{`${apart} بهذا السعر لا يوفّر المشتري شيئًا.`}</Notice>
  );
}
