import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The Chromium that the machine has; without one, Playwright's own. */
const chromium = process.env.TOTE_CHROMIUM || '/usr/bin/chromium'

// Without a display Chromium runs as root in a container, and must not spend its time on addresses it cannot reach.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Journeys of shoppers through the built shop, on a desktop. `@phone` marks those that only a phone has, `@every-screen` those that
 * run on both.
 */
export default defineConfig({
  testDir: 'e2e',
  // Only `npm run test:all` runs slow ones.
  testIgnore: process.env.TOTE_TESTS === 'all' ? [] : '**/*.slow.spec.ts',
  fullyParallel: true,
  workers: 3,
  // Journeys wait for conditions, with room for a machine that is busy with other things.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    launchOptions: { args, ...(existsSync(chromium) ? { executablePath: chromium } : {}) },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone|@every-screen/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
