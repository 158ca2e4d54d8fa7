import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import { useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { logOptionsQuery } from '#studio-kit/lists/queries.ts';
import { DateInput } from '#ui/form/date-input.tsx';
import { Field } from '#ui/form/field.tsx';
import { Link } from '#ui/text/link.tsx';
import { useLogTexts } from './use-log-texts.ts';

/** The parameters of the log's address that narrow it, beside search and kind. */
export const logFilterNames = ['person', 'action', 'from', 'to'] as const;

const day = /^\d{4}-\d{2}-\d{2}$/;

/** What the address asks for; what is no such value is left out. */
export function logFiltersOf(params: URLSearchParams) {
  const person = Number(params.get('person'));
  const dayOf = (name: string) => {
    const value = params.get(name) ?? '';
    return day.test(value) ? value : undefined;
  };
  return {
    person: Number.isInteger(person) && person > 0 ? person : undefined,
    action: params.get('action') || undefined,
    from: dayOf('from'),
    to: dayOf('to'),
  };
}

/** Narrows the log by who did it, what was done, and when. */
export function LogFilters() {
  const { params, hrefWith } = useListAddress();
  const navigate = useNavigate();
  const { data } = useQuery(logOptionsQuery);
  const texts = useLogTexts();
  const { person, action, from, to } = logFiltersOf(params);
  const set = (name: (typeof logFilterNames)[number], value: string) =>
    void navigate(hrefWith({ [name]: value }), { preventScrollReset: true });
  const actions = (data?.actions ?? []).flatMap((one) => {
    const label = texts.actions[one]?.name;
    return label ? [{ one, label }] : [];
  });
  const isFiltered = [person, action, from, to].some((value) => value !== undefined);
  return (
    <fieldset className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(9.75rem,100%),1fr))] gap-3 lg:grid-cols-4">
      <legend className="sr-only">تصفية السجل</legend>
      <Field label="من غيّر">
        <Select value={person ?? ''} onChange={({ target }) => set('person', target.value)}>
          <option value="">الجميع</option>
          {data?.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="نوع التغيير">
        <Select value={action ?? ''} onChange={({ target }) => set('action', target.value)}>
          <option value="">كل شيء</option>
          {actions.map(({ one, label }) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="من يوم">
        <DateInput
          className="max-sm:px-2"
          value={from ?? ''}
          max={to}
          onChange={({ target }) => set('from', target.value)}
        />
      </Field>
      <Field label="إلى يوم">
        <DateInput
          className="max-sm:px-2"
          value={to ?? ''}
          min={from}
          onChange={({ target }) => set('to', target.value)}
        />
      </Field>
      {isFiltered && (
        <p className="col-span-full text-sm">
          <Link
            to={hrefWith({
              person: undefined,
              action: undefined,
              from: undefined,
              to: undefined,
            })}
          >
            كل الأنواع والأيام
          </Link>
        </p>
      )}
    </fieldset>
  );
}
