/** How long the event loop was held at a stretch, in milliseconds. */
export interface Held {
  /** What this thread worked meanwhile, to about 4 ms: other programs of the machine are not in it. */
  processor: number
  clock: number
}

/** Looks at the loop every millisecond, as far as it can; the function that it returns says the longest stretch. */
export function watchLoop(): () => Held {
  const longest: Held = { processor: 0, clock: 0 }
  let [worked, seen] = [threadWorked(), performance.now()]
  const look = () => {
    const [workedNow, now] = [threadWorked(), performance.now()]
    longest.processor = Math.max(longest.processor, workedNow - worked)
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

/** Milliseconds that the processor has worked for this thread. */
function threadWorked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
