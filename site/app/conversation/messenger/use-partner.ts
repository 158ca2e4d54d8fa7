import { partnerOf } from './conversations/conversation-labels.ts';
import { useMessenger } from './messenger-store.ts';

/** `partnerOf`, not shown as online while this tab is offline itself: then nobody's presence is known. */
export function usePartner(conversation: Parameters<typeof partnerOf>[0], me: number) {
  const isOffline = useMessenger((state) => state.isOffline);
  const partner = partnerOf(conversation, me);
  return { ...partner, isOnline: partner.isOnline && !isOffline };
}
