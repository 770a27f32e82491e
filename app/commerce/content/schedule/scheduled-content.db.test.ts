import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { readCatalogVersion } from '../../catalog/products/catalog-version-store.server.ts'
import { changeTestNow } from '../../editing/changes/change-shop.fixture.ts'
import { recordShop } from '../../editing/record-shop.fixture.ts'
import { loadBanners, readBenefits } from '../content-store.server.ts'
import { readPageSections } from '../page-section-store.server.ts'
import { showDueContentJob } from './show-due-content-job.server.ts'

const start = '2026-11-27T05:00:00.000Z'
const end = '2026-11-30T05:00:00.000Z'
const before = new Date('2026-11-27T04:59:59.999Z')
const during = new Date(start)
const after = new Date(end)
const times = { shown_from: start, shown_until: end }

describe.each(databases)('content with times, on %s', kind => {
  it('is shown from its start until its end', async () => {
    const { db, add } = await recordShop(kind)
    const { picture_hash: picture } = await db
      .selectFrom('banner')
      .select('picture_hash')
      .executeTakeFirstOrThrow()
    const banner = { heading: 'Black Friday', action: 'Shop', href: '/Shop', picture }
    await add('banners', { ...banner, ...times, placement: 'advertisement' })
    await add('banners', { ...banner, ...times, placement: 'hero' })
    await add('benefits', { icon: 'truck', text: 'Black Friday', ...times })
    await add('page-sections', { page: 'home', kind: 'story', heading: 'Black Friday', ...times })
    const isShown = async (now: Date) => [
      (await loadBanners(db, now)).advertisements.some(({ heading }) => heading === 'Black Friday'),
      (await loadBanners(db, now)).heroes[0]?.heading === 'Black Friday',
      (await readBenefits(db, now)).some(({ text }) => text === 'Black Friday'),
      (await readPageSections(db, 'home', now)).some(({ heading }) => heading === 'Black Friday'),
    ]
    expect(await isShown(before)).toEqual([false, false, false, false])
    expect(await isShown(during)).toEqual([true, true, true, true])
    expect(await isShown(after)).toEqual([false, false, false, false])
  })

  it('drops cached pages once at each time', async () => {
    const { db, add } = await recordShop(kind)
    const bumps = async (now: Date) => {
      const version = await readCatalogVersion(db)
      const job = showDueContentJob(db)
      while ((await job.run(now, AbortSignal.timeout(60_000))) > 0);
      return (await readCatalogVersion(db)) - version
    }
    await bumps(changeTestNow)
    await add('benefits', { icon: 'truck', text: 'Black Friday', ...times })
    await add('page-sections', { page: 'home', kind: 'story', heading: 'Later', shown_from: end })
    expect(await bumps(new Date('2026-11-27T04:59:00.000Z'))).toBe(0)
    // Ten seconds later, also processes whose clocks are behind show it.
    expect(await bumps(new Date('2026-11-27T05:00:09.999Z'))).toBe(0)
    expect(await bumps(new Date('2026-11-27T05:00:10.000Z'))).toBe(1)
    expect(await bumps(new Date('2026-11-29T05:00:00.000Z'))).toBe(0)
    expect(await bumps(new Date('2026-11-30T05:00:11.000Z'))).toBe(1)
    expect(await bumps(new Date('2026-12-30T05:00:11.000Z'))).toBe(0)
    const shown_from = '2026-12-31T05:00:00.000Z'
    await db.updateTable('banner').set({ shown_from }).where('placement', '=', 'advertisement').execute()
    expect(await bumps(new Date('2026-12-31T05:00:10.000Z'))).toBe(1)
  })

  it('ends after it starts', async () => {
    const { add } = await recordShop(kind)
    const benefit = { icon: 'truck', text: 'Black Friday', shown_from: end, shown_until: start }
    expect(await add('benefits', benefit)).toMatchObject({
      ok: false,
      errors: { shown_until: { code: 'not-after-start' } },
    })
  })

  it('leaves the home page its only hero', async () => {
    const { db, add, set, remove } = await recordShop(kind)
    const heroes = await db.selectFrom('banner').selectAll().where('placement', '=', 'hero').execute()
    const [usual, ...others] = heroes
    for (const { id } of others) await remove('banners', [String(id)])
    const key = [String(usual!.id)]
    const onlyHero = (field: string) => ({ ok: false, errors: { [field]: { code: 'only-hero' } } })
    expect(await set('banners', key, { shown_from: start })).toMatchObject(onlyHero('shown_from'))
    expect(await set('banners', key, { placement: 'advertisement', position: '90' })).toMatchObject(
      onlyHero('placement'),
    )
    expect(await remove('banners', key)).toMatchObject(onlyHero(''))
    expect(await set('banners', key, { shown_until: start })).toMatchObject({ ok: true })
    expect((await loadBanners(db, after)).heroes[0]?.heading).toBe(usual!.heading)
    const winter = { heading: 'Winter', action: 'Shop', href: '/Shop', picture: usual!.picture_hash }
    await add('banners', { ...winter, placement: 'hero' })
    expect((await loadBanners(db, after)).heroes[0]?.heading).toBe('Winter')
    expect(await remove('banners', key)).toMatchObject({ ok: true })
  })
})
