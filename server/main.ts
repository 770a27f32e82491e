import type { Server } from 'node:http'
import path from 'node:path'
import * as serverBuild from 'virtual:react-router/server-build'
import { startupMessages as startup } from '#messages/startup.ts'
import { readEnvironment } from '#web/environment/environment.server.ts'
import { createShopServer } from './http/http-server.ts'
import { displayHost } from './http/own-origin.ts'
import { escapeControlCharacters } from './logging/escape-control-characters.ts'
import { LogLines } from './logging/log-lines.ts'
import { unguardedRoutes } from './pages/guarded-routes.ts'
import { type OpenShop, openShop } from './startup/open-shop.ts'
import { staffLinkLine } from './startup/staff-link-line.ts'
import { portFailure, StartFailure } from './startup/start-failure.ts'

/** For tests and benchmarks, which open their own shops. */
export { createShopServer, openShop }

/** Ids of routes that anybody could use; the build fails with one. */
export const unguardedOfficeRoutes = () => unguardedRoutes(serverBuild.routes)

/** How long the closing shop waits for requests in progress, in milliseconds. */
const closingTimeout = 10_000

/** Opens the shop by the process environment, and closes it in order on Ctrl-C and SIGTERM. */
export async function start(options: {
  clientFolder: string
  firstOpening?: 'demo' | 'empty' | undefined
  warmPictures?: boolean
  roughPictures?: boolean
}): Promise<void> {
  const read = readEnvironment(process.env)
  if (!read.ok) return fail(read.reason)
  const { host, port, ...where } = read.environment
  let publicUrl = where.publicUrl
  const lines = new LogLines()
  let open: OpenShop | undefined
  let link: string[] = []

  const server = createShopServer({ ...options, publicUrl, host, pages: () => open?.pages, log: lines.log })
  try {
    // The port comes first: a second start by mistake must not touch the database of the first.
    await listen(server, host, port)
    publicUrl ??= `http://${displayHost(host)}:${portOf(server) ?? port}`
    const { firstOpening, warmPictures, roughPictures } = options
    const how = { firstOpening, warmPictures, roughPictures }
    open = await openShop({ ...where, ...how, publicUrl, log: lines.log })
    link = await staffLinkLine(open.shop.db, { url: publicUrl, isLocal: where.isLocal }, new Date())
  } catch (error) {
    server.close()
    server.closeAllConnections()
    if (error instanceof StartFailure) return fail(error.message)
    throw error
  }
  closeOnSignal(server, open, lines)
  for (const line of [
    ...open.messages,
    startup.dataFolder({ path: path.relative('', where.dataDir) || '.' }),
  ])
    print(line)
  // Counted from the start of the process.
  const seconds = (performance.now() / 1000).toFixed(1)
  if (where.isUnencrypted) print(startup.unencrypted)
  for (const line of link) print(line)
  print(startup.open({ url: publicUrl, seconds }))
}

/** The port in use: with PORT=0 the system chooses one. */
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

/** Finishes requests in progress, accepts no new ones, closes the shop, and exits with 0. */
function closeOnSignal(server: Server, open: OpenShop, lines: LogLines): void {
  let closing = false
  const close = () => {
    if (closing) return
    closing = true
    const timeout = setTimeout(() => server.closeAllConnections(), closingTimeout).unref()
    // Browsers keep idle connections open.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    server.close(async () => {
      clearTimeout(timeout)
      clearInterval(idle)
      await open.close()
      lines.flush()
      process.exit(0)
    })
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(reason: string): void {
  process.stderr.write(`${escapeControlCharacters(reason)}\n`)
  process.exitCode = 1
}
