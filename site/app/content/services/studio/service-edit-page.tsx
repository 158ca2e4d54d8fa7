import { wording } from '@nibras/contract/text/wording.ts';
import { useParams } from 'react-router';
import { offerTexts, serviceParts } from '#content/offers/studio/index.ts';
import { ItemPage } from '#studio-kit/details/item-page.tsx';
import { ReadyList } from '#studio-kit/details/ready-list.tsx';
import { useStudioItem } from '#studio-kit/saving/use-studio-item.ts';
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
      title={({ name }) => name || wording`خدمة بلا اسم`}
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
