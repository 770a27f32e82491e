import type { Browser } from '@playwright/test'
import { launchChromium } from './chromium.ts'
import { formatGoal, formatKilobytes, formatTable } from './format-table.ts'
import { measuredPages } from './pages.ts'
import type { RunningServer } from './servers.ts'

/** Scripts of a first view, compressed. */
const maxScriptBytes = 100_000

/** Lighthouse's mobile device. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const resourceKinds = ['HTML', 'CSS', 'JavaScript', 'font', 'pictures', 'other'] as const
type ResourceKind = (typeof resourceKinds)[number]

interface FirstView {
  /** Compressed bytes of the bodies. */
  bytes: Record<ResourceKind, number>
  /** Bytes including headers. */
  total: number
  requests: number
}

/** The bytes a phone loads for the first view of each page, without scrolling, as Chromium counts them. */
export async function measureFirstViews(shop: RunningServer): Promise<string> {
  const browser = await launchChromium()
  try {
    await warmUpPages(browser, shop)
    const rows: string[][] = []
    for (const path of measuredPages) rows.push(row(path, await firstView(browser, shop.origin + path)))
    return formatTable(
      'First view on a phone (412 px, 1.75 pixels each), KB of 1,000 bytes as sent',
      ['page', 'HTML', 'CSS', 'JavaScript', 'font', 'pictures', 'other', 'with headers', 'requests', 'goal'],
      rows,
    )
  } finally {
    await browser.close()
  }
}

/** Opens every page once, so that the server has its pictures made and its pages cached. */
export async function warmUpPages(browser: Browser, shop: RunningServer): Promise<void> {
  for (const path of measuredPages) await firstView(browser, shop.origin + path)
}

async function firstView(browser: Browser, address: string): Promise<FirstView> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const answers = new Map<string, { kind: ResourceKind; headers: number }>()
  const view: FirstView = {
    bytes: { HTML: 0, CSS: 0, JavaScript: 0, font: 0, pictures: 0, other: 0 },
    total: 0,
    requests: 0,
  }
  const wrong: string[] = []
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    answers.set(requestId, { kind: resourceKind(response.mimeType), headers: response.encodedDataLength })
    if (response.status !== 200) wrong.push(`${response.url} answered ${response.status}`)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (!answer) return
    view.bytes[answer.kind] += encodedDataLength - answer.headers
    view.total += encodedDataLength
    view.requests += 1
  })
  devtools.on('Network.loadingFailed', ({ errorText, canceled }) => {
    if (!canceled) wrong.push(errorText)
  })
  page.on('pageerror', error => wrong.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') wrong.push(message.text())
  })
  await devtools.send('Network.enable')
  await page.goto(address, { waitUntil: 'networkidle' })
  await context.close()
  if (wrong.length > 0) throw new Error(`${address} cannot be measured: ${wrong.join('; ')}.`)
  return view
}

function resourceKind(type: string): ResourceKind {
  if (type === 'text/html') return 'HTML'
  if (type === 'text/css') return 'CSS'
  if (/javascript$/.test(type)) return 'JavaScript'
  if (type.startsWith('font/')) return 'font'
  return type.startsWith('image/') ? 'pictures' : 'other'
}

function row(path: string, { bytes, total, requests }: FirstView): string[] {
  return [
    path,
    ...resourceKinds.map(kind => formatKilobytes(bytes[kind])),
    formatKilobytes(total),
    String(requests),
    formatGoal(bytes.JavaScript <= maxScriptBytes, 'JavaScript ≤ 110 KB'),
  ]
}
