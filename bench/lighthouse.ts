import lighthouse, { type Result } from 'lighthouse'
import { freePort, launchChromium } from './chromium.ts'
import { warm } from './first-view.ts'
import { measuredPages } from './pages.ts'
import type { RunningServer } from './servers.ts'
import { goal, median, number, table } from './table.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

/** Lighthouse's mobile scores of the warm shop: the pages in its cache, the pictures made. */
export async function measureLighthouse(shop: RunningServer, runs: number): Promise<string> {
  const browser = await launchChromium()
  await warm(browser, shop).finally(() => browser.close())

  const results = new Map<string, Result[]>(measuredPages.map(path => [path, []]))
  for (let run = 0; run < runs; run++)
    for (const path of measuredPages) results.get(path)!.push(await runOnce(shop.origin + path))

  const scores = table(
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
  return scores + complaints(results)
}

/** One run in a Chromium of its own: nothing is left from the run before. */
async function runOnce(address: string): Promise<Result> {
  const port = await freePort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`])
  try {
    const ran = await lighthouse(address, { port, output: 'json', logLevel: 'error' })
    if (!ran || ran.lhr.runtimeError)
      throw new Error(`${address}: ${ran?.lhr.runtimeError?.message ?? 'no result'}`)
    return ran.lhr
  } finally {
    await browser.close()
  }
}

function row(path: string, results: readonly Result[]): string[] {
  const score = (category: string) =>
    median(results.map(result => 100 * (result.categories[category]?.score ?? 0)))
  const figure = (audit: string) => median(results.map(result => result.audits[audit]!.numericValue!))
  const shift = figure('cumulative-layout-shift')
  const missed = categories.filter(category => score(category) < goals[category])
  return [
    path,
    ...categories.map(category => number(score(category))),
    number(figure('first-contentful-paint') / 1000, 2),
    number(figure('largest-contentful-paint') / 1000, 2),
    number(shift, 3),
    number(figure('total-blocking-time')),
    goal(missed.length === 0 && shift === 0, '98/100/100/100, CLS 0'),
  ]
}

/** What Lighthouse found wanting outside of performance, in its own words. */
function complaints(results: ReadonlyMap<string, readonly Result[]>): string {
  const found = new Set<string>()
  for (const [path, [first]] of results)
    for (const category of categories.slice(1))
      for (const { id, weight } of first!.categories[category]!.auditRefs)
        if (weight > 0 && (first!.audits[id]!.score ?? 1) < 1)
          found.add(`${path}: ${first!.audits[id]!.title} (${id})`)
  return [...found].map(line => `${line}\n`).join('')
}
