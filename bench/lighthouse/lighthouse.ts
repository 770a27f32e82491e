import { launchChromium } from '../chromium.ts'
import { warmUpPages } from '../first-view.ts'
import { formatGoal, formatTable, formatTableNumber, median } from '../format-table.ts'
import { measuredPages } from '../pages.ts'
import type { RunningServer } from '../servers.ts'
import { failedAudits, type LighthouseResult, runLighthouse } from './run-lighthouse.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const goals = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }

/** Lighthouse's mobile scores with cached pages and pictures. */
export async function measureLighthouse(shop: RunningServer, runs: number): Promise<string> {
  const browser = await launchChromium()
  await warmUpPages(browser, shop).finally(() => browser.close())

  const results = new Map<string, LighthouseResult[]>(measuredPages.map(path => [path, []]))
  for (let run = 0; run < runs; run++)
    for (const path of measuredPages) results.get(path)!.push(await runLighthouse(shop.origin + path))

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
  return scores + otherFailures(results)
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
function otherFailures(results: ReadonlyMap<string, readonly LighthouseResult[]>): string {
  const found = new Set<string>()
  for (const [path, [first]] of results)
    for (const category of categories.slice(1))
      for (const audit of failedAudits(first!, category)) found.add(`${path}: ${audit}`)
  return [...found].map(line => `${line}\n`).join('')
}
