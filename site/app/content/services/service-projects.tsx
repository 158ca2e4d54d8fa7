import type { ParsedServiceProject } from '@nibras/contract/compat/parse-services.ts';
import { services } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { Card, cardLinkClass } from '#ui/list/card.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { Section } from '#ui/text/section.tsx';
import { textDirection } from '#ui/text/text-direction.ts';
import { SkillChips } from './skill-chips.tsx';

/** The projects of the service. */
export function ServiceProjects({ projects }: { projects: ParsedServiceProject[] }) {
  const mediaUrl = useMediaUrl();
  if (projects.length === 0) return null;
  return (
    <Section title={wording`مشاريع نفّذناها ضمن {service:هذه|هذا} الخدمة`}>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {projects.map(({ id, name, image, description, skill }) => {
          // Also null for the bare storage root, which some servers send for a missing picture.
          const picture = mediaUrl(image);
          return (
            <li key={id}>
              <Card interactive className="h-full">
                {picture && (
                  <Picture
                    src={picture}
                    alt=""
                    width={400}
                    height={250}
                    sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 48vw, 100vw"
                    ratio="free"
                    className="aspect-8/5"
                  />
                )}
                <div className="flex grow flex-col gap-2.5 p-5">
                  <h3 dir={textDirection(name)} className="text-start text-lg leading-snug">
                    <Link to={`/portfolio/${id}`} className={cardLinkClass}>
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
                  <SkillChips
                    skills={skill}
                    most={services.skillsPerProjectMain}
                    className="mt-auto pt-1"
                  />
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
