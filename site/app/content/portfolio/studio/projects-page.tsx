import type { StudioProject } from '@nibras/contract/content/offers/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import {
  OfferList,
  OfferRow,
  studioProjectsQuery,
  useOfferFilter,
} from '#content/offers/studio/index.ts';
import { formatDate } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { itemColumns } from '#studio-kit/lists/columns/item-columns.ts';
import { useShows } from '#studio-kit/lists/columns/use-columns.tsx';
import { PortfolioIcon } from '#ui/ornament/icons.ts';

const columns = itemColumns('projects', {
  facts: [
    { name: 'pictures', label: 'عدد الصور' },
    { name: 'services', label: wording`الخدمات` },
    { name: 'completed', label: 'تاريخ الإنجاز' },
  ],
  actions: '5.5rem',
});

/** The projects of the portfolio, in every state. */
export default function ProjectsPage() {
  return useCapability('project:create') ? <ProjectsList /> : <MissingPage />;
}

function ProjectsList() {
  const query = studioProjectsQuery(useOfferFilter());
  const list = useQuery(query);
  return (
    <OfferList
      kind="project"
      columns={columns}
      queryKey={query.queryKey}
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
  const shows = useShows();
  const { pictures, services, completed_at: completedAt } = project;
  return (
    <>
      {shows('pictures') && (
        <span className="inline-flex items-center gap-1">
          <PortfolioIcon className="size-4" />
          {countLabel(pictures, rareNouns.image)}
        </span>
      )}
      {services.length > 0 && shows('services') && (
        <bdi className="max-w-72 truncate">{services.join('، ')}</bdi>
      )}
      {completedAt && shows('completed') && (
        <span>{`أُنجز في ${formatDate(completedAt, timeZone)}`}</span>
      )}
    </>
  );
}
