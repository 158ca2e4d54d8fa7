import { cx } from '#ui/class-names.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { ChatIcon } from '#ui/ornament/icons.ts';
import { messengerTexts } from './messenger-texts.ts';

/** Shown beside the list while no conversation is open. */
export function Welcome({ className }: { className?: string }) {
  return (
    <section
      aria-label="الرسائل"
      className={cx('grid min-w-0 grow place-items-center overflow-y-auto bg-sunken', className)}
    >
      <EmptyState
        icon={<ChatIcon />}
        title={messengerTexts.welcome}
        description={messengerTexts.choose}
      />
    </section>
  );
}
