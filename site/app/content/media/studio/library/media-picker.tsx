import type { Media, MediaKind } from '@nibras/contract/content/media/studio/shapes.ts';
import { SearchBox } from '#ui/form/search-box.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { LibraryList } from './library-list.tsx';
import { useLibrary } from './use-library.ts';

export interface MediaPickerProps {
  kind: MediaKind;
  onPick(media: Media): void;
  onClose(): void;
}

const titles: Record<MediaKind, string> = {
  image: 'اختر صورة من المكتبة',
  video: 'اختر فيديو من المكتبة',
  captions: 'اختر ترجمة من المكتبة',
  document: 'اختر ملفًا من المكتبة',
};

/** Chooses a file of the library. Files that cannot be used are not taken. */
export function MediaPicker({ kind, onPick, onClose }: MediaPickerProps) {
  const library = useLibrary(kind);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={titles[kind]} size="lg">
      <div className="flex flex-col gap-4">
        <SearchBox label="ابحث في المكتبة" value={library.search} onSearch={library.setSearch} />
        <LibraryList
          library={library}
          verb="اختر"
          onPress={(media) => media.state !== 'failed' && onPick(media)}
        />
      </div>
    </Dialog>
  );
}
