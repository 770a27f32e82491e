import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { DocumentContent } from '../document-content.ts'
import { documentPdf } from './document-pdf.server.ts'

export interface DocumentRenderJob {
  id: number
  /** The path of the PDF. */
  file: string
  content: DocumentContent
}

/** Without an error the file is written. */
export interface DocumentRenderResult {
  id: number
  error?: string
}

// On a thread of its own, because the layout would block the server for 180 ms.
parentPort?.on('message', async ({ id, file, content }: DocumentRenderJob) => {
  const result: DocumentRenderResult = { id }
  try {
    writeAtomically(file, await documentPdf(content))
  } catch (error) {
    result.error = error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  parentPort!.postMessage(result)
})

/** Two processes write the same bytes, so either may be last. */
function writeAtomically(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${randomUUID()}`
  try {
    writeFileSync(unfinished, bytes, { mode: 0o600, flag: 'wx', flush: true })
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
}
