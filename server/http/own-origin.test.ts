import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { displayHost, readOrigins } from './own-origin.ts'

function message(...hosts: string[]): IncomingMessage {
  const rawHeaders = hosts.flatMap(host => ['Host', host])
  return {
    headers: { host: hosts[0] },
    rawHeaders,
    socket: { localPort: 3000 },
  } as unknown as IncomingMessage
}

describe('without PUBLIC_URL', () => {
  it.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['LOCALHOST:8080', 'http://localhost:8080'],
    ['tote.localhost', 'http://tote.localhost'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['192.168.1.5:3000', 'http://192.168.1.5:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['shop.lan', 'http://shop.lan'],
    ['evil.example', 'http://shop.lan:3000'],
    ['evil.example:3000', 'http://shop.lan:3000'],
    ['localhost.evil.example', 'http://shop.lan:3000'],
    ['127.0.0.1.evil.example', 'http://shop.lan:3000'],
    ['evillocalhost', 'http://shop.lan:3000'],
    ['xshop.lan', 'http://shop.lan:3000'],
  ])('a request for %s is one for %s, and the shop keeps its own origin', (host, requested) => {
    const origins = readOrigins(message(host), { host: 'shop.lan' })
    expect(origins).toEqual({ own: 'http://shop.lan:3000', requested })
  })

  it.each(['', 'a/b', 'me@localhost', 'local host', 'localhost:99999', 'é.example', 'a'.repeat(256)])(
    'a request for %j has no origin',
    host => {
      expect(readOrigins(message(host), {})).toBeUndefined()
    },
  )
})

it('PUBLIC_URL overrides every Host', () => {
  const publicUrl = 'https://shop.example'
  for (const host of ['evil.example', 'my_proxy:3000', 'shop.example'])
    expect(readOrigins(message(host), { publicUrl })).toEqual({ own: publicUrl, requested: publicUrl })
})

it('neither two Host headers nor none are accepted', () => {
  for (const publicUrl of [undefined, 'https://shop.example']) {
    expect(readOrigins(message(), { publicUrl })).toBeUndefined()
    for (const second of ['localhost', 'evil.example'])
      expect(readOrigins(message('localhost', second), { publicUrl })).toBeUndefined()
  }
})

it.each([
  ['127.0.0.1', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['192.168.1.5', '192.168.1.5'],
  ['fd00::5', '[fd00::5]'],
  ['shop.lan', 'shop.lan'],
])('a shop that listens on %s is reached at %s', (host, shown) => {
  expect(displayHost(host)).toBe(shown)
})
