import { codes as limits } from '@nibras/contract/limits.ts';
import type { ReactNode } from 'react';
import { Section } from '#studio-kit/fields/section.tsx';
import { DateInput } from '#ui/form/date-input.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { useCurrency } from '#ui/text/currency.ts';
import type { CodesForm } from './codes-form.ts';
import { CourseChoices } from './course-choices.tsx';

interface CodesFieldsProps {
  form: CodesForm;
  errors: Record<string, string[]>;
  onChange(changes: Partial<CodesForm>): void;
}

/** What new codes give, how many they are, and what is printed beside them. */
export function CodesFields({ form, errors, onChange }: CodesFieldsProps) {
  const sign = useCurrency()?.sign ?? '$';
  const errorOf = (name: string) => ({ ...(errors[name] && { error: errors[name][0] ?? '' }) });
  const number = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <Section title="ماذا تفتح؟">
        <div className="flex flex-wrap gap-2">
          <Choice
            name="gives"
            checked={form.gives === 'courses'}
            onChoose={() => onChange({ gives: 'courses' })}
          >
            كورسات
          </Choice>
          <Choice
            name="gives"
            checked={form.gives === 'credit'}
            onChoose={() => onChange({ gives: 'credit' })}
          >
            رصيدًا للشراء
          </Choice>
        </div>
        {form.gives === 'courses' ? (
          <CourseChoices
            chosen={form.courses}
            onChange={(courses) => onChange({ courses })}
            error={errors.courses?.[0]}
          />
        ) : (
          <Field
            label={`مبلغ كل كود (${sign})`}
            hint="يُضاف إلى رصيد صاحب الكود، ويُخصم من أسعار ما يشتريه."
            {...errorOf('amount')}
          >
            <Input
              {...number}
              inputMode="decimal"
              maxLength={limits.amountMaxLength}
              value={form.amount}
              onChange={({ target }) => onChange({ amount: target.value })}
            />
          </Field>
        )}
      </Section>
      <Section title="كم كودًا؟">
        <label className="flex min-h-11 cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            checked={form.gift}
            onChange={({ target }) => onChange({ gift: target.checked })}
            className="mt-1 size-5 shrink-0 accent-link"
          />
          <span>
            <span className="block">هدية لشخص واحد</span>
            <span className="block text-sm text-text-faint">كود واحد، ورابط ترسله إليه.</span>
          </span>
        </label>
        {!form.gift && (
          <Field label="العدد" hint="24 بطاقة في كل صفحة A4." {...errorOf('count')}>
            <Input
              {...number}
              maxLength={6}
              value={form.count}
              onChange={({ target }) => onChange({ count: target.value })}
            />
          </Field>
        )}
      </Section>
      <Section title="على البطاقة" description="كله اختياري.">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={`السعر المطبوع (${sign})`}
            hint="ما يدفعه المشتري للمكتبة."
            {...errorOf('printed_price')}
          >
            <Input
              {...number}
              inputMode="decimal"
              maxLength={limits.amountMaxLength}
              value={form.price}
              onChange={({ target }) => onChange({ price: target.value })}
            />
          </Field>
          <Field
            label="بادئة قبل الكود"
            hint="حروف لاتينية وأرقام تميّز المكتبة، مثل NOOR."
            {...errorOf('prefix')}
          >
            <Input
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={limits.prefixMaxLength}
              value={form.prefix}
              onChange={({ target }) => onChange({ prefix: target.value })}
              className="font-mono uppercase"
            />
          </Field>
          {form.gives === 'courses' && (
            <Field
              label="مدة الوصول بالأيام"
              hint="من يوم التفعيل. اتركها فارغة لوصول بلا نهاية."
              {...errorOf('access_days')}
            >
              <Input
                {...number}
                maxLength={4}
                value={form.days}
                onChange={({ target }) => onChange({ days: target.value })}
              />
            </Field>
          )}
          <Field label="اسم المجموعة" hint="يراه فريقك وحده، مثل اسم المكتبة." {...errorOf('name')}>
            <Input
              autoComplete="off"
              maxLength={limits.nameMaxLength}
              value={form.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          </Field>
          <Field label="تعمل من يوم" {...errorOf('valid_from')}>
            <DateInput
              value={form.from}
              onChange={({ target }) => onChange({ from: target.value })}
            />
          </Field>
          <Field label="وحتى آخر يوم" {...errorOf('valid_until')}>
            <DateInput
              value={form.until}
              onChange={({ target }) => onChange({ until: target.value })}
            />
          </Field>
        </div>
      </Section>
    </>
  );
}

interface ChoiceProps {
  name: string;
  checked: boolean;
  onChoose(): void;
  children: ReactNode;
}

function Choice({ name, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-line px-4 py-1.5 transition-colors hover:border-line-strong has-checked:border-link has-checked:bg-link-soft has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-4.5 accent-link"
      />
      {children}
    </label>
  );
}
