import { expect, it } from 'vitest'
import { welcomeVisitor } from '../app/commerce/visitors/welcome-visitor.server.ts'
import { migratedDatabase } from '../test/databases.ts'
import { cleanUpJob } from './clean-up.ts'

const yearAndDay = 366 * 24 * 60 * 60 * 1000
const open = new AbortController().signal

it('who did not come for a year is forgotten, and who came stays', async () => {
  const db = await migratedDatabase('SQLite')
  const now = new Date()
  await db.transaction().execute(tx => welcomeVisitor(tx, new Date(now.getTime() - yearAndDay)))
  const stays = await db.transaction().execute(tx => welcomeVisitor(tx, now))
  const job = cleanUpJob(db)
  expect([await job.run(now, open), await job.run(now, open)]).toEqual([1, 0])
  expect(await db.selectFrom('visitor').select('id').execute()).toEqual([{ id: stays.id }])
})
