import { useParams } from 'react-router';
import { ItemPage } from '../details/item-page.tsx';
import { ReadyList } from '../details/ready-list.tsx';
import { useStudioItem } from '../saving/use-studio-item.ts';
import { offerTexts } from './offer-texts.ts';
import { ProjectCardPreview } from './project-card-preview.tsx';
import { ProjectForm } from './project-form.tsx';
import { projectParts } from './ready-parts.ts';

/** The fields of a project of the portfolio. */
export default function ProjectEditPage() {
  const id = Number(useParams().id);
  const edited = useStudioItem('project', id);
  const { title, path, preview } = offerTexts.project;
  return (
    <ItemPage
      edited={edited}
      title={({ name }) => name || 'مشروع بلا اسم'}
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
