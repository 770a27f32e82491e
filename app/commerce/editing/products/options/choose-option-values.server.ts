import { colorRecord, sizeRecord } from '#commerce/catalog/products/taxonomy-records.server.ts'
import { listItems } from '#commerce/values/typed/typed-text.ts'
import type { Edit } from '../../changes/edit.server.ts'
import type { RecordErrors } from '../../records/record-error.ts'
import { firstFreeName, nameSlug } from '../name-slug.ts'
import { writePart } from '../write-part.server.ts'
import { readColors, readSizes, type ShopOptionValue } from './option-value-store.server.ts'

/** The values of a product's options: those of the shop by slug, and new ones by name. */
export interface ChosenValues {
  colors: readonly string[]
  sizes: readonly string[]
  /** Empty for none. Its hex is as CSS writes it. */
  newColor: { name: string; hex: string }
  /** Names, separated by commas. */
  newSizes: string
}

export type ChosenOptionValues =
  | { ok: true; colors: ShopOptionValue[]; sizes: ShopOptionValue[] }
  | { ok: false; errors: RecordErrors }

/** Adds the new values to the shop and returns all that were chosen, in the shop's order. Known names count as chosen. */
export async function chooseOptionValues(edit: Edit, chosen: ChosenValues): Promise<ChosenOptionValues> {
  const newColors = listItems(chosen.newColor.name)
  if (newColors.length > 1) return { ok: false, errors: { newColor: { code: 'one-color', params: {} } } }
  const colorErrors = await addMissing(edit, colorRecord, newColors, await readColors(edit.tx), {
    hex: chosen.newColor.hex,
  })
  const sizeErrors = await addMissing(edit, sizeRecord, listItems(chosen.newSizes), await readSizes(edit.tx))
  const errors = {
    ...(colorErrors && { newColor: colorErrors }),
    ...(sizeErrors && { newSizes: sizeErrors }),
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const [colors, sizes] = [await readColors(edit.tx), await readSizes(edit.tx)]
  if (!areAll(colors, chosen.colors) || !areAll(sizes, chosen.sizes))
    return { ok: false, errors: { '': { code: 'removed-value', params: {} } } }
  return {
    ok: true,
    colors: pick(colors, chosen.colors, newColors),
    sizes: pick(sizes, chosen.sizes, listItems(chosen.newSizes)),
  }
}

function areAll(known: readonly ShopOptionValue[], slugs: readonly string[]): boolean {
  return slugs.every(chosen => known.some(({ slug }) => slug === chosen))
}

async function addMissing(
  edit: Edit,
  definition: typeof colorRecord,
  names: readonly string[],
  known: readonly ShopOptionValue[],
  more: Record<string, string> = {},
) {
  const taken = new Set(known.map(({ slug }) => slug))
  const missing = new Map(names.map(name => [name.toLowerCase(), name]))
  for (const name of missing.values()) {
    if (known.some(value => isNamed(value, name))) continue
    const slug = firstFreeName(nameSlug(name) || definition.table, taken)
    taken.add(slug)
    const [error] = Object.values(await writePart(edit, definition, { slug, name, ...more }, undefined))
    if (error) return error
  }
  return undefined
}

function pick(
  known: readonly ShopOptionValue[],
  slugs: readonly string[],
  names: readonly string[],
): ShopOptionValue[] {
  return known.filter(value => slugs.includes(value.slug) || names.some(name => isNamed(value, name)))
}

function isNamed(value: ShopOptionValue, name: string): boolean {
  return value.name.toLowerCase() === name.toLowerCase()
}
