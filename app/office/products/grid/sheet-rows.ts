import { joinValueNames, type SwatchLook } from '#commerce/catalog/products/options/option-values.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'

/** An option of the product, with the values that its variants have. */
export interface SheetOption {
  name: string
  values: readonly (SwatchLook & { name: string })[]
}

/** A variant as the page shows it. */
export interface SheetRow {
  id: number
  sku: string
  /** The place of its value among those of each option. */
  places: readonly number[]
  /** "Clay, XL". */
  label: string
  /** The texts of its cells, by column. */
  before: readonly string[]
}

/** A line for each variant with tabs between its columns: much less to send and to read than objects. */
export function packRows(rows: readonly Omit<SheetRow, 'label'>[]): string {
  return rows
    .map(({ id, sku, places, before }) => [id, sku, places.join(' '), ...before].map(plain).join('\t'))
    .join('\n')
}

/** Cells have one line. */
function plain(text: string | number): string {
  return String(text).replaceAll(/[\t\n]/g, ' ')
}

export function unpackRows(packed: string, options: readonly SheetOption[]): SheetRow[] {
  return packed.split('\n').map(line => {
    const [id, sku = '', joined = '', ...before] = line.split('\t')
    const places = joined === '' ? [] : joined.split(' ').map(Number)
    return {
      id: Number(id),
      sku,
      places,
      before,
      // Most rows never come onto the screen.
      get label() {
        return labelOf(places, options)
      },
    }
  })
}

function labelOf(places: readonly number[], options: readonly SheetOption[]): string {
  const values = places.flatMap((place, at) => options[at]?.values[place] ?? [])
  return joinValueNames(values) || productEditorMessages.variants.single
}

/** What is shown of a sheet: for each option a place among its values, and a part of SKUs. Empty for all. */
export interface SheetFilter {
  places: readonly (number | undefined)[]
  sku: string
}

export const noFilter: SheetFilter = { places: [], sku: '' }

/** The numbers of the rows that a filter leaves. */
export function filterRows(rows: readonly SheetRow[], { places, sku }: SheetFilter): number[] {
  const part = sku.trim().toLowerCase()
  const numbers: number[] = []
  for (const [number, row] of rows.entries()) {
    const isChosen = row.places.every((place, at) => places[at] === undefined || places[at] === place)
    if (isChosen && row.sku.toLowerCase().includes(part)) numbers.push(number)
  }
  return numbers
}
