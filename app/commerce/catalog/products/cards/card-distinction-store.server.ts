import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import { preparedList } from '#db/statements/prepared.ts'
import { valueColumns } from '../options/option-values.ts'
import type { ProductCard } from '../product.ts'
import { distinguishProducts } from './card-distinction.ts'
import { readCards } from './card-store.server.ts'

/** Like `readCards`, with what tells those of one name apart, in one more query. */
export async function readListCards(...read: Parameters<typeof readCards>): Promise<ProductCard[]> {
  return distinguishCards(read[0], await readCards(...read))
}

/** No query if all names differ. */
async function distinguishCards(db: Db, cards: ProductCard[]): Promise<ProductCard[]> {
  const sameName = [...Map.groupBy(cards, ({ title }) => title).values()].filter(({ length }) => length > 1)
  if (sameName.length === 0) return cards
  const values = await selectDistinctiveValues(db, { list: sameName.flat().map(({ id }) => ({ id })) })
  const parts = new Map(
    sameName.flatMap(group => {
      const ids = group.map(({ id }) => id)
      return [
        ...distinguishProducts(
          ids,
          values.filter(({ product_id }) => ids.includes(product_id)),
        ),
      ]
    }),
  )
  return cards.map(card => {
    const distinction = parts.get(card.id) ?? []
    return distinction.length > 0 ? { ...card, distinction } : card
  })
}

const selectDistinctiveValues = preparedList((db, list: { id: number }[]) => {
  const ids = list.map(({ id }) => id)
  const ofOptions = db
    .selectFrom('variant')
    .innerJoin('option_value', join =>
      join.on(({ eb, ref }) =>
        eb(
          'option_value.id',
          'in',
          valueColumns.map(column => ref(column)),
        ),
      ),
    )
    .innerJoin('option', 'option.id', 'option_value.option_id')
    .select(['variant.product_id', 'option.position as place', 'option.id as source'])
    .select(['option_value.position as value_place', 'option_value.name'])
    .select(sql<number>`1`.as('is_option'))
    .where('variant.product_id', 'in', ids)
    .where('variant.removed_at', 'is', null)
    .distinct()
  const ofAttributes = db
    .selectFrom('product_attribute')
    .innerJoin('attribute', 'attribute.id', 'product_attribute.attribute_id')
    .innerJoin('attribute_value', 'attribute_value.id', 'value_id')
    .select(['product_attribute.product_id', 'attribute.position as place', 'attribute.id as source'])
    .select(['product_attribute.place as value_place', 'attribute_value.name'])
    .select(sql<number>`0`.as('is_option'))
    .where('product_attribute.product_id', 'in', ids)
    .where('attribute.on_page', '=', 1)
    .where('attribute.removed_at', 'is', null)
  return db
    .selectFrom(ofOptions.unionAll(ofAttributes).as('value'))
    .select(['product_id', 'source', 'is_option', 'name'])
    .orderBy('is_option', 'desc')
    .orderBy('place')
    .orderBy('value_place')
})
