import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { prepared } from '#db/statements/prepared.ts'

/** A setting as the merchant wrote it. */
export interface SettingRow {
  name: string
  value: string
}

export async function readSettingRows(db: Db | Tx): Promise<SettingRow[]> {
  return db.selectFrom('setting').select(['name', 'value']).execute()
}

/** These settings, which nobody else changes until the transaction ends. */
export async function lockSettingRows(tx: Tx, names: readonly string[]): Promise<SettingRow[]> {
  return tx
    .selectFrom('setting')
    .select(['name', 'value'])
    .where('name', 'in', [...names])
    .orderBy('name')
    .$if(isPostgres(tx), query => query.forUpdate())
    .execute()
}

/** The text of a setting; undefined if it's missing. */
export async function readSettingText(db: Db | Tx, name: string): Promise<string | undefined> {
  const [row] = await settingWithName(db, { name })
  return row?.value
}

const settingWithName = prepared((db, { name }: { name: string }) =>
  db.selectFrom('setting').select('value').where('name', '=', name),
)

/** Adds the settings that are missing and returns how many those were. */
export async function addMissingSettings(tx: Tx, rows: SettingRow[]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('setting')
    .values(rows)
    .onConflict(on => on.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}
