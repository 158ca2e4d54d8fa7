import type { FoundPerson } from '@nibras/contract/learning/staff/studio/shapes.ts';
import { certificates as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { CourseDialog } from '#learning/enrolment/studio/index.ts';
import { PersonSearch } from '#studio-kit/people/person-search.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { TextDialog } from './text-dialog.tsx';
import { useCertificateActions } from './use-certificate-actions.ts';

interface GrantDialogProps {
  onClose(): void;
  /** With the certificate's id; null where it waits for a name. */
  onGranted(id: number | null): void;
}

/** Gives a certificate by hand, in three steps: the course, the student, the reason. */
export function GrantDialog({ onClose, onGranted }: GrantDialogProps) {
  const [course, setCourse] = useState<{ id: number; name: string } | null>(null);
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const actions = useCertificateActions();
  if (course === null) {
    return (
      <CourseDialog
        title={wording`امنح شهادة{ًا}`}
        description={wording`في أي كورس؟ يكفي أن ترى أن الطالب {student:يستحقها، ولو لم يحقق|تستحقها، ولو لم تحقق} قواعد الإتمام.`}
        onClose={onClose}
        onChoose={setCourse}
      />
    );
  }
  if (person === null) {
    return <PersonDialog courseName={course.name} onClose={onClose} onChoose={setPerson} />;
  }
  return (
    <TextDialog
      title={wording`امنح شهادة{ًا}`}
      description={
        <>
          {wording`شهادة في «`}
          <bdi>{course.name}</bdi>» إلى <bdi>{person.name}</bdi>
          {wording`، بالاسم المحفوظ لشهادات هذا الحساب، ويصل الخبر إليه بإشعار ورسالة بريد.`}
        </>
      }
      label="سبب المنح، للاستوديو فقط"
      maxLength={limits.noteMaxLength}
      missing={wording`اكتب السبب، مثل: أتم الكورس حضورًا.`}
      send={wording`امنح الشهادة`}
      busy={actions.busy}
      onClose={onClose}
      onSend={async (reason) => {
        const granted = await actions.grant({
          person: { email: person.email },
          course: course.id,
          reason,
        });
        if (granted) onGranted(granted.certificate?.id ?? null);
      }}
    />
  );
}

interface PersonDialogProps {
  courseName: string;
  onClose(): void;
  onChoose(person: FoundPerson): void;
}

function PersonDialog({ courseName, onClose, onChoose }: PersonDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={wording`من الطالب؟`}
      description={
        <>
          {wording`الشهادة في «`}
          <bdi>{courseName}</bdi>».
        </>
      }
    >
      <PersonSearch label="اسمه أو بريده كاملًا" onChoose={onChoose} />
    </Dialog>
  );
}
