import { useEffect } from 'react'

/** Until something that could not be sent is sent again, in milliseconds. The browser's `online` event is faster. */
const retryDelay = 10_000

/** Runs this at once, when the connection is back, and every ten seconds, as long as `isPending`. A new `run` starts over. */
export function useUntilDone(isPending: boolean, run: (isOver: () => boolean) => Promise<void>): void {
  useEffect(() => {
    if (!isPending) return
    let isOver = false
    const attempt = () => void run(() => isOver)
    attempt()
    const timer = setInterval(attempt, retryDelay)
    addEventListener('online', attempt)
    return () => {
      isOver = true
      clearInterval(timer)
      removeEventListener('online', attempt)
    }
  }, [isPending, run])
}
