/** Pyodide refuses workers that have it. Imported before Pyodide, which looks while it is evaluated. */
Reflect.deleteProperty(globalThis, 'importScripts');
Reflect.deleteProperty(Object.getPrototypeOf(Object.getPrototypeOf(globalThis)), 'importScripts');

export {};
