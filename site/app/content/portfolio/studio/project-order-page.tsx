import { wording } from '@nibras/contract/text/wording.ts';
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
      description={wording`تظهر هذه المشاريع أولًا في معرض الأعمال، بهذا الترتيب، ثم تليها البقية من الأحدث إلى الأقدم.`}
      texts={{
        list: wording`المشاريع المرتبة`,
        others: wording`المشاريع`,
        noOrder: wording`لم تختر مشروعًا بعد، فتظهر المشاريع كلها من الأحدث إلى الأقدم. اختر أدناه ما تريد أن يسبقها.`,
        search: wording`ابحث عن مشروع {منشور|منشورة}`,
        failed: wording`تعذر تحميل المشاريع`,
        noneFound: wording`لا مشروع {منشورًا|منشورة} بهذا الاسم خارج الترتيب.`,
        allOrdered: wording`كل مشاريعك المنشورة في الترتيب.`,
        nonePublished: wording`لا مشاريع منشورة بعد. ما تنشره منها يظهر هنا لترتّبه.`,
      }}
      others={others}
      search={search}
      onSearch={setSearch}
    />
  );
}
