import { exchange as limits } from '@nibras/contract/assessment/limits.ts';
import { Parser } from 'htmlparser2';

/** An element of an XML text. Its text is that of its own, without its children's. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
  comments: string[];
  /** The line on which it begins, from 1. */
  line: number;
}

/** Why a text is not read. */
export class XmlProblem extends Error {
  readonly problem: 'xml-broken' | 'xml-declarations' | 'xml-large';
  readonly line: number;
  constructor(problem: XmlProblem['problem'], line: number) {
    super(problem);
    this.problem = problem;
    this.line = line;
  }
}

/** Finds the line of a place in a text. */
function lineCounter(text: string): (place: number) => number {
  let [line, at] = [1, 0];
  return (place) => {
    for (; at < place && at < text.length; at++) if (text[at] === '\n') line += 1;
    return line;
  };
}

/**
 * Parses XML into elements. Nothing is fetched or expanded: a document type, in which entities would be declared, is
 * refused, and only the five entities of XML and numbers are known. The number of elements and their depth are limited.
 * @returns the elements on top
 * @throws XmlProblem
 */
export function parseXml(text: string): XmlElement[] {
  const root: XmlElement = {
    name: '',
    attributes: {},
    children: [],
    text: '',
    comments: [],
    line: 1,
  };
  const open: XmlElement[] = [root];
  const lineOf = lineCounter(text);
  let count = 0;
  const fail = (problem: XmlProblem['problem'], place: number): never => {
    throw new XmlProblem(problem, lineOf(place));
  };
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1;
        if (count > limits.elementsMax || open.length > limits.depthMax) {
          fail('xml-large', parser.startIndex);
        }
        const line = lineOf(parser.startIndex);
        const element = { name, attributes, children: [], text: '', comments: [], line };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      onclosetag(_name, isImplied) {
        // Implied: `<a/>`, which ends where it begins, or an end that is missing.
        const isShort = text.slice(parser.startIndex, parser.endIndex + 1).endsWith('/>');
        if (isImplied && !isShort) fail('xml-broken', parser.startIndex);
        open.pop();
      },
      ontext(data) {
        const element = open.at(-1);
        if (element) element.text += data;
      },
      oncomment(data) {
        open.at(-1)?.comments.push(data);
      },
      onprocessinginstruction(name) {
        if (name.startsWith('!')) fail('xml-declarations', parser.startIndex);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  parser.end();
  return root.children;
}

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);
/** The text of a child, without the spaces around it; '' where there is none. */
export const childText = (element: XmlElement | undefined, name: string): string =>
  childOf(element, name)?.text.trim() ?? '';
