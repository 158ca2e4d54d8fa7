import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OfferOrder, studioProjectsQuery } from '#content/offers/studio/index.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';

/** Which projects stand first in the portfolio, and in which order. */
export default function ProjectOrderPage() {
  return useCapability('project:create') ? <ProjectOrder /> : <MissingPage />;
}

function ProjectOrder() {
  const [search, setSearch] = useState('');
  const others = useQuery(studioProjectsQuery({ search, state: 'published' }));
  return (
    <OfferOrder
      kind="project"
      description="تظهر هذه المشاريع أولًا في معرض الأعمال، بهذا الترتيب، ثم تليها البقية من الأحدث إلى الأقدم."
      texts={{
        list: 'المشاريع المرتبة',
        others: 'المشاريع',
        noOrder:
          'لم تختر مشروعًا بعد، فتظهر المشاريع كلها من الأحدث إلى الأقدم. اختر أدناه ما تريد أن يسبقها.',
        search: 'ابحث عن مشروع منشور',
        failed: 'تعذر تحميل المشاريع',
        noneFound: 'لا مشروع منشورًا بهذا الاسم خارج الترتيب.',
        allOrdered: 'كل مشاريعك المنشورة في الترتيب.',
      }}
      others={others}
      search={search}
      onSearch={setSearch}
    />
  );
}
