import { home } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { ServiceCard, ServiceCardSkeleton } from '#content/services/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SectionHeading } from '#ui/text/section-heading.tsx';
import { CardRow } from './card-row.tsx';
import { firstServicesQuery } from './queries.ts';

/** The first services of the provider; hidden when there are none. */
export function FirstServices() {
  const { data, error, isFetching, refetch } = useQuery(firstServicesQuery);
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="first-services" className="page-width pt-section">
      <SectionHeading
        id="first-services"
        title="ونبني لك أيضًا"
        lead={wording`من يعلّمونك هنا يبنون كل يوم. إن كان عندك مشروع، فهذا بعض ما ننفّذه لغيرك.`}
        more={{ to: '/services', label: wording`كل الخدمات` }}
      />
      {error && !data ? (
        <FailedState
          className="mt-8"
          message={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardRow columns={3} busy={!data}>
          {data
            ? data.map((service) => <ServiceCard key={service.id} service={service} brief />)
            : Array.from({ length: home.firstServices }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
                <ServiceCardSkeleton key={index} brief />
              ))}
        </CardRow>
      )}
    </section>
  );
}
