import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyDatabase, temporaryFolder } from '../test/databases.ts'
import { opened, refuses, startShop } from './started-shop.fixture.ts'

describe('a new shop', () => {
  it('opens empty where a variable suggests a real shop, unless the demo is asked for', async () => {
    const { dataDir, databaseUrl } = await emptyDatabase('PostgreSQL')
    const shop = startShop({ TOTE_DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
    const origin = await opened(shop)
    expect(shop.output()).toContain('opened an empty shop because DATABASE_URL is set')
    expect((await (await fetch(`${origin}/products?limit=1`)).json()).total).toBe(0)
  })

  it('opens empty when it is asked for that', async () => {
    const shop = startShop({ TOTE_DATA_DIR: await temporaryFolder() }, '--empty')
    const origin = await opened(shop)
    expect((await (await fetch(`${origin}/products?limit=1`)).json()).total).toBe(0)
  })

  it.each([['--demo', '--empty'], ['--dmeo'], ['demo']])('when it is asked for %s', async (...args) => {
    const dataDir = path.join(await temporaryFolder(), 'new')
    expect(await refuses({ TOTE_DATA_DIR: dataDir }, ...args)).toContain('npm start -- --demo')
    expect(existsSync(dataDir)).toBe(false)
  })

  it('as the demo with a live key, until its merchant ends the demo', { timeout: 60_000 }, async () => {
    const dataDir = await temporaryFolder()
    const demo = startShop({ TOTE_DATA_DIR: dataDir })
    await opened(demo)
    demo.process.kill('SIGTERM')
    await demo.ended
    const live = {
      TOTE_DATA_DIR: dataDir,
      STRIPE_SECRET_KEY: 'rk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    }
    expect(await refuses({ ...live, TEST_PAYMENTS: 'on' })).toContain('TEST_PAYMENTS is on')
    const refused = await refuses(live)
    expect(refused).toContain('npm run order -- end-demo')
    expect(refused).not.toContain('rk_live')
    const { status } = spawnSync(process.execPath, ['scripts/order.mjs', 'end-demo'], {
      env: { ...process.env, TOTE_DATA_DIR: dataDir },
    })
    expect(status).toBe(0)
    await opened(startShop(live))
  })
})
