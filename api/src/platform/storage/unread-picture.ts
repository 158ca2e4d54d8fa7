import { fileTypeFromBuffer } from 'file-type';

/** Pictures that are told apart but not decoded here, by the name that people know. */
const names: Readonly<Record<string, string>> = {
  'image/heic': 'HEIC',
  'image/heic-sequence': 'HEIC',
  'image/heif': 'HEIC',
  'image/heif-sequence': 'HEIC',
  'image/bmp': 'BMP',
  'image/tiff': 'TIFF',
  'image/jxl': 'JPEG XL',
  'image/jp2': 'JPEG 2000',
  'image/x-icon': 'ICO',
  'image/vnd.adobe.photoshop': 'PSD',
  'image/x-canon-cr2': 'RAW',
  'image/x-canon-cr3': 'RAW',
  'image/x-nikon-nef': 'RAW',
  'image/x-adobe-dng': 'RAW',
};

/**
 * What is said to the sender of a picture in a format that is not decoded here, with what to do instead.
 * @param head the beginning of the file
 * @returns null for every other file
 */
export async function unreadPicture(head: Uint8Array): Promise<string | null> {
  const name = names[(await fileTypeFromBuffer(head))?.mime ?? ''];
  if (name === undefined) return null;
  return name === 'HEIC'
    ? 'هذه صورة HEIC من كاميرا الهاتف، ولا تُقرأ هنا. خذ لقطة شاشة لها وأرفق اللقطة، أو احفظها بصيغة JPG.'
    : `هذه صورة ${name}، ولا تُقرأ هنا. احفظها بصيغة JPG أو PNG ثم أرفقها.`;
}
