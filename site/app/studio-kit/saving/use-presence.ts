import { drafts as limits } from '@nibras/contract/content/items/studio/limits.ts';
import type { EditingPerson } from '@nibras/contract/content/items/studio/shapes.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRealtime } from '#platform/realtime/realtime.ts';
import { sendPresence } from './calls.ts';
import type { EditedAnyItem } from './use-studio-item.ts';

/** The field of an item around an element. An item inside another one's page is in `data-studio-item`. */
function fieldAt(target: EventTarget | null, { kind, id }: Pick<EditedAnyItem, 'kind' | 'id'>) {
  const field =
    target instanceof Element ? target.closest<HTMLElement>('[data-studio-field]') : null;
  if (!field) return null;
  const owner = field.closest<HTMLElement>('[data-studio-item]')?.dataset.studioItem ?? null;
  const own = `${kind}:${id}`;
  const isNested = document.querySelector(`[data-studio-item="${own}"]`) !== null;
  return owner === (isNested ? own : null) ? (field.dataset.studioField ?? null) : null;
}

/**
 * Tells the server that this tab has the item open and which field has the keyboard, every few seconds and on every
 * change. Fetches the item again when another person has saved or published it.
 * @returns the others who have it open
 */
export function usePresence(edited: EditedAnyItem): readonly EditingPerson[] {
  const { kind, id, editor } = edited;
  const isKnown = edited.item !== null;
  const [people, setPeople] = useState<readonly EditingPerson[]>([]);
  const [field, setField] = useState<string | null>(null);

  const announce = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return;
    try {
      const answer = await sendPresence({ kind, id }, field);
      setPeople(answer.people);
      const { item, saving } = editor.store.getState();
      const isNew =
        item && (item.draft_version !== answer.draft_version || item.version !== answer.version);
      if (isNew && !saving) void editor.load();
    } catch {
      // Saving says that the server does not answer; presence is tried again by itself.
    }
  });

  useRealtime('studio-presence', (event) => {
    if (event.kind === kind && event.id === id) void announce();
  });

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const name = fieldAt(target, { kind, id });
      editor.activate(name);
      setField(name);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (fieldAt(relatedTarget, { kind, id }) !== null) return;
      editor.activate(null);
      setField(null);
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', leave);
    };
  }, [editor, kind, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new field is announced at once
  useEffect(() => {
    if (!isKnown) return;
    void announce();
    const timer = setInterval(() => void announce(), limits.presenceEvery);
    const again = () => void announce();
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [isKnown, kind, id, field]);

  return people;
}
