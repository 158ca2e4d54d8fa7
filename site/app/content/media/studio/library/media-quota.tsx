import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { changeQuota, mediaQuotaQuery, refreshMedia } from '../calls.ts';
import { formatBytes } from '../media-texts.ts';

const gigabyte = 1024 ** 3;

/** The space that the files take, and what the server cannot do with films. */
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
          برنامج <bdi>ffmpeg</bdi> غير مثبت على الخادم: تُرفع الفيديوهات وتُعرض كما هي، لكن لا تُستخرج
          منها صورة الغلاف، ولا يُنقل فهرسها إلى أول الملف ليبدأ عرضها أسرع، ولا تُقبل فيديوهات{' '}
          <bdi>QuickTime</bdi>.
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

function QuotaDialog({ max, fileMax, onClose }: QuotaDialogProps) {
  const client = useQueryClient();
  const [total, setTotal] = useState(String(Math.round(max / gigabyte)));
  const [file, setFile] = useState(String(Number((fileMax / gigabyte).toFixed(2))));
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      await changeQuota({
        max: Math.round(Number(total) * gigabyte),
        file_max: Math.round(Number(file) * gigabyte),
      });
      await refreshMedia(client);
      toast({ title: 'حُفظت الحدود', variant: 'success' });
      onClose();
    } catch (problem) {
      setError(errorText(problem));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="حدود الملفات"
      description="اخترها بما يتسع له القرص. لا يُحذف شيء مما رُفع إن صغّرتها."
    >
      <form onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
        <Field label="المساحة كلها (جيجابايت)" error={error}>
          <Input
            type="number"
            min={1}
            step={1}
            required
            value={total}
            onChange={({ currentTarget }) => setTotal(currentTarget.value)}
          />
        </Field>
        <Field label="حجم الملف الواحد (جيجابايت)">
          <Input
            type="number"
            min={0.01}
            step={0.01}
            required
            value={file}
            onChange={({ currentTarget }) => setFile(currentTarget.value)}
          />
        </Field>
        <Button type="submit" loading={busy} loadingLabel="جارٍ الحفظ…">
          احفظ
        </Button>
      </form>
    </Dialog>
  );
}
