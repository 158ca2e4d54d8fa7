import { questionKinds } from '@nibras/contract/assessment/questions/shapes.ts';
import type { QuestionTag } from '@nibras/contract/assessment/questions/studio/shapes.ts';
import { stateNames } from '@nibras/contract/content/items/studio/state-names.ts';
import { useNavigate } from 'react-router';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import type { useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { kindTexts } from '../texts.ts';

interface BankFiltersProps {
  address: ReturnType<typeof useListAddress>;
  tags: readonly QuestionTag[];
}

/** Narrows the bank to a tag, a kind and a state. */
export function BankFilters({ address: { params, hrefWith }, tags }: BankFiltersProps) {
  const navigate = useNavigate();
  const filter = (
    name: string,
    all: string,
    options: readonly [value: string, label: string][],
  ) => (
    <Select
      aria-label={all}
      value={params.get(name) ?? ''}
      onChange={({ target }) =>
        void navigate(hrefWith({ [name]: target.value }), { preventScrollReset: true })
      }
      className="min-h-11! w-auto! max-w-48"
    >
      <option value="">{all}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {filter(
        'tag',
        'كل الوسوم',
        tags.map(({ name, questions }) => [name, `${name} (${questions})`]),
      )}
      {filter(
        'kind',
        'كل الأنواع',
        questionKinds.map((kind) => [kind, kindTexts[kind].name]),
      )}
      {filter('state', 'كل الحالات', [
        ['draft', stateNames.draft],
        ['published', stateNames.published],
      ])}
    </div>
  );
}
