import { loadavg } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { createProduct } from '#commerce/editing/products/create-product.server.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { launchChromium } from './chromium.ts'
import { formatGoal, formatTable, formatTableNumber } from './format-table.ts'
import { type RunningServer, startBenchShop } from './servers.ts'

const variants = 100
const slowDown = 4
/** From a key to the next frame, in milliseconds at p95. */
const goal = 50

/** Keys that are pressed one after the other, with a pause after each in milliseconds. */
interface Task {
  name: string
  keys: readonly string[]
  pauses: readonly number[]
  goal?: number
}

const typed = [...'48.50', 'Enter', ...'12.00', 'ArrowDown', ...'7', 'ArrowRight', ...'40', 'ArrowLeft']
/** Shorter and longer than the time after which the form stores its draft. */
const pauses = [60, 120, 90, 310, 150, 340, 70, 330]

const tasks: readonly Task[] = [
  { name: 'typing and moving', keys: Array(6).fill(typed).flat(), pauses, goal },
  { name: 'moving', keys: Array(60).fill('ArrowDown'), pauses: [60], goal },
  { name: 'selecting row by row', keys: Array(60).fill('Shift+ArrowDown'), pauses: [60], goal },
  {
    name: `filling ${variants} rows, and taking it back`,
    keys: Array(8).fill(['Control+Home', 'Control+Shift+ArrowDown', 'Control+d', 'Control+z']).flat(),
    pauses: [400],
  },
]

/** How soon the grid of a product with 100 variants answers a key, on a slow computer. */
export async function measureVariantGrid(folder: string, runs: number): Promise<string> {
  const dataDir = path.join(folder, 'variant-grid')
  const shop = await startBenchShop(folder, 'rendered', dataDir)
  const { id, cookie } = await addProduct(dataDir)
  const browser = await launchChromium()
  try {
    const rows: string[][] = []
    for (const task of tasks) {
      const times: number[] = []
      for (let run = 0; run < runs; run++) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
        times.push(...(await measureTask(context, shop, { id, cookie }, task)))
        await context.close()
      }
      rows.push(tableRow(task, times))
    }
    const load = formatTableNumber(loadavg()[0]!, 1)
    return formatTable(
      `From a key in the grid of ${variants} variants to the next frame, CPU ${slowDown} times slower, load ${load}`,
      ['keys', 'count', 'p50 ms', 'p95 ms', 'worst ms', 'goal'],
      rows,
    )
  } finally {
    await browser.close()
  }
}

function tableRow({ name, goal }: Task, times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!
  return [
    name,
    formatTableNumber(sorted.length),
    ...[0.5, 0.95, 1].map(share => formatTableNumber(at(share), 1)),
    goal === undefined ? '' : formatGoal(at(0.95) <= goal, `${goal} ms`),
  ]
}

async function addProduct(dataDir: string): Promise<{ id: number; cookie: string }> {
  const db = openDatabase({ dataDir, databaseUrl: undefined })
  const created = await createProduct(
    db,
    { actor: namedStaff('Bench'), reason: '', cause: 'form', now: new Date() },
    {
      title: 'Bench Tee',
      price: 4400,
      categories: [],
      ...{ values: [], newValues: {}, hexes: {}, places: {} },
      newOption: {
        ...{ name: 'Cut', kind: 'list', isOwn: true },
        values: Array.from({ length: variants }, (_, at) => `T${at}`).join(','),
      },
    },
  )
  if (!created.ok) throw new Error('The product for the bench was refused.')
  const cookie = await officeCookie({ db })
  await db.destroy()
  return { id: created.id, cookie }
}

async function measureTask(
  context: BrowserContext,
  { origin }: RunningServer,
  { id, cookie }: { id: number; cookie: string },
  { keys, pauses }: Task,
): Promise<number[]> {
  const [name, value] = cookie.split('=')
  await context.addCookies([{ name: name!, value: value!, url: origin }])
  const page = await context.newPage()
  await page.goto(`${origin}/office/products/${id}`, { waitUntil: 'networkidle' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.locator('#variants input[name^="price-"]').first().click()
  // The first edit shows the bar for saving.
  await page.keyboard.press('9')
  await page.waitForTimeout(1000)
  await watchKeys(page)
  for (const [at, key] of keys.entries()) {
    await page.keyboard.press(key)
    await page.waitForTimeout(pauses[at % pauses.length]!)
  }
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
}

/** Collects the milliseconds from each key to the task after the frame that follows it. */
function watchKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    const onKeyDown = ({ key, timeStamp }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Shift') return
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.onmessage = () => times.push(performance.now() - timeStamp)
        painted.port2.postMessage(null)
      })
    }
    window.addEventListener('keydown', onKeyDown, true)
  })
}
