/** The pages to link to: first, last, and those around the current one; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages]
  // A gap of one page is no shorter than its number.
  if (page - 1 === 3) near.push(2)
  if (page + 1 === pages - 2) near.push(pages - 1)
  const shown = [...new Set(near)].filter(number => number >= 1 && number <= pages).sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1]
    return before !== undefined && number - before > 1 ? [null, number] : [number]
  })
}
