import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Role } from '#commerce/people/staff/role.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { test as shopTest, waitForFrames } from './shop.fixture.ts'

interface OfficeFixtures {
  /** Signs this browser in as a new staff member, by default an owner; returns their name. */
  enter: (role?: Role) => Promise<string>
  /** Opens a page of the office and waits until it is hydrated, if JavaScript is on. Signs in an owner unless somebody is. */
  openOffice: (address: string) => Promise<void>
}

export { expect } from './shop.fixture.ts'

export const test = shopTest.extend<OfficeFixtures>({
  enter: async ({ context, db, shop }, use) => {
    await use(async (role = 'owner') => {
      const name = `Grace ${randomUUID().slice(0, 4)}`
      const [cookie, value] = (await officeCookie({ db }, role, { name })).split('=')
      await context.addCookies([{ name: cookie!, value: value!, url: shop.url }])
      return name
    })
  },

  openOffice: async ({ page, context, enter, javaScriptEnabled }, use) => {
    await use(async address => {
      const cookies = await context.cookies()
      if (!cookies.some(({ name }) => name === 'office')) await enter()
      await page.goto(address)
      if (javaScriptEnabled) await waitForOffice(page)
    })
  },
})

/** React marks hydrated elements. */
export async function waitForOffice(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById('content')
    return main !== null && Object.keys(main).some(key => key.startsWith('__react'))
  })
  await waitForFrames(page)
}
