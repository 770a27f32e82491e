import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyDatabase, temporaryFolder } from '#test/databases.ts'
import { expectStartFailure, spawnShop, waitUntilOpen } from './spawned-shop.fixture.ts'

describe('a new shop', () => {
  it('is empty if a variable suggests a real shop', async () => {
    const { dataDir, databaseUrl } = await emptyDatabase('PostgreSQL')
    const shop = spawnShop({ TOTE_DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
    const origin = await waitUntilOpen(shop)
    expect(shop.output()).toContain('opened an empty shop because DATABASE_URL is set')
    expect((await (await fetch(`${origin}/products?limit=1`)).json()).total).toBe(0)
  })

  it('is empty with --empty', async () => {
    const shop = spawnShop({ TOTE_DATA_DIR: await temporaryFolder() }, '--empty')
    const origin = await waitUntilOpen(shop)
    expect((await (await fetch(`${origin}/products?limit=1`)).json()).total).toBe(0)
  })

  it.each([['--demo', '--empty'], ['--dmeo'], ['demo']])('is refused with %s', async (...args) => {
    const dataDir = path.join(await temporaryFolder(), 'new')
    expect(await expectStartFailure({ TOTE_DATA_DIR: dataDir }, ...args)).toContain('npm start -- --demo')
    expect(existsSync(dataDir)).toBe(false)
  })

  it('is refused as a demo with a live key until the demo is ended', async () => {
    const dataDir = await temporaryFolder()
    const demo = spawnShop({ TOTE_DATA_DIR: dataDir })
    await waitUntilOpen(demo)
    demo.process.kill('SIGTERM')
    await demo.ended
    const live = {
      TOTE_DATA_DIR: dataDir,
      STRIPE_SECRET_KEY: 'rk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    }
    expect(await expectStartFailure({ ...live, TEST_PAYMENTS: 'on' })).toContain('TEST_PAYMENTS is on')
    const refused = await expectStartFailure(live)
    expect(refused).toContain('npm run shop -- demo end')
    expect(refused).not.toContain('rk_live')
    const { status } = spawnSync(process.execPath, ['scripts/shop.mjs', 'demo', 'end'], {
      env: { ...process.env, TOTE_DATA_DIR: dataDir },
    })
    expect(status).toBe(0)
    await waitUntilOpen(spawnShop(live))
  })
})
