import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Schema } from '#db/schema/schema.ts'
import { toAmount } from '../../values/money.ts'
import type { Promotion, PromotionView } from './promotion.ts'

/** A promotion as the list of them shows it. */
export interface ListedPromotion extends Omit<Promotion, 'categoryId' | 'needsConfirmation' | 'alreadyUsed'> {
  category: string | null
}

/** Where a page of the list begins: after this row, or before it. */
export interface PromotionPlace {
  position: number
  id: number
  isBackwards: boolean
}

interface PromotionQuery {
  state: PromotionView | undefined
  /** Part of a title or a code; empty for all. */
  search: string
  from: PromotionPlace | undefined
  limit: number
}

/** A page of the promotions, in the order in which they apply, and whether there are more in that direction. */
export async function listPromotions(
  db: Db,
  { state, search, from, limit }: PromotionQuery,
  now: Date,
): Promise<{ rows: (ListedPromotion & { position: number })[]; hasMore: boolean }> {
  const isBackwards = from?.isBackwards ?? false
  const order = isBackwards ? 'desc' : 'asc'
  let query = db
    .selectFrom('promotion')
    .leftJoin('category', 'category.id', 'promotion.category_id')
    .select(['promotion.id', 'code', 'title', 'kind', 'value', 'buy', 'get', 'minimum', 'starts_at'])
    .select(['ends_at', 'max_uses', 'uses', 'promotion.position', 'category.name as category'])
    .where('promotion.removed_at', 'is', null)
    .orderBy('promotion.position', order)
    .orderBy('promotion.id', order)
    .limit(limit + 1)
  if (state) query = ofState(query, state, now.toISOString())
  if (search !== '') {
    const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
    const matches = sql<boolean>`(lower(title) like ${pattern} escape '\\' or lower(code) like ${pattern} escape '\\')`
    query = query.where(matches)
  }
  if (from) {
    const after = isBackwards ? '<' : '>'
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('promotion.position', 'promotion.id'), after, tuple(from.position, from.id)),
    )
  }
  const found = await query.execute()
  const page = found.slice(0, limit)
  return {
    rows: (isBackwards ? page.reverse() : page).map(({ starts_at, ends_at, max_uses, ...row }) => ({
      ...row,
      minimum: toAmount(row.minimum),
      ...{ startsAt: starts_at, endsAt: ends_at, maxUses: max_uses },
    })),
    hasMore: found.length > limit,
  }
}

type Listed<Row> = SelectQueryBuilder<Schema, 'promotion' | 'category', Row>

function ofState<Row>(query: Listed<Row>, state: PromotionView, time: string): Listed<Row> {
  const hasEnded = sql<boolean>`((ends_at is not null and ends_at <= ${time}) or (max_uses is not null and uses >= max_uses))`
  const isLater = sql<boolean>`(starts_at is not null and starts_at > ${time})`
  if (state === 'ended') return query.where(hasEnded)
  if (state === 'scheduled') return query.where(sql<boolean>`not ${hasEnded}`).where(isLater)
  return query.where(sql<boolean>`not ${hasEnded}`).where(sql<boolean>`not ${isLater}`)
}
