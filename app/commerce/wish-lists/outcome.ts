import type { Deed, Refusal } from './wish-words.ts'

/** What came of something that a shopper did with their lists, and what it was about. */
export type Outcome = ({ ok: true; said: Deed } | { ok: false; said: Refusal }) & {
  list?: string | undefined
  product?: number | undefined
}

/** When something was done, and by which key it is known if it comes again. */
export interface Once {
  now: Date
  key?: string | undefined
}

export function refused(said: Refusal, about: Pick<Outcome, 'list' | 'product'> = {}): Outcome {
  return { ok: false, said, ...about }
}
