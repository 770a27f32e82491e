import type { ValueColumn } from '#commerce/catalog/products/options/option-values.ts'
import type { Db } from '#db/schema/schema.ts'

export type IdsBySlug = ReadonlyMap<string, number>

export async function readIdsBySlug(
  db: Db,
  table: 'category' | 'brand' | 'option' | 'attribute',
): Promise<IdsBySlug> {
  return toIdsBySlug(await db.selectFrom(table).select(['id', 'slug']).execute())
}

/** The ids of option values by both slugs, such as `color/clay`. */
export async function readValueIds(db: Db): Promise<IdsBySlug> {
  const rows = await db
    .selectFrom('option_value')
    .innerJoin('option', 'option.id', 'option_id')
    .select(['option_value.id', 'option_value.slug', 'option.slug as option'])
    .execute()
  return toIdsBySlug(rows.map(({ id, option, slug }) => ({ id, slug: `${option}/${slug}` })))
}

interface ValuesOfVariant {
  color: string | null
  size: string | null
  /** Of another option, by both slugs: `volume/16-oz`. */
  other?: string | null
}

/** A variant's values in the order of options: a product has only those options that its variants have. */
export function valuesInColumns(
  { color, size, other = null }: ValuesOfVariant,
  ids: IdsBySlug,
): Pick<Record<ValueColumn, number | null>, 'value_1_id' | 'value_2_id' | 'value_3_id'> {
  const paths = [color && `color/${color}`, size && `size/${size}`, other].filter(path => path !== null)
  const [value_1_id = null, value_2_id = null, value_3_id = null] = paths.map(path => getId(ids, path))
  return { value_1_id, value_2_id, value_3_id }
}

export function toIdsBySlug(rows: readonly { id: number; slug: string }[]): IdsBySlug {
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

export function getId(ids: IdsBySlug, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`demo data refers to a missing slug: ${slug}`)
  return id
}
