import type { GatewayCard } from '@nibras/contract/selling/gateways/studio/shapes.ts';
import { useState } from 'react';
import { copyText } from '#platform/browser/copy-text.ts';
import { Button } from '#ui/form/button.tsx';
import { CheckIcon, CopyIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { gatewayTexts } from './texts.ts';

/** The address that the gateway calls, to be copied into its own settings. */
export function NoticeAddress({
  card: { gateway, notice_address: address },
}: {
  card: GatewayCard;
}) {
  const [copied, setCopied] = useState(false);
  const { notices, name } = gatewayTexts[gateway];
  if (address === null) return null;

  async function copy(text: string) {
    const done = await copyText(text);
    setCopied(done);
    if (!done)
      toast({ title: 'تعذر النسخ', description: 'حدّد العنوان وانسخه.', variant: 'destructive' });
  }
  return (
    <>
      <p className="text-sm text-text-soft">{notices}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <code dir="ltr" className="min-w-0 grow text-end text-sm wrap-anywhere select-all">
          {address}
        </code>
        <Button
          variant="secondary"
          size="sm"
          icon={copied ? <CheckIcon className="size-4.5" /> : <CopyIcon className="size-4.5" />}
          onClick={() => void copy(address)}
        >
          {copied ? 'نُسخ' : 'انسخ'}
          <span className="sr-only"> عنوان إشعارات {name}</span>
        </Button>
      </div>
    </>
  );
}
