import type { ParsedProject } from '@nibras/contract/compat/parse-portfolio.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { useMediaUrl } from '#platform/state/media.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Button } from '#ui/form/button.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { CodeIcon, DateIcon, ExternalIcon, PortfolioIcon } from '#ui/ornament/icons.ts';
import { Lattice } from '#ui/ornament/lattice.tsx';
import { BackLink } from '#ui/text/back-link.tsx';
import { textDirection } from '#ui/text/text-direction.ts';
import { dateLine } from './project-dates.ts';

interface ProjectHeroProps {
  project: ParsedProject;
  imageCount: number;
}

/** The project's name and facts on a dark background, with its picture overlapping the content below. */
export function ProjectHero({ project, imageCount }: ProjectHeroProps) {
  const mediaUrl = useMediaUrl();
  const { timeZone } = useSiteConfig();
  const { name, image, images, skill, project_url } = project;
  const date = dateLine(project, timeZone);
  return (
    <header className="dark relative isolate mt-3 overflow-hidden bg-ink text-on-ink">
      <Lattice
        light={[0.04, 0.5]}
        reach={0.46}
        className="absolute inset-0 -z-1 size-full text-on-ink max-lg:hidden"
      />
      <div className="page-width grid grid-cols-1 gap-x-8 gap-y-7 py-6 md:grid-cols-2 md:py-9 lg:gap-x-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-12">
        <div className="flex min-w-0 flex-col items-start justify-center gap-5">
          <BackLink to="/portfolio">معرض الأعمال</BackLink>
          <h1 dir={textDirection(name)} className="text-start text-4xl text-on-ink">
            {name}
          </h1>
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-on-ink-soft">
            {date && <Figure icon={<DateIcon />}>{date}</Figure>}
            {skill.length > 0 && (
              <Figure icon={<CodeIcon />}>{countLabel(skill.length, rareNouns.skill)}</Figure>
            )}
            {imageCount > 0 && (
              <Figure icon={<PortfolioIcon />}>{countLabel(imageCount, rareNouns.image)}</Figure>
            )}
          </ul>
          {project_url && (
            <Button asChild size="lg" icon={<ExternalIcon className="size-5" />}>
              <a href={project_url} target="_blank" rel="noopener noreferrer">
                {wording`زيارة المشروع`}
                <span className="sr-only"> (يفتح في نافذة جديدة)</span>
              </a>
            </Button>
          )}
        </div>
        <Picture
          src={mediaUrl(image) ?? mediaUrl(images[0])}
          alt=""
          width={800}
          height={500}
          sizes="(min-width: 80rem) 42rem, (min-width: 64rem) 54vw, (min-width: 48rem) 50vw, 100vw"
          ratio="free"
          priority
          fallback={<PortfolioIcon />}
          className="aspect-8/5 rounded-xl max-md:order-first md:self-center lg:shadow-high"
        />
      </div>
    </header>
  );
}

function Figure({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2 [&>svg]:size-5">
      {icon}
      {children}
    </li>
  );
}
