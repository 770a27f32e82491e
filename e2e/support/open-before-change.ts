import type { BrowserContext, Page } from '@playwright/test'

/** Opens a page in a new tab: the shop reads it before `change`, and it arrives after the change is confirmed. */
export async function openBeforeChange(
  context: BrowserContext,
  path: string,
  change: () => Promise<void>,
): Promise<Page> {
  const read = Promise.withResolvers<void>()
  const changed = Promise.withResolvers<void>()
  const page = await context.newPage()
  await page.route(`**${path}`, async route => {
    const response = await route.fetch()
    read.resolve()
    await changed.promise
    await route.fulfill({ response })
  })
  const opened = page.goto(path)
  await read.promise
  await change()
  changed.resolve()
  await opened
  return page
}
