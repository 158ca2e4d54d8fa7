import { useNavigate } from 'react-router';
import { useListAddress } from './list-frame.tsx';

/** Whether the address of a list opens the form of a new item, so that other pages can lead to it. */
export function useNewInAddress(): { isNew: boolean; setNew(open: boolean): void } {
  const { page, params, hrefWith } = useListAddress();
  const navigate = useNavigate();
  return {
    isNew: params.has('new'),
    setNew: (open) =>
      void navigate(hrefWith({ new: open ? 1 : undefined, page: page > 1 ? page : undefined }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
