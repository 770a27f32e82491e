import type { Db, Tx } from '../../db/schema.ts'
import { seal, unseal } from '../../db/secrets.server.ts'
import type { LetterFacts, WrittenLetter } from './letter.ts'

/** How the outbox keeps what an email is about and what it says: sealed, for both hold links that open something. */
export function sealFacts(db: Db | Tx, facts: LetterFacts): string {
  return seal(db, 'email-facts', JSON.stringify(facts))
}

export function unsealFacts(db: Db | Tx, sealed: string): LetterFacts {
  return JSON.parse(unseal(db, 'email-facts', sealed)) as LetterFacts
}

export function sealLetter(db: Db | Tx, { subject, html, plain }: WrittenLetter) {
  return { subject, html_sealed: seal(db, 'email-html', html), plain_sealed: seal(db, 'email-plain', plain) }
}

interface SealedLetter {
  subject: string | null
  html_sealed: string | null
  plain_sealed: string | null
}

/** Undefined until an email is written, and after it was cleared. */
export function unsealLetter(db: Db | Tx, sealed: SealedLetter): WrittenLetter | undefined {
  const { subject, html_sealed, plain_sealed } = sealed
  if (subject === null || html_sealed === null || plain_sealed === null) return undefined
  return {
    subject,
    html: unseal(db, 'email-html', html_sealed),
    plain: unseal(db, 'email-plain', plain_sealed),
  }
}
