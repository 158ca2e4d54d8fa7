import type { PublicCertificate } from '@nibras/contract/learning/certificates/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { loadedMeta, type PageHead } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { CertificateView } from './certificate-view.tsx';
import { CodeForm } from './code-form.tsx';
import { certificateQuery } from './queries.ts';

const page = definePage({
  queries: ({ params: { code = '' } }) => ({ certificate: certificateQuery(code) }),
  head: ({ certificate }) =>
    certificate ? headOf(certificate) : { title: wording`تحقّق من شهادة`, noindex: true },
});

const states = {
  get valid() {
    return wording`شهادة {صحيحة|صحيح}`;
  },
  get revoked() {
    return wording`شهادة {مسحوبة|مسحوب}`;
  },
  get replaced() {
    return wording`شهادة غير {صالحة|صالح}`;
  },
};

/** People decide who gets their certificate's address: search engines do not list it. */
const headOf = ({ code, state, name, course, paper }: PublicCertificate): PageHead => ({
  title: name ? wording`شهادة ${name}` : states[state],
  description: wording`${states[state]} من ${paper.provider} في كورس «${course.name}».`,
  path: `/certificates/${code}`,
  previewImage: `/api/certificates/${code}/card`,
  noindex: true,
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

/** The public proof of a certificate. */
export default function CertificatePage() {
  const { code = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(certificateQuery(code));
  if (data) return <CertificateView certificate={data} />;
  if (!error) return <CertificateSkeleton />;
  return (
    <div className="page-width py-10 sm:py-16">
      {isMissing(error) ? (
        <Unknown key={code} typed={code} />
      ) : (
        <FailedState
          headingLevel={1}
          title={wording`تعذر التحقق من الشهادة`}
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </div>
  );
}

function Unknown({ typed }: { typed: string }) {
  return (
    <div className="mx-auto max-w-md">
      <h1 className="text-4xl">{wording`{لا توجد|لا يوجد} شهادة بهذا الرمز`}</h1>
      <p className="mt-2 text-lg text-text-soft">
        {wording`راجع الرمز حرفًا حرفًا كما هو على الشهادة. وإن كان كما كتبته {فهذه|فهذا} الشهادة {ليست|ليس} منا.`}
      </p>
      <div className="mt-8 rounded-2xl border border-line bg-raised p-5 shadow-sm sm:p-7">
        <CodeForm typed={typed} error={wording`لم نجد شهادة{ًا} بهذا الرمز.`} />
      </div>
    </div>
  );
}

function CertificateSkeleton() {
  return (
    <div
      role="status"
      aria-label={wording`جارٍ التحقق من الشهادة`}
      className="page-width py-10 sm:py-14"
    >
      <div className="mx-auto flex max-w-3xl flex-col gap-5">
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    </div>
  );
}
