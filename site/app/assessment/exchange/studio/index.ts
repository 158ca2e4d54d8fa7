export { ExchangeMenu } from './exchange-menu.tsx';
