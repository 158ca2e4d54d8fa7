import { createHash } from 'node:crypto';
import { exchange } from '@nibras/contract/assessment/limits.ts';
import type { DraftPicture } from '../read-question.ts';
import type { XmlElement } from './parse-xml.ts';
import { childOf, childrenOf, childText } from './parse-xml.ts';

/** The beginnings of pictures that are read, in base64: PNG, JPEG, GIF, WebP. */
const beginnings = /^(?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR)/;

const nameIn = (address: string): string => {
  const name = address.split(/[?#]/)[0] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** The pictures of one question, each once, with the place where it will be. */
class Pictures {
  readonly #found = new Map<string, DraftPicture>();

  /** @returns where the picture will be; null for what is none, or too large, or one too many */
  add(base64: string, name: string): string | null {
    const content = base64.replace(/\s+/g, '');
    const isPicture = beginnings.test(content) && content.length <= exchange.pictureMaxLength;
    if (!isPicture || this.#found.size >= exchange.picturesPerQuestion) return null;
    // The same picture has the same place: a second import uses it again, and knows its questions.
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 24);
    const path = `media/${hash}/picture.webp`;
    this.#found.set(path, { path, name, content });
    return path;
  }

  all(): DraftPicture[] {
    return [...this.#found.values()];
  }
}

const ownFile = /@@PLUGINFILE@@\/?([^"'\s<>)]+)/g;
const inData = /\bsrc\s*=\s*(["'])data:image\/[\w.+-]+;base64,([^"']*)\1/gi;

/** Puts the places of pictures into the texts of an element and of all inside. Other files keep their names. */
function placePictures(element: XmlElement, pictures: Pictures): void {
  const files = new Map(childrenOf(element, 'file').map((file) => [file.attributes.name, file]));
  const text = childOf(element, 'text');
  if (text) {
    text.text = text.text
      .replace(ownFile, (whole, address: string) => {
        const name = nameIn(address);
        const file = files.get(name) ?? files.get(name.split('/').at(-1));
        return (file && pictures.add(file.text, name)) ?? whole;
      })
      .replace(inData, (whole, quote: string, content: string) => {
        const path = pictures.add(content, 'صورة');
        return path === null ? whole : `src=${quote}${path}${quote}`;
      });
  }
  for (const child of element.children) if (child !== text) placePictures(child, pictures);
}

/** The picture of a question of Moodle 1.9, which stood below its text. */
function placeOldPicture(element: XmlElement, pictures: Pictures): void {
  const content = childText(element, 'image_base64');
  const body = childOf(childOf(element, 'questiontext'), 'text');
  if (content === '' || !body) return;
  const name = childText(element, 'image').split('/').at(-1) ?? '';
  const path = pictures.add(content, name);
  body.text += path === null ? `<img src="${name}">` : `<p><img src="${path}" alt=""></p>`;
}

/**
 * Takes the pictures out of a question, and leaves in its texts where they will be.
 * @returns the pictures, each once
 */
export function takePictures(element: XmlElement): DraftPicture[] {
  const pictures = new Pictures();
  placePictures(element, pictures);
  placeOldPicture(element, pictures);
  return pictures.all();
}
