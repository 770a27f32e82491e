import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { copyOpenedShop } from './global-setup.ts'
import { openShop } from './open-shop.ts'

interface JourneyFixtures {
  /** Goes to a page of the shop and waits until it answers to the shopper, which without a script is at once. */
  open: (address: string) => Promise<void>
  /** Goes to an address that the shop does not have. */
  openMissing: (address: string) => Promise<void>
  /**
   * Fails the test on what a browser complains about and on whatever the page asks of another host. What is expected to
   * be refused stands in `refused`.
   */
  complaints: { refused: Set<string>; found: string[] }
}

interface WorkerFixtures {
  /** The data folder of this worker's shop. */
  dataDir: string
  /** This worker's own shop: its own process, port and data folder. */
  shop: { url: string }
}

export { expect }

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  dataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'tote-e2e-'))
      await copyOpenedShop(folder)
      await use(folder)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],

  shop: [
    async ({ dataDir }, use) => {
      const shop = await openShop(dataDir)
      await use(shop)
      const { code, output, errors } = await shop.close()
      expect(code, 'the shop closes in order').toBe(0)
      expect(errors, 'the shop has no complaint').toBe('')
      expect(
        output.match(/^.*"event":"(unexpected-failure|request-failed)".*$/gm),
        'no page failed',
      ).toBeNull()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),

  complaints: [
    async ({ context, shop }, use) => {
      const complaints = { refused: new Set<string>(), found: [] as string[] }
      context.on('console', message => {
        if (['error', 'warning'].includes(message.type()) && !isExpected(message, complaints.refused))
          complaints.found.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', error => complaints.found.push(`uncaught: ${error.error().message}`))
      context.on('request', request => {
        if (new URL(request.url()).origin !== shop.url)
          complaints.found.push(`another host: ${request.url()}`)
      })
      await use(complaints)
      expect(complaints.found).toEqual([])
    },
    { auto: true },
  ],

  open: async ({ page, javaScriptEnabled }, use) => {
    await use(async address => {
      await page.goto(address, { waitUntil: javaScriptEnabled ? 'domcontentloaded' : 'load' })
      if (javaScriptEnabled) await untilAlive(page)
    })
  },

  openMissing: async ({ page, shop, complaints, javaScriptEnabled }, use) => {
    await use(async address => {
      complaints.refused.add(shop.url + address)
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(404)
      if (javaScriptEnabled) await untilAlive(page)
    })
  },
})

/** Chromium itself notes that an answer was not found or refused, with these words. */
function isExpected(message: ConsoleMessage, refused: Set<string>): boolean {
  const note = /^Failed to load resource: the server responded with a status of (4\d\d|503) \(/
  return note.test(message.text()) && refused.has(message.location().url)
}

/** React marks an element when it takes it over; the footer is the last that it comes to, two frames later all is done. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector('body > footer')
    return footer !== null && Object.keys(footer).some(key => key.startsWith('__react'))
  })
  await page.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}
