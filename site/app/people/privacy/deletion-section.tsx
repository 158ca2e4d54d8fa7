import type { AccountDeletion, DeletionObstacle } from '@nibras/contract/people/privacy/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText } from '#platform/browser/date-text.tsx';
import { useSession } from '#platform/session/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { Link } from '#ui/text/link.tsx';
import { DataSection } from './data-section.tsx';
import { deletionQuery } from './deletion-calls.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { certificateChoiceTexts, whatGoes, whatStays } from './deletion-texts.ts';
import { useDeletion } from './use-deletion.ts';

/** «احذف حسابي»: what that means, what stands in its way, and while it waits the way back. */
export function DeletionSection() {
  const signedIn = useSession((state) => state.isAuthenticated);
  const query = useQuery({ ...deletionQuery, enabled: signedIn });
  const [asks, setAsks] = useState(false);
  const { request, cancel } = useDeletion();
  return (
    <DataSection
      id="data-deletion"
      title="احذف حسابي"
      about={<Meaning />}
      query={query}
      failed="تعذر معرفة حال حسابك"
    >
      {({ data, obstacles, certificates }) => (
        <>
          {data ? (
            <Waiting
              deletion={data}
              certificates={certificates}
              cancelling={cancel.isPending}
              onCancel={() => cancel.mutate()}
            />
          ) : obstacles.length > 0 ? (
            <Obstacles obstacles={obstacles} />
          ) : (
            <Button
              variant="danger"
              loading={request.isPending}
              loadingLabel="جارٍ الطلب…"
              onClick={() => setAsks(true)}
            >
              احذف حسابي
            </Button>
          )}
          {asks && (
            <DeletionDialog
              certificates={certificates}
              onClose={() => setAsks(false)}
              onConfirm={(choice) => {
                setAsks(false);
                request.mutate(choice);
              }}
            />
          )}
        </>
      )}
    </DataSection>
  );
}

function Meaning() {
  return (
    <>
      <p>
        نطلب منك كودًا يصل إلى بريدك، ثم ننتظر 14 يومًا تستطيع فيها التراجع، ثم يُحذف حسابك إلى غير
        رجعة. إن أردت نسخة من بياناتك فنزّلها قبل ذلك.
      </p>
      <div className="mt-4 grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        <Points title="ما يُحذف" points={whatGoes()} />
        <Points title="ما يبقى، ولماذا" points={whatStays()} />
      </div>
    </>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <div>
      <h3 className="text-base font-semibold text-text">{title}</h3>
      <ul className="mt-1 list-disc ps-5">
        {points.map((point) => (
          <li key={point} className="mt-1">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WaitingProps {
  deletion: AccountDeletion;
  certificates: number;
  cancelling: boolean;
  onCancel(): void;
}

function Waiting({ deletion, certificates, cancelling, onCancel }: WaitingProps) {
  return (
    <Notice tone="warning">
      <p className="font-semibold">
        يُحذف حسابك يوم <DateText at={deletion.due_at} />
      </p>
      <p>
        طلبت ذلك في <DateText at={deletion.created_at} withTime />. يبقى حسابك كما هو حتى ذلك اليوم.
        {certificates > 0 && ` ${certificateChoiceTexts[deletion.certificates].chosen}`}
      </p>
      <Button
        variant="secondary"
        className="mt-3"
        loading={cancelling}
        loadingLabel="جارٍ التراجع…"
        onClick={onCancel}
      >
        تراجع عن الحذف
      </Button>
    </Notice>
  );
}

const obstacleTexts = (): Record<DeletionObstacle, ReactNode> => ({
  'last-admin': (
    <>
      أنت المشرف الوحيد على المنصة. اجعل شخصًا آخر مشرفًا من{' '}
      <Link to="/studio/people">صفحة الأشخاص</Link>.
    </>
  ),
  'teaches-courses': (
    <>
      {wording`أنت المعلّم {teacher:الأساسي|الأساسية} في كورسات على المنصة. اختر لكل منها معلّمًا {teacher:آخر|أخرى} من`}{' '}
      <Link to="/studio/courses">{wording`كورساتك في الاستوديو`}</Link>، أو{' '}
      <Link to="/contact">اطلب ذلك منا</Link>.
    </>
  ),
});

function Obstacles({ obstacles }: { obstacles: DeletionObstacle[] }) {
  return (
    <Notice tone="info" title="قبل أن تحذف حسابك">
      <ul className="mt-1 grid gap-2">
        {obstacles.map((obstacle) => (
          <li key={obstacle}>{obstacleTexts()[obstacle]}</li>
        ))}
      </ul>
    </Notice>
  );
}
