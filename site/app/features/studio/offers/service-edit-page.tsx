import { useParams } from 'react-router';
import { ItemPage } from '../details/item-page.tsx';
import { ReadyList } from '../details/ready-list.tsx';
import { useStudioItem } from '../saving/use-studio-item.ts';
import { offerTexts } from './offer-texts.ts';
import { serviceParts } from './ready-parts.ts';
import { ServiceCardPreview } from './service-card-preview.tsx';
import { ServiceForm } from './service-form.tsx';

/** The fields of a service. */
export default function ServiceEditPage() {
  const id = Number(useParams().id);
  const edited = useStudioItem('service', id);
  const { title, path, preview } = offerTexts.service;
  return (
    <ItemPage
      edited={edited}
      title={({ name }) => name || 'خدمة بلا اسم'}
      crumbs={() => [{ label: title, to: path }]}
      previewPath={`${preview}/${id}`}
      side={({ state }) => (
        <>
          <ReadyList
            parts={serviceParts(
              (name) => edited.field(name).value,
              state === 'published' || state === 'hidden',
            )}
          />
          <ServiceCardPreview edited={edited} />
        </>
      )}
    >
      {(item) => <ServiceForm key={id} edited={edited} item={item} />}
    </ItemPage>
  );
}
