/** The lines of an order at two times, by SKU: those of the first in their order, then new ones. */
export function pairLines<Before extends { sku: string }, After extends { sku: string }>(
  before: { lines: readonly Before[] },
  after: { lines: readonly After[] },
): { sku: string; before: Before | undefined; after: After | undefined }[] {
  const skus = new Set([...before.lines, ...after.lines].map(({ sku }) => sku))
  return [...skus].map(sku => ({
    sku,
    before: before.lines.find(line => line.sku === sku),
    after: after.lines.find(line => line.sku === sku),
  }))
}
