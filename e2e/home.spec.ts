import type { Page } from '@playwright/test'
import { expect, test } from './shop.fixture.ts'

const main = (page: Page) => page.getByRole('main')
const bestSellers = (page: Page) => page.getByRole('region', { name: 'Our Best Sellers' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the home page' : 'the home page without JavaScript', {
    tag: javaScriptEnabled ? [] : '@desktop',
  }, () => {
    test.use({ javaScriptEnabled })

    test('it shows hero, benefits, advertisements, new arrivals and best sellers in this order', async ({
      page,
      open,
    }) => {
      await open('/')
      await expect(page).toHaveTitle('Tote')
      const parts = [
        main(page).getByRole('heading', { level: 1 }),
        main(page).getByRole('region', { name: 'What we promise' }),
        main(page).getByRole('link', { name: /Shop bags/ }),
        main(page).getByRole('heading', { level: 2, name: 'New Arrivals' }),
        main(page).getByRole('heading', { level: 2, name: 'Our Best Sellers' }),
      ]
      const tops = []
      for (const part of parts) tops.push((await part.boundingBox())!.y)
      expect(tops).toEqual([...tops].sort((a, b) => a - b))
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
        'New Arrivals',
        'Our Best Sellers',
      ])
    })

    test('the hero is one link to the home page', async ({ page, open }) => {
      await open('/')
      const hero = main(page).getByRole('link').first()
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Carry less. Carry it well.')
      await expect(hero.getByRole('img')).toBeVisible()
      await expect(hero).toHaveAttribute('href', '/')
      await hero.click()
      await expect(page).toHaveURL('/')
    })

    test('the benefits read as promised', async ({ page, open }) => {
      await open('/')
      const benefits = main(page).getByRole('region', { name: 'What we promise' }).getByRole('listitem')
      await expect(benefits).toHaveText(['Two years warranty', 'Free shipping', 'Return policy in 30 days'])
      for (const benefit of await benefits.all()) await expect(benefit).toBeVisible()
    })

    test('three advertisements show a picture and lead to their products', async ({ page, open }) => {
      for (const [action, address] of [
        ['Shop bags', '/collections/bags'],
        ['Shop tees', '/collections/basic-tees'],
        ['Shop pots', '/collections/water-pots'],
      ] as const) {
        await open('/')
        await expect(main(page).getByRole('link', { name: / Shop (bags|tees|pots)$/ })).toHaveCount(3)
        const advertisement = main(page).getByRole('link', { name: action })
        await expect(advertisement.getByRole('img')).toBeVisible()
        await advertisement.click()
        await expect(page).toHaveURL(address)
        await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
      }
    })

    test('the best sellers show their names, prices and badges', async ({ page, open }) => {
      await open('/')
      await expect(bestSellers(page).getByRole('heading', { level: 3 })).toHaveText([
        'Water Pot',
        'Office Bag',
        'Hamal Dista',
        'School Bag',
      ])
      for (const [name, price, badge] of [
        ['Water Pot', '$80.00', 'New'],
        ['Office Bag', '$120.00', '30%'],
        ['Hamal Dista', '$50.00', '5%'],
        ['School Bag', '$140.00', 'New'],
      ] as const) {
        const tile = bestSellers(page)
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name }) })
        await expect(tile.getByText(price, { exact: true })).toBeVisible()
        await expect(tile.getByText(new RegExp(`^${badge}( off)?$`))).toBeVisible()
        await expect(tile.getByRole('img')).toBeVisible()
      }
    })

    test('a best seller leads to its own page', async ({ page, open }) => {
      await open('/')
      await bestSellers(page).getByRole('link', { name: 'Office Bag' }).click()
      await expect(page).toHaveURL('/productDetails/office-bag')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Office Bag')
      await expect(main(page).getByText('Now: $120.00')).toBeVisible()
    })

    test('the new arrivals have titles, prices and pictures, newest first', async ({ page, open }) => {
      await open('/')
      const arrivals = page.getByRole('region', { name: 'New Arrivals' })
      const slides = arrivals.getByRole('listitem')
      await expect(slides).toHaveCount(10)
      await expect(slides.first()).toHaveText('Canvas Tote$38.00')
      await expect(slides.nth(1)).toHaveText('Steel Bottle$32.00')
      for (const slide of await slides.all()) {
        await expect(slide.getByRole('heading', { level: 3 })).toHaveText(/\w/)
        await expect(slide.getByText(/^\$\d+\.\d\d$/)).toHaveCount(1)
        await expect(slide.getByRole('img')).toHaveCount(1)
      }
    })
  })
}

test('four best sellers stand side by side on a wide screen', { tag: '@desktop' }, async ({ page, open }) => {
  await open('/')
  const boxes = await Promise.all(
    (await bestSellers(page).getByRole('heading', { level: 3 }).all()).map(tile => tile.boundingBox()),
  )
  expect(new Set(boxes.map(box => Math.round(box!.y))).size).toBe(1)
  expect(new Set(boxes.map(box => Math.round(box!.x))).size).toBe(4)
})
