import { beforeAll, describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts, htmlBetween, linkUrls, loadHtml } from '#test/html.ts'

const shop = builtShop()
const menu = ['Home', 'Shop', 'About', 'Contact', 'Journal']
const menuUrls = ['/', '/Shop', '/about', '/contact', '/journal']
const categories = [1, 2, 3, 4, 5].map(number => `Category ${number}`)
const categoryUrls = [1, 2, 3, 4, 5].map(number => `/Shop/category-${number}`)

const subcategories = {
  'category-2': ['Everyday Carry', 'Pocket Size'],
  'category-3': ['Hydration', 'Tabletop'],
  'category-4': ['Overnight'],
}
const menuCategories = categories.flatMap(name => [
  name,
  ...(subcategories[name.toLowerCase().replace(' ', '-') as keyof typeof subcategories] ?? []),
])
const menuCategoryUrls = menuCategories.map(name => `/Shop/${name.toLowerCase().replace(' ', '-')}`)

describe('the header', () => {
  let header: string
  beforeAll(async () => {
    header = htmlBetween(await loadHtml(shop, '/about'), '<header', '</header>')
  })

  it('links to home, the menu and the categories, also in the one menu of a phone', () => {
    const mainMenu = htmlBetween(header, '<nav aria-label="Main"', '</nav>')
    const menuOfPhone = htmlBetween(header, '<div id="menu" popover="auto"', '<search')
    const list = htmlBetween(header, '<nav aria-label="Categories"', '</nav>')
    expect(header).toContain('aria-label="Tote, home"')
    expect([elementTexts(mainMenu, 'li'), linkUrls(mainMenu)]).toEqual([menu, menuUrls])
    expect(elementTexts(list, 'a')).toEqual([...menuCategories, 'All products'])
    expect(linkUrls(list)).toEqual([...menuCategoryUrls, '/Shop'])
    expect(linkUrls(menuOfPhone)).toEqual([...menuCategoryUrls, '/Shop', ...menuUrls])
    expect(header.match(/popoverTarget="menu"/gi)).toHaveLength(3)
    expect(header.indexOf('aria-label="Menu"')).toBeLessThan(header.indexOf('aria-label="Tote, home"'))
  })

  it('shows a different picture for each category, which loads when the menu opens', () => {
    const pictures = htmlBetween(header, '<nav aria-label="Categories"', '</nav>').match(/<img[^>]*>/g)!
    const files = pictures.map(picture => /src="([^"]*)"/.exec(picture)![1])
    expect(new Set(files).size).toBe(categories.length)
    for (const picture of pictures) expect(picture).toMatch(/(?=.*loading="lazy")(?=.*alt="")/)
  })

  it('has a search form and links to orders, wish list and cart', () => {
    expect(header).toMatch(/<form[^>]* action="\/Shop"/)
    expect(header).toMatch(/<input(?=[^>]* name="q")[^>]* placeholder="Search Products"/)
    expect(header).toMatch(/<a (?=[^>]*aria-label="Wish list")[^>]*href="\/wish-list"/)
    expect(header).toMatch(/<a (?=[^>]*aria-label="Cart")[^>]*href="\/cart"/)
    expect(header).toMatch(/<a (?=[^>]*aria-label="Account")[^>]*href="\/account"/)
  })

  it.each([
    ['/', 'page', 'Home'],
    ['/Shop', 'page', 'Shop'],
    ['/about', 'page', 'About'],
    ['/contact', 'page', 'Contact'],
    ['/journal', 'page', 'Journal'],
    ['/Shop/category-1', 'true', 'Shop'],
    ['/productDetails', 'true', 'Shop'],
    ['/productDetails/water-pot', 'true', 'Shop'],
  ])('marks the current menu item of %s', async (url, current, item) => {
    const mainMenu = htmlBetween(await loadHtml(shop, url), '<nav aria-label="Main"', '</nav>')
    expect(elementTexts(mainMenu, `a [^>]*aria-current="${current}"`)).toEqual([item])
    expect(mainMenu.match(/aria-current/g)).toHaveLength(1)
  })
})

describe('the category menu', () => {
  const own = builtShop()

  it('lists up to six subcategories, and no category that was removed', async () => {
    const { id } = await own.db
      .selectFrom('category')
      .select('id')
      .where('slug', '=', 'category-1')
      .executeTakeFirstOrThrow()
    const names = ['Gone', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']
    const rows = names.map((name, position) => ({
      slug: name.toLowerCase(),
      name,
      parent_id: id,
      position: 100 + position,
      removed_at: name === 'Gone' ? '2026-11-21T12:00:00.000Z' : null,
    }))
    await own.db.insertInto('category').values(rows).execute()
    await own.db.updateTable('catalog_version').set({ version: 2_000_000 }).execute()
    await expect
      .poll(async () => {
        const list = htmlBetween(await loadHtml(own, '/about'), '<nav aria-label="Categories"', '</nav>')
        return linkUrls(list).slice(0, 8)
      })
      .toEqual([
        ...['category-1', 'one', 'two', 'three', 'four', 'five', 'six', 'category-2'].map(
          slug => `/Shop/${slug}`,
        ),
      ])
  })
})

describe('the footer', () => {
  it('shows menu, categories, help and contact, with links only where there is a page', async () => {
    const footer = htmlBetween(await loadHtml(shop, '/journal'), '<footer', '</footer>')
    const column = (name: string) => htmlBetween(footer, `aria-labelledby="footer-${name}"`, '</ul>')
    expect(elementTexts(footer, 'h2')).toEqual(['Menu', 'Shop', 'Help', 'Contact'])
    expect(footer).toContain('aria-label="Tote, home"')
    expect([elementTexts(column('menu'), 'li'), linkUrls(column('menu'))]).toEqual([menu, menuUrls])
    expect(elementTexts(column('menu'), 'a [^>]*aria-current="page"')).toEqual(['Journal'])
    expect([elementTexts(column('shop'), 'li'), linkUrls(column('shop'))]).toEqual([categories, categoryUrls])
    expect(elementTexts(column('help'), 'li')).toEqual([
      'Privacy Policy',
      'Terms & Conditions',
      'Special E-shop',
      'Shipping',
      'Secure Payments',
    ])
    expect(linkUrls(column('help'))).toEqual(
      ['privacy-policy', 'terms-and-conditions', 'special-e-shop', 'shipping', 'secure-payments'].map(
        slug => `/pages/${slug}`,
      ),
    )
    expect(elementTexts(column('contact'), 'li')).toEqual([
      '+1 (555) 010-0199',
      'hello@tote.example',
      '12 Market Street, Springfield',
    ])
    for (const network of ['facebook', 'linkedin', 'instagram'])
      expect(footer).toMatch(new RegExp(`<svg role="img" aria-label="${network}"`))
    expect(linkUrls(footer).filter(url => !url.startsWith('/'))).toEqual([
      'tel:+15550100199',
      'mailto:hello@tote.example',
    ])
    expect(elementTexts(footer, 'p')).toContain('© 2026 Tote, a storefront template')
  })
})
