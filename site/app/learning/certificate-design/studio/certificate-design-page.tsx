import { wording } from '@nibras/contract/text/wording.ts';
import { ItemPage } from '#studio-kit/details/item-page.tsx';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { useStudioItem } from '#studio-kit/saving/use-studio-item.ts';
import { settingsCrumb } from '#studio-kit/settings/subjects.ts';
import { CertificatePreview } from './certificate-preview.tsx';
import { DesignForm } from './design-form.tsx';

/** The look and the words of certificates. They are fields of the site's settings, published with them. */
export default function CertificateDesignPage() {
  return useCapability('settings:edit') ? <CertificateDesign /> : <MissingPage />;
}

function CertificateDesign() {
  const edited = useStudioItem('site', 1);
  return (
    <ItemPage
      edited={edited}
      title={() => wording`تصميم الشهادة`}
      crumbs={() => [settingsCrumb]}
      previewPath={null}
      look={<CertificatePreview edited={edited} />}
    >
      {(item) => <DesignForm edited={edited} item={item} />}
    </ItemPage>
  );
}
