/** Signs that steer the direction of what stands beside them, and say nothing by themselves. */
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Embeddings, overrides and isolates: what they turn round reaches beyond the text that holds them. */
const steering = /[\u202a-\u202e\u2066-\u2069]/g;

/** Characters without any ink: direction signs, joiners, fillers, soft hyphens, variation selectors, the empty Braille cell. */
const unseen = /[\p{Default_Ignorable_Code_Point}\ufeff\u2800]/gu;

/**
 * A code, an address or a number as a person sees it: what chats, tables and mail programs add to it while it is copied
 * and nobody sees is left out.
 */
export const withoutInvisible = (text: string): string => text.replace(unseen, '');

/** The name of a person or of a file: without signs of direction, which would turn round what stands beside it. */
export const withoutDirection = (text: string): string => text.replace(direction, '');

/** A title: like a name, but it may hold the simple marks beside which «C++» stands right. */
export const withoutSteering = (text: string): string => text.replace(steering, '');

/** Whether there is anything to see in a text. */
export const isSeen = (text: string): boolean => /\S/u.test(withoutInvisible(text));
