import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { layout } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { cx } from '#ui/class-names.ts';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { DownIcon } from '#ui/ornament/icons.ts';
import { Accordion, AccordionItem } from '#ui/overlay/accordion.tsx';
import { type Access, courseProgress, lecturePath, mayOpen } from './course-order.ts';
import { LectureListItem } from './lecture-list-item.tsx';

interface CourseContentsProps {
  course: LecturePage['course'];
  currentId: number;
  access: Access;
}

/**
 * The course beside a lecture: the progress, and the chapters with the current one open. On a phone it is collapsed at
 * first, so that the discussion is not a page away.
 */
export function CourseContents({ course, currentId, access }: CourseContentsProps) {
  const { all, watched } = courseProgress(course);
  const details = useCollapsedOnPhones();
  return (
    <details
      ref={details}
      open
      className="group/contents rounded-xl border border-line bg-raised lg:border-0 lg:bg-transparent"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 lg:pointer-events-none lg:min-h-0 lg:p-0 lg:pb-3 [&::-webkit-details-marker]:hidden">
        <h2 className="grow text-lg font-semibold whitespace-nowrap sm:text-xl">{wording`محتوى الكورس`}</h2>
        <span className="text-sm whitespace-nowrap text-text-soft tabular-nums">
          {watched} من {countLabel(all, 'lecture', 'genitive')}
        </span>
        <DownIcon className="size-5 shrink-0 text-text-faint transition-transform duration-calm group-open/contents:rotate-180 lg:hidden" />
      </summary>
      <div className="px-3 pb-3 lg:p-0">
        <ProgressBar
          className="mb-4 max-lg:px-1"
          value={all === 0 ? 0 : watched / all}
          label={wording`تقدمك في الكورس`}
          showValue
        />
        <Chapters course={course} currentId={currentId} access={access} />
      </div>
    </details>
  );
}

function Chapters({ course, currentId, access }: CourseContentsProps) {
  const current = course.chapters.find(({ lectures }) =>
    lectures.some((lecture) => lecture.id === currentId),
  );
  const scrolls = course.chapters.length > layout.sidebarScrollAboveChapters;
  const list = useRef<HTMLElement>(null);
  useCurrentInView(list, scrolls, currentId);
  return (
    <nav
      ref={list}
      aria-label={wording`محتوى الكورس`}
      className={cx(
        'relative rounded-lg border border-line bg-raised',
        // `layout.sidebarMaxHeightPx`, in Tailwind units of 4 px.
        scrolls ? 'max-h-87.5 overflow-y-auto overscroll-contain' : 'overflow-hidden',
      )}
    >
      <Accordion className="rounded-none! border-0!">
        {course.chapters.map((chapter) => (
          <AccordionItem
            key={`${chapter.id}-${chapter.id === current?.id}`}
            open={chapter.id === current?.id}
            title={chapter.name}
            meta={chapterMeta(chapter.lectures)}
          >
            <ul className="-mx-2">
              {chapter.lectures.map((lecture) => (
                <li key={lecture.id}>
                  <LectureListItem
                    lecture={lecture}
                    to={mayOpen(lecture, access) ? lecturePath(course.id, lecture.id) : null}
                    isCurrent={lecture.id === currentId}
                    showFree={!access.watch}
                  />
                </li>
              ))}
            </ul>
          </AccordionItem>
        ))}
      </Accordion>
    </nav>
  );
}

function chapterMeta(lectures: { is_watch: boolean }[]): string {
  const watched = lectures.filter((lecture) => lecture.is_watch).length;
  const all = countLabel(lectures.length, 'lecture');
  if (watched === 0) return all;
  return watched === lectures.length
    ? `${all}، اكتملت`
    : `${watched} من ${countLabel(lectures.length, 'lecture', 'genitive')}`;
}

/**
 * Returns a ref for the `details` element, which starts collapsed below the mobile breakpoint, and opens when the window
 * becomes so wide that it cannot be pressed.
 */
function useCollapsedOnPhones(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  // A layout effect runs before the paint, so that the content below does not shift.
  useLayoutEffect(() => {
    const phone = matchMedia(`(max-width: ${layout.mobileBreakpointPx - 1}px)`).matches;
    if (phone) details.current?.removeAttribute('open');
    const besideContent = matchMedia('(min-width: 64rem)');
    const open = () => {
      if (besideContent.matches) details.current?.setAttribute('open', '');
    };
    besideContent.addEventListener('change', open);
    return () => besideContent.removeEventListener('change', open);
  }, []);
  return details;
}

/** Scrolls the current lecture into view in a list that has its own scroll bar. */
function useCurrentInView(list: RefObject<HTMLElement | null>, scrolls: boolean, current: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lecture has another position in the list
  useLayoutEffect(() => {
    const box = list.current;
    const item = box?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!scrolls || !box || !item) return;
    const offset = item.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollTop += offset - box.clientHeight / 3;
  }, [list, scrolls, current]);
}
