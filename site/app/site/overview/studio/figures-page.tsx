import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { FiguresIcon } from '#studio-kit/frame/icons.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { studioCoursesQuery } from '#studio-kit/lists/queries.ts';
import { type ListTexts, StudioList } from '#studio-kit/lists/studio-list.tsx';
import { cx } from '#ui/class-names.ts';
import { inOrder } from '#ui/list/skeleton.tsx';
import { Highlight } from '#ui/text/highlight.tsx';
import { Changes } from './changes.tsx';

const listTexts: ListTexts = {
  items: wording`أرقام الكورسات`,
  none: wording`لا كورسات`,
  search: wording`ابحث في الكورسات`,
  notFound: (search) => wording`لم نجد كورسًا {course:يطابق|تطابق} «${search}».`,
  first: {
    title: wording`لا كورسات بعد`,
    description: wording`لكل كورس هنا صفحة تقول أين يتوقف {course:طلابه|طلابها}.`,
  },
};

/** What the last days have brought, and the way to the figures of each course. */
export default function FiguresPage() {
  return useCapability('people:manage') ? <Figures /> : <MissingPage />;
}

function Figures() {
  const { page, search } = useListAddress();
  const navigate = useNavigate();
  const list = useQuery(studioCoursesQuery({ page, search }));
  return (
    <StudioPage
      title="الأرقام"
      description={wording`اختر كورسًا لترى أين يتوقف {course:طلابه|طلابها}.`}
    >
      <div className={cx('flex flex-col gap-10', inOrder)}>
        <Changes />
        <div>
          <StudioList
            list={list}
            noun="course"
            texts={listTexts}
            icon={<FiguresIcon />}
            newItem={{
              label: wording`أنشئ كورسًا`,
              onNew: () => void navigate('/studio/courses?new=1'),
            }}
          >
            {({ id, name, students }, shown) => (
              <li
                key={id}
                className="relative flex flex-wrap items-baseline gap-x-4 px-4 py-3 hover:bg-sunken/60"
              >
                <Link
                  to={`/studio/courses/${id}/figures`}
                  className="min-w-0 grow font-semibold text-text no-underline before:absolute before:inset-0 hover:text-link"
                >
                  <bdi>
                    <Highlight text={name} search={shown.search} />
                  </bdi>
                </Link>
                <span className="text-sm text-text-soft">
                  {students > 0 ? countLabel(students, 'student') : wording`لا طلاب بعد`}
                </span>
              </li>
            )}
          </StudioList>
        </div>
      </div>
    </StudioPage>
  );
}
