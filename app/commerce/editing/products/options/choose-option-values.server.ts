import { reservedSlugs } from '#commerce/catalog/attributes/attribute.ts'
import { maxOptions } from '#commerce/catalog/products/options/option-values.ts'
import type { OptionKind } from '#commerce/catalog/products/product.ts'
import { optionRecord, optionValueRecord } from '#commerce/catalog/products/taxonomy-records.server.ts'
import { listItems } from '#commerce/values/typed/typed-text.ts'
import type { Edit } from '../../changes/edit.server.ts'
import type { RecordDefinition } from '../../records/record-definition.server.ts'
import type { RecordErrors } from '../../records/record-error.ts'
import { firstFreeName, nameSlug } from '../name-slug.ts'
import { writePart } from '../write-part.server.ts'
import { readShopOptions, type ShopOption } from './option-value-store.server.ts'
import { inOrder, type LeftOutChoice } from './plan-option-change.ts'

/** The options of a product and their values: those of the shop, and new ones by name. */
export interface ChosenValues extends Partial<LeftOutChoice> {
  /** By both slugs, such as `color/clay`. */
  values: readonly string[]
  /** Names of new values by the id of their option, separated by commas. */
  newValues: Readonly<Record<number, string>>
  /** The color of a new swatch by the id of its option, as CSS writes it. */
  hexes: Readonly<Record<number, string>>
  /** From 1, by the id of the option; others come last, in the shop's order. */
  places: Readonly<Record<number, number>>
  /** Undefined for none. */
  newOption?: NewOption | undefined
}

interface NewOption {
  name: string
  kind: Exclude<OptionKind, 'swatch'>
  /** Names, separated by commas. */
  values: string
  /** Only this product has it. */
  isOwn: boolean
}

export type ChosenOptionValues =
  /** Each with the chosen values, in the shop's order. */
  { ok: true; options: ShopOption[] } | { ok: false; errors: RecordErrors }

/** Adds what is new to the shop and returns the chosen options in their order. Known names count as chosen. */
export async function chooseOptionValues(
  edit: Edit,
  chosen: ChosenValues,
  productId: number,
): Promise<ChosenOptionValues> {
  const options = await readShopOptions(edit.tx, productId)
  const known = options.flatMap(option => option.values.map(({ slug }) => `${option.slug}/${slug}`))
  if (!chosen.values.every(path => known.includes(path)))
    return { ok: false, errors: { '': { code: 'removed-value', params: {} } } }
  const errors: RecordErrors = {}
  for (const option of options) {
    const error = await addMissing(edit, option, chosen)
    if (error) errors[`new-${option.id}`] = error
  }
  const added = chosen.newOption && (await addOption(edit, chosen.newOption, productId))
  if (added && !added.ok) Object.assign(errors, added.errors)
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const all = await readShopOptions(edit.tx, productId)
  const picked = inOrder(all, chosen.places).flatMap(option => {
    const isNew = option.slug === (added?.ok && added.slug)
    const names = isNew ? undefined : listItems(chosen.newValues[option.id] ?? '')
    const values = option.values.filter(
      ({ slug, name }) =>
        !names ||
        chosen.values.includes(`${option.slug}/${slug}`) ||
        names.some(typed => isNamed({ name }, typed)),
    )
    return values.length > 0 ? [{ ...option, values }] : []
  })
  return picked.length > maxOptions
    ? { ok: false, errors: { '': { code: 'too-many-options', params: { max: maxOptions } } } }
    : { ok: true, options: picked }
}

async function addMissing(edit: Edit, option: ShopOption, { newValues, hexes }: ChosenValues) {
  const names = listItems(newValues[option.id] ?? '')
  const isSwatch = option.kind === 'swatch'
  if (isSwatch && names.length > 1) return { code: 'one-color' as const, params: {} }
  const taken = new Set(option.values.map(({ slug }) => slug))
  const missing = new Map(names.map(name => [name.toLowerCase(), name]))
  for (const name of missing.values()) {
    if (option.values.some(value => isNamed(value, name))) continue
    const slug = freeSlug(name, optionValueRecord, taken)
    const hex = isSwatch ? (hexes[option.id] ?? '') : ''
    const error = await addPart(edit, optionValueRecord, { option: option.slug, slug, name, hex })
    if (error) return error
  }
  return undefined
}

async function addOption(
  edit: Edit,
  { name, kind, values, isOwn }: NewOption,
  productId: number,
): Promise<{ ok: true; slug: string } | { ok: false; errors: RecordErrors }> {
  const names = [...new Map(listItems(values).map(value => [value.toLowerCase(), value])).values()]
  if (names.length === 0) return { ok: false, errors: { newOptionValues: { code: 'missing', params: {} } } }
  // Both name parameters of listings.
  const options = await edit.tx.selectFrom('option').select('slug').execute()
  const attributes = await edit.tx.selectFrom('attribute').select('slug').execute()
  const taken = new Set([...reservedSlugs, ...[...options, ...attributes].map(({ slug }) => slug)])
  const slug = freeSlug(name, optionRecord, taken)
  const product = isOwn ? await slugOf(edit, productId) : ''
  const error = await addPart(edit, optionRecord, { slug, name, kind, product })
  if (error) return { ok: false, errors: { newOption: error } }
  const used = new Set<string>()
  for (const value of names) {
    const part = { option: slug, slug: freeSlug(value, optionValueRecord, used), name: value }
    const error = await addPart(edit, optionValueRecord, part)
    if (error) return { ok: false, errors: { newOptionValues: error } }
  }
  return { ok: true, slug }
}

async function slugOf(edit: Edit, id: number): Promise<string> {
  const product = edit.tx.selectFrom('product').select('slug').where('id', '=', id)
  return (await product.executeTakeFirstOrThrow()).slug
}

/** The first error, if there are some. */
async function addPart(edit: Edit, definition: RecordDefinition, texts: Record<string, string>) {
  return Object.values(await writePart(edit, definition, texts, undefined))[0]
}

/** Remembers the slug as taken. */
function freeSlug(name: string, { table }: RecordDefinition, taken: Set<string>): string {
  const slug = firstFreeName(nameSlug(name) || table.replaceAll('_', '-'), taken)
  taken.add(slug)
  return slug
}

function isNamed({ name }: { name: string }, typed: string): boolean {
  return name.toLowerCase() === typed.toLowerCase()
}
