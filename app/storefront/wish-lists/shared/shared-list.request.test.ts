import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { readShareToken, wishBrowser, wishShopper } from '../wish-browser.fixture.ts'

describe('a shared list', () => {
  const shop = builtShop()
  const share = async () => {
    const ada = await wishShopper(shop)
    await ada.change('share', { list: ada.list })
    return { ...ada, link: () => readShareToken(shop, ada.list) }
  }

  it('shows the list, and nothing else of its owner', async () => {
    const ada = await share()
    await ada.change('rename', { list: ada.list, name: 'Presents' })
    await ada.change('create', { name: 'Secret' })
    await shop.db.updateTable('variant').set({ price: 3900 }).where('sku', '=', blackTeeSku).execute()
    const response = await shop.fetch(`/wishes/${await ada.link()}`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(response.headers.getSetCookie()).toEqual([])
    const html = await response.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toMatch(/Presents.*Basic Crew Neck Tee.*\$39\.00.*Black, S.*Add to Cart/)
    const private_ = [
      'Secret',
      ada.list,
      ada.cookies.get('visitor')!,
      'Price dropped',
      '44.00',
      'addedAt',
      'Remove',
      'Rename',
    ]
    for (const word of private_) expect(html).not.toContain(word)
    expect(await (await shop.fetch(`/wishes/${await ada.link()}.data`)).text()).not.toContain(ada.list)
  })

  it('ends with sharing, and comes back under another link', async () => {
    const ada = await share()
    const link = await ada.link()
    await ada.change('unshare', { list: ada.list })
    expect((await shop.fetch(`/wishes/${link}`)).status).toBe(404)
    await ada.change('share', { list: ada.list })
    expect((await shop.fetch(`/wishes/${link}`)).status).toBe(404)
    expect((await shop.fetch(`/wishes/${await ada.link()}`)).status).toBe(200)
    await ada.change('delete', { list: ada.list })
    expect((await shop.fetch(`/wishes/${link}`)).status).toBe(404)
  })

  it('cannot be guessed', async () => {
    const ada = await share()
    const link = await ada.link()
    const other = link.endsWith('A') ? 'B' : 'A'
    const guesses = [
      '',
      ada.list,
      'null',
      'A'.repeat(22),
      link.slice(0, -1) + other,
      link.slice(0, -1),
      `${link}A`,
      link.toUpperCase() === link ? link.toLowerCase() : link.toUpperCase(),
      '%00',
      "' or 1=1 --",
      '%',
    ]
    for (const guess of guesses)
      expect([guess, [400, 404]]).toEqual([
        guess,
        expect.arrayContaining([(await shop.fetch(`/wishes/${encodeURI(guess)}`)).status]),
      ])
  })

  it('lets others buy, and redirects them back', async () => {
    const ada = await share()
    const link = `/wishes/${await ada.link()}`
    const friend = wishBrowser(shop)
    const added = await friend.send('/cart/add', { sku: blackTeeSku, quantity: '1', returnTo: link })
    expect(added.headers.get('location')).toBe(`${link}?result=added&line=${blackTeeSku}`)
    expect(await friend.page(added.headers.get('location')!)).toContain(
      'Basic Crew Neck Tee is in your cart.',
    )
    expect(await friend.page(link)).not.toContain('is in your cart')
  })
})
