import type { StudioProject } from '@nibras/contract/content/offers/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { countLabel, formatDate } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { PortfolioIcon } from '#ui/ornament/icons.ts';
import MissingPage from '../frame/missing-page.tsx';
import { useCapability } from '../frame/use-capability.ts';
import { OfferList, useOfferFilter } from './offer-list.tsx';
import { OfferRow } from './offer-row.tsx';
import { studioProjectsQuery } from './queries.ts';

/** The projects of the portfolio, in every state. */
export default function ProjectsPage() {
  return useCapability('project:create') ? <ProjectsList /> : <MissingPage />;
}

function ProjectsList() {
  const list = useQuery(studioProjectsQuery(useOfferFilter()));
  return (
    <OfferList
      kind="project"
      list={list}
      row={(project, shown) => (
        <OfferRow
          key={project.id}
          kind="project"
          offer={project}
          {...shown}
          facts={<Facts project={project} />}
        />
      )}
    />
  );
}

function Facts({ project }: { project: StudioProject }) {
  const { timeZone } = useSiteConfig();
  const { pictures, services, completed_at: completedAt } = project;
  return (
    <>
      <span className="inline-flex items-center gap-1">
        <PortfolioIcon className="size-4" />
        {countLabel(pictures, 'image')}
      </span>
      {services.length > 0 && <bdi className="max-w-72 truncate">{services.join('، ')}</bdi>}
      {completedAt && <span>{`أُنجز في ${formatDate(completedAt, timeZone)}`}</span>}
    </>
  );
}
