import { stateNames } from '@nibras/contract/content/items/studio/state-names.ts';
import type {
  OfferKind,
  OffersExportQuery,
  StudioProject,
  StudioService,
} from '@nibras/contract/content/offers/studio/shapes.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { exportList } from '#platform/audit/export-list.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { dayIn } from '#platform/text/csv.ts';
import { projectPage, servicePage } from './list-offers.ts';
import { presentStudioProject, presentStudioService } from './present.ts';

type Day = ReturnType<typeof dayIn>;
type Listed = StudioService | StudioProject;

const firstHeadings = ['الاسم', 'الرابط', 'الحالة', 'موعد النشر'];
const lastHeadings = ['فيه تعديلات لم تُنشر', 'آخر تعديل'];
const first = (item: Listed, day: Day) => [
  item.id,
  item.name,
  item.slug,
  stateNames[item.state],
  day(item.publish_at),
];
const last = (item: Listed, day: Day) => [item.has_draft ? 'نعم' : 'لا', day(item.updated_at)];

interface Exported {
  caller: Person;
  query: OffersExportQuery;
}

function exportServices(platform: Platform, { caller, query }: Exported) {
  const day = dayIn(platform.settings().timeZone);
  return exportList<StudioService>(platform, {
    caller,
    action: 'items-exported',
    kind: 'service',
    headings: [
      wording`رقم الخدمة`,
      ...firstHeadings,
      'مميزة',
      'السعر',
      'المسؤول',
      wording`عدد المشاريع`,
      ...lastHeadings,
    ],
    cells: (service) => [
      ...first(service, day),
      service.featured ? 'نعم' : 'لا',
      service.price_starting,
      service.manager?.name ?? null,
      service.projects,
      ...last(service, day),
    ],
    readPage: async (page) => {
      const { rows } = await readList(platform, query.search, (db) =>
        servicePage(db, { ...query, page }, limits.exportBatch),
      );
      return rows.map(presentStudioService);
    },
  });
}

function exportProjects(platform: Platform, { caller, query }: Exported) {
  const day = dayIn(platform.settings().timeZone);
  return exportList<StudioProject>(platform, {
    caller,
    action: 'items-exported',
    kind: 'project',
    headings: [
      wording`رقم المشروع`,
      ...firstHeadings,
      'تاريخ الإنجاز',
      'عدد الصور',
      wording`الخدمات`,
      ...lastHeadings,
    ],
    cells: (project) => [
      ...first(project, day),
      day(project.completed_at),
      project.pictures,
      project.services.join('، '),
      ...last(project, day),
    ],
    readPage: async (page) => {
      const { rows } = await readList(platform, query.search, (db) =>
        projectPage(db, { ...query, page }, limits.exportBatch),
      );
      return rows.map(presentStudioProject);
    },
  });
}

/** Exports the services, or the projects, that the list shows, in its order (`exportList`). */
export const exportOffers: Record<
  OfferKind,
  (platform: Platform, input: Exported) => Promise<AsyncGenerator<string>>
> = { service: exportServices, project: exportProjects };
