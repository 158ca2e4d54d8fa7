import { paymentWays, purchaseStates } from '@nibras/contract/selling/purchases/shapes.ts';
import {
  purchaseStateNames,
  wayNames,
} from '@nibras/contract/selling/purchases/studio/purchase-names.ts';
import type { SaleFilters as Filters } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useNavigate } from 'react-router';
import { CourseFilter } from '#learning/enrolment/studio/index.ts';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import { FilterChip } from '#studio-kit/lists/filter-chip.tsx';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { DateInput } from '#ui/form/date-input.tsx';
import { Field } from '#ui/form/field.tsx';

interface SaleFiltersProps {
  filters: Filters;
  /** Whose purchases are shown, where they are one person's. */
  personName: string | undefined;
}

/** State, way, days, course and person of the list; all of them are part of its address. */
export function SaleFilters({ filters, personName }: SaleFiltersProps) {
  const { hrefWith } = useListAddress();
  const navigate = useNavigate();
  const open = (changes: Parameters<typeof hrefWith>[0]) =>
    void navigate(hrefWith(changes), { preventScrollReset: true });
  const { state, way, from, to, person } = filters;
  return (
    <div className="flex flex-col gap-3">
      <FilterLinks
        label="الحالة"
        className="max-w-full min-w-0 [&_a]:px-4! [&_a]:text-sm"
        links={[
          { label: 'الكل', to: hrefWith({ state: undefined }), current: !state },
          ...purchaseStates.map((one) => ({
            label: purchaseStateNames[one],
            to: hrefWith({ state: one }),
            current: one === state,
          })),
        ]}
      />
      <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(9.75rem,100%),1fr))] items-start gap-3 sm:flex sm:flex-wrap">
        <legend className="sr-only">تصفية المشتريات</legend>
        <Field label="من يوم" className="min-w-0">
          <DateInput
            className="max-sm:px-2"
            value={from ?? ''}
            max={to}
            onChange={({ target }) => open({ from: target.value })}
          />
        </Field>
        <Field label="إلى يوم" className="min-w-0">
          <DateInput
            className="max-sm:px-2"
            value={to ?? ''}
            min={from}
            onChange={({ target }) => open({ to: target.value })}
          />
        </Field>
        <Field label="طريقة الدفع" className="min-w-0">
          <Select value={way ?? ''} onChange={({ target }) => open({ way: target.value })}>
            <option value="">كل الطرق</option>
            {paymentWays.map((one) => (
              <option key={one} value={one}>
                {wayNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        {/* In line with the fields, whose labels stand above them. */}
        <div className="min-w-0 max-sm:self-end sm:pt-8.5">
          <CourseFilter title={wording`مبيعات كورس {واحد|واحدة}`} />
        </div>
        {person !== undefined && (
          <FilterChip label="اعرض مشتريات الجميع" onRemove={() => open({ person: undefined })}>
            {personName ?? 'شخص واحد'}
          </FilterChip>
        )}
      </fieldset>
    </div>
  );
}
