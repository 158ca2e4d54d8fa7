import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { fixedMeta } from '#platform/head.ts';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { useSession } from '#platform/session/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { CertificateIcon } from '#ui/ornament/icons.ts';
import { CertificateName } from './certificate-name.tsx';
import { OwnCertificateCard } from './own-certificate-card.tsx';
import { ownCertificatesPath, ownCertificatesQuery } from './queries.ts';
import { WaitingCertificateCard } from './waiting-certificate-card.tsx';

export const meta = fixedMeta({
  get title() {
    return wording`شهاداتي`;
  },
  noindex: true,
});
export const handle = { preload: () => ownCertificatesPath() };

/** The user's certificates, and the name that the next ones carry. */
export default function MyCertificatesPage() {
  return (
    <div className="page-width min-h-dvh py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl">{wording`شهاداتي`}</h1>
        <Certificates />
      </div>
    </div>
  );
}

function Certificates() {
  const enabled = useSession((state) => state.isAuthenticated);
  const query = useQuery({ ...ownCertificatesQuery(), enabled });
  const data = useDeferredData(query.data);
  if (!data && query.error) {
    return (
      <FailedState
        className="mt-8"
        title={wording`تعذر تحميل شهاداتك`}
        message={errorText(query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (!data) {
    return (
      <div
        role="status"
        aria-label={wording`جارٍ تحميل شهاداتك`}
        className="mt-8 flex flex-col gap-4"
      >
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-44 w-full" />
      </div>
    );
  }
  const { certificates, waiting, names } = data;
  return (
    <>
      <CertificateName names={names} className="mt-6" />
      {certificates.length + waiting.length === 0 ? (
        <EmptyState
          icon={<CertificateIcon />}
          title={wording`لا شهادات بعد`}
          description={wording`{certificate:تصدر|يصدر} شهادتك هنا عند إتمام كورس {course:يمنح|تمنح} شهادة{ًا}.`}
          action={
            <Button asChild>
              <Link to="/my-courses">{wording`كورساتي`}</Link>
            </Button>
          }
        />
      ) : (
        <ul className="mt-6 flex flex-col gap-4">
          {waiting.map((certificate) => (
            <li key={certificate.course.id}>
              <WaitingCertificateCard certificate={certificate} />
            </li>
          ))}
          {certificates.map((certificate) => (
            <li key={certificate.code}>
              <OwnCertificateCard certificate={certificate} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
