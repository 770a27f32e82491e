/** The European Union with Monaco, by Regulation (EU) 952/2013, article 4; and countries in a customs union with another. */
const areas = [
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK',
  'CH LI',
  'GB GG IM JE',
].map(countries => new Set(countries.split(' ')))

/** Whether a shipment between two countries passes customs. Regions with rules of their own count like their country. */
export function leavesCustomsArea(from: string, to: string): boolean {
  return from !== to && !areas.some(area => area.has(from) && area.has(to))
}
