import { postStudioAnnouncements } from '@nibras/contract/conversation/announcements/studio/calls.ts';
import { announcementStates } from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { AnnounceIcon } from '#studio-kit/frame/icons.ts';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NoItems } from '#studio-kit/lists/no-items.tsx';
import { Button } from '#ui/form/button.tsx';
import { FilterLinks } from '#ui/list/filter-links.tsx';
import { PlusIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { AnnouncementRow } from './announcement-row.tsx';
import { announcementNoun, listedStates } from './announcement-texts.ts';
import { announcementsQuery } from './queries.ts';

/** Begins a draft and opens it. */
export function useNewAnnouncement(like?: { copy_of: number }) {
  const navigate = useNavigate();
  return useAsyncAction(async () => {
    try {
      const { announcement } = await makeCall(postStudioAnnouncements, { body: like ?? {} });
      await navigate(`/studio/announcements/${announcement.id}`);
    } catch (error) {
      const description = errorText(error);
      toast({ title: 'لم يبدأ الإعلان', description, variant: 'destructive' });
    }
  });
}

/** What was announced, is being sent, and waits. */
export default function AnnouncementsPage() {
  const { page, search, params, hrefWith } = useListAddress();
  const state = announcementStates.find((one) => one === params.get('state'));
  const list = useQuery({
    ...announcementsQuery({ page, search, ...(state && { state }) }),
    refetchInterval: ({ state: { data } }) =>
      data?.data.some((one) => one.state === 'sending') ? 3_000 : false,
  });
  const begin = useNewAnnouncement();
  return (
    <StudioPage
      title="الإعلانات"
      description="رسالة واحدة إلى كثيرين: بإشعار في الموقع، أو على أجهزتهم، أو بالبريد."
      actions={
        <Button
          icon={<PlusIcon className="size-5" />}
          size="sm"
          loading={begin.busy}
          loadingLabel="لحظة…"
          onClick={() => void begin.run()}
        >
          إعلان جديد
        </Button>
      }
    >
      <ListFrame
        list={list}
        noun={announcementNoun}
        texts={{
          search: 'ابحث في الإعلانات',
          region: 'الإعلانات',
          failed: 'تعذر تحميل الإعلانات',
          pages: 'صفحات الإعلانات',
        }}
        filters={
          <FilterLinks
            label="حالة الإعلانات"
            className="[&_a]:px-4! [&_a]:text-sm"
            links={[
              { label: 'الكل', to: hrefWith({ state: undefined }), current: !state },
              ...announcementStates.map((one) => ({
                label: listedStates[one],
                to: hrefWith({ state: one }),
                current: one === state,
              })),
            ]}
          />
        }
        empty={(address) => (
          <NoItems
            searched={address.search}
            filtered={state !== undefined}
            beyondEnd={address.page > (list.data?.meta.last_page ?? address.page)}
            allHref="/studio/announcements"
            onNew={() => void begin.run()}
            icon={<AnnounceIcon />}
            texts={{
              all: 'اعرض كل الإعلانات',
              beyondEnd: 'لا إعلانات في هذه الصفحة من القائمة.',
              notFound: (text) => `لم نجد إعلانًا يطابق «${text}». جرّب كلمة أخرى من عنوانه أو نصه.`,
              noneOfState: 'لا إعلانات بهذه الحالة',
              otherState: 'غيّر الحالة من الأعلى، أو اعرض الإعلانات كلها.',
              first: {
                title: 'لا إعلانات بعد',
                description:
                  'أخبر طلابك بمحاضرة مباشرة أو درس جديد. ترى عدد من سيصلهم قبل أن ترسل.',
              },
              new: 'إعلان جديد',
            }}
          />
        )}
      >
        {({ data }) => (
          <ul className={rowsClass}>
            {data.map((item) => (
              <AnnouncementRow key={item.id} item={item} search={search} now={list.dataUpdatedAt} />
            ))}
          </ul>
        )}
      </ListFrame>
    </StudioPage>
  );
}
