import { checkoutFields } from '#commerce/cart/checkout/checkout-form.ts'
import { formatDocumentNumber } from '#commerce/payments/invoices/document.ts'
import { emptyAddress } from '#commerce/values/addresses/validate-address.ts'
import type { Db } from '#db/schema/schema.ts'
import { unseal } from '#db/secrets/secrets.server.ts'
import type { ExportedFormat } from './exported-kind.ts'

export const exportedFormats: Record<ExportedFormat, (stored: unknown, db: Db) => unknown> = {
  address: stored => pick(JSON.parse(String(stored)), fieldsOf.address),
  draft: (stored, db) =>
    pick(JSON.parse(unseal(db, 'checkout-fields', String(stored))).fields, fieldsOf.draft),
  flag: stored => stored === 1,
  'is-set': stored => stored !== null,

  'document-number': stored => formatDocumentNumber(Number(stored)),
  list: stored => String(stored).split(',').filter(Boolean),
}

/** The names of the fields in a value of this format, each a column of the CSV file. */
export const fieldsOf: { [Format in ExportedFormat]?: readonly string[] } & {
  address: readonly string[]
  draft: readonly string[]
} = { address: Object.keys(emptyAddress), draft: checkoutFields }

function pick(fields: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map(name => [name, fields[name] ?? '']))
}
