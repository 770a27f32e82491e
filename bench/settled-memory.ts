import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8 gives the pages that it no longer needs back to the system after about 8 seconds. */
const givenBack = 10_000

/** Bytes that the process holds after everything was given back that it does not need. */
export async function settledMemory(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let time = 0; time < 2; time++) {
    collect()
    await setTimeout(givenBack)
  }
  return process.memoryUsage.rss()
}
