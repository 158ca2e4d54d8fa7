import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { LockIcon, VideoLectureIcon } from '#ui/icons.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';
import { LectureBody } from './lecture-body.tsx';
import { type lectureQuery, markWatched } from './queries.ts';
import type { LecturePage } from './read-lecture.ts';
import { useSavedPosition } from './use-saved-position.ts';

// The player is heavy and needs a browser: it is fetched only where a video is watched.
const LecturePlayer = lazy(() => import('./lecture-player.tsx'));

interface LectureStageProps {
  page: LecturePage;
  queryKey: ReturnType<typeof lectureQuery>['queryKey'];
}

/** What a lecture shows: its video, its text, or why it is closed. */
export function LectureStage({ page, queryKey }: LectureStageProps) {
  const { lecture, course } = page;
  const client = useQueryClient();

  async function finish() {
    try {
      const answer = await markWatched(course.id, lecture.id);
      toast({ variant: 'success', title: answer.message ?? 'تم تسجيل مشاهدة المحاضرة بنجاح' });
      client.setQueryData(queryKey, (known) => known && withWatched(known));
      // Other pages that show how far the person is.
      await client.invalidateQueries({ queryKey: ['course'] });
      await client.invalidateQueries({ queryKey: ['my-courses'] });
    } catch (error) {
      const title = errorText(error, 'حدث خطأ أثناء تسجيل المشاهدة');
      const action = { label: 'أعد المحاولة', onSelect: () => void finish() };
      toast({ variant: 'destructive', title, action });
    }
  }

  if (lecture.locked) return <LockedLecture courseId={course.id} />;
  if (lecture.type !== 'video') {
    return (
      <LectureBody
        type={lecture.type}
        body={lecture.body ?? ''}
        done={lecture.is_watch === 'endWatch'}
        onDone={finish}
      />
    );
  }
  if (!lecture.videos) {
    return (
      <EmptyState
        className="rounded-xl border border-line bg-raised"
        icon={<VideoLectureIcon />}
        title="لم يُرفع تسجيل هذه المحاضرة بعد"
        description="سيظهر الفيديو هنا فور أن ينشره المعلّم."
      />
    );
  }
  return (
    <Video key={lecture.id} page={page} src={lecture.videos} queryKey={queryKey} onEnded={finish} />
  );
}

/** The page's data after the lecture was watched to its end: in the lecture itself and in the list beside it. */
function withWatched(page: LecturePage): LecturePage {
  return {
    lecture: { ...page.lecture, is_watch: 'endWatch', position: 0 },
    course: {
      ...page.course,
      chapters: page.course.chapters.map((chapter) => ({
        ...chapter,
        lectures: chapter.lectures.map((listed) =>
          listed.id === page.lecture.id ? { ...listed, is_watch: true } : listed,
        ),
      })),
    },
  };
}

interface VideoProps extends LectureStageProps {
  src: string;
  onEnded(): Promise<void>;
}

function Video({ page, src, queryKey, onEnded }: VideoProps) {
  const { lecture, course } = page;
  const client = useQueryClient();
  const media = useMediaUrl();
  const saved = useSavedPosition(course.id, lecture.id);
  const at = useRef(lecture.position);
  // The address that is played stays while the page's data is renewed: a new one would restart the video.
  const [playing, setPlaying] = useState({ src, position: lecture.position });
  const [failed, setFailed] = useState(false);

  async function tryAgain() {
    await client.refetchQueries({ queryKey });
    const renewed = client.getQueryData<LecturePage>(queryKey)?.lecture.videos;
    setPlaying({ src: renewed ?? src, position: at.current });
    setFailed(false);
  }

  if (failed) {
    return (
      <FailedState
        title="تعذر تشغيل الفيديو"
        message="قد تكون انقطعت الشبكة أو انتهت صلاحية الرابط. سنكمل من حيث توقفت."
        onRetry={() => void tryAgain()}
      />
    );
  }
  const waiting = <Skeleton className="aspect-video w-full rounded-lg" />;
  return (
    <Suspense fallback={waiting}>
      <LecturePlayer
        title={lecture.name}
        src={media(playing.src) ?? playing.src}
        poster={media(lecture.poster, 1280)}
        captions={lecture.captions.map((caption) => ({
          ...caption,
          src: media(caption.src) ?? caption.src,
        }))}
        position={playing.position}
        onTime={(seconds) => {
          at.current = seconds;
          saved.note(seconds);
        }}
        onPause={saved.flush}
        onEnded={() => {
          saved.forget();
          void onEnded();
        }}
        onFailed={() => {
          saved.flush();
          setFailed(true);
        }}
      />
    </Suspense>
  );
}

function LockedLecture({ courseId }: { courseId: number }) {
  return (
    <EmptyState
      className="rounded-xl border border-line bg-raised"
      icon={<LockIcon />}
      title="هذه المحاضرة للمشتركين في الكورس"
      description="اشترك في الكورس لتفتح كل محاضراته، وتسأل المعلّم عما يشكل عليك."
      action={
        <Button asChild>
          <Link to={`/courses/${courseId}`}>اذهب إلى صفحة الكورس</Link>
        </Button>
      }
    />
  );
}
