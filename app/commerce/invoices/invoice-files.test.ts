import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../../test/databases.ts'
import { toAmount } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { InvoiceFiles } from './invoice-files.server.ts'
import type { InvoiceContent } from './invoice-pdf.server.ts'
import { InvoiceRenderer } from './invoice-renderer.server.ts'

const now = '2026-11-21T12:00:00.000Z'
const address = { name: 'Ada', company: '', line1: '1 Main St', line2: '', postalCode: '94103' }

const order: Order = {
  ...{ id: 1, number: 'T-7KQ4-M2XA', token: 'a'.repeat(22), visitorId: 1, email: 'ada@example.com' },
  ...{ state: 'paid', placedAt: now, currency: 'USD', deliveryName: 'Parcel', payment: 'test' },
  address: { ...address, city: 'San Francisco', region: 'CA', country: 'US', phone: '' },
  ...{ lines: [], discounts: [], taxes: [], taxIncluded: true, subtotal: toAmount(0), discount: toAmount(0) },
  ...{
    delivery: toAmount(0),
    deliveryTax: toAmount(0),
    tax: toAmount(0),
    total: toAmount(0),
    giftCard: toAmount(0),
  },
  ...{ due: toAmount(0), paid: toAmount(0), refunded: toAmount(0), paymentDueAt: null, deliveredAt: null },
  ...{ events: [], shipments: [] },
}

const content = (number = order.number): InvoiceContent => ({
  order: { ...order, number },
  invoice: { number: 1, issuedAt: now },
  seller: { lines: ['Tote'], taxId: '' },
  account: '',
  language: 'en',
})

/** Its layout fails. */
const broken = { ...content(), order: { ...order, lines: null } } as unknown as InvoiceContent

/** Several processes with one data folder; `jobs` lists the process that rendered each invoice. */
async function folderFor(...processes: number[]) {
  const folder = path.join(await temporaryFolder(), 'invoices')
  const jobs: number[] = []
  const files = processes.map(name => {
    const renderer = new InvoiceRenderer()
    const render = renderer.render.bind(renderer)
    renderer.render = job => {
      jobs.push(name)
      return render(job)
    }
    return new InvoiceFiles(folder, renderer)
  })
  onTestFinished(async () => void (await Promise.all(files.map(one => one.close()))))
  return { folder, files, jobs }
}

async function render(files: InvoiceFiles, invoice = content()): Promise<Buffer> {
  const found = await files.findOrRender(invoice)
  if (!found.ok) throw new Error(found.reason)
  return found.file
}

describe('invoice files', () => {
  it('are rendered once, readable only by their owner, and never change', async () => {
    const { folder, files } = await folderFor(1, 2)
    const [one, other] = [files[0]!, files[1]!]
    expect(await one.find(content())).toBeUndefined()
    const file = await render(one)
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    const later = { ...content(), seller: { lines: ['Renamed'], taxId: '' } }
    for (const reader of [one, other]) {
      expect(await reader.find(later)).toEqual(file)
      expect(await render(reader, later)).toEqual(file)
    }
    const [name, ...more] = readdirSync(folder)
    expect([name, more]).toEqual(['000001-T-7KQ4-M2XA-due-0.pdf', []])
    expect((statSync(path.join(folder, name!)).mode & 0o777).toString(8)).toBe('600')
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700')
  })

  it('are shared by concurrent requests, and two processes keep one file', async () => {
    const { folder, files, jobs } = await folderFor(1, 2)
    const rendered = await Promise.all([0, 0, 0, 1, 1].map(at => render(files[at]!)))
    for (const file of rendered) expect(file).toEqual(rendered[0])
    expect(jobs).toEqual([1, 2])
    expect(readdirSync(folder)).toHaveLength(1)
    expect(await render(files[1]!)).toEqual(rendered[0])
    expect(jobs).toEqual([1, 2])
  })

  it('are separate for another order with the same number', async () => {
    const { folder, files } = await folderFor(1)
    await render(files[0]!)
    expect(await files[0]!.find(content('T-AAAA-AAAA'))).toBeUndefined()
    await render(files[0]!, content('T-AAAA-AAAA'))
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('are rendered anew once a balance due is paid', async () => {
    const { folder, files } = await folderFor(1)
    const unpaid = { ...order, state: 'placed' as const, total: toAmount(8800), due: toAmount(8800) }
    const first = await render(files[0]!, { ...content(), order: unpaid })
    const paid = { ...unpaid, state: 'paid' as const, paid: toAmount(8800) }
    expect(await files[0]!.find({ ...content(), order: paid })).toBeUndefined()
    expect(await render(files[0]!, { ...content(), order: paid })).not.toEqual(first)
    expect(await files[0]!.find({ ...content(), order: unpaid })).toEqual(first)
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('can be requested again after a failure', async () => {
    const { folder, files } = await folderFor(1)
    await expect(render(files[0]!, broken)).rejects.toThrow()
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
    expect((await render(files[0]!)).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('are refused while too many are waiting', async () => {
    const folder = await temporaryFolder()
    const renderer = new InvoiceRenderer()
    onTestFinished(() => renderer.close())
    const files = new InvoiceFiles(folder, renderer)
    const render = renderer.render
    renderer.render = () => undefined
    expect(await files.findOrRender(content())).toEqual({ ok: false, reason: 'busy' })
    renderer.render = render
    expect((await files.findOrRender(content())).ok).toBe(true)
  })
})

describe('the invoice renderer', () => {
  const printer = () => {
    const made = new InvoiceRenderer()
    onTestFinished(() => made.close())
    return made
  }

  it('works while the main thread is busy', async () => {
    const file = path.join(await temporaryFolder(), 'one.pdf')
    const done = printer().render({ file, content: content() })
    // Blocks this thread until the file exists.
    const late = performance.now() + 15_000
    while (!existsSync(file) && performance.now() < late);
    expect(existsSync(file)).toBe(true)
    await done
  })

  it('rejects waiting jobs when its thread ends, and starts a new one', async () => {
    const folder = await temporaryFolder()
    const mine = printer()
    const waiting = mine.render({ file: path.join(folder, 'one.pdf'), content: content() })
    await Promise.all([expect(waiting).rejects.toThrow('has ended'), mine.close()])
    await mine.render({ file: path.join(folder, 'two.pdf'), content: content() })
    expect(readdirSync(folder)).toEqual(['two.pdf'])
  })

  it('accepts at most twenty jobs at once', async () => {
    const mine = printer()
    const file = path.join(await temporaryFolder(), 'one.pdf')
    await mine.render({ file, content: content() })
    const all = Array.from({ length: 21 }, () => mine.render({ file, content: content() }))
    expect(all.indexOf(undefined)).toBe(20)
    const ended = Promise.allSettled(all)
    await mine.close()
    await ended
    await mine.render({ file, content: content() })
  })

  it('never overwrites a file of another process', async () => {
    const file = path.join(await temporaryFolder(), 'one.pdf')
    writeFileSync(file, 'first')
    await printer().render({ file, content: content() })
    expect(statSync(file).size).toBe(5)
    expect(readdirSync(path.dirname(file))).toEqual(['one.pdf'])
  })
})
