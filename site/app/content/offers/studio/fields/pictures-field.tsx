import { offers as limits, projects } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { mediaByPathQuery } from '#content/media/studio/index.ts';
import { AddFiles } from '#studio-kit/fields/add-files.tsx';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { useDraftList } from '#studio-kit/fields/use-draft-list.ts';
import { Thumb } from '#studio-kit/frame/thumb.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CloseIcon } from '#ui/ornament/icons.ts';
import { SortableList } from '#ui/sortable/sortable-list.tsx';

interface PicturesFieldProps {
  field: EditedField<string[]>;
  disabled: boolean;
}

const fileName = (path: string) => path.split('/').pop() ?? path;

/** The pictures of a project, in order: several are added at once, a handle or Alt and the arrows move them. */
export function PicturesField({ field, disabled }: PicturesFieldProps) {
  const { rows, add, remove, order } = useDraftList(field);
  const known = useQuery(mediaByPathQuery(field.value)).data ?? [];
  const pictures = rows.map((row) => {
    const media = known.find(({ path }) => path === row.item);
    return { ...row, media, name: media?.name ?? fileName(row.item) };
  });
  return (
    <DraftBox field={field}>
      <fieldset aria-label={wording`صور المشروع`} className="flex min-w-0 flex-col gap-3">
        {pictures.length > 0 && (
          <SortableList
            list="pictures"
            items={pictures}
            onOrder={order}
            className="divide-y divide-line overflow-hidden rounded-md border border-line"
          >
            {({ item, at, media, name }) => (
              <>
                <span className="w-5 shrink-0 text-center text-sm text-text-faint tabular-nums">
                  {at + 1}
                </span>
                <Thumb path={media?.address ?? item} className="my-1.5 sm:w-28!" />
                <span className="min-w-0 grow py-2">
                  <bdi className="block truncate">{name}</bdi>
                  <span className="block text-sm text-text-faint">
                    {media?.state === 'processing' && 'تجري معالجتها…'}
                    {media?.state === 'failed' && (
                      <span className="text-danger">{media.failure}</span>
                    )}
                    {media?.state === 'ready' &&
                      at >= projects.galleryThumbnails &&
                      'تظهر عند فتح بقية الصور'}
                  </span>
                </span>
                {!disabled && (
                  <IconButton
                    label={`أزل «${name}»`}
                    onClick={() => remove(at, wording`أُزيلت «${name}» من صور المشروع`)}
                  >
                    <CloseIcon className="size-5" />
                  </IconButton>
                )}
              </>
            )}
          </SortableList>
        )}
        {pictures.length < limits.picturesPerProject ? (
          <AddFiles
            kind="image"
            label="أضف صورًا"
            disabled={disabled}
            onFile={({ path }) => {
              // A picture stands in the gallery once.
              if (!field.value.includes(path)) add([path]);
            }}
          />
        ) : (
          <p className="text-sm text-text-faint">هذه أكبر قائمة يمكن حفظها.</p>
        )}
      </fieldset>
    </DraftBox>
  );
}
