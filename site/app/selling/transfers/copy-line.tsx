import { useEffect, useState } from 'react';
import { copyText } from '#platform/browser/copy-text.ts';
import { Button } from '#ui/form/button.tsx';
import { CheckIcon, CopyIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';

interface CopyLineProps {
  label: string;
  /** What is shown, where it is not what is copied. */
  shown?: React.ReactNode;
  value: string;
  hint?: string;
}

/** How long the button says that it has copied, in milliseconds. */
const copiedFor = 2_500;

/** Something to be written elsewhere: large, and copied by one press. */
export function CopyLine({ label, shown, value, hint }: CopyLineProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    if (await copyText(value)) return setCopied(true);
    toast({
      title: 'تعذر النسخ',
      description: 'اضغط مطولًا على النص وانسخه.',
      variant: 'destructive',
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <dt className="w-full text-sm text-text-soft">{label}</dt>
      <dd className="min-w-0 grow text-xl font-semibold wrap-anywhere select-all">
        {shown ?? (
          <bdi dir="ltr" className="tabular-nums">
            {value}
          </bdi>
        )}
      </dd>
      <dd>
        <Button
          variant="secondary"
          size="sm"
          icon={copied ? <CheckIcon className="size-4.5" /> : <CopyIcon className="size-4.5" />}
          onClick={() => void copy()}
        >
          {copied ? 'نُسخ' : 'انسخ'}
          <span className="sr-only"> {label}</span>
        </Button>
      </dd>
      {hint && <dd className="w-full text-sm text-text-faint">{hint}</dd>}
    </div>
  );
}
