import { wording } from '@nibras/contract/text/wording.ts';
import { type ComponentType, type MouseEvent, type SVGProps, useSyncExternalStore } from 'react';
import { copyText } from '#platform/browser/copy-text.ts';
import { CopyIcon, ShareIcon } from '#ui/ornament/icons.ts';
import {
  FacebookIcon,
  LinkedInIcon,
  TelegramIcon,
  WhatsAppIcon,
  XIcon,
} from '#ui/ornament/social-icons.ts';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import { menuRowClass } from '#ui/overlay/menu-row-class.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { popupFeatures, type ShareNetwork, shareLinks } from './share-links.ts';
import { toolClass } from './tool-class.ts';

const networkIcons: Record<ShareNetwork, ComponentType<SVGProps<SVGSVGElement>>> = {
  whatsapp: WhatsAppIcon,
  telegram: TelegramIcon,
  x: XIcon,
  facebook: FacebookIcon,
  linkedin: LinkedInIcon,
};

const noSubscription = () => () => {};

/** Whether the browser has the Web Share API; false on the server and in the first render. */
const useCanShare = () =>
  useSyncExternalStore(
    noSubscription,
    () => typeof navigator.share === 'function',
    () => false,
  );

async function shareNatively(page: { title: string; url: string }) {
  try {
    await navigator.share(page);
  } catch {
    // Cancelled or refused: the other menu items remain.
  }
}

async function copyLink(url: string) {
  const copied = await copyText(url);
  toast(
    copied
      ? { variant: 'success', title: 'تم نسخ الرابط للحافظة' }
      : {
          variant: 'destructive',
          title: 'تعذر نسخ الرابط',
          description: 'انسخه من شريط العنوان في متصفحك.',
        },
  );
}

function openPopup(event: MouseEvent<HTMLAnchorElement>) {
  // A click with a modifier key or another button opens a tab or window by the browser's default.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  window.open(event.currentTarget.href, '_blank', popupFeatures);
}

/** The share menu. Its items are links, so that it works before hydration. */
export function ShareMenu({ title, url }: { title: string; url: string }) {
  const canShare = useCanShare();
  return (
    <Disclosure
      align="start"
      // On wide screens beside the toolbar, not over it.
      className="lg:inset-s-[calc(100%+0.75rem)] lg:-top-1"
      triggerClassName={toolClass}
      trigger={
        <>
          <ShareIcon />
          <span className="lg:sr-only">مشاركة</span>
        </>
      }
    >
      <ul aria-label={wording`مشاركة المقال`}>
        {canShare && (
          <li>
            <button
              type="button"
              onClick={() => void shareNatively({ title, url })}
              className={menuRowClass}
            >
              <ShareIcon />
              مشاركة من الجهاز
            </button>
          </li>
        )}
        {shareLinks({ title, url }).map(({ network, label, href }) => {
          const Icon = networkIcons[network];
          return (
            <li key={network}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                onClick={openPopup}
                className={menuRowClass}
              >
                <Icon />
                {label}
                <span className="sr-only"> (يفتح في نافذة جديدة)</span>
              </a>
            </li>
          );
        })}
        <li>
          <button type="button" onClick={() => void copyLink(url)} className={menuRowClass}>
            <CopyIcon />
            نسخ الرابط
          </button>
        </li>
      </ul>
    </Disclosure>
  );
}
