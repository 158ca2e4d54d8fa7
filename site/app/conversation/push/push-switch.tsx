import { pushWording } from '@nibras/contract/people/consents/push.ts';
import { useEffect } from 'react';
import { SettingRow } from '#ui/form/setting-row.tsx';
import { disablePush, enablePush, refreshPushState, usePush } from './push-state.ts';

const stateTexts = {
  enabled: pushWording.on,
  pending: pushWording.off,
  disabled: 'منع متصفحك إشعارات هذا الموقع. اسمح بها من إعدادات الموقع في المتصفح، ثم عد إلى هنا.',
  unsupported: 'متصفحك لا يدعم الإشعارات. على iPhone أضف الموقع إلى الشاشة الرئيسية أولًا.',
};

/** The setting of push messages in this browser. */
export function PushSwitch() {
  const { state, busy } = usePush();
  useEffect(refreshPushState, []);
  const enabled = state === 'enabled';
  const change = {
    label: enabled ? 'إيقاف' : 'تفعيل',
    busy,
    busyLabel: enabled ? 'جارٍ الإيقاف…' : 'جارٍ التفعيل…',
    onChange: () => void (enabled ? disablePush() : enablePush('switch')),
  };
  return (
    <SettingRow
      title={pushWording.title}
      description={stateTexts[state]}
      change={enabled || state === 'pending' ? change : null}
    />
  );
}
