export { WrongAddress } from './wrong-address.tsx';
