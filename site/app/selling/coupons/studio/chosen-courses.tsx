import type { Choice } from '@nibras/contract/content/choices/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { ChoicePicture } from '#studio-kit/choices/choice-picture.tsx';
import { ChoiceSearch } from '#studio-kit/choices/choice-search.tsx';
import { useChosen } from '#studio-kit/choices/use-chosen.ts';
import { HiddenIcon } from '#studio-kit/frame/icons.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { CloseIcon, ErrorIcon } from '#ui/ornament/icons.ts';
import { SortableList } from '#ui/sortable/sortable-list.tsx';

interface ChosenCoursesProps {
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  ids: readonly number[];
  max: number;
  onChange(ids: number[]): void;
  /** Whether the buyer sees them in this order. */
  ordered?: boolean;
  /** At the end of a course's row, such as its price. */
  factOf?(course: Choice): ReactNode;
}

/** Courses in a form that is saved as a whole: a search adds, a handle orders. */
export function ChosenCourses(props: ChosenCoursesProps) {
  const { label, hint, error, ids, max, onChange, ordered = false, factOf } = props;
  const { choiceOf, know, error: failure } = useChosen('course', ids);
  const rows = ids.map((id) => {
    const choice = choiceOf(id);
    return { id, choice, name: choice?.name ?? 'غير متاح' };
  });
  const contents = ({ id, choice, name }: (typeof rows)[number]) => (
    <>
      <Course choice={choice} fact={choice && factOf?.(choice)} />
      <IconButton
        label={`أزل «${name}»`}
        onClick={() => onChange(ids.filter((other) => other !== id))}
      >
        <CloseIcon className="size-5" />
      </IconButton>
    </>
  );
  const listClass = 'divide-y divide-line overflow-hidden rounded-md border border-line';
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium">{label}</legend>
      {hint && <p className="text-sm text-text-faint">{hint}</p>}
      {failure && <p className="text-sm text-danger">{errorText(failure)}</p>}
      {rows.length > 0 &&
        (ordered ? (
          <SortableList list="courses" items={rows} onOrder={onChange} className={listClass}>
            {contents}
          </SortableList>
        ) : (
          <ul className={listClass}>
            {rows.map((row) => (
              <li key={row.id} className="flex items-center gap-2 bg-raised ps-3">
                {contents(row)}
              </li>
            ))}
          </ul>
        ))}
      {ids.length < max ? (
        <ChoiceSearch
          kind="course"
          label={wording`أضف كورسًا`}
          placeholder={wording`أضف كورسًا`}
          chosen={ids}
          onChoose={(choice) => {
            know(choice);
            onChange([...ids, choice.id]);
          }}
        />
      ) : (
        <p className="text-sm text-text-faint">هذا أكبر عدد يمكن حفظه.</p>
      )}
      <p
        aria-live="polite"
        className={error ? 'flex items-start gap-1.5 text-sm text-danger' : 'hidden'}
      >
        {error && <ErrorIcon className="mt-1 size-4" />}
        {error}
      </p>
    </fieldset>
  );
}

function Course({ choice, fact }: { choice: Choice | null | undefined; fact: ReactNode }) {
  if (choice === undefined) {
    return (
      <span className="flex min-h-13 grow items-center">
        <Skeleton inPlace className="h-4 w-1/3" />
      </span>
    );
  }
  if (choice === null) {
    return (
      <span className="flex min-h-13 grow items-center text-text-faint">{wording`كورس {محذوف|محذوفة}`}</span>
    );
  }
  return (
    <span className="flex min-h-13 min-w-0 grow items-center gap-3 py-1.5">
      <span className="hidden sm:contents">
        <ChoicePicture kind="course" choice={choice} />
      </span>
      <span className="min-w-0 grow">
        <bdi className="wrap-anywhere">{choice.name}</bdi>
        {!choice.published && (
          <span className="flex items-center gap-1 text-sm text-warning">
            <HiddenIcon className="size-4" />
            لا يراه الزوار
          </span>
        )}
      </span>
      {fact && <span className="shrink-0 text-sm text-text-soft">{fact}</span>}
    </span>
  );
}
