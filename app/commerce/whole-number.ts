/** The largest id of a row: PostgreSQL's integer. */
export const maxId = 2_147_483_647

/**
 * Reads a whole number as forms, addresses and command lines write it: digits and nothing else, at most `max`. Undefined for
 * everything that `Number` would also take: `1e0`, `0x1`, ` 1`, `+1`, `1.0`, an empty text.
 */
export function readWholeNumber(
  typed: string | null | undefined,
  max = Number.MAX_SAFE_INTEGER,
): number | undefined {
  if (!/^[0-9]{1,16}$/.test(typed ?? '')) return undefined
  const number = Number(typed)
  return number <= max ? number : undefined
}
