import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { LockIcon, VideoLectureIcon } from '#ui/ornament/icons.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import type { Access } from './course-order.ts';
import { LectureBody } from './lecture-body.tsx';
import { LectureVideo } from './lecture-video.tsx';
import { LectureWork } from './lecture-work.tsx';
import type { Video } from './player/video.ts';
import { useFinish } from './progress/use-finish.ts';
import type { lectureQuery } from './queries.ts';

// Few lectures have their video on another site.
const ElsewhereVideo = lazy(() => import('./elsewhere/elsewhere-video.tsx'));

interface LectureContentProps {
  page: LecturePage;
  access: Access;
  options: ReturnType<typeof lectureQuery>;
  /** Connects the video with the text under it. */
  video: Video;
  /** In the studio's preview, where nothing is answered. */
  preview?: boolean;
}

/** The content of a lecture: its video, its text, or a notice that it is locked. */
export function LectureContent({ page, access, options, video, preview }: LectureContentProps) {
  const { lecture, course } = page;
  const finish = useFinish({ page, queryKey: options.queryKey });

  if (lecture.locked) return <LockedLecture courseId={course.id} />;
  if (lecture.work && preview) {
    return (
      <Notice tone="info" title={wording`هنا {يجيب|تجيب} الطالب`}>
        {wording`عاين الأسئلة والتمارين من صفحة تحرير المحاضرة.`}
      </Notice>
    );
  }
  if (lecture.work) {
    return <LectureWork page={page} work={lecture.work} access={access} options={options} />;
  }
  if (lecture.type !== 'video') {
    return <LectureBody key={lecture.id} lecture={lecture} type={lecture.type} onDone={finish} />;
  }
  if (lecture.elsewhere) {
    return (
      <Suspense fallback={<div className="aspect-video" />}>
        <ElsewhereVideo
          key={lecture.id}
          page={page}
          access={access}
          elsewhere={lecture.elsewhere}
          video={video}
          onFinished={finish}
        />
      </Suspense>
    );
  }
  if (!lecture.videos) {
    return (
      <EmptyState
        className="rounded-xl border border-line bg-raised"
        icon={<VideoLectureIcon />}
        title={wording`لم يُرفع تسجيل {هذه|هذا} المحاضرة بعد`}
        description={wording`سيظهر الفيديو هنا فور أن {ينشره|تنشره} المعلّم.`}
      />
    );
  }
  return (
    <LectureVideo
      key={lecture.id}
      page={page}
      access={access}
      options={options}
      src={lecture.videos}
      video={video}
      onFinished={finish}
    />
  );
}

function LockedLecture({ courseId }: { courseId: number }) {
  return (
    <EmptyState
      className="rounded-xl border border-line bg-raised"
      icon={<LockIcon />}
      title={wording`{lecture:هذه|هذا} المحاضرة للمشتركين في الكورس`}
      description={wording`اشترك في الكورس لتفتح كل {course:محاضراته|محاضراتها}، وتسأل المعلّم عما يشكل عليك.`}
      action={
        <Button asChild>
          <Link to={`/courses/${courseId}`}>{wording`اذهب إلى صفحة الكورس`}</Link>
        </Button>
      }
    />
  );
}
