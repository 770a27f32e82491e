import type { Page } from '@playwright/test'
import { expect, test } from './shop.fixture.ts'

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const drawerMenu = (page: Page) => drawer(page).getByRole('navigation', { name: 'Main' })

for (const javaScriptEnabled of [true, false]) {
  const title = javaScriptEnabled ? 'the menu on a phone' : 'the menu on a phone without JavaScript'
  test.describe(title, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled })

    test('it opens over the page with the five pages and the five categories', async ({ page, open }) => {
      await open('/about')
      await expect(drawer(page)).toHaveCount(0)
      await menuButton(page).tap()
      await expect(drawer(page)).toBeVisible()
      expect(await drawer(page).evaluate(dialog => dialog.matches(':modal'))).toBe(true)
      await expect(drawerMenu(page).getByRole('link')).toHaveText([
        'Home',
        'Shop',
        'About',
        'Contact',
        'Journal',
      ])
      await expect(drawerMenu(page).locator('[aria-current="page"]')).toHaveText(['About'])
      await expect(
        drawer(page).getByRole('navigation', { name: 'Shop by Category' }).getByRole('link'),
      ).toHaveText(['Category 1', 'Category 2', 'Category 3', 'Category 4', 'Category 5'])
    })

    test('a link in it leads to its page and closes it', async ({ page, open }) => {
      await open('/contact')
      await menuButton(page).tap()
      await drawerMenu(page).getByRole('link', { name: 'Journal' }).tap()
      await expect(page).toHaveURL('/journal')
      await expect(page.getByText('This is Journal Page')).toBeVisible()
      await expect(drawer(page)).toHaveCount(0)
    })

    test('its button closes it', async ({ page, open }) => {
      await open('/contact')
      await menuButton(page).tap()
      await drawer(page).getByRole('button', { name: 'Close menu' }).tap()
      await expect(drawer(page)).toHaveCount(0)
      await expect(page, 'nothing is sent').toHaveURL('/contact')
    })

    test('a tap beside it closes it', async ({ page, open }) => {
      await open('/contact')
      await menuButton(page).tap()
      await expect(drawer(page)).toBeVisible()
      await page.touchscreen.tap(10, 400)
      await expect(drawer(page)).toHaveCount(0)
    })

    test('the focus stays in it, Escape closes it, and the focus returns to its button', async ({
      page,
      open,
    }) => {
      await open('/contact')
      await menuButton(page).focus()
      await page.keyboard.press('Enter')
      await expect(drawer(page)).toBeVisible()
      const reached = new Set<string>()
      for (let press = 0; press < 25; press++) {
        const { inside, name } = await focusedIn(page)
        expect(inside, `after ${press} × Tab the focus is on "${name}"`).toBe(true)
        reached.add(name)
        await page.keyboard.press('Tab')
      }
      expect([...reached]).toEqual(
        expect.arrayContaining(['Close menu', 'Home', 'Shop', 'About', 'Contact', 'Journal', 'Category 5']),
      )
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toHaveCount(0)
      await expect(menuButton(page)).toBeFocused()
    })
  })
}

test('the link of the page that is shown closes the drawer too', { tag: '@phone' }, async ({
  page,
  open,
}) => {
  await open('/about')
  await menuButton(page).tap()
  await drawerMenu(page).getByRole('link', { name: 'About' }).tap()
  await expect(drawer(page)).toHaveCount(0)
  await expect(page.getByText('I am About Page')).toBeVisible()
})

test('the page behind the drawer does not scroll', { tag: '@phone' }, async ({ page, open }) => {
  await open('/contact')
  await menuButton(page).tap()
  await expect(drawer(page)).toBeVisible()
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a wide screen has the whole menu in its header instead', { tag: '@desktop' }, async ({
  page,
  open,
}) => {
  await open('/contact')
  await expect(menuButton(page)).toHaveCount(0)
  await expect(
    page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link'),
  ).toHaveCount(5)
})

/** Where the focus is. Between the last element and the first it is on the browser's own controls, here on the body. */
function focusedIn(page: Page): Promise<{ inside: boolean; name: string }> {
  return page.evaluate(() => {
    const focused = document.activeElement!
    const inside = focused.closest('dialog') !== null || focused === document.body
    return { inside, name: focused.getAttribute('aria-label') ?? focused.textContent!.trim().slice(0, 40) }
  })
}
