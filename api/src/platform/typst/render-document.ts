import type { DocumentJob } from './document-job.ts';
import { drawDocument } from './document-process.ts';
import { drawableData } from './drawable.ts';

type Pictures = Record<string, Buffer>;

async function render(job: Omit<DocumentJob, 'data'>, data: unknown): Promise<Buffer> {
  const text = JSON.stringify(drawableData(data));
  const drawn = await drawDocument({ ...job, data: text });
  if ('failure' in drawn) throw new Error(`The paper ${job.template} failed: ${drawn.failure}`);
  return Buffer.from(drawn.file);
}

/**
 * Renders a paper as PDF/A. The same template, data and pictures give the same bytes.
 * @param template the name of a file of `api/assets/papers` without `.typ`; it reads the data from `paper.typ`
 * @param data plain JSON. Its texts are shown as they are and never read as markup; what the fonts lack is left out
 * @param pictures PNG, JPEG or SVG files that the template names
 * @param shapes templates whose drawings it names, `<template>.svg`
 * @throws Error for a template that does not compile, and for data that Typst fails on
 */
export const renderPdf = (
  template: string,
  data: unknown,
  { pictures = {}, shapes = [] }: { pictures?: Pictures; shapes?: readonly string[] } = {},
) => render({ template, format: 'pdf', pictures, shapes }, data);

/**
 * Renders the only page of a paper as a PNG.
 * @param width in pixels
 * @throws Error as `renderPdf`
 */
export const renderPicture = (
  template: string,
  data: unknown,
  { pictures = {}, width }: { pictures?: Pictures; width: number },
) => render({ template, format: 'png', width, pictures }, data);
