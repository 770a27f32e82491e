const width = 30

interface Screen {
  isTTY?: boolean
  write(text: string): unknown
}

/** A bar that fills on a terminal; elsewhere, as in a log, a line for each tenth. */
export function showProgress(screen: Screen, whole: number, now = () => performance.now()) {
  const started = now()
  let first: number | undefined
  let tenths = 0
  return {
    show(done: number): void {
      first ??= done
      const share = Math.min(1, done / whole)
      const words = `${inWords(done)} of ${inWords(whole)} products`
      if (screen.isTTY) {
        const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░')
        const left = timeLeft(now() - started, done - first, whole - done)
        screen.write(`\r${bar} ${Math.floor(share * 100)}%  ${words}${left}\x1b[K`)
      } else if (Math.floor(share * 10) > tenths) {
        tenths = Math.floor(share * 10)
        screen.write(`${words}\n`)
      }
    },
    /** What is written next stands on a line of its own. */
    end(): void {
      if (screen.isTTY) screen.write('\n')
    },
  }
}

export function inWords(number: number): string {
  return number.toLocaleString('en-US')
}

function timeLeft(milliseconds: number, done: number, left: number): string {
  if (done <= 0 || left <= 0) return ''
  const seconds = Math.ceil(((milliseconds / done) * left) / 1000)
  const minutes = Math.floor(seconds / 60)
  return `, ${minutes > 0 ? `${minutes} min ` : ''}${seconds % 60} s left`
}
