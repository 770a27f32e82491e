import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/databases.ts'
import { type RawConnection, rawConnection } from '#test/raw-request.ts'
import { type ShopUnderTest, startBuiltShop } from '../../e2e/support/shop-process.ts'

const megabyte = 1024 * 1024

/** Starts a form as a separate client behind a proxy. */
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

describe('300 connections', () => {
  let shop: ShopUnderTest
  let socket: string
  const heldMemory = async () => Number(await text(connect(socket)))

  beforeAll(async () => {
    const dataDir = await temporaryFolder(afterAll)
    socket = path.join(dataDir, 'memory')
    const fixture = new URL('./held-memory.fixture.mjs', import.meta.url)
    const environment = {
      NODE_OPTIONS: `--expose-gc --import=${fixture.href}`,
      TOTE_TEST_MEMORY_SOCKET: socket,
    }
    shop = await startBuiltShop(dataDir, environment, ['--empty'])
    // A fresh process grows by its code.
    const few = Array.from({ length: 300 }, (_, client) => begin(shop.url, client, 'Content-Length: 100'))
    await Promise.all(few.map(({ response }) => response(0.5)))
  })
  afterAll(async () => void (await shop.close()))

  // Buffering the bodies would cost 300 MB.
  it.each(attacks)('that %s cost less than 20 MB', async (_, status, attack) => {
    const before = await heldMemory()
    const connections = Array.from({ length: 300 }, (_, client) => attack(shop.url, client))
    let isOver = false
    const responses = Promise.all(connections.map(({ response }) => response(status ? 60 : 3))).finally(
      () => {
        isOver = true
      },
    )
    let max = 0
    while (!isOver) {
      max = Math.max(max, await heldMemory())
      expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
      // Constant garbage collection would leave no time for the requests.
      await setTimeout(100)
    }
    expect((max - before) / megabyte).toBeLessThan(20)
    expect(new Set((await responses).map(response => response?.status))).toEqual(new Set([status]))
  })
})
