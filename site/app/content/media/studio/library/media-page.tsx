import { type MediaKind, mediaKinds } from '@nibras/contract/content/media/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { StudioSearch, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { cx } from '#ui/class-names.ts';
import { inOrder } from '#ui/list/skeleton.tsx';
import { mediaListQuery } from '../calls.ts';
import { ChooseFile } from '../fields/choose-file.tsx';
import { FileDrop } from '../fields/file-drop.tsx';
import { UploadIcon } from '../icons.ts';
import { StreamsPanel } from '../streams/streams-panel.tsx';
import { TrafficPanel } from '../streams/traffic-panel.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import { LibraryList } from './library-list.tsx';
import { MediaDetails } from './media-details.tsx';
import { MediaQuotaBar } from './media-quota.tsx';
import type { Library } from './use-library.ts';

const kindFilters: Record<MediaKind, string> = {
  image: 'الصور',
  video: 'الفيديوهات',
  captions: 'الترجمات',
  document: 'الملفات',
};

/** The page of the library that the address names, with its search and its kind. */
function useLibraryOfAddress(): { library: Library } & Pick<
  ReturnType<typeof useListAddress>,
  'hrefWith'
> {
  const { page, search, params, hrefWith } = useListAddress();
  const navigate = useNavigate();
  const kind = mediaKinds.find((one) => one === params.get('kind')) ?? null;
  const change = (values: Record<string, string | number | undefined>) =>
    void navigate(hrefWith(values), { replace: true, preventScrollReset: true });
  const library = {
    list: useQuery(mediaListQuery({ page, search, kind })),
    search,
    kind,
    setSearch: (text: string) => change({ search: text || undefined }),
    setPage: (number: number) => change({ page: number }),
  };
  return { library, hrefWith };
}

/** The library: every file of the courses that the person works on, with its uses and what can be done with it. */
export default function MediaPage() {
  const { library, hrefWith } = useLibraryOfAddress();
  const { add } = useUploads();
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <StudioPage
      title="الوسائط"
      actions={
        <ChooseFile
          size="sm"
          icon={<UploadIcon className="size-4" />}
          multiple
          onFiles={(files) => add(files)}
        >
          ارفع ملفات
        </ChooseFile>
      }
    >
      <FileDrop
        onFiles={(files) => add(files)}
        className={cx('flex min-h-96 flex-col gap-5', inOrder)}
      >
        <MediaQuotaBar />
        <StreamsPanel />
        <TrafficPanel onOpen={setOpened} />
        <div className="flex flex-wrap items-center gap-3">
          <StudioSearch
            label="ابحث في المكتبة"
            value={library.search}
            onSearch={library.setSearch}
            className="w-full sm:w-80"
          />
          <FilterLinks
            label="نوع الملف"
            className="max-w-full min-w-0 [&_a]:px-4! [&_a]:text-sm"
            links={[null, ...mediaKinds].map((kind) => ({
              label: kind ? kindFilters[kind] : 'الكل',
              to: hrefWith({ kind: kind ?? undefined }),
              current: library.kind === kind,
            }))}
          />
        </div>
        <LibraryList library={library} verb="افتح" onPress={({ id }) => setOpened(id)} />
      </FileDrop>
      {opened !== null && <MediaDetails id={opened} onClose={() => setOpened(null)} />}
    </StudioPage>
  );
}
