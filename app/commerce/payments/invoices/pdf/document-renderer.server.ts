import { Worker } from 'node:worker_threads'
import type { DocumentRenderJob, DocumentRenderResult } from './document-worker.server.ts'

/** The bundle has the thread's entry beside the server's. */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './document-worker.server.ts' : './document-worker.js',
  import.meta.url,
)

/** At 180 ms each, the last one takes four seconds. */
const maxWaiting = 20

/** Enough for many pages. A document that needs more crashes the thread, not the shop. */
const maxMemoryMb = 512

interface WaitingJob {
  resolve(): void
  reject(error: Error): void
}

/** Renders documents on a thread that starts with the first one and restarts after a crash. */
export class DocumentRenderer {
  readonly #waiting = new Map<number, WaitingJob>()
  #thread: Worker | undefined
  #lastId = 0

  /** Resolves once the file is written. Undefined if too many jobs are waiting. */
  render(job: Omit<DocumentRenderJob, 'id'>): Promise<void> | undefined {
    if (this.#waiting.size >= maxWaiting) return undefined
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#thread ??= this.#start()
      this.#thread.postMessage({ id, ...job } satisfies DocumentRenderJob)
    })
  }

  /** Rejects the waiting jobs. */
  async close(): Promise<void> {
    await this.#thread?.terminate()
  }

  #start(): Worker {
    const thread = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } })
    let reason = new Error('the document thread has ended')
    thread.on('message', (result: DocumentRenderResult) => this.#finish(result))
    thread.on('error', error => {
      reason = error as Error
    })
    thread.once('exit', () => {
      this.#thread = undefined
      for (const { reject } of this.#waiting.values()) reject(reason)
      this.#waiting.clear()
    })
    // An idle thread must not keep the process running.
    thread.unref()
    return thread
  }

  #finish({ id, error }: DocumentRenderResult): void {
    const job = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error === undefined) job?.resolve()
    else job?.reject(new Error(error))
  }
}
