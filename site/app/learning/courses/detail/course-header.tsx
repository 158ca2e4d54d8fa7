import type { ParsedCourse } from '@nibras/contract/compat/parse-course.ts';
import type { LectureRow } from '@nibras/contract/learning/courses/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { ChapterIcon, DurationIcon, LanguageIcon, LayersIcon } from '#ui/ornament/icons.ts';
import { Lattice } from '#ui/ornament/lattice.tsx';
import { StarRating } from '#ui/text/star-rating.tsx';
import { textDirection } from '#ui/text/text-direction.ts';
import { courseMinutes } from '../course-lengths.ts';
import { FavouriteButton } from '../favourite-button.tsx';
import { CourseCover } from '../list/course-cover.tsx';
import { levelNames } from '../list/course-labels.ts';
import { useCoverColour } from '../list/use-cover-colour.ts';

/** Longer names get a smaller font, since they would fill a phone's screen. */
const longName = 56;

interface CourseHeaderProps {
  course: ParsedCourse;
  pageId: string;
  start: LectureRow | null;
  member: boolean;
}

/** The course's name and facts on a dark background, tinted with the cover's dominant colour. */
export const CourseHeader = memo(function CourseHeader({
  course,
  pageId,
  start,
  member,
}: CourseHeaderProps) {
  const mediaUrl = useMediaUrl();
  const coverColour = useCoverColour(mediaUrl(course.image, 160));
  return (
    <header className="relative isolate mt-3 overflow-hidden bg-ink text-on-ink">
      <div
        aria-hidden="true"
        // Never set on the server: the content security policy refuses style attributes in HTML but allows scripts to
        // set them.
        style={coverColour ? ({ '--cover': coverColour } as CSSProperties) : undefined}
        className={cx(
          'absolute inset-0 -z-10 bg-linear-to-l from-ink from-15% to-[var(--cover,var(--ink))] transition-opacity duration-slow ltr:bg-linear-to-r',
          coverColour ? 'opacity-100' : 'opacity-0',
        )}
      />
      {/*
        The lattice covers the side of the picture and not the text. It has a layer of its own, since it is slow to paint
        and would otherwise be repainted when a member's data changes the elements beside it.
      */}
      <Lattice
        className="absolute inset-0 -z-10 size-full will-change-transform text-on-ink mask-r-from-15% mask-r-to-75% ltr:-scale-x-100"
        tile={64}
        light={[0.1, 0.05]}
        reach={0.55}
      />
      {/* On a phone the cover is first visually but last in the HTML: its space is reserved while the page is streaming. */}
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-7 py-6 max-md:before:col-start-1 max-md:before:row-start-1 max-md:before:aspect-video max-md:before:content-[''] md:grid-cols-[minmax(0,1fr)_17rem] md:py-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:py-0">
        <div className="flex min-w-0 flex-col justify-center max-md:row-start-2 lg:py-12">
          <div className="flex items-start justify-between gap-4">
            <p className="font-medium text-lamp-flame">{course.category?.name ?? wording`كورس`}</p>
            <FavouriteButton courseId={course.id} pageId={pageId} favourite={course.is_favorite} />
          </div>
          <h1
            dir={textDirection(course.name)}
            className={cx(
              'mt-2 text-start text-on-ink',
              course.name.length > longName ? 'text-3xl' : 'text-4xl',
            )}
          >
            {course.name}
          </h1>
          {course.description && (
            <p
              dir={textDirection(course.description)}
              className="mt-4 max-w-read text-start text-lg text-on-ink-soft"
            >
              {course.description}
            </p>
          )}
          {course.teacher.name && (
            <p className="mt-5 flex items-center gap-3">
              <Avatar
                name={course.teacher.name}
                src={mediaUrl(course.teacher.profile_photo_url, 160)}
                size="sm"
              />
              <span className="text-on-ink-soft">
                يقدمه <bdi className="font-medium text-on-ink">{course.teacher.name}</bdi>
              </span>
            </p>
          )}
          <ul className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 text-on-ink-soft">
            {course.rate !== null && (
              <li className="inline-flex items-center gap-2">
                <StarRating value={course.rate} />
                <span aria-hidden="true" className="font-semibold text-on-ink tabular-nums">
                  {course.rate.toFixed(1)}
                </span>
              </li>
            )}
            {course.level && <Fact icon={<LayersIcon />}>{levelNames[course.level]}</Fact>}
            {course.lan && (
              <Fact icon={<LanguageIcon />}>
                <bdi>{course.lan}</bdi>
              </Fact>
            )}
            <Fact icon={<DurationIcon />}>
              {countLabel(courseMinutes(course.chapters), 'minute')}
            </Fact>
            <Fact icon={<ChapterIcon />}>
              {countLabel(course.chapters.length, rareNouns.chapter)}
            </Fact>
          </ul>
        </div>
        <CourseCover
          course={course}
          start={start}
          member={member}
          className="rounded-lg max-md:col-start-1 max-md:row-start-1 md:self-center lg:mt-12 lg:self-end lg:rounded-b-none"
        />
      </div>
    </header>
  );
});

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2 [&>svg]:size-5">
      {icon}
      {children}
    </li>
  );
}
