import type { Page } from '@playwright/test'
import { expect, test } from './shop.fixture.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const column = (page: Page, name: string) =>
  footer(page).getByRole('navigation', { name }).or(footer(page).getByRole('region', { name }))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the footer' : 'the footer without JavaScript', {
    tag: javaScriptEnabled ? [] : '@desktop',
  }, () => {
    test.use({ javaScriptEnabled })

    test('it has a logo that leads home, and headings for menu, shop, help and contact', async ({
      page,
      open,
    }) => {
      await open('/about')
      await expect(footer(page).getByRole('heading', { level: 2 })).toHaveText([
        'Menu',
        'Shop',
        'Help',
        'Contact',
      ])
      await footer(page).getByRole('link', { name: 'Tote, home' }).click()
      await expect(page).toHaveURL('/')
    })

    test('its menu leads to the five pages', async ({ page, open }) => {
      for (const [name, address] of [
        ['Home', '/'],
        ['Shop', '/Shop'],
        ['About', '/about'],
        ['Contact', '/contact'],
        ['Journal', '/journal'],
      ] as const) {
        await open('/productDetails')
        await expect(column(page, 'Menu').getByRole('link')).toHaveText([
          'Home',
          'Shop',
          'About',
          'Contact',
          'Journal',
        ])
        await column(page, 'Menu').getByRole('link', { name }).click()
        await expect(page).toHaveURL(address)
      }
    })

    test('its five categories lead to their products', async ({ page, open }) => {
      await open('/about')
      const categories = column(page, 'Shop').getByRole('link')
      await expect(categories).toHaveText([1, 2, 3, 4, 5].map(number => `Category ${number}`))
      await categories.nth(4).click()
      await expect(page).toHaveURL('/Shop/category-5')
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Category 5')
    })

    test('help, contact and social networks are there, and no links to nowhere', async ({ page, open }) => {
      await open('/about')
      await expect(column(page, 'Help').getByRole('listitem')).toHaveText([
        'Privacy Policy',
        'Terms & Conditions',
        'Special E-shop',
        'Shipping',
        'Secure Payments',
      ])
      await expect(column(page, 'Help').getByRole('link')).toHaveCount(0)
      await expect(column(page, 'Contact').getByRole('listitem')).toHaveText([
        '+1 (555) 010-0199',
        'hello@tote.example',
        '12 Market Street, Springfield',
      ])
      for (const network of ['facebook', 'linkedin', 'instagram']) {
        await expect(footer(page).getByRole('img', { name: network, exact: true })).toBeVisible()
        await expect(footer(page).getByRole('link', { name: network })).toHaveCount(0)
      }
      await expect(
        footer(page).getByText('© 2026 Tote, a storefront template', { exact: true }),
      ).toBeVisible()
    })
  })
}

test('on a wide screen it has five columns side by side, at most 1320 px wide', { tag: '@desktop' }, async ({
  page,
  open,
}) => {
  await open('/about')
  const logo = footer(page).getByRole('link', { name: 'Tote, home' })
  const boxes = [(await logo.boundingBox())!]
  for (const name of ['Menu', 'Shop', 'Help', 'Contact'])
    boxes.push((await column(page, name).boundingBox())!)
  for (const [place, box] of boxes.entries()) {
    expect(Math.abs(box.y - boxes[0]!.y), `column ${place} begins where the first one does`).toBeLessThan(4)
    if (place > 0) expect(box.x).toBeGreaterThan(boxes[place - 1]!.x + boxes[place - 1]!.width)
  }
  const last = boxes.at(-1)!
  expect(last.x + last.width - boxes[0]!.x).toBeLessThanOrEqual(1320)
  expect(last.x + last.width - boxes[0]!.x).toBeGreaterThan(1280)
})

test('the page that is shown is marked in its menu', async ({ page, open }) => {
  await open('/journal')
  await expect(column(page, 'Menu').locator('[aria-current="page"]')).toHaveText(['Journal'])
})
