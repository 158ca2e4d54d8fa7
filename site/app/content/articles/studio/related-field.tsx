import { articles as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { useDraftList } from '#studio-kit/fields/use-draft-list.ts';
import { Thumb } from '#studio-kit/frame/thumb.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { ArticlesIcon, CloseIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { SortableList } from '#ui/sortable/sortable-list.tsx';
import { ArticlePicker } from './article-picker.tsx';
import { articleChoicesQuery } from './queries.ts';

interface RelatedFieldProps {
  field: EditedField<number[]>;
  /** The article beside which they stand. */
  article: number;
  disabled: boolean;
}

/** The articles that stand beside an article: added from a search, ordered by their handles, removed with undo. */
export function RelatedField({ field, article, disabled }: RelatedFieldProps) {
  const [picking, setPicking] = useState(false);
  const { rows, add, remove, order } = useDraftList(field);
  const chosen = useQuery({
    ...articleChoicesQuery({ ids: field.value }),
    enabled: field.value.length > 0,
  });
  const named = rows.map(({ id, item, at }) => {
    const known = chosen.data?.find((one) => one.id === item);
    const name = known?.name ?? (chosen.isFetching ? '…' : wording`مقال {محذوف|محذوفة}`);
    return { id, at, name, image: known?.image ?? null, isPublic: known?.published ?? false };
  });
  return (
    <DraftBox field={field} className="flex flex-col items-start gap-3">
      {named.length > 0 && (
        <SortableList
          list="related"
          items={named}
          onOrder={order}
          className="w-full divide-y divide-line overflow-hidden rounded-md border border-line [&>li]:py-1.5"
        >
          {({ at, name, image, isPublic }) => (
            <>
              <Thumb path={image} icon={ArticlesIcon} className="hidden! sm:grid!" />
              <p className="min-w-0 grow py-2">
                <bdi className="wrap-anywhere">{name}</bdi>
                {!isPublic && !chosen.isFetching && (
                  <span className="block text-sm text-text-faint">لا يظهر حتى يُنشر</span>
                )}
              </p>
              <IconButton
                label={`أزل «${name}»`}
                onClick={() => remove(at, wording`أُزيل «${name}» من المقالات ذات الصلة`)}
              >
                <CloseIcon className="size-5" />
              </IconButton>
            </>
          )}
        </SortableList>
      )}
      {rows.length < limits.related ? (
        <Button
          variant="secondary"
          size="sm"
          icon={<PlusIcon className="size-4.5" />}
          onClick={() => setPicking(true)}
        >
          {wording`اختر مقالًا`}
        </Button>
      ) : (
        <p className="text-sm text-text-faint">{wording`اكتمل العدد الذي يظهر بجانب المقال.`}</p>
      )}
      {picking && !disabled && (
        <ArticlePicker
          without={[article, ...field.value]}
          onPick={(id) => {
            add([id]);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </DraftBox>
  );
}
