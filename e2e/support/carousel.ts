import { expect, type Locator, type Page } from '@playwright/test'

export const carousel = (page: Page): Locator => page.getByRole('region', { name: 'New Arrivals' })
export const carouselButton = (page: Page, name: string): Locator =>
  carousel(page).getByRole('button', { name, exact: true })

/** How many slides the demo shop's carousel has. */
export const slideCount = 10

/** Opens the home page and scrolls to the carousel, which starts when it comes near the screen. */
export async function openCarousel(page: Page, open: (url: string) => Promise<void>): Promise<void> {
  await open('/')
  await carousel(page).scrollIntoViewIfNeeded()
  await expect(carouselButton(page, 'Next product')).toBeVisible()
}

/** The positions ("1 of 10" is 1) of the slides that are fully visible, from left to right. */
export function visibleSlides(page: Page): Promise<number[]> {
  return carousel(page).evaluate(region => {
    const list = region.querySelector('ul')!
    const viewport = list.parentElement!.getBoundingClientRect()
    return [...list.children]
      .map(slide => ({
        position: Number.parseInt(slide.getAttribute('aria-label')!, 10),
        // A slide's own box starts with the gap before it.
        box: slide.firstElementChild!.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.left >= viewport.left - 1 && box.right <= viewport.right + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ position }) => position)
  })
}

export async function expectFirstSlide(page: Page, position: number): Promise<void> {
  await expect.poll(async () => (await visibleSlides(page))[0]).toBe(position)
}

/** The slide that comes `steps` after another; the first follows the last. */
export function slideAfter(slide: number, steps: number): number {
  return ((((slide - 1 + steps) % slideCount) + slideCount) % slideCount) + 1
}
