import type { FoundPerson } from '@nibras/contract/learning/staff/studio/shapes.ts';
import { lists } from '@nibras/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleQuery } from '#learning/staff/studio/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { useDebounced } from '#studio-kit/lists/use-debounced.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Avatar } from '#ui/list/avatar.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { noEnd, UntilField, untilTime } from './until-field.tsx';
import { useEnrolmentActions } from './use-enrolment-actions.ts';

interface AddMemberProps {
  courseId: number;
  onClose(): void;
}

/** Finds a person who has an account and enrols them by one press, until a date where that is wanted. */
export function AddMember({ courseId, onClose }: AddMemberProps) {
  const { timeZone } = useSiteConfig();
  const [text, setText] = useState('');
  const [until, setUntil] = useState(noEnd);
  const search = useDebounced(text.trim());
  const actions = useEnrolmentActions();
  const { data, error, isFetching } = useQuery({
    ...peopleQuery(search),
    enabled: search !== '',
    placeholderData: (before) => before,
  });

  async function add({ email, name }: FoundPerson) {
    const done = await actions.grant(courseId, { email, name, until: untilTime(until, timeZone) });
    if (done) onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="سجّل طالبًا في الكورس">
      <UntilField value={until} onChange={setUntil} className="mb-5" />
      <Field
        label="من الطالب؟"
        hint="ابحث بالاسم، أو اكتب بريده كاملًا. من لا حساب له سجّله من قائمة، ولو كان وحده فيها."
      >
        <Input
          type="search"
          dir="auto"
          icon={<SearchIcon />}
          autoComplete="off"
          maxLength={lists.searchMaxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div aria-live="polite" className="mt-3">
        {search !== '' && isFetching && !data && <Skeleton className="h-14 w-full" />}
        {search !== '' && error && <p className="text-danger">{errorText(error)}</p>}
        {search !== '' && data?.people.length === 0 && (
          <p className="text-text-soft">لم نجد أحدًا بهذا الاسم أو البريد.</p>
        )}
        {search !== '' && data && data.people.length > 0 && (
          <ul className="divide-y divide-line rounded-lg border border-line">
            {data.people.map((person) => (
              <FoundRow
                key={person.id}
                person={person}
                busy={actions.busy}
                onAdd={() => void add(person)}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function FoundRow({ person, busy, onAdd }: { person: FoundPerson; busy: boolean; onAdd(): void }) {
  const { name, email, photo } = person;
  const media = useMediaUrl();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
      <Avatar name={name} src={media(photo, 120)} size="sm" />
      <div className="min-w-0 grow basis-40">
        <p>
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        </p>
        <bdi dir="ltr" className="text-sm wrap-anywhere text-text-faint">
          {email}
        </bdi>
      </div>
      <Button
        variant="secondary"
        size="sm"
        disabled={busy}
        aria-label={`سجّل ${name}`}
        onClick={onAdd}
      >
        سجّل
      </Button>
    </li>
  );
}
