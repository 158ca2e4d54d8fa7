export { gatewayWays, offeredGateways } from './offered.ts';
export { sendRefunds } from './send-refund.ts';
