import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { wideNetwork } from '#commerce/cart/holds/wide-network.ts'
import { wideFactor } from '#web/limits/rates.ts'
import { isReadRequest } from '#web/requests/is-read-request.ts'
import { securityHeaders } from '#web/security/security-headers.ts'
import { CapPerKey } from './cap-per-key.ts'
import { mayBeProxy, networkOf } from './client-address.ts'
import { createListener, type ListenerOptions } from './listener.ts'
import { bodyBytes } from './refusal.ts'

export interface ServerLimits {
  /** The maximum number of open connections, including those of a proxy. */
  connections: number
  /** The maximum for one address that isn't a proxy: six for each browser of a shared office. */
  connectionsPerAddress: number
  /** How long the head of a request, and a whole upload, may take to arrive, in milliseconds. Other bodies have less. */
  headersTimeout: number
  requestTimeout: number
  /** How long a read may take to send a body that nobody reads, in milliseconds. */
  readBodyTimeout: number
  /** When an idle connection is closed, in milliseconds. */
  idleTimeout: number
  /** The same for a proxy, which sends its next request on an idle connection: nginx for 60 seconds, Caddy for 120. */
  proxyIdleTimeout: number
}

const defaultServerLimits: ServerLimits = {
  connections: 2000,
  connectionsPerAddress: 256,
  headersTimeout: 10_000,
  requestTimeout: 320_000,
  readBodyTimeout: 30_000,
  idleTimeout: 60_000,
  proxyIdleTimeout: 130_000,
}

/** The shop's HTTP server, not listening yet. */
export function createShopServer(options: ListenerOptions, limits: Partial<ServerLimits> = {}): Server {
  const all = { ...defaultServerLimits, ...limits }
  const { headersTimeout, requestTimeout } = all
  const listener = createListener(options)
  // The listener refuses a request without a Host, with all headers.
  const times = { headersTimeout, requestTimeout, connectionsCheckingInterval: 1000 }
  const server = createServer({ ...times, requireHostHeader: false }, listener)
  server.maxConnections = all.connections
  server.setTimeout(all.idleTimeout)
  const ofProxies = new WeakSet<Socket>()
  server.on('request', (request, response) => {
    limitReadBody(request, all.readBodyTimeout)
    if (ofProxies.has(request.socket))
      response.once('finish', () => request.socket.setTimeout(all.proxyIdleTimeout))
  })
  const caps = {
    networks: new CapPerKey(all.connectionsPerAddress),
    wideNetworks: new CapPerKey(wideFactor * all.connectionsPerAddress),
  }
  server.on('connection', socket => {
    if (mayBeProxy(socket.remoteAddress ?? '')) ofProxies.add(socket)
    capConnection(caps, socket)
  })
  // The listener decides whether to request the body; until then the client waits.
  server.on('checkContinue', listener)
  server.on('checkExpectation', listener)
  const headers = securityHeaders(options.publicUrl?.startsWith('https:') ?? false)
  server.on('connect', (_, socket) => answerRaw(socket, 405, headers))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    answerRaw(socket, statusOf(error.code), headers),
  )
  return server
}

interface ConnectionCaps {
  networks: CapPerKey
  /** IPv6 /48s. */
  wideNetworks: CapPerKey
}

/** Closes a connection over a cap. A proxy holds the connections of all its clients and is exempt. */
export function capConnection({ networks, wideNetworks }: ConnectionCaps, socket: Socket): void {
  const address = socket.remoteAddress ?? ''
  if (mayBeProxy(address)) return
  const network = networkOf(address)
  const wide = wideNetwork(network)
  const hold = (cap: CapPerKey, key: string) => {
    const isHeld = cap.take(key)
    if (isHeld) socket.once('close', () => cap.release(key))
    return isHeld
  }
  if (!hold(networks, network) || (wide !== network && !hold(wideNetworks, wide))) socket.destroy()
}

/** Closes the connection of a read whose body takes too long. Writes have limits of their own. */
function limitReadBody(request: IncomingMessage, timeout: number): void {
  if (!isReadRequest(request) || bodyBytes(request.headers) === 0) return
  const late = setTimeout(() => request.socket.destroy(), timeout)
  request.once('close', () => clearTimeout(late))
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_INVALID_METHOD') return 405
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** Answers invalid input. If this connection already got a response, it is only closed. */
function answerRaw(socket: Duplex, status: number, headers: Record<string, string>): void {
  const isAnswered = 'bytesWritten' in socket && (socket as Socket).bytesWritten > 0
  if (!socket.writable || isAnswered) {
    socket.destroy()
    return
  }
  const lines = Object.entries({
    ...headers,
    ...(status === 405 && { Allow: 'GET, HEAD, POST' }),
    'Cache-Control': 'no-store',
    'Content-Length': '0',
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy())
}
