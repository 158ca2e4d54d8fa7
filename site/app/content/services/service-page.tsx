import type { ParsedService } from '@nibras/contract/compat/parse-services.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { loadedMeta, type PageHead } from '#platform/head.ts';
import { provider } from '#platform/json-ld.ts';
import { DetailMissing } from '#platform/pages/detail-missing.tsx';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { serviceQuery } from './queries.ts';
import { ServiceSkeleton } from './service-skeleton.tsx';
import { ServiceView } from './service-view.tsx';

const page = definePage({
  queries: ({ params: { id = '' } }) => ({ service: serviceQuery(id) }),
  head: ({ service }) => (service ? headOf(service) : { title: wording`الخدمة`, noindex: true }),
});

function headOf(service: ParsedService): PageHead {
  const { id, name, image, small_description, user_description, price } = service;
  const description = small_description || user_description;
  return {
    title: name,
    description,
    storedImage: image,
    path: `/services/${id}`,
    jsonLd: {
      '@type': 'Service',
      name,
      description,
      serviceType: service.category?.name,
      provider,
      offers: price && { '@type': 'Offer', price, priceCurrency: 'USD' },
    },
  };
}

export const loader = serverLoader(page, { slug: ({ service }) => service?.slug });
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

export default function ServicePage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(serviceQuery(id));
  if (data) return <ServiceView service={data} />;
  if (!error) return <ServiceSkeleton />;
  return (
    <DetailMissing
      error={error}
      texts={{
        title: wording`الخدمة غير {موجودة|موجود}`,
        gone: wording`الخدمة {التي تبحث عنها غير موجودة أو تمت إزالتها|الذي تبحث عنه غير موجود أو تمت إزالته}`,
        failed: wording`تعذر فتح الخدمة`,
      }}
      list={{ to: '/services', label: wording`العودة إلى الخدمات` }}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
