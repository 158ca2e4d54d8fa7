import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { loadedMeta } from '#platform/head.ts';
import { readListAddress } from '#platform/pages/list-address.ts';
import { ListResults } from '#platform/pages/list-results.tsx';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { SearchBox } from '#ui/form/search-box.tsx';
import { useSlow } from '#ui/list/use-slow.ts';
import { SearchMarks } from '#ui/text/highlight.tsx';
import { CustomRequest } from './custom-request.tsx';
import { listHref } from './list-address.ts';
import { NoServices } from './no-services.tsx';
import { serviceListQuery } from './queries.ts';
import { ServiceGrid, ServiceGridSkeleton } from './service-grid.tsx';

const page = definePage({
  queries: ({ url }) => ({ services: serviceListQuery(readListAddress(url.searchParams)) }),
  emptyWhenBusy: true,
  head: (_, { url }) => {
    const { page: number } = readListAddress(url.searchParams);
    return {
      title: number > 1 ? wording`الخدمات، الصفحة ${number}` : wording`الخدمات`,
      description: wording`خدمات تقنية ينفّذها من يدرّسونها: مواقع ومتاجر وتطبيقات وبيانات وأمان، بسعر يبدأ واضحًا ومدرّب مسؤول عن كل خدمة.`,
      // The canonical path omits the search, so that search results are not indexed as separate pages.
      path: listHref({ page: number }),
    };
  },
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

export default function ServiceListPage() {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const address = readListAddress(new URLSearchParams(location.search));
  const { search } = address;
  const list = useQuery(serviceListQuery(address));
  const isNavigating = navigation.location?.pathname === '/services';
  const dimmed = useSlow(isNavigating || list.isPlaceholderData);

  function onSearch(text: string) {
    // Typing makes one history entry, not one for every pause.
    const replace = search !== '' && text !== '';
    void navigate(listHref({ search: text }), { replace, preventScrollReset: true });
  }

  return (
    <div className="page-width py-8 sm:py-12">
      <header className="mb-8 flex flex-col gap-x-10 gap-y-5 md:flex-row md:items-end md:justify-between">
        <div className="max-w-read">
          <h1 className="text-4xl">{wording`الخدمات`}</h1>
          <p className="mt-2 text-lg text-text-soft">
            ما نعلّمه هنا ننفّذه كل يوم. اختر ما يحتاجه عملك، ونتولى نحن الباقي.
          </p>
        </div>
        <SearchBox
          label={wording`ابحث عن خدمة`}
          value={search}
          onSearch={onSearch}
          action="/services"
          className="w-full shrink-0 md:max-w-xs lg:max-w-sm"
        />
      </header>
      <ListResults
        list={list}
        itemsOf={({ services }) => services}
        address={address}
        noun="service"
        texts={{
          region: wording`نتائج الخدمات`,
          failed: wording`تعذر تحميل الخدمات`,
          pages: wording`صفحات الخدمات`,
        }}
        skeleton={<ServiceGridSkeleton />}
        empty={<NoServices address={address} />}
      >
        {({ services, meta }) => (
          <SearchMarks value={meta.marks ?? []}>
            <ServiceGrid services={services} search={search} dimmed={dimmed} />
          </SearchMarks>
        )}
      </ListResults>
      {list.data && list.data.services.length > 0 && <CustomRequest />}
    </div>
  );
}
