import { expect, it } from 'vitest'
import { FakeBrowser } from './fake-browser.fixture.ts'

it('makes data outdated that any page requested before a response', async () => {
  const browser = new FakeBrowser(async () => ({ response: { ok: true, message: 'Done.' } }))
  const page = browser.open()
  const start = browser.now
  expect(page.isOutdated(start)).toBe(false)
  await browser.pass(10)
  page.send({ to: '/cart/add', fields: { sku: 'A', quantity: '1' } })
  await browser.pass(10)
  const later = browser.open()
  expect(later.isOutdated(start)).toBe(true)
  expect(later.isOutdated(start + 10), 'the shop had responded').toBe(false)
  browser.now = start
  expect(later.isOutdated(start - 1), 'the clock was set back').toBe(false)
})
