/** How the audit log names the states of lectures as what a change concerns. */
export const stateKeys = (ids: readonly number[]) => ids.map((id) => `lecture:${id}:state`);
