export { answersIn } from './answers-in.ts';
export { offeredChannels } from './channels.ts';
export { latestTransfer } from './latest-transfer.ts';
export { pictureMarks } from './receipt-picture.ts';
