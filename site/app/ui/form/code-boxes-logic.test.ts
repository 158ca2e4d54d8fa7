import { describe, expect, it } from 'vitest';
import {
  backspaceAt,
  type Code,
  completeCode,
  emptyCode,
  pasteInto,
  typeInto,
} from './code-boxes-logic.ts';

const code = (text: string): Code => text.split('').map((char) => (char === '-' ? '' : char));

describe('typing', () => {
  it('fills the box and moves to the next', () => {
    expect(typeInto(emptyCode, 0, '7')).toEqual({ code: code('7-----'), focus: 1 });
  });

  it('stays on the last box', () => {
    expect(typeInto(code('12345-'), 5, '6')).toEqual({ code: code('123456'), focus: 5 });
  });

  it.each(['a', ' ', '.', 'س', '½', '-'])('ignores %j', (text) => {
    expect(typeInto(code('1-----'), 1, text)).toEqual({ code: code('1-----'), focus: 1 });
  });

  it.each([
    ['٣', '3'],
    ['۷', '7'],
  ])('reads %s as %s', (typed, digit) => {
    expect(typeInto(emptyCode, 0, typed).code[0]).toBe(digit);
  });

  it.each(['15', '51'])('replaces the digit of a filled box (value %s)', (text) => {
    expect(typeInto(code('1-----'), 0, text)).toEqual({ code: code('5-----'), focus: 1 });
  });

  it('keeps a digit typed twice', () => {
    expect(typeInto(code('1-----'), 0, '11')).toEqual({ code: code('1-----'), focus: 1 });
  });

  it('spreads an auto-filled code over all boxes', () => {
    expect(typeInto(emptyCode, 0, '123456').code).toEqual(code('123456'));
  });

  it('clears the box that was emptied and stays', () => {
    expect(typeInto(code('12----'), 1, '')).toEqual({ code: code('1-----'), focus: 1 });
  });
});

describe('pasting', () => {
  it.each([0, 3, 5])('a complete code pasted into box %i fills all six', (index) => {
    expect(pasteInto(code('9-----'), index, '123456')).toEqual({ code: code('123456'), focus: 5 });
  });

  it('folds Arabic and Persian digits', () => {
    expect(pasteInto(emptyCode, 0, '١٢٣۴۵۶').code).toEqual(code('123456'));
  });

  it('finds the code in a sentence with other numbers', () => {
    const mail = 'كود التحقق: 048213 صالح لمدة 10 دقائق';
    expect(pasteInto(emptyCode, 0, mail).code).toEqual(code('048213'));
  });

  it('reads a code written in groups', () => {
    expect(pasteInto(emptyCode, 0, ' 123-456 ').code).toEqual(code('123456'));
  });

  it('fewer digits fill the boxes from the current one on, and the rest is dropped', () => {
    expect(pasteInto(code('12----'), 4, '789')).toEqual({ code: code('12--78'), focus: 5 });
  });

  it('a text without digits changes nothing', () => {
    expect(pasteInto(code('12----'), 2, 'مرحبًا')).toEqual({ code: code('12----'), focus: 2 });
  });
});

describe('backspace', () => {
  it('clears a filled box and stays', () => {
    expect(backspaceAt(code('12----'), 1)).toEqual({ code: code('1-----'), focus: 1 });
  });

  it('on an empty box moves to the previous one and clears it', () => {
    expect(backspaceAt(code('12----'), 2)).toEqual({ code: code('1-----'), focus: 1 });
  });

  it('on the first empty box changes nothing', () => {
    expect(backspaceAt(emptyCode, 0)).toEqual({ code: emptyCode, focus: 0 });
  });
});

it('a code is complete only when every box is filled', () => {
  expect(completeCode(code('12345-'))).toBeNull();
  expect(completeCode(code('123456'))).toBe('123456');
});
