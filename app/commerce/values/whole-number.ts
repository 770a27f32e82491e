/** The largest number of an integer column: PostgreSQL's. */
export const maxInteger = 2_147_483_647

/**
 * Reads a whole number that a page or an address has, not a person: digits and nothing else, at most `max`. Undefined for
 * everything that `Number` would also take: `1e0`, `0x1`, ` 1`, `+1`, `1.0`, an empty text.
 */
export function readWholeNumber(typed: string | null | undefined, max = maxInteger): number | undefined {
  if (!/^[0-9]{1,16}$/.test(typed ?? '')) return undefined
  const number = Number(typed)
  return number <= max ? number : undefined
}

/** Reads the id of a row: a whole number from 1 to what its column can hold, without zeros before it. */
export function readId(typed: string | null | undefined): number | undefined {
  return typed?.startsWith('0') ? undefined : readWholeNumber(typed)
}
