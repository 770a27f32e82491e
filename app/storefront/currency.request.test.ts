import { beforeAll, describe, expect, it, vi } from 'vitest'
import { builtShop } from '#test/built-shop.ts'

/** The demo shop: the tee costs 4400 minor units, which its first visitors see in the given currency. */
describe.each([
  { currency: 'JPY', tee: '¥4,400', filter: 'From ¥4,000', machine: '4400' },
  { currency: 'KWD', tee: 'KWD\u00a04.400', filter: 'From KWD\u00a04.000', machine: '4.400' },
])('a shop in $currency', ({ currency, tee, filter, machine }) => {
  const shop = builtShop()
  const text = async (path: string) => (await shop.fetch(path)).text()

  beforeAll(async () => {
    await shop.db.updateTable('setting').set({ value: currency }).where('name', '=', 'currency').execute()
    await shop.db.updateTable('catalog_version').set({ version: 2_000_000 }).execute()
    await shop.db.insertInto('catalog_change').values({ version: 2_000_000, product_id: 0 }).execute()
    await vi.waitFor(async () => expect(await text('/')).toContain(`data-currency="${currency}"`), 60_000)
  })

  it('shows its prices on all pages', async () => {
    for (const path of ['/', '/Shop', '/productDetails', '/productDetails/school-bag']) {
      const page = await text(path)
      expect(page, path).toContain(currency === 'JPY' ? '¥' : 'KWD\u00a0')
      expect(page.replace(/<script.*/s, ''), path).not.toMatch(/\$\d+\.\d\d/)
    }
    // All but a sentence about the default product.
    expect((await text('/Shop')).replace(/<script.*/s, '')).not.toContain('$')
    expect(await text('/Shop')).toContain(tee)
  })

  it('filters by its main unit', async () => {
    const units = Number(filter.replace(/\D/g, '')) / (currency === 'KWD' ? 1000 : 1)
    const page = await text(`/Shop?from=${units}`)
    expect(page).toContain(filter)
    expect(page).toContain(tee)
    expect(await text(`/Shop?from=${units * 2}`)).not.toContain(tee)
  })

  it('tells machines its currency', async () => {
    const page = await text('/productDetails/school-bag')
    expect(page).toContain(`"priceCurrency":"${currency}"`)
    const { products, ...list } = await (await shop.fetch('/products')).json()
    expect(list.currency).toBe(currency)
    expect(products.map(({ price }: { price: number }) => price)).toContain(Number(machine))
  })
})
