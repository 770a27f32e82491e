import type { EmailFacts } from '#commerce/running/outbox/email.ts'
import { unsealEmailFacts } from '#commerce/running/outbox/sealed-email.server.ts'
import { canonicalEmail } from '#commerce/values/mailbox.ts'
import type { Db } from '#db/schema/schema.ts'
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
  const { code, link } = await latestEmailFacts(db, 'sign-in', to)
  return { code, link }
}

/** The facts of the last email of this kind to an address. */
export async function latestEmailFacts<Kind extends EmailFacts['kind']>(
  db: Db,
  kind: Kind,
  to: string,
): Promise<Extract<EmailFacts, { kind: Kind }>> {
  const row = await db
    .selectFrom('email')
    .select('facts_sealed')
    .where('kind', '=', kind)
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return unsealEmailFacts(db, row.facts_sealed) as Extract<EmailFacts, { kind: Kind }>
}

export const anotherCode = (code: string) => (code === '000000' ? '000001' : '000000')
