import { ApiError, failureTexts } from './api-error.ts';

/**
 * Saves the body of a call as a file. A link could not do it, since only a call carries the session's token. With `json`
 * it is a POST of that. Throws an ApiError as the API client does.
 */
export async function downloadFile(path: string, name: string, json?: unknown): Promise<void> {
  const [{ sendCall }, { readAnswer }, { withProof }] = await Promise.all([
    import('./transport.ts'),
    import('./read-answer.ts'),
    import('./call.ts'),
  ]);
  const init: RequestInit =
    json === undefined
      ? { method: 'GET' }
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(json),
        };
  saveBlob(await withProof(() => fetchContent(() => sendCall(path, init), readAnswer)), name);
}

/** Saves what the page has made as a file. */
export function saveBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked at once the browser may not have begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function fetchContent(
  send: () => Promise<Response>,
  readFailure: (response: Response) => Promise<unknown>,
): Promise<Blob> {
  try {
    const response = await send();
    if (!response.ok) await readFailure(response);
    return await response.blob();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError({ kind: 'network', message: failureTexts.network });
  }
}
