import { loadavg } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { createProduct } from '#commerce/editing/products/create-product.server.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { launchChromium } from './chromium.ts'
import { formatGoal, formatTable, formatTableNumber } from './format-table.ts'
import { type RunningServer, startBenchShop } from './servers.ts'

/** Of four colors, 16 sizes and 32 cuts. */
const variants = 2048
const slowDown = 4
/** From a key to the next frame, in milliseconds at p95. */
const goal = 50
/** From a click in the list of products to the frame with the first rows, in milliseconds at p95. */
const openingGoal = 500
const opens = 5

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

/** How soon the grid of a product with 2,048 variants opens and answers a key, on a slow computer. */
export async function measureVariantGrid(folder: string, runs: number): Promise<string> {
  const dataDir = path.join(folder, 'variant-grid')
  const shop = await startBenchShop(folder, 'rendered', dataDir)
  const { id, cookie } = await addProduct(dataDir)
  const browser = await launchChromium()
  try {
    const openings: number[] = []
    for (let open = 0; open < runs * opens; open++) openings.push(await measureOpening(browser, shop, cookie))
    const rows = [tableRow({ name: 'opening it from the list', goal: openingGoal }, openings)]
    for (const task of tasks) {
      const times: number[] = []
      for (let run = 0; run < runs; run++) {
        const context = await openContext(browser, shop, cookie)
        times.push(...(await measureTask(context, shop, id, task)))
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

function tableRow({ name, goal }: Pick<Task, 'name' | 'goal'>, times: readonly number[]): string[] {
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
  const size = await db.selectFrom('option').select('id').where('slug', '=', 'size').executeTakeFirstOrThrow()
  const names = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${name} ${at + 1}`).join(',')
  const created = await createProduct(
    db,
    { actor: namedStaff('Bench'), reason: '', cause: 'form', now: new Date() },
    {
      title: 'Bench Tee',
      price: 4400,
      categories: [],
      ...{ hexes: {}, places: {} },
      values: ['black', 'clay', 'sage', 'white'].map(slug => `color/${slug}`),
      newValues: { [size.id]: names('Size', 16) },
      newOption: { name: 'Cut', kind: 'list', isOwn: true, values: names('Cut', 32) },
    },
  )
  if (!created.ok || created.variants !== variants) throw new Error('The product for the bench was refused.')
  const cookie = await officeCookie({ db })
  await db.destroy()
  return { id: created.id, cookie }
}

async function openContext(
  browser: Browser,
  { origin }: RunningServer,
  cookie: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const [name, value] = cookie.split('=')
  await context.addCookies([{ name: name!, value: value!, url: origin }])
  return context
}

/** Throttles a page once it's idle. */
async function slowDownPage(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
}

async function measureOpening(browser: Browser, shop: RunningServer, cookie: string): Promise<number> {
  const context = await openContext(browser, shop, cookie)
  const page = await context.newPage()
  await page.goto(`${shop.origin}/office/products?q=Bench`, { waitUntil: 'networkidle' })
  const link = page.getByRole('link', { name: 'Bench Tee' }).first()
  await link.hover()
  await page.waitForTimeout(1000)
  await slowDownPage(context, page)
  const opened = page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let start = 0
        window.addEventListener('click', ({ timeStamp }) => (start = timeStamp), true)
        const look = () => {
          if (!document.querySelector('#variants input[name^="price-"]')) return requestAnimationFrame(look)
          const painted = new MessageChannel()
          painted.port1.onmessage = () => resolve(performance.now() - start)
          return painted.port2.postMessage(null)
        }
        look()
      }),
  )
  await link.click()
  const time = await opened
  await context.close()
  return time
}

async function measureTask(
  context: BrowserContext,
  { origin }: RunningServer,
  id: number,
  { keys, pauses }: Task,
): Promise<number[]> {
  const page = await context.newPage()
  await page.goto(`${origin}/office/products/${id}`, { waitUntil: 'networkidle' })
  await slowDownPage(context, page)
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
