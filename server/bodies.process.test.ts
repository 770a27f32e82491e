import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openShop } from '../e2e/open-shop.ts'
import { temporaryFolder } from '../test/databases.ts'
import { type RawConnection, rawConnection } from '../test/raw-request.ts'

const megabyte = 1024 * 1024

/** Begins a form as a client of its own behind a proxy. */
function begin(url: string, client: number, header: string, ...body: Buffer[]): RawConnection {
  const connection = rawConnection(url)
  const form = 'Content-Type: application/x-www-form-urlencoded'
  const from = `X-Forwarded-For: 198.51.${client >> 8}.${client & 255}`
  const head = ['POST /cart/add HTTP/1.1', `Host: ${new URL(url).host}`, form, from, header, '', '']
  connection.socket.write(head.join('\r\n'))
  for (const chunk of body) connection.socket.write(chunk)
  return connection
}

const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000, 'a'), Buffer.from('\r\n')])

const attacks: [
  name: string,
  status: number | undefined,
  attack: (url: string, client: number) => RawConnection,
][] = [
  [
    'say that they send 1 MB, and send it',
    413,
    (url, client) => begin(url, client, `Content-Length: ${megabyte}`, Buffer.alloc(megabyte, 'a')),
  ],
  [
    'send 1 MB without saying how much',
    411,
    (url, client) => begin(url, client, 'Transfer-Encoding: chunked', ...Array<Buffer>(16).fill(chunk)),
  ],
  [
    'send as much as they may but the last byte',
    undefined,
    (url, client) => begin(url, client, `Content-Length: ${16 * 1024}`, Buffer.alloc(16 * 1024 - 1, 'a')),
  ],
]

async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) * 1024
}

describe('300 connections', () => {
  // What a process holds depends on its garbage collector, too. Keeping bodies costs 300 MB in each of the tries.
  const options = { retry: 2, timeout: 60_000 }
  it.each(attacks)('that %s cost less than 20 MB', options, async (_, status, attack) => {
    const shop = await openShop(await temporaryFolder(), {}, ['--empty'])
    onTestFinished(async () => void (await shop.close()))
    // A process that has served nobody yet grows by what its code and its young objects need.
    for (let round = 0; round < 3; round += 1) {
      const few = Array.from({ length: 300 }, (_, client) => begin(shop.url, client, 'Content-Length: 100'))
      await Promise.all(few.map(({ answer }) => answer(0.5)))
    }

    const before = await memoryOf(shop.pid)
    const answers = Promise.all(
      Array.from({ length: 300 }, (_, client) => attack(shop.url, client).answer(status ? 15 : 3)),
    )
    const over = answers.then(() => true)
    let most = 0
    while (
      !(await Promise.race([
        over,
        memoryOf(shop.pid).then(bytes => {
          most = Math.max(most, bytes)
        }),
      ]))
    )
      expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
    expect((most - before) / megabyte).toBeLessThan(20)
    expect(new Set((await answers).map(answer => answer?.status))).toEqual(new Set([status]))
  })
})
