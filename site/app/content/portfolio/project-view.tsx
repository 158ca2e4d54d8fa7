import type { ParsedProject } from '@nibras/contract/compat/parse-portfolio.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { paragraphsOf } from '#ui/text/paragraphs.ts';
import { Paragraphs, Section } from '#ui/text/section.tsx';
import { Gallery } from './gallery.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectHero } from './project-hero.tsx';
import { ProjectSkills } from './project-skills.tsx';
import { RelatedServicesDetails, RelatedServicesPanel } from './related-services.tsx';

/** The contents of a project's page. */
export function ProjectView({ project }: { project: ParsedProject }) {
  const mediaUrl = useMediaUrl();
  // Some servers send the bare storage root for a missing picture; `mediaUrl` returns null for it.
  const images = project.images.filter((image) => mediaUrl(image) !== null);
  return (
    <article>
      <ProjectHero project={project} imageCount={images.length} />
      <div className="page-width grid grid-cols-1 gap-x-14 gap-y-12 pt-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:pt-14">
        <div className="flex min-w-0 flex-col gap-12">
          <Section title={wording`عن المشروع`}>
            <Paragraphs
              texts={paragraphsOf(project.description)}
              fallback={wording`لا يوجد وصف متاح {لهذا|لهذه} المشروع.`}
            />
          </Section>
          {images.length > 0 && (
            <Section title={wording`صور المشروع`}>
              <Gallery name={project.name} images={images} />
            </Section>
          )}
          {project.skill.length > 0 && (
            <Section title="المهارات المستخدمة">
              <ProjectSkills skills={project.skill} />
            </Section>
          )}
          <RelatedServicesDetails services={project.services} />
        </div>
        <aside aria-label={wording`عن المشروع`} className="flex flex-col gap-5">
          <ProjectFacts project={project} imageCount={images.length} />
          <RelatedServicesPanel services={project.services} />
        </aside>
      </div>
    </article>
  );
}
