import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { type Browser, chromium } from '@playwright/test'

/** What keeps Chromium from spending its time on addresses that it cannot reach, and lets it run without a display. */
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

/** A port that nobody listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
