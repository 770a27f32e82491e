import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { SeededRandom } from '#demo/big-shop/seeded-random.ts'
import { builtShop } from '../built-shop.ts'
import { readSeed } from './requests/read-seed.ts'

const hangsAfter = 30_000
const form = 'Content-Type: application/x-www-form-urlencoded'

describe('invalid bytes', () => {
  const shop = builtShop()

  /** Sends bytes and returns everything received until the connection closes. */
  async function exchange(bytes: Buffer): Promise<string> {
    const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1')
    const chunks: Buffer[] = []
    socket.on('data', chunk => chunks.push(chunk))
    // The server may refuse and close before everything is sent.
    socket.on('error', () => {})
    socket.setTimeout(hangsAfter, () => socket.destroy(new Error('hangs')))
    socket.end(bytes)
    await once(socket, 'close')
    return Buffer.concat(chunks).toString('latin1')
  }
  const statuses = (response: string) =>
    [...response.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))
  const host = () => `Host: ${new URL(shop.origin).host}`

  it.each<[string, (host: string) => string]>([
    [
      'two lengths',
      host =>
        `POST /cart/add HTTP/1.1\r\n${host}\r\n${form}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\na=1&b=`,
    ],
    [
      'a length and chunks',
      host =>
        `POST /cart/add HTTP/1.1\r\n${host}\r\n${form}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n${host}\r\n\r\n`,
    ],
    [
      'chunks in disguise',
      host => `POST /cart/add HTTP/1.1\r\n${host}\r\n${form}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      'chunks after something else',
      host =>
        `POST /cart/add HTTP/1.1\r\n${host}\r\n${form}\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    ],
    [
      'a length with a sign',
      host => `POST /cart/add HTTP/1.1\r\n${host}\r\n${form}\r\nContent-Length: +3\r\n\r\na=1`,
    ],
    [
      'a negative length',
      host => `POST /cart/add HTTP/1.1\r\n${host}\r\n${form}\r\nContent-Length: -1\r\n\r\n`,
    ],
    ['a space before the colon', host => `GET / HTTP/1.1\r\n${host}\r\nContent-Length : 3\r\n\r\n`],
    ['a folded header', host => `GET / HTTP/1.1\r\n${host}\r\nX-Long: a\r\n b\r\n\r\n`],
    ['a NUL in a header', host => `GET / HTTP/1.1\r\n${host}\r\nCookie: visitor=\0\r\n\r\n`],
    ['no host', () => 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', host => `GET / HTTP/1.1\r\n${host}\r\nHost: evil.example\r\n\r\n`],
    ['a host with a path', () => 'GET / HTTP/1.1\r\nHost: evil.example/x\r\n\r\n'],
    ['an absolute address of another host', host => `GET http://evil.example/ HTTP/1.1\r\n${host}\r\n\r\n`],
    ['a path without a slash', host => `GET cart HTTP/1.1\r\n${host}\r\n\r\n`],
    ['an unknown method', host => `HACK / HTTP/1.1\r\n${host}\r\n\r\n`],
    ['a tunnel', host => `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n\r\n`],
    ['another protocol', () => '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03'],
    ['headers without end', host => `GET / HTTP/1.1\r\n${host}\r\nX-Much: ${'x'.repeat(70_000)}\r\n\r\n`],
  ])('with %s are refused as one', async (_, bytes) => {
    const answered = statuses(await exchange(Buffer.from(bytes(host()), 'latin1')))
    // A closed connection is a refusal, too; two responses would mean two requests.
    expect(answered.length).toBeLessThanOrEqual(1)
    expect(answered.filter(status => status < 400 || status >= 500)).toEqual([])
  })

  it('by the hundred break neither a response nor the shop', async () => {
    const seed = readSeed()
    const dice = new SeededRandom(seed)
    const whole = [
      `GET /Shop?q=tee HTTP/1.1\r\n${host()}\r\nAccept-Encoding: br\r\n\r\n`,
      `POST /cart/add HTTP/1.1\r\n${host()}\r\nOrigin: ${shop.origin}\r\n${form}\r\nContent-Length: 27\r\n\r\nsku=TEE-BLK-01-S&quantity=1`,
      `HEAD /cart HTTP/1.1\r\n${host()}\r\nCookie: visitor=${'A'.repeat(22)}\r\nConnection: keep-alive\r\n\r\n`,
    ]
    for (let round = 0; round < 40; round += 1) {
      const sent = Array.from({ length: 10 }, () => garbled(dice, Buffer.from(dice.pick(whole))))
      const responses = await Promise.all(sent.map(exchange))
      const failed = responses.flatMap((response, at) =>
        statuses(response).some(status => status >= 500 && status !== 505)
          ? [sent[at]!.toString('latin1')]
          : [],
      )
      expect(failed, `seed ${seed}`).toEqual([])
    }
    expect((await shop.fetch('/healthz')).status).toBe(200)
    const failures = ['unexpected-failure', 'request-failed', 'job-failed']
    expect(shop.logged.filter(({ event }) => failures.includes(event))).toEqual([])
  })
})

/** The same bytes with a few changed, doubled or removed. */
function garbled(dice: SeededRandom, whole: Buffer): Buffer {
  let bytes = Buffer.from(whole)
  for (let left = dice.integer(1, 6); left > 0; left -= 1) {
    const at = dice.integer(0, bytes.length)
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)]
    const noise = Buffer.from(Array.from({ length: dice.integer(1, 4) }, () => dice.integer(0, 255)))
    bytes = dice.pick([
      () => Buffer.concat([before, noise, after.subarray(noise.length)]),
      () => Buffer.concat([before, noise, after]),
      () => Buffer.concat([before, after.subarray(dice.integer(1, 20))]),
      () => Buffer.concat([before, after.subarray(0, 30), after]),
      () =>
        Buffer.concat([
          before,
          Buffer.from(dice.pick(['\r\n', '\n', '\r', '\r\n\r\n', ':', ' ', '\0'])),
          after,
        ]),
      () => Buffer.from(before),
    ])()
  }
  return bytes
}
