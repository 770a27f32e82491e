import type { Db } from '../../db/schema.ts'
import { alertToken } from './alert-token.server.ts'
import type { LetterFacts } from './letter.ts'

/** Where whoever asked for such letters ends them; null for letters that belong to an order. */
export function unsubscribeAddress(db: Db, facts: LetterFacts, publicUrl: string): string | null {
  switch (facts.kind) {
    case 'price-dropped':
      return `${publicUrl}/wishList/untell/${facts.token}`
    case 'back-in-stock':
      return `${publicUrl}/backInStock/unsubscribe/${alertToken(db, facts.requestId)}`
    default:
      return null
  }
}
