import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { Input } from '#ui/form/input.tsx';
import { CloseIcon, TagIcon } from '#ui/ornament/icons.ts';

interface TagsInputProps {
  label: string;
  tags: readonly string[];
  onTags(tags: string[]): void;
  /** The tags of the bank, offered while typing. */
  known: readonly string[];
  disabled?: boolean;
}

const clean = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, limits.tagMaxLength);

/** Tags as small labels; Enter or a comma adds what is typed, Backspace in the empty field takes the last one away. */
export function TagsInput({ label, tags, onTags, known, disabled = false }: TagsInputProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const offered = known.filter((tag) => !tags.includes(tag));

  function add(text: string) {
    const tag = clean(text);
    setTyped('');
    if (tag !== '' && !tags.includes(tag) && tags.length < limits.tags) onTags([...tags, tag]);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === '،' || event.key === ',') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      onTags(tags.slice(0, -1));
    }
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                disabled={disabled}
                onClick={() => onTags(tags.filter((one) => one !== tag))}
                className="touch-target relative inline-flex min-h-8 items-center gap-1 rounded-full border border-line bg-sunken px-3 text-sm hover:border-line-strong"
              >
                <span className="sr-only">أزل الوسم</span>
                <bdi>{tag}</bdi>
                <CloseIcon className="size-3.5 text-text-faint" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Input
        id={id}
        list={`${id}-known`}
        icon={<TagIcon />}
        value={typed}
        disabled={disabled || tags.length >= limits.tags}
        placeholder="اكتب وسمًا"
        onChange={({ target }) => {
          // A chosen suggestion comes whole, at once.
          if (offered.includes(target.value) && target.value.length > typed.length + 1) {
            add(target.value);
          } else setTyped(target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => add(typed)}
        className="min-h-11!"
      />
      <datalist id={`${id}-known`}>
        {offered.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </div>
  );
}
