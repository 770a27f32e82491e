import { parseInput } from '#commerce/editing/input/parse-input.server.ts'
import { skuField } from '#commerce/editing/input/text-fields.server.ts'
import { type AlertVariant, findAlertVariant } from '#commerce/people/alerts/alert-request-store.server.ts'
import type { Db } from '#db/schema/schema.ts'

/** The variant in the page's URL, which a form without JavaScript couldn't add. */
export async function findRefusedItem(db: Db, params: URLSearchParams): Promise<AlertVariant | undefined> {
  const values = new Map([['line', params.getAll('line')]])
  const input = parseInput({ line: skuField }, { kind: 'form', values })
  return input.ok ? findAlertVariant(db, input.values.line) : undefined
}
