import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { deleteUnfinishedFiles } from '../pictures/write-file-atomically.server.ts'
import { balanceDue, formatInvoiceNumber } from './invoice.ts'
import type { InvoiceContent } from './invoice-pdf.server.ts'
import { InvoiceRenderer } from './invoice-renderer.server.ts'

export type InvoiceFileResult = { ok: true; file: Buffer } | { ok: false; reason: 'busy' }

/** Rendered invoices. Each is rendered once; a later change of the seller's address does not affect it. */
export class InvoiceFiles {
  readonly #folder: string
  readonly #renderer: InvoiceRenderer
  readonly #rendering = new Map<string, Promise<void>>()

  constructor(folder: string, renderer = new InvoiceRenderer()) {
    this.#folder = folder
    this.#renderer = renderer
  }

  /** The PDF of an invoice; undefined until it is rendered. */
  async find(content: Pick<InvoiceContent, 'order' | 'invoice'>): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#fileOf(content))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }

  /** The PDF of an invoice, or `busy` if too many are waiting. Concurrent requests share one render. */
  async findOrRender(content: InvoiceContent): Promise<InvoiceFileResult> {
    const file = this.#fileOf(content)
    const found = await this.find(content)
    if (found) return { ok: true, file: found }
    let rendering = this.#rendering.get(file)
    if (!rendering) {
      rendering = this.#renderer.render({ file, content })?.finally(() => this.#rendering.delete(file))
      if (!rendering) return { ok: false, reason: 'busy' }
      this.#rendering.set(file, rendering)
    }
    await rendering
    return { ok: true, file: await readFile(file) }
  }

  /** Deletes half-written files of killed processes. */
  deleteUnfinished(now: Date): Promise<void> {
    return deleteUnfinishedFiles(this.#folder, now)
  }

  close(): Promise<void> {
    return this.#renderer.close()
  }

  /**
   * Named by the order too, because another database in this folder starts at 1 again, and by the balance due: the only thing on
   * an invoice that changes.
   */
  #fileOf({ order, invoice }: Pick<InvoiceContent, 'order' | 'invoice'>): string {
    return path.join(
      this.#folder,
      `${formatInvoiceNumber(invoice)}-${order.number}-due-${balanceDue(order)}.pdf`,
    )
  }
}
