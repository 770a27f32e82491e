import { freePort, launchChromium } from '../chromium.ts'
import { warmUpPages } from '../first-view.ts'
import { formatGoal, formatTable, formatTableNumber, median } from '../format-table.ts'
import { measuredPages } from '../pages.ts'
import type { RunningServer } from '../servers.ts'

/** The parts of Lighthouse's result that are read here. It is installed only by `npm run bench`, beside this file. */
interface LighthouseResult {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
}

type Lighthouse = (
  address: string,
  flags: { port: number; output: 'json'; logLevel: 'error' },
) => Promise<{ lhr: LighthouseResult } | undefined>

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const goals = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }

/** Lighthouse's mobile scores with cached pages and pictures. */
export async function measureLighthouse(shop: RunningServer, runs: number): Promise<string> {
  const browser = await launchChromium()
  await warmUpPages(browser, shop).finally(() => browser.close())

  const results = new Map<string, LighthouseResult[]>(measuredPages.map(path => [path, []]))
  for (let run = 0; run < runs; run++)
    for (const path of measuredPages) results.get(path)!.push(await runOnce(shop.origin + path))

  const scores = formatTable(
    `Lighthouse, mobile, medians of ${runs} runs`,
    [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'FCP s',
      'LCP s',
      'CLS',
      'TBT ms',
      'goal',
    ],
    measuredPages.map(path => row(path, results.get(path)!)),
  )
  return scores + failedAudits(results)
}

/** Each run has a new Chromium, so that nothing is cached. */
async function runOnce(address: string): Promise<LighthouseResult> {
  const port = await freePort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`])
  try {
    const packageName = 'lighthouse'
    const { default: lighthouse }: { default: Lighthouse } = await import(packageName)
    const ran = await lighthouse(address, { port, output: 'json', logLevel: 'error' })
    if (!ran || ran.lhr.runtimeError)
      throw new Error(`${address}: ${ran?.lhr.runtimeError?.message ?? 'no result'}`)
    return ran.lhr
  } finally {
    await browser.close()
  }
}

function row(path: string, results: readonly LighthouseResult[]): string[] {
  const score = (category: string) =>
    median(results.map(result => 100 * (result.categories[category]?.score ?? 0)))
  const figure = (audit: string) => median(results.map(result => result.audits[audit]!.numericValue!))
  const shift = figure('cumulative-layout-shift')
  const missed = categories.filter(category => score(category) < goals[category])
  return [
    path,
    ...categories.map(category => formatTableNumber(score(category))),
    formatTableNumber(figure('first-contentful-paint') / 1000, 2),
    formatTableNumber(figure('largest-contentful-paint') / 1000, 2),
    formatTableNumber(shift, 3),
    formatTableNumber(figure('total-blocking-time')),
    formatGoal(missed.length === 0 && shift === 0, '99/100/100/100, CLS 0'),
  ]
}

/** The failed audits, except those for performance. */
function failedAudits(results: ReadonlyMap<string, readonly LighthouseResult[]>): string {
  const found = new Set<string>()
  for (const [path, [first]] of results)
    for (const category of categories.slice(1))
      for (const { id, weight } of first!.categories[category]!.auditRefs)
        if (weight > 0 && (first!.audits[id]!.score ?? 1) < 1)
          found.add(`${path}: ${first!.audits[id]!.title} (${id})`)
  return [...found].map(line => `${line}\n`).join('')
}
