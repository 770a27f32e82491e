import { expect, type Locator, type Page } from '@playwright/test'

export const carousel = (page: Page): Locator => page.getByRole('region', { name: 'New Arrivals' })
export const control = (page: Page, name: string): Locator =>
  carousel(page).getByRole('button', { name, exact: true })

/** How many slides the demo shop's carousel has. */
export const slideCount = 10

/** Goes to the home page and down to the carousel, which begins to move when it comes near the screen. */
export async function openCarousel(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await open('/')
  await carousel(page).scrollIntoViewIfNeeded()
  await expect(control(page, 'Next product')).toBeVisible()
}

/** The places ("1 of 10" is 1) of the slides that are seen with their whole width, from left to right. */
export async function seenSlides(page: Page): Promise<number[]> {
  return (await watchSlides(page, 0)).at(-1)!
}

/** The place of the slide on the left, each time that another one took it, during a while. */
export async function leftSlides(page: Page, milliseconds: number): Promise<number[]> {
  const lefts = (await watchSlides(page, milliseconds)).map(slides => slides[0]!)
  return lefts.filter((left, look) => left !== undefined && left !== lefts[look - 1])
}

/** The slide that comes `moves` after another; after the last comes the first. */
export function after(slide: number, moves: number): number {
  return ((((slide - 1 + moves) % slideCount) + slideCount) % slideCount) + 1
}

/** Looks at every frame, so that no move is missed however slow the machine is. */
function watchSlides(page: Page, milliseconds: number): Promise<number[][]> {
  return carousel(page).evaluate((region, milliseconds) => {
    const list = region.querySelector('ul')!
    const wholeSlides = () => {
      const window = list.parentElement!.getBoundingClientRect()
      return [...list.children]
        .map(slide => ({
          place: Number.parseInt(slide.getAttribute('aria-label')!, 10),
          // A slide's own box begins with the gap before it.
          box: slide.firstElementChild!.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.left >= window.left - 1 && box.right <= window.right + 1)
        .sort((a, b) => a.box.left - b.box.left)
        .map(({ place }) => place)
    }
    return new Promise<number[][]>(done => {
      const seen: number[][] = []
      const until = performance.now() + milliseconds
      const look = () => {
        seen.push(wholeSlides())
        if (performance.now() < until) requestAnimationFrame(look)
        else done(seen)
      }
      look()
    })
  }, milliseconds)
}
