import { describe, expect, it } from 'vitest'
import { databases, migratedDatabase } from '#test/databases.ts'
import { VersionCache } from '../../catalog/products/version-cache.server.ts'
import { cachedSettings, loadSetting } from './load-settings.server.ts'

describe.each(databases)('settings on %s', kind => {
  it('are read once per catalog version', async () => {
    const db = await migratedDatabase(kind)
    const catalog = { version: 1 }
    const settings = cachedSettings(db, new VersionCache(catalog), () => {})
    await db.insertInto('setting').values({ name: 'return_days', value: '14' }).execute()
    const [first, second] = await Promise.all([settings(), settings()])
    expect(first).toBe(second)
    await db.updateTable('setting').set({ value: '7' }).where('name', '=', 'return_days').execute()
    expect((await settings()).returnDays).toBe(14)
    expect(await loadSetting(db, 'returnDays')).toBe(7)
    catalog.version += 1
    expect((await settings()).returnDays).toBe(7)
  })

  it('fall back to their defaults if invalid, which is logged once', async () => {
    const db = await migratedDatabase(kind)
    const catalog = { version: 1 }
    const logged: unknown[] = []
    const settings = cachedSettings(db, new VersionCache(catalog), (event, details) =>
      logged.push({ event, ...details }),
    )
    const rows = [
      { name: 'return_days', value: 'soon' },
      { name: 'email', value: 'ada' },
    ]
    await db.insertInto('setting').values(rows).execute()
    for (let reads = 0; reads < 3; reads++) {
      expect(await settings()).toMatchObject({ returnDays: 30, email: '' })
      catalog.version += 1
    }
    expect(logged).toHaveLength(2)
    expect(logged).toContainEqual({
      event: 'invalid-setting',
      setting: 'return_days',
      reason: 'no-whole-number',
      min: 0,
      max: 999,
    })
    expect(JSON.stringify(logged)).not.toContain('ada')
  })
})
