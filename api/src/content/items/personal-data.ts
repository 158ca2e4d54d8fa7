import { sql } from 'drizzle-orm';
import {
  drafts,
  editingPeople,
  services,
  slugRedirects,
  versions,
} from '#platform/database/schema/index.ts';
import {
  type Belongs,
  byCondition,
  byPerson,
  byStaff,
  clear,
  describe,
  isPerson,
  refersTo,
  remove,
} from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

const editor = 'رقم حساب من عدّل';

/** What is written about who manages a service, in saved and published fields alike. */
const isOfTheirService =
  (table: typeof drafts | typeof versions): Belongs =>
  (who) =>
    sql`(${table.kind} = 'service' and ${refersTo(table.itemId, services.id, isPerson(services.managerId))(who)})`;

const aboutManager = (table: typeof drafts | typeof versions) =>
  byCondition([table.kind, table.itemId], {
    belongs: isOfTheirService(table),
    how: 'خدمة هو المسؤول {عنها، وفيها|عنه، وفيه} نبذة عنه.',
    exported: 'mention',
    deletion: clear(
      {
        fields: () => sql`case when ${table.fields} ? 'userDescription'
          then jsonb_set(${table.fields}, '{userDescription}', '""') else ${table.fields} end`,
      },
      'الخدمة من محتوى المنصة، وتُمحى النبذة عنه.',
    ),
  });

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(drafts, {
    group: 'studio',
    title: 'المسودات',
    purpose: 'تعديلات على المحتوى لم تُنشر بعد.',
    retention: 'حتى تُنشر أو تُهمل.',
    columns: {
      id: words.id,
      kind: 'نوع المحتوى',
      itemId: 'رقمه',
      baseVersion: 'النسخة التي بدأت منها',
      version: 'رقم آخر حفظ',
      fields: 'الحقول المعدّلة',
      fieldVersions: 'من غيّر كل حقل ومتى',
      personId: editor,
      createdAt: words.createdAt,
      updatedAt: words.updatedAt,
      searchText: words.searchText,
    },
    links: [byStaff(drafts.personId, 'آخر من عدّل المسودة.'), aboutManager(drafts)],
  }),
  describe(versions, {
    group: 'studio',
    title: 'النسخ المنشورة',
    purpose: 'المحتوى كما نُشر في كل مرة، ليُقارن ويُسترجع.',
    retention: 'سنة، ويبقى آخر ما نُشر.',
    columns: {
      id: words.id,
      kind: 'نوع المحتوى',
      itemId: 'رقمه',
      number: 'رقم النسخة',
      fields: 'الحقول',
      changed: 'ما تغيّر',
      fieldVersions: 'من غيّر كل حقل ومتى',
      personId: 'من نشرها',
      createdAt: 'متى نُشرت',
    },
    links: [byStaff(versions.personId, 'من نشر النسخة.'), aboutManager(versions)],
  }),
  describe(slugRedirects, {
    group: 'studio',
    title: 'روابط سابقة',
    purpose: 'ليصل الرابط القديم إلى الصفحة بعد تغيير عنوانها.',
    retention: 'ما دام المحتوى.',
    columns: {
      kind: 'نوع المحتوى',
      slug: words.slug,
      itemId: 'رقم المحتوى',
      createdAt: words.createdAt,
    },
  }),
  describe(editingPeople, {
    group: 'studio',
    title: 'من يعدّل الآن',
    purpose: 'إظهار من يعدّل المحتوى نفسه الآن.',
    retention: 'دقائق بعد إغلاق الصفحة.',
    columns: {
      kind: 'نوع المحتوى',
      itemId: 'رقمه',
      personId: 'رقم الحساب',
      field: 'الحقل الذي يكتب فيه',
      seenAt: 'متى',
    },
    links: [
      byPerson(editingPeople.personId, {
        how: 'من يعدّل.',
        exported: 'whole',
        deletion: remove('لا تعديل بلا حساب.'),
      }),
    ],
  }),
];
