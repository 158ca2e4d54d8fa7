import { postStudioItemsByKindByIdRestore } from '@nibras/contract/content/items/studio/calls.ts';
import { type ContentKind, contentKinds } from '@nibras/contract/content/items/studio/page.ts';
import type { TrashItem } from '@nibras/contract/site/log/studio/shapes.ts';
import { spanLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { RestoreIcon } from '#studio-kit/frame/icons.ts';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useUndoToast } from '#studio-kit/frame/undo-toast.ts';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { kindNames } from '#studio-kit/lists/kind-names.ts';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NothingMatches } from '#studio-kit/lists/nothing-matches.tsx';
import { studioKey, trashQuery } from '#studio-kit/lists/queries.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { DeleteIcon } from '#ui/ornament/icons.ts';

const pluralKinds: Record<string, string> = {
  course: wording`الكورسات`,
  lecture: wording`المحاضرات`,
  article: wording`المقالات`,
  service: wording`الخدمات`,
  project: wording`المشاريع`,
  page: 'الصفحات',
};

/** The kinds that the user may find in the trash. */
function useTrashKinds(): ContentKind[] {
  const publishes = useCapability('article:edit');
  return contentKinds.filter(
    (kind) => kind in pluralKinds && (publishes || kind === 'course' || kind === 'lecture'),
  );
}

/** What was deleted in the last 30 days, each with the way back. */
export default function TrashPage() {
  const { page, search, params, hrefWith } = useListAddress();
  const kind = contentKinds.find((one) => one === params.get('kind'));
  const list = useQuery(trashQuery({ page, search, kind }));
  const isNarrowed = search !== '' || kind !== undefined;
  const kinds = useTrashKinds();
  return (
    <StudioPage
      title="سلة المحذوفات"
      description={wording`يبقى المحذوف هنا 30 يومًا، ثم يُحذف نهائيًا. وما تركه الطلاب{ون} عليه يُحفظ معه.`}
    >
      <ListFrame
        list={list}
        noun={rareNouns.item}
        texts={{
          search: 'ابحث بالاسم',
          region: 'المحذوفات',
          failed: 'تعذر تحميل سلة المحذوفات',
          pages: 'صفحات سلة المحذوفات',
        }}
        filters={
          <FilterLinks
            label="أي نوع"
            className="[&_a]:px-4! [&_a]:text-sm"
            links={[
              { label: 'الكل', to: hrefWith({ kind: undefined }), current: kind === undefined },
              ...kinds.map((one) => ({
                label: pluralKinds[one] ?? one,
                to: hrefWith({ kind: one }),
                current: one === kind,
              })),
            ]}
          />
        }
        empty={() =>
          isNarrowed ? (
            <NothingMatches
              search={search}
              advice="جرّب كلمة أخرى، أو اعرض الأنواع كلها."
              none={{ title: 'لا شيء من هذا النوع في السلة' }}
              icon={<DeleteIcon />}
              all="اعرض الأنواع كلها"
            />
          ) : (
            <EmptyState
              icon={<DeleteIcon />}
              title="السلة فارغة"
              description={wording`ما تحذفه من كورسات ومحاضرات تجده هنا، وتعيده كما كان.`}
            />
          )
        }
      >
        {({ data }) => (
          <ul className={rowsClass}>
            {data.map((item) => (
              <TrashRow key={`${item.kind} ${item.id}`} item={item} now={list.dataUpdatedAt} />
            ))}
          </ul>
        )}
      </ListFrame>
    </StudioPage>
  );
}

const day = 24 * 60 * 60_000;

function lifetimeText(goesAt: string | null, now: number): string {
  if (goesAt === null) return wording`يبقى، لأن للطلاب عملًا عليه`;
  const days = Math.ceil((Date.parse(goesAt) - now) / day);
  return days <= 1 ? 'يُحذف نهائيًا خلال يوم' : `يُحذف نهائيًا بعد ${spanLabel(days, 'day')}`;
}

function TrashRow({ item, now }: { item: TrashItem; now: number }) {
  const { kind, name, by, deleted_at: deletedAt, goes_at: goesAt } = item;
  const { busy, run } = useRestore(item);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-64">
        <h2 className="leading-normal font-semibold">
          <bdi>{name}</bdi>
        </h2>
        <p className="flex flex-wrap gap-x-3 text-sm text-text-faint">
          <span>{kindNames[kind]}</span>
          <span>
            {by && (
              <>
                حُذف بيد <bdi>{by.name}</bdi>،{' '}
              </>
            )}
            <DateText at={deletedAt} />
          </span>
          <span>{lifetimeText(goesAt, now)}</span>
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={<RestoreIcon className="size-4.5" />}
        loading={busy}
        loadingLabel="جارٍ الإعادة…"
        onClick={() => void run()}
      >
        أعِد<span className="sr-only"> «{name}»</span>
      </Button>
    </li>
  );
}

function useRestore({ kind, id, name }: TrashItem) {
  const client = useQueryClient();
  const showUndo = useUndoToast();
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });
  return useAsyncAction(async () => {
    try {
      const { undo } = await makeCall(postStudioItemsByKindByIdRestore, { params: { kind, id } });
      refresh();
      showUndo(`عاد «${name}» كما كان`, undo, refresh);
    } catch (error) {
      toastFailure('تعذرت الإعادة', error);
    }
  });
}
