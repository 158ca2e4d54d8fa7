import type { PersonAnswer } from '@nibras/contract/people/people/studio/shapes.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { usePersonActions } from './use-person-actions.ts';

type Account = PersonAnswer['person'];

interface SuspensionNoticeProps {
  person: Account;
  suspended: NonNullable<Account['suspended']>;
}

/** Says since when and why a person is suspended, with the way back. */
export function SuspensionNotice({ person, suspended }: SuspensionNoticeProps) {
  const { busy, lift } = usePersonActions(person.id);
  return (
    <Notice tone="warning" title="هذا الحساب موقوف" className="mb-6">
      <p dir="auto" className="text-start whitespace-pre-line">
        {suspended.reason}
      </p>
      <p className="mt-1 text-sm text-text-soft">
        منذ <DateText at={suspended.at} withTime />. لا يمكن الدخول إليه، ولا تصله رسائل ولا
        إشعارات.
      </p>
      <Button
        variant="secondary"
        size="sm"
        loading={busy}
        loadingLabel="جارٍ رفع الإيقاف…"
        onClick={() => void lift()}
        className="mt-3"
      >
        ارفع الإيقاف
      </Button>
    </Notice>
  );
}
