import { FilterLinks } from './filter-links.tsx';
import { useListAddress } from './list-frame.tsx';

interface StateFilterProps {
  /** «حالة الكورسات» */
  label: string;
  /** What the list calls its states, in their order. */
  states: Readonly<Record<string, string>>;
}

/** Chooses the state of what is listed, in the list's address. */
export function StateFilter({ label, states }: StateFilterProps) {
  const { params, hrefWith } = useListAddress();
  const state = params.get('state');
  const isKnown = state !== null && state in states;
  return (
    <FilterLinks
      label={label}
      className="[&_a]:px-4! [&_a]:text-sm"
      links={[
        { label: 'الكل', to: hrefWith({ state: undefined }), current: !isKnown },
        ...Object.entries(states).map(([name, text]) => ({
          label: text,
          to: hrefWith({ state: name }),
          current: name === state,
        })),
      ]}
    />
  );
}
