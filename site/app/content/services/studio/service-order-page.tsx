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
      description="تظهر هذه الخدمات أولًا في صفحة الخدمات والصفحة الرئيسية، بهذا الترتيب، ثم تليها البقية من الأحدث إلى الأقدم."
      texts={{
        list: 'الخدمات المرتبة',
        others: 'الخدمات',
        noOrder:
          'لم تختر خدمة بعد، فتظهر الخدمات كلها من الأحدث إلى الأقدم. اختر أدناه ما تريد أن يسبقها.',
        search: 'ابحث عن خدمة منشورة',
        failed: 'تعذر تحميل الخدمات',
        noneFound: 'لا خدمة منشورة بهذا الاسم خارج الترتيب.',
        allOrdered: 'كل خدماتك المنشورة في الترتيب.',
      }}
      others={others}
      search={search}
      onSearch={setSearch}
    />
  );
}
