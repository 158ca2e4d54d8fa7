import { messenger as limits } from '@nibras/contract/limits.ts';
import { useRef } from 'react';
import { emitToServer } from '#platform/realtime/realtime.ts';

/** Returns a function that sends the typing event, throttled. */
export function useSendTyping(conversationId: number): () => void {
  const sentAt = useRef(0);
  return () => {
    const now = Date.now();
    if (now - sentAt.current < limits.typingSentEvery) return;
    sentAt.current = now;
    emitToServer('typing', { conversation_id: conversationId });
  };
}
