import { describe, expect, it } from 'vitest'
import { endDemo } from '#commerce/content/end-demo.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { demoDatabase, newShop } from '#test/demo-database.ts'
import { fillNewDatabase, type NewDatabaseOptions } from './fill-new-database.ts'

const paidBy = (secretKey: string) => ({ stripe: { secretKey, webhookSecret: 'whsec_1' } })
const live = { payments: paidBy('sk_live_1') }

async function opening(kind: DatabaseKind) {
  const { db, pictures } = await newShop(kind)
  const open = (options: NewDatabaseOptions) => fillNewDatabase(db, pictures, options)
  const isOpened = async () =>
    (await db.selectFrom('process_state').select('name').where('name', '=', 'opened_at').execute()).length > 0
  const settings = async () => {
    const rows = await db.selectFrom('setting').select(['name', 'value']).execute()
    return new Map(rows.map(({ name, value }) => [name, value]))
  }
  return { db, open, settings, isOpened }
}

describe.each(databases)('a new database on %s', kind => {
  it('gets the demo shop with its notice once', async () => {
    const { open, settings } = await opening(kind)
    expect(await open({ payments: paidBy('sk_test_1') })).toEqual([
      expect.stringContaining('opened the demo shop'),
    ])
    expect((await settings()).get('demo_notice')).toBe('This is a demo shop. Orders aren’t real.')
    expect(await open({ firstOpening: 'empty' })).toEqual([])
  })

  it('gets an empty shop without a notice where a variable suggests a real one', async () => {
    const { open, settings } = await opening(kind)
    expect(await open({ realShopVariable: 'STRIPE_SECRET_KEY', ...live })).toEqual([
      expect.stringContaining('opened an empty shop because STRIPE_SECRET_KEY is set'),
    ])
    expect([...(await settings()).keys()]).not.toContain('demo_notice')
    expect([...(await settings()).keys()]).not.toContain('test_payments')
    expect(await open(live), 'it opens again').toEqual([])
  })

  it('gets the demo shop on request despite such a variable', async () => {
    const { open } = await opening(kind)
    expect(await open({ firstOpening: 'demo', realShopVariable: 'PUBLIC_URL' })).toEqual([
      expect.stringContaining('opened the demo shop'),
    ])
  })

  it.each<NewDatabaseOptions>([
    { firstOpening: 'demo', ...live },
    { firstOpening: 'empty', payments: { ...live.payments, testPayments: true } },
    { payments: paidBy('rk_live_1') },
  ])('is not filled with a demo or test payments beside a live key: %j', async options => {
    const { open, isOpened } = await opening(kind)
    await expect(open(options)).rejects.toThrow('Leave out --demo and TEST_PAYMENTS')
    expect(await isOpened()).toBe(false)
  })
})

describe.each(databases)('a demo shop on %s', kind => {
  it('does not open with a live key until the demo is ended', async () => {
    const db = await demoDatabase(kind)
    const { pictures } = await newShop(kind)
    const open = (options: NewDatabaseOptions) => fillNewDatabase(db, pictures, options)
    const set = (name: string, value: string) =>
      db.updateTable('setting').set({ value }).where('name', '=', name).execute()
    expect(await open({ payments: paidBy('sk_test_1') })).toEqual([])
    await expect(open(live)).rejects.toThrow('npm run shop -- demo end')
    // Real payments under a demo notice would be as bad.
    await expect(open({ payments: { ...live.payments, testPayments: false } })).rejects.toThrow('demo end')
    await set('demo_notice', '')
    await expect(open(live)).rejects.toThrow('demo end')
    await set('demo_notice', 'Try it.')
    await endDemo(db, { actor: commandLineActor, now: new Date() })
    expect(await open(live)).toEqual([])
  })
})
