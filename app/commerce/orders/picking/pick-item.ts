import type { Picture } from '../../catalog/pictures/picture.ts'
import { codeText } from '../../values/typed/typed-text.ts'

/** A SKU of the orders to pick, as it's found on a shelf. */
export interface PickItem {
  sku: string
  title: string
  options: string
  /** The first category of its product, empty without one. */
  place: string
  barcode: string | null
  picture: Picture | null
}

/** Sorted for a walk along the shelves: products of a category stand together, and so do the variants of a product. */
export interface PlacedItem extends PickItem {
  placePosition: number
  variantPosition: number
}

export function inWalkingOrder(items: readonly PlacedItem[]): PickItem[] {
  return items
    .toSorted(
      (a, b) =>
        a.placePosition - b.placePosition ||
        compareTexts(a.place, b.place) ||
        compareTexts(a.title, b.title) ||
        a.variantPosition - b.variantPosition ||
        compareTexts(a.sku, b.sku),
    )
    .map(({ placePosition: _, variantPosition: __, ...item }) => item)
}

/** The item with a scanned or typed barcode or SKU. Scanners leave out the zeros that fill a barcode up. */
export function findScanned(items: readonly PickItem[], code: string): PickItem | undefined {
  const digits = withoutZeros(codeText(code).toLowerCase())
  return (
    findBySku(items, code) ??
    items.find(({ barcode }) => barcode !== null && withoutZeros(barcode) === digits)
  )
}

/** The item with a typed SKU, in any case unless another is spelled like it. */
export function findBySku<Item extends Pick<PickItem, 'sku'>>(
  items: readonly Item[],
  typed: string,
): Item | undefined {
  const code = codeText(typed)
  const lower = code.toLowerCase()
  return items.find(({ sku }) => sku === code) ?? items.find(({ sku }) => sku.toLowerCase() === lower)
}

function withoutZeros(code: string): string {
  return code.replace(/^0+(?=.)/, '')
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
