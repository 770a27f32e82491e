import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import { readId } from '../../values/whole-number.ts'

/** The product with this SKU, title, part of a title or id; undefined if there is none, or several have the part. */
export async function findNamedProduct(db: Db, text: string): Promise<number | undefined> {
  if (text === '') return undefined
  const lower = text.toLowerCase()
  const bySku = await db
    .selectFrom('variant')
    .select('product_id')
    .where(sql`lower(sku)`, '=', lower)
    .limit(1)
    .executeTakeFirst()
  if (bySku) return bySku.product_id
  const find = (condition: RawBuilder<boolean>) =>
    db.selectFrom('product').select('id').where(condition).orderBy('id').limit(2).execute()
  const [titled] = await find(sql`lower(title) = ${lower}`)
  if (titled) return titled.id
  const id = readId(text)
  const [numbered] = id === undefined ? [] : await find(sql`id = ${id}`)
  if (numbered) return numbered.id
  const [one, other] = await find(
    sql`lower(title) like ${`%${lower.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
  )
  return other ? undefined : one?.id
}
