/** Runs in the page. The words that are split over two lines without a hyphen. Addresses and numbers may be. */
export function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const element = text.parentElement!
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden, select'))
      continue
    if (getComputedStyle(element).hyphens === 'auto') continue
    for (const { 0: word, index } of text.data.matchAll(
      /(?<![\p{L}\d@._/-])\p{L}{3,}(?![\p{L}\d@_/-]|\.\p{L})/gu,
    )) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top)))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}

/** Runs in the page. The fields with text below 16 pixels, into which phone browsers zoom. */
export function zoomedFields(): string[] {
  return [...document.querySelectorAll('input, select, textarea')]
    .filter(field => !field.matches('[type="checkbox"], [type="radio"], [type="hidden"]'))
    .filter(field => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(field => field.outerHTML.slice(0, 100))
}
