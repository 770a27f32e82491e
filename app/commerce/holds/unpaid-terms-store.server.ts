import type { Db } from '../../db/schema.ts'
import { readUnpaidTerms, type UnpaidTerms, unpaidSettings } from './unpaid-terms.ts'

export async function loadUnpaidTerms(db: Db): Promise<UnpaidTerms> {
  return readUnpaidTerms(
    await db.selectFrom('setting').select(['name', 'value']).where('name', 'in', unpaidSettings).execute(),
  )
}
