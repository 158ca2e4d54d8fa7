import { OfflineIcon } from '#ui/ornament/icons.ts';
import { useMessenger } from './messenger-store.ts';
import { messengerTexts } from './messenger-texts.ts';

/** Says that the server cannot be reached. The live region is always there, so that its text is announced. */
export function ConnectionNotice() {
  const isOffline = useMessenger((state) => state.isOffline);
  return (
    <div role="status" className="shrink-0">
      {isOffline && (
        <p className="flex items-start gap-2.5 border-b border-line bg-warning-soft px-4 py-2.5 text-sm text-warning sm:px-5">
          <OfflineIcon className="mt-0.5 size-4.5 shrink-0" />
          <span>{messengerTexts.offline}</span>
        </p>
      )}
    </div>
  );
}
