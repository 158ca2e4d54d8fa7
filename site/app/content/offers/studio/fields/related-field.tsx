import type { Choice, ChoiceKind } from '@nibras/contract/content/choices/studio/shapes.ts';
import { offers as limits } from '@nibras/contract/limits.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { ChoicePicture } from '#studio-kit/choices/choice-picture.tsx';
import { ChoiceSearch } from '#studio-kit/choices/choice-search.tsx';
import { useChosen } from '#studio-kit/choices/use-chosen.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { useDraftList } from '#studio-kit/fields/use-draft-list.ts';
import { HiddenIcon } from '#studio-kit/frame/icons.ts';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { CloseIcon } from '#ui/ornament/icons.ts';
import { SortableList } from '#ui/sortable/sortable-list.tsx';

interface RelatedFieldProps {
  field: EditedField<number[]>;
  kind: ChoiceKind;
  /** The accessible name of the list. */
  label: string;
  /** «أضف كورسًا». */
  addLabel: string;
  placeholder: string;
  disabled: boolean;
  /** Whether pages show them in this order. */
  ordered?: boolean;
  /** Leads to the item's page in the studio. */
  pathOf?(id: number): string;
  /** Makes one that does not exist yet. Resolves to null where that failed. */
  make?: { label(name: string): string; run(name: string): Promise<Choice | null> };
}

/** What an item is related to: a search adds, a handle orders, and what was removed can be restored. */
export function RelatedField(props: RelatedFieldProps) {
  const { field, kind, label, addLabel, placeholder, disabled, ordered = false } = props;
  const { pathOf, make } = props;
  const { rows, add, remove, order } = useDraftList(field);
  const { choiceOf, know, error } = useChosen(kind, field.value);
  const shown = rows.map((row) => {
    const choice = choiceOf(row.item);
    return { ...row, choice, name: choice?.name ?? 'غير متاح' };
  });
  function choose(choice: Choice) {
    know(choice);
    add([choice.id]);
  }

  const contents = ({ item, at, choice, name }: (typeof shown)[number]) => (
    <>
      <Row kind={kind} choice={choice} href={choice && pathOf?.(item)} />
      {!disabled && (
        <IconButton label={`أزل «${name}»`} onClick={() => remove(at, `أُزيل «${name}»`)}>
          <CloseIcon className="size-5" />
        </IconButton>
      )}
    </>
  );
  return (
    <DraftBox field={field}>
      <fieldset aria-label={label} className="flex min-w-0 flex-col gap-3">
        {error && <p className="text-sm text-danger">{errorText(error)}</p>}
        {shown.length > 0 && (
          <Rows ordered={ordered} kind={kind} rows={shown} onOrder={order} contents={contents} />
        )}
        {!disabled &&
          (shown.length < limits.related ? (
            <ChoiceSearch
              kind={kind}
              label={addLabel}
              placeholder={placeholder}
              chosen={field.value}
              onChoose={choose}
              {...(make && {
                make: {
                  label: make.label,
                  run: async (name) => {
                    const made = await make.run(name);
                    if (made) choose(made);
                  },
                },
              })}
            />
          ) : (
            <p className="text-sm text-text-faint">هذه أكبر قائمة يمكن حفظها.</p>
          ))}
      </fieldset>
    </DraftBox>
  );
}

interface RowsProps<Item> {
  ordered: boolean;
  kind: ChoiceKind;
  rows: readonly Item[];
  onOrder(ids: number[]): void;
  contents(row: Item): ReactNode;
}

function Rows<Item extends { id: number; name: string }>(props: RowsProps<Item>) {
  const { ordered, kind, rows, onOrder, contents } = props;
  const className = 'divide-y divide-line overflow-hidden rounded-md border border-line';
  if (ordered) {
    return (
      <SortableList list={`related-${kind}`} items={rows} onOrder={onOrder} className={className}>
        {contents}
      </SortableList>
    );
  }
  return (
    <ul className={className}>
      {rows.map((row) => (
        <li key={row.id} className="flex items-center gap-2 bg-raised ps-3">
          {contents(row)}
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  kind: ChoiceKind;
  choice: Choice | null | undefined;
  href: string | null | undefined;
}

/** One that is chosen: its picture and name, and whether visitors see it. */
function Row({ kind, choice, href }: RowProps) {
  if (choice === undefined) {
    return (
      <span className="flex min-h-13 grow items-center">
        <Skeleton inPlace className="h-4 w-1/3" />
      </span>
    );
  }
  if (choice === null) {
    return (
      <span className="flex min-h-13 grow items-center text-text-faint">
        حُذف، أو لا تملك صلاحية رؤيته
      </span>
    );
  }
  return (
    <span className="flex min-h-13 min-w-0 grow items-center gap-3 py-1.5">
      <ChoicePicture kind={kind} choice={choice} />
      <span className="min-w-0 grow">
        {href ? (
          <Link to={href} className="touch-target relative text-text hover:text-link">
            <bdi>{choice.name}</bdi>
          </Link>
        ) : (
          <bdi>{choice.name}</bdi>
        )}
        {!choice.published && (
          <span className="flex items-center gap-1 text-sm text-text-faint">
            <HiddenIcon className="size-4" />
            لا يظهر للزوار حتى يُنشر
          </span>
        )}
      </span>
    </span>
  );
}
