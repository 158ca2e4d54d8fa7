import type { ParsedService } from '@nibras/contract/compat/parse-services.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { Card, cardLinkClass } from '#ui/list/card.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { CourseIcon } from '#ui/ornament/icons.ts';
import { Section } from '#ui/text/section.tsx';
import { textDirection } from '#ui/text/text-direction.ts';

/** Courses related to the service. */
export function ServiceCourses({ courses }: { courses: ParsedService['courses'] }) {
  const mediaUrl = useMediaUrl();
  if (courses.length === 0) return null;
  return (
    <Section title={wording`كورسات ذات صلة`}>
      <ul className="grid grid-cols-1 gap-4">
        {courses.map(({ id, name, image, description }) => (
          <li key={id}>
            <Card interactive className="flex-row! items-stretch">
              <Picture
                src={mediaUrl(image)}
                alt=""
                width={192}
                height={108}
                sizes="12rem"
                ratio="free"
                fallback={<CourseIcon className="size-7" />}
                className="w-28 shrink-0 self-stretch sm:w-44"
              />
              <div className="flex min-h-24 min-w-0 flex-col justify-center gap-1 p-4 sm:px-5">
                <h3 dir={textDirection(name)} className="text-start text-lg leading-snug">
                  <Link to={`/courses/${id}`} className={cardLinkClass}>
                    {name}
                  </Link>
                </h3>
                {description && (
                  <p
                    dir={textDirection(description)}
                    className="line-clamp-2 text-start text-sm text-text-soft"
                  >
                    {description}
                  </p>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
