import type { Locator } from '@playwright/test';

interface DroppedFile {
  name: string;
  type: string;
  content: Buffer;
}

/** Drops files on an element, as a browser hands them over. */
export async function dropFiles(place: Locator, files: readonly DroppedFile[]): Promise<void> {
  const dropped = files.map(({ name, type, content }) => ({
    name,
    type,
    content: content.toString('base64'),
  }));
  const dataTransfer = await place.page().evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, type, content } of list) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, dropped);
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await place.dispatchEvent(event, { dataTransfer });
  }
}
