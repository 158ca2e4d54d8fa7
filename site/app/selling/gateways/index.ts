export { GatewayPay } from './gateway-pay.tsx';
export { GatewayReturn } from './gateway-return.tsx';
