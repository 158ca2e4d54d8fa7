import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { CopyIcon } from '#ui/ornament/icons.ts';
import { showUndo } from '../../frame/undo-toast.ts';
import { studioKey } from '../queries.ts';
import type { RowCommand } from './row-command.ts';

/** Where a copy is written, and the entry of the log that undoes it. */
export interface MadeCopy {
  path: string;
  undo: number;
}

/**
 * Opens a copy that was just made, with the way back: an undo puts the copy into the trash and leads to the page before,
 * where the copy is still open.
 */
export function useOpenCopy(): (copy: MadeCopy) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async ({ path, undo }) => {
    const refresh = () => void client.invalidateQueries({ queryKey: studioKey });
    refresh();
    await navigate(path);
    showUndo('هذه نسختك، وهي مسودة', undo, () => {
      if (window.location.pathname === path) void navigate(pathname + search, { replace: true });
      refresh();
    });
  };
}

interface CopyCommandOptions {
  /** @throws ApiError */
  copy(): Promise<MadeCopy>;
  /** «تعذر نسخ المقال» */
  failed: string;
}

/** Copies an item as a draft, which opens at once. */
export function useCopyCommand({ copy, failed }: CopyCommandOptions): RowCommand {
  const open = useOpenCopy();
  const { run } = useAsyncAction(async () => {
    try {
      await open(await copy());
    } catch (error) {
      toastFailure(failed, error);
    }
  });
  return { name: 'copy', label: 'انسخ', icon: <CopyIcon />, run: () => void run() };
}
