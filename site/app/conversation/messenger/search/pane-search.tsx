import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ListAddress } from '#platform/pages/list-address.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { CloseIcon } from '#ui/ornament/icons.ts';
import { chatHref } from '../chat-address.ts';
import { FoundMessages } from './found-messages.tsx';

/** The search in one conversation, in place of its messages. */
export function PaneSearch({ id, address }: { id: number; address: ListAddress }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const show = (find: string | null) =>
    void navigate(chatHref(params, { find, page: null }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <div
        ref={box}
        className="flex shrink-0 items-center gap-2 border-b border-line bg-surface px-3 py-2.5 sm:px-5"
      >
        <SearchBox
          label="ابحث في هذه المحادثة"
          name="find"
          value={address.search}
          onSearch={show}
          className="min-w-0 grow"
        />
        <IconButton label="أغلق البحث" onClick={() => show(null)}>
          <CloseIcon />
        </IconButton>
      </div>
      {address.search ? (
        <FoundMessages address={address} conversation={id} className="bg-surface" />
      ) : (
        <p className="grow p-6 text-center text-text-soft">اكتب كلمة لتجد الرسائل التي فيها.</p>
      )}
    </>
  );
}
