import { EventEmitter, once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { rawConnection } from '#test/raw-request.ts'
import { CapPerKey } from './cap-per-key.ts'
import { capConnection, createShopServer, type ServerLimits } from './http-server.ts'

/** A server whose shop is still opening: it answers every valid request with 503. */
async function server(limits: Partial<ServerLimits> = {}, publicUrl?: string): Promise<string> {
  const options = { pages: () => undefined, publicUrl, clientFolder: 'public', log: () => {} }
  return listening(createShopServer(options, limits))
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function send(origin: string, text: string) {
  const { socket, response } = rawConnection(origin)
  socket.write(text)
  return response()
}

describe('invalid input', () => {
  it.each([
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['CONNECT', 'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['another protocol', 'GET / SIP/2.0\r\nHost: a\r\n\r\n', 400],
    ['a head without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
  ])('is answered and closed: %s', async (_, text, status) => {
    const response = await send(await server(), text)
    expect([response?.status, response?.headers.connection]).toEqual([status, 'close'])
    expect(response?.headers.allow).toBe(status === 405 ? 'GET, HEAD, POST' : undefined)
  })

  it('has the headers of every response', async () => {
    const response = await send(
      await server({}, 'https://shop.example'),
      'BREW / HTTP/1.1\r\nHost: a\r\n\r\n',
    )
    expect(response?.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age='),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })

  it('does not corrupt a response in progress', async () => {
    const response = await send(
      await server(),
      'GET / HTTP/1.1\r\nHost: a\r\n\r\nBREW / HTTP/1.1\r\nHost: a\r\n\r\n',
    )
    expect(response?.status).toBe(503)
    expect(response?.body).not.toContain('HTTP/1.1 405')
  })
})

it('an unanswerable request gets a response and does not end the process', async () => {
  const logged: string[] = []
  const pages = () => {
    throw new Error('forgotten')
  }
  const log = (event: string) => void logged.push(event)
  const origin = await listening(
    createShopServer({ pages, publicUrl: undefined, clientFolder: 'public', log }),
  )
  for (let times = 0; times < 2; times += 1) {
    const response = await fetch(origin)
    expect([response.status, response.headers.get('x-content-type-options')]).toEqual([500, 'nosniff'])
    expect(await response.text()).not.toContain('forgotten')
  }
  expect(logged.filter(event => event === 'request-failed')).toHaveLength(2)
})

describe('a slow client', () => {
  it('that does not finish the head of its request gets 408', async () => {
    const origin = await server({ headersTimeout: 200, requestTimeout: 200 })
    expect((await send(origin, 'GET / HTTP/1.1\r\nHost: a\r\n'))?.status).toBe(408)
  })

  it('that sends an endless body with a read is disconnected', async () => {
    const { socket, response } = rawConnection(await server({ readBodyTimeout: 200 }))
    const started = performance.now()
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 99000000\r\n\r\n')
    const drip = () => void (socket.destroyed || socket.write('x', () => setTimeout(drip, 10)))
    drip()
    expect((await response())?.status).toBe(503)
    expect(performance.now() - started).toBeLessThan(50_000)
  })

  it('that sends nothing is disconnected', async () => {
    const { response } = rawConnection(await server({ idleTimeout: 200 }))
    const started = performance.now()
    expect(await response()).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(50_000)
  })
})

it('closes connections over the maximum and keeps the others', async () => {
  const origin = await server({ connections: 2 })
  const first = [rawConnection(origin), rawConnection(origin)]
  await Promise.all(first.map(({ socket }) => new Promise(resolve => socket.once('connect', resolve))))
  expect(await rawConnection(origin).response()).toBeUndefined()
  first[0]!.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  expect((await first[0]!.response())?.status).toBe(503)
  const { response, socket } = rawConnection(origin)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  expect((await response())?.status).toBe(503)
  first[1]!.socket.destroy()
})

it('leaves an idle connection open for longer than proxies do', async () => {
  const options = { pages: () => undefined, publicUrl: undefined, clientFolder: 'public', log: () => {} }
  const shop = createShopServer(options)
  const connected = once(shop, 'connection') as Promise<[Socket]>
  await fetch(await listening(shop))
  const [socket] = await connected
  await expect.poll(() => socket.timeout).toBeGreaterThan(120_000)
})

describe('the connections of one address', () => {
  function connection(perAddress: CapPerKey, remoteAddress: string, wideNetworks = new CapPerKey(9)) {
    let isOpen = true
    const events = new EventEmitter()
    const destroy = () => {
      isOpen = false
      events.emit('close')
    }
    const socket = Object.assign(events, { remoteAddress, destroy })
    capConnection({ networks: perAddress, wideNetworks }, socket as unknown as Socket)
    return { isOpen: () => isOpen, close: () => socket.destroy() }
  }

  it('are capped, an IPv6 network as one', () => {
    const perAddress = new CapPerKey(2)
    const open = (address: string) => connection(perAddress, address).isOpen()
    expect([1, 2, 3].map(() => open('203.0.113.7'))).toEqual([true, true, false])
    expect(open('203.0.113.8')).toBe(true)
    expect(['1', '2', '3'].map(host => open(`2001:db8:1:2::${host}`))).toEqual([true, true, false])
    expect(open('2001:db8:1:3::1')).toBe(true)
  })

  it('are capped for an IPv6 /48, too, which counts only those that are open', () => {
    const [perAddress, wideNetworks] = [new CapPerKey(1), new CapPerKey(2)]
    const open = (address: string) => connection(perAddress, address, wideNetworks)
    const first = open('2001:db8:1:1::1')
    expect([open('2001:db8:1:1::2'), open('2001:db8:1:2::1')].map(one => one.isOpen())).toEqual([false, true])
    expect([open('2001:db8:1:3::1'), open('2001:db8:2:1::1')].map(one => one.isOpen())).toEqual([false, true])
    first.close()
    expect(open('2001:db8:1:3::1').isOpen()).toBe(true)
    expect([perAddress.size, wideNetworks.size]).toEqual([3, 2])
  })

  it('make room once when they end', () => {
    const perAddress = new CapPerKey(1)
    const first = connection(perAddress, '203.0.113.7')
    const refused = connection(perAddress, '203.0.113.7')
    expect(refused.isOpen()).toBe(false)
    expect(connection(perAddress, '203.0.113.7').isOpen()).toBe(false)
    first.close()
    expect(connection(perAddress, '203.0.113.7').isOpen()).toBe(true)
    expect(connection(perAddress, '203.0.113.7').isOpen()).toBe(false)
  })

  it.each(['127.0.0.1', '::1', '10.0.0.2', '::ffff:192.168.1.5'])(
    'are not counted for a proxy at %s',
    address => {
      const perAddress = new CapPerKey(1)
      expect([1, 2, 3].map(() => connection(perAddress, address).isOpen())).toEqual([true, true, true])
    },
  )
})
