import type { ParsedService } from '@nibras/contract/compat/parse-services.ts';
import { OrderNow } from './order-now.tsx';
import { ServiceCourses } from './service-courses.tsx';
import { ServiceHero } from './service-hero.tsx';
import { ServiceProjects } from './service-projects.tsx';
import { ServiceSide } from './service-side.tsx';
import { ServiceText } from './service-text.tsx';

/** The contents of a service's page. */
export function ServiceView({ service }: { service: ParsedService }) {
  return (
    <article>
      <ServiceHero service={service} />
      <div className="page-width grid grid-cols-1 gap-x-14 gap-y-12 pt-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:pt-14">
        <div className="flex min-w-0 flex-col gap-12">
          <ServiceText service={service} />
          <ServiceProjects projects={service.projects} />
          <ServiceCourses courses={service.courses} />
        </div>
        <ServiceSide service={service} />
      </div>
      <OrderNow service={service} />
    </article>
  );
}
