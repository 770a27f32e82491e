const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

const economicArea = new Set([...union, 'IS', 'LI', 'NO'])

export function isInUnion(country: string): boolean {
  return union.includes(country)
}

/** Whether European law on consumers applies: in the EU and the EEA. */
export function isInEuropeanArea(country: string): boolean {
  return economicArea.has(country)
}

/** The EU with Monaco, by Regulation (EU) 952/2013, article 4; and countries in a customs union with another. */
const customsAreas = [
  [...union, 'MC'],
  ['CH', 'LI'],
  ['GB', 'GG', 'IM', 'JE'],
]

/** Whether a shipment between two countries passes customs. Regions with rules of their own count like their country. */
export function leavesCustomsArea(from: string, to: string): boolean {
  return from !== to && !customsAreas.some(area => area.includes(from) && area.includes(to))
}
