import type { FoundPerson, StaffMember } from '@nibras/contract/learning/staff/studio/shapes.ts';
import { lists } from '@nibras/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { useDebounced } from '#studio-kit/lists/use-debounced.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Avatar } from '#ui/list/avatar.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { peopleQuery } from './staff-calls.ts';
import { useStaffActions } from './use-staff-actions.ts';

interface AddStaffProps {
  courseId: number;
  staff: StaffMember[];
}

/** Finds a person by name or address, and adds them by one press. */
export function AddStaff({ courseId, staff }: AddStaffProps) {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  const { data, error, isFetching } = useQuery({
    ...peopleQuery(search),
    enabled: search !== '',
    placeholderData: (before) => before,
  });
  const members = new Set(staff.map(({ id }) => id));
  return (
    <search aria-label="إضافة إلى فريق العمل">
      <Field
        label="أضف إلى فريق العمل"
        hint="ابحث بالاسم، أو اكتب البريد كاملًا لمن ليس معلّمًا على المنصة."
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
      <div aria-live="polite">
        {search !== '' && isFetching && !data && <Skeleton inPlace className="mt-3 h-14 w-full" />}
        {search !== '' && error && <p className="mt-3 text-danger">{errorText(error)}</p>}
        {search !== '' && data?.people.length === 0 && (
          <p className="mt-3 text-text-soft">
            لم نجد أحدًا. جرّب جزءًا آخر من الاسم، أو اكتب البريد كاملًا كما هو في حسابه.
          </p>
        )}
        {search !== '' && data && data.people.length > 0 && (
          <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-raised">
            {data.people.map((person) => (
              <FoundRow
                key={person.id}
                courseId={courseId}
                person={person}
                isMember={members.has(person.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </search>
  );
}

interface FoundRowProps {
  courseId: number;
  person: FoundPerson;
  isMember: boolean;
}

function FoundRow({ courseId, person, isMember }: FoundRowProps) {
  const { name, email, photo } = person;
  const { mutate, isPending, variables } = useStaffActions(courseId);
  const media = useMediaUrl();
  const role = variables?.kind === 'role' ? variables.role : null;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5 sm:px-4">
      <Avatar name={name} src={media(photo, 120)} size="sm" />
      <div className="min-w-0 grow basis-40">
        <p>
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        </p>
        <bdi dir="ltr" className="text-sm wrap-anywhere text-text-faint">
          {email}
        </bdi>
      </div>
      {isMember ? (
        <Badge tone="success">في فريق العمل</Badge>
      ) : (
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="sm"
            loading={isPending && role === 'teacher'}
            loadingLabel="جارٍ الإضافة…"
            aria-label={`أضف ${name} معلّمًا`}
            onClick={() => mutate({ kind: 'role', person, role: 'teacher' })}
          >
            أضف معلّمًا
          </Button>
          <Button
            variant="secondary"
            size="sm"
            loading={isPending && role === 'assistant'}
            loadingLabel="جارٍ الإضافة…"
            aria-label={`أضف ${name} مساعدًا`}
            onClick={() => mutate({ kind: 'role', person, role: 'assistant' })}
          >
            أضف مساعدًا
          </Button>
        </div>
      )}
    </li>
  );
}
