import type { Transfer } from '@nibras/contract/selling/transfers/shapes.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { useMediaUrl } from '#platform/state/media.ts';
import { Button } from '#ui/form/button.tsx';

interface SentReceiptProps {
  transfer: Transfer;
  /** Opens the form that sends another one in its place. */
  onReplace(): void;
}

/** The receipt that waits for an answer, as its sender has sent it. */
export function SentReceipt({ transfer, onReplace }: SentReceiptProps) {
  const mediaUrl = useMediaUrl();
  const { picture, channel_name, sender_digits, created_at } = transfer;
  return (
    <section
      aria-label="الإيصال الذي أرسلته"
      className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-raised p-5"
    >
      <a
        href={mediaUrl(picture) ?? undefined}
        target="_blank"
        rel="noopener"
        className="shrink-0 overflow-hidden rounded-md border border-line"
      >
        <img
          src={mediaUrl(picture) ?? undefined}
          alt="صورة الإيصال، تفتح كاملة في نافذة جديدة"
          className="size-16 object-cover"
        />
      </a>
      <div className="min-w-0 grow">
        <p className="font-semibold">
          <bdi>{channel_name}</bdi>
        </p>
        <p className="text-sm text-text-soft">
          أرسلته في <DateText at={created_at} withTime />
          {sender_digits && (
            <>
              ، من رقم آخره <bdi>{sender_digits}</bdi>
            </>
          )}
        </p>
      </div>
      <Button variant="secondary" size="sm" onClick={onReplace}>
        أرسل إيصالًا آخر بدله
      </Button>
    </section>
  );
}
