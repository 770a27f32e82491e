/** What is counted on the icons and in the cart. */
export function itemsInWords(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}
