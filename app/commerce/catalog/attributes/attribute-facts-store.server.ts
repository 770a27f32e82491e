import { type InferResult, sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import { type AttributeFact, type NamedFact, numberScale } from './attribute.ts'

/** The facts that shoppers read, of a product that the query around selects. */
export function factsOfProduct(db: Db) {
  return db
    .selectFrom('product_attribute')
    .innerJoin('attribute', 'attribute.id', 'product_attribute.attribute_id')
    .leftJoin('attribute_value', 'attribute_value.id', 'value_id')
    .select(['number', 'flag', 'date', 'text', 'attribute_value.name as value'])
    .select(['attribute.slug', 'attribute.name', 'kind', 'unit', 'group_name', 'on_page', 'compared'])
    .select('attribute.position')
    .where(sql<boolean>`product_id = product.id`)
    .where('attribute.removed_at', 'is', null)
    .where(attribute => attribute.or([attribute('on_page', '=', 1), attribute('compared', '=', 1)]))
    .orderBy('attribute.position')
    .orderBy('attribute.id')
    .orderBy('attribute_value.position')
    .orderBy('attribute_value.id')
}

type FactRow = InferResult<ReturnType<typeof factsOfProduct>>[number]

/** A fact for each attribute, in order. */
export function toFacts(rows: readonly FactRow[]): NamedFact[] {
  return [...Map.groupBy(rows, ({ slug }) => slug).values()].map(own => {
    const { slug, name, unit, group_name, position, on_page, compared } = own[0]!
    return {
      ...{ attribute: slug, name, unit: unit ?? '', group: group_name ?? '', position },
      ...{ isShown: on_page === 1, isCompared: compared === 1 },
      fact: toFact(own),
    }
  })
}

function toFact(own: readonly FactRow[]): AttributeFact {
  const { kind, number, flag, date, text } = own[0]!
  if (kind === 'one' || kind === 'several') return { kind, values: own.flatMap(({ value }) => value ?? []) }
  if (kind === 'number') return { kind, number: (number ?? 0) / numberScale }
  if (kind === 'flag') return { kind, isTrue: flag === 1 }
  return { kind, text: (kind === 'date' ? date : text) ?? '' }
}
