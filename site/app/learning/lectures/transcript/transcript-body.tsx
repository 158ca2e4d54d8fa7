import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { SearchBox } from '#ui/form/search-box.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import type { VideoChapter } from '../player/time-line.ts';
import type { Video } from '../player/video.ts';
import { transcriptQuery } from '../queries.ts';
import { LanguageChoice } from './language-choice.tsx';
import { chaptersOfLines, searchableLines } from './transcript-lines.ts';
import { TranscriptList } from './transcript-list.tsx';
import { TranscriptSkeleton } from './transcript-skeleton.tsx';

interface TranscriptBodyProps {
  ids: { course: number; lecture: number };
  /** Those that have a transcript, one for each language. */
  captions: LecturePage['lecture']['captions'];
  video: Video;
  /** Of the video, in the order of their starts. */
  chapters: readonly VideoChapter[];
}

/** The lines of a transcript in one language, with a search in them. */
export default function TranscriptBody({ ids, captions, video, chapters }: TranscriptBodyProps) {
  const [chosen, setChosen] = useState('ar');
  const [search, setSearch] = useState('');
  const current = captions.find(({ language }) => language === chosen) ?? captions[0];
  const language = current?.language ?? 'ar';
  const { data, error, refetch, isFetching } = useQuery(transcriptQuery(ids, language));
  const lines = useMemo(() => data && searchableLines(data.lines), [data]);
  const titles = useMemo(() => chaptersOfLines(data?.lines ?? [], chapters), [data, chapters]);
  const shown = useMemo(() => lines?.find(search) ?? [], [lines, search]);

  return (
    <div className="flex flex-col gap-3 px-3 pb-3 sm:px-4 sm:pb-4">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <SearchBox
          label={wording`ابحث في نص المحاضرة`}
          value={search}
          onSearch={setSearch}
          delay={200}
          className="grow"
        />
        {captions.length > 1 && (
          <LanguageChoice captions={captions} chosen={language} onChoose={setChosen} />
        )}
      </div>
      {data && (
        <p role="status" className={search === '' ? 'sr-only' : 'px-2 text-sm text-text-soft'}>
          {search !== '' &&
            (shown.length > 0
              ? `في ${countLabel(shown.length, rareNouns.line, 'genitive')}`
              : wording`لم نجد «${search}» في نص {هذه|هذا} المحاضرة.`)}
        </p>
      )}
      {data && data.lines.length === 0 && (
        <p className="px-2 pb-3 text-text-soft">{wording`لا نص {لهذه|لهذا} المحاضرة بهذه اللغة.`}</p>
      )}
      {data && shown.length > 0 && (
        <TranscriptList
          key={`${language} ${search}`}
          lines={data.lines}
          shown={shown}
          search={search}
          language={language}
          video={video}
          chapters={titles}
        />
      )}
      {!data && !error && <TranscriptSkeleton />}
      {!data && error && (
        <FailedState
          title={wording`تعذر تحميل نص المحاضرة`}
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
          className="border-0! py-6!"
        />
      )}
    </div>
  );
}
