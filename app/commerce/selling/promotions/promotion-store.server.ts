import type { Selectable } from 'kysely'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { ask, type Question, question } from '#db/statements/ask.ts'
import { prepared } from '#db/statements/prepared.ts'
import { mailboxOf } from '../../values/mailbox.ts'
import { toAmount } from '../../values/money.ts'
import type { Promotion } from './promotion.ts'

/** As `promotionsQuestion` asks. */
export function readPromotions(
  db: Db | Tx,
  codes: readonly string[],
  confirmedEmail: string | null,
  now: Date,
): Promise<Promotion[]> {
  return ask(db, promotionsQuestion(db, codes, confirmedEmail, now))
}

/**
 * Current automatic promotions, and those of up to five codes as `parseDiscountCode` returns them. Without a `confirmedEmail`
 * earlier uses aren't looked up, so nobody learns what another customer used.
 */
export function promotionsQuestion(
  db: Db | Tx,
  codes: readonly string[],
  confirmedEmail: string | null,
  now: Date,
): Question<Promotion[]> {
  const [a, b, c, d, e] = codes
  const query = promotionRows.with(db, {
    ...{ a: a ?? '', b: b ?? '', c: c ?? '', d: d ?? '', e: e ?? '' },
    customer: confirmedEmail === null ? '' : mailboxOf(confirmedEmail),
    time: now.toISOString(),
  })
  return question(query, rows =>
    rows.map(({ used, ...row }) =>
      toPromotion(row, { isConfirmed: confirmedEmail !== null, hasUsed: used !== null }),
    ),
  )
}

type PromotionRow = Omit<Selectable<Schema['promotion']>, 'removed_at'>

/** A promotion for one customer: whether their email is confirmed, and whether they have used it. */
export function toPromotion(
  row: PromotionRow,
  { isConfirmed, hasUsed }: { isConfirmed: boolean; hasUsed: boolean },
): Promotion {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    kind: row.kind,
    value: row.value,
    buy: row.buy,
    get: row.get,
    categoryId: row.category_id,
    minimum: toAmount(row.minimum),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    maxUses: row.max_uses,
    uses: row.uses,
    needsConfirmation: row.once_per_customer === 1 && !isConfirmed,
    alreadyUsed: row.once_per_customer === 1 && hasUsed,
    position: row.position,
  }
}

type PromotionQuery = Record<'a' | 'b' | 'c' | 'd' | 'e' | 'customer' | 'time', string>

const promotionRows = prepared((db, { a, b, c, d, e, customer, time }: PromotionQuery) =>
  db
    .selectFrom('promotion')
    .leftJoin('promotion_use', join =>
      join
        .onRef('promotion_use.promotion_id', '=', 'promotion.id')
        .on('promotion_use.once_for', '=', customer),
    )
    .select(['id', 'code', 'title', 'kind', 'value', 'buy', 'get', 'category_id', 'minimum'])
    .select(['starts_at', 'ends_at', 'once_per_customer', 'max_uses', 'uses', 'position'])
    .select('promotion_use.order_id as used')
    .where('removed_at', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        and([eb('code', 'is', null), or([eb('ends_at', 'is', null), eb('ends_at', '>', time)])]),
        eb('code', 'in', [a, b, c, d, e]),
      ]),
    ),
)

/** Which of these products are in which of these categories, or below them. */
export async function readProductCategories(
  db: Db | Tx,
  productIds: readonly number[],
  categoryIds: readonly number[],
): Promise<{ productId: number; categoryId: number }[]> {
  return db
    .withRecursive('covered(root, id)', qb =>
      qb
        .selectFrom('category')
        .select(['category.id as root', 'category.id as id'])
        .where('category.id', 'in', categoryIds)
        .where('removed_at', 'is', null)
        // `union` instead of `union all` ends a cycle in the tree.
        .union(
          qb
            .selectFrom('category')
            .innerJoin('covered', 'covered.id', 'category.parent_id')
            .select(['covered.root', 'category.id'])
            .where('removed_at', 'is', null),
        ),
    )
    .selectFrom('covered')
    .innerJoin('product_category', 'product_category.category_id', 'covered.id')
    .select(['product_id as productId', 'root as categoryId'])
    .distinct()
    .where('product_id', 'in', productIds)
    .execute()
}

/** Records one use of a promotion; false, with nothing written, if it is used up, not active, or already used by this customer. */
export async function recordPromotionUse(
  tx: Tx,
  promotionId: number,
  orderId: number,
  email: string,
  now: Date,
): Promise<boolean> {
  const time = now.toISOString()
  const counted = await tx
    .updateTable('promotion')
    .set(row => ({ uses: row('uses', '+', 1) }))
    .where('id', '=', promotionId)
    .where('removed_at', 'is', null)
    .where(({ eb, or, ref }) => or([eb('max_uses', 'is', null), eb('uses', '<', ref('max_uses'))]))
    .where(({ eb, or }) => or([eb('starts_at', 'is', null), eb('starts_at', '<=', time)]))
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', time)]))
    .returning('once_per_customer')
    .executeTakeFirst()
  if (!counted) return false
  const used = await tx
    .insertInto('promotion_use')
    .values({
      order_id: orderId,
      promotion_id: promotionId,
      once_for: counted.once_per_customer === 1 ? mailboxOf(email) : null,
    })
    .onConflict(on => on.doNothing())
    .executeTakeFirst()
  if (used.numInsertedOrUpdatedRows === 1n) return true
  await decrementUses(tx, promotionId)
  return false
}

/** Releases all promotions an order used. Only the deleted rows count down, so it is idempotent. */
export async function releasePromotionUses(tx: Tx, orderId: number): Promise<void> {
  const released = await tx
    .deleteFrom('promotion_use')
    .where('order_id', '=', orderId)
    .returning('promotion_id')
    .execute()
  for (const { promotion_id } of released.toSorted((a, b) => a.promotion_id - b.promotion_id))
    await decrementUses(tx, promotion_id)
}

async function decrementUses(tx: Tx, promotionId: number): Promise<void> {
  await tx
    .updateTable('promotion')
    .set(row => ({ uses: row('uses', '-', 1) }))
    .where('id', '=', promotionId)
    .execute()
}
