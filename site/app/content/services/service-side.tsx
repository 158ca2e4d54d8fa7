import type { ParsedService } from '@nibras/contract/compat/parse-services.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { unspecified } from '#platform/format.ts';
import { Button } from '#ui/form/button.tsx';
import { FactList } from '#ui/list/fact-list.tsx';
import { SideCard } from '#ui/list/side-card.tsx';
import {
  CoursesIcon,
  DateIcon,
  LayersIcon,
  PersonIcon,
  PortfolioIcon,
  TagIcon,
} from '#ui/ornament/icons.ts';
import { PriceTag } from '#ui/text/price-tag.tsx';
import { ManagerCard } from './manager-card.tsx';
import { orderUrl } from './order-url.ts';
import { SideProjects } from './side-projects.tsx';

/** The panel beside the text: manager, facts, order link and projects. */
export function ServiceSide({ service }: { service: ParsedService }) {
  const { id, manager, category, price, projects, courses } = service;
  return (
    <aside aria-label={wording`عن الخدمة`} className="flex flex-col gap-5">
      {manager && <ManagerCard manager={manager} />}
      <SideCard title="إحصاءات سريعة">
        <FactList
          facts={[
            {
              icon: <PortfolioIcon />,
              name: wording`المشاريع`,
              value: countLabel(service.project_count, 'project'),
            },
            {
              icon: <PersonIcon />,
              name: 'المسؤول',
              value: <bdi>{manager?.name ?? unspecified}</bdi>,
            },
            {
              icon: <LayersIcon />,
              name: 'التصنيف',
              value: <bdi>{category?.name ?? wording`خدمة {تقنية|تقني}`}</bdi>,
            },
          ]}
        />
        <Button asChild variant="secondary" className="mt-5 w-full">
          <Link to={orderUrl(id)}>{wording`اطلب الخدمة`}</Link>
        </Button>
      </SideCard>
      <SideProjects projects={projects} />
      <SideCard title="معلومات إضافية">
        <FactList
          facts={[
            {
              icon: <DateIcon />,
              name: 'أُضيفت في',
              value: <DateText at={service.created_at} />,
            },
            {
              icon: <TagIcon />,
              name: 'السعر',
              value: price === null ? 'بعد دراسة الطلب' : <PriceTag price={price} from="تبدأ من" />,
            },
            {
              icon: <CoursesIcon />,
              name: wording`كورسات ذات صلة`,
              value: countLabel(courses.length, 'course'),
            },
          ]}
        />
      </SideCard>
    </aside>
  );
}
