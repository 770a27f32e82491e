import { freePort, launchChromium } from '../chromium.ts'

/** The parts of Lighthouse's result that are read here. It is installed only by `npm run bench`, beside this file. */
export interface LighthouseResult {
  runtimeError?: { message: string }
  finalDisplayedUrl: string
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
}

/** Lighthouse's own settings; by default it measures a phone. */
interface LighthouseSettings {
  onlyCategories?: string[]
  extraHeaders?: Record<string, string>
  formFactor?: 'desktop' | 'mobile'
  screenEmulation?: { mobile: boolean; width: number; height: number; deviceScaleFactor: number }
  throttlingMethod?: 'provided'
}

type Lighthouse = (
  address: string,
  flags: LighthouseSettings & { port: number; output: 'json'; logLevel: 'error' },
) => Promise<{ lhr: LighthouseResult } | undefined>

/** Each run has a new Chromium, so that nothing is cached. */
export async function runLighthouse(
  address: string,
  settings: LighthouseSettings = {},
): Promise<LighthouseResult> {
  const port = await freePort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`])
  try {
    const packageName = 'lighthouse'
    const { default: lighthouse }: { default: Lighthouse } = await import(packageName)
    const ran = await lighthouse(address, { ...settings, port, output: 'json', logLevel: 'error' })
    if (!ran || ran.lhr.runtimeError)
      throw new Error(`${address}: ${ran?.lhr.runtimeError?.message ?? 'no result'}`)
    return ran.lhr
  } finally {
    await browser.close()
  }
}

/** The failed audits of a category. */
export function failedAudits({ categories, audits }: LighthouseResult, category: string): string[] {
  return categories[category]!.auditRefs.filter(
    ({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 1,
  ).map(({ id }) => `${audits[id]!.title} (${id})`)
}
