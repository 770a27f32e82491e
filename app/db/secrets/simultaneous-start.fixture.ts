import { parentPort, workerData } from 'node:worker_threads'
import { loadSecretKey } from './secret-key-file.server.ts'

interface Together {
  folders: string[]
  /** How many threads have reached each folder. */
  arrivals: Int32Array
  starters: number
}

/** Runs in several threads that request each folder's key at the same moment. */
const { folders, arrivals, starters }: Together = workerData
const keys = folders.map((folder, at) => {
  Atomics.add(arrivals, at, 1)
  while (Atomics.load(arrivals, at) < starters);
  return loadSecretKey(folder).toString('hex')
})
parentPort!.postMessage(keys)
