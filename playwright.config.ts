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

/** What a screen changes nothing of: what is sent and kept, and what is said of it. */
const sameOnEveryScreen =
  /(kept-changes|cart-corrected|cart-page-live|wish-list-live|wish-list-without-script|shared-list|price-letters|back-in-stock|beside-product|choice|quantity)\.spec/

/** Journeys of shoppers through the built shop. `@desktop` and `@phone` mark those that one screen only has. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: 3,
  // A busy machine gets a second try; the report names whatever needed it as flaky, and that is mended.
  retries: 1,
  timeout: 20_000,
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
      grepInvert: /@desktop/,
      testIgnore: sameOnEveryScreen,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
