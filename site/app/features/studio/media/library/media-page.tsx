import { type MediaKind, mediaKinds } from '@nibras/contract/studio/media.ts';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { StudioPage } from '../../frame/studio-page.tsx';
import { ChooseFile } from '../fields/choose-file.tsx';
import { FileDrop } from '../fields/file-drop.tsx';
import { UploadIcon } from '../icons.ts';
import { useUploads } from '../uploads/use-uploads.ts';
import { LibraryList } from './library-list.tsx';
import { MediaDetails } from './media-details.tsx';
import { MediaQuotaBar } from './media-quota.tsx';
import { useLibrary } from './use-library.ts';

const kindFilters: Record<MediaKind, string> = {
  image: 'الصور',
  video: 'الأفلام',
  captions: 'الترجمات',
  document: 'الملفات',
};

/** The library: every file of the courses that the person works on, with its uses and what can be done with it. */
export default function MediaPage() {
  const library = useLibrary();
  const { add } = useUploads();
  const [opened, setOpened] = useState<number | null>(null);
  const { kind, setKind } = library;
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
      <FileDrop onFiles={(files) => add(files)} className="flex min-h-96 flex-col gap-5">
        <MediaQuotaBar />
        <div className="flex flex-wrap items-center gap-3">
          <SearchBox
            label="ابحث في المكتبة"
            value={library.search}
            onSearch={library.setSearch}
            className="min-w-0 grow basis-60"
          />
          {/* biome-ignore lint/a11y/useSemanticElements: buttons that filter are no fields of a form */}
          <div role="group" aria-label="نوع الملف" className="flex flex-wrap gap-1">
            {[null, ...mediaKinds].map((one) => (
              <Button
                key={one ?? 'all'}
                variant={kind === one ? 'secondary' : 'ghost'}
                size="sm"
                aria-pressed={kind === one}
                onClick={() => setKind(one)}
              >
                {one ? kindFilters[one] : 'الكل'}
              </Button>
            ))}
          </div>
        </div>
        <LibraryList library={library} verb="افتح" onPress={({ id }) => setOpened(id)} />
      </FileDrop>
      {opened !== null && <MediaDetails id={opened} onClose={() => setOpened(null)} />}
    </StudioPage>
  );
}
