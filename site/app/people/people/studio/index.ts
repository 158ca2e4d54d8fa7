export { devicesNoun } from './people-texts.ts';
