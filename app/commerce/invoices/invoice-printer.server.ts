import { Worker } from 'node:worker_threads'
import type { PrintDone, PrintJob } from './invoice-worker.server.ts'

/** In the bundle, the thread's entry lies beside the server's under another name. */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './invoice-worker.server.ts' : './invoice-worker.js',
  import.meta.url,
)

/** At 180 ms each, the last of these is printed after four seconds. */
const maxWaiting = 20

/** Enough for an invoice of many pages; one that needs more ends the thread, and not the shop. */
const maxMemory = 512

interface Waiting {
  resolve(): void
  reject(error: Error): void
}

/** Prints invoices on one thread of its own, which starts with the first invoice and again after it crashed. */
export class InvoicePrinter {
  readonly #waiting = new Map<number, Waiting>()
  #thread: Worker | undefined
  #lastId = 0

  /** Prints into a file: a promise that it is there, or undefined when too many wait already. Rejects when it cannot be printed. */
  print(job: Omit<PrintJob, 'id'>): Promise<void> | undefined {
    if (this.#waiting.size >= maxWaiting) return undefined
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#thread ??= this.#start()
      this.#thread.postMessage({ id, ...job } satisfies PrintJob)
    })
  }

  /** Ends the thread, and what it has not printed. */
  async close(): Promise<void> {
    await this.#thread?.terminate()
  }

  #start(): Worker {
    const thread = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: maxMemory } })
    let reason = new Error('the thread that prints invoices was ended')
    thread.on('message', (done: PrintDone) => this.#finish(done))
    thread.on('error', error => {
      reason = error as Error
    })
    thread.once('exit', () => {
      this.#thread = undefined
      for (const { reject } of this.#waiting.values()) reject(reason)
      this.#waiting.clear()
    })
    // The shop may end while it waits for nothing.
    thread.unref()
    return thread
  }

  #finish({ id, failure }: PrintDone): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (failure === undefined) waiting?.resolve()
    else waiting?.reject(new Error(failure))
  }
}
