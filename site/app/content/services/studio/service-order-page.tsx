import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OfferOrder, studioServicesQuery } from '#content/offers/studio/index.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';

/** Which services stand first in the lists of the site, and in which order. */
export default function ServiceOrderPage() {
  return useCapability('service:create') ? <ServiceOrder /> : <MissingPage />;
}

function ServiceOrder() {
  const [search, setSearch] = useState('');
  const others = useQuery(studioServicesQuery({ search, state: 'published' }));
  return (
    <OfferOrder
      kind="service"
      description={wording`تظهر هذه الخدمات أولًا في صفحة الخدمات والصفحة الرئيسية، بهذا الترتيب، ثم تليها البقية من الأحدث إلى الأقدم.`}
      texts={{
        list: wording`الخدمات المرتبة`,
        others: wording`الخدمات`,
        noOrder: wording`لم تختر خدمة{ًا} بعد، فتظهر الخدمات كلها من الأحدث إلى الأقدم. اختر أدناه ما تريد أن يسبقها.`,
        search: wording`ابحث عن خدمة {منشورة|منشور}`,
        failed: wording`تعذر تحميل الخدمات`,
        noneFound: wording`لا خدمة {منشورة|منشورًا} بهذا الاسم خارج الترتيب.`,
        allOrdered: wording`كل خدماتك المنشورة في الترتيب.`,
        nonePublished: wording`لا خدمات منشورة بعد. ما تنشره منها يظهر هنا لترتّبه.`,
      }}
      others={others}
      search={search}
      onSearch={setSearch}
    />
  );
}
