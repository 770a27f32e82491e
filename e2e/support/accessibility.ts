import { expect, type Locator, type Page } from '@playwright/test'
import axe from 'axe-core'
import { brokenWords, zoomedFields } from './phone-text.ts'
import { smallTargets } from './small-targets.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects no axe violation, no small target within `onTop`, no horizontal overflow, and readable text at 320 pixels. */
export async function expectAccessible(page: Page, isMobile: boolean, onTop?: Locator): Promise<void> {
  // The header of a phone leaves when the page scrolls down.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.locator('header[data-scroll="down"]')).toHaveCount(0)
  await expectNoViolations(page)
  const small = await (onTop ?? page.locator('body')).evaluate(smallTargets)
  expect.soft(small, 'targets below 24 by 24 pixels').toEqual([])
  for (const width of isMobile ? [320, 390] : [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth)
    expect.soft(over, `wider than ${width} pixels`).toBeLessThanOrEqual(0)
    if (width > 320) continue
    expect.soft(await page.evaluate(brokenWords), 'broken words').toEqual([])
    expect.soft(await page.evaluate(zoomedFields), 'fields with small text').toEqual([])
  }
}

/** Expects no axe violation on the whole page. */
export async function expectNoViolations(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // All results, passes included, would take four times as long. Only rules that aren't used read preloaded files.
  const violations = await page.evaluate(async runOnly => {
    const { axe: runner } = window as unknown as { axe: typeof axe }
    const { violations } = await runner.run({ runOnly, resultTypes: ['violations'], preload: false })
    return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(node => node.html) }))
  }, standards)
  expect.soft(violations).toEqual([])
}
