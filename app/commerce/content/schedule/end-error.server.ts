import type { Db, Tx } from '#db/schema/schema.ts'
import type { RecordErrorCode } from '../../editing/records/record-error.ts'
import { loadSetting } from '../../running/settings/load-settings.server.ts'
import { repetitionOf } from '../../values/zoned-time.ts'

/** Why a time, in ISO 8601, is no end after this start; undefined if it is one. */
export async function findEndError(
  db: Db | Tx,
  start: unknown,
  end: unknown,
): Promise<RecordErrorCode | undefined> {
  if (!start || !end || String(end) > String(start)) return undefined
  // Of a time that comes twice, the first counts, though the second may have been meant.
  const second = repetitionOf(String(end), await loadSetting(db, 'timeZone'))
  return second !== undefined && second > String(start) ? 'repeated-end' : 'not-after-start'
}
