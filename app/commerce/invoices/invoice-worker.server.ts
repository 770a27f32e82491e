import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import { type InvoiceContent, invoicePdf } from './invoice-pdf.server.ts'

export interface InvoiceRenderJob {
  id: number
  /** The path of the PDF. */
  file: string
  content: InvoiceContent
}

/** Without an error the file is written. */
export interface InvoiceRenderResult {
  id: number
  error?: string
}

// On a thread of its own, because the layout would block the server for 180 ms.
parentPort?.on('message', async ({ id, file, content }: InvoiceRenderJob) => {
  const result: InvoiceRenderResult = { id }
  try {
    writeOnce(file, await invoicePdf(content))
  } catch (error) {
    result.error = error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  parentPort!.postMessage(result)
})

/** Atomic. The first process to write a file wins. */
function writeOnce(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${randomUUID()}`
  try {
    writeFileSync(unfinished, bytes, { mode: 0o600, flag: 'wx', flush: true })
    linkSync(unfinished, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
}
