import { expect, it } from 'vitest'
import { FakeBrowser } from '#web/browser/fake-browser.fixture.ts'
import { untilChangesSent } from './until-changes-sent.ts'

const change = { to: '/cart/add', fields: { sku: 'A', quantity: '1' } }

it('waits for the responses to all changes', async () => {
  const browser = new FakeBrowser(async () => ({ response: { ok: true, message: 'Done.' } }))
  const page = browser.open()
  page.send(change)
  page.send({ ...change, fields: { sku: 'B', quantity: '1' } })
  let pending: number | undefined
  const sent = untilChangesSent(page).then(() => {
    pending = page.state.pending.length
  })
  expect(page.state.pending).toHaveLength(2)
  await browser.pass(1000)
  await sent
  expect(pending).toBe(0)
})

it('doesn’t wait without changes', async () => {
  const page = new FakeBrowser(async () => ({ response: { ok: true, message: 'Done.' } })).open()
  await untilChangesSent(page)
})

it('gives up if the shop can’t be reached', async () => {
  const browser = new FakeBrowser(async () => ({ retryAfter: 5000 }))
  const page = browser.open()
  page.send(change)
  const sent = untilChangesSent(page)
  await browser.pass(1000)
  await sent
  expect(page.state.pending).toHaveLength(1)
})
