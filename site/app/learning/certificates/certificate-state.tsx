import type { PublicCertificate } from '@nibras/contract/learning/certificates/shapes.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { Link } from '#ui/text/link.tsx';

/** Whether a certificate is valid; of one that is not, since when and why. */
export function CertificateState({ certificate }: { certificate: PublicCertificate }) {
  const { state, paper, issued_at, revoked_at, revoked_reason } = certificate;
  if (state === 'valid') {
    return (
      <Notice tone="success" title="شهادة صحيحة">
        صدرت من <bdi>{paper.provider}</bdi> في <DateText at={issued_at} />، وما زالت صالحة.
      </Notice>
    );
  }
  if (state === 'replaced') {
    return (
      <Notice tone="warning" title="لم تعد هذه الشهادة صالحة">
        <p>
          صدرت لصاحبها شهادة أخرى بدلًا منها في <DateText at={revoked_at} />. اطلب منه رمزها.
        </p>
        <p className="mt-1">
          هذه شهادتك؟ تجد الجديدة في <Link to="/my-certificates">شهاداتي</Link>.
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title="سُحبت هذه الشهادة">
      <p>
        لم تعد صالحة منذ <DateText at={revoked_at} />.
      </p>
      {revoked_reason && (
        <p dir="auto" className="mt-1 text-start">
          السبب: <bdi>{revoked_reason}</bdi>
        </p>
      )}
    </Notice>
  );
}
