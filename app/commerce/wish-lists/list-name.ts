/** Longer names fit no tab. */
export const longestName = 60

export type ReadName = { ok: true; name: string; key: string } | { ok: false }

/**
 * Reads the name of a list as it was typed: 1 to 60 characters, at least one of them seen. Control characters, line ends and
 * those that turn the direction of what follows are refused. Source: Unicode Technical Report 36, "Bidirectional Text
 * Spoofing".
 */
export function readName(typed: string | undefined): ReadName {
  if (typed === undefined || /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(typed))
    return { ok: false }
  const name = typed.normalize('NFC').replace(/ +/g, ' ').trim()
  if ([...name].length > longestName) return { ok: false }
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return { ok: false }
  return { ok: true, name, key: keyOf(name) }
}

/** "Gifts" and "GIFTS" are the same name. */
export function keyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
