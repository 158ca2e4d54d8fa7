import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSession } from '#platform/session/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { CertificateIcon } from '#ui/ornament/icons.ts';
import { ownCertificatesQuery } from './queries.ts';

interface CourseCertificateProps {
  courseId: number;
  /** Whether the course promises a certificate. */
  promised: boolean;
  /** Whether it is on its way: a job issues it a moment after the last lecture. */
  awaited?: boolean;
  className?: string;
}

/** How often, and after how long (ms), a certificate that is on its way is asked for. */
const readsAtMost = 5;
const readAgainAfter = 2_000;

/**
 * On a member's course page and after the last lecture: the way to the certificate; before it is issued, the name that it
 * will carry. Nothing while it is read and where it cannot be.
 */
export function CourseCertificate({
  courseId,
  promised,
  awaited = false,
  className,
}: CourseCertificateProps) {
  // Only a server that sends permissions has certificates, an extension of the specification.
  const enabled = useSession((state) => state.user?.permissions !== undefined);
  const { data } = useQuery({
    ...ownCertificatesQuery(courseId),
    enabled,
    retry: false,
    refetchInterval: ({ state }) =>
      awaited && !state.data?.certificates.length && state.dataUpdateCount < readsAtMost
        ? readAgainAfter
        : false,
  });
  const certificate = data?.certificates.find(({ state }) => state === 'valid');
  if (certificate) {
    return (
      <Button
        asChild
        variant="secondary"
        icon={<CertificateIcon className="size-5" />}
        {...(className && { className })}
      >
        <Link to={`/certificates/${certificate.code}`}>{wording`شهادتك`}</Link>
      </Button>
    );
  }
  if (data && data.waiting.length > 0) {
    return (
      <p className="text-sm text-text-soft">
        {wording`في اسمك أحرف لا تُطبع على شهادتك.`}{' '}
        <Link to="/my-certificates" className="text-link underline underline-offset-4">
          اختر اسمًا لها
        </Link>
        ، فتصدر حالًا.
      </p>
    );
  }
  if (!data || !promised || data.certificates.length > 0) return null;
  return (
    <p className="text-sm text-text-soft">
      {wording`الاسم على شهادتك:`}{' '}
      <bdi className="wrap-anywhere">{data.names.chosen ?? data.names.account}</bdi>.{' '}
      <Link to="/my-certificates" className="text-link underline underline-offset-4">
        غيّره
      </Link>
    </p>
  );
}
