import { demoCommandMessages } from '#messages/demo-command.ts'

const barWidth = 30

interface Screen {
  isTTY?: boolean
  write(text: string): unknown
}

/** A progress bar on a terminal; elsewhere, such as in a log, a line per tenth. */
export function showProgress(screen: Screen, total: number, now = () => performance.now()) {
  const startedAt = now()
  let first: number | undefined
  let tenths = 0
  return {
    show(done: number): void {
      first ??= done
      const share = Math.min(1, done / total)
      const text = demoCommandMessages.progress({ done, total })
      if (screen.isTTY) {
        const bar = '█'.repeat(Math.round(share * barWidth)).padEnd(barWidth, '░')
        const remaining = timeLeft(now() - startedAt, done - first, total - done)
        screen.write(`\r${bar} ${Math.floor(share * 100)}%  ${text}${remaining}\x1b[K`)
      } else if (Math.floor(share * 10) > tenths) {
        tenths = Math.floor(share * 10)
        screen.write(`${text}\n`)
      }
    },
    end(): void {
      if (screen.isTTY) screen.write('\n')
    },
  }
}

function timeLeft(milliseconds: number, done: number, remaining: number): string {
  if (done <= 0 || remaining <= 0) return ''
  const seconds = Math.ceil(((milliseconds / done) * remaining) / 1000)
  const time = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
  return `, ${demoCommandMessages.timeLeft(time)}`
}
