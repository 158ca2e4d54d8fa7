import { putStudioCourseOrder } from '@nibras/contract/learning/categories/studio/calls.ts';
import type { courseOrderAnswer } from '@nibras/contract/learning/categories/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { ItemOrder, type ItemOrderTexts, type OrderedItem } from '#studio-kit/lists/item-order.tsx';
import { OrderPageFrame } from '#studio-kit/lists/order-page-frame.tsx';
import { courseOrderKey, courseOrderQuery, studioCoursesQuery } from '#studio-kit/lists/queries.ts';
import { useSettledChange } from '#studio-kit/lists/use-settled-change.ts';

type Order = z.infer<typeof courseOrderAnswer>;

const texts: ItemOrderTexts = {
  list: wording`الكورسات المرتبة`,
  others: wording`الكورسات`,
  noOrder: wording`لم تختر كورسًا بعد، فتظهر الكورسات كلها من الأحدث إلى الأقدم. اختر أدناه ما تريد أن يسبقها.`,
  search: wording`ابحث عن كورس {منشور|منشورة}`,
  failed: wording`تعذر تحميل الكورسات`,
  noneFound: wording`لا كورس {منشورًا|منشورة} بهذا الاسم خارج الترتيب.`,
  allOrdered: wording`كل كورساتك المنشورة في الترتيب.`,
  nonePublished: wording`لا كورسات منشورة بعد. ما تنشره منها يظهر هنا لترتّبه.`,
};

/** Which courses stand first in the lists of the site, and in which order. */
export default function CourseOrderPage() {
  return (
    <OrderPageFrame
      crumb={{ label: wording`الكورسات`, to: '/studio/courses' }}
      description={wording`تظهر هذه الكورسات أولًا في قوائم الموقع، بهذا الترتيب، ثم تليها البقية من الأحدث إلى الأقدم.`}
      label={texts.list}
      order={useQuery(courseOrderQuery)}
    >
      {(order) => <Ordered order={order} />}
    </OrderPageFrame>
  );
}

function Ordered({ order }: { order: Order }) {
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const others = useQuery(studioCoursesQuery({ search, state: 'published' }));
  const change = useSettledChange(courseOrderKey);
  function put(courses: OrderedItem[], done: string) {
    const ids = courses.map(({ id }) => id);
    // The rows stand where they were dropped while the call is under way.
    client.setQueryData(courseOrderKey, { ids, courses });
    void change(putStudioCourseOrder, { body: { ids } }, { done, failed: 'تعذر تغيير الترتيب' });
  }
  return (
    <ItemOrder
      list="course-order"
      items={order.courses}
      texts={texts}
      onOrder={put}
      others={others}
      search={search}
      onSearch={setSearch}
    />
  );
}
