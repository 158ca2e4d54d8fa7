import type { ParsedMemberHome, ParsedNextLecture } from '@nibras/contract/compat/parse-home.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { errorText, isUnsupportedCall } from '#platform/api/api-error.ts';
import { formatTimeAgo } from '#platform/format.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { Button } from '#ui/form/button.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { CourseIcon, PlayIcon } from '#ui/ornament/icons.ts';
import { textDirection } from '#ui/text/text-direction.ts';
import { MemberStartFrame, MemberStartSkeleton } from './member-start-frame.tsx';
import { placeText } from './place-text.ts';
import { memberHomeQuery } from './queries.ts';

/** The top of a member's first page: the lecture to go on with, and the answers to their questions. */
export default function MemberStart() {
  const home = useQuery(memberHomeQuery);
  const { data, error } = home;
  if (data) {
    const answers = <Answers answers={data.answers} now={home.dataUpdatedAt} />;
    return data.continue ? (
      <Continue next={data.continue} answers={answers} />
    ) : (
      <Message
        title={wording`لا محاضرة {تكملها|تكمله} الآن`}
        text={wording`اختر كورسًا، ونحفظ لك مكانك {فيه|فيها}.`}
        action={
          <Button asChild>
            <Link to="/courses">{wording`تصفّح الكورسات`}</Link>
          </Button>
        }
        answers={answers}
      />
    );
  }
  if (!error) return <MemberStartSkeleton heading />;
  if (isUnsupportedCall(error)) {
    return (
      <Message
        title={wording`كورساتك في مكان واحد`}
        text={wording`افتح كورسك، وأكمل من محاضرتك.`}
        action={
          <Button asChild>
            <Link to="/my-courses">{wording`افتح كورساتي`}</Link>
          </Button>
        }
        answers={
          <Link to="/chat" className="m-auto text-link">
            {wording`محادثاتك مع معلّميك`}
          </Link>
        }
      />
    );
  }
  return (
    <Message
      failed
      title="تعذر تحميل مكانك"
      text={errorText(error)}
      action={
        <Button
          variant="secondary"
          loading={home.isFetching}
          loadingLabel="جارٍ المحاولة…"
          onClick={() => void home.refetch()}
        >
          أعد المحاولة
        </Button>
      }
      answers={<p className="m-auto text-text-soft">تعذر تحميل الردود</p>}
    />
  );
}

function Continue({ next, answers }: { next: ParsedNextLecture; answers: ReactNode }) {
  const mediaUrl = useMediaUrl();
  const { course, lecture, position, watched_count: watched, lectures_count: all } = next;
  return (
    <MemberStartFrame
      heading
      picture={
        <Picture
          src={mediaUrl(lecture.poster ?? course.image)}
          alt=""
          width={608}
          height={342}
          sizes="(min-width: 80rem) 22rem, (min-width: 40rem) 17rem, 100vw"
          priority
          fallback={<CourseIcon className="size-7" />}
          className="w-full"
        />
      }
      course={
        <Link to={`/courses/${course.id}`} className="text-text-soft no-underline hover:text-text">
          <bdi>{course.name}</bdi>
        </Link>
      }
      lecture={
        <h2 dir={textDirection(lecture.name)} className="text-start">
          {lecture.name}
        </h2>
      }
      place={placeText({ lecture, position })}
      progress={
        all > 0 && <ProgressBar value={watched / all} label={`تقدمك في ${course.name}`} showValue />
      }
      action={
        <Button asChild icon={<PlayIcon className="size-5 fill-current" />}>
          <Link to={`/courses/${course.id}/lecture/${lecture.id}`}>
            {position > 0 || watched > 0 ? 'تابع التعلّم' : 'ابدأ التعلّم'}
            <span className="sr-only">: {lecture.name}</span>
          </Link>
        </Button>
      }
      answers={answers}
    />
  );
}

interface MessageProps {
  title: string;
  text: string;
  failed?: boolean;
  action: ReactNode;
  answers: ReactNode;
}

/** The same place without a lecture. */
function Message({ title, text, failed = false, action, answers }: MessageProps) {
  return (
    <MemberStartFrame
      heading
      picture={
        <Picture
          src={null}
          alt=""
          width={608}
          height={342}
          fallback={<CourseIcon className="size-7" />}
          className="w-full"
        />
      }
      course={null}
      lecture={<h2 role={failed ? 'alert' : undefined}>{title}</h2>}
      place={text}
      progress={null}
      action={action}
      answers={answers}
    />
  );
}

function Answers({ answers, now }: { answers: ParsedMemberHome['answers']; now: number }) {
  const { data, total } = answers;
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-base">ردود على استفساراتك</h2>
        {total > 1 && (
          <Link to="/my-questions" className="text-sm text-link">
            الكل ({total})
          </Link>
        )}
      </div>
      {data.length === 0 ? (
        <p className="mt-3 text-sm text-text-soft">{wording`لا ردود جديدة. تظهر هنا حين {يجيبك|تجيبك} المعلّم.`}</p>
      ) : (
        <ul className="mt-2 flex flex-col gap-1">
          {data.map((answer) => (
            // A phone shows the newest; the link leads to all of them.
            <li key={answer.id} className="max-lg:not-first:hidden">
              <Link
                to={`/chat?c=${answer.conversation_id}`}
                className="-mx-2 block rounded-md px-2 py-1 text-text no-underline hover:bg-sunken"
              >
                <span dir={textDirection(answer.description)} className="block truncate text-start">
                  {answer.description}
                </span>
                <span className="block truncate text-sm text-text-faint">
                  {formatTimeAgo(answer.answered_at, now)}، <bdi>{answer.lecture.name}</bdi>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
