/**
 * Storage as pages expect it, kept in memory until the next run: a document without an origin has none of its own.
 * @param onWrite is called with each thing that is kept
 */
export function makeStorage(onWrite: () => void): Storage {
  const values = new Map<string, string>();
  const methods = {
    getItem: (key: string) => values.get(String(key)) ?? null,
    setItem(key: string, value: string) {
      values.set(String(key), String(value));
      onWrite();
    },
    removeItem: (key: string) => void values.delete(String(key)),
    clear: () => values.clear(),
    key: (index: number) => [...values.keys()][index] ?? null,
  };
  const isMethod = (key: PropertyKey): key is keyof typeof methods => Object.hasOwn(methods, key);
  return new Proxy(methods as unknown as Storage, {
    get(target, key) {
      if (key === 'length') return values.size;
      if (isMethod(key)) return Reflect.get(target, key);
      return typeof key === 'string' ? values.get(key) : undefined;
    },
    set(_target, key, value) {
      methods.setItem(String(key), value);
      return true;
    },
    deleteProperty: (_target, key) => {
      values.delete(String(key));
      return true;
    },
    has: (_target, key) => isMethod(key) || values.has(String(key)),
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: (_target, key) =>
      typeof key === 'string' && values.has(key)
        ? { value: values.get(key), writable: true, enumerable: true, configurable: true }
        : undefined,
  });
}
