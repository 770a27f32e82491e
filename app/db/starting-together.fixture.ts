import { parentPort, workerData } from 'node:worker_threads'
import { secretKeyIn } from './secret-key-file.server.ts'

interface Together {
  folders: string[]
  /** How many have come to each folder. */
  arrivals: Int32Array
  starters: number
}

/** Runs in several threads: all ask for the key of each folder at the same moment. */
const { folders, arrivals, starters }: Together = workerData
const keys = folders.map((folder, at) => {
  Atomics.add(arrivals, at, 1)
  while (Atomics.load(arrivals, at) < starters);
  return secretKeyIn(folder).toString('hex')
})
parentPort!.postMessage(keys)
