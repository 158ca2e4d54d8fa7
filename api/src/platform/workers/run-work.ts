import { type MessagePort, threadId } from 'node:worker_threads';

/** What a thread is to do. */
export interface WorkOrder {
  /** The address of the module, `file://…`. */
  module: string;
  /** Of the function there. */
  name: string;
  input: unknown;
  /** Gets the id of the thread when the module is loaded and the work begins. */
  begins: MessagePort;
}

/** Does work in the thread in which it is called. @returns what the work returns; what it throws is thrown */
export default async function runWork({ module, name, input, begins }: WorkOrder) {
  const { [name]: work } = await import(module);
  begins.postMessage(threadId);
  begins.close();
  return work(input);
}
