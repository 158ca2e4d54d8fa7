import type { PublicCertificate } from '@nibras/contract/learning/certificates/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { Link } from '#ui/text/link.tsx';

/** Whether a certificate is valid; of one that is not, since when and why. */
export function CertificateState({ certificate }: { certificate: PublicCertificate }) {
  const { state, paper, issued_at, revoked_at, revoked_reason } = certificate;
  if (state === 'valid') {
    return (
      <Notice tone="success" title={wording`شهادة {صحيحة|صحيح}`}>
        صدرت من <bdi>{paper.provider}</bdi> في <DateText at={issued_at} />، وما زالت صالحة.
      </Notice>
    );
  }
  if (state === 'replaced') {
    return (
      <Notice tone="warning" title={wording`{لم تعد هذه|لم يعد هذا} الشهادة {صالحة|صالحًا}`}>
        <p>
          {wording`{صدرت لصاحبها|صدر لصاحبه} شهادة {أخرى بدلًا منها|آخر بدلًا منه} في `}
          <DateText at={revoked_at} />. اطلب منه رمزها.
        </p>
        <p className="mt-1">
          {wording`{هذه|هذا} شهادتك؟ تجد {الجديدة|الجديد} في `}
          <Link to="/my-certificates">{wording`شهاداتي`}</Link>.
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title={wording`{سُحبت هذه|سُحب هذا} الشهادة`}>
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
