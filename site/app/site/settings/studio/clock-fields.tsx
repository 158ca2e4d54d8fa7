import { site as limits } from '@nibras/contract/limits.ts';
import { currencies } from '@nibras/contract/site/site.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { SelectDraftField } from '#studio-kit/fields/select-draft-field.tsx';
import { TextDraftField } from '#studio-kit/fields/text-draft-field.tsx';
import { currencyName } from '#studio-kit/frame/currency-name.ts';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';

/** The currency of all prices, and the time zone of all times. */
export function ClockFields({ edited: { field } }: { edited: EditedItem<'site'> }) {
  return (
    <Section title="العملة والوقت">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectDraftField
          field={field('currency')}
          label="العملة"
          hint="تُكتب بجانب الأسعار كما هي، ولا تُحوَّل الأرقام من عملة إلى أخرى."
          options={currencies.map((value) => ({
            value,
            label: `${currencyName(value)} (${value})`,
          }))}
        />
        <TextDraftField
          field={field('time_zone')}
          label="المنطقة الزمنية"
          hint="بها تُكتب المواعيد في الموقع والرسائل."
          list="time-zones"
          max={limits.timeZoneMaxLength}
        />
        <datalist id="time-zones">
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </div>
    </Section>
  );
}
