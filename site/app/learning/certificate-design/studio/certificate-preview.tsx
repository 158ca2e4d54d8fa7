import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { Choice } from '#studio-kit/fields/choice.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { cx } from '#ui/class-names.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { certificatePreviewQuery } from './queries.ts';
import { useSettled } from './use-settled.ts';

/** Names of every kind, so that nobody is surprised by a certificate that was issued. */
const examples = {
  usual: { label: 'اسم معتاد', name: 'فاطمة الزهراء عبد الرحمن' },
  long: {
    label: 'اسم طويل جدًا',
    name: 'محمد عبد الرحمن مصطفى بن إبراهيم بن عبد العزيز آل الشيخ الأنصاري القرشي المعروف بأبي عبد الله الإسكندراني',
  },
  latin: { label: 'اسم لاتيني', name: "Alexandra Montgomery O'Connor" },
} as const;
type Example = keyof typeof examples;

/** An address of a picture in memory, as long as it is shown. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/** The certificate as the server draws it of what stands in the fields, also before it is saved. */
export function CertificatePreview({ edited: { field } }: { edited: EditedItem<'site'> }) {
  const [example, setExample] = useState<Example>('usual');
  const look = useSettled({
    title: field('certificate_title').value,
    text: field('certificate_text').value,
    signer: field('certificate_signer').value,
    signer_title: field('certificate_signer_title').value,
    signature: field('certificate_signature').value,
    accent: field('certificate_accent').value,
    name: examples[example].name,
  });
  const preview = useQuery(certificatePreviewQuery(look));
  const url = useObjectUrl(preview.data);
  const isOld = preview.isFetching || preview.isPlaceholderData;
  return (
    <section
      aria-label={wording`معاينة الشهادة`}
      className="flex items-center gap-4 border-line bg-sunken px-gutter py-2.5 max-xl:border-b sm:gap-8 xl:flex-col xl:items-stretch xl:rounded-lg xl:border xl:p-4"
    >
      <fieldset className="flex flex-col gap-x-6 gap-y-1 sm:gap-y-2 xl:flex-row xl:flex-wrap xl:items-center">
        <legend className="sr-only">الاسم في المعاينة</legend>
        {(Object.keys(examples) as Example[]).map((one) => (
          <Choice
            key={one}
            name="certificate-example"
            label={examples[one].label}
            checked={one === example}
            onChoose={() => setExample(one)}
          />
        ))}
      </fieldset>
      {preview.isError && !isOld ? (
        <FailedState message={errorText(preview.error)} onRetry={() => void preview.refetch()} />
      ) : (
        <div
          aria-busy={isOld}
          className="-order-1 aspect-[297/210] w-48 shrink-0 overflow-hidden rounded-sm bg-raised sm:w-72 xl:order-none xl:w-full"
        >
          {url && (
            <img
              src={url}
              alt={wording`شهادة باسم ${examples[example].name}`}
              className={cx('size-full transition-opacity', isOld && 'opacity-60')}
            />
          )}
        </div>
      )}
      <p className="text-sm text-text-soft max-xl:hidden">
        {wording`مثال بكورس ودرجة ورمز غير حقيقية. الشعار هو المنشور في الإعدادات، فإن لم يكن فاسم الموقع.`}
      </p>
    </section>
  );
}
