/**
 * The likely delivery country by `Accept-Language`: "de-AT" is Austria. Falls back to `home`, the shop's own country, and then
 * to the first in the list.
 */
export function likelyCountry(languages: string | null, countries: readonly string[], home = ''): string {
  const preferred = (languages ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/)
      return { region: regionOf(tag), weight: quality === undefined ? 1 : Number(quality) || 0, index }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || one.index - other.index)
  const found = preferred.find(({ region }) => countries.includes(region))
  return found?.region ?? (countries.includes(home) ? home : (countries[0] ?? ''))
}

/** "zh-Hant-HK" is HK. Source: RFC 5646, section 2.2.4. */
function regionOf(tag: string): string {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(tag)?.[1]?.toUpperCase() ?? ''
}
