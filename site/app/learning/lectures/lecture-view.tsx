import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { coursePermissionsOf } from '@nibras/contract/compat/permissions.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { lazy, Suspense, useState } from 'react';
import { LectureDiscussions } from '#conversation/discussions/index.ts';
import { useSession } from '#platform/session/session-store.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { cx } from '#ui/class-names.ts';
import { Badge } from '#ui/list/badge.tsx';
import { inOrder } from '#ui/list/skeleton.tsx';
import { DurationIcon, EyeIcon, SuccessIcon } from '#ui/ornament/icons.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { Link } from '#ui/text/link.tsx';
import { CourseContents } from './course-contents.tsx';
import { mayBeFinished } from './course-order.ts';
import { LectureContent } from './lecture-content.tsx';
import { LectureNavigation } from './lecture-navigation.tsx';
import { lectureTypes } from './lecture-types.ts';
import { openVideo } from './player/video.ts';
import type { lectureQuery } from './queries.ts';
import { QuestionsSkeleton } from './questions/questions-skeleton.tsx';
import { LectureTranscript } from './transcript/lecture-transcript.tsx';
import { watchLabel } from './watch-status.ts';

// Loaded apart: few videos ask questions.
const LectureQuestions = lazy(() => import('./questions/lecture-questions.tsx'));
// Loaded apart: no lecture but the last one of a course needs it at first.
const CourseFinished = lazy(() => import('./course-finished.tsx'));

interface LectureViewProps {
  page: LecturePage;
  options: ReturnType<typeof lectureQuery>;
  preview?: boolean;
}

/** A lecture with the course contents, the links to its neighbours and its discussions. */
export function LectureView({ page, options, preview }: LectureViewProps) {
  const { lecture, course } = page;
  const { siteName } = useSiteConfig();
  const user = useSession((state) => state.user);
  const access = coursePermissionsOf(course.permissions, {
    status: course.status,
    person: user,
    teacherIds: course.teacherIds,
  });
  const hasExercise = lecture.work === 'exercise' && !lecture.locked;
  const [video] = useState(openVideo);
  const isText = lecture.type !== 'video' && !lecture.locked;
  return (
    <div
      className={cx(
        'page-width grid min-h-dvh grid-cols-[minmax(0,1fr)] items-start gap-8 py-6 print:block! lg:py-10',
        // Task and code stand beside each other, so the course's contents come below them.
        !hasExercise && 'lg:grid-cols-[minmax(0,1fr)_23rem]',
      )}
    >
      <title>{`${lecture.name} | ${siteName}`}</title>
      <div className={cx('peer/content min-w-0', inOrder)}>
        {/* The title precedes a text but follows a video. */}
        {isText && <LectureHeading page={page} className="mb-6" />}
        <LectureContent
          page={page}
          access={access}
          options={options}
          video={video}
          preview={preview}
        />
        {!isText && <LectureHeading page={page} className="mt-6" />}
        {!preview && lecture.questionSeconds.length > 0 && (
          <section
            aria-labelledby="video-questions"
            className="mt-6 rounded-xl border border-line bg-raised px-4 py-3 sm:px-5 print:hidden"
          >
            <h2 id="video-questions" className="text-lg font-semibold">
              أسئلة الفيديو
            </h2>
            <Suspense fallback={<QuestionsSkeleton count={lecture.questionSeconds.length} />}>
              <LectureQuestions key={lecture.id} page={page} options={options} video={video} />
            </Suspense>
          </section>
        )}
        {!preview && <LectureTranscript key={lecture.id} page={page} video={video} />}
        {!access.watch && (
          <Notice tone="info" className="mt-6 print:hidden" title="محتوى محدود">
            {wording`يمكنك مشاهدة المحاضرات المفتوحة فقط.`}{' '}
            <Link to={`/courses/${course.id}`}>{wording`اشترك في الكورس`}</Link>
            {wording` لتفتح بقية المحاضرات.`}
          </Notice>
        )}
        {!lecture.locked && mayBeFinished(course, lecture.id) && (
          <Suspense fallback={null}>
            <CourseFinished course={course} />
          </Suspense>
        )}
        <LectureNavigation page={page} access={access} />
      </div>
      <aside
        className={cx(
          'min-w-0 print:hidden',
          // Below the content, which is loading.
          hasExercise
            ? 'peer-has-data-skeleton/content:hidden'
            : 'max-lg:peer-has-data-skeleton/content:hidden',
          hasExercise ? 'lg:order-last' : 'lg:sticky lg:top-24 lg:row-span-2',
        )}
      >
        <CourseContents course={course} currentId={lecture.id} access={access} />
      </aside>
      {/* The questions are worth printing below a video's name, but not after a text. */}
      {!lecture.locked && (
        <div
          className={cx('min-w-0 peer-has-data-skeleton/content:hidden', isText && 'print:hidden')}
        >
          <LectureDiscussions
            courseId={course.id}
            lectureId={lecture.id}
            teacher={course.teacher}
            teacherIds={course.teacherIds}
          />
        </div>
      )}
    </div>
  );
}

function LectureHeading({ page, className }: { page: LecturePage; className: string }) {
  const { lecture, course } = page;
  const watched = lecture.is_watch === 'endWatch';
  return (
    <header className={className}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 dir="auto" className="min-w-0 text-start text-2xl font-semibold wrap-anywhere">
          {lecture.name}
        </h1>
        {watched && (
          <Badge tone="success" icon={<SuccessIcon />}>
            {lectureTypes[lecture.work ?? lecture.type].done}
          </Badge>
        )}
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-text-soft">
        {course.teacher && (
          <span className="min-w-0 wrap-anywhere">
            مع <Link to={`/teacher/${course.teacher.id}`}>{course.teacher.name}</Link>
          </span>
        )}
        {lecture.timeLecture !== null && !lecture.work && (
          <span className="inline-flex items-center gap-1.5">
            <DurationIcon className="size-5 text-text-faint" />
            {countLabel(lecture.timeLecture, 'minute')}
          </span>
        )}
        {/* Nothing else is watched: texts, quizzes and exercises say themselves what was done in them. */}
        {lecture.type === 'video' && !lecture.work && (
          <span className="inline-flex items-center gap-1.5">
            <EyeIcon className="size-5 text-text-faint" />
            {watchLabel(lecture.is_watch)}
          </span>
        )}
      </p>
    </header>
  );
}
