import type { PlaygroundProgram } from '@nibras/contract/assessment/playground.ts';
import { useSyncExternalStore } from 'react';
import { copyText } from '#platform/browser/copy-text.ts';
import { Button } from '#ui/form/button.tsx';
import { CopyIcon, ShareIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { programFragment } from './program-link.ts';

const noSubscription = () => () => {};

/** Phones share by their own dialog; false on the server and in the first render. */
const useCanShare = () =>
  useSyncExternalStore(
    noSubscription,
    () => typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches,
    () => false,
  );

/** The address that carries the program, which the address bar shows from now on; null where it is too long. */
async function linkOf(program: PlaygroundProgram): Promise<string | null> {
  const fragment = await programFragment(program);
  if (fragment === null) {
    toast({
      variant: 'destructive',
      title: 'البرنامج أطول من أن يحمله رابط',
      description: 'اختصره، أو انسخ الكود نفسه وأرسله.',
    });
    return null;
  }
  const { origin, pathname } = window.location;
  window.history.replaceState(window.history.state, '', pathname + fragment);
  return origin + pathname + fragment;
}

async function copy(program: PlaygroundProgram): Promise<void> {
  const link = await linkOf(program);
  if (link === null) return;
  toast(
    (await copyText(link))
      ? {
          variant: 'success',
          title: 'نُسخ رابط البرنامج',
          description: 'من يفتحه يرى الكود ويشغّله.',
        }
      : {
          variant: 'destructive',
          title: 'تعذر نسخ الرابط',
          description: 'هو الآن في شريط العنوان، فانسخه منه.',
        },
  );
}

async function share(program: PlaygroundProgram): Promise<void> {
  const link = await linkOf(program);
  // Cancelled: nothing to say.
  if (link !== null) await navigator.share({ title: 'برنامج', url: link }).catch(() => undefined);
}

/** Passes the program on by a link. */
export function ShareProgram({ program }: { program: PlaygroundProgram }) {
  const canShare = useCanShare();
  return canShare ? (
    <Button variant="secondary" icon={<ShareIcon />} onClick={() => void share(program)}>
      شارك
    </Button>
  ) : (
    <Button variant="secondary" icon={<CopyIcon />} onClick={() => void copy(program)}>
      انسخ الرابط
    </Button>
  );
}
