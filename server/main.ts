import type { Server } from 'node:http'
import path from 'node:path'
import { readEnvironment } from '../app/web/environment.server.ts'
import { createShopServer } from './http-server.ts'
import { LogLines } from './log.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { shownHost } from './own-origin.ts'
import { portFailure, StartFailure } from './start-failure.ts'
import { visible } from './visible.ts'

/** For tests and benches, which open shops of their own. */
export { createShopServer, openShop }

/** Longest that requests in flight are waited for when the shop closes, in milliseconds. */
const closingTime = 10_000

/** Opens the shop for real: reads the environment, listens, says so, and closes in order on Ctrl-C and SIGTERM. */
export async function start(options: {
  clientFolder: string
  firstOpening?: 'demo' | 'empty' | undefined
}): Promise<void> {
  const read = readEnvironment(process.env)
  if (!read.ok) return fail(read.because)
  const { host, port, ...where } = read.environment
  let publicUrl = where.publicUrl
  const lines = new LogLines()
  let open: OpenShop | undefined

  const server = createShopServer({ ...options, publicUrl, host, pages: () => open?.pages, log: lines.log })
  try {
    // The port comes first: a second start by mistake must not touch the database of the first.
    await listen(server, host, port)
    publicUrl ??= `http://${shownHost(host)}:${portOf(server) ?? port}`
    const { firstOpening } = options
    open = await openShop({ ...where, publicUrl, firstOpening, log: lines.log })
  } catch (error) {
    server.close()
    server.closeAllConnections()
    if (error instanceof StartFailure) return fail(error.message)
    throw error
  }
  closeOnSignal(server, open, lines)
  for (const line of [...open.done, `data in ${path.relative('', where.dataDir) || '.'}`]) say(line)
  // Counted from the start of the process.
  say(`Tote is open at ${publicUrl} (ready in ${(performance.now() / 1000).toFixed(1)} s)`)
}

/** The one that was free, where any was asked for. */
function portOf(server: Server): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', error => reject(portFailure(host, port, error)))
    server.listen(port, host, resolve)
  })
}

/** Requests in flight are answered, new ones are not taken; then the shop is closed and the process ends with 0. */
function closeOnSignal(server: Server, open: OpenShop, lines: LogLines): void {
  let closing = false
  const close = () => {
    if (closing) return
    closing = true
    const tooLong = setTimeout(() => server.closeAllConnections(), closingTime).unref()
    // A browser keeps its connection after the last answer; nobody waits for it.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    server.close(async () => {
      clearTimeout(tooLong)
      clearInterval(idle)
      await open.close()
      lines.flush()
      process.exit(0)
    })
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(because: string): void {
  process.stderr.write(`${visible(because)}\n`)
  process.exitCode = 1
}
