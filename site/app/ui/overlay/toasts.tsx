import * as Primitive from '@radix-ui/react-toast';
import { Fragment } from 'react';
import { cx } from '../class-names.ts';
import { IconButton } from '../form/icon-button.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../ornament/icons.ts';
import { dismissToast, type ToastItem, useToasts } from './toast-store.ts';
import { useToastArea } from './use-toast-area.ts';

const variants = {
  success: { icon: SuccessIcon, tone: 'text-success', edge: 'bg-success' },
  destructive: { icon: ErrorIcon, tone: 'text-danger', edge: 'bg-danger' },
  info: { icon: InfoIcon, tone: 'text-info', edge: 'bg-info' },
};

/** The visible toasts, each dismissed after its duration, but not while one is hovered or focused; and the dialog of no page. */
export default function Toasts({ toasts }: { toasts: ToastItem[] }) {
  const dialog = useToasts((state) => state.dialog);
  const toastArea = useToastArea();
  return (
    <Primitive.Provider label="تنبيه" swipeDirection="right">
      {dialog}
      {toasts.map((item) => (
        <Toast key={item.id} item={item} />
      ))}
      {/* An open dialog hides all else from screen readers, except what has aria-live; the words are announced apart. */}
      <Primitive.Viewport aria-live="off" label="التنبيهات" {...toastArea} />
    </Primitive.Provider>
  );
}

/** Names in «» are isolated, so that a Latin one does not take the words beside it along. */
const WithNames = ({ text }: { text: string }) =>
  text.split('«').map((part, at) => {
    const end = part.indexOf('»');
    if (at === 0 || end < 0) return at === 0 ? part : `«${part}`;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have no other key
      <Fragment key={at}>
        «<bdi>{part.slice(0, end)}</bdi>
        {part.slice(end)}
      </Fragment>
    );
  });

function Toast({ item }: { item: ToastItem }) {
  const { icon: Icon, tone, edge } = variants[item.variant];
  return (
    <Primitive.Root
      // A failure is announced at once, others when the screen reader pauses.
      type={item.variant === 'destructive' ? 'foreground' : 'background'}
      duration={item.duration}
      onOpenChange={(open) => open || dismissToast(item.id)}
      // A dialog that opens later turns pointer events off by an inline style.
      className="pointer-events-auto! relative flex w-full max-w-sm animate-rise-in items-start gap-3 overflow-hidden rounded-lg border border-line bg-raised py-3 ps-5 pe-2 shadow-high data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <span aria-hidden="true" className={cx('absolute inset-y-0 inset-s-0 w-1.5', edge)} />
      <Icon className={cx('mt-2.5 size-5.5', tone)} />
      <div className="min-w-0 grow py-2">
        <Primitive.Title className="font-semibold">
          <WithNames text={item.title} />
        </Primitive.Title>
        {item.description && (
          <Primitive.Description className="text-sm text-text-soft">
            <WithNames text={item.description} />
          </Primitive.Description>
        )}
        {item.action && (
          <Primitive.Action
            altText={item.action.label}
            className="touch-target relative mt-1 font-semibold text-link underline-offset-4 hover:underline"
            onClick={item.action.onSelect}
          >
            {item.action.label}
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close asChild>
        <IconButton label="إغلاق التنبيه">
          <CloseIcon />
        </IconButton>
      </Primitive.Close>
    </Primitive.Root>
  );
}
