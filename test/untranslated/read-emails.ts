import type { RenderedEmail } from '#commerce/running/outbox/email.ts'
import { unsealRenderedEmail } from '#commerce/running/outbox/sealed-email.server.ts'
import type { Db } from '#db/schema/schema.ts'

/** All emails of the outbox that are rendered. */
export async function readEmails(db: Db): Promise<(RenderedEmail & { kind: string })[]> {
  const rows = await db.selectFrom('email').selectAll().execute()
  return rows.flatMap(row => {
    const email = unsealRenderedEmail(db, row)
    return email ? [{ ...email, kind: row.kind }] : []
  })
}
