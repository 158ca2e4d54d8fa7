import { lists } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { Thumb } from '#studio-kit/frame/thumb.tsx';
import { useDebounced } from '#studio-kit/lists/use-debounced.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { ArticlesIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { articleChoicesQuery } from './queries.ts';

interface ArticlePickerProps {
  /** Articles that cannot be chosen. */
  without: readonly number[];
  onPick(id: number): void;
  onClose(): void;
}

/** Chooses an article: the newest ones, or those that a search finds. */
export function ArticlePicker({ without, onPick, onClose }: ArticlePickerProps) {
  const [text, setText] = useState('');
  const { data, error } = useQuery(articleChoicesQuery({ search: useDebounced(text.trim()) }));
  const choices = data?.filter(({ id }) => !without.includes(id));
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} size="md" title={wording`اختر مقالًا`}>
      <Field label={wording`ابحث عن مقال`} hideLabel>
        <Input
          type="search"
          dir="auto"
          icon={<SearchIcon />}
          placeholder={wording`ابحث عن مقال`}
          autoComplete="off"
          autoFocus
          maxLength={lists.searchMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div aria-live="polite" className="mt-3 max-h-[50dvh] overflow-y-auto">
        {!choices && !error && <Skeleton inPlace className="h-14 w-full" />}
        {error && <p className="text-danger">{errorText(error)}</p>}
        {choices?.length === 0 && (
          <p className="text-text-soft">{wording`لا مقال {آخر|أخرى} هنا. جرّب كلمة أخرى من {عنوانه|عنوانها}.`}</p>
        )}
        <ul>
          {choices?.map(({ id, name, image, published }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onPick(id)}
                className="flex min-h-14 w-full items-center gap-3 rounded-sm px-2 py-1.5 text-start hover:bg-sunken focus-visible:-outline-offset-3"
              >
                <Thumb path={image} icon={ArticlesIcon} />
                <span className="min-w-0 grow">
                  <bdi className="wrap-anywhere">{name}</bdi>
                  {!published && <span className="block text-sm text-text-faint">لم يُنشر</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
