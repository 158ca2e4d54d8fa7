import type { PersonAnswer } from '@nibras/contract/people/people/studio/shapes.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CloseIcon } from '#ui/ornament/icons.ts';
import { usePersonActions } from './use-person-actions.ts';

/** Further addresses that sign in to the account, each of which can be taken away. */
export function Aliases({ person: { id, aliases } }: { person: PersonAnswer['person'] }) {
  const { busy, removeAlias } = usePersonActions(id);
  return (
    <ul className="flex flex-col gap-1">
      {aliases.map(({ id: alias, email }) => (
        <li key={alias} className="flex items-center justify-end gap-1">
          <bdi dir="ltr" className="wrap-anywhere">
            {email}
          </bdi>
          <IconButton
            label={`أزل البريد ${email} من هذا الحساب`}
            disabled={busy}
            onClick={() => void removeAlias(alias, email)}
          >
            <CloseIcon />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
