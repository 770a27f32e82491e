import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../../test/databases.ts'
import { cents } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { InvoiceFiles } from './invoice-files.server.ts'
import type { PrintedInvoice } from './invoice-pdf.server.ts'
import { InvoicePrinter } from './invoice-printer.server.ts'

const now = '2026-11-21T12:00:00.000Z'
const address = { name: 'Ada', company: '', line1: '1 Main St', line2: '', postalCode: '94103' }

const order: Order = {
  ...{ id: 1, number: 'T-7KQ4-M2XA', token: 'a'.repeat(22), visitorId: 1, email: 'ada@example.com' },
  ...{ state: 'paid', placedAt: now, currency: 'USD', deliveryName: 'Parcel', payment: 'test' },
  address: { ...address, city: 'San Francisco', region: 'CA', country: 'US', phone: '' },
  ...{ lines: [], discounts: [], taxes: [], taxIncluded: true, subtotal: cents(0), discount: cents(0) },
  ...{ delivery: cents(0), deliveryTax: cents(0), tax: cents(0), total: cents(0), giftCard: cents(0) },
  ...{ due: cents(0), paid: cents(0), refunded: cents(0), paymentDueAt: null, deliveredAt: null },
  ...{ moves: [], parcels: [] },
}

const printed = (number = order.number): PrintedInvoice => ({
  order: { ...order, number },
  invoice: { number: 1, issuedAt: now },
  seller: { lines: ['Tote'], taxId: '' },
  account: '',
})

/** Cannot be laid out. */
const broken = { ...printed(), order: { ...order, lines: null } } as unknown as PrintedInvoice

/** Several processes with one data folder; `jobs` has the name of a process for each invoice that it had printed. */
async function folderFor(...processes: number[]) {
  const folder = path.join(await temporaryFolder(), 'invoices')
  const jobs: number[] = []
  const files = processes.map(name => {
    const printer = new InvoicePrinter()
    const print = printer.print.bind(printer)
    printer.print = job => {
      jobs.push(name)
      return print(job)
    }
    return new InvoiceFiles(folder, printer)
  })
  onTestFinished(async () => void (await Promise.all(files.map(one => one.close()))))
  return { folder, files, jobs }
}

async function print(files: InvoiceFiles, wanted = printed()): Promise<Buffer> {
  const found = await files.findOrPrint(wanted)
  if (!found.ok) throw new Error(found.because)
  return found.file
}

describe('an invoice as a file', () => {
  it('is printed once, for its owner alone, and the same ever after', async () => {
    const { folder, files } = await folderFor(1, 2)
    const [one, other] = [files[0]!, files[1]!]
    expect(await one.find(printed())).toBeUndefined()
    const file = await print(one)
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    const later = { ...printed(), order: { ...order, paid: cents(5000) } }
    for (const reader of [one, other]) {
      expect(await reader.find(later)).toEqual(file)
      expect(await print(reader, later)).toEqual(file)
    }
    const [name, ...more] = readdirSync(folder)
    expect([name, more]).toEqual(['000001-T-7KQ4-M2XA.pdf', []])
    expect((statSync(path.join(folder, name!)).mode & 0o777).toString(8)).toBe('600')
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700')
  })

  it('is printed once for all who ask at the same time, and one file stays of two processes', async () => {
    const { folder, files, jobs } = await folderFor(1, 2)
    const asked = await Promise.all([0, 0, 0, 1, 1].map(at => print(files[at]!)))
    for (const file of asked) expect(file).toEqual(asked[0])
    expect(jobs).toEqual([1, 2])
    expect(readdirSync(folder)).toHaveLength(1)
    expect(await print(files[1]!)).toEqual(asked[0])
    expect(jobs).toEqual([1, 2])
  })

  it('of another order with the same number is another file', async () => {
    const { folder, files } = await folderFor(1)
    await print(files[0]!)
    expect(await files[0]!.find(printed('T-AAAA-AAAA'))).toBeUndefined()
    await print(files[0]!, printed('T-AAAA-AAAA'))
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('is asked for again after it could not be printed', async () => {
    const { folder, files } = await folderFor(1)
    await expect(print(files[0]!, broken)).rejects.toThrow()
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
    expect((await print(files[0]!)).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is refused while too many wait, and printed later', async () => {
    const folder = await temporaryFolder()
    const printer = new InvoicePrinter()
    onTestFinished(() => printer.close())
    const files = new InvoiceFiles(folder, printer)
    const print = printer.print
    printer.print = () => undefined
    expect(await files.findOrPrint(printed())).toEqual({ ok: false, because: 'busy' })
    printer.print = print
    expect((await files.findOrPrint(printed())).ok).toBe(true)
  })
})

describe('printing', () => {
  const printer = () => {
    const made = new InvoicePrinter()
    onTestFinished(() => made.close())
    return made
  }

  it('goes on while the thread that serves does something else', async () => {
    const file = path.join(await temporaryFolder(), 'one.pdf')
    const done = printer().print({ file, printed: printed() })
    // This thread does nothing for anybody else until the file is there.
    const late = performance.now() + 15_000
    while (!existsSync(file) && performance.now() < late);
    expect(existsSync(file)).toBe(true)
    await done
  })

  it('fails for those who wait when its thread ends, and then goes on', async () => {
    const folder = await temporaryFolder()
    const mine = printer()
    const waiting = mine.print({ file: path.join(folder, 'one.pdf'), printed: printed() })
    await Promise.all([expect(waiting).rejects.toThrow('was ended'), mine.close()])
    await mine.print({ file: path.join(folder, 'two.pdf'), printed: printed() })
    expect(readdirSync(folder)).toEqual(['two.pdf'])
  })

  it('takes no more than twenty at once', async () => {
    const mine = printer()
    const file = path.join(await temporaryFolder(), 'one.pdf')
    await mine.print({ file, printed: printed() })
    const all = Array.from({ length: 21 }, () => mine.print({ file, printed: printed() }))
    expect(all.indexOf(undefined)).toBe(20)
    const ended = Promise.allSettled(all)
    await mine.close()
    await ended
    await mine.print({ file, printed: printed() })
  })

  it('does not write over what another process wrote first', async () => {
    const file = path.join(await temporaryFolder(), 'one.pdf')
    writeFileSync(file, 'first')
    await printer().print({ file, printed: printed() })
    expect(statSync(file).size).toBe(5)
    expect(readdirSync(path.dirname(file))).toEqual(['one.pdf'])
  })
})
