import { postStudioAnnouncements } from '@nibras/contract/conversation/announcements/studio/calls.ts';
import { announcementStates } from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { makeCall } from '#platform/api/make-call.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { AnnounceIcon } from '#studio-kit/frame/icons.ts';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { stateIn } from '#studio-kit/lists/item-states.ts';
import { useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { type ListTexts, NewItemButton, StudioList } from '#studio-kit/lists/studio-list.tsx';
import { AnnouncementRow } from './announcement-row.tsx';
import { listedStates } from './announcement-texts.ts';
import { announcementsQuery } from './queries.ts';

/** Begins a draft and opens it. */
export function useNewAnnouncement(like?: { copy_of: number }) {
  const navigate = useNavigate();
  return useAsyncAction(async () => {
    try {
      const { announcement } = await makeCall(postStudioAnnouncements, { body: like ?? {} });
      await navigate(`/studio/announcements/${announcement.id}`);
    } catch (error) {
      toastFailure('تعذر بدء إعلان جديد', error);
    }
  });
}

const listTexts: ListTexts = {
  items: 'الإعلانات',
  none: 'لا إعلانات',
  search: 'ابحث في الإعلانات',
  notFound: (text) => `لم نجد إعلانًا يطابق «${text}». جرّب كلمة أخرى من عنوانه أو نصه.`,
  first: {
    title: 'لا إعلانات بعد',
    description: wording`أخبر طلابك بموعد بث مباشر أو محاضرة {lecture:جديدة|جديد}. ترى عدد من سيصلهم قبل أن ترسل.`,
  },
};

/** What was announced, is being sent, and waits. */
export default function AnnouncementsPage() {
  const { page, search, params } = useListAddress();
  const state = stateIn(params, announcementStates);
  const list = useQuery({
    ...announcementsQuery({ page, search, ...(state && { state }) }),
    refetchInterval: ({ state: { data } }) =>
      data?.announcements.data.some((one) => one.state === 'sending') ? 3_000 : false,
  });
  const begin = useNewAnnouncement();
  const newItem = { label: 'إعلان جديد', onNew: () => void begin.run(), busy: begin.busy };
  return (
    <StudioPage
      title="الإعلانات"
      description="رسالة واحدة إلى كثيرين: بإشعار في الموقع، أو على أجهزتهم، أو بالبريد."
      actions={<NewItemButton {...newItem} />}
    >
      <StudioList
        list={list}
        noun={rareNouns.announcement}
        texts={listTexts}
        icon={<AnnounceIcon />}
        newItem={newItem}
        states={listedStates}
      >
        {(item, shown) => <AnnouncementRow key={item.id} item={item} {...shown} />}
      </StudioList>
    </StudioPage>
  );
}
