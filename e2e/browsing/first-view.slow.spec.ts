import type { Page } from '@playwright/test'
import { expect, test } from '../support/shop.fixture.ts'

const pages = ['/', '/Shop', '/productDetails']

interface PictureAttributes {
  alt: string
  /** Of the frame's first picture: a second one, of a card, is only decoration. */
  description: string
  loading: string | null
  priority: string | null
  width: string | null
  height: string | null
  avif: boolean
}

/** The pictures of a page's content, in the order of its HTML. Those of menus load when one opens. */
function readPictures(page: Page): Promise<PictureAttributes[]> {
  return page.locator('main img').evaluateAll(images =>
    images.map(image => ({
      alt: image.getAttribute('alt') ?? 'no alt',
      description: image.closest('picture')!.parentElement!.querySelector('img')!.alt,
      loading: image.getAttribute('loading'),
      priority: image.getAttribute('fetchpriority'),
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
      avif: image.parentElement!.querySelector('source[type="image/avif"][srcset*=".avif "]') !== null,
    })),
  )
}

/** Holds the first paint until the font is here: a late one moves words by some pixels. */
async function paintWithFont(page: Page) {
  const font = page.waitForEvent('requestfinished', request => request.url().endsWith('.woff2'))
  await page.route('**/*.css', async route => {
    await font
    await route.continue()
  })
}

/** Scrolls down the page and waits for every picture that comes into view. */
async function scrollThrough(page: Page) {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
      const inView = [...document.images].filter(image => {
        const box = image.getBoundingClientRect()
        return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      })
      await Promise.all(inView.map(image => image.decode()))
    }
  })
}

/** The shifts so far that count for Cumulative Layout Shift. */
function readLayoutShifts(page: Page): Promise<string[]> {
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

for (const url of pages)
  test(`${url} loads pictures lazily in their size, shifts nothing, and uses only its own host`, {
    tag: '@every-screen',
  }, async ({ page, open, request, shop }) => {
    const hosts = new Map<string, number>()
    page.on('request', request => {
      const { origin } = new URL(request.url())
      hosts.set(origin, (hosts.get(origin) ?? 0) + 1)
    })
    await paintWithFont(page)
    await open(url)
    const pictures = await readPictures(page)
    expect(pictures.length).toBeGreaterThan(3)
    for (const [index, picture] of pictures.entries()) {
      expect(picture.loading, picture.alt).toBe(index === 0 ? null : 'lazy')
      expect(picture.priority === 'high', picture.alt).toBe(index === 0)
      expect(Number(picture.width), picture.alt).toBeGreaterThan(300)
      expect(Number(picture.height), picture.alt).toBeGreaterThan(300)
      expect(picture.avif, picture.alt).toBe(true)
      expect(picture.description).toMatch(/\w+ \w+/)
    }

    await scrollThrough(page)
    expect(await readLayoutShifts(page)).toEqual([])
    expect([...hosts.keys()]).toEqual([shop.url])
    expect(hosts.get(shop.url)).toBeGreaterThan(8)

    const loaded = await page.locator('img').evaluateAll(images =>
      (images as HTMLImageElement[])
        .filter(image => image.complete)
        .map(image => ({
          hidden: !image.checkVisibility(),
          alt: image.alt,
          url: image.currentSrc,
          sent: Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]),
          width: image.clientWidth,
          // A tall frame crops a picture that is drawn wider.
          drawn: Math.max(image.clientWidth, (image.clientHeight * image.naturalWidth) / image.naturalHeight),
        })),
    )
    const shown = loaded.filter(image => !image.hidden)
    expect(shown.length).toBeGreaterThan(3)
    // A hidden picture is complete without a request when another place shows it.
    const urls = new Set(shown.map(image => image.url))
    expect(loaded.filter(image => image.hidden && !urls.has(image.url))).toEqual([])
    for (const { alt, sent, width, drawn } of shown) {
      expect(sent, alt).toBeGreaterThanOrEqual(width * 0.99)
      expect(sent, alt).toBeLessThanOrEqual(Math.max(drawn * 2, 320))
    }
    const headers = (await request.get(shown[0]!.url)).headers()
    expect(headers['content-type']).toBe('image/avif')
    expect(headers['cache-control']).toContain('immutable')
  })

test.describe('on a slow connection', () => {
  const isScript = (url: string) => url.endsWith('.js')

  test('scripts load after styles, font and first picture', async ({ page }) => {
    const requested: string[] = []
    page.on('request', request => requested.push(new URL(request.url()).pathname))
    await page.goto('/Shop')
    await expect.poll(() => requested.filter(isScript).length).toBeGreaterThan(3)
    const firstScript = requested.findIndex(isScript)
    const before = requested.slice(0, firstScript)
    expect(before.some(url => url.endsWith('.css'))).toBe(true)
    expect(before.some(url => url.endsWith('.woff2'))).toBe(true)
    expect(before.some(url => url.endsWith('.avif'))).toBe(true)
    expect(requested.slice(firstScript).some(url => url.endsWith('.css'))).toBe(false)
  })

  test('the first interaction starts scripts at once', async ({ page }) => {
    const held: (() => void)[] = []
    await page.route('**/*.avif', async route => {
      await new Promise<void>(release => held.push(release))
      await route.continue()
    })
    const requested: string[] = []
    page.on('request', request => requested.push(new URL(request.url()).pathname))
    await page.goto('/Shop', { waitUntil: 'domcontentloaded' })
    await expect.poll(() => held.length).toBeGreaterThan(0)
    expect(requested.filter(isScript)).toEqual([])
    await page.keyboard.press('Tab')
    await expect.poll(() => requested.filter(isScript).length).toBeGreaterThan(3)
    for (const release of held) release()
  })
})
