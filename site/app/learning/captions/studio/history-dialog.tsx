import type { CaptionVersionsAnswer } from '@nibras/contract/learning/captions/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { fetchVersion, versionsQuery } from './calls.ts';
import { captionTexts } from './caption-texts.ts';
import { restoreLines } from './lines/line-edits.ts';
import { type Captions, newLineName } from './use-captions.ts';

type Version = CaptionVersionsAnswer['versions'][number];

const reasons: Record<Version['reason'], string> = {
  confirmed: 'كما اعتُمدت',
  'before-save': 'قبل تعديلات',
  'before-machine': 'قبل مسودة من الجهاز',
};

interface HistoryDialogProps {
  id: number;
  captions: Captions;
  onClose(): void;
}

/** Earlier texts of the captions. Restoring one is an edit like others, which can be undone. */
export function HistoryDialog({ id, captions, onClose }: HistoryDialogProps) {
  const { data: versions, error } = useQuery(versionsQuery(id));
  return (
    <Dialog open onOpenChange={onClose} title="النسخ السابقة" size="md">
      {error && <p role="alert">{errorText(error)}</p>}
      {!versions && !error && <SkeletonText lines={4} />}
      {versions?.length === 0 && <p className="text-text-soft">لا نسخ سابقة بعد.</p>}
      {versions && versions.length > 0 && (
        <ol className="divide-y divide-line">
          {versions.map((version) => (
            <VersionRow
              key={version.number}
              id={id}
              version={version}
              captions={captions}
              onClose={onClose}
            />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function VersionRow({ id, version, captions, onClose }: HistoryDialogProps & { version: Version }) {
  const restore = useAsyncAction(async () => {
    try {
      const { fields } = await fetchVersion(id, version.number);
      captions.apply(restoreLines(captions.lines, fields, newLineName));
      onClose();
    } catch (error) {
      toastFailure('تعذرت استعادة النسخة', error);
    }
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 grow">
        <span className="block font-medium">
          {reasons[version.reason]} · {captionTexts.lines(version.lines)}
        </span>
        <span className="block text-sm text-text-soft">
          <DateText at={version.at} withTime />
          {version.by && ` · ${version.by.name}`}
        </span>
      </span>
      <Button
        size="sm"
        variant="secondary"
        loading={restore.busy}
        onClick={() => void restore.run()}
      >
        استعد
      </Button>
    </li>
  );
}
