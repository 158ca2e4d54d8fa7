import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { NewItemButton } from '#studio-kit/lists/studio-list.tsx';
import { SettingsPage } from '#studio-kit/settings/settings-page.tsx';
import { OwnPagesExport, OwnPagesList, useOwnPagesList } from './own-pages-list.tsx';

/** The provider's own pages as a subject of the settings: the law asks for some of them. */
export default function LegalPage() {
  return useCapability('page:create') ? <Legal /> : <MissingPage />;
}

function Legal() {
  const list = useOwnPagesList();
  return (
    <SettingsPage
      subject="legal"
      description="سياسة الخصوصية والشروط وكل صفحة ثابتة. راجعها قبل أن تستقبل الناس: نصوصها الأولى تصف ما يحفظه هذا البرنامج، لا ما تلتزم به أنت."
      actions={
        <>
          <OwnPagesExport />
          <NewItemButton {...list.newItem} />
        </>
      }
    >
      <OwnPagesList {...list} />
    </SettingsPage>
  );
}
