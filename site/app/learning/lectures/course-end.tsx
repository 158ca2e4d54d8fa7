import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import type { Remaining } from '@nibras/contract/learning/completion/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { remainingWords, useCompletion } from '#learning/completion/index.ts';
import { Button } from '#ui/form/button.tsx';
import { CertificateIcon } from '#ui/ornament/icons.ts';
import { Overlay, OverlayText } from './after-lecture-overlay.tsx';
import { courseProgress, lecturePath } from './course-order.ts';

interface CourseEndProps {
  page: LecturePage;
  onClose(): void;
}

/** Shown when the last video of a course ends: whether it is completed, or what is missing first. */
export default function CourseEnd({ page, onClose }: CourseEndProps) {
  const { course, lecture } = page;
  const hasRules = course.status === 'joined' && course.permissions !== null;
  const { completion } = useCompletion(course.id, hasRules);
  const { all, firstUnwatched } = courseProgress(course);
  // The request that marks this lecture as watched may still be pending.
  const unwatched = firstUnwatched?.id === lecture.id ? null : firstUnwatched;
  const missing = completion?.remaining.find((one) => !isThisLecture(one, lecture.id));
  if (missing) {
    const { text, detail } = remainingWords(missing);
    return (
      <Overlay label={wording`نهاية الكورس`} onClose={onClose}>
        <OverlayText title={text} kicker={wording`{هذه|هذا} آخر محاضرة، وبقي لك`} detail={detail} />
        {'lecture' in missing && (
          <Button asChild size="sm">
            <Link to={lecturePath(course.id, missing.lecture.id)}>
              إلى «<bdi>{missing.lecture.name}</bdi>»
            </Link>
          </Button>
        )}
      </Overlay>
    );
  }
  if (!completion && unwatched) {
    return (
      <Overlay label={wording`نهاية الكورس`} onClose={onClose}>
        <OverlayText
          title={wording`{lecture:هذه|هذا} آخر محاضرة في الكورس`}
          kicker={wording`بقيت محاضرات لم تشاهدها`}
        />
        <Button asChild size="sm">
          <Link to={lecturePath(course.id, unwatched.id)}>شاهد «{unwatched.name}»</Link>
        </Button>
      </Overlay>
    );
  }
  return (
    <Overlay label={wording`نهاية الكورس`} onClose={onClose}>
      <CertificateIcon className="size-9 text-accent" />
      <OverlayText
        title={wording`أتممت الكورس، بارك الله في جهدك`}
        kicker={
          unwatched
            ? wording`{هذه|هذا} آخر محاضرة`
            : wording`شاهدت {course:محاضراته|محاضراتها} كلها (${all})`
        }
      />
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Button asChild size="sm">
          <Link to={`/courses/${course.id}#reviews`}>{wording`قيّم الكورس`}</Link>
        </Button>
        <Button asChild size="sm" variant="secondary">
          <Link to="/courses">{wording`كورسات أخرى`}</Link>
        </Button>
      </div>
    </Overlay>
  );
}

/** Whether only the lecture that has just ended is missing: its mark is on the way. */
const isThisLecture = (one: Remaining, lecture: number) =>
  one.kind === 'lectures' && one.missing === 1 && one.lecture.id === lecture;
