import type { QuestionKind } from '@nibras/contract/assessment/questions/shapes.ts';
import type { QuestionRow } from '@nibras/contract/assessment/questions/studio/shapes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { bankQuery, KindMenu, kindTexts, shownName } from '#assessment/questions/studio/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { useDebounced } from '#studio-kit/lists/use-debounced.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { PlusIcon } from '#ui/ornament/icons.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { clock } from '../../player/clock.ts';

interface PickDialogProps {
  course: number;
  second: number;
  /** The questions that the video asks already. */
  placed: ReadonlySet<number>;
  onPick(question: number): void;
  onMake(kind: QuestionKind): void;
  onClose(): void;
}

/** A person marks essays, so no video waits for them. */
const canAsk = ({ kind }: Pick<QuestionRow, 'kind'>) => kind !== 'essay';

/**
 * Chooses the question that a video asks at a second: Enter takes the one that is marked, the arrows move the mark, and
 * Ctrl+Enter makes a new one.
 */
export function PickDialog({ course, second, placed, onPick, onMake, onClose }: PickDialogProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { data, error, refetch } = useQuery({
    ...bankQuery(course, { search }),
    placeholderData: keepPreviousData,
  });
  const offered = data?.questions.data.filter(({ id }) => !placed.has(id)) ?? [];
  const askable = offered.filter(canAsk);
  const [marked, setMarked] = useState<number | null>(null);
  const active = askable.find(({ id }) => id === marked) ?? askable[0];
  const optionId = (id: number) => `${listId}-${id}`;
  const activeId = active && optionId(active.id);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function step(by: 1 | -1) {
    const at = active ? askable.indexOf(active) : -1;
    setMarked(askable[Math.min(askable.length - 1, Math.max(0, at + by))]?.id ?? null);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) onMake('single');
      // What is typed is being searched for: the mark may be on something else yet.
      else if (active && search === typed.trim()) onPick(active.id);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="lg"
      title={`سؤال عند ${clock(second)}`}
      description="اختر من بنك الأسئلة، أو اكتب سؤالًا جديدًا."
      footer={
        <>
          <Button icon={<PlusIcon className="size-4.5" />} onClick={() => onMake('single')}>
            سؤال جديد{' '}
            <kbd dir="ltr" className="max-sm:hidden">
              Ctrl+Enter
            </kbd>
          </Button>
          <KindMenu
            without="essay"
            onKind={onMake}
            trigger={<Button variant="secondary">نوع آخر</Button>}
          />
        </>
      }
    >
      <Input
        type="search"
        role="combobox"
        aria-label="ابحث في البنك"
        placeholder="ابحث في البنك"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setMarked(null);
        }}
        onKeyDown={onKeyDown}
        className="mb-3"
      />
      {error && !data ? (
        <FailedState message={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <div role="status" aria-label="جارٍ تحميل البنك">
          <SkeletonText lines={5} />
        </div>
      ) : (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label="بنك الأسئلة"
          className="max-h-[40dvh] divide-y divide-line overflow-y-auto rounded-md border border-line"
        >
          {offered.map((row) => (
            <Option
              key={row.id}
              id={optionId(row.id)}
              row={row}
              isActive={row === active}
              onPick={() => canAsk(row) && onPick(row.id)}
            />
          ))}
          {offered.length === 0 && (
            <p className="px-3 py-6 text-center text-text-soft">
              {search
                ? 'لا سؤال يطابق ما بحثت عنه.'
                : data.questions.data.length > 0
                  ? 'أسئلة البنك كلها في هذا الفيديو.'
                  : 'لا أسئلة في البنك بعد.'}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface OptionProps {
  id: string;
  row: QuestionRow;
  isActive: boolean;
  onPick(): void;
}

/** A question of the bank. An essay stands there with the reason why it is not taken. */
function Option({ id, row, isActive, onPick }: OptionProps) {
  const isEssay = !canAsk(row);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field above
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search field
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={isEssay || undefined}
      onClick={onPick}
      className={cx(
        'min-h-11 px-3 py-2.5',
        isActive && 'bg-link-soft',
        isEssay ? 'text-text-faint' : 'cursor-pointer hover:bg-sunken/60',
      )}
    >
      <bdi className="block wrap-anywhere">{shownName(row.name)}</bdi>
      <span className="block text-sm text-text-faint">
        {isEssay
          ? 'الإجابة المقالية يصحّحها إنسان، فلا يُطرح سؤالها في الفيديو.'
          : [kindTexts[row.kind].name, ...row.tags.map((tag) => `#${tag}`)].join(' · ')}
      </span>
    </div>
  );
}
