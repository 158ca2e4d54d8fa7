/** What the process that draws papers is sent. */
export interface DocumentJob {
  template: string;
  /** A PDF/A, or its only page as a PNG. */
  format: 'pdf' | 'png';
  /** Of a PNG, in pixels. */
  width?: number;
  /** JSON. */
  data: string;
  pictures: Record<string, Uint8Array>;
  /** Other templates that are drawn before as pictures, `<template>.svg`, so that their texts become shapes. */
  shapes?: readonly string[];
}

/** What it answers, in the order of the jobs. */
export type DrawnDocument = { file: Uint8Array } | { failure: string };
