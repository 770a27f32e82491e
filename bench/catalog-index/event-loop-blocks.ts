/** How long the event loop was blocked, in milliseconds. */
export interface LoopBlock {
  /** CPU time of this thread, to about 4 ms. Excludes other programs. */
  cpu: number
  clock: number
}

/** Checks the event loop every millisecond. The returned function stops and gives the longest block. */
export function watchEventLoop(): () => LoopBlock {
  const longest: LoopBlock = { cpu: 0, clock: 0 }
  let [worked, seen] = [threadCpuMilliseconds(), performance.now()]
  const look = () => {
    const [workedNow, now] = [threadCpuMilliseconds(), performance.now()]
    longest.cpu = Math.max(longest.cpu, workedNow - worked)
    longest.clock = Math.max(longest.clock, now - seen)
    worked = workedNow
    seen = now
  }
  const timer = setInterval(look, 1)
  return () => {
    clearInterval(timer)
    look()
    return longest
  }
}

function threadCpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
