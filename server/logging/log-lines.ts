import { escapeControlCharacters } from './escape-control-characters.ts'

/** One JSON line per event on standard output, written in batches: a write for each request costs more than a page. */
export class LogLines {
  readonly #write: (text: string) => void
  #lines = ''
  #timer: NodeJS.Timeout | undefined

  constructor(write: (text: string) => void = text => void process.stdout.write(text)) {
    this.#write = write
  }

  /** `details` never hold personal data: no address, no search, no cookie. */
  readonly log = (event: string, details: Record<string, unknown>): void => {
    // Joined from two texts: copying the details takes as long as serializing them.
    const head = `{"time":"${new Date().toISOString()}","event":${JSON.stringify(event)}`
    const rest = JSON.stringify(details).slice(1)
    // JSON does not escape all control characters of a terminal.
    this.#lines += escapeControlCharacters(rest === '}' ? `${head}}` : `${head},${rest}`)
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
