import type { PropertyValue, QuantitativeValue } from 'schema-dts'
import type { NamedFact } from '#commerce/catalog/attributes/attribute.ts'
import { findUnit, measureUnits } from '#commerce/values/measure.ts'
import { factText } from '#messages/fact-text.ts'

/** Codes of UN/CEFACT Recommendation 20 for units that nothing is sold by. */
const otherCodes: Readonly<Record<string, string>> = {
  ...{ 'm³': 'MTQ', s: 'SEC', min: 'MIN', h: 'HUR' },
  ...{ W: 'WTT', kW: 'KWT', V: 'VLT', A: 'AMP', Hz: 'HTZ', dB: '2N', '°C': 'CEL', '%': 'P1' },
}

function unitCode(unit: string): string | undefined {
  const known = findUnit(unit)
  return known === undefined ? otherCodes[unit] : measureUnits[known].code
}

interface FactProperties {
  additionalProperty?: PropertyValue[]
  hasMeasurement?: QuantitativeValue[]
}

/** The facts of a product as properties of schema.org: numbers with a unit are measurements. */
export function factProperties(facts: readonly NamedFact[] = []): FactProperties {
  const shown = facts.filter(({ isShown }) => isShown)
  const measurements = shown.flatMap(({ name, unit, fact }) =>
    fact.kind === 'number' && unit !== '' ? [measurement(name, fact.number, unit)] : [],
  )
  const others = shown.flatMap((named): PropertyValue[] =>
    named.fact.kind === 'number' && named.unit !== ''
      ? []
      : [{ '@type': 'PropertyValue', name: named.name, value: propertyValue(named) }],
  )
  return {
    ...(others.length > 0 && { additionalProperty: others }),
    ...(measurements.length > 0 && { hasMeasurement: measurements }),
  }
}

function measurement(name: string, value: number, unit: string): QuantitativeValue {
  return { '@type': 'QuantitativeValue', name, value, unitText: unit, unitCode: unitCode(unit) }
}

/** Numbers, flags and days as machines write them. */
function propertyValue(named: NamedFact): string | number | boolean {
  const { fact } = named
  if (fact.kind === 'number') return fact.number
  if (fact.kind === 'flag') return fact.isTrue
  return fact.kind === 'date' ? fact.text : factText(named)
}

/** The properties of a product and those of its only variant. */
export function withProperties<
  One extends FactProperties,
  Other extends { additionalProperty?: PropertyValue[] | undefined },
>(product: One, variant: Other) {
  const properties = [...(product.additionalProperty ?? []), ...(variant.additionalProperty ?? [])]
  return { ...product, ...variant, additionalProperty: properties.length > 0 ? properties : undefined }
}
