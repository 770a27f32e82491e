import { expect, it } from 'vitest'
import { emailBatchSize } from '../../app/commerce/emails/outbox/email-timing.ts'
import { queueEmail } from '../../app/commerce/emails/outbox/queue-email.server.ts'
import { renderEmailsJob } from '../../app/commerce/emails/sending/render-emails-job.server.ts'
import { fillEmailShop } from '../../app/commerce/emails/templates/email-shop.fixture.ts'
import { databases, migratedDatabase } from '../databases.ts'
import { emailStatements } from './budgets.ts'
import { countStatements } from './count-statements.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const count = countStatements()

it.each(databases)('one more confirmation email in a batch costs what its budget says, on %s', async kind => {
  const db = await migratedDatabase(kind)
  await fillEmailShop(db)
  const order = await db.selectFrom('customer_order').select('id').executeTakeFirstOrThrow()
  const job = renderEmailsJob(db, 'https://shop.example')
  const costOf = async (emails: number) => {
    await db.transaction().execute(async tx => {
      for (let n = 0; n < emails; n++) {
        const to = `${emails}-${n}@mail.example`
        await queueEmail(tx, { to, kind: 'order-confirmed', orderId: order.id }, now)
      }
    })
    const { statements } = await count.ofWork(() => job.run(now, new AbortController().signal))
    return statements
  }
  const one = await costOf(1)
  const all = await costOf(emailBatchSize)
  expect((all - one) / (emailBatchSize - 1)).toBe(emailStatements[kind])
})
