import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import type { AttackShopper } from '../requests/attack-shoppers.ts'

type Owner = Pick<AttackShopper, 'visitorId' | 'orderIds' | 'email'>

/** All rows of a shopper that nobody else may change, by table: every table with a column that names an owner. */
export async function ownedRows(db: Db, owner: Owner): Promise<Record<string, string[]>> {
  const ids = await ownerIds(db, owner)
  const tables = (await db.introspection.getTables()).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const owned: Record<string, string[]> = {}
  for (const { name, columns } of tables)
    for (const column of columns.map(column => column.name)) {
      const own = ids[`${name}.${column}`] ?? ids[column] ?? []
      if (own.length > 0) owned[`${name}.${column}`] = await rowsWith(db, name, column, own)
    }
  return owned
}

/** The values by which rows belong to a shopper, by column. */
async function ownerIds(
  db: Db,
  { visitorId, orderIds, email }: Owner,
): Promise<Record<string, readonly (number | string)[]>> {
  const accounts = await db.selectFrom('account').select('id').where('visitor_id', '=', visitorId).execute()
  const lists = await db.selectFrom('wish_list').select('id').where('visitor_id', '=', visitorId).execute()
  const lines = await db.selectFrom('order_line').select('id').where('order_id', 'in', orderIds).execute()
  return {
    'customer_order.id': orderIds,
    'visitor.id': [visitorId],
    visitor_id: [visitorId],
    account_id: accounts.map(({ id }) => id),
    list_id: lists.map(({ id }) => id),
    order_id: orderIds,
    order_line_id: lines.map(({ id }) => id),
    email: [email],
  }
}

async function rowsWith(
  db: Db,
  table: string,
  column: string,
  values: readonly (number | string)[],
): Promise<string[]> {
  const { rows } =
    await sql`select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)})`.execute(db)
  return rows.map(row => JSON.stringify(row)).toSorted()
}
