import { reportedKinds } from '@nibras/contract/conversation/moderation/shapes.ts';
import { moderationLists } from '@nibras/contract/conversation/moderation/studio/shapes.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NothingMatches } from '#studio-kit/lists/nothing-matches.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SuccessIcon } from '#ui/ornament/icons.ts';
import { moderationQuery } from './calls.ts';
import { ModeratedRow } from './moderated-row.tsx';
import { emptyTexts, kindFilters, listNames } from './texts.ts';

const filterClass = 'max-w-full min-w-0 [&_a]:px-4! [&_a]:text-sm';

/** What was reported, and the way to decide about it by one press. */
export default function ModerationPage() {
  const { page, search, params, hrefWith } = useListAddress();
  const list = moderationLists.find((one) => one === params.get('list')) ?? 'open';
  const kind = reportedKinds.find((one) => one === params.get('kind'));
  const query = useQuery({
    ...moderationQuery({ page, search, list, kind }),
    select: ({ items, open: waiting }) => ({ ...items, open: waiting }),
  });
  const kinds = reportedKinds.filter((one) => list !== 'all' || one !== 'message');
  const open = query.data?.open;
  const isNarrowed = search !== '' || kind !== undefined;
  return (
    <StudioPage
      title="الإشراف"
      description={wording`ما أبلغ عنه الطلاب{ون} والمعلّمون. ما تخفيه لا يراه أحد غير المشرفين، ويُخبر كاتبه بذلك.`}
    >
      <ListFrame
        list={query}
        noun={rareNouns.item}
        texts={{
          search: 'ابحث بالنص أو الكاتب',
          region: 'البلاغات',
          failed: 'تعذر تحميل البلاغات',
          pages: 'صفحات البلاغات',
        }}
        filters={
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            <FilterLinks
              label="أي قائمة"
              className={filterClass}
              links={moderationLists.map((one) => ({
                label: listNames[one],
                to: hrefWith({ list: one === 'open' ? undefined : one }),
                current: one === list,
                ...(one === 'open' && open ? { count: open } : {}),
              }))}
            />
            <FilterLinks
              label="أي نوع"
              className={filterClass}
              links={[
                { label: 'الكل', to: hrefWith({ kind: undefined }), current: kind === undefined },
                ...kinds.map((one) => ({
                  label: kindFilters[one],
                  to: hrefWith({ kind: one }),
                  current: one === kind,
                })),
              ]}
            />
          </div>
        }
        empty={() =>
          isNarrowed ? (
            <NothingMatches
              search={search}
              advice="جرّب كلمة أخرى، أو اعرض الأنواع كلها."
              none={{ title: 'لا شيء من هذا النوع' }}
              icon={<SuccessIcon />}
              all="اعرض الأنواع كلها"
            />
          ) : (
            <EmptyState icon={<SuccessIcon />} {...emptyTexts[list]} />
          )
        }
      >
        {({ data }) => (
          <ul className={rowsClass}>
            {data.map((item) => (
              <ModeratedRow key={`${item.kind} ${item.id}`} item={item} />
            ))}
          </ul>
        )}
      </ListFrame>
    </StudioPage>
  );
}
