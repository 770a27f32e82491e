import type { LetterFacts } from './letter.ts'

/** Where whoever asked for such letters ends them; null for letters that belong to an order. */
export function unsubscribeAddress(facts: LetterFacts, publicUrl: string): string | null {
  return facts.kind === 'price-dropped' ? `${publicUrl}/wishList/untell/${facts.token}` : null
}
