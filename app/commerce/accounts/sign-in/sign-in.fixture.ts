import type { Db } from '../../../db/schema/schema.ts'
import { unsealEmailFacts } from '../../emails/outbox/sealed-email.server.ts'
import { canonicalEmail } from '../../mailbox.ts'
import { requestSignIn } from './request-sign-in.server.ts'

export const signInTestNow = new Date('2026-11-21T12:00:00.000Z')
export const minutesLater = (minutes: number) => new Date(signInTestNow.getTime() + minutes * 60_000)

/** A request with the code and link of its email. */
export async function requestedSignIn(db: Db, email = 'ada@example.com', now = signInTestNow) {
  const nonce = await requestSignIn(db, email, now)
  return { nonce, ...(await latestSignInEmail(db, canonicalEmail(email))) }
}

/** The code and link that were last emailed to an address. */
export async function latestSignInEmail(db: Db, to: string): Promise<{ code: string; link: string }> {
  const row = await db
    .selectFrom('email')
    .select('facts_sealed')
    .where('kind', '=', 'sign-in')
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const facts = unsealEmailFacts(db, row.facts_sealed)
  if (facts.kind !== 'sign-in') throw new Error(`This is an email of kind ${facts.kind}.`)
  return { code: facts.code, link: facts.link }
}

export const anotherCode = (code: string) => (code === '000000' ? '000001' : '000000')
