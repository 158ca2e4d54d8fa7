export { PushInvitation } from './push-invitation.tsx';
export { PushListener } from './push-listener.tsx';
export { PushSwitch } from './push-switch.tsx';
