import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { smallTargets } from './small-targets.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects no axe violation, no small target within `onTop`, and no horizontal overflow. */
export async function expectAccessible(page: Page, isMobile: boolean, onTop?: Locator): Promise<void> {
  // Legacy mode is twice as fast, and enough for pages without frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(standards).analyze()
  expect
    .soft(violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(node => node.html) })))
    .toEqual([])
  const small = await (onTop ?? page.locator('body')).evaluate(smallTargets)
  expect.soft(small, 'targets below 24 by 24 pixels').toEqual([])
  for (const width of isMobile ? [320, 390] : [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth)
    expect.soft(over, `wider than ${width} pixels`).toBeLessThanOrEqual(0)
  }
}
