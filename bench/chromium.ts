import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { type Browser, chromium } from '@playwright/test'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

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

/** The Chromium of the machine, else Playwright's own. */
export function launchChromium(moreFlags: readonly string[] = []): Promise<Browser> {
  const executablePath = installed.find(existsSync)
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
