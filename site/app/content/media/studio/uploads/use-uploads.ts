import type { UnfinishedUpload } from '@nibras/contract/content/media/studio/shapes.ts';
import { useEffect } from 'react';
import { isEncoding } from '../encoder/encoder-items.ts';
import {
  addUploads,
  discardUnfinished,
  dismissUpload,
  isUploading,
  loadUnfinished,
  pauseUpload,
  resumeUpload,
  useUploadStore,
} from './upload-store.ts';
import type { Upload, UploadItem } from './upload-types.ts';

/** The uploads of this tab and what can be done with them. */
export interface Uploads {
  uploads: UploadItem[];
  /** Uploads that were not finished: the same file, chosen again, goes on where it ended. */
  unfinished: UnfinishedUpload[];
  /** Hands files over, in their order. `replace` is the id of a media whose content they become. */
  add(files: readonly File[], options?: { replace?: number | null }): Upload[];
  pause(key: number): void;
  resume(key: number): void;
  /** Cancels an upload, or takes a finished one off the list. */
  dismiss(key: number): void;
  discard(id: string): Promise<void>;
}

const none: UnfinishedUpload[] = [];

/** Uploads of the studio. They go on while the person moves between its pages. */
export function useUploads(): Uploads {
  const { uploads, unfinished } = useUploadStore();
  const isAsked = unfinished !== null;
  useEffect(() => {
    if (!isAsked) void loadUnfinished();
  }, [isAsked]);
  return {
    uploads,
    unfinished: unfinished ?? none,
    add: addUploads,
    pause: pauseUpload,
    resume: resumeUpload,
    dismiss: dismissUpload,
    discard: discardUnfinished,
  };
}

/** Asks before the tab is closed while files are being sent or made. */
export function useLeaveWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUploading() || isEncoding()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}
