import { sellingSetups as limits } from '@nibras/contract/limits.ts';
import { sellingCountries } from '@nibras/contract/selling/countries.ts';
import type { SellingState } from '@nibras/contract/selling/settings/studio/shapes.ts';
import type { FormEvent } from 'react';
import { Section } from '#studio-kit/fields/section.tsx';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { openForChoices, openForName } from './open-for.ts';
import { type SetupEditing, useSetup } from './use-setup.ts';
import { VatFields } from './vat-fields.tsx';

const countryNames = new Intl.DisplayNames('ar', { type: 'region' });

/** What the provider sets about selling, saved as a whole. */
export function SetupForm({ state }: { state: SellingState }) {
  const editing = useSetup(state.setup);
  const { values, set, errorOf, busy, save } = editing;
  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <LegalSection editing={editing} />
      <Section
        title="ضريبة القيمة المضافة"
        description="إن كنت مسجلًا فيها. تُكتب في كل إيصال، ولا تتغيّر الإيصالات التي صدرت."
      >
        <VatFields
          vat={values.vat}
          rate={values.rate}
          currency={state.currency}
          error={errorOf('rate')}
          onVat={(vat) => set({ vat })}
          onRate={(rate) => set({ rate })}
        />
      </Section>
      <Section title="قواعد الشراء">
        <Field
          label="مهلة الدفع"
          hint="بعدها ينتهي الشراء الذي لم يُدفع، وما يصل من مال متأخرًا يُعرض عليك لتقرر فيه."
        >
          <Select
            value={values.open_for}
            onChange={({ target }) => set({ open_for: Number(target.value) })}
          >
            {openForChoices(state.setup.open_for).map((hours) => (
              <option key={hours} value={hours}>
                {openForName(hours)}
              </option>
            ))}
          </Select>
        </Field>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-link"
            checked={values.two_approvers}
            onChange={({ target }) => set({ two_approvers: target.checked })}
          />
          <span>
            يوافق شخصان على كل تحويل
            <span className="block text-sm text-text-faint">
              يلزم لذلك مشرفان على الأقل، ولا يوافق أحدهما مرتين.
            </span>
          </span>
        </label>
      </Section>
      <div>
        <Button type="submit" loading={busy} loadingLabel="يُحفظ…">
          احفظ إعدادات البيع
        </Button>
      </div>
    </form>
  );
}

/** The seller, as papers name them. */
function LegalSection({ editing: { values, set, errorOf } }: { editing: SetupEditing }) {
  const shown = (name: Parameters<typeof errorOf>[0]) => {
    const error = errorOf(name);
    return { ...(error && { error }) };
  };
  return (
    <Section
      title="البائع"
      description="كما هو مسجل رسميًا. يُكتب في كل إيصال يصدر من الآن، ومعه شعار الموقع وبريده وهاتفه."
    >
      <Field label="الاسم القانوني" optional {...shown('legal_name')}>
        <Input
          value={values.legal_name}
          maxLength={limits.legalNameMaxLength}
          onChange={({ target }) => set({ legal_name: target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="الدولة" optional {...shown('country')}>
          <Select
            value={values.country}
            onChange={({ target }) =>
              set({ country: sellingCountries.find((one) => one === target.value) ?? '' })
            }
          >
            <option value="">غير محددة</option>
            {sellingCountries.map((one) => (
              <option key={one} value={one}>
                {countryNames.of(one) ?? one}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="الرقم الضريبي" optional={values.vat === 'none'} {...shown('tax_number')}>
          <Input
            dir="ltr"
            value={values.tax_number}
            maxLength={limits.taxNumberMaxLength}
            onChange={({ target }) => set({ tax_number: target.value })}
          />
        </Field>
      </div>
      <Field label="العنوان" optional hint="إن تركته فارغًا كُتب عنوان الموقع." {...shown('address')}>
        <Input
          value={values.address}
          maxLength={limits.addressMaxLength}
          onChange={({ target }) => set({ address: target.value })}
        />
      </Field>
    </Section>
  );
}
