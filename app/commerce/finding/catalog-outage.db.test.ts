import { expect, it, onTestFinished } from 'vitest'
import { demoDatabase } from '../../../test/demo-database.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.server.ts'
import { Catalog } from './catalog.server.ts'
import { everything } from './listing-query.ts'

it('reads descriptions again when the database went away in between', async () => {
  const db = await demoDatabase('SQLite')
  let losses = 1
  const flaky = db.withPlugin({
    transformQuery({ node }) {
      if (losses > 0 && JSON.stringify(node).includes('"description"')) {
        losses--
        throw new DatabaseUnavailable('unreachable')
      }
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const failures: unknown[] = []
  const catalog = await Catalog.open(flaky, error => failures.push(error), 20)
  onTestFinished(() => catalog.stop())
  await expect.poll(() => catalog.state).not.toContain('without')
  expect(failures).toHaveLength(1)
  const { total } = catalog.model.list({ ...everything, limit: 10, words: 'stoneware dishwasher' })
  expect(total).toBeGreaterThan(0)
})
