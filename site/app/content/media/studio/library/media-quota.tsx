import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '#studio-kit/forms/form-dialog.tsx';
import { formatBytes } from '#studio-kit/frame/format-bytes.ts';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { changeQuota, mediaQuotaQuery, refreshMedia } from '../calls.ts';

const gigabyte = 1024 ** 3;

/** The space that the files take, and what the server cannot do with videos. */
export function MediaQuotaBar() {
  const { data, error } = useQuery(mediaQuotaQuery);
  const mayEdit = useCapability('settings:edit');
  const [editing, setEditing] = useState(false);
  if (error && !data) return null;
  if (!data) {
    return (
      <div>
        <Skeleton className="h-9 w-full" />
      </div>
    );
  }
  const { used, max, file_max, ffmpeg } = data;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-text-soft">
        <ProgressBar
          value={used / max}
          label="المساحة المستخدمة"
          className="min-w-0 grow basis-40"
        />
        <span>
          {formatBytes(used)} من {formatBytes(max)}، وحجم الملف الواحد حتى {formatBytes(file_max)}
        </span>
        {mayEdit && (
          <Button variant="ghost" size="sm" onClick={() => setEditing(true)}>
            غيّر الحدود
          </Button>
        )}
      </div>
      {!ffmpeg && (
        <p className="rounded-md border border-line bg-sunken px-3 py-2 text-sm text-text-soft">
          برنامج <bdi>ffmpeg</bdi> غير مثبت على الخادم: يجهّز متصفحك الجودات المنخفضة بعد الرفع ما
          دامت الصفحة مفتوحة، ولا يجهّز الجودات العالية. ولا تُستخرج منها صورة الغلاف، ولا تُقبل
          فيديوهات <bdi>QuickTime</bdi>.
        </p>
      )}
      {editing && <QuotaDialog max={max} fileMax={file_max} onClose={() => setEditing(false)} />}
    </div>
  );
}

interface QuotaDialogProps {
  max: number;
  fileMax: number;
  onClose(): void;
}

const bytesOf = (gigabytes: string) => Math.round(Number(gigabytes) * gigabyte);

function QuotaDialog({ max, fileMax, onClose }: QuotaDialogProps) {
  const client = useQueryClient();
  async function save({ total, file }: { total: string; file: string }): Promise<void> {
    await changeQuota({ max: bytesOf(total), file_max: bytesOf(file) });
    await refreshMedia(client);
    toast({ title: 'حُفظت الحدود', variant: 'success' });
    onClose();
  }
  return (
    <FormDialog
      title="حدود الملفات"
      description="اخترها بما يتسع له القرص. لا يُحذف شيء مما رُفع إن صغّرتها."
      defaultValues={{
        total: String(Math.round(max / gigabyte)),
        file: String(Number((fileMax / gigabyte).toFixed(2))),
      }}
      check={({ total, file }) => ({
        total: !(Number(total) >= 1) && 'اكتب عددًا لا يقل عن 1.',
        file: !(Number(file) >= 0.01) && 'اكتب عددًا لا يقل عن 0.01.',
      })}
      send={save}
      failsAt="total"
      onClose={onClose}
      submit="احفظ"
      sending="جارٍ الحفظ…"
    >
      {({ control, problem }) => (
        <>
          <Field label="المساحة كلها (جيجابايت)" error={problem('total')}>
            <Input type="number" min={1} step={1} {...control('total')} />
          </Field>
          <Field label="حجم الملف الواحد (جيجابايت)" error={problem('file')}>
            <Input type="number" min={0.01} step={0.01} {...control('file')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
