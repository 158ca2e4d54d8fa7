import { getStudioPeople } from '@nibras/contract/learning/staff/studio/calls.ts';
import type { FoundPerson } from '@nibras/contract/learning/staff/studio/shapes.ts';
import { studio as limits, lists } from '@nibras/contract/limits.ts';
import { type QueryFunction, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Avatar } from '#ui/list/avatar.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { MoreFound } from '../choices/more-found.tsx';
import { studioKey } from '../lists/queries.ts';
import { useDebounced } from '../lists/use-debounced.ts';

export interface PeopleQuery {
  queryKey: readonly unknown[];
  queryFn: QueryFunction<{ people: FoundPerson[] }>;
}

/** Of every search for people. */
export const foundPeopleKey = [...studioKey, 'people', 'found'] as const;

/** Query of people by a carelessly written name, or by a whole address. */
const peopleQuery = (search: string): PeopleQuery => ({
  queryKey: [...foundPeopleKey, search],
  queryFn: ({ signal }) => makeCall(getStudioPeople, { query: { search }, signal }),
});

interface PersonSearchProps {
  label: string;
  hint?: string;
  /** Shown when nobody is found for what was typed. */
  none?: (search: string) => ReactNode;
  /** Below what is found for what was typed, once that has been found. */
  also?: (search: string, people: readonly FoundPerson[]) => ReactNode;
  /** Searched at first. */
  initial?: string;
  autoFocus?: boolean;
  /** Finds people otherwise than by name and address. */
  query?: (search: string) => PeopleQuery;
  /** Chooses a person by a press on their row. */
  onChoose?: (person: FoundPerson) => void;
  /** The buttons at the end of a person's row, when the row itself is none. */
  actions?: (person: FoundPerson) => ReactNode;
}

/** A field that finds people who have an account, and the list of them. */
export function PersonSearch({
  label,
  hint,
  none = () => 'لم نجد أحدًا بهذا الاسم أو البريد.',
  also,
  initial = '',
  autoFocus = false,
  query = peopleQuery,
  onChoose,
  actions,
}: PersonSearchProps) {
  const [text, setText] = useState(initial);
  const search = useDebounced(text.trim());
  const { data, error, isPlaceholderData } = useQuery({
    ...query(search),
    enabled: search !== '',
    placeholderData: (before) => before,
  });
  const people = search === '' ? undefined : data?.people;
  return (
    <search aria-label={label}>
      <Field label={label} {...(hint && { hint })}>
        <Input
          autoFocus={autoFocus}
          type="search"
          dir="auto"
          icon={<SearchIcon />}
          autoComplete="off"
          maxLength={lists.searchMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div aria-live="polite" className="mt-3 empty:hidden">
        {search !== '' && error && <p className="text-danger">{errorText(error)}</p>}
        {search !== '' && !people && !error && <Skeleton inPlace className="h-14 w-full" />}
        {people?.length === 0 && <div className="text-text-soft">{none(search)}</div>}
        {people && people.length > 0 && (
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-raised">
            {people.map((person) => (
              <li key={person.id}>
                {onChoose ? (
                  <button
                    type="button"
                    onClick={() => onChoose(person)}
                    className={`${rowClass} w-full text-start transition-colors hover:bg-sunken focus-visible:-outline-offset-3`}
                  >
                    <Person person={person} />
                  </button>
                ) : (
                  <div className={rowClass}>
                    <Person person={person} />
                    {actions?.(person)}
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
        {people && !isPlaceholderData && also?.(search, people)}
        {people && people.length >= limits.peopleFound && <MoreFound shown={people.length} />}
      </div>
    </search>
  );
}

const rowClass = 'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 sm:px-4';

function Person({ person: { name, email, photo } }: { person: FoundPerson }) {
  const media = useMediaUrl();
  return (
    <>
      <Avatar name={name} src={media(photo, 120)} size="sm" />
      <span className="min-w-0 grow basis-40">
        <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
        {/* An address is read from left to right, and stands below the name. */}
        <span className="block text-sm wrap-anywhere text-text-faint">
          <bdi dir="ltr">{email}</bdi>
        </span>
      </span>
    </>
  );
}
