import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { changeTestNow } from '../changes/change-shop.fixture.ts'
import { undo } from '../compensations/undo.server.ts'
import { recordShop } from '../record-shop.fixture.ts'
import { findFormerSlugs } from './former-slug-store.server.ts'

describe.each(databases)('the former slug of a brand, on %s', kind => {
  async function renamingShop() {
    const shop = await recordShop(kind)
    await shop.add('brands', { slug: 'tofino', name: 'Tofino' })
    const rename = async (from: string, to: string) => {
      const changed = await shop.set('brands', [from], { slug: to })
      if (!changed.ok) throw new Error(JSON.stringify(changed))
      return changed.changeSet!
    }
    const leadsTo = async (slug: string) => (await findFormerSlugs(shop.db, 'brand', [slug])).get(slug)
    return { ...shop, rename, leadsTo }
  }

  it('leads to its slug of today, however often it was renamed', async () => {
    const { rename, leadsTo } = await renamingShop()
    await rename('tofino', 'tofino-co')
    await rename('tofino-co', 'tofino-goods')
    expect(await leadsTo('tofino')).toBe('tofino-goods')
    expect(await leadsTo('tofino-co')).toBe('tofino-goods')
    await rename('tofino-goods', 'tofino')
    expect(await leadsTo('tofino')).toBeUndefined()
  })

  it('leads to another brand that takes it', async () => {
    const { rename, add, leadsTo } = await renamingShop()
    await rename('tofino', 'tofino-co')
    await add('brands', { slug: 'tofino', name: 'Another' })
    expect(await leadsTo('tofino')).toBeUndefined()
    await rename('tofino', 'another')
    expect(await leadsTo('tofino')).toBe('another')
  })

  it('leads nowhere once the brand is removed, or the renaming is undone', async () => {
    const { db, rename, remove, leadsTo } = await renamingShop()
    const renaming = await rename('tofino', 'tofino-co')
    await undo(db, renaming, { actor: namedStaff('Grace'), now: changeTestNow })
    expect(await leadsTo('tofino-co')).toBeUndefined()
    await rename('tofino', 'tofino-co')
    await remove('brands', ['tofino-co'])
    expect(await leadsTo('tofino')).toBeUndefined()
  })

  it('is replaced in the rules of collections', async () => {
    const { rename, add, show } = await renamingShop()
    await add('collections', { slug: 'all', title: 'All', rule: 'brand', rule_value: 'tofino' })
    await rename('tofino', 'tofino-co')
    expect(await show('collections', ['all'])).toContainEqual(['rule_value', 'tofino-co'])
  })
})
