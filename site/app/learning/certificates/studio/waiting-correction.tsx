import type { WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryFrame } from '#studio-kit/lists/query-frame.tsx';
import { CertificateFacts } from './certificate-facts.tsx';
import { CorrectionBox } from './correction-box.tsx';
import { certificateQuery } from './queries.ts';

/** A request for another name, in the inbox; the row's page is that of its certificate. */
export default function WaitingCorrection({ row }: { row: WaitingRow }) {
  const query = useQuery(certificateQuery(Number(row.path.split('/').at(-1))));
  return (
    <QueryFrame query={query} label="الطلب">
      {(certificate) => (
        <div className="flex max-w-3xl flex-col gap-6">
          {certificate.correction && (
            <CorrectionBox correction={certificate.correction} name={certificate.name} />
          )}
          <CertificateFacts certificate={certificate} />
        </div>
      )}
    </QueryFrame>
  );
}
