import { type ComponentType, type MouseEvent, type SVGProps, useSyncExternalStore } from 'react';
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
import { copyText } from './copy-text.ts';
import { popupFeatures, type ShareNetwork, shareLinks } from './share-links.ts';
import { toolClass } from './tool-class.ts';

const marks: Record<ShareNetwork, ComponentType<SVGProps<SVGSVGElement>>> = {
  whatsapp: WhatsAppIcon,
  telegram: TelegramIcon,
  x: XIcon,
  facebook: FacebookIcon,
  linkedin: LinkedInIcon,
};

const never = () => () => {};

/** Whether the device has a share sheet of its own; never on the server, nor in the first render. */
const useDeviceShare = () =>
  useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );

async function shareByDevice(page: { title: string; url: string }) {
  try {
    await navigator.share(page);
  } catch {
    // Given up, or refused by the device: the menu's other ways stand right below.
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
  // A click with a key, or the other button, is the reader's own wish for a tab or a window.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  window.open(event.currentTarget.href, '_blank', popupFeatures);
}

/** The ways to hand an article on. Links, so that it also works before the scripts arrive. */
export function ShareMenu({ title, url }: { title: string; url: string }) {
  const byDevice = useDeviceShare();
  return (
    <Disclosure
      align="start"
      // Beside the rail of a wide screen, not over it.
      className="lg:inset-s-[calc(100%+0.75rem)] lg:-top-1"
      triggerClassName={toolClass}
      trigger={
        <>
          <ShareIcon />
          <span className="lg:sr-only">مشاركة</span>
        </>
      }
    >
      <ul aria-label="مشاركة المقال">
        {byDevice && (
          <li>
            <button
              type="button"
              onClick={() => void shareByDevice({ title, url })}
              className={menuRowClass}
            >
              <ShareIcon />
              مشاركة من الجهاز
            </button>
          </li>
        )}
        {shareLinks({ title, url }).map(({ network, label, href }) => {
          const Mark = marks[network];
          return (
            <li key={network}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                onClick={openPopup}
                className={menuRowClass}
              >
                <Mark />
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
