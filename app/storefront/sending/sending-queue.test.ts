import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Browser } from './browser.fixture.ts'
import type { Posted } from './sender.ts'
import type { Change, Waiting } from './waiting.ts'

const minute = 60_000
const week = 7 * 24 * 60 * minute

const adding = (sku: string, quantity = 1): Change => ({
  to: '/cart/add',
  fields: { sku, quantity: String(quantity) },
  counts: { cart: quantity },
})
const setting = (sku: string, quantity: number, more: number): Change => ({
  to: '/cart/change',
  fields: { sku, quantity: String(quantity) },
  counts: { cart: more },
  instead: `quantity of ${sku}`,
})

const noAnswer: Posted = { wait: 0 }
const done: Posted = { answer: { ok: true, words: 'Done.' } }

/** A shop that does each change once, and how its line is: what it is sent may come, or its answer, or neither. */
function shopWith(line: (change: Waiting) => 'good' | 'cut before' | 'cut after' = () => 'good') {
  const did: Waiting[] = []
  const sent: Waiting[] = []
  const browser = new Browser(async change => {
    sent.push(change)
    const how = line(change)
    await null
    if (how === 'cut before') return noAnswer
    if (!did.some(({ key }) => key === change.key)) did.push(change)
    return how === 'good' ? done : noAnswer
  })
  const skus = () => did.map(({ fields }) => fields.sku)
  return { browser, did, sent, skus }
}

describe('what a shopper does', () => {
  it('is sent one after the other, in the order in which it was done', async () => {
    let underWay = 0
    const { browser, skus } = shopWith(() => {
      expect(++underWay).toBe(1)
      queueMicrotask(() => underWay--)
      return 'good'
    })
    const page = browser.open()
    for (const sku of ['A', 'B', 'C']) page.send(adding(sku))
    expect(page.state.waiting.map(({ fields }) => fields.sku)).toEqual(['A', 'B', 'C'])
    await browser.pass(0)
    expect(skus()).toEqual(['A', 'B', 'C'])
    expect(page.state.waiting).toEqual([])
  })

  it('is on the screen before it is sent, and corrected when it is answered', async () => {
    const { browser, sent } = shopWith()
    const page = browser.open()
    const shown: number[] = []
    page.follow(() => shown.push(page.state.waiting.length))
    page.send(adding('A'))
    expect([shown, sent]).toEqual([[1], []])
    await browser.pass(0)
    expect(shown.at(-1)).toBe(0)
    expect(browser.answered[0]).toMatchObject([{ change: { fields: { sku: 'A' } }, answer: { ok: true } }])
  })

  it('is sent when it comes in the moment in which all others are answered', async () => {
    const { browser, skus } = shopWith()
    const page = browser.open()
    page.hear(({ change }) => {
      if (change.fields.sku === 'A') queueMicrotask(() => page.send(adding('B')))
    })
    page.send(adding('A'))
    await browser.pass(0)
    expect(skus()).toEqual(['A', 'B'])
  })

  it('of a stepper pressed five times is sent as one, with what all of it comes to', async () => {
    const { browser, did } = shopWith()
    const page = browser.open()
    for (const quantity of [2, 3, 4, 5, 6]) page.send(setting('A', quantity, 1))
    expect(page.state.waiting.map(({ counts }) => counts?.cart)).toEqual([5])
    await browser.pass(0)
    expect(did.map(({ fields, counts }) => [fields.quantity, counts?.cart])).toEqual([['6', 5]])
  })

  it('does not stand for another thing, nor for one that is under way', async () => {
    const { browser, did } = shopWith(({ fields }) => {
      if (fields.quantity === '4') page.send(setting('A', 5, 1))
      return 'good'
    })
    const page = browser.open()
    page.send(setting('A', 2, 1))
    page.send(setting('B', 2, 1))
    page.send(setting('A', 3, 1))
    expect(page.state.waiting).toHaveLength(3)
    await browser.pass(0)
    page.send(setting('A', 4, 1))
    await browser.pass(0)
    const asSent = did.map(({ fields, counts }) => `${fields.sku}${fields.quantity} +${counts?.cart}`)
    expect(asSent).toEqual(['A2 +1', 'B2 +1', 'A3 +1', 'A4 +1', 'A5 +1'])
  })
})

describe('without an answer', () => {
  it('it is kept, and tried after pauses that grow to a minute', async () => {
    let lineIsGood = false
    const { browser, sent, skus } = shopWith(() => (lineIsGood ? 'good' : 'cut before'))
    const page = browser.open()
    const times: number[] = []
    page.follow(() => times.push(browser.now))
    page.send(adding('A'))
    await browser.pass(5 * minute)
    expect(page.state).toMatchObject({ stuck: true, waiting: [{ fields: { sku: 'A' } }] })
    // After 1, 2, 4, 8, 16 and 32 seconds, and each minute.
    expect(sent).toHaveLength(1 + 6 + 3)
    lineIsGood = true
    await browser.pass(minute)
    expect([skus(), page.state.stuck, page.state.waiting]).toEqual([['A'], false, []])
  })

  it('many things are tried no more often than one', async () => {
    const { browser, sent } = shopWith(() => 'cut before')
    const page = browser.open()
    for (let time = 0; time < 10; time++) {
      page.send(adding('A'))
      await browser.pass(0)
    }
    const before = sent.length
    await browser.pass(30 * minute)
    expect(sent.length - before).toBeLessThan(40)
  })

  it('it waits as long as the shop asks for', async () => {
    let busy = true
    let asked = 0
    const browser = new Browser(async () => {
      asked++
      return busy ? { wait: 30_000 } : done
    })
    const page = browser.open()
    page.send(adding('A'))
    await browser.pass(29_000)
    busy = false
    expect(asked).toBe(1)
    await browser.pass(2000)
    expect([asked, page.state.waiting]).toEqual([2, []])
  })

  it('it is tried at once when the line is back', async () => {
    let lineIsGood = false
    const { browser, skus } = shopWith(() => (lineIsGood ? 'good' : 'cut before'))
    const page = browser.open()
    page.send(adding('A'))
    await browser.pass(5 * minute)
    lineIsGood = true
    void browser.senders[0]!.sendAll()
    await browser.pass(0)
    expect(skus()).toEqual(['A'])
  })

  it('it is sent by the page that comes after, with the key that it had', async () => {
    let lineIsGood = false
    const { browser, did, sent } = shopWith(() => (lineIsGood ? 'good' : 'cut after'))
    browser.open().send(adding('A'))
    await browser.pass(0)
    lineIsGood = true
    const next = browser.open()
    expect(next.state.waiting).toHaveLength(1)
    void browser.senders[1]!.sendAll()
    await browser.pass(0)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect([sent.length, did.length]).toEqual([2, 1])
  })

  it('it is given up after a week, and the shopper is told', async () => {
    const { browser, sent } = shopWith(() => 'cut before')
    browser.open().send(adding('A'))
    await browser.pass(week + 2 * minute)
    const page = browser.pages[0]!
    expect([page.state.waiting, page.state.stuck]).toEqual([[], false])
    expect(browser.answered[0]).toMatchObject([{ answer: { ok: false } }])
    const before = sent.length
    await browser.pass(minute)
    expect([sent.length, browser.planned]).toEqual([before, 0])
  })
})

describe('several open pages', () => {
  it('send one after the other, and each hears what became of its own', async () => {
    let underWay = 0
    const { browser, skus } = shopWith(() => {
      expect(++underWay).toBe(1)
      queueMicrotask(() => underWay--)
      return 'good'
    })
    const [first, second] = [browser.open(), browser.open()]
    const keys = [first.send(adding('A')), second.send(adding('B')), first.send(adding('C'))]
    await browser.pass(0)
    expect(skus()).toEqual(['A', 'B', 'C'])
    for (const heard of browser.answered) expect(heard.map(({ change }) => change.key)).toEqual(keys)
    for (const { state } of browser.pages) expect(state.waiting).toEqual([])
  })

  it('show what the others did', async () => {
    const { browser } = shopWith(() => 'cut before')
    const [first, second] = [browser.open(), browser.open()]
    first.send(adding('A', 2))
    expect(second.state.waiting).toMatchObject([{ counts: { cart: 2 } }])
  })

  it('lose and double nothing, however often the line breaks and pages come and go', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ do: fc.constant('send' as const), page: fc.nat(3) }) },
      { weight: 1, arbitrary: fc.constant({ do: 'open' as const }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.nat(5) }) },
    )
    const lines = fc.infiniteStream(fc.constantFrom('good', 'good', 'cut before', 'cut after' as const))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), lines, async (steps, line) => {
        let repaired = false
        const { browser, did } = shopWith(() => (repaired ? 'good' : line.next().value))
        browser.open()
        const wanted: string[] = []
        for (const one of steps) {
          if (one.do === 'open') browser.open()
          else if (one.do === 'wait') await browser.pass(one.seconds * 1000)
          else {
            wanted.push(`${wanted.length}`)
            browser.pages[one.page % browser.pages.length]!.send(adding(wanted.at(-1)!))
          }
        }
        repaired = true
        await browser.pass(2 * minute)
        expect(did.map(({ fields }) => fields.sku)).toEqual(wanted)
        for (const { state } of browser.pages) expect(state).toMatchObject({ waiting: [], stuck: false })
      }),
    )
  })
})
