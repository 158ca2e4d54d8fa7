import type { Setup as SetupState } from '@nibras/contract/site/settings/studio/shapes.ts';
import { MediaQuotaBar } from '#content/media/studio/index.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { formatBytes } from '#studio-kit/frame/format-bytes.ts';
import { Facts } from './facts.tsx';
import { Setup } from './setup.tsx';

const partNames: Record<string, string> = {
  site: 'صفحات الموقع',
  api: 'الواجهة البرمجية',
  jobs: 'الأعمال في الخلفية',
};

/** Storage, and what only those who run the server change. */
export function ServerSections() {
  return (
    <Setup>
      {({ storage, environment }) => (
        <>
          <div data-studio-field="storage">
            <Section title="التخزين والحدود">
              <MediaQuotaBar />
              <Facts
                facts={[
                  [
                    'الملفات محفوظة في',
                    storage.kind === 'bucket' ? 'مخزن سحابي (S3)' : 'قرص الخادم',
                  ],
                  ...(storage.free === null
                    ? []
                    : [['المتبقي على القرص', formatBytes(storage.free)] as const]),
                  ['حجم قاعدة البيانات', formatBytes(storage.database)],
                ]}
              />
            </Section>
          </div>
          <div data-studio-field="environment">
            <Environment environment={environment} />
          </div>
        </>
      )}
    </Setup>
  );
}

function Environment({ environment }: Pick<SetupState, 'environment'>) {
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
