import { expect, it } from 'vitest'
import { welcomeVisitor } from '../app/commerce/visitors/welcome-visitor.server.ts'
import { migratedDatabase } from '../test/databases.ts'
import { forgetVisitors } from './forgotten-visitors.ts'

const yearAndDay = 366 * 24 * 60 * 60 * 1000

it('who did not come for a year is forgotten when the shop opens, and the shop closes without waiting for more', async () => {
  const db = await migratedDatabase('SQLite')
  await db.transaction().execute(tx => welcomeVisitor(tx, new Date(Date.now() - yearAndDay)))
  const stays = await db.transaction().execute(tx => welcomeVisitor(tx, new Date()))
  const closing = new AbortController()
  const logged: unknown[] = []
  const forgetting = forgetVisitors(db, (event, details) => logged.push([event, details]), closing.signal)
  await expect.poll(() => logged).toEqual([['visitors-forgotten', { count: 1 }]])
  closing.abort()
  await forgetting
  const left = await db.selectFrom('visitor').select('id').execute()
  expect(left).toEqual([{ id: stays.id }])
})
