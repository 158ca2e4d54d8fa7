import type { Teacher } from '@nibras/contract/people/teachers/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { MailIcon } from '#ui/ornament/icons.ts';
import { Lattice } from '#ui/ornament/lattice.tsx';
import { formatNumber } from '#ui/text/format-number.ts';
import { StarRating } from '#ui/text/star-rating.tsx';

/** Longer names get a smaller font, since they would fill a phone's screen. */
const longName = 32;

/** The teacher's name, photo and figures on a dark background. */
export function TeacherHeader({ teacher }: { teacher: Teacher }) {
  const mediaUrl = useMediaUrl();
  return (
    <header className="relative isolate mt-3 overflow-hidden bg-ink text-on-ink">
      {/* On a phone the text spans the width, so the lattice's light is above it. */}
      <Lattice
        className="absolute inset-x-0 top-0 -z-10 h-44 w-full text-on-ink mask-b-from-40% lg:hidden"
        tile={48}
        light={[0.14, 0.3]}
        reach={0.4}
      />
      <Lattice
        className="absolute inset-0 -z-10 size-full text-on-ink mask-r-from-25% mask-r-to-90% max-lg:hidden ltr:-scale-x-100"
        tile={64}
        light={[0.12, 0.5]}
        reach={0.5}
      />
      <div className="page-width flex flex-col gap-x-10 gap-y-6 py-8 sm:py-12 lg:flex-row lg:items-center">
        <span className="flex w-fit shrink-0 rounded-full border-2 border-lamp-flame p-1.5">
          <Avatar
            name={teacher.name}
            src={mediaUrl(teacher.profile_photo_url, 320)}
            size="xl"
            className="lg:size-36"
          />
        </span>
        <div className="min-w-0 lg:max-w-2xl">
          <p className="font-medium text-lamp-flame">{teacher.title ?? 'مدرّب محترف'}</p>
          <h1
            dir="auto"
            className={cx(
              'mt-1 text-start text-on-ink',
              teacher.name.length > longName ? 'text-3xl' : 'text-4xl',
            )}
          >
            {teacher.name}
          </h1>
          {teacher.email && (
            <p className="mt-3">
              <a
                href={`mailto:${teacher.email}`}
                className="touch-target relative inline-flex max-w-full items-center gap-2 text-on-ink-soft underline-offset-4 hover:text-on-ink"
              >
                <MailIcon className="size-5" />
                <bdi className="break-all">{teacher.email}</bdi>
              </a>
            </p>
          )}
          <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
            <Figure name={wording`الطلاب{ون}`}>{formatNumber(teacher.students_count)}</Figure>
            <Figure name={wording`الكورسات`}>{formatNumber(teacher.courses_count)}</Figure>
            <Figure name={wording`التقييم`}>
              {teacher.rating === null ? (
                <span className="text-lg font-medium text-on-ink-soft">غير متاح</span>
              ) : (
                <span className="inline-flex items-center gap-2.5">
                  <span aria-hidden="true">{teacher.rating.toFixed(1)}</span>
                  <StarRating value={teacher.rating} />
                </span>
              )}
            </Figure>
          </dl>
        </div>
      </div>
    </header>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-on-ink-soft">{name}</dt>
      <dd className="flex min-h-10 items-center text-2xl font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
