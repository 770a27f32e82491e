import { expect, it, onTestFinished } from 'vitest'
import { DatabaseUnavailable } from '#db/outages/database-unavailable.server.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { Catalog } from './catalog.server.ts'
import { allProductsQuery } from './listing-query.ts'

it('reloads descriptions after the database was unavailable', async () => {
  const db = await demoDatabase('SQLite')
  let failuresLeft = 1
  const flaky = db.withPlugin({
    transformQuery({ node }) {
      if (failuresLeft > 0 && JSON.stringify(node).includes('"description"')) {
        failuresLeft--
        throw new DatabaseUnavailable('unreachable')
      }
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const failures: unknown[] = []
  const catalog = await Catalog.open(flaky, error => failures.push(error), 20)
  onTestFinished(() => catalog.stop())
  await expect.poll(() => catalog.revision).not.toContain('without')
  expect(failures).toHaveLength(1)
  const { total } = catalog.index.list({ ...allProductsQuery, limit: 10, searchText: 'stoneware dishwasher' })
  expect(total).toBeGreaterThan(0)
})
