import { expect, it } from 'vitest'
import { emailBatchSize } from '#commerce/running/outbox/email-timing.ts'
import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import { fillEmailShop } from '#writing/emails/email-shop.fixture.ts'
import { renderEmailsJob } from '#writing/sending/render-emails-job.server.ts'
import { databases, migratedDatabase } from '../databases.ts'
import { emailBatchBudget } from './budgets.ts'
import { countStatements } from './count-statements.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const count = countStatements()

it.each(databases)(
  'a batch of confirmation emails costs what its budget says, however many, on %s',
  async kind => {
    const db = await migratedDatabase(kind)
    await fillEmailShop(db)
    const order = await db.selectFrom('customer_order').select('id').executeTakeFirstOrThrow()
    const job = renderEmailsJob(db, 'https://shop.example')
    for (const emails of [1, emailBatchSize]) {
      await db.transaction().execute(async tx => {
        for (let n = 0; n < emails; n++) {
          const to = `${emails}-${n}@mail.example`
          await queueEmail(tx, { to, kind: 'order-confirmed', orderId: order.id }, now)
        }
      })
      const { statements, commits } = await count.ofWork(() => job.run(now, new AbortController().signal))
      expect({ statements, commits }).toEqual(emailBatchBudget)
    }
  },
)
