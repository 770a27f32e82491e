const maxLength = 80

/** A slug for a name: "Crème brûlée, large" is "creme-brulee-large". Empty if the name has no Latin letters or digits. */
export function nameSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '')
}

/** A SKU for a variant: "crew-neck-tee", "clay" and "xl" are "CREW-NECK-TEE-CLAY-XL". */
export function suggestSku(...slugs: string[]): string {
  return slugs.join('-').toUpperCase().slice(-56).replace(/^-/, '')
}

/** The first of "X", "X-2", "X-3" that isn't taken. */
export function firstFreeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name}-${number}`)) number += 1
  return `${name}-${number}`
}
