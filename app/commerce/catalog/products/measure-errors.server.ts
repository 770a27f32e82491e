import type { Db, Tx } from '#db/schema/schema.ts'
import type { RecordRow, RuleErrors } from '../../editing/records/record-definition.server.ts'
import { areComparable } from '../../values/measure.ts'

/** The base of a product must be of the same kind as the measures of it and its variants. */
export async function baseErrors(row: RecordRow, sent: RecordRow, tx: Db | Tx): Promise<RuleErrors> {
  const { id, unit_measure: measure = null, unit_base: base = null } = row
  if (base === null || (sent.unit_base === undefined && sent.unit_measure === undefined)) return {}
  const variants = await tx
    .selectFrom('variant')
    .select('measure')
    .distinct()
    .where('product_id', '=', Number(id ?? 0))
    .where('removed_at', 'is', null)
    .execute()
  const other = [measure, ...variants.map(variant => variant.measure)].find(one => !areComparable(one, base))
  return other ? { unit_base: { code: 'another-dimension', params: { value: String(other) } } } : {}
}

/** A variant's measure must be of the same kind as the base of its product. */
export async function measureErrors(row: RecordRow, sent: RecordRow, tx: Db | Tx): Promise<RuleErrors> {
  if (sent.measure === undefined || sent.measure === null) return {}
  const product = await tx
    .selectFrom('product')
    .select('unit_base')
    .where('id', '=', Number(row.product_id))
    .executeTakeFirst()
  const base = product?.unit_base ?? null
  if (areComparable(sent.measure, base)) return {}
  return { measure: { code: 'another-dimension', params: { value: base! } } }
}
