import { studio as limits } from '@nibras/contract/limits.ts';

/** A file that was dropped or chosen, with the names of the folders that it was in, the outermost first. */
export interface DroppedFile {
  file: File;
  folders: readonly string[];
}

/** Folders inside of folders that are read. */
const maxDepth = 6;

/** What systems leave in folders, which no person means. */
const isSystemFile = (name: string) =>
  name.startsWith('.') || /^(__MACOSX|Thumbs\.db|desktop\.ini)$/i.test(name);

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** All entries of a folder: a browser gives a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0 || all.length > limits.droppedFiles) return all;
    all.push(...some);
  }
}

async function collect(
  entry: FileSystemEntry,
  folders: readonly string[],
  into: DroppedFile[],
): Promise<void> {
  if (isSystemFile(entry.name) || into.length > limits.droppedFiles) return;
  if (entry.isFile) into.push({ file: await fileOf(entry as FileSystemFileEntry), folders });
  if (!entry.isDirectory || folders.length >= maxDepth) return;
  for (const inner of await entriesOf(entry as FileSystemDirectoryEntry)) {
    await collect(inner, [...folders, entry.name], into);
  }
}

/**
 * The files of a drop, with those of dropped folders: at most one more than `studio.droppedFiles`. It is called while the
 * event is handled, because a browser empties it then.
 * @throws DOMException for a folder that the browser may not read
 */
export function droppedFiles({ items, files }: DataTransfer): Promise<DroppedFile[]> {
  const entries = [...items].flatMap((item) =>
    item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : [],
  );
  // A file that another page hands over has no entry.
  if (entries.length < files.length) return Promise.resolve(chosenFiles([...files]));
  return collectAll(entries);
}

async function collectAll(entries: readonly FileSystemEntry[]): Promise<DroppedFile[]> {
  const found: DroppedFile[] = [];
  for (const entry of entries) await collect(entry, [], found);
  return found;
}

/** Files of the file chooser. */
export const chosenFiles = (files: readonly File[]): DroppedFile[] =>
  files.map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) }));

/** The name of a file with its folders, by which files are put in order. */
export const pathOf = ({ file, folders }: DroppedFile): string => [...folders, file.name].join('/');
