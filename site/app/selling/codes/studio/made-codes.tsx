import { codes as limits } from '@nibras/contract/limits.ts';
import type { MadeBatch, SheetFormat } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { printedCode } from '@nibras/contract/text/pack-code.ts';
import { adjectives, rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { downloadFile } from '#platform/api/download-file.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { Button } from '#ui/form/button.tsx';
import { CopyIcon, DownloadIcon, SuccessIcon } from '#ui/ornament/icons.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { Link } from '#ui/text/link.tsx';
import { sheetPath } from './queries.ts';

/** Codes on the page; the files have all. */
const listed = 200;

/** The codes of a batch, this once: they are downloaded at once, and nobody can show them later. */
export function MadeCodes({ made: { batch, codes, link } }: { made: MadeBatch }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [saved, setSaved] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  useWarning(!saved);
  const sheets = Array.from({ length: Math.ceil(codes.length / limits.perSheet) }, (_, at) => ({
    first: at * limits.perSheet + 1,
    codes: codes.slice(at * limits.perSheet, (at + 1) * limits.perSheet),
  }));

  const { busy, run } = useAsyncAction(() => download('pdf', 0));
  async function download(format: SheetFormat, at: number) {
    const input = format === 'csv' ? { first: 1, codes } : sheets[at];
    const numbers = format === 'pdf' && sheets.length > 1 ? ` ${at + 1}` : '';
    try {
      await downloadFile(sheetPath(batch.id), `${batch.name}${numbers}.${format}`, {
        format,
        ...input,
      });
      setSaved(true);
    } catch (error) {
      toastFailure('تعذر تنزيل الأكواد', error);
    }
  }
  const begin = useEffectEvent(() => {
    if (!link) void run();
  });
  useEffect(() => {
    begin();
  }, []);

  return (
    <div className="flex flex-col gap-6">
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-2.5 text-xl font-semibold outline-none"
      >
        <SuccessIcon className="size-6 text-success" />
        {link ? 'هديتك جاهزة' : `أكوادك جاهزة: ${countLabel(codes.length, rareNouns.code)}`}
      </h2>
      <Notice tone="warning" title="هذه الأكواد تظهر الآن فقط">
        لا نحفظ الأكواد نفسها، فلا يمكن عرضها بعد أن تغادر هذه الصفحة. إن ضاعت ورقة فألغِ أرقامها
        واصنع غيرها.
      </Notice>
      {link && <GiftLink link={link} onCopied={() => setSaved(true)} />}
      <Section title={link ? 'أو اطبعها بطاقة' : 'نزّلها'}>
        <div className="flex flex-wrap gap-2">
          {sheets.map(({ first, codes: own }, at) => (
            <Button
              key={first}
              variant={link || at > 0 ? 'secondary' : 'primary'}
              icon={<DownloadIcon className="size-5" />}
              loading={busy && at === 0}
              loadingLabel="جارٍ تجهيز الورقة…"
              onClick={() => (at === 0 ? void run() : void download('pdf', at))}
            >
              {sheets.length === 1 ? 'الورقة PDF' : `البطاقات ${first}–${first + own.length - 1}`}
            </Button>
          ))}
          <Button
            variant="secondary"
            icon={<DownloadIcon className="size-5" />}
            onClick={() => void download('csv', 0)}
          >
            جدول CSV
          </Button>
        </div>
        <p className="text-sm text-text-soft">
          اطبع الورقة بالحجم الأصلي (100%)، ثم قصّها عند الخطوط المتقطعة.
        </p>
      </Section>
      <Section title="الأكواد">
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] gap-x-6 gap-y-1 font-mono text-sm">
          {codes.slice(0, listed).map((code, at) => (
            <li key={code} dir="ltr" className="flex gap-3">
              <span aria-hidden="true" className="w-9 text-end text-text-faint tabular-nums">
                {at + 1}
              </span>
              {printedCode(code)}
            </li>
          ))}
        </ol>
        {codes.length > listed && (
          <p className="text-text-soft">
            في الملفات{' '}
            {countLabel(codes.length - listed, rareNouns.code, 'nominative', adjectives.other)}.
          </p>
        )}
      </Section>
      <p>
        <Link to={`/studio/codes/${batch.id}`}>تقرير هذه الأكواد</Link>
      </p>
    </div>
  );
}

function GiftLink({ link, onCopied }: { link: string; onCopied(): void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      onCopied();
      toast({ title: 'نُسخ الرابط', variant: 'success' });
    } catch {
      toast({ title: 'تعذر نسخ الرابط. حدّده وانسخه بنفسك.', variant: 'destructive' });
    }
  }
  return (
    <Section title="رابط الهدية" description="من يفتحه أولًا ويفعّله يحصل على ما فيه، مرة واحدة.">
      <div className="flex flex-wrap items-center gap-3">
        <p
          dir="ltr"
          className="min-w-0 grow basis-64 rounded-md bg-sunken px-4 py-2.5 text-sm wrap-anywhere select-all"
        >
          {link}
        </p>
        <Button icon={<CopyIcon className="size-5" />} onClick={() => void copy()}>
          انسخ الرابط
        </Button>
      </div>
    </Section>
  );
}

/** Asks before the tab is closed while nothing was saved of the codes. */
function useWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
