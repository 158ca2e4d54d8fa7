declare module 'virtual:nibras-sandbox' {
  /** A file of a language: `bytes` as it is sent, `size` as it is used. */
  export interface RuntimeFile {
    name: string;
    address: string;
    bytes: number;
    size: number;
  }
  /** The document of the sandbox. */
  export const frameAddress: string;
  export const runtimes: Record<
    import('@nibras/contract/assessment/questions/shapes.ts').CodeLanguage,
    readonly RuntimeFile[]
  >;
}
