import { visible } from './visible.ts'

/** One JSON line an event on standard output, gathered for a moment: a write for every request costs more than a page. */
export class LogLines {
  readonly #write: (text: string) => void
  #lines = ''
  #timer: NodeJS.Timeout | undefined

  constructor(write: (text: string) => void = text => void process.stdout.write(text)) {
    this.#write = write
  }

  /** `details` never hold personal data: no address, no search words, no cookie. */
  readonly log = (event: string, details: Record<string, unknown>): void => {
    // Put together from two texts: copying the details into a new object first costs as much as writing them down.
    const head = `{"time":"${new Date().toISOString()}","event":${JSON.stringify(event)}`
    const rest = JSON.stringify(details).slice(1)
    // JSON leaves some characters as they are that a terminal obeys.
    this.#lines += visible(rest === '}' ? `${head}}` : `${head},${rest}`)
    this.#lines += '\n'
    this.#timer ??= setTimeout(() => this.flush(), 100)
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#lines) this.#write(this.#lines)
    this.#lines = ''
  }
}
