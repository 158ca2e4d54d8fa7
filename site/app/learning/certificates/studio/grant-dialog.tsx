import type { FoundPerson } from '@nibras/contract/learning/staff/studio/shapes.ts';
import { certificates as limits, lists } from '@nibras/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CourseDialog } from '#learning/enrolment/studio/index.ts';
import { peopleQuery } from '#learning/staff/studio/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { useDebounced } from '#studio-kit/lists/use-debounced.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { TextDialog } from './text-dialog.tsx';
import { useCertificateActions } from './use-certificate-actions.ts';

interface GrantDialogProps {
  onClose(): void;
  /** With the certificate's id. */
  onGranted(id: number): void;
}

/** Gives a certificate by hand, in three steps: the course, the student, the reason. */
export function GrantDialog({ onClose, onGranted }: GrantDialogProps) {
  const [course, setCourse] = useState<{ id: number; name: string } | null>(null);
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const actions = useCertificateActions();
  if (course === null) {
    return (
      <CourseDialog
        title="امنح شهادة"
        description="في أي كورس؟ يكفي أن ترى أن الطالب يستحقها، ولو لم يحقق قواعد الإتمام."
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
      title="امنح شهادة"
      description={
        <>
          شهادة في «<bdi>{course.name}</bdi>» إلى <bdi>{person.name}</bdi>، بالاسم الذي اختاره
          لشهاداته. يُخبر بإشعار ورسالة بريد.
        </>
      }
      label="سبب المنح، للاستوديو فقط"
      maxLength={limits.noteMaxLength}
      missing="اكتب السبب، مثل: أتم الكورس حضورًا."
      send="امنح الشهادة"
      busy={actions.busy}
      onClose={onClose}
      onSend={async (reason) => {
        const made = await actions.grant({
          person: { email: person.email },
          course: course.id,
          reason,
        });
        if (made) onGranted(made.id);
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
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  const { data, error, isFetching } = useQuery({
    ...peopleQuery(search),
    enabled: search !== '',
    placeholderData: (before) => before,
  });
  const people = search === '' ? undefined : data?.people;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="من الطالب؟"
      description={
        <>
          الشهادة في «<bdi>{courseName}</bdi>».
        </>
      }
    >
      <Field label="اسمه أو بريده كاملًا">
        <Input
          type="search"
          dir="auto"
          icon={<SearchIcon />}
          autoComplete="off"
          maxLength={lists.searchMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div aria-live="polite" className="mt-3">
        {search !== '' && isFetching && !people && <Skeleton className="h-14 w-full" />}
        {search !== '' && error && <p className="text-danger">{errorText(error)}</p>}
        {people?.length === 0 && (
          <p className="text-text-soft">لم نجد أحدًا بهذا الاسم أو البريد.</p>
        )}
        {people && people.length > 0 && (
          <ul className="flex flex-col gap-1.5">
            {people.map((person) => (
              <li key={person.id}>
                <button
                  type="button"
                  onClick={() => onChoose(person)}
                  className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 rounded-md border border-line bg-raised px-4 py-2 text-start transition-colors hover:border-line-strong hover:bg-sunken"
                >
                  <bdi className="font-medium wrap-anywhere">{person.name}</bdi>
                  <bdi dir="ltr" className="text-sm wrap-anywhere text-text-faint">
                    {person.email}
                  </bdi>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
