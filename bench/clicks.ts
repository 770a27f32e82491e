import type { Browser, CDPSession, Page } from '@playwright/test'
import { launchChromium } from './chromium.ts'
import type { RunningServer } from './servers.ts'
import { goal, median, number, table } from './table.ts'

const longest = 50

/** A phone that costs little: Lighthouse slows the processor down as much for its mobile runs. */
const cheapPhone = 4

interface Click {
  name: string
  path: string
  button: string
  /** What then stands on the screen, and what is written there. */
  answered: { element: string; says: string | null }
}

const clicks: readonly Click[] = [
  {
    name: 'heart on a card',
    path: '/Shop',
    button: 'main li button[form="hearts"]',
    answered: { element: 'main li button[form="hearts"][aria-pressed="true"]', says: null },
  },
  {
    name: 'Add to Cart on a product',
    path: '/productDetails/water-pot',
    button: 'main form button[formaction="/cart/add"]',
    answered: { element: 'header a[href="/cart"]', says: '3' },
  },
  {
    name: 'one more in the cart',
    path: '/cart',
    button: 'main button[name="step"][value="1"]',
    answered: { element: 'main input[name="quantity"]', says: '3' },
  },
]

/** How long after a press the screen shows what came of it, on a line that says nothing for two seconds. */
export async function measureClicks(shop: RunningServer, runs: number): Promise<string> {
  const browser = await launchChromium()
  try {
    const rows: string[][] = []
    for (const click of clicks) {
      const measure = async (slowDown: number) => {
        const times: number[] = []
        for (let run = 0; run < Math.max(runs, 5); run++)
          times.push(await answerTime(browser, shop, click, slowDown))
        return times
      }
      const times = await measure(1)
      const worst = Math.max(...times)
      rows.push([
        click.name,
        number(median(times), 1),
        number(worst, 1),
        goal(worst < longest, `${longest} ms`),
        number(median(await measure(cheapPhone)), 1),
      ])
    }
    return table(
      'From a press to its answer on the screen (the shop answers after 2 s)',
      ['press', 'median ms', 'worst ms', 'goal', `processor ${cheapPhone} times slower`],
      rows,
    )
  } finally {
    await browser.close()
  }
}

async function answerTime(
  browser: Browser,
  shop: RunningServer,
  click: Click,
  slowDown: number,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  try {
    const headers = { origin: shop.origin, accept: 'application/json' }
    const form = { sku: 'POT-WHT-01', quantity: '2' }
    await context.request.post(`${shop.origin}/cart/add`, { form, headers })
    const page = await context.newPage()
    await page.goto(shop.origin + click.path, { waitUntil: 'networkidle' })
    await slow(await context.newCDPSession(page), slowDown)
    return await pressed(page, click)
  } finally {
    await context.close()
  }
}

async function slow(devtools: CDPSession, slowDown: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

/** To the first picture of the screen that shows the answer, as the browser reports it to the page. */
async function pressed(page: Page, { button, answered, name }: Click): Promise<number> {
  const took = await page
    .locator(button)
    .first()
    .evaluate(
      (pressed, { element, says }) =>
        new Promise<number>(done => {
          const isThere = () => {
            const found = document.querySelector(element)
            const said = found instanceof HTMLInputElement ? found.value : found?.textContent?.trim()
            return found !== null && (says === null || said === says)
          }
          const began = performance.now()
          const look = () =>
            requestAnimationFrame(() => {
              const passed = performance.now() - began
              if (isThere()) done(passed)
              else if (passed > 5000) done(Number.NaN)
              else look()
            })
          ;(pressed as HTMLElement).click()
          look()
        }),
      answered,
    )
  if (Number.isNaN(took)) throw new Error(`${name} was not answered at all.`)
  return took
}
