import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes that the process holds after everything was given back that it does not need. */
export async function settledMemory(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let time = 0; time < 3; time++) {
    collect()
    // What was collected goes back to the system a moment later.
    await setTimeout(500)
  }
  return process.memoryUsage.rss()
}
