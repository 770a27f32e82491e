import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { LogLines } from '#server/logging/log-lines.ts'

const built = path.join(import.meta.dirname, '..', 'build')
const bundle = pathToFileURL(path.join(built, 'server', 'index.js')).href

/** The built shop. */
const { createShopServer, openShop }: typeof import('#server/main.ts') = await import(bundle)

export { openShop }

export const { log } = new LogLines()

/** More requests than any bench sends. */
export const boundless = { burst: Number.MAX_SAFE_INTEGER, perSecond: 1 }

/** Serves the shop without limits and sends the parent process its port. */
export function listen(open: Awaited<ReturnType<typeof openShop>>): void {
  const server = createShopServer(
    {
      pages: () => open.pages,
      publicUrl: undefined,
      clientFolder: path.join(built, 'client'),
      log,
      writeLimits: { writesAtOnce: Number.MAX_SAFE_INTEGER, bytesAtOnce: Number.MAX_SAFE_INTEGER },
    },
    { connections: Number.MAX_SAFE_INTEGER },
  )
  const listening = server.listen(0, '127.0.0.1', () => {
    process.send!((listening.address() as AddressInfo).port)
  })
  process.on('disconnect', () => process.exit())
}
