import { lists } from '@nibras/contract/limits.ts';
import type { PersonAnswer } from '@nibras/contract/people/people/studio/shapes.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { useDebounced } from '#studio-kit/lists/use-debounced.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Avatar } from '#ui/list/avatar.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { peopleListQuery } from '../queries.ts';
import { MergeChoice } from './merge-choice.tsx';

type Account = PersonAnswer['person'];

interface MergeDialogProps {
  person: Account;
  onClose(): void;
}

/** Merges two accounts of one person: the other one is found, then which of them stays is chosen. */
export function MergeDialog({ person, onClose }: MergeDialogProps) {
  const [other, setOther] = useState<number | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="دمج حسابين لشخص واحد"
      description="كل ما في الحسابين يجتمع في حساب واحد، وينتهي الآخر. لا يمكن التراجع عن الدمج."
      size="md"
    >
      {other === null ? (
        <FindOther person={person} onChoose={setOther} />
      ) : (
        <MergeChoice
          person={person}
          other={other}
          onBack={() => setOther(null)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface FindOtherProps {
  person: Account;
  onChoose(id: number): void;
}

/** Finds the other account. The name is searched at first, because both usually have the same one. */
function FindOther({ person, onChoose }: FindOtherProps) {
  const [text, setText] = useState(person.name.slice(0, lists.searchMaxLength));
  const search = useDebounced(text.trim());
  const { data, error } = useInfiniteQuery({
    ...peopleListQuery({ search, role: undefined, state: undefined }),
    enabled: search !== '',
  });
  const people = (data?.pages[0]?.people ?? []).filter(({ id }) => id !== person.id).slice(0, 8);
  return (
    <search aria-label="الحساب الآخر">
      <Field label="الحساب الآخر" hint="ابحث بالاسم أو البريد أو الهاتف.">
        <Input
          autoFocus
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
        {error && <p className="text-danger">{errorText(error)}</p>}
        {search !== '' && !data && !error && <Skeleton className="h-14 w-full" />}
        {data && people.length === 0 && (
          <p className="text-text-soft">لا حساب آخر يطابق هذا. جرّب البريد أو رقم الهاتف.</p>
        )}
        {people.length > 0 && (
          <ul className="divide-y divide-line rounded-lg border border-line">
            {people.map((one) => (
              <FoundAccount key={one.id} person={one} onChoose={() => onChoose(one.id)} />
            ))}
          </ul>
        )}
      </div>
    </search>
  );
}

interface FoundAccountProps {
  person: { name: string; email: string; photo: string | null };
  onChoose(): void;
}

function FoundAccount({ person: { name, email, photo }, onChoose }: FoundAccountProps) {
  const media = useMediaUrl();
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start hover:bg-sunken"
      >
        <Avatar name={name} src={media(photo, 120)} size="sm" />
        <span className="min-w-0">
          <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
          <bdi dir="ltr" className="block text-sm wrap-anywhere text-text-faint">
            {email}
          </bdi>
        </span>
      </button>
    </li>
  );
}
