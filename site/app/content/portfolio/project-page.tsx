import type { ParsedProject } from '@nibras/contract/compat/parse-portfolio.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { loadedMeta, type PageHead } from '#platform/head.ts';
import { DetailMissing } from '#platform/pages/detail-missing.tsx';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { ProjectSkeleton } from './project-skeleton.tsx';
import { ProjectView } from './project-view.tsx';
import { projectQuery } from './queries.ts';

const page = definePage({
  queries: ({ params: { id = '' } }) => ({ project: projectQuery(id) }),
  head: ({ project }) => (project ? headOf(project) : { title: wording`المشروع`, noindex: true }),
});

function headOf(project: ParsedProject): PageHead {
  const { id, name, description, image, images, completedAt, created_at, skill } = project;
  return {
    title: name,
    description: description || wording`${name}: مشروع من معرض أعمالنا.`,
    storedImage: image ?? images[0] ?? null,
    path: `/portfolio/${id}`,
    type: 'article',
    jsonLd: {
      '@type': 'CreativeWork',
      name,
      description,
      dateCreated: completedAt ?? created_at,
      keywords: skill.map((one) => one.name).join('، '),
      creator: { '@type': 'Organization', '@id': '/#organization', url: '/' },
    },
  };
}

export const loader = serverLoader(page, { slug: ({ project }) => project?.slug });
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

export default function ProjectPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(projectQuery(id));
  // The key resets the state, such as an open picture, for another project.
  if (data) return <ProjectView key={data.id} project={data} />;
  if (!error) return <ProjectSkeleton />;
  return (
    <DetailMissing
      error={error}
      texts={{
        title: wording`المشروع غير {موجود|موجودة}`,
        gone: wording`المشروع {الذي تبحث عنه غير موجود أو تمت إزالته|التي تبحث عنها غير موجودة أو تمت إزالتها}`,
        failed: wording`تعذر فتح المشروع`,
      }}
      list={{ to: '/portfolio', label: 'العودة إلى معرض الأعمال' }}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
