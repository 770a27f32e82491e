import type { PreviewedKind } from '#commerce/running/outbox/email-kinds.ts'
import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import type { Language } from '#commerce/values/languages.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'

interface TestOfEmail {
  kind: PreviewedKind
  language: Language
  to: string
}

/** Queues an email of a kind with sample data, so that no customer's data leave the shop. */
export async function sendTestOfEmail(db: Db, { kind, language, to }: TestOfEmail, now: Date): Promise<void> {
  const facts = { kind: 'email-test', of: kind, language } as const
  await inOneCommit(db, async tx => {
    await queueEmail(tx, { ...facts, to, idempotencyKey: `email-test:${newToken()}` }, now)
  })
}
