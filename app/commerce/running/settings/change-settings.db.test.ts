import { describe, expect, it } from 'vitest'
import { loadEmptyShop } from '#demo/load-empty-shop.server.ts'
import { bothDatabases, migratedDatabase } from '#test/databases.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { changeSettings } from './change-settings.server.ts'
import { loadSetting } from './load-settings.server.ts'

const now = new Date('2026-11-21T12:00:00.000Z')

describe.each(bothDatabases)('the right of withdrawal of a new shop, on %s', kind => {
  async function newShop() {
    const db = await migratedDatabase(kind)
    await loadEmptyShop(db, now)
    const set = (texts: Record<string, string>) =>
      changeSettings(db, { actor: namedStaff('Ada'), reason: '', cause: 'form', now }, texts)
    return {
      set,
      days: () => loadSetting(db, 'withdrawalDays'),
      isShown: () => loadSetting(db, 'lowestPrice'),
    }
  }

  it('is promised where the law gives it', async () => {
    const { set, days } = await newShop()
    expect(await days()).toBe(0)
    for (const [country, legal] of [
      ['DE', 14],
      ['CH', 0],
      ['NO', 14],
      ['GB', 14],
      ['US', 0],
    ] as const) {
      expect(await set({ country })).toMatchObject({ ok: true })
      expect([country, await days()]).toEqual([country, legal])
    }
  })

  it('leaves the lowest price before a reduction to the EU and the EEA', async () => {
    const { set, isShown } = await newShop()
    for (const [country, legal] of [
      ['US', false],
      ['DE', true],
      ['NO', true],
      ['GB', false],
    ] as const) {
      await set({ country })
      expect([country, await isShown()]).toEqual([country, legal])
    }
    await set({ lowest_price: 'yes' })
    await set({ country: 'FR' })
    await set({ country: 'US' })
    expect(await isShown()).toBe(false)
  })

  it('stays what the merchant has chosen', async () => {
    const { set, days } = await newShop()
    await set({ withdrawal_days: '30' })
    await set({ country: 'FR' })
    expect(await days()).toBe(30)
    await set({ country: 'US', withdrawal_days: '14' })
    expect(await days()).toBe(14)
  })
})
