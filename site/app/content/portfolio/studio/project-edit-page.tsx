import { wording } from '@nibras/contract/text/wording.ts';
import { useParams } from 'react-router';
import { offerTexts, projectParts } from '#content/offers/studio/index.ts';
import { ItemPage } from '#studio-kit/details/item-page.tsx';
import { ReadyList } from '#studio-kit/details/ready-list.tsx';
import { useStudioItem } from '#studio-kit/saving/use-studio-item.ts';
import { ProjectCardPreview } from './project-card-preview.tsx';
import { ProjectForm } from './project-form.tsx';

/** The fields of a project of the portfolio. */
export default function ProjectEditPage() {
  const id = Number(useParams().id);
  const edited = useStudioItem('project', id);
  const { title, path, preview } = offerTexts.project;
  return (
    <ItemPage
      edited={edited}
      title={({ name }) => name || wording`مشروع بلا اسم`}
      crumbs={() => [{ label: title, to: path }]}
      previewPath={`${preview}/${id}`}
      side={({ state }) => (
        <>
          <ReadyList
            parts={projectParts(
              (name) => edited.field(name).value,
              state === 'published' || state === 'hidden',
            )}
          />
          <ProjectCardPreview edited={edited} />
        </>
      )}
    >
      {(item) => <ProjectForm key={id} edited={edited} item={item} />}
    </ItemPage>
  );
}
