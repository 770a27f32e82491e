import path from 'node:path'
import type { Browser } from '@playwright/test'
import axe from 'axe-core'
import { openMigratedDatabase } from '#server/startup/open-migrated-database.ts'
import { launchChromium } from '../chromium.ts'
import { formatGoal, formatTable, formatTableNumber } from '../format-table.ts'
import { failedAudits, runLighthouse } from '../lighthouse/run-lighthouse.ts'
import { startBenchShop } from '../servers.ts'
import { firstPages } from './first-pages.ts'
import { type OpenedPage, officeAddresses } from './office-addresses.ts'

const widths = [390, 1440]
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Lighthouse's accessibility and axe, light and dark, on every page of the office, on a phone and a desk. */
export async function measureOfficeAccessibility(folder: string): Promise<string> {
  const dataDir = path.join(folder, 'office-accessibility')
  const shop = await startBenchShop(folder, 'rendered', dataDir)
  const db = await openMigratedDatabase({ dataDir, databaseUrl: undefined })
  const first = await firstPages(db, shop.origin)
  const { pages, unlinked } = await officeAddresses(shop.origin, first)
  const browser = await launchChromium()
  const rows: string[][] = []
  const failures: string[] = []
  for (const page of pages) {
    // All pages take longer than a proof is fresh.
    await db
      .updateTable('staff_session')
      .set({ proven_at: new Date().toISOString() })
      .where('proven_at', 'is not', null)
      .execute()
    const measured = []
    for (const width of widths) measured.push(await measurePage(browser, shop.origin, page, width))
    const isReached = measured.every(({ score, violations }) => score === 100 && violations === 0)
    const figures = measured.flatMap(({ score, violations }) => [score, violations])
    rows.push([
      page.address,
      ...figures.map(figure => formatTableNumber(figure)),
      formatGoal(isReached, '100, 0'),
    ])
    failures.push(...measured.flatMap(({ failures }) => failures))
  }
  await db.destroy()
  await browser.close()
  const heads = ['page', ...widths.flatMap(width => [`Lighthouse ${width} px`, `axe ${width} px`]), 'goal']
  return [
    formatTable(`Accessibility of the office, ${pages.length} pages`, heads, rows),
    ...failures,
    ...unlinked.map(pattern => `Not measured, because nothing links it: ${pattern}\n`),
  ].join('')
}

async function measurePage(browser: Browser, origin: string, { address, cookie }: OpenedPage, width: number) {
  const result = await runLighthouse(origin + address, {
    ...screen(width),
    onlyCategories: ['accessibility'],
    throttlingMethod: 'provided',
    extraHeaders: { Cookie: cookie },
  })
  if (result.finalDisplayedUrl !== origin + address)
    throw new Error(`${address} leads to ${result.finalDisplayedUrl}.`)
  const violations = await axeViolations(browser, origin + address, cookie, width)
  const found = [...failedAudits(result, 'accessibility'), ...violations]
  return {
    score: 100 * (result.categories.accessibility!.score ?? 0),
    violations: violations.length,
    failures: found.map(failure => `${address} at ${width} px: ${failure}\n`),
  }
}

const screen = (width: number) => ({
  formFactor: width < 500 ? ('mobile' as const) : ('desktop' as const),
  screenEmulation: { mobile: width < 500, width, height: 900, deviceScaleFactor: 1 },
})

async function axeViolations(
  browser: Browser,
  address: string,
  cookie: string,
  width: number,
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    bypassCSP: true,
    extraHTTPHeaders: { cookie },
  })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(axe.source)
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const violations = await page.evaluate(async runOnly => {
      const { axe: runner } = window as unknown as { axe: typeof axe }
      const { violations } = await runner.run({ runOnly, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
    }, standards)
    found.push(...violations.map(violation => `${colorScheme}: ${violation}`))
  }
  await context.close()
  return found
}
