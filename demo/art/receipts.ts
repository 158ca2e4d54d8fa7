import type { Picture } from './covers.ts';

const width = 720;
const height = 1280;
const font = 'font-family="DejaVu Sans" direction="rtl"';

/** One line of the receipt: what it says, and its value on the other side. */
const line = (y: number, name: string, value: string) => `
  <text x="612" y="${y}" font-size="26" fill="#6b6f76" text-anchor="start" ${font}>${name}</text>
  <text x="108" y="${y}" font-size="28" fill="#1d2127" text-anchor="start" font-family="DejaVu Sans">${value}</text>
  <line x1="108" x2="612" y1="${y + 26}" y2="${y + 26}" stroke="#e6e4de" stroke-width="2"/>`;

/** The screen of an invented wallet after a transfer, as students photograph it. */
const walletScreen = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#f4f2ec"/>
  <rect width="${width}" height="340" fill="#8c2f39"/>
  <text x="48" y="56" font-size="24" fill="#fff" font-family="DejaVu Sans">10:42</text>
  <rect x="640" y="36" width="40" height="20" rx="5" fill="none" stroke="#fff" stroke-width="3"/>
  <rect x="645" y="41" width="22" height="10" fill="#fff"/>
  <text x="360" y="150" font-size="38" font-weight="bold" fill="#fff" text-anchor="middle" ${font}>محفظة الجوال</text>
  <rect x="60" y="220" width="600" height="900" rx="32" fill="#fff"/>
  <circle cx="360" cy="330" r="58" fill="#2f7d5b"/>
  <path d="M332 331 l20 21 l38 -42" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>
  <text x="360" y="454" font-size="34" font-weight="bold" fill="#1d2127" text-anchor="middle" ${font}>تم التحويل بنجاح</text>
  <text x="360" y="548" font-size="66" font-weight="bold" fill="#1d2127" text-anchor="middle" font-family="DejaVu Sans">74.00</text>
  <text x="360" y="592" font-size="26" fill="#6b6f76" text-anchor="middle" ${font}>دولار أمريكي</text>
  ${line(690, 'إلى', '0100 000 0000')}
  ${line(776, 'من', '**** *** 4817')}
  ${line(862, 'رقم العملية', '80 4417 2093')}
  ${line(948, 'الرسوم', '0.00')}
  <text x="360" y="1050" font-size="24" fill="#6b6f76" text-anchor="middle" ${font}>احتفظ بصورة من هذه الشاشة</text>
</svg>`;

/** Pictures of receipts that the demo's students have sent. */
export const receiptPictures = (): Picture[] => [
  { file: 'receipts/wallet-transfer.webp', svg: walletScreen },
];
