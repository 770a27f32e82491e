import { mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import type { ServerLimits } from '#server/http/http-server.ts'
import type { WriteLimits } from '#server/http/writes.ts'
import type { ShopOptions } from '#server/startup/open-shop.ts'
import { demoTemplate } from './templates.ts'

const built = path.resolve('build')

export interface LogLine {
  event: string
  [detail: string]: unknown
}

export interface BuiltShop {
  /** Sends a request without following redirects. Pages come uncompressed unless it asks for an encoding. */
  fetch(target: string, init?: RequestInit): Promise<Response>
  origin: string
  /** The origin in the shop's pages. */
  ownOrigin: string
  logged: LogLine[]
  db: import('#db/schema/schema.ts').Db
  dataDir: string
}

export interface BuiltShopOptions extends Partial<ShopOptions> {
  writeLimits?: Partial<WriteLimits>
  serverLimits?: Partial<ServerLimits>
}

/** Opens the built shop behind a real server for all tests of a file: the demo shop unless the options say otherwise. */
export function builtShop(options: BuiltShopOptions = {}): BuiltShop {
  const shop = {} as BuiltShop
  let close = async () => {}

  beforeAll(async () => {
    const { openShop, createShopServer }: typeof import('#server/main.ts') = await import(
      path.join(built, 'server', 'index.js')
    )
    const dataDir = mkdtempSync(path.join(tmpdir(), 'tote-shop-'))
    const isDemo = options.firstOpening !== 'empty' && !options.dataDir
    if (isDemo) await cp(path.join(inject('templateFolder'), demoTemplate), dataDir, { recursive: true })
    const logged: LogLine[] = []
    const log = (event: string, details: Record<string, unknown>) => void logged.push({ event, ...details })
    // As a demo shop that `npm start` opens.
    const opened = { dataDir, warmPictures: false, allowsDemoInbox: isDemo, log, ...options }
    const open = await openShop(opened)
    const clientFolder = path.join(built, 'client')
    // Cached pages are dropped when descriptions become searchable.
    await open.shop.catalog.descriptionsLoaded
    const { publicUrl, writeLimits, serverLimits } = options
    const server = createShopServer(
      { pages: () => open.pages, publicUrl, clientFolder, log, ...(writeLimits && { writeLimits }) },
      serverLimits,
    )
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    close = async () => {
      server.close()
      server.closeAllConnections()
      await open.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
    Object.assign(shop, {
      dataDir,
      origin,
      ownOrigin: publicUrl ?? origin.replace('127.0.0.1', 'localhost'),
      logged,
      db: open.shop.db,
      fetch: (target: string, init?: RequestInit) =>
        fetch(origin + target, { redirect: 'manual', ...init, headers: plainHeaders(init) }),
    })
  })
  afterAll(() => close())
  return shop
}

/** Compressing each page and reading it again takes a fifth of the CPU of these tests. */
function plainHeaders(init?: RequestInit): Headers {
  const headers = new Headers(init?.headers)
  if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity')
  return headers
}
