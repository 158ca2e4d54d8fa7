import type { PersonAnswer } from '@nibras/contract/people/people/studio/shapes.ts';
import { useState } from 'react';
import { LogIcon } from '#studio-kit/frame/icons.ts';
import { RowMenu } from '#studio-kit/lists/row-menu.tsx';
import { Button } from '#ui/form/button.tsx';
import { LockIcon, MinusIcon, SignOutIcon, StudentsIcon } from '#ui/ornament/icons.ts';
import { MenuItem, MenuLine, MenuLink } from '#ui/overlay/dropdown-menu.tsx';
import { CodeDialog } from './dialogs/code-dialog.tsx';
import { MergeDialog } from './dialogs/merge-dialog.tsx';
import { SuspendDialog } from './dialogs/suspend-dialog.tsx';
import { usePersonActions } from './use-person-actions.ts';

type Dialog = 'code' | 'suspend' | 'merge';

/** What an admin does with an account. */
export function AccountActions({ person }: { person: PersonAnswer['person'] }) {
  const [open, setOpen] = useState<Dialog | null>(null);
  const { busy, signOut } = usePersonActions(person.id);
  const close = () => setOpen(null);
  const { own, suspended, name, email } = person;
  return (
    <>
      {!suspended && (
        <Button
          variant="secondary"
          size="sm"
          icon={<LockIcon className="size-4.5" />}
          onClick={() => setOpen('code')}
        >
          كود دخول
        </Button>
      )}
      <RowMenu of={`حساب ${name}`}>
        <MenuItem icon={<SignOutIcon />} disabled={busy} onSelect={() => void signOut()}>
          {own ? 'اخرج من أجهزتك الأخرى' : 'سجّل الخروج من كل الأجهزة'}
        </MenuItem>
        <MenuItem icon={<StudentsIcon />} onSelect={() => setOpen('merge')}>
          ادمج معه حسابًا آخر…
        </MenuItem>
        <MenuLink to={`/studio/log?search=${encodeURIComponent(email)}`} icon={<LogIcon />}>
          سجل التغييرات من هذا الحساب
        </MenuLink>
        {!own && (
          <>
            <MenuLine />
            <MenuItem icon={<MinusIcon />} danger onSelect={() => setOpen('suspend')}>
              {suspended ? 'غيّر سبب الإيقاف…' : 'أوقف الحساب…'}
            </MenuItem>
          </>
        )}
      </RowMenu>
      {open === 'code' && <CodeDialog person={person} onClose={close} />}
      {open === 'suspend' && <SuspendDialog person={person} onClose={close} />}
      {open === 'merge' && <MergeDialog person={person} onClose={close} />}
    </>
  );
}
