import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  status: number
  /** By lower-case name. */
  headers: Record<string, string>
  body: string
}

/** A connection for raw bytes. */
export interface RawConnection {
  socket: Socket
  /** The first response once the connection closes or `seconds` have passed; undefined without one. */
  response: (seconds?: number) => Promise<RawAnswer | undefined>
}

export function rawConnection(origin: string): RawConnection {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.setEncoding('latin1').on('data', text => {
    received += text
  })
  // The connection may end while it still sends.
  socket.on('error', () => {})
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
  const response = async (seconds = 60) => {
    const late = setTimeout(() => socket.destroy(), seconds * 1000)
    await closed
    clearTimeout(late)
    return read(received)
  }
  return { socket, response }
}

/** Sends these lines as the head of a request, then the body, and asks to close. */
export async function rawRequest(
  origin: string,
  [first, ...headers]: string[],
  body = '',
): Promise<RawAnswer | undefined> {
  const { socket, response } = rawConnection(origin)
  let received = ''
  socket.on('data', text => {
    received += text
    const whole = read(received)
    // Like a client that knows the length.
    if (whole?.headers['content-length'] === String(whole?.body.length)) socket.end()
  })
  socket.write(Buffer.from([first, ...headers, 'Connection: close', '', body].join('\r\n'), 'latin1'))
  return response()
}

function read(received: string): RawAnswer | undefined {
  const end = received.indexOf('\r\n\r\n')
  const [first = '', ...lines] = received.slice(0, end).split('\r\n')
  const status = /^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]
  if (end < 0 || status === undefined) return undefined
  const headers = Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  return { status: Number(status), headers, body: received.slice(end + 4) }
}
