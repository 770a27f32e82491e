import type { officeRecordMessages } from '../../messages/office/records.ts'

/** The records that the office edits with one list and one form each. `path` is in the address after `/office/settings/`. */
export const officeRecordKinds = [
  { path: 'zones', subject: 'delivery-zones', isPayment: false, columns: ['name', 'countries'] },
  {
    path: 'delivery',
    subject: 'delivery-methods',
    isPayment: false,
    columns: ['name', 'zone', 'rate', 'duration'],
  },
  { path: 'taxes', subject: 'tax-rates', isPayment: false, columns: ['name', 'rate', 'country', 'region'] },
  { path: 'bank-accounts', subject: 'bank-accounts', isPayment: true, columns: ['name', 'details'] },
  { path: 'pages', subject: 'pages', isPayment: false, columns: ['title', 'slug'] },
] as const satisfies {
  path: keyof typeof officeRecordMessages.kinds
  subject: string
  isPayment: boolean
  columns: string[]
}[]

export type OfficeRecordKind = (typeof officeRecordKinds)[number]

/** The kind that an address like `/office/settings/taxes/3` is about. */
export function kindOfPath(pathname: string): OfficeRecordKind {
  const name = /^\/office\/settings\/([^/.]+)/.exec(pathname)?.[1]
  const kind = officeRecordKinds.find(({ path }) => path === name)
  if (!kind) throw new Error(`no kind of record has the address ${pathname}`)
  return kind
}

/** A record in an address, by the texts that name it. Only one text stays readable. */
export function recordParam(key: readonly string[]): string {
  return key.length === 1 ? encodeURIComponent(key[0]!) : encodeURIComponent(JSON.stringify(key))
}

/** The texts of `recordParam`, which the router has decoded; undefined if they are broken. */
export function readRecordParam(param: string, length: number): string[] | undefined {
  if (length === 1) return [param]
  try {
    const key: unknown = JSON.parse(param)
    const isKey = Array.isArray(key) && key.length === length && key.every(part => typeof part === 'string')
    return isKey ? (key as string[]) : undefined
  } catch {
    return undefined
  }
}
