import { beforeAll, describe, expect, it, vi } from 'vitest'
import { builtShop } from './built-shop.ts'
import { scriptUrls } from './html.ts'

describe('a German shop', () => {
  const shop = builtShop()
  let page: string

  beforeAll(async () => {
    await shop.db.updateTable('setting').set({ value: 'de' }).where('name', '=', 'language').execute()
    await shop.db.updateTable('catalog_version').set({ version: 2_000_000 }).execute()
    await vi.waitFor(async () => {
      page = await (await shop.fetch('/')).text()
      expect(page).toContain('<html lang="de"')
    }, 60_000)
  })

  it('speaks German', () => {
    expect(page).toContain('<h2 id="footer-contact">Kontakt</h2>')
  })

  it('refuses in German', async () => {
    const foreign = { origin: 'https://evil.example' }
    const refused = await shop.fetch('/cart/add', { method: 'POST', headers: foreign, body: 'sku=x' })
    expect(await refused.text()).toContain('Dieses Formular wurde von einer anderen Website gesendet.')
    const own = { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' }
    const unreadable = await shop.fetch('/cart/add', { method: 'POST', headers: own, body: 'key=-' })
    const html = await unreadable.text()
    expect(html).toContain('<html lang="de"')
    expect(html).toContain('Zum Warenkorb')
  })

  it('sends only scripts with German texts', async () => {
    const scripts = await Promise.all(scriptUrls(page).map(async url => (await shop.fetch(url)).text()))
    expect(scripts.join()).toContain('Kontakt')
    expect(scripts.join()).not.toContain('"Contact"')
  })
})
