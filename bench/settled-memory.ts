import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8 releases unused pages after about 8 seconds. */
const releaseDelay = 10_000

/** Bytes of resident memory after unused memory was released. */
export async function settledMemory(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let time = 0; time < 2; time++) {
    collect()
    await setTimeout(releaseDelay)
  }
  return process.memoryUsage.rss()
}
