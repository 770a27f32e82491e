import { createHash } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { deleteUnfinishedFiles } from '#commerce/catalog/pictures/write-file-atomically.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import { formatDocumentNumber, type IssuedDocument } from '../document.ts'
import { DocumentRenderer } from './document-renderer.server.ts'

export type DocumentFileResult = { ok: true; file: Buffer; sha256: string } | { ok: false; reason: 'busy' }

/** A document and the order it is about. */
export type FiledDocument = Pick<IssuedDocument, 'kind' | 'number' | 'content' | 'sha256'> & {
  order: Pick<Order, 'number'>
}

/** The PDFs of invoices and credit notes. Each is rendered once and checked against its hash whenever it is read. */
export class DocumentFiles {
  readonly #folder: string
  readonly #renderer: DocumentRenderer
  readonly #rendering = new Map<string, Promise<boolean>>()

  constructor(folder: string, renderer = new DocumentRenderer()) {
    this.#folder = folder
    this.#renderer = renderer
  }

  /** The PDF as it was first rendered; undefined if it wasn't, or if its file is missing or damaged. */
  async find(document: FiledDocument): Promise<Buffer | undefined> {
    if (document.sha256 === null) return undefined
    const file = await readIfExists(this.#pathOf(document))
    return file && hashOf(file) === document.sha256 ? file : undefined
  }

  /** Renders the PDF, or `busy` if too many are waiting. Concurrent requests share one render. */
  async render(document: FiledDocument): Promise<DocumentFileResult> {
    const file = this.#pathOf(document)
    let rendering = this.#rendering.get(file)
    if (!rendering) {
      rendering = this.#write(file, document).finally(() => this.#rendering.delete(file))
      this.#rendering.set(file, rendering)
    }
    if (!(await rendering)) return { ok: false, reason: 'busy' }
    const bytes = await readFile(file)
    return { ok: true, file: bytes, sha256: hashOf(bytes) }
  }

  /** Deletes half-written files of killed processes. */
  deleteUnfinished(now: Date): Promise<void> {
    return deleteUnfinishedFiles(this.#folder, now)
  }

  close(): Promise<void> {
    return this.#renderer.close()
  }

  /** False if too many are waiting. */
  async #write(file: string, document: FiledDocument): Promise<boolean> {
    // Another process wrote it first, and its hash isn't known yet.
    if (document.sha256 === null && (await exists(file))) return true
    const rendering = this.#renderer.render({ file, content: document.content })
    await rendering
    return rendering !== undefined
  }

  /** Named by the order too, because another database in this folder starts at 1 again. */
  #pathOf({ kind, number, order }: FiledDocument): string {
    return path.join(this.#folder, `${kind}-${formatDocumentNumber(number)}-${order.number}.pdf`)
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
