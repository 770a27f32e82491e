import type { Browser, CDPSession, Page } from '@playwright/test'
import { launchChromium } from './chromium.ts'
import { formatGoal, formatTable, formatTableNumber, median } from './format-table.ts'
import type { RunningServer } from './servers.ts'

const maxClickMs = 50

/** Lighthouse's CPU slowdown for mobile devices. */
const slowPhoneFactor = 4

interface Click {
  name: string
  path: string
  button: string
  /** The element that then shows the result, and its text. */
  expected: { element: string; text: string | null }
}

const clicks: readonly Click[] = [
  {
    name: 'the menu',
    path: '/',
    button: 'header button[popovertarget="menu"]',
    expected: { element: '#menu:popover-open', text: null },
  },
  {
    name: 'a filter',
    path: '/Shop',
    button: '#filters input[name="color"][value="sage"]',
    expected: { element: 'main [aria-busy="true"]', text: null },
  },
  {
    name: 'heart on a card',
    path: '/Shop',
    button: 'main li button[form="hearts"]',
    expected: { element: 'main li button[form="hearts"][aria-pressed="true"]', text: null },
  },
  {
    name: 'a color of a product',
    path: '/productDetails',
    button: 'main input[name="color"][value="black"]',
    expected: { element: 'main input[name="color"][value="black"]:checked', text: null },
  },
  {
    name: 'Add to Cart on a product',
    path: '/productDetails/water-pot',
    button: 'main form button[formaction="/cart/add"]',
    expected: { element: 'header a[href="/cart"]', text: '3' },
  },
  {
    name: 'one more in the cart',
    path: '/cart',
    button: 'main button[name="step"][value="1"]',
    expected: { element: 'main input[name="quantity"]', text: '3' },
  },
  {
    name: 'a way to pay at the checkout',
    path: '/checkout',
    button: 'main input[name="payment"][value="bank-transfer"]',
    expected: { element: 'main input[value="bank-transfer"]:checked', text: null },
  },
]

/** How soon after a click the screen shows the result, while the network takes two seconds. */
export async function measureClicks(shop: RunningServer, runs: number): Promise<string> {
  const browser = await launchChromium()
  try {
    const rows: string[][] = []
    for (const click of clicks) {
      const measure = async (slowDown: number) => {
        const times: number[] = []
        for (let run = 0; run < Math.max(runs, 5); run++)
          times.push(await measureClick(browser, shop, click, slowDown))
        return times
      }
      const times = await measure(1)
      const worst = Math.max(...times)
      rows.push([
        click.name,
        formatTableNumber(median(times), 1),
        formatTableNumber(worst, 1),
        formatGoal(worst < maxClickMs, `${maxClickMs} ms`),
        formatTableNumber(median(await measure(slowPhoneFactor)), 1),
      ])
    }
    return formatTable(
      'From a click to its result on the screen (responses take 2 s)',
      ['click', 'median ms', 'worst ms', 'goal', `CPU ${slowPhoneFactor} times slower`],
      rows,
    )
  } finally {
    await browser.close()
  }
}

async function measureClick(
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
    await throttle(await context.newCDPSession(page), slowDown)
    return await timeClick(page, click)
  } finally {
    await context.close()
  }
}

async function throttle(devtools: CDPSession, slowDown: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

/** Milliseconds from the click to the first frame with the result. */
async function timeClick(page: Page, { button, expected, name }: Click): Promise<number> {
  const elapsed = await page
    .locator(button)
    .first()
    .evaluate(
      (pressed, { element, text }) =>
        new Promise<number>(done => {
          const isThere = () => {
            const found = document.querySelector(element)
            const shown = found instanceof HTMLInputElement ? found.value : found?.textContent?.trim()
            return found !== null && (text === null || shown === text)
          }
          const start = performance.now()
          const look = () =>
            requestAnimationFrame(() => {
              const elapsed = performance.now() - start
              if (isThere()) done(elapsed)
              else if (elapsed > 5000) done(Number.NaN)
              else look()
            })
          ;(pressed as HTMLElement).click()
          look()
        }),
      expected,
    )
  if (Number.isNaN(elapsed)) throw new Error(`${name} had no result.`)
  return elapsed
}
