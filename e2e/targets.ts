import type { Page } from '@playwright/test'

/**
 * The controls that are seen but cannot be hit everywhere in a square of 24 CSS pixels around their middle (WCAG 2.2,
 * success criterion 2.5.8, without its exception for spacing). A link within a sentence may be as small as its words.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]'
    const size = 24

    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[inert]') === null

    const isInSentence = (element: Element) => {
      const text = element.parentElement?.textContent?.trim() ?? ''
      const around = text.replace(element.textContent!.trim(), '').trim()
      return element.matches('p a, p button') && /\w/.test(around)
    }

    // What a press at this point reaches: a control, or the label that stands for it.
    const reached = (x: number, y: number, target: Element) => {
      const found = document.elementFromPoint(x, y)
      return (
        found !== null &&
        (target.contains(found) || (target as HTMLInputElement).labels?.[0]?.contains(found) === true)
      )
    }

    const dialog = document.querySelector(':modal')
    const small = [...(dialog ?? document).querySelectorAll(targets)]
      .filter(target => isSeen(target) && !isInSentence(target) && !target.matches('.skip-link'))
      .flatMap(target => {
        target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
        const box = (target.closest('label') ?? target).getBoundingClientRect()
        // A slide that waits beside the carousel's window comes in before it can be pressed.
        if (box.right <= 0 || box.left >= innerWidth) return []
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        const half = size / 2 - 0.5
        const corners = [-half, half].flatMap(dx => [-half, half].map(dy => [x + dx, y + dy] as const))
        if (corners.every(([cx, cy]) => reached(cx, cy, target))) return []
        return [`${Math.round(box.width)}×${Math.round(box.height)} ${target.outerHTML.slice(0, 100)}`]
      })
    scrollTo({ top: 0, behavior: 'instant' })
    return small
  })
}
