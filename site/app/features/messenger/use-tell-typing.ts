import { messenger as limits } from '@nibras/contract/limits.ts';
import { useRef } from 'react';
import { tellServer } from '#platform/realtime/realtime.ts';

/** Tells the others that one is writing, not at every letter. */
export function useTellTyping(conversationId: number): () => void {
  const toldAt = useRef(0);
  return () => {
    const now = Date.now();
    if (now - toldAt.current < limits.typingToldEvery) return;
    toldAt.current = now;
    tellServer('typing', { conversation_id: conversationId });
  };
}
