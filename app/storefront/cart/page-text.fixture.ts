/** The page without what surrounds every page. */
export function mainOf(html: string): string {
  return /<main[^>]*>(.*)<\/main>/s.exec(html)![1]!
}

/** What it says, as a shopper reads it: without its marks, and one space where there is one or more. */
export function textOf(main: string): string {
  return main
    .replaceAll(/<noscript>.*?<\/noscript>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
}
