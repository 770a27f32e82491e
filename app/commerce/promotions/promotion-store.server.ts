import { prepared } from '../../db/prepared.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { cents } from '../money.ts'
import type { Promotion } from './promotion.ts'

/**
 * The promotions that apply by themselves and have not ended, and those of at most five codes, written as `readCode` returns them.
 * `confirmedEmail` is null until the shopper has shown that the address is theirs: whether somebody else has used a promotion is
 * not even looked up.
 */
export async function readPromotions(
  db: Db | Tx,
  codes: readonly string[],
  confirmedEmail: string | null,
  now: Date,
): Promise<Promotion[]> {
  const [a, b, c, d, e] = codes
  const rows = await promotionsFor(db, {
    ...{ a: a ?? '', b: b ?? '', c: c ?? '', d: d ?? '', e: e ?? '' },
    customer: confirmedEmail === null ? '' : mailboxOf(confirmedEmail),
    moment: now.toISOString(),
  })
  return rows.map(({ once_per_customer, used, ...row }) => ({
    id: row.id,
    code: row.code,
    title: row.title,
    kind: row.kind,
    value: row.value,
    buy: row.buy,
    get: row.get,
    categoryId: row.category_id,
    minimum: cents(row.minimum),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    mostUses: row.most_uses,
    uses: row.uses,
    needsConfirmation: once_per_customer === 1 && confirmedEmail === null,
    usedBefore: once_per_customer === 1 && used !== null,
    position: row.position,
  }))
}

type Asked = Record<'a' | 'b' | 'c' | 'd' | 'e' | 'customer' | 'moment', string>

const promotionsFor = prepared((db, { a, b, c, d, e, customer, moment }: Asked) =>
  db
    .selectFrom('promotion')
    .leftJoin('promotion_use', join =>
      join
        .onRef('promotion_use.promotion_id', '=', 'promotion.id')
        .on('promotion_use.once_for', '=', customer),
    )
    .select(['id', 'code', 'title', 'kind', 'value', 'buy', 'get', 'category_id', 'minimum'])
    .select(['starts_at', 'ends_at', 'once_per_customer', 'most_uses', 'uses', 'position'])
    .select('promotion_use.order_id as used')
    .where(({ eb, or, and }) =>
      or([
        and([eb('code', 'is', null), or([eb('ends_at', 'is', null), eb('ends_at', '>', moment)])]),
        eb('code', 'in', [a, b, c, d, e]),
      ]),
    ),
)

/** Which of these products are in which of these categories, or in one below it. */
export async function readCategoriesOf(
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
        // `union` and not `union all`: a circle in the tree ends where it closes.
        .union(
          qb
            .selectFrom('category')
            .innerJoin('covered', 'covered.id', 'category.parent_id')
            .select(['covered.root', 'category.id']),
        ),
    )
    .selectFrom('covered')
    .innerJoin('product_category', 'product_category.category_id', 'covered.id')
    .select(['product_id as productId', 'root as categoryId'])
    .distinct()
    .where('product_id', 'in', productIds)
    .execute()
}

/**
 * Counts one use of a promotion for an order; false, with nothing written, when it has no use left, has ended or was changed to be
 * so, or when this customer had theirs.
 */
export async function countPromotion(
  tx: Tx,
  promotionId: number,
  orderId: number,
  email: string,
  now: Date,
): Promise<boolean> {
  const moment = now.toISOString()
  const counted = await tx
    .updateTable('promotion')
    .set(row => ({ uses: row('uses', '+', 1) }))
    .where('id', '=', promotionId)
    .where(({ eb, or, ref }) => or([eb('most_uses', 'is', null), eb('uses', '<', ref('most_uses'))]))
    .where(({ eb, or }) => or([eb('starts_at', 'is', null), eb('starts_at', '<=', moment)]))
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', moment)]))
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
  await freeOne(tx, promotionId)
  return false
}

/** Frees all that an order used. Whoever deletes the row counts down: twice at once is once. */
export async function freePromotions(tx: Tx, orderId: number): Promise<void> {
  const freed = await tx
    .deleteFrom('promotion_use')
    .where('order_id', '=', orderId)
    .returning('promotion_id')
    .execute()
  for (const { promotion_id } of freed.toSorted((a, b) => a.promotion_id - b.promotion_id))
    await freeOne(tx, promotion_id)
}

async function freeOne(tx: Tx, promotionId: number): Promise<void> {
  await tx
    .updateTable('promotion')
    .set(row => ({ uses: row('uses', '-', 1) }))
    .where('id', '=', promotionId)
    .execute()
}
