/** The content of `<main>`. */
export function mainHtml(html: string): string {
  return /<main[^>]*>(.*)<\/main>/s.exec(html)![1]!
}

/** The text without tags, with single spaces. */
export function visibleText(main: string): string {
  return main
    .replaceAll(/<noscript>.*?<\/noscript>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
}
