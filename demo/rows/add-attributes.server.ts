import type { Insertable } from 'kysely'
import { numberScale } from '#commerce/catalog/attributes/attribute.ts'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import type { DemoAttribute, DemoFact, DemoFacts } from '../catalog/attributes.ts'
import { withPositions } from './add-rows.server.ts'
import { getId, type IdsBySlug, readIdsBySlug, toIdsBySlug } from './ids-by-slug.server.ts'

/** Adds missing attributes with their values and categories. Existing ones stay as they are. */
export async function addAttributes(tx: Tx, attributes: readonly DemoAttribute[]): Promise<number> {
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
  if (values.length > 0) await tx.insertInto('attribute_value').values(values).execute()
  if (categories.length > 0) await tx.insertInto('attribute_category').values(categories).execute()
  return added.length + values.length + categories.length
}

/** Ids by slug; those of values such as `material/oak`. */
export interface AttributeIds {
  attributes: IdsBySlug
  values: IdsBySlug
}

export async function readAttributeIds(db: Db): Promise<AttributeIds> {
  const values = await db
    .selectFrom('attribute_value')
    .innerJoin('attribute', 'attribute.id', 'attribute_id')
    .select(['attribute_value.id', 'attribute_value.slug', 'attribute.slug as attribute'])
    .execute()
  return {
    attributes: await readIdsBySlug(db, 'attribute'),
    values: toIdsBySlug(values.map(({ id, attribute, slug }) => ({ id, slug: `${attribute}/${slug}` }))),
  }
}

export type FactRow = Insertable<Schema['product_attribute']>

/** The rows of a product's facts. */
export function factRows(
  facts: DemoFacts,
  product_id: number,
  { attributes, values }: AttributeIds,
): FactRow[] {
  return Object.entries(facts).flatMap(([slug, fact]): FactRow[] => {
    const row = { product_id, attribute_id: getId(attributes, slug), place: 1, ...noValue }
    if (!isList(fact)) return [{ ...row, ...factColumn(fact) }]
    return fact.map((value, at) => ({
      ...{ ...row, place: at + 1, value_id: getId(values, `${slug}/${value}`) },
    }))
  })
}

const noValue = { value_id: null, number: null, flag: null, date: null, text: null }

function isList(fact: DemoFact): fact is readonly string[] {
  return Array.isArray(fact)
}

function factColumn(fact: Exclude<DemoFact, readonly string[]>): Partial<FactRow> {
  if (typeof fact === 'number') return { number: Math.round(fact * numberScale) }
  if (typeof fact === 'boolean') return { flag: fact ? 1 : 0 }
  return typeof fact === 'string' ? { text: fact } : { date: fact.day }
}
