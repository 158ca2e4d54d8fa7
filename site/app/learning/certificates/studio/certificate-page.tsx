import type { StudioCertificateDetail } from '@nibras/contract/learning/certificates/studio/shapes.ts';
import { certificates as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { RowsSkeleton } from '#studio-kit/lists/list-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { CertificateIcon, ExternalIcon } from '#ui/ornament/icons.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import { CertificateHistory } from './certificate-history.tsx';
import { CorrectionBox } from './correction-box.tsx';
import { certificateQuery } from './queries.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { TextDialog } from './text-dialog.tsx';
import { useCertificateActions } from './use-certificate-actions.ts';

const crumbs = [{ label: wording`الشهادات`, to: '/studio/certificates' }];

/** One certificate: what it says, what happened to it, and what can be decided. */
export default function CertificatePage() {
  return useCapability('course:certify') ? <OneCertificate /> : <MissingPage />;
}

function OneCertificate() {
  const id = Number(useParams().id);
  const isId = Number.isInteger(id) && id > 0;
  const { data, error, isFetching, refetch } = useQuery({ ...certificateQuery(id), enabled: isId });
  if (data) return <Loaded key={data.id} certificate={data} />;
  return (
    <StudioPage title={wording`شهادة`} crumbs={crumbs} recent={false}>
      {!isId || isMissing(error) ? (
        <EmptyState
          icon={<CertificateIcon />}
          title={wording`لم نجد {هذه|هذا} الشهادة`}
          description={wording`ربما {certificate:كانت|كان} في كورس لا تعمل {course:فيه|فيها}.`}
          action={
            <Button asChild variant="secondary">
              <Link to="/studio/certificates">{wording`كل الشهادات`}</Link>
            </Button>
          }
        />
      ) : error ? (
        <FailedState
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <RowsSkeleton label={wording`الشهادة`} rows={4} />
      )}
    </StudioPage>
  );
}

function Loaded({ certificate }: { certificate: StudioCertificateDetail }) {
  const { id, code, state, name, course, person, correction } = certificate;
  const [asks, setAsks] = useState<'revoke' | 'rename' | null>(null);
  const changes = useCertificateActions();
  const navigate = useNavigate();
  const open = (made: number) => void navigate(`/studio/certificates/${made}`);
  const close = () => setAsks(null);
  // A new name is issued to an account, for a course.
  const renames = state === 'valid' && person !== null && course.id !== null;
  return (
    <StudioPage
      title={name || wording`شهادة بلا اسم`}
      crumbs={crumbs}
      actions={
        <>
          <Button asChild variant="ghost" size="sm" icon={<ExternalIcon className="size-4.5" />}>
            <Link to={`/certificates/${code}`}>صفحتها العامة</Link>
          </Button>
          {renames && (
            <Button variant="secondary" size="sm" onClick={() => setAsks('rename')}>
              صحّح الاسم
            </Button>
          )}
          {state === 'valid' && (
            <Button variant="secondary" size="sm" onClick={() => setAsks('revoke')}>
              {wording`اسحب الشهادة`}
            </Button>
          )}
        </>
      }
    >
      <div className="flex max-w-3xl flex-col gap-6">
        {correction && <CorrectionBox correction={correction} name={name} onAccepted={open} />}
        <CertificateFacts certificate={certificate} />
        <CertificateHistory certificate={certificate} />
      </div>
      {asks === 'revoke' && (
        <TextDialog
          title={wording`اسحب الشهادة`}
          description="يظهر في صفحتها لكل من يتحقق منها أنها سُحبت، ومتى، والسبب الذي تكتبه. ويُخبر صاحبها بذلك."
          label="السبب، ويقرؤه الجميع"
          maxLength={limits.noteMaxLength}
          missing={wording`اكتب السبب: يظهر في صفحة الشهادة.`}
          send={wording`اسحب الشهادة`}
          busy={changes.busy}
          onClose={close}
          onSend={async (reason) => {
            if (await changes.revoke(id, reason)) close();
          }}
        />
      )}
      {asks === 'rename' && (
        <RenameDialog
          name={name}
          busy={changes.busy}
          onClose={close}
          onRename={async (typed) => {
            const made = await changes.reissue(id, typed);
            if (made) open(made.id);
          }}
        />
      )}
    </StudioPage>
  );
}
