import { copyFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { demoCopy } from '../../databases.ts'
import { startAttackedShop } from './attacked-shop.fixture.ts'
import { loggedOutages, readHealth, scriptedShopper } from './shopper.fixture.ts'

vi.setConfig({ testTimeout: 60_000 })

const reason = 'the database file was deleted or replaced'

it('a shop with a deleted or replaced file sells nothing that a restart would lose', async () => {
  const address = await demoCopy('SQLite')
  const file = path.join(address.dataDir, 'tote.sqlite')
  const shop = await startAttackedShop(address)
  const { add, inCart } = await scriptedShopper(shop)
  expect(await readHealth(shop)).toEqual([200, 'ok'])

  renameSync(file, `${file}.away`)
  expect(await add()).toMatchObject({
    status: 503,
    retryAfter: '2',
    text: expect.stringContaining('name="sku"'),
  })
  expect(await add({ Accept: 'application/json' })).toMatchObject({ status: 503 })
  await expect.poll(() => readHealth(shop)).toEqual([503, reason])
  expect((await shop.fetch('/livez')).status).toBe(200)
  expect((await shop.fetch('/productDetails/school-bag')).status).toBe(200)
  expect(await inCart()).toBe(1)

  renameSync(`${file}.away`, file)
  await expect.poll(() => readHealth(shop)).toEqual([200, 'ok'])
  expect(await add()).toMatchObject({ status: 303 })
  expect(await inCart()).toBe(2)

  copyFileSync(file, `${file}.backup`)
  renameSync(`${file}.backup`, file)
  expect(await add()).toMatchObject({ status: 503 })
  await expect.poll(() => readHealth(shop)).toEqual([503, reason])

  rmSync(file)
  expect(await add()).toMatchObject({ status: 503 })
  expect(await inCart()).toBe(2)
  const [started, ended] = [`database-unavailable: ${reason}`, 'database-available']
  expect(loggedOutages(shop)).toEqual([started, ended, started])
  expect(await shop.close()).toBe(0)
})
