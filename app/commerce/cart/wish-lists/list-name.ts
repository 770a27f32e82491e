import { nameText } from '../../values/typed/typed-text.ts'

/** Longer names don't fit on a tab. */
export const maxListNameLength = 60

export type ListNameResult = { ok: true; name: string; key: string } | { ok: false }

/**
 * Reads a list's name: 1 to 60 characters, at least one of them visible. Control characters and line breaks are rejected.
 */
export function readListName(value: string | undefined): ListNameResult {
  if (value === undefined || /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(value)) return { ok: false }
  const name = nameText(value).replace(/ +/g, ' ')
  if ([...name].length > maxListNameLength) return { ok: false }
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return { ok: false }
  return { ok: true, name, key: listNameKey(name) }
}

/** The key by which names are unique: "Gifts" and "GIFTS" are the same name. */
export function listNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
