import type { Choice, ChoiceKind } from '@nibras/contract/content/choices/studio/shapes.ts';
import { offers as limits, lists } from '@nibras/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { Input } from '#ui/form/input.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { PlusIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { useDebounced } from '../lists/use-debounced.ts';
import { ChoicePicture } from './choice-picture.tsx';
import { choicesQuery } from './choices-query.ts';
import { MoreFound } from './more-found.tsx';
import { useCloseAfterPress } from './use-close-after-press.ts';

interface ChoiceSearchProps {
  kind: ChoiceKind;
  /** The accessible name: «أضف كورسًا». */
  label: string;
  placeholder: string;
  /** Ids that are chosen already. */
  chosen: readonly number[];
  onChoose(choice: Choice): void;
  /** Makes what is not found, from what was typed. */
  make?: { label(name: string): string; run(name: string): Promise<void> };
}

const rowClass =
  'flex min-h-12 w-full items-center gap-3 px-3 py-1.5 text-start transition-colors hover:bg-sunken focus-visible:-outline-offset-3';

/** Finds something by its name and adds it by one press; Enter adds the first that is found. */
export function ChoiceSearch(props: ChoiceSearchProps) {
  const { kind, label, placeholder, chosen, onChoose, make } = props;
  const listId = useId();
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const typed = text.trim();
  const search = useDebounced(typed);
  const { data, error, isPlaceholderData } = useQuery({
    ...choicesQuery({ kind, search }),
    enabled: open,
  });
  const offered = data?.filter(({ id }) => !chosen.includes(id));
  /** Whether what is shown was found for what is typed. */
  const isSettled = data !== undefined && !isPlaceholderData && typed === search;
  const isKnown = data?.some(({ name }) => name.toLowerCase() === typed.toLowerCase()) ?? true;
  const makeable = make && typed !== '' && isSettled && !isKnown ? make : null;
  // Enter may be pressed before the answer is there.
  const [entered, setEntered] = useState(false);
  const enter = useEffectEvent(() => {
    setEntered(false);
    const [first] = offered ?? [];
    if (first) choose(first);
    else void makeTyped();
  });
  useEffect(() => {
    if (entered && isSettled) enter();
  }, [entered, isSettled]);

  const isPressed = useCloseAfterPress(open, root, () => setOpen(false));

  function choose(choice: Choice) {
    onChoose(choice);
    setText('');
    input.current?.focus();
  }
  async function makeTyped() {
    if (!makeable) return;
    setText('');
    await makeable.run(typed);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setText('');
      setOpen(false);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setEntered(typed !== '');
  }

  return (
    <search
      ref={root}
      aria-label={label}
      onFocus={() => setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isPressed.current && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Input
        ref={input}
        type="search"
        dir="auto"
        aria-label={label}
        aria-controls={listId}
        icon={<SearchIcon />}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={lists.searchMaxLength}
        value={text}
        onChange={(event) => {
          setOpen(true);
          setEntered(false);
          setText(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} aria-live="polite">
        {open && error && !data && <p className="mt-2 text-sm text-danger">{errorText(error)}</p>}
        {open && !data && !error && <Skeleton inPlace className="mt-2 h-12 w-full" />}
        {open && offered && (offered.length > 0 || makeable) && (
          <ul className="mt-2 max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line bg-raised">
            {offered.map((choice) => (
              <li key={choice.id}>
                <button
                  type="button"
                  className={rowClass}
                  // The field keeps the keyboard.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(choice)}
                >
                  <ChoicePicture kind={kind} choice={choice} />
                  <span className="min-w-0 grow">
                    <span className="sr-only">أضف </span>
                    <bdi className="block truncate">
                      <Highlight text={choice.name} search={search} />
                    </bdi>
                    {choice.detail && (
                      <bdi className="block truncate text-sm text-text-faint">{choice.detail}</bdi>
                    )}
                  </span>
                  <PlusIcon className="size-5 text-text-faint" />
                </button>
              </li>
            ))}
            {makeable && (
              <li>
                <button
                  type="button"
                  className={rowClass}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => void makeTyped()}
                >
                  <PlusIcon className="size-5 text-link" />
                  <span className="min-w-0 grow text-link">{makeable.label(typed)}</span>
                </button>
              </li>
            )}
          </ul>
        )}
        {open && offered && data && data.length >= limits.choicesFound && (
          <MoreFound shown={offered.length} />
        )}
        {open && offered?.length === 0 && !makeable && isSettled && (
          <p className="mt-2 text-sm text-text-soft">
            {search === '' ? 'لا شيء آخر يُضاف.' : 'لا نتائج. جرّب جزءًا آخر من الاسم.'}
          </p>
        )}
      </div>
    </search>
  );
}
