import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  auditLog,
  captionLines,
  certificates,
  contactMessages,
  discussions,
  drafts,
  editingPeople,
  media,
  mediaMentions,
  messages,
  orders,
  people,
  purchases,
  reviews,
  services,
  settings,
  siteSettings,
  slugRedirects,
  transfers,
  uploadParts,
  uploads,
  versions,
  webVitals,
} from '#platform/database/schema/index.ts';
import {
  type Belongs,
  byCondition,
  byPerson,
  byRow,
  byStaff,
  clear,
  derived,
  describe,
  either,
  isPerson,
  keep,
  others,
  redact,
  refersTo,
  remove,
  secret,
  secretFile,
} from './describe.ts';
import { isOwnMessage, isOwnOrder } from './inbox.ts';
import type { RegisterDomain, Who } from './types.ts';
import { publicationWords, words } from './words.ts';

const editor = 'رقم حساب من عدّل';

/** Entries about something by its kind in the log, and the condition of the rows that are theirs. */
const isAbout =
  (kind: string, id: PgColumn, belongs: Belongs): Belongs =>
  (who) =>
    sql`(${auditLog.kind} = ${kind} and ${refersTo(auditLog.itemId, id, belongs)(who)})`;

const ofBuyer = isPerson(purchases.personId);
const isTheirAccount = isAbout('person', people.id, isPerson(people.id));
/** What is theirs; its entries are called by their name of that time. */
const isTheirs: Belongs = either(
  isAbout('certificate', certificates.id, isPerson(certificates.personId)),
  isAbout('purchase', purchases.id, ofBuyer),
  isAbout('transfer', transfers.id, refersTo(transfers.purchaseId, purchases.id, ofBuyer)),
  isAbout('order', orders.id, isOwnOrder),
  isAbout('message', contactMessages.id, isOwnMessage),
  isAbout('review', reviews.id, isPerson(reviews.personId)),
  isAbout('discussion', discussions.id, isPerson(discussions.personId)),
  isAbout('chat-message', messages.id, isPerson(messages.personId)),
);

/** Texts that are theirs wherever they stand; a name of one word may be somebody else's. */
const ownTexts = ({ emails, name, phone }: Who) =>
  [
    ...emails,
    ...(/\s/.test(name) ? [name.toLowerCase()] : []),
    ...(phone ? [phone, phone.replace(/\D/g, '')] : []).filter((text) => text.length > 6),
  ].map((text) => JSON.stringify(text).slice(1, -1));

/** Entries in which the address, the name or the phone number was written. */
const namesThem: Belongs = (who) => sql`(${auditLog.name} = ${who.name}
  or jsonb_path_exists(${auditLog.details}, '$.** ? (@ == $name)', jsonb_build_object('name', ${who.name}::text))
  or exists (select from unnest(${sql.param(ownTexts(who))}::text[]) said where position(said
    in lower(${auditLog.details}::text || ' ' || ${auditLog.name} || ' ' || array_to_string(${auditLog.changed}, ' '))) > 0))`;
const trace = ['details', 'name', 'changed'];
const withoutDetails = clear(
  { details: () => ({}), name: 'حساب محذوف', changed: () => [] },
  'يبقى ما جرى ومتى، ويُمحى الاسم والتفاصيل.',
);
const traceStays = 'أثر العمل يبقى، ويُمحى منه الاسم والبريد والهاتف.';

/** What is written about who manages a service, in saved and published fields alike. */
const isOfTheirService =
  (table: typeof drafts | typeof versions): Belongs =>
  (who) =>
    sql`(${table.kind} = 'service' and ${refersTo(table.itemId, services.id, isPerson(services.managerId))(who)})`;
const aboutManager = (table: typeof drafts | typeof versions) =>
  byCondition([table.kind, table.itemId], {
    belongs: isOfTheirService(table),
    how: 'خدمة هو المسؤول عنها، وفيها نبذة عنه.',
    exported: 'mention',
    deletion: clear(
      {
        fields: () => sql`case when ${table.fields} ? 'userDescription'
          then jsonb_set(${table.fields}, '{userDescription}', '""') else ${table.fields} end`,
      },
      'الخدمة من محتوى المنصة، وتُمحى النبذة عنه.',
    ),
  });

/** Work in the studio, and what the installation keeps about itself. */
export const studio: RegisterDomain = {
  name: 'studio',
  title: 'العمل في الاستوديو',
  entries: [
    describe(auditLog, {
      title: 'سجل التغييرات',
      purpose: 'من غيّر ماذا ومتى، ليُفهم ما جرى ويُتراجع عنه.',
      retention: 'بلا نهاية.',
      columns: {
        id: words.id,
        personId: others('من غيّر'),
        action: 'ماذا فعل',
        kind: 'نوع الشيء',
        itemId: 'رقم الشيء',
        details: 'تفاصيل التغيير',
        createdAt: 'متى',
        courseId: words.course,
        name: 'اسم الشيء',
        changed: 'ما تغيّر، ليُعرف هل يمكن التراجع',
        undoneBy: 'السطر الذي تراجع عنه',
        searchText: words.searchText,
      },
      links: [
        byStaff(auditLog.personId, 'من غيّر.'),
        byCondition([auditLog.kind, auditLog.itemId], {
          belongs: isTheirAccount,
          how: 'التغيير في حسابه.',
          exported: 'whole',
          deletion: withoutDetails,
        }),
        byCondition([auditLog.kind, auditLog.itemId], {
          belongs: isTheirs,
          how: 'التغيير في شيء له: شهادة أو شراء أو طلب أو تقييم أو سؤال أو رسالة.',
          exported: 'mention',
          deletion: withoutDetails,
        }),
        byCondition([auditLog.details, auditLog.name], {
          belongs: namesThem,
          how: 'ذُكر فيه بريده أو اسمه، في عمل على شيء آخر.',
          exported: 'mention',
          deletion: redact(trace, traceStays),
        }),
      ],
    }),
    describe(drafts, {
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
    describe(media, {
      title: 'مكتبة الوسائط',
      purpose: 'صور المحتوى وفيديوهاته وملفاته.',
      retention: 'ما دامت في المكتبة، ويومًا بعد حذفها.',
      columns: {
        id: words.id,
        path: 'الملف',
        name: 'الاسم',
        kind: 'النوع',
        type: 'نوع الملف',
        bytes: 'الحجم',
        sha256: derived('بصمة المحتوى، لكشف المكرر'),
        width: 'العرض',
        height: 'الارتفاع',
        duration: 'المدة',
        lines: 'عدد سطور الترجمة',
        alt: 'وصف الصورة',
        poster: 'صورة من الفيديو',
        state: 'هل هو جاهز',
        warning: 'ما قيل لمن رفعها',
        failure: 'سبب التعذّر',
        ownerId: 'من رفعه',
        deletedAt: 'متى حُذف',
        createdAt: words.createdAt,
        updatedAt: words.updatedAt,
        searchText: words.searchText,
      },
      links: [
        byPerson(media.ownerId, {
          how: 'من رفع الملف إلى مكتبة المنصة.',
          exported: 'whole',
          deletion: keep('الملف من محتوى المنصة.'),
        }),
      ],
    }),
    describe(captionLines, {
      title: 'سطور الترجمات',
      purpose: 'نص الترجمة سطرًا سطرًا، للبحث فيه وعرضه تحت الفيديو.',
      retention: 'ما دام ملف الترجمة في المكتبة.',
      columns: {
        mediaId: 'ملف الترجمة',
        position: words.position,
        startsAt: 'متى يبدأ في الفيديو',
        endsAt: 'متى ينتهي',
        text: 'النص',
        searchText: words.searchText,
      },
    }),
    describe(mediaMentions, {
      title: 'مواضع الوسائط',
      purpose: 'أين يُستعمل كل ملف، لئلا يُحذف وهو مستعمل.',
      retention: 'ما دام الملف مستعملًا.',
      columns: {
        path: 'الملف',
        source: 'في المنشور أو المسودة أو نسخة سابقة',
        kind: 'نوع المحتوى',
        itemId: 'رقمه',
        field: 'الحقل',
        number: 'رقم النسخة',
      },
    }),
    describe(uploads, {
      title: 'ملفات تُرفع الآن',
      purpose: 'ليكتمل رفع الملف بعد انقطاع.',
      retention: '24 ساعة، ويومًا بعد اكتمال الرفع.',
      columns: {
        id: secret('معرّف الرفع'),
        personId: 'رقم الحساب',
        name: 'اسم الملف',
        bytes: 'الحجم',
        received: 'ما وصل منه',
        metadata: 'ما أرسله المتصفح عن الملف',
        modified: 'آخر تعديل للملف على جهازه',
        replacesId: 'الملف الذي يحل محله',
        mediaId: 'الملف في المكتبة',
        finishedAt: 'متى اكتمل',
        createdAt: words.createdAt,
        updatedAt: words.updatedAt,
      },
      links: [
        byPerson(uploads.personId, {
          how: 'من يرفع.',
          exported: 'whole',
          deletion: remove('لا رفع بلا حساب.'),
        }),
      ],
    }),
    describe(uploadParts, {
      title: 'أجزاء ملفات تُرفع الآن',
      purpose: 'ما وصل من كل ملف حتى يكتمل.',
      retention: '24 ساعة.',
      columns: {
        uploadId: secret('معرّف الرفع'),
        start: 'موضع الجزء',
        bytes: 'حجمه',
        path: secretFile('مكانه في التخزين'),
      },
      links: [
        byRow(uploadParts.uploadId, uploads.id, {
          belongs: isPerson(uploads.personId),
          how: 'عن طريق الرفع.',
          exported: 'whole',
          deletion: remove('تُحذف مع الرفع.'),
        }),
      ],
    }),
    describe(siteSettings, {
      title: 'إعدادات المنصة',
      purpose: 'اسم المنصة وشكلها وبيانات صاحبها، وتُنشر للجميع.',
      retention: 'ما دامت المنصة.',
      columns: {
        id: words.id,
        slug: words.slug,
        name: 'اسم المنصة',
        tagline: 'جملة التعريف',
        logo: 'الشعار',
        logoDark: 'الشعار على خلفية داكنة',
        logoHasName: 'هل في الشعار الاسم',
        icon: 'الأيقونة',
        accent: 'اللون',
        email: 'بريد المنصة',
        phone: 'هاتف المنصة',
        address: 'عنوان المنصة',
        facebook: 'صفحة Facebook',
        x: 'صفحة X',
        youtube: 'قناة YouTube',
        linkedin: 'صفحة LinkedIn',
        github: 'صفحة GitHub',
        currency: words.currency,
        timeZone: 'المنطقة الزمنية',
        homeSections: 'أقسام الصفحة الرئيسية',
        certificateTitle: 'عنوان الشهادة',
        certificateText: 'نص الشهادة',
        certificateSigner: 'من يوقّع الشهادة',
        certificateSignerTitle: 'صفة من يوقّعها',
        certificateSignature: 'صورة التوقيع',
        certificateAccent: 'لون الشهادة',
        createdAt: words.createdAt,
        updatedAt: words.updatedAt,
        ...publicationWords,
      },
    }),
    describe(settings, {
      title: 'قيم داخلية',
      purpose: 'مفاتيح المنصة وإعداد البريد وبوابات الدفع وما شابه.',
      retention: 'ما دامت المنصة.',
      columns: { name: 'الاسم', value: secret('القيمة، وفيها مفاتيح سرّية') },
    }),
    describe(webVitals, {
      title: 'قياسات سرعة الصفحات',
      purpose: 'كم تستغرق الصفحات لتظهر. لا تُربط بأحد.',
      retention: '90 يومًا.',
      columns: {
        id: words.id,
        name: 'ما قيس',
        value: 'القيمة',
        rating: 'جيد أم لا',
        path: 'الصفحة',
        createdAt: words.createdAt,
      },
    }),
  ],
};
