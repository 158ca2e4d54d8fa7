import type { ParsedServiceProject } from '@nibras/contract/compat/parse-services.ts';
import { services } from '@nibras/contract/limits.ts';
import { Link } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { Picture } from '#ui/list/picture.tsx';
import { SideCard } from '#ui/list/side-card.tsx';
import { SkillChips } from './skill-chips.tsx';

/** How many projects fit beside the text. */
const maxProjects = 3;

/** The newest projects in short, beside the text. Hidden on a phone, which shows the list in the text. */
export function SideProjects({ projects }: { projects: ParsedServiceProject[] }) {
  const mediaUrl = useMediaUrl();
  if (projects.length === 0) return null;
  return (
    <SideCard title="من أعمالنا" className="max-lg:hidden">
      <ul className="-mx-2 flex flex-col gap-1">
        {projects.slice(0, maxProjects).map(({ id, name, image, skill }) => {
          const picture = mediaUrl(image);
          return (
            <li
              key={id}
              className="relative flex items-center gap-3 rounded-md p-2 transition-colors hover:bg-sunken"
            >
              {picture && (
                <Picture
                  src={picture}
                  alt=""
                  width={80}
                  height={64}
                  sizes="5rem"
                  ratio="free"
                  className="h-16 w-20 shrink-0 rounded-sm"
                />
              )}
              <div className="flex min-w-0 flex-col gap-1.5">
                <Link
                  to={`/portfolio/${id}`}
                  className="line-clamp-2 text-sm leading-snug font-semibold text-text no-underline after:absolute after:inset-0"
                >
                  <bdi>{name}</bdi>
                </Link>
                <SkillChips skills={skill} most={services.skillsPerProjectSide} />
              </div>
            </li>
          );
        })}
      </ul>
    </SideCard>
  );
}
