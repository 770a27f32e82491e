import type { OfficeFacts } from '#commerce/editing/records/office-facts.ts'
import type { officeRecordMessages } from '#messages/office/records.ts'

/** Records that the office edits with one list and one form for all kinds. */
export interface OfficeRecordKind extends OfficeFacts {
  /** The name of its record definition. */
  subject: string
  /** Names its texts, too. */
  table: keyof typeof officeRecordMessages.kinds
  /** The fields by which people know a record. The first with a text counts. */
  names: readonly string[]
}

export function recordListPath({ section, path }: OfficeFacts): string {
  return `/office/${section}/${path}`
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
