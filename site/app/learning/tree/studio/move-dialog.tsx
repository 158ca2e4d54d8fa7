import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { lists } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { useDebounced } from '#studio-kit/lists/use-debounced.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { BackIcon, ChapterIcon, CourseIcon, NextIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { chapterEnd } from './drop-place.ts';
import { chapterOptions, courseOptions, firstActive, type MoveOption } from './move-options.ts';
import { destinationsQuery, treeQuery } from './queries.ts';
import type { RowKey } from './row-key.ts';
import { lecturesText } from './tree-texts.ts';
import { focusRow, useTreeView, useTreeViewStore } from './tree-view.ts';
import { useActions } from './use-tree-actions.ts';

/** Chooses the chapter that lectures are moved or copied to, in this course or another. */
export function MoveDialog({ tree }: { tree: CourseTree }) {
  const moving = useTreeView((view) => view.moving);
  const store = useTreeViewStore();
  const moved = useRef<RowKey | null>(null);
  useEffect(() => {
    if (moving || !moved.current) return;
    const row = moved.current;
    moved.current = null;
    // After the dialog has given the focus back, to a row that stands elsewhere by now.
    setTimeout(() => focusRow(row));
  }, [moving]);

  function close(row?: RowKey) {
    moved.current = row ?? null;
    store.setState({ moving: null });
  }

  if (!moving) return null;
  const what = lecturesText(tree, moving.ids, 'accusative');
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      size="md"
      title={moving.copy ? `انسخ ${what} إلى…` : `انقل ${what} إلى…`}
    >
      <Places tree={tree} ids={moving.ids} copy={moving.copy} onDone={close} />
    </Dialog>
  );
}

interface PlacesProps {
  tree: CourseTree;
  ids: number[];
  copy: boolean;
  /** @param row the row that gets the focus */
  onDone(row?: RowKey): void;
}

function Places({ tree, ids, copy, onDone }: PlacesProps) {
  const actions = useActions();
  const [search, setSearch] = useState('');
  const [other, setOther] = useState<{ id: number; name: string } | null>(null);
  const searched = useDebounced(search.trim());
  const courses = useQuery({ ...destinationsQuery(searched), enabled: !other });
  const otherTree = useQuery({ ...treeQuery(other?.id ?? 0), enabled: other !== null });
  const found = other
    ? otherTree.data
      ? chapterOptions(otherTree.data, { search, moving: null })
      : []
    : [
        ...chapterOptions(tree, { search, moving: copy ? null : ids }),
        ...courseOptions(courses.data?.courses.data ?? [], tree.course.id),
      ];
  const query = other ? otherTree : courses;

  function choose(option: MoveOption) {
    if (option.kind === 'course') {
      setOther(option);
      setSearch('');
      return;
    }
    const place = chapterEnd(other && otherTree.data ? otherTree.data : tree, ids, option.id);
    if (other || copy) actions.sendLectures(ids, place, { copy, to: option.name });
    else actions.moveLectures(ids, place);
    const [first = 0] = ids;
    onDone(other || copy ? undefined : `lecture:${first}`);
  }

  return (
    <>
      {other && (
        <Button
          variant="ghost"
          size="sm"
          icon={<BackIcon className="size-4" />}
          className="mb-3"
          onClick={() => setOther(null)}
        >
          {other.name}
        </Button>
      )}
      <OptionList
        // Each list begins with its own first option.
        key={other?.id ?? 'own'}
        label={other ? wording`ابحث عن فصل` : wording`ابحث عن فصل أو كورس`}
        search={search}
        onSearch={setSearch}
        options={found}
        first={other || search ? 0 : firstActive(found, tree, ids)}
        onChoose={choose}
      />
      {query.isPending && query.fetchStatus !== 'idle' && <Skeleton className="mt-3 h-9 w-full" />}
      {query.isError && <p className="mt-3 text-sm text-danger">{errorText(query.error)}</p>}
      {found.length === 0 && !query.isPending && (
        <p className="mt-3 text-text-soft">
          {other && !search
            ? wording`لا فصول في {course:هذا|هذه} الكورس بعد. أضف {course:إليه|إليها} فصلًا أولًا.`
            : 'لا شيء بهذا الاسم.'}
        </p>
      )}
    </>
  );
}

interface OptionListProps {
  label: string;
  search: string;
  onSearch(text: string): void;
  options: MoveOption[];
  first: number;
  onChoose(option: MoveOption): void;
}

/** A field above a list: what is typed filters it, arrows walk through it, Enter chooses. */
function OptionList({ label, search, onSearch, options, first, onChoose }: OptionListProps) {
  const id = useId();
  const [moved, setMoved] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const active = Math.min(moved ?? first, options.length - 1);

  useEffect(() => {
    if (moved !== null) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [moved, active]);

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const option = options[active];
    if (step && options.length > 0) {
      event.preventDefault();
      setMoved((active + step + options.length) % options.length);
    } else if (event.key === 'Enter' && option) {
      event.preventDefault();
      onChoose(option);
    }
  }

  return (
    <>
      <Field label={label} hideLabel>
        <Input
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          icon={<SearchIcon />}
          placeholder={label}
          autoComplete="off"
          maxLength={lists.searchMaxLength}
          value={search}
          onChange={(event) => {
            setMoved(0);
            onSearch(event.target.value);
          }}
          onKeyDown={handleKey}
        />
      </Field>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="الأماكن"
        className="mt-3 max-h-[45dvh] overflow-y-auto"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys.
          <div
            key={`${option.kind} ${option.id}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => onChoose(option)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 hover:bg-sunken',
              index === active && 'bg-link-soft',
            )}
          >
            <Option option={option} />
          </div>
        ))}
      </div>
    </>
  );
}

function Option({ option }: { option: MoveOption }) {
  const Icon = option.kind === 'chapter' ? ChapterIcon : CourseIcon;
  return (
    <>
      <Icon className="size-5 shrink-0 text-text-faint" />
      <bdi className="min-w-0 grow wrap-anywhere">{option.name}</bdi>
      {option.kind === 'chapter' ? (
        <span className="shrink-0 text-sm text-text-faint">
          {countLabel(option.count, 'lecture')}
        </span>
      ) : (
        <span className="flex shrink-0 items-center gap-1 text-sm text-text-faint">
          {wording`كورس {آخر|أخرى}`}
          <NextIcon className="size-4" />
        </span>
      )}
    </>
  );
}
