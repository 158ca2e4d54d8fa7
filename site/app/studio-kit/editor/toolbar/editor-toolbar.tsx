import * as Toolbar from '@radix-ui/react-toolbar';
import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { FindPanel } from '../find/find-panel.tsx';
import { PictureIcon } from '../icons.ts';
import { isToDescribe } from '../pictures/alternative-texts.ts';
import { blockGap, insertPictures } from '../pictures/pasting.ts';
import type { PictureUploads } from '../pictures/picture-uploads.ts';
import type { ChosenPicture } from '../schema/picture.ts';
import { CommandMenu, MenuRow } from './command-menu.tsx';
import {
  bold,
  bulletList,
  type Command,
  formats,
  insertions,
  italic,
  orderedList,
  stateful,
  styles,
} from './commands.ts';
import { LinkPanel } from './link-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { TablePanel } from './table-panel.tsx';
import { ToolbarButton } from './toolbar-button.tsx';
import { type Tool, toolbarClass, toolbarRowClass } from './tools.ts';

export interface EditorToolbarProps {
  editor: Editor;
  uploads: PictureUploads;
  /** The name of the field. */
  label: string;
  choosePicture?(): Promise<ChosenPicture | null>;
}

/** The toolbar above the text, and below it what belongs to the link, picture or table at the selection. */
export function EditorToolbar({ editor, uploads, label, choosePicture }: EditorToolbarProps) {
  const [panel, setPanel] = useState<'link' | 'find' | null>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: stateful.filter(({ active }) => active?.(current)).map(({ id }) => id),
      link: current.isActive('link'),
      figure: current.isActive('figure'),
      table: current.isActive('table'),
      undo: current.can().undo(),
      redo: current.can().redo(),
      editable: current.isEditable,
    }),
  });
  const active = new Set(state.active);
  const bar = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const { dom } = editor.view;
    const onKey = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      // By the key's place: on an Arabic keyboard its letter is another.
      if (isCommand && !event.shiftKey && !event.altKey && event.code === 'KeyK') setPanel('link');
      else if (isCommand && !event.shiftKey && !event.altKey && event.code === 'KeyF') {
        setPanel('find');
      } else if (event.altKey && event.key === 'F10') {
        bar.current?.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus();
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    dom.addEventListener('keydown', onKey);
    return () => dom.removeEventListener('keydown', onKey);
  }, [editor]);
  const wanted = useWantedText(editor);
  const style = styles.find(({ id }) => active.has(id)) ?? styles[0];

  const button = (tool: Tool, command: Command) => (
    <ToolbarButton
      tool={tool}
      pressed={active.has(command.id)}
      disabled={!state.editable}
      onClick={() => command.run(editor.chain().focus()).run()}
    />
  );

  function addFiles(files: File[]) {
    const { view, state } = editor;
    insertPictures(view, files, { at: blockGap(view, state.selection.to), uploads });
  }

  async function insertPicture() {
    const picture = await choosePicture?.();
    if (picture) editor.chain().focus().insertFigure(picture).run();
    else editor.commands.focus();
  }

  return (
    <div ref={bar} className={toolbarClass}>
      <Toolbar.Root dir="rtl" aria-label={`أدوات «${label}»`} className={toolbarRowClass}>
        <ToolbarButton
          tool="undo"
          disabled={!state.undo}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <ToolbarButton
          tool="redo"
          disabled={!state.redo}
          onClick={() => editor.chain().focus().redo().run()}
        />
        <CommandMenu
          editor={editor}
          tool="style"
          chosen={style?.label}
          commands={styles}
          active={active}
        />
        {button('bold', bold)}
        {button('italic', italic)}
        <CommandMenu editor={editor} tool="formats" commands={formats} active={active} />
        <ToolbarButton
          tool="link"
          pressed={state.link}
          disabled={!state.editable}
          onClick={() => setPanel('link')}
        />
        {button('bulletList', bulletList)}
        {button('orderedList', orderedList)}
        <CommandMenu editor={editor} tool="insert" commands={insertions} active={active}>
          {choosePicture && (
            <MenuRow
              icon={<PictureIcon />}
              label="صورة من المكتبة"
              onSelect={() => void insertPicture()}
            />
          )}
          <MenuRow
            icon={<PictureIcon />}
            label="صورة من جهازك"
            onSelect={() => file.current?.click()}
          />
        </CommandMenu>
        <ToolbarButton
          tool="find"
          pressed={panel === 'find'}
          onClick={() => setPanel(panel === 'find' ? null : 'find')}
        />
      </Toolbar.Root>
      <input
        ref={file}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          addFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {panel === 'find' && <FindPanel editor={editor} onClose={() => setPanel(null)} />}
      {(panel === 'link' || state.link) && (
        <LinkPanel
          key={panel ?? 'shown'}
          editor={editor}
          opened={panel === 'link'}
          onClose={() => setPanel(null)}
        />
      )}
      {state.figure && (
        <PicturePanel editor={editor} choosePicture={choosePicture} wanted={wanted} />
      )}
      {state.table && <TablePanel editor={editor} />}
    </div>
  );
}

/** How often a picture was added whose alternative text is to be written. */
function useWantedText(editor: Editor): number {
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    const onTransaction = ({ transaction }: { transaction: Transaction }) => {
      if (isToDescribe(transaction)) setWanted((times) => times + 1);
    };
    editor.on('transaction', onTransaction);
    return () => void editor.off('transaction', onTransaction);
  }, [editor]);
  return wanted;
}
