import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { SettingsPage } from '#studio-kit/settings/settings-page.tsx';
import { Button } from '#ui/form/button.tsx';
import { PlusIcon } from '#ui/ornament/icons.ts';
import { Link } from '#ui/text/link.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RoleHolders } from './role-holders.tsx';
import { useInviteInAddress } from './use-invite-in-address.ts';

/** Who opens the studio by their role, and the invitation of another. */
export default function RolesPage() {
  return useCapability('people:manage') ? <Roles /> : <MissingPage />;
}

/** From the role that may the most. */
const shown = ['admin', 'editor', 'teacher'] as const;

function Roles() {
  const { inviting, setInviting } = useInviteInAddress();
  return (
    <SettingsPage
      subject="people"
      description={
        <>
          من يفتح الاستوديو، وما له فيه. كل من له حساب في صفحة{' '}
          <Link to="/studio/people">الأشخاص</Link>.
        </>
      }
      actions={
        <Button
          size="sm"
          icon={<PlusIcon className="size-5" />}
          onClick={() => setInviting('teacher')}
        >
          ادعُ شخصًا
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        {shown.map((role) => (
          <RoleHolders key={role} role={role} onInvite={() => setInviting(role)} />
        ))}
      </div>
      {inviting && <InviteDialog role={inviting} onClose={() => setInviting(null)} />}
    </SettingsPage>
  );
}
