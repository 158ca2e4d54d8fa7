import { lists } from '@nibras/contract/limits.ts';
import type { PersonAnswer } from '@nibras/contract/people/people/studio/shapes.ts';
import { useState } from 'react';
import { PersonSearch } from '#studio-kit/people/person-search.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { otherAccountsQuery } from '../queries.ts';
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
  return (
    <PersonSearch
      autoFocus
      label="الحساب الآخر"
      hint="ابحث بالاسم أو البريد أو الهاتف."
      none={() => 'لا حساب آخر يطابق هذا. جرّب البريد أو رقم الهاتف.'}
      initial={person.name.slice(0, lists.searchMaxLength)}
      query={(search) => otherAccountsQuery(search, person.id)}
      onChoose={({ id }) => onChoose(id)}
    />
  );
}
