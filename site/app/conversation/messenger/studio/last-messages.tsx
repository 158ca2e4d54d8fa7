import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { formatDateTime } from '#platform/format.ts';
import { useSession } from '#platform/session/session-store.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { cx } from '#ui/class-names.ts';
import { MessageText } from '#ui/text/message-text.tsx';

/** So many of the last messages are shown; the chat has all of them. */
const shown = 6;

/** The end of a private conversation: who wrote what, the user's own at the other side. Files are opened in the chat. */
export function LastMessages({ messages }: { messages: readonly ParsedMessage[] }) {
  const me = useSession((state) => Number(state.user?.id ?? 0));
  const { timeZone } = useSiteConfig();
  return (
    <ol
      data-answered=""
      aria-label="آخر الرسائل"
      className="flex scroll-mt-32 flex-col gap-3 rounded-lg border border-line bg-sunken p-3 sm:p-5"
    >
      {messages.slice(-shown).map(({ id, user_id, user, body, file_name: file, created_at }) => {
        const own = user_id === me;
        return (
          <li key={id} className={cx('max-w-[85%] self-start', own && 'self-end')}>
            <div
              className={cx(
                'rounded-lg border border-line bg-raised px-4 py-2',
                own && 'bg-link-soft',
              )}
            >
              <span className="sr-only">{own ? 'أنت:' : `${user.name || 'مستخدم'}:`}</span>
              {body && <MessageText text={body} />}
              {file && <bdi className="text-sm wrap-anywhere text-text-soft">{file}</bdi>}
            </div>
            <p className={cx('px-2 pt-0.5 text-xs text-text-faint', own && 'text-end')}>
              {formatDateTime(created_at, timeZone)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
