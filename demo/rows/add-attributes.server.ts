import type { Insertable } from 'kysely'
import { numberScale } from '#commerce/catalog/attributes/attribute.ts'
import type { Schema, Tx } from '#db/schema/schema.ts'
import { attributes, productAttributes } from '../catalog/attributes.ts'
import { insertedCount, withPositions } from './add-rows.server.ts'
import { getId, type IdsBySlug, readIdsBySlug, toIdsBySlug } from './ids-by-slug.server.ts'

/** Adds missing attributes with their values and categories. Existing ones stay as they are. */
export async function addAttributes(tx: Tx): Promise<number> {
  const added = await tx
    .insertInto('attribute')
    .values(
      withPositions(attributes).map(attribute => ({
        ...{ slug: attribute.slug, name: attribute.name, kind: attribute.kind },
        unit: attribute.unit ?? null,
        group_name: attribute.group,
        filtered: attribute.isFiltered ? (1 as const) : (0 as const),
        position: attribute.position,
      })),
    )
    .onConflict(on => on.column('slug').doNothing())
    .returning(['id', 'slug'])
    .execute()
  if (added.length === 0) return 0
  const ids = toIdsBySlug(added)
  const fresh = attributes.filter(({ slug }) => ids.has(slug))
  const values = fresh.flatMap(attribute =>
    withPositions(attribute.values ?? []).map(value => ({
      ...value,
      attribute_id: getId(ids, attribute.slug),
    })),
  )
  const categoryIds = await readIdsBySlug(tx, 'category')
  const categories = fresh.flatMap(({ slug, categories }) =>
    categories.map(category => ({
      attribute_id: getId(ids, slug),
      category_id: getId(categoryIds, category),
    })),
  )
  return (
    added.length +
    insertedCount(await tx.insertInto('attribute_value').values(values).executeTakeFirstOrThrow()) +
    insertedCount(await tx.insertInto('attribute_category').values(categories).executeTakeFirstOrThrow())
  )
}

/** Adds the facts of these products. */
export async function addProductAttributes(tx: Tx, productIds: IdsBySlug): Promise<void> {
  const ids = await readIdsBySlug(tx, 'attribute')
  const values = await tx
    .selectFrom('attribute_value')
    .innerJoin('attribute', 'attribute.id', 'attribute_id')
    .select(['attribute_value.id', 'attribute_value.slug', 'attribute.slug as attribute'])
    .execute()
  const valueIds = toIdsBySlug(
    values.map(({ id, attribute, slug }) => ({ id, slug: `${attribute}/${slug}` })),
  )
  const rows = [...productIds].flatMap(([product, product_id]) =>
    attributes.flatMap(({ slug, kind }): Insertable<Schema['product_attribute']>[] => {
      const fact = productAttributes[product]?.[slug]
      if (fact === undefined || !ids.has(slug)) return []
      const row = { product_id, attribute_id: getId(ids, slug), ...noValue }
      if (typeof fact === 'object')
        return fact.map((value, at) => ({
          ...{ ...row, place: at + 1, value_id: getId(valueIds, `${slug}/${value}`) },
        }))
      if (typeof fact === 'number') return [{ ...row, place: 1, number: fact * numberScale }]
      if (typeof fact === 'boolean') return [{ ...row, place: 1, flag: fact ? (1 as const) : (0 as const) }]
      return [{ ...row, place: 1, [kind === 'date' ? 'date' : 'text']: fact }]
    }),
  )
  if (rows.length > 0) await tx.insertInto('product_attribute').values(rows).execute()
}

const noValue = { value_id: null, number: null, flag: null, date: null, text: null }
