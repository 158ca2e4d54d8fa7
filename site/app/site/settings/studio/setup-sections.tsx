import type { Setup } from '@nibras/contract/site/settings/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery } from '@tanstack/react-query';
import { formatBytes, MediaQuotaBar } from '#content/media/studio/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { setupQuery } from './queries.ts';

const partNames: Record<string, string> = {
  site: 'صفحات الموقع',
  api: 'الواجهة البرمجية',
  jobs: 'الأعمال في الخلفية',
};

/** Push, storage, and what only anyone who runs the server changes. */
export function SetupSections() {
  const { data, error, isFetching, refetch } = useQuery(setupQuery);
  if (error && !data) {
    return (
      <FailedState
        headingLevel={2}
        title="تعذر تحميل حالة الخادم"
        message={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonText lines={6} />;
  return (
    <>
      <Push push={data.push} />
      <Section title="التخزين والحدود">
        <MediaQuotaBar />
        <Facts
          facts={[
            [
              'الملفات محفوظة في',
              data.storage.kind === 'bucket' ? 'مخزن سحابي (S3)' : 'قرص الخادم',
            ],
            ...(data.storage.free === null
              ? []
              : [['المتبقي على القرص', formatBytes(data.storage.free)] as const]),
            ['حجم قاعدة البيانات', formatBytes(data.storage.database)],
          ]}
        />
      </Section>
      <Environment environment={data.environment} />
    </>
  );
}

function Push({ push }: Pick<Setup, 'push'>) {
  return (
    <Section
      title="الإشعارات"
      description="تصل إلى أجهزة من فعّلها من ملفه الشخصي، حتى والموقع مغلق."
    >
      <Facts
        facts={[
          ['الأجهزة التي فعّلتها', countLabel(push.devices, rareNouns.device)],
          ['المفتاح العام', push.public_key],
          ['عنوان المسؤول', push.subject],
          [
            'المفتاح الخاص',
            push.from_environment
              ? 'في إعدادات الخادم (VAPID_PRIVATE_KEY)، ولا يُعرض هنا'
              : 'أنشأه الخادم لنفسه وحفظه عنده، ولا يُعرض هنا',
          ],
        ]}
      />
    </Section>
  );
}

function Environment({ environment }: Pick<Setup, 'environment'>) {
  const { public_url, parts, redis, own_database, ffmpeg } = environment;
  return (
    <Section
      title="ما يُضبط على الخادم"
      description="لا يتغيّر من هنا، بل ممن يشغّل الخادم، في متغيرات البيئة أو ملف .env."
    >
      <Facts
        facts={[
          ['عنوان الموقع (PUBLIC_URL)', public_url ?? 'غير محدد'],
          [
            'ما يعمل في هذه العملية (SERVE)',
            parts.map((part) => partNames[part] ?? part).join('، '),
          ],
          ['قاعدة البيانات (DATABASE_URL)', own_database ? 'المضمّنة' : 'خارجية'],
          ['Redis (REDIS_URL)', redis ? 'متصل' : 'غير مستخدم'],
          ['معالجة الفيديوهات (ffmpeg)', ffmpeg ? 'موجود' : 'غير مثبت'],
        ]}
      />
    </Section>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-text-soft">{name}</dt>
          <dd className="min-w-0 wrap-anywhere max-sm:mb-2">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
