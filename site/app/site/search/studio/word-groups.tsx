import type { SynonymGroup } from '@nibras/contract/site/search/studio/word-shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { RowsSkeleton, rowsClass } from '#studio-kit/lists/list-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { DeleteIcon, EditIcon } from '#ui/ornament/icons.ts';
import { synonymsQuery } from './queries.ts';
import { joinWords } from './typed-words.ts';
import { useWordActions } from './use-word-actions.ts';

/** More are shown by a press. */
const shownFirst = 12;

/** The groups of words that mean the same, the one that was changed last first. */
export function WordGroups({ onEdit }: { onEdit(group: SynonymGroup): void }) {
  const { data: groups, error, isFetching, refetch } = useQuery(synonymsQuery);
  const [showsAll, setShowsAll] = useState(false);
  if (error && !groups) {
    return (
      <FailedState
        title="تعذر تحميل الكلمات"
        message={errorText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!groups) return <RowsSkeleton label="الكلمات" rows={3} />;
  if (groups.length === 0) {
    return (
      <p className="text-text-soft">
        {wording`لا كلمات بعد. أضف ما يسمّيه طلابك{و} بغير اسمه في موقعك، مثل «حصة» و«{=محاضرة}».`}
      </p>
    );
  }
  return (
    <>
      <ul aria-label="كلمات معناها واحد" className={rowsClass}>
        {(showsAll ? groups : groups.slice(0, shownFirst)).map((group) => (
          <Group key={group.id} group={group} onEdit={() => onEdit(group)} />
        ))}
      </ul>
      {groups.length > shownFirst && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={showsAll}
          className="self-start"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'اعرض الأحدث فقط' : `اعرض المجموعات كلها (${groups.length})`}
        </Button>
      )}
    </>
  );
}

function Group({ group, onEdit }: { group: SynonymGroup; onEdit(): void }) {
  const { remove } = useWordActions();
  const name = joinWords(group.words);
  return (
    <li className="flex items-start gap-1 py-2 ps-4 pe-2">
      <ul className="flex min-w-0 grow flex-wrap gap-x-2 gap-y-1.5 py-1.5">
        {group.words.map((word) => (
          <li key={word} className="max-w-full rounded-sm bg-sunken px-2 py-0.5 wrap-anywhere">
            <bdi>{word}</bdi>
          </li>
        ))}
      </ul>
      <IconButton label={`عدّل «${name}»`} onClick={onEdit}>
        <EditIcon />
      </IconButton>
      <IconButton label={`احذف «${name}»`} onClick={() => void remove(group)}>
        <DeleteIcon />
      </IconButton>
    </li>
  );
}
