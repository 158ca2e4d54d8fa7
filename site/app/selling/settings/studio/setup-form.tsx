import { sellingSetups as limits } from '@nibras/contract/limits.ts';
import { sellingCountries } from '@nibras/contract/selling/countries.ts';
import type { SellingState } from '@nibras/contract/selling/settings/studio/shapes.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import { CheckRow } from '#studio-kit/forms/check-row.tsx';
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
  const { form, submit, sending, control, problem, save } = editing;
  const { vat, rate } = form.watch();
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void submit(save, event)}>
      <LegalSection editing={editing} />
      <Section
        title="ضريبة القيمة المضافة"
        description="إن كنت مسجلًا فيها. تُكتب في كل إيصال، ولا تتغيّر الإيصالات التي صدرت."
      >
        <VatFields
          vat={vat}
          rate={rate}
          currency={state.currency}
          error={problem('rate')}
          control={control}
        />
      </Section>
      <Section title="قواعد الشراء">
        <Field
          label="مهلة الدفع"
          hint="بعدها ينتهي الشراء الذي لم يُدفع، وما يصل من مال متأخرًا يُعرض عليك لتقرر فيه."
        >
          <Select {...form.register('open_for', { valueAsNumber: true })}>
            {openForChoices(state.setup.open_for).map((hours) => (
              <option key={hours} value={hours}>
                {openForName(hours)}
              </option>
            ))}
          </Select>
        </Field>
        <CheckRow
          {...control('two_approvers')}
          hint="يلزم لذلك مشرفان على الأقل، ولا يوافق أحدهما مرتين."
        >
          يوافق شخصان على كل تحويل
        </CheckRow>
      </Section>
      <div>
        <Button type="submit" loading={sending} loadingLabel="جارٍ الحفظ…">
          احفظ إعدادات الدفع
        </Button>
      </div>
    </form>
  );
}

/** The seller, as papers name them. */
function LegalSection({ editing: { form, control, problem } }: { editing: SetupEditing }) {
  return (
    <Section
      title="البائع"
      description="كما هو مسجل رسميًا. يُكتب في كل إيصال يصدر من الآن، ومعه شعار الموقع وبريده وهاتفه."
    >
      <Field label="الاسم القانوني" optional error={problem('legal_name')}>
        <Input {...control('legal_name')} maxLength={limits.legalNameMaxLength} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="الدولة" optional error={problem('country')}>
          <Select {...control('country')}>
            <option value="">غير محددة</option>
            {sellingCountries.map((one) => (
              <option key={one} value={one}>
                {countryNames.of(one) ?? one}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="الرقم الضريبي"
          optional={form.watch('vat') === 'none'}
          error={problem('tax_number')}
        >
          <Input dir="ltr" {...control('tax_number')} maxLength={limits.taxNumberMaxLength} />
        </Field>
      </div>
      <Field
        label="العنوان"
        optional
        hint="إن تركته فارغًا كُتب عنوان الموقع."
        error={problem('address')}
      >
        <Input {...control('address')} maxLength={limits.addressMaxLength} />
      </Field>
    </Section>
  );
}
