import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { layout } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { lazy, Suspense, useState } from 'react';
import { localStore } from '#platform/browser/storage.ts';
import { ArticleLectureIcon, DownIcon } from '#ui/ornament/icons.ts';
import type { Video } from '../player/video.ts';
import { TranscriptSkeleton } from './transcript-skeleton.tsx';

// Loaded apart: nobody needs it before they open it.
const TranscriptBody = lazy(() => import('./transcript-body.tsx'));

const key = 'transcript';

/** Open or not as the user left it last; at first only where there is room for it beside the video. */
const opensAtFirst = () =>
  (localStore.getItem(key) ??
    (matchMedia(`(max-width: ${layout.mobileBreakpointPx - 1}px)`).matches ? 'closed' : 'open')) ===
  'open';

/** What is said in a lecture's video, as a text under it. Nothing where no captions have one. */
export function LectureTranscript({ page, video }: { page: LecturePage; video: Video }) {
  const { lecture, course } = page;
  const [open, setOpen] = useState(opensAtFirst);
  const captions = lecture.captions.filter(({ transcript }) => transcript);
  if (captions.length === 0 || !lecture.videos || lecture.locked) return null;
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === open) return;
        setOpen(currentTarget.open);
        localStore.setItem(key, currentTarget.open ? 'open' : 'closed');
      }}
      className="group/transcript mt-6 rounded-xl border border-line bg-raised print:hidden"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-xl px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-3 sm:px-5 [&::-webkit-details-marker]:hidden">
        <ArticleLectureIcon className="size-5 shrink-0 text-accent-text" />
        <h2 className="grow text-lg font-semibold">{wording`نص المحاضرة`}</h2>
        <DownIcon className="size-5 shrink-0 text-text-faint transition-transform duration-calm group-open/transcript:rotate-180" />
      </summary>
      {open && (
        <Suspense fallback={<TranscriptSkeleton />}>
          <TranscriptBody
            ids={{ course: course.id, lecture: lecture.id }}
            captions={captions}
            video={video}
            chapters={lecture.chapters}
          />
        </Suspense>
      )}
    </details>
  );
}
