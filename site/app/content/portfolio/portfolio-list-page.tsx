import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { serviceTabsQuery } from '#content/services/index.ts';
import { loadedMeta } from '#platform/head.ts';
import { ListResults } from '#platform/pages/list-results.tsx';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { cx } from '#ui/class-names.ts';
import { SearchBox } from '#ui/form/search-box.tsx';
import { useSlow } from '#ui/list/use-slow.ts';
import { SearchMarks } from '#ui/text/highlight.tsx';
import { portfolioHref, readPortfolioAddress } from './list-address.ts';
import { NoProjects } from './no-projects.tsx';
import { ProjectGrid, ProjectGridSkeleton } from './project-grid.tsx';
import { projectListQuery } from './queries.ts';
import { ServiceTabs } from './service-tabs.tsx';

const page = definePage({
  queries: ({ url }) => ({
    projects: projectListQuery(readPortfolioAddress(url.searchParams)),
    services: serviceTabsQuery,
  }),
  vital: ['projects'],
  emptyWhenBusy: true,
  head: ({ services }, { url }) => {
    const { page: number, service } = readPortfolioAddress(url.searchParams);
    const name = services?.find(({ id }) => String(id) === service)?.name;
    const title = name ? `معرض الأعمال: ${name}` : 'معرض الأعمال';
    return {
      title: number > 1 ? `${title}، الصفحة ${number}` : title,
      description: name
        ? wording`مشاريع نفّذناها ضمن خدمة «${name}»: ما المشكلة، وكيف حُلّت، وما الذي تغيّر بعدها.`
        : wording`مشاريع حقيقية نفّذها فريقنا لأصحابها: ما المشكلة، وكيف حُلّت، وما الذي تغيّر بعدها.`,
      // The canonical path omits the search, so that search results are not indexed as separate pages.
      path: portfolioHref({ page: number, service }),
    };
  },
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

export default function PortfolioListPage() {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const address = readPortfolioAddress(new URLSearchParams(location.search));
  const { search, service } = address;
  const list = useQuery(projectListQuery(address));
  const services = useQuery(serviceTabsQuery).data ?? [];
  const isNavigating = navigation.location?.pathname === '/portfolio';
  const dimmed = useSlow(isNavigating || list.isPlaceholderData);

  function onSearch(text: string) {
    // Typing makes one history entry, not one for every pause.
    const replace = search !== '' && text !== '';
    void navigate(portfolioHref({ search: text, service }), { replace, preventScrollReset: true });
  }

  return (
    <div className="page-width py-8 sm:py-12">
      <header className="flex flex-col gap-x-10 gap-y-5 md:flex-row md:items-end md:justify-between">
        <div className="max-w-read">
          <h1 className="text-4xl">معرض الأعمال</h1>
          <p className="mt-2 text-lg text-text-soft">
            {wording`مشاريع سلّمناها لأصحابها، ولكل منها مشكلة {بدأ|بدأت} بها وأثر {تركه|تركته}.`}
          </p>
        </div>
        <SearchBox
          label={wording`ابحث عن مشروع`}
          value={search}
          onSearch={onSearch}
          action="/portfolio"
          keep={{ service }}
          className="w-full shrink-0 md:max-w-xs lg:max-w-sm"
        />
      </header>
      <div
        className={cx(
          'mt-6 grid grid-cols-1 gap-x-10 gap-y-6 lg:mt-10',
          services.length > 0 && 'lg:grid-cols-[15rem_minmax(0,1fr)]',
        )}
      >
        {services.length > 0 && <ServiceTabs services={services} address={address} />}
        <ListResults
          list={list}
          itemsOf={({ projects }) => projects}
          address={address}
          noun="project"
          texts={{
            region: wording`نتائج المشاريع`,
            failed: wording`تعذر تحميل المشاريع`,
            pages: wording`صفحات المشاريع`,
          }}
          skeleton={<ProjectGridSkeleton ofService={service !== ''} />}
          empty={<NoProjects address={address} />}
        >
          {({ projects, meta }) => (
            <SearchMarks value={meta.marks ?? []}>
              <ProjectGrid projects={projects} search={search} dimmed={dimmed} />
            </SearchMarks>
          )}
        </ListResults>
      </div>
    </div>
  );
}
