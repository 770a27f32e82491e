import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { type Browser, chromium } from '@playwright/test'

/** Run without a display and without background requests. */
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium that scripts/bench.mjs found. */
export function launchChromium(moreFlags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.TOTE_CHROMIUM
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...flags, ...moreFlags] })
}

/** A port that is currently free. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
