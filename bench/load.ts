import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Target {
  port: number
  path: string
  host: string
  /** Bytes of a right answer's body: an error page that is answered fast is no speed. */
  length: number
}

export interface Measured {
  answers: number
  perSecond: number
  /** Milliseconds from the question to the last byte of the answer. */
  p50: number
  p99: number
}

export const connections = 32

/**
 * Asks for one page over and over on connections that stay open, the next time as soon as the answer is whole, as many
 * shoppers do who never pause. Made for cheapness: it shares the machine with the server that it measures.
 */
export async function load(target: Target, seconds: number): Promise<Measured> {
  const sockets = Array.from({ length: connections }, () => connect(target.port, '127.0.0.1').setNoDelay())
  await Promise.all(sockets.map(socket => once(socket, 'connect')))
  const times: number[] = []
  const started = performance.now()
  const until = started + seconds * 1000
  try {
    await Promise.all(sockets.map(socket => keepAsking(socket, target, until, times)))
  } finally {
    for (const socket of sockets) socket.destroy()
  }
  const took = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor((times.length - 1) * share)]!
  return {
    answers: times.length,
    perSecond: times.length / took,
    p50: percentile(0.5),
    p99: percentile(0.99),
  }
}

function keepAsking(socket: Socket, target: Target, until: number, times: number[]): Promise<void> {
  const question = Buffer.from(
    `GET ${target.path} HTTP/1.1\r\nHost: ${target.host}\r\nAccept-Encoding: br\r\nAccept: text/html\r\n\r\n`,
  )
  return new Promise((resolve, reject) => {
    let head: Buffer | undefined
    let received = 0
    let whole = 0
    let asked = 0
    const ask = () => {
      head = undefined
      received = whole = 0
      asked = performance.now()
      socket.write(question)
    }
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`${target.path}: the server closed the connection.`)))
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (whole === 0) {
        head = head ? Buffer.concat([head, chunk]) : chunk
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const length = checkedLength(head.toString('latin1', 0, end + 2), target)
        if (typeof length !== 'number') return reject(new Error(`${target.path}: ${length.because}.`))
        whole = end + 4 + length
      }
      if (received < whole) return
      if (received > whole) return reject(new Error(`${target.path}: more bytes than Content-Length says.`))
      const now = performance.now()
      times.push(now - asked)
      if (now < until) ask()
      else resolve()
    })
    ask()
  })
}

/** The Content-Length of a right answer; otherwise what is wrong with it. */
function checkedLength(head: string, { length }: Target): number | { because: string } {
  if (!head.startsWith('HTTP/1.1 200 ')) return { because: `answered "${head.slice(0, head.indexOf('\r'))}"` }
  const said = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1]
  if (said === undefined) return { because: 'answered without Content-Length' }
  return Number(said) === length ? length : { because: `answered ${said} bytes instead of ${length}` }
}
