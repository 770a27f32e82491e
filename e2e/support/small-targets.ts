/**
 * Runs in the page. The controls within an element that are seen, can be used, and have no square of 24 CSS pixels in
 * which a press reaches them (WCAG 2.2, success criterion 2.5.8, without its exception for spacing). A link within a
 * sentence may be as small as its words.
 */
export function smallTargets(within: Element): string[] {
  const targets = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]'
  const reach = 11.5
  const shifts = [0, -6, 6, -12, 12]

  const counts = (target: Element) =>
    target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !target.matches(':disabled, .skip-link') &&
    !isInSentence(target)

  const isInSentence = (target: Element) => {
    const sentence = target.closest('p')?.textContent ?? ''
    return /\w/.test(sentence.replace(target.textContent!, ''))
  }

  /** Whether a press at this point reaches the control or its label. */
  const isReached = (target: Element, x: number, y: number) => {
    const found = document.elementFromPoint(x, y)
    const label = (target as HTMLInputElement).labels?.[0]
    return found !== null && (target.contains(found) || label?.contains(found) === true)
  }

  const small = [...within.querySelectorAll(targets)].filter(counts).filter(target => {
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const box = (target.closest('label') ?? target).getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    // A slide outside the carousel's viewport cannot be pressed there.
    if (x <= 0 || x >= innerWidth || target.closest('[aria-roledescription="slide"]')) return false
    return !shifts.some(dx =>
      shifts.some(dy =>
        [-reach, reach].every(cx => [-reach, reach].every(cy => isReached(target, x + dx + cx, y + dy + cy))),
      ),
    )
  })
  scrollTo({ top: 0, behavior: 'instant' })
  return small.map(target => {
    const { width, height } = target.getBoundingClientRect()
    return `${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 100)}`
  })
}
