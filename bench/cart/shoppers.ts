import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { RunningServer } from '../servers.ts'

/** So many put things into their carts at the same time, each the next thing as soon as the last is in. */
export const shoppers = 50

/** What one shopper does before another takes their place: so many things, of a few kinds, none beyond the limit. */
const things = 24
const kinds = 3

export interface Added {
  /** Every one of them was answered with 200. */
  adds: number
  perSecond: number
  /** Milliseconds from the form to the last byte of the answer. */
  p50: number
  p99: number
}

/** Lets shoppers fill carts for so many seconds, as the shop's own script does it. Cheap: it shares the machine with the shop. */
export async function fillCarts(
  server: RunningServer,
  skus: readonly string[],
  seconds: number,
): Promise<Added> {
  const sockets = Array.from({ length: shoppers }, () => connect(server.port, '127.0.0.1').setNoDelay())
  await Promise.all(sockets.map(socket => once(socket, 'connect')))
  const times: number[] = []
  const started = performance.now()
  const until = started + seconds * 1000
  try {
    await Promise.all(sockets.map((socket, place) => shop(socket, server.origin, skus, place, until, times)))
  } finally {
    for (const socket of sockets) socket.destroy()
  }
  const took = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor((times.length - 1) * share)]!
  return { adds: times.length, perSecond: times.length / took, p50: percentile(0.5), p99: percentile(0.99) }
}

function shop(
  socket: Socket,
  origin: string,
  skus: readonly string[],
  place: number,
  until: number,
  times: number[],
): Promise<void> {
  const head = [
    'POST /cart/add HTTP/1.1',
    `Host: ${new URL(origin).host}`,
    `Origin: ${origin}`,
    'Accept: application/json',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'Content-Type: application/x-www-form-urlencoded',
  ].join('\r\n')
  return new Promise((resolve, reject) => {
    let cookie = ''
    let added = 0
    let first = place
    let answer = ''
    let whole = 0
    let asked = 0
    const add = () => {
      if (added === things) {
        cookie = ''
        added = 0
        first += shoppers
      }
      const sku = skus[(first * kinds + (added % kinds)) % skus.length]
      const body = `sku=${sku}&quantity=1&key=${randomBytes(16).toString('hex')}`
      answer = ''
      whole = 0
      asked = performance.now()
      socket.write(`${head}\r\n${cookie}Content-Length: ${body.length}\r\n\r\n${body}`, 'latin1')
    }
    socket.setEncoding('latin1')
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The shop closed the connection of a shopper.')))
    socket.on('data', (chunk: string) => {
      answer += chunk
      if (whole === 0) {
        const end = answer.indexOf('\r\n\r\n')
        if (end < 0) return
        const said = /\r\ncontent-length: (\d+)\r\n/i.exec(answer)
        if (!answer.startsWith('HTTP/1.1 200 ') || !said)
          return reject(new Error(`An add was answered "${answer.slice(0, answer.indexOf('\r'))}".`))
        whole = end + 4 + Number(said[1])
        if (added === 0) {
          const visitor = /\r\nset-cookie: (visitor=[\w-]+)/i.exec(answer)?.[1]
          if (!visitor) return reject(new Error('A new shopper was given no cookie.'))
          cookie = `Cookie: ${visitor}; cart=1\r\n`
        }
      }
      if (answer.length < whole) return
      const now = performance.now()
      times.push(now - asked)
      added++
      if (now < until) add()
      else resolve()
    })
    add()
  })
}
