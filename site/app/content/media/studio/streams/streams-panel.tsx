import type { VideoStreams } from '@nibras/contract/content/media/studio/shapes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { SettingRow } from '#ui/form/setting-row.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { changeVideoStreams, videoStreamsQuery } from '../calls.ts';

/** What is left to do for videos from before, and whether uploaded files stay; for those who may decide it. */
export function StreamsPanel() {
  const mayEdit = useCapability('settings:edit');
  const { data } = useQuery({ ...videoStreamsQuery, enabled: mayEdit });
  if (!mayEdit || !data || data.videos === 0) return null;
  return (
    <details className="rounded-md border border-line bg-raised px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        جودات الفيديوهات: {data.ready} من {data.videos} جاهزة
      </summary>
      <div className="divide-y divide-line border-t border-line">
        <Backlog streams={data} />
        <Originals streams={data} />
      </div>
    </details>
  );
}

function useChange() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function change(changes: { running?: boolean; keep_original?: boolean }): Promise<void> {
    setBusy(true);
    try {
      client.setQueryData(videoStreamsQuery.queryKey, await changeVideoStreams(changes));
    } catch (error) {
      toast({ title: errorText(error), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return { busy, change };
}

/** What became of all videos, in one line. */
const progressText = ({ ready, videos, waiting, failed, lacking, running }: VideoStreams) =>
  [
    `جاهزة: ${ready} من ${videos}.`,
    ...(waiting > 0 ? [`تنتظر أو تُجهّز: ${waiting}.`] : []),
    ...(failed > 0 ? [`تعذرت: ${failed}.`] : []),
    ...(lacking > 0 ? [`لم تُجهّز بعد: ${lacking}.`] : []),
    ...(!running && waiting > 0 ? ['الفيديوهات القديمة متوقفة مؤقتًا.'] : []),
  ].join(' ');

function Backlog({ streams }: { streams: VideoStreams }) {
  const { busy, change } = useChange();
  const { running, waiting, lacking, ready, videos, ffmpeg } = streams;
  const starts = lacking > 0 || !running;
  const label = lacking > 0 ? 'ابدأ' : running ? 'أوقف مؤقتًا' : 'أكمل';
  const isNeeded = ffmpeg && (lacking > 0 || waiting > 0);
  return (
    <div className="pb-4">
      <SettingRow
        title="الفيديوهات القديمة"
        description={
          ffmpeg
            ? progressText(streams)
            : 'تجهيزها كلها يحتاج إلى برنامج ffmpeg، وهو غير مثبت على الخادم. افتح أي فيديو ليجهّز متصفحك جوداته المنخفضة.'
        }
        change={
          isNeeded
            ? {
                label,
                busy,
                busyLabel: 'جارٍ الإرسال…',
                onChange: () => void change({ running: starts }),
              }
            : null
        }
      />
      <ProgressBar value={ready / videos} label="جودات الفيديوهات" showValue />
    </div>
  );
}

function Originals({ streams: { keep_original: keeps } }: { streams: VideoStreams }) {
  const { busy, change } = useChange();
  return (
    <SettingRow
      title="الملفات الأصلية"
      description={
        keeps
          ? 'تبقى في التخزين بعد تجهيز الجودات، ويمكن تنزيلها.'
          : 'يُحذف كل ملف بعد أن تكتمل جوداته، ولا يمكن تنزيله بعدها. لا يُحذف ما تعذر تجهيزه.'
      }
      change={{
        label: keeps ? 'احذفها بعد التجهيز' : 'احتفظ بها',
        busy,
        busyLabel: 'جارٍ الحفظ…',
        onChange: () => void change({ keep_original: !keeps }),
      }}
    />
  );
}
