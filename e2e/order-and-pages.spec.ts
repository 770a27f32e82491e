import { expectCount, expectNames, main, names, pageLinks, pageSizeBox, slugs, sortBox } from './listing.ts'
import { expect, test } from './shop.fixture.ts'

/** Every product of the demo shop, twelve on a page. */
const everything = '/Shop?sort=featured&show=12'

test.describe('order and pages', { tag: '@desktop' }, () => {
  test('below the featured twelve a link leads to all there is', async ({ page, open }) => {
    await open('/Shop')
    await main(page).getByRole('link', { name: 'View all 27 products' }).click()
    await expect(page).toHaveURL('/Shop?sort=featured')
    await expectCount(page, '27 products')
    await expect(names(page)).toHaveCount(27)
    await expect(names(page).first()).toHaveText('Basic Crew Neck Tee')
    await expect(main(page).getByRole('link', { name: /^View all/ })).toHaveCount(0)
  })

  test('the sort box brings the whole shop in the order that it names', async ({ page, open }) => {
    await open('/Shop')
    for (const [name, sort, first] of [
      ['Newest', 'newest', ['Canvas Tote', 'Steel Bottle', 'Weekend Duffel']],
      ['Best selling', 'best-selling', ['Water Pot', 'Office Bag', 'Hamal Dista', 'School Bag']],
      ['Price, low to high', 'price-asc', ['Zip Pouch', 'Travel Tumbler', 'Cotton Cap']],
      ['Price, high to low', 'price-desc', ['Weekend Duffel', 'School Bag', 'Office Bag']],
      ['Top rated', 'top-rated', ['School Bag', 'Water Pot', 'Canvas Tote']],
    ] as const) {
      await sortBox(page).selectOption(name)
      await expect(page).toHaveURL(`/Shop?sort=${sort}`)
      await expectCount(page, '27 products')
      for (const [place, title] of first.entries()) await expect(names(page).nth(place)).toHaveText(title)
      await expect(sortBox(page).getByRole('option', { selected: true })).toHaveText(name)
    }
  })

  test('by name the list follows the alphabet', async ({ page, open }) => {
    await open('/Shop')
    await sortBox(page).selectOption('Name')
    await expectCount(page, '27 products')
    const titles = await names(page).allTextContents()
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')))
  })

  test('twelve on a page make three pages, each with an address of its own', async ({ page, open }) => {
    await open('/Shop?sort=featured')
    await expect(pageLinks(page)).toHaveCount(0)
    await pageSizeBox(page).selectOption('12')
    await expect(page).toHaveURL(everything)
    await expect(names(page)).toHaveCount(12)
    await expect(pageLinks(page).locator('ol').getByRole('link')).toHaveText(['1', '2', '3'])
    await expect(pageLinks(page).getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const seen = new Set(await slugs(page))
    await pageLinks(page).getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(`${everything}&page=2`)
    await expectNames(page, [
      'Water Pot',
      'Office Bag',
      'Hamal Dista',
      'School Bag',
      'Product',
      'Canvas Tote',
      'Steel Bottle',
      'Weekend Duffel',
      'Glass Carafe',
      'Crossbody Bag',
      'Travel Tumbler',
      'Gooseneck Kettle',
    ])
    for (const slug of await slugs(page)) seen.add(slug)
    await expect(pageLinks(page).locator('[rel="prev"]')).toHaveAttribute('href', everything)
    await expect(pageLinks(page).locator('[rel="next"]')).toHaveAttribute('href', `${everything}&page=3`)
    await pageLinks(page).getByRole('link', { name: 'Page 3', exact: true }).click()
    await expect(page).toHaveURL(`${everything}&page=3`)
    await expectNames(page, ['Cotton Cap', 'Zip Pouch', 'Striped Tee'])
    for (const slug of await slugs(page)) seen.add(slug)
    expect(seen.size, 'nothing twice, nothing left out').toBe(27)
    await expect(pageLinks(page).locator('[rel="next"]')).toHaveCount(0)
  })

  test('back and forward bring the list and the place in it again', async ({ page, open }) => {
    await open(everything)
    await pageLinks(page).scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(500)
    await pageLinks(page).getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(names(page).first()).toHaveText('Water Pot')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(names(page).first()).toHaveText('Basic Crew Neck Tee')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    await page.goForward()
    await expect(names(page).first()).toHaveText('Water Pot')
  })

  test('a page that there is not leads to the last', async ({ page, open }) => {
    await open(`${everything}&page=99`)
    await expect(page).toHaveURL(`${everything}&page=3`)
    await expectNames(page, ['Cotton Cap', 'Zip Pouch', 'Striped Tee'])
  })

  test('what an address holds in any order brings the same list', async ({ page, open }) => {
    await open('/Shop?page=1&sort=price-asc&price=40-49&color=black&category=category-1')
    const one = await slugs(page)
    expect(one.length).toBeGreaterThan(1)
    await open('/Shop?category=category-1&color=black&price=40-49&sort=price-asc')
    expect(await slugs(page)).toEqual(one)
  })

  test('what the shop does not know is dropped and nowhere repeated', async ({ request }) => {
    const hostile = `"><img src=x onerror=alert(1)>'--`
    for (const parameters of [
      { color: hostile },
      { sort: hostile, show: '37', page: '-1' },
      { page: '1e9', from: '-5', to: 'NaN' },
      { category: '__proto__', brand: 'constructor' },
      { hostile: 'onerror=alert(1)', page: '999999' },
    ] as Record<string, string>[]) {
      const answer = await request.get(`/Shop?${new URLSearchParams(parameters)}`)
      expect(answer.status(), JSON.stringify(parameters)).toBe(200)
      const html = await answer.text()
      expect(html).toContain('12 products')
      for (const word of ['onerror', '__proto__', 'brand=constructor', 'show=37'])
        expect(html.includes(word), `${word} of ${JSON.stringify(parameters)}`).toBe(false)
    }
  })
})

for (const width of [320, 390])
  test(`on a phone ${width} pixels wide every order is written out in its box`, { tag: '@phone' }, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await open('/Shop')
    const missing = await sortBox(page).evaluate(box => {
      const free = box.cloneNode(true) as HTMLElement
      free.style.cssText = 'position: absolute; width: max-content'
      document.body.append(free)
      return free.offsetWidth - (box as HTMLElement).offsetWidth
    })
    expect(missing).toBeLessThanOrEqual(0)
  })
