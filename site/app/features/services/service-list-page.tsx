import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { readListAddress, useSlow } from '#features/courses/index.ts';
import { loadedMeta } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { SearchBox } from '#ui/form/search-box.tsx';
import { listHref } from './list-address.ts';
import { ListResults } from './list-results.tsx';
import { NoServices } from './no-services.tsx';
import { OwnIdea } from './own-idea.tsx';
import { serviceListQuery } from './queries.ts';
import { ServiceGrid, ServiceGridSkeleton } from './service-grid.tsx';

const page = definePage({
  queries: ({ url }) => ({ services: serviceListQuery(readListAddress(url.searchParams)) }),
  emptyWhenBusy: true,
  head: (_, { url }) => {
    const { page: at } = readListAddress(url.searchParams);
    return {
      title: at > 1 ? `الخدمات، الصفحة ${at}` : 'الخدمات',
      description:
        'خدمات تقنية ينفّذها من يدرّسونها: مواقع ومتاجر وتطبيقات وبيانات وأمان، بسعر يبدأ واضحًا ومدرّب مسؤول عن كل خدمة.',
      // A search is somebody's own: its results are no page of their own for search engines.
      path: listHref({ page: at }),
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
  const onTheWay = navigation.location?.pathname === '/services';
  const dimmed = useSlow(onTheWay || list.isPlaceholderData);

  function find(text: string) {
    // Typing makes one entry of the history, not one for every pause.
    const replace = search !== '' && text !== '';
    void navigate(listHref({ search: text }), { replace, preventScrollReset: true });
  }

  return (
    <div className="page-width py-8 sm:py-12">
      <header className="mb-8 flex flex-col gap-x-10 gap-y-5 md:flex-row md:items-end md:justify-between">
        <div className="max-w-read">
          <h1 className="text-4xl">الخدمات</h1>
          <p className="mt-2 text-lg text-text-soft">
            ما نعلّمه هنا ننفّذه كل يوم. اختر ما يحتاجه عملك، ونتولى نحن الباقي.
          </p>
        </div>
        <SearchBox
          label="ابحث عن خدمة"
          value={search}
          onSearch={find}
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
          region: 'نتائج الخدمات',
          failed: 'تعذر تحميل الخدمات',
          pages: 'صفحات الخدمات',
        }}
        skeleton={<ServiceGridSkeleton />}
        empty={<NoServices address={address} />}
      >
        {({ services }) => <ServiceGrid services={services} search={search} dimmed={dimmed} />}
      </ListResults>
      {list.data && list.data.services.length > 0 && <OwnIdea />}
    </div>
  );
}
