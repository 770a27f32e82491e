import { Worker } from 'node:worker_threads'
import type { ShopCopy } from './backup.ts'
import type { CopyResult } from './copy-shop.server.ts'

/** The bundle has the thread's entry beside the server's. */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './backup-worker.server.ts' : './backup-worker.js',
  import.meta.url,
)

/** Copies the shop on a thread, so that no request waits for reading and hashing. Rejects when the shop closes. */
export async function copyShopOnThread(shop: ShopCopy, closing: AbortSignal): Promise<CopyResult> {
  const { promise, resolve, reject } = Promise.withResolvers<CopyResult>()
  const thread = new Worker(entry, { workerData: shop })
  const stop = () => void thread.terminate()
  closing.addEventListener('abort', stop)
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error('the backup was interrupted')))
  try {
    return await promise
  } finally {
    closing.removeEventListener('abort', stop)
  }
}
