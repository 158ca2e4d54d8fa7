import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { NewItemButton } from '#studio-kit/lists/studio-list.tsx';
import { OwnPagesExport, OwnPagesList, useOwnPagesList } from './own-pages-list.tsx';

/** The provider's own pages: about, privacy, terms and further ones. */
export default function OwnPagesPage() {
  return useCapability('page:create') ? <OwnPages /> : <MissingPage />;
}

function OwnPages() {
  const list = useOwnPagesList();
  return (
    <StudioPage
      title="الصفحات"
      description="صفحات الموقع الثابتة، مثل سياسة الخصوصية. تظهر روابط المنشور منها أسفل كل صفحة، بهذا الترتيب."
      actions={
        <>
          <OwnPagesExport />
          <NewItemButton {...list.newItem} />
        </>
      }
    >
      <OwnPagesList {...list} />
    </StudioPage>
  );
}
