import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PostResult } from './change-sender.ts'
import { FakeBrowser } from './fake-browser.fixture.ts'
import type { NewChange, PendingChange } from './pending-change.ts'

const minute = 60_000
const week = 7 * 24 * 60 * minute

const adding = (sku: string, quantity = 1): NewChange => ({
  to: '/cart/add',
  fields: { sku, quantity: String(quantity) },
  counts: { cart: quantity },
})
const setting = (sku: string, quantity: number, more: number): NewChange => ({
  to: '/cart/change',
  fields: { sku, quantity: String(quantity) },
  counts: { cart: more },
  mergeKey: `quantity of ${sku}`,
})

const noResponse: PostResult = { retryAfter: 0 }
const success: PostResult = { response: { ok: true, message: 'Done.' } }

/** A shop that applies each key once. Its connection may lose requests or responses. */
function shopWith(
  connection: (change: PendingChange) => 'good' | 'request lost' | 'response lost' = () => 'good',
) {
  const applied: PendingChange[] = []
  const sent: PendingChange[] = []
  const browser = new FakeBrowser(async change => {
    sent.push(change)
    const fate = connection(change)
    await null
    if (fate === 'request lost') return noResponse
    if (!applied.some(({ key }) => key === change.key)) applied.push(change)
    return fate === 'good' ? success : noResponse
  })
  const skus = () => applied.map(({ fields }) => fields.sku)
  return { browser, applied, sent, skus }
}

describe('changes', () => {
  it('are sent one at a time, in order', async () => {
    let inFlight = 0
    const { browser, skus } = shopWith(() => {
      expect(++inFlight).toBe(1)
      queueMicrotask(() => inFlight--)
      return 'good'
    })
    const page = browser.open()
    for (const sku of ['A', 'B', 'C']) page.send(adding(sku))
    browser.now -= minute
    page.send(adding('D'))
    expect(page.state.pending.map(({ fields }) => fields.sku)).toEqual(['A', 'B', 'C', 'D'])
    await browser.pass(0)
    expect(skus(), 'even if the clock was set back').toEqual(['A', 'B', 'C', 'D'])
    expect(page.state.pending).toEqual([])
  })

  it('are pending before they are sent, and gone after the response', async () => {
    const { browser, sent } = shopWith()
    const page = browser.open()
    const shown: number[] = []
    page.subscribe(() => shown.push(page.state.pending.length))
    page.send(adding('A'))
    expect([shown, sent]).toEqual([[1], []])
    await browser.pass(0)
    expect(shown.at(-1)).toBe(0)
    const completed = [{ change: { fields: { sku: 'A' } }, response: { ok: true } }]
    expect(browser.completed[0]).toMatchObject(completed)
    // For a notice that loads later.
    expect([...page.state.completed.values()]).toMatchObject(completed)
  })

  it('are sent even when added during the last response', async () => {
    const { browser, skus } = shopWith()
    const page = browser.open()
    page.onResponse(({ change }) => {
      if (change.fields.sku === 'A') queueMicrotask(() => page.send(adding('B')))
    })
    page.send(adding('A'))
    await browser.pass(0)
    expect(skus()).toEqual(['A', 'B'])
  })

  it('with the same merge key are sent as one, with the sum of their counts', async () => {
    const { browser, applied } = shopWith()
    const page = browser.open()
    for (const quantity of [2, 3, 4, 5, 6]) page.send(setting('A', quantity, 1))
    expect(page.state.pending.map(({ counts }) => counts?.cart)).toEqual([5])
    await browser.pass(0)
    expect(applied.map(({ fields, counts }) => [fields.quantity, counts?.cart])).toEqual([['6', 5]])
  })

  it('are not merged with others or with one in flight', async () => {
    const { browser, applied } = shopWith(({ fields }) => {
      if (fields.quantity === '4') page.send(setting('A', 5, 1))
      return 'good'
    })
    const page = browser.open()
    page.send(setting('A', 2, 1))
    page.send(setting('B', 2, 1))
    page.send(setting('A', 3, 1))
    expect(page.state.pending).toHaveLength(3)
    await browser.pass(0)
    page.send(setting('A', 4, 1))
    await browser.pass(0)
    const asSent = applied.map(({ fields, counts }) => `${fields.sku}${fields.quantity} +${counts?.cart}`)
    expect(asSent).toEqual(['A2 +1', 'B2 +1', 'A3 +1', 'A4 +1', 'A5 +1'])
  })
})

describe('without a response, a change', () => {
  it('is retried after delays that grow to a minute', async () => {
    let isOnline = false
    const { browser, sent, skus } = shopWith(() => (isOnline ? 'good' : 'request lost'))
    const page = browser.open()
    const times: number[] = []
    page.subscribe(() => times.push(browser.now))
    page.send(adding('A'))
    await browser.pass(5 * minute)
    expect(page.state).toMatchObject({ isUnreachable: true, pending: [{ fields: { sku: 'A' } }] })
    // After 1, 2, 4, 8, 16 and 32 seconds, then every minute.
    expect(sent).toHaveLength(1 + 6 + 3)
    isOnline = true
    await browser.pass(minute)
    expect([skus(), page.state.isUnreachable, page.state.pending]).toEqual([['A'], false, []])
  })

  it('is not retried more often when there are several', async () => {
    const { browser, sent } = shopWith(() => 'request lost')
    const page = browser.open()
    for (let time = 0; time < 10; time++) {
      page.send(adding('A'))
      await browser.pass(0)
    }
    const before = sent.length
    await browser.pass(30 * minute)
    expect(sent.length - before).toBeLessThan(40)
  })

  it('waits for Retry-After', async () => {
    let isBusy = true
    let requests = 0
    const browser = new FakeBrowser(async () => {
      requests++
      return isBusy ? { retryAfter: 30_000 } : success
    })
    const page = browser.open()
    page.send(adding('A'))
    await browser.pass(29_000)
    isBusy = false
    expect(requests).toBe(1)
    await browser.pass(2000)
    expect([requests, page.state.pending]).toEqual([2, []])
  })

  it('is sent at once when the shop is reachable again', async () => {
    let isOnline = false
    const { browser, skus } = shopWith(() => (isOnline ? 'good' : 'request lost'))
    const page = browser.open()
    page.send(adding('A'))
    await browser.pass(5 * minute)
    isOnline = true
    void browser.senders[0]!.sendAll()
    await browser.pass(0)
    expect(skus()).toEqual(['A'])
  })

  it('is sent by the next page with the same key', async () => {
    let isOnline = false
    const { browser, applied, sent } = shopWith(() => (isOnline ? 'good' : 'response lost'))
    browser.open().send(adding('A'))
    await browser.pass(0)
    isOnline = true
    const next = browser.open()
    expect(next.state.pending).toHaveLength(1)
    void browser.senders[1]!.sendAll()
    await browser.pass(0)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect([sent.length, applied.length]).toEqual([2, 1])
  })

  it('expires after a week with a message', async () => {
    const { browser, sent } = shopWith(() => 'request lost')
    browser.open().send(adding('A'))
    await browser.pass(week + 2 * minute)
    const page = browser.pages[0]!
    expect([page.state.pending, page.state.isUnreachable]).toEqual([[], false])
    expect(browser.completed[0]).toMatchObject([{ response: { ok: false } }])
    const before = sent.length
    await browser.pass(minute)
    expect([sent.length, browser.scheduledCount]).toEqual([before, 0])
  })
})

describe('several open pages', () => {
  it('send one at a time, and each gets all responses', async () => {
    let inFlight = 0
    const { browser, skus } = shopWith(() => {
      expect(++inFlight).toBe(1)
      queueMicrotask(() => inFlight--)
      return 'good'
    })
    const [first, second] = [browser.open(), browser.open()]
    const keys = [first.send(adding('A')), second.send(adding('B')), first.send(adding('C'))]
    await browser.pass(0)
    expect(skus()).toEqual(['A', 'B', 'C'])
    for (const completed of browser.completed) expect(completed.map(({ change }) => change.key)).toEqual(keys)
    for (const { state } of browser.pages) expect(state.pending).toEqual([])
  })

  it('show changes of the others', async () => {
    const { browser } = shopWith(() => 'request lost')
    const [first, second] = [browser.open(), browser.open()]
    first.send(adding('A', 2))
    expect(second.state.pending).toMatchObject([{ counts: { cart: 2 } }])
  })

  it('lose and duplicate nothing, with any failures of connection and pages', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ do: fc.constant('send' as const), page: fc.nat(3) }) },
      { weight: 1, arbitrary: fc.constant({ do: 'open' as const }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.nat(5) }) },
    )
    const lines = fc.infiniteStream(fc.constantFrom('good', 'good', 'request lost', 'response lost' as const))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), lines, async (steps, line) => {
        let isRepaired = false
        const { browser, applied } = shopWith(() => (isRepaired ? 'good' : line.next().value))
        browser.open()
        const expected: string[] = []
        for (const one of steps) {
          if (one.do === 'open') browser.open()
          else if (one.do === 'wait') await browser.pass(one.seconds * 1000)
          else {
            expected.push(`${expected.length}`)
            browser.pages[one.page % browser.pages.length]!.send(adding(expected.at(-1)!))
          }
        }
        isRepaired = true
        await browser.pass(2 * minute)
        expect(applied.map(({ fields }) => fields.sku)).toEqual(expected)
        for (const { state } of browser.pages)
          expect(state).toMatchObject({ pending: [], isUnreachable: false })
      }),
    )
  })
})
