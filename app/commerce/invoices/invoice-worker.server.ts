import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import { invoicePdf, type PrintedInvoice } from './invoice-pdf.server.ts'

/** What the shop asks its printing thread for. */
export interface PrintJob {
  id: number
  /** Where the PDF is written. */
  file: string
  printed: PrintedInvoice
}

/** Without a failure the file is there. */
export interface PrintDone {
  id: number
  failure?: string
}

/** The thread that prints invoices: laying out a page would keep the serving thread from everybody else for 180 ms. */
parentPort?.on('message', async ({ id, file, printed }: PrintJob) => {
  const done: PrintDone = { id }
  try {
    writeOnce(file, await invoicePdf(printed))
  } catch (error) {
    done.failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  parentPort!.postMessage(done)
})

/** Others never see half a file; what another process wrote first stays. */
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
