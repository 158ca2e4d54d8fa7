import type { Media } from '@nibras/contract/content/media/studio/shapes.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorText } from '#platform/api/api-error.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { useCheckedForm } from '#studio-kit/forms/use-checked-form.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import {
  changeMedia,
  fetchMedia,
  isAtWork,
  refreshMedia,
  removeMedia,
  restoreMedia,
} from '../calls.ts';
import { ChooseFile } from '../fields/choose-file.tsx';
import { RemoveIcon, UploadIcon } from '../icons.ts';
import { MediaPreview } from '../media-preview.tsx';
import { acceptedFiles, factsOf } from '../media-texts.ts';
import { MediaWarning } from '../media-warning.tsx';
import { MediaTraffic } from '../streams/media-traffic.tsx';
import { StreamStatus } from '../streams/stream-status.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import { MediaUses } from './media-uses.tsx';

const detailsQuery = (id: number) =>
  queryOptions({
    queryKey: ['studio', 'media', 'one', id],
    queryFn: ({ signal }) => fetchMedia(id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? 2_000 : false),
  });

/** One file of the library: what it shows, where it is used, and what can be done with it. */
export function MediaDetails({ id, onClose }: { id: number; onClose(): void }) {
  const { data: media, error, isError, refetch } = useQuery(detailsQuery(id));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={media?.name ?? 'ملف من المكتبة'}
      size="lg"
    >
      {media ? (
        <Details media={media} onClose={onClose} />
      ) : isError ? (
        <FailedState message={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="aspect-video w-full" />
      )}
    </Dialog>
  );
}

function Details({ media, onClose }: { media: Media; onClose(): void }) {
  const url = useMediaUrl();
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-3">
        <MediaPreview media={media} />
        <p className="flex flex-wrap gap-x-3 text-sm text-text-soft">
          {factsOf(media).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {media.by && <span>رُفع بيد {media.by.name}</span>}
        </p>
        {media.state === 'processing' && (
          <p className="text-sm text-text-soft">تجري معالجته، ويصبح جاهزًا بعد قليل.</p>
        )}
        {media.failure && (
          <p role="alert" className="text-sm text-danger">
            {media.state === 'ready' && 'لم يُستبدل الملف: '}
            {media.failure}
          </p>
        )}
        <MediaWarning text={media.warning} />
        <StreamStatus media={media} />
        {media.state === 'ready' && (
          <a href={url(media.address) ?? '#'} target="_blank" rel="noreferrer" className="text-sm">
            افتح الملف
          </a>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {media.editable && <DescriptionForm key={media.id} media={media} />}
        <MediaUses id={media.id} />
        {media.kind === 'video' && <MediaTraffic id={media.id} />}
        {media.editable && <Actions media={media} onClose={onClose} />}
      </div>
    </div>
  );
}

function DescriptionForm({ media }: { media: Media }) {
  const client = useQueryClient();
  const { form, submit, sending, control, problem } = useCheckedForm({
    defaultValues: { name: media.name, alt: media.alt },
    check: ({ name }) => ({ name: name.trim() === '' && 'اكتب الاسم.' }),
  });
  const { name, alt } = form.watch();
  const isChanged = name.trim() !== media.name || alt.trim() !== media.alt;

  async function save(values: { name: string; alt: string }): Promise<void> {
    try {
      await changeMedia(media.id, values);
      await refreshMedia(client);
      toast({ title: 'حُفظ الوصف', variant: 'success' });
    } catch (failure) {
      form.setError('name', { type: 'server', message: errorText(failure) });
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(save, event)} className="flex flex-col gap-3">
      <Field label="الاسم في المكتبة" error={problem('name')}>
        <Input maxLength={200} {...control('name')} />
      </Field>
      {media.kind === 'image' && (
        <Field
          label="النص البديل"
          hint="يصف الصورة لمن لا يراها. اتركه فارغًا إن كانت للزينة فقط."
          optional
        >
          <Input maxLength={300} {...control('alt')} />
        </Field>
      )}
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        disabled={!isChanged}
        loading={sending}
        loadingLabel="جارٍ الحفظ…"
        className="self-start"
      >
        احفظ
      </Button>
    </form>
  );
}

/** How long (ms) the way back is offered after a removal. */
const undoShown = 12_000;

function Actions({ media, onClose }: { media: Media; onClose(): void }) {
  const client = useQueryClient();
  const { add } = useUploads();
  const [refusal, setRefusal] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);

  async function undo(): Promise<void> {
    try {
      await restoreMedia(media.id);
      await refreshMedia(client);
    } catch (error) {
      toast({ title: errorText(error), variant: 'destructive' });
    }
  }

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await removeMedia(media.id);
      toast({
        title: `حُذف ${media.name}`,
        variant: 'success',
        duration: undoShown,
        action: { label: 'تراجع', onSelect: () => void undo() },
      });
      onClose();
      await refreshMedia(client);
    } catch (error) {
      const places = error instanceof ApiError ? (error.errors.uses ?? []) : [];
      setRefusal([errorText(error), ...places]);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap gap-2">
        <ChooseFile
          variant="secondary"
          size="sm"
          icon={<UploadIcon className="size-4" />}
          accept={acceptedFiles[media.kind]}
          onFiles={([file]) => {
            if (!file) return;
            add([file], { replace: media.id });
            onClose();
          }}
        >
          استبدل المحتوى
        </ChooseFile>
        <Button
          variant="ghost"
          size="sm"
          icon={<RemoveIcon className="size-4" />}
          loading={busy}
          loadingLabel="جارٍ الحذف…"
          onClick={() => void remove()}
        >
          احذف
        </Button>
      </div>
      <p className="text-sm text-text-faint">
        الاستبدال يُبقي الرابط نفسه، ويظهر المحتوى الجديد فورًا في كل موضع يستخدم هذا الملف.
      </p>
      {refusal.length > 0 && (
        <div role="alert" className="text-sm text-danger">
          <p>{refusal[0]}</p>
          <ul className="list-disc ps-5">
            {refusal.slice(1).map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
