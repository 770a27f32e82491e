import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import type { Db } from '#db/schema/schema.ts'
import { openMigratedDatabase } from '#server/startup/open-migrated-database.ts'
import { startBuiltShop } from './shop-process.ts'

interface JourneyFixtures {
  /** Opens a page and waits until it is hydrated, if JavaScript is on. */
  open: (address: string) => Promise<void>
  /** Opens a page that answers 404. */
  openMissing: (address: string) => Promise<void>
  /** Fails the test on console errors, requests to other hosts and endless loading, except for what it expects. */
  complaints: Complaints
}

interface Complaints {
  /** URLs that the shop is expected to refuse. */
  refused: Set<string>
  /** Complaints that are expected. Declared before they happen: Chromium may report them after the journey's last line. */
  expected: RegExp[]
  found: string[]
}

interface WorkerFixtures {
  dataDir: string
  /** This worker's own shop: its own process, port and data folder. */
  shop: { url: string }
  /** Its database. Here, because journeys with other worker fixtures would each start a browser and a shop of their own. */
  db: Db
}

export { expect }

/** Journeys load the same data a few times; a page in a loop loads it hundreds of times. */
const maxLoads = 15

/** Pictures rendered so far, shared by all shops of one build: rendering is slow. */
const pictures = path.join(import.meta.dirname, '..', '..', 'build', 'e2e-pictures')

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  dataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'tote-e2e-'))
      await mkdir(pictures, { recursive: true })
      await symlink(pictures, path.join(folder, 'pictures'))
      await use(folder)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],

  shop: [
    async ({ dataDir }, use) => {
      const shop = await startBuiltShop(dataDir)
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

  db: [
    async ({ dataDir, shop: _ }, use) => {
      const db = await openMigratedDatabase({ dataDir, databaseUrl: undefined })
      await use(db)
      await db.destroy()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),

  complaints: [
    async ({ context, shop }, use) => {
      const complaints: Complaints = { refused: new Set(), expected: [], found: [] }
      context.on('console', message => {
        if (['error', 'warning'].includes(message.type()) && !isExpected(message, complaints.refused))
          complaints.found.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', error => complaints.found.push(`uncaught: ${error.error().message}`))
      const loads = new Map<string, number>()
      context.on('request', request => {
        const url = request.url()
        if (new URL(url).origin !== shop.url) complaints.found.push(`another host: ${url}`)
        if (request.resourceType() !== 'fetch' || request.method() !== 'GET') return
        loads.set(url, (loads.get(url) ?? 0) + 1)
        if (loads.get(url) === maxLoads) complaints.found.push(`loaded ${maxLoads} times: ${url}`)
      })
      await use(complaints)
      // A request that a route still holds fails when the page closes.
      for (const target of [context, ...context.pages()])
        await target.unrouteAll({ behavior: 'ignoreErrors' })
      const { expected, found } = complaints
      expect(found.filter(complaint => !expected.some(pattern => pattern.test(complaint)))).toEqual([])
    },
    { auto: true },
  ],

  open: async ({ page, javaScriptEnabled }, use) => {
    await use(async address => {
      await page.goto(address, { waitUntil: javaScriptEnabled ? 'domcontentloaded' : 'load' })
      if (javaScriptEnabled) await waitForHydration(page)
    })
  },

  openMissing: async ({ page, shop, complaints, javaScriptEnabled }, use) => {
    await use(async address => {
      complaints.refused.add(shop.url + address)
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      if (javaScriptEnabled) await waitForHydration(page)
    })
  },
})

/** Whether this is Chromium's note about a response that the test expects to fail. */
function isExpected(message: ConsoleMessage, refused: Set<string>): boolean {
  const note = /^Failed to load resource: the server responded with a status of (4\d\d|503) \(/
  return note.test(message.text()) && refused.has(message.location().url)
}

/** React marks hydrated elements. The footer is the last one; two frames later everything is done. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector('body > footer')
    return footer !== null && Object.keys(footer).some(key => key.startsWith('__react'))
  })
  await waitForFrames(page)
}

/** Two frames later, what the page shows now is painted, and takes clicks. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}
