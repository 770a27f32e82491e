/** "1 product", "12 products", "100,000 products". */
export function inWords(count: number): string {
  return count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`
}
