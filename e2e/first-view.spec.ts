import type { Page } from '@playwright/test'
import { expect, test } from './shop.fixture.ts'

const pages = ['/', '/Shop', '/productDetails']

interface Shown {
  alt: string
  loading: string | null
  priority: string | null
  width: string | null
  height: string | null
  avif: boolean
}

/** The pictures of a page in the order of its HTML. */
function picturesOf(page: Page): Promise<Shown[]> {
  return page.locator('img').evaluateAll(images =>
    images.map(image => ({
      alt: image.getAttribute('alt') ?? 'no alt',
      loading: image.getAttribute('loading'),
      priority: image.getAttribute('fetchpriority'),
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
      avif: image.parentElement!.querySelector('source[type="image/avif"][srcset*=".avif "]') !== null,
    })),
  )
}

/** Sees the whole page as a shopper does who scrolls down and waits for every picture that comes into sight. */
async function seeAll(page: Page) {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
      const inSight = [...document.images].filter(image => {
        const box = image.getBoundingClientRect()
        return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      })
      await Promise.all(inSight.map(image => image.decode()))
    }
  })
}

/** What moved by itself on the page so far, and how far: each shift that counts for Cumulative Layout Shift. */
function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return (observer.takeRecords() as Shift[])
      .filter(shift => !shift.hadRecentInput)
      .map(({ value, sources }) => {
        const moved = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80))
        return `${value}: ${moved.join(' and ')}`
      })
  })
}

for (const address of pages) {
  test(`${address}: the first picture comes at once, the others when they are near, all in their place`, async ({
    page,
    open,
  }) => {
    await open(address)
    const pictures = await picturesOf(page)
    expect(pictures.length).toBeGreaterThan(3)
    for (const [place, picture] of pictures.entries()) {
      expect(picture.loading, picture.alt).toBe(place === 0 ? 'eager' : 'lazy')
      expect(picture.priority === 'high', picture.alt).toBe(place === 0)
      expect(Number(picture.width), picture.alt).toBeGreaterThan(300)
      expect(Number(picture.height), picture.alt).toBeGreaterThan(300)
      expect(picture.avif, picture.alt).toBe(true)
      expect(picture.alt).toMatch(/\w+ \w+/)
    }
  })

  test(`${address}: nothing moves while it loads and scrolls, and nothing is asked of another host`, async ({
    page,
    open,
    shop,
  }) => {
    const hosts = new Map<string, number>()
    page.on('request', request => {
      const { origin } = new URL(request.url())
      hosts.set(origin, (hosts.get(origin) ?? 0) + 1)
    })
    await open(address)
    await seeAll(page)
    expect(await shiftsOf(page)).toEqual([])
    expect([...hosts.keys()]).toEqual([shop.url])
    expect(hosts.get(shop.url)).toBeGreaterThan(8)
  })

  test(`${address}: pictures come as AVIF, neither blurred nor much larger than they are shown`, async ({
    page,
    open,
    request,
  }) => {
    await open(address)
    await seeAll(page)
    const shown = await page.locator('img').evaluateAll(images =>
      (images as HTMLImageElement[])
        .filter(image => image.complete)
        .map(image => ({
          alt: image.alt,
          address: image.currentSrc,
          sent: Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]),
          width: image.clientWidth,
        })),
    )
    expect(shown.length).toBeGreaterThan(3)
    for (const { alt, sent, width } of shown) {
      expect(sent, alt).toBeGreaterThanOrEqual(width * 0.99)
      expect(sent, alt).toBeLessThanOrEqual(Math.max(width * 2, 320))
    }
    const headers = (await request.get(shown[0]!.address)).headers()
    expect(headers['content-type']).toBe('image/avif')
    expect(headers['cache-control']).toContain('immutable')
  })
}

test.describe('on a slow line', () => {
  const isScript = (address: string) => address.endsWith('.js')

  test('the scripts leave the line to what the shopper sees', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto('/Shop')
    await expect.poll(() => asked.filter(isScript).length).toBeGreaterThan(3)
    const firstScript = asked.findIndex(isScript)
    const before = asked.slice(0, firstScript)
    expect(before.some(address => address.endsWith('.css'))).toBe(true)
    expect(before.some(address => address.endsWith('.woff2'))).toBe(true)
    expect(before.some(address => address.endsWith('.avif'))).toBe(true)
    expect(asked.slice(firstScript).some(address => address.endsWith('.css'))).toBe(false)
  })

  test('the first touch starts them, whatever is still on its way', async ({ page }) => {
    const held: (() => void)[] = []
    await page.route('**/*.avif', async route => {
      await new Promise<void>(release => held.push(release))
      await route.continue()
    })
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto('/Shop', { waitUntil: 'domcontentloaded' })
    await expect.poll(() => held.length).toBeGreaterThan(0)
    expect(asked.filter(isScript)).toEqual([])
    await page.keyboard.press('Tab')
    await expect.poll(() => asked.filter(isScript).length).toBeGreaterThan(3)
    for (const release of held) release()
  })
})
