import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { Skeleton } from '#ui/list/skeleton.tsx';

interface MemberStartFrameProps {
  /** The title is the page's heading; not while a guest's heading is still in the page. */
  heading?: boolean;
  picture: ReactNode;
  course: ReactNode;
  lecture: ReactNode;
  place: ReactNode;
  progress: ReactNode;
  action: ReactNode;
  answers: ReactNode;
  className?: string | undefined;
}

/**
 * The top of a member's first page. Every line has its fixed height, so that nothing moves when the placeholder's
 * content arrives.
 */
export function MemberStartFrame(props: MemberStartFrameProps) {
  const { heading, picture, course, lecture, place, progress, action, answers, className } = props;
  const Title = heading ? 'h1' : 'p';
  return (
    <section className={cx('page-width pt-6 sm:pt-10', className)}>
      <Title className="text-3xl font-bold">تابع من حيث توقفت</Title>
      <div className="mt-5 grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="overflow-hidden rounded-lg border border-line bg-raised sm:grid sm:grid-cols-[17rem_minmax(0,1fr)] lg:min-h-64 xl:grid-cols-[22rem_minmax(0,1fr)]">
          <div className="relative flex aspect-video items-center bg-ink sm:aspect-auto">
            {picture}
          </div>
          <div className="flex flex-col gap-2.5 p-5">
            <div className="h-6 truncate text-sm text-text-soft">{course}</div>
            <div className="line-clamp-2 h-[2lh] text-xl leading-snug font-semibold">{lecture}</div>
            <div className="h-6 truncate text-sm text-text-soft">{place}</div>
            <div className="h-3 pt-0.5">{progress}</div>
            <div className="mt-auto flex h-12 items-end">{action}</div>
          </div>
        </div>
        <div className="flex h-37 flex-col rounded-lg border border-line bg-raised p-5 lg:h-auto">
          {answers}
        </div>
      </div>
    </section>
  );
}

/** The placeholder, which the server renders hidden for everybody. */
export function MemberStartSkeleton(props: { heading?: boolean; className?: string }) {
  return (
    <MemberStartFrame
      {...props}
      picture={<Skeleton shape="flat" className="absolute! inset-0 size-full" />}
      course={<Skeleton className="mt-1 h-4 w-1/2" />}
      lecture={<Skeleton className="mt-1 h-5 w-4/5" />}
      place={<Skeleton className="mt-1 h-4 w-1/3" />}
      progress={<Skeleton className="h-2 w-full" />}
      action={<Skeleton className="h-11 w-36" />}
      answers={<Skeleton className="h-5 w-40" />}
    />
  );
}
