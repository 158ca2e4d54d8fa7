import { lists } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Palette } from '#ui/palette/palette.tsx';
import { usePaused } from '#ui/palette/use-paused.ts';
import { SearchMarks } from '#ui/text/highlight.tsx';
import { rememberSearch } from '../recent-searches.ts';
import { reportChoice } from '../report-choice.ts';
import { searchHref } from '../search-address.ts';
import { FirstHints } from './first-hints.tsx';
import { type SuggestionRow, useSuggestionRows } from './use-suggestion-rows.ts';

/** The search over everything, with suggestions while typing (docs/behaviour/search.md#dialog). */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const input = text.trim();
  const search = usePaused(input);
  const { groups, marks, count, isFetching, error } = useSuggestionRows(search);
  const isBusy = isFetching || search !== input;

  function leave(path: string) {
    rememberSearch(input);
    onClose();
    void navigate(path);
  }

  function open(row: SuggestionRow) {
    if (row.item) reportChoice(search, row.item.kind, row.item.id);
    if (row.search === undefined) leave(row.path);
    else setText(row.search);
  }

  function searchFor(q: string) {
    rememberSearch(q);
    onClose();
    void navigate(searchHref({ q }));
  }

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title="البحث" size="md" bare>
      <SearchMarks value={marks}>
        <Palette
          label="ابحث في كل شيء"
          placeholder="ابحث في كل شيء…"
          maxLength={lists.searchMaxLength}
          text={text}
          onText={setText}
          groups={groups}
          search={search}
          busy={isBusy && input !== ''}
          status={input === '' || isBusy ? '' : statusOf(count, error)}
          onOpen={open}
          onEnter={() => input !== '' && searchFor(input)}
        >
          {search === '' ? (
            <FirstHints onSearch={searchFor} />
          ) : (
            error && (
              <p role="alert" className="px-3 py-2 text-sm text-danger">
                {errorText(error)}
              </p>
            )
          )}
        </Palette>
      </SearchMarks>
    </Dialog>
  );
}

const statusOf = (count: number, error: Error | null) =>
  error ? '' : countLabel(count, rareNouns.suggestion);
