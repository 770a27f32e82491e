import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface LoadTarget {
  port: number
  path: string
  host: string
  /** Expected length of the body, so that a fast error page does not count. */
  length: number
}

export interface LoadMeasurement {
  responses: number
  perSecond: number
  /** Milliseconds from the request to the last byte of the response. */
  p50: number
  p99: number
}

export const connectionCount = 32

/**
 * Requests one page repeatedly on open connections, without pauses. Uses little CPU itself, because it shares the machine with
 * the server.
 */
export async function generateLoad(target: LoadTarget, seconds: number): Promise<LoadMeasurement> {
  const sockets = Array.from({ length: connectionCount }, () =>
    connect(target.port, '127.0.0.1').setNoDelay(),
  )
  await Promise.all(sockets.map(socket => once(socket, 'connect')))
  const times: number[] = []
  const started = performance.now()
  const until = started + seconds * 1000
  try {
    await Promise.all(sockets.map(socket => repeatRequest(socket, target, until, times)))
  } finally {
    for (const socket of sockets) socket.destroy()
  }
  const elapsed = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor((times.length - 1) * share)]!
  return {
    responses: times.length,
    perSecond: times.length / elapsed,
    p50: percentile(0.5),
    p99: percentile(0.99),
  }
}

function repeatRequest(socket: Socket, target: LoadTarget, until: number, times: number[]): Promise<void> {
  const request = Buffer.from(
    `GET ${target.path} HTTP/1.1\r\nHost: ${target.host}\r\nAccept-Encoding: br\r\nAccept: text/html\r\n\r\n`,
  )
  return new Promise((resolve, reject) => {
    let head: Buffer | undefined
    let received = 0
    let expected = 0
    let sentAt = 0
    const send = () => {
      head = undefined
      received = expected = 0
      sentAt = performance.now()
      socket.write(request)
    }
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`${target.path}: the server closed the connection.`)))
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (expected === 0) {
        head = head ? Buffer.concat([head, chunk]) : chunk
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const length = checkContentLength(head.toString('latin1', 0, end + 2), target)
        if (typeof length !== 'number') return reject(new Error(`${target.path}: ${length.reason}.`))
        expected = end + 4 + length
      }
      if (received < expected) return
      if (received > expected) return reject(new Error(`${target.path}: more bytes than Content-Length.`))
      const now = performance.now()
      times.push(now - sentAt)
      if (now < until) send()
      else resolve()
    })
    send()
  })
}

/** The Content-Length of a correct response, or what is wrong with it. */
function checkContentLength(head: string, { length }: LoadTarget): number | { reason: string } {
  if (!head.startsWith('HTTP/1.1 200 ')) return { reason: `answered "${head.slice(0, head.indexOf('\r'))}"` }
  const sent = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1]
  if (sent === undefined) return { reason: 'answered without Content-Length' }
  return Number(sent) === length ? length : { reason: `answered ${sent} bytes instead of ${length}` }
}
