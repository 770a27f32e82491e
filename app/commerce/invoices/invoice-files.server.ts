import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { removeUnfinishedIn } from '../pictures/write-whole.server.ts'
import { invoiceNumber } from './invoice.ts'
import type { PrintedInvoice } from './invoice-pdf.server.ts'
import { InvoicePrinter } from './invoice-printer.server.ts'

export type FoundInvoice = { ok: true; file: Buffer } | { ok: false; because: 'busy' }

/** Invoices as they were printed first. An invoice never changes, so each is printed once, whoever asks for it. */
export class InvoiceFiles {
  readonly #folder: string
  readonly #printer: InvoicePrinter
  readonly #printing = new Map<string, Promise<void>>()

  constructor(folder: string, printer = new InvoicePrinter()) {
    this.#folder = folder
    this.#printer = printer
  }

  /** The PDF of an invoice that was printed before; undefined otherwise. */
  async find(named: Pick<PrintedInvoice, 'order' | 'invoice'>): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#fileOf(named))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }

  /** The PDF of an invoice, printed now if nobody has; `busy` when too many wait. Concurrent requests share one printing. */
  async findOrPrint(printed: PrintedInvoice): Promise<FoundInvoice> {
    const file = this.#fileOf(printed)
    const found = await this.find(printed)
    if (found) return { ok: true, file: found }
    let printing = this.#printing.get(file)
    if (!printing) {
      printing = this.#printer.print({ file, printed })?.finally(() => this.#printing.delete(file))
      if (!printing) return { ok: false, because: 'busy' }
      this.#printing.set(file, printing)
    }
    await printing
    return { ok: true, file: await readFile(file) }
  }

  /** Removes what a process left half written when it was killed. */
  removeUnfinished(now: Date): Promise<void> {
    return removeUnfinishedIn(this.#folder, now)
  }

  close(): Promise<void> {
    return this.#printer.close()
  }

  /** Named by the order too: another database in the same folder counts from 1 again. */
  #fileOf({ order, invoice }: Pick<PrintedInvoice, 'order' | 'invoice'>): string {
    return path.join(this.#folder, `${invoiceNumber(invoice)}-${order.number}.pdf`)
  }
}
