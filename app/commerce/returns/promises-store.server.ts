import type { Db, Tx } from '../../db/schema.ts'
import { type Promises, promiseSettings, readPromises } from './promises.ts'

export async function loadPromises(db: Db | Tx): Promise<Promises> {
  return readPromises(
    await db.selectFrom('setting').selectAll().where('name', 'in', promiseSettings).execute(),
  )
}
