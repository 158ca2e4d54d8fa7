import { codes as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Section } from '#studio-kit/fields/section.tsx';
import { CheckRow } from '#studio-kit/forms/check-row.tsx';
import type { useCheckedForm } from '#studio-kit/forms/use-checked-form.ts';
import { DateInput } from '#ui/form/date-input.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { useCurrency } from '#ui/text/currency.ts';
import type { CodesForm } from './codes-form.ts';
import { CourseChoices } from './course-choices.tsx';

type Editing = ReturnType<typeof useCheckedForm<CodesForm>>;

/** How many new codes there are, what they give, and what is printed beside them. */
export function CodesFields({ form, control, problem }: Editing) {
  const { gives, gift, courses, valid_from: from, valid_until: until } = form.watch();
  const sign = useCurrency()?.sign ?? '$';
  const number = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <Section title="كم كودًا؟">
        <CheckRow {...control('gift')} hint="كود واحد، ورابط ترسله إليه.">
          هدية لشخص واحد
        </CheckRow>
        {!gift && (
          <Field label="العدد" hint="24 بطاقة في كل صفحة A4." error={problem('count')}>
            <Input {...number} maxLength={6} {...control('count')} />
          </Field>
        )}
      </Section>
      <Section title="ماذا تفتح؟">
        <div className="flex flex-wrap gap-2">
          <Choice value="courses" control={control('gives')}>
            {wording`كورسات`}
          </Choice>
          <Choice value="credit" control={control('gives')}>
            رصيدًا للشراء
          </Choice>
        </div>
        {gives === 'courses' ? (
          <CourseChoices
            chosen={courses}
            onChange={(chosen) => {
              form.setValue('courses', chosen);
              form.clearErrors('courses');
            }}
            error={problem('courses')}
          />
        ) : (
          <Field
            label={`مبلغ كل كود (${sign})`}
            hint="يُضاف إلى رصيد صاحب الكود، ويُخصم من أسعار ما يشتريه."
            error={problem('amount')}
          >
            <Input
              {...number}
              inputMode="decimal"
              maxLength={limits.amountMaxLength}
              {...control('amount')}
            />
          </Field>
        )}
      </Section>
      <Section title="على البطاقة" description="كله اختياري.">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={`السعر المطبوع (${sign})`}
            hint="ما يدفعه المشتري للمكتبة."
            error={problem('printed_price')}
          >
            <Input
              {...number}
              inputMode="decimal"
              maxLength={limits.amountMaxLength}
              {...control('printed_price')}
            />
          </Field>
          <Field
            label="بادئة قبل الكود"
            hint="حروف لاتينية وأرقام تميّز المكتبة، مثل NOOR."
            error={problem('prefix')}
          >
            <Input
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={limits.prefixMaxLength}
              {...control('prefix')}
              className="font-mono uppercase"
            />
          </Field>
          {gives === 'courses' && (
            <Field
              label="مدة الاشتراك بالأيام"
              hint="من يوم التفعيل. اتركها فارغة لاشتراك بلا تاريخ انتهاء."
              error={problem('access_days')}
            >
              <Input {...number} maxLength={4} {...control('access_days')} />
            </Field>
          )}
          <Field
            label="اسم المجموعة"
            hint="يراه فريقك وحده، مثل اسم المكتبة."
            error={problem('name')}
          >
            <Input autoComplete="off" maxLength={limits.nameMaxLength} {...control('name')} />
          </Field>
          <Field label="تعمل من يوم" error={problem('valid_from')}>
            <DateInput {...control('valid_from')} value={from} />
          </Field>
          <Field label="وحتى آخر يوم" error={problem('valid_until')}>
            <DateInput {...control('valid_until')} value={until} />
          </Field>
        </div>
      </Section>
    </>
  );
}

interface ChoiceProps {
  value: CodesForm['gives'];
  control: UseFormRegisterReturn;
  children: ReactNode;
}

function Choice({ value, control, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-line px-4 py-1.5 transition-colors hover:border-line-strong has-checked:border-link has-checked:bg-link-soft has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input type="radio" value={value} {...control} className="size-4.5 accent-link" />
      {children}
    </label>
  );
}
