import { useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { disablePush, enablePush, refreshPushState, usePush } from './push-state.ts';

const explained = {
  enabled: 'تصلك الرسائل والإشعارات على هذا الجهاز وإن كان الموقع مغلقًا.',
  pending: 'لا تصلك إشعارات على هذا الجهاز إلا والموقع مفتوح أمامك.',
  disabled: 'منع متصفحك إشعارات هذا الموقع. اسمح بها من إعدادات الموقع في المتصفح، ثم عد إلى هنا.',
  unsupported: 'متصفحك لا يدعم الإشعارات. على iPhone أضف الموقع إلى الشاشة الرئيسية أولًا.',
};

/** Push messages on this browser: what they are now, and the way to change it. */
export function PushSwitch() {
  const { state, busy } = usePush();
  useEffect(refreshPushState, []);
  const enabled = state === 'enabled';
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold">الإشعارات على هذا الجهاز</p>
        <p className="text-text-soft">{explained[state]}</p>
      </div>
      {(enabled || state === 'pending') && (
        <Button
          variant="secondary"
          size="sm"
          loading={busy}
          loadingLabel={enabled ? 'جارٍ الإيقاف…' : 'جارٍ التفعيل…'}
          onClick={() => void (enabled ? disablePush() : enablePush())}
        >
          {enabled ? 'أوقفها' : 'فعّلها'}
        </Button>
      )}
    </div>
  );
}
