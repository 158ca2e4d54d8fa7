import type { ParsedProject } from '@nibras/contract/compat/parse-portfolio.ts';
import { lists } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { cx } from '#ui/class-names.ts';
import { ProjectCard } from './project-card.tsx';
import { ProjectCardSkeleton } from './project-card-skeleton.tsx';

const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-6';

/** How many pictures are loaded eagerly: about as many as are visible at first. */
const eagerPictures = 2;

/** With an odd number the first card spans the row, so that the last row is full. */
const isWide = (index: number, count: number) => index === 0 && count % 2 === 1;

interface ProjectGridProps {
  projects: ParsedProject[];
  search: string;
  /** The next page is loading; these projects stay, dimmed. */
  dimmed: boolean;
}

export function ProjectGrid({ projects, search, dimmed }: ProjectGridProps) {
  return (
    <ul
      aria-busy={dimmed}
      className={cx(grid, 'transition-opacity duration-calm', dimmed && 'opacity-50')}
    >
      {projects.map((project, index) => {
        const wide = isWide(index, projects.length);
        return (
          <li key={project.id} className={cx(wide && 'sm:col-span-2')}>
            <ProjectCard
              project={project}
              search={search}
              wide={wide}
              priority={index < eagerPictures}
            />
          </li>
        );
      })}
    </ul>
  );
}

export function ProjectGridSkeleton({ ofService }: { ofService: boolean }) {
  const count = ofService ? lists.projectsPerPageByService : lists.projectsPerPage;
  return (
    <div role="status" aria-label={wording`جارٍ تحميل المشاريع`} className={grid}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are never reordered.
        <ProjectCardSkeleton key={index} wide={isWide(index, count)} />
      ))}
    </div>
  );
}
