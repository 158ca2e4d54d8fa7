import { ProofNeeded } from './read-answer.ts';

/**
 * Makes a call. Where the server asks for a fresh proof, the person gives it in a dialog, and the call is made again; where
 * they close the dialog, the server's refusal is thrown.
 */
export async function withProof<Result>(make: () => Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ProofNeeded)) throw error;
    const { askForProof } = await import('../proof/ask-for-proof.tsx');
    if (!(await askForProof())) throw error;
    return make();
  }
}
