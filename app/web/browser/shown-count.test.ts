import { expect, it } from 'vitest'
import { FakeBrowser } from './fake-browser.fixture.ts'
import { pendingCount, readCountCookie } from './pending-change.ts'

it('never jumps in the header, though its cookie changes before the response is complete', async () => {
  let counted = 0
  const browser = new FakeBrowser(async ({ counts }) => {
    counted += counts!.cart!
    browser.cookies = `cart=${counted}`
    page.refresh()
    return { response: { ok: true, message: 'Done.' } }
  })
  const page = browser.open()
  const shown: number[] = []
  page.subscribe(() => {
    const { cookies, pending } = page.state
    shown.push(readCountCookie(cookies, 'cart') + pendingCount(pending, 'cart'))
  })
  for (const cart of [2, 1]) page.send({ to: '/cart/add', fields: {}, counts: { cart } })
  await browser.pass(0)
  expect(counted).toBe(3)
  expect([...new Set(shown)]).toEqual([2, 3])
})
