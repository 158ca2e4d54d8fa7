import type { RedeemAnswer, RedeemedCourse } from '@nibras/contract/selling/codes/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { useMediaUrl } from '#platform/state/media.ts';
import { Button } from '#ui/form/button.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { CourseIcon, SuccessIcon } from '#ui/ornament/icons.ts';
import { Money } from '#ui/text/money.tsx';

interface RedeemedViewProps {
  given: RedeemAnswer;
  course: number | null;
  onAgain(): void;
}

/** What a code has given, and the way there. */
export function RedeemedView({
  given: { message, courses, credit },
  course,
  onAgain,
}: RedeemedViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex items-start gap-2.5 text-xl leading-normal font-semibold outline-none"
      >
        <SuccessIcon className="mt-1 size-6 shrink-0 text-success" />
        <bdi className="wrap-anywhere">{message}</bdi>
      </h2>
      {courses.length > 0 && (
        <ul className="flex flex-col gap-3">
          {courses.map((one) => (
            <OpenedCourse key={one.id} course={one} />
          ))}
        </ul>
      )}
      {credit && (
        <>
          <p className="flex items-baseline justify-between gap-4 rounded-md bg-sunken px-4 py-3">
            <span className="text-text-soft">رصيدك الآن</span>
            <Money
              amount={credit.balance}
              currency={credit.currency}
              className="text-xl font-bold"
            />
          </p>
          <p className="text-text-soft">{wording`تستخدمه عند شراء أي كورس، ويُخصم من {سعره|سعرها}.`}</p>
          <Button asChild size="lg">
            <Link to={course === null ? '/courses' : `/courses/${course}`}>
              {course === null ? wording`اختر كورسًا` : wording`عُد إلى الكورس`}
            </Link>
          </Button>
        </>
      )}
      <Button variant="ghost" onClick={onAgain}>
        فعّل كودًا آخر
      </Button>
    </div>
  );
}

function OpenedCourse({ course }: { course: RedeemedCourse }) {
  const mediaUrl = useMediaUrl();
  return (
    <li className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-raised p-3">
      <div className="w-28 shrink-0 overflow-hidden rounded-md">
        <Picture
          src={mediaUrl(course.image)}
          alt=""
          width={224}
          height={126}
          sizes="7rem"
          fallback={<CourseIcon className="size-6" />}
        />
      </div>
      <div className="min-w-0 grow basis-40">
        <p>
          <bdi className="font-semibold wrap-anywhere">{course.name}</bdi>
        </p>
        {course.access_until && (
          <p className="text-sm text-text-soft">
            مفتوح لك حتى <DateText at={course.access_until} />
          </p>
        )}
      </div>
      <Button asChild>
        <Link to={`/courses/${course.id}`}>
          {wording`افتح الكورس`}
          <span className="sr-only">: {course.name}</span>
        </Link>
      </Button>
    </li>
  );
}
