import { type Amount, halfUp } from './money.ts'
import { readDecimal } from './typed/typed-number.ts'
import { codeText } from './typed/typed-text.ts'

/** An amount of a product, such as 250 g. */
export interface Measure {
  /** In thousandths of the unit. */
  amount: number
  unit: MeasureUnit
}

interface UnitFacts {
  dimension: 'mass' | 'volume' | 'length' | 'area' | 'count'
  /** How many of the smallest units of its dimension it is, in whole numbers. */
  size: number
  /** UN/CEFACT Recommendation 20. */
  code: string
  /** Other ways in which people write it, in lower case. */
  also: readonly string[]
}

/** Sizes are in micrograms, nanoliters, hundredths of a micrometer, square micrometers and pieces. */
export const measureUnits = {
  mg: { dimension: 'mass', size: 1000, code: 'MGM', also: [] },
  g: { dimension: 'mass', size: 1_000_000, code: 'GRM', also: ['gram', 'grams', 'gr'] },
  kg: { dimension: 'mass', size: 1_000_000_000, code: 'KGM', also: ['kilo', 'kilogram', 'kilograms'] },
  oz: { dimension: 'mass', size: 28_349_523, code: 'ONZ', also: ['ounce', 'ounces'] },
  lb: { dimension: 'mass', size: 453_592_370, code: 'LBR', also: ['lbs', 'pound', 'pounds'] },
  ml: { dimension: 'volume', size: 1_000_000, code: 'MLT', also: ['milliliter', 'millilitre'] },
  cl: { dimension: 'volume', size: 10_000_000, code: 'CLT', also: ['centiliter', 'centilitre'] },
  l: { dimension: 'volume', size: 1_000_000_000, code: 'LTR', also: ['liter', 'liters', 'litre', 'litres'] },
  'fl oz': { dimension: 'volume', size: 29_573_530, code: 'OZA', also: ['floz', 'fl. oz', 'fl. oz.'] },
  gal: { dimension: 'volume', size: 3_785_411_784, code: 'GLL', also: ['gallon', 'gallons'] },
  mm: { dimension: 'length', size: 100_000, code: 'MMT', also: ['millimeter', 'millimetre'] },
  cm: { dimension: 'length', size: 1_000_000, code: 'CMT', also: ['centimeter', 'centimetre'] },
  m: { dimension: 'length', size: 100_000_000, code: 'MTR', also: ['meter', 'meters', 'metre', 'metres'] },
  in: { dimension: 'length', size: 2_540_000, code: 'INH', also: ['inch', 'inches', '"'] },
  ft: { dimension: 'length', size: 30_480_000, code: 'FOT', also: ['foot', 'feet'] },
  yd: { dimension: 'length', size: 91_440_000, code: 'YRD', also: ['yard', 'yards'] },
  'cm²': { dimension: 'area', size: 100_000_000, code: 'CMK', also: ['cm2', 'qcm', 'sq cm'] },
  'm²': { dimension: 'area', size: 1_000_000_000_000, code: 'MTK', also: ['m2', 'qm', 'sqm', 'sq m'] },
  'sq ft': { dimension: 'area', size: 92_903_040_000, code: 'FTK', also: ['sqft', 'ft²', 'ft2'] },
  piece: { dimension: 'count', size: 1, code: 'H87', also: ['pieces', 'pc', 'pcs', 'pc.', 'pcs.', 'x'] },
} as const satisfies Record<string, UnitFacts>

export type MeasureUnit = keyof typeof measureUnits

const units = Object.keys(measureUnits) as MeasureUnit[]

/** Every way to write a unit, in lower case. */
export const unitNames: ReadonlySet<string> = new Set(
  Object.entries(measureUnits).flatMap(([unit, { also }]) => [unit, ...also]),
)

/** In which unit prices are compared where the merchant chose no base: Directive 98/6/EC, article 2 (b). */
const comparedUnits = { mass: 'kg', volume: 'l', length: 'm', area: 'm²', count: 'piece' } as const

const maxAmount = 1_000_000_000

/** Reads "250 g", "0,75 Liter" or "12 pcs"; a unit alone is one of it. Undefined for anything else. */
export function parseMeasure(typed: string): Measure | undefined {
  const text = codeText(typed).replaceAll(/\s+/g, ' ')
  const [, number = '', name = ''] = /^([\d.,'’ ]*)\s*(\D.*)$/.exec(text) ?? []
  const unit = findUnit(name)
  const amount = number.trim() === '' ? 1000 : readDecimal(number.trim(), 3)
  if (unit === undefined || amount === undefined || amount <= 0 || amount > maxAmount) return undefined
  return { amount, unit }
}

/** The unit that a merchant names, such as "L" or "Liter". */
export function findUnit(name: string): MeasureUnit | undefined {
  const small = name.toLowerCase()
  const isNamed = (unit: MeasureUnit) =>
    unit === small || (measureUnits[unit].also as readonly string[]).includes(small)
  return units.find(unit => unit === name) ?? units.find(isNamed)
}

/** As it's stored and typed: "0.75 l". */
export function measureText({ amount, unit }: Measure): string {
  return `${amount / 1000} ${unit}`
}

/** The base of a measure if the merchant chose none, such as 1 kg for 250 g. */
function usualBase({ unit }: Measure): Measure {
  return { amount: 1000, unit: comparedUnits[measureUnits[unit].dimension] }
}

function isComparable(one: Measure, other: Measure): boolean {
  return measureUnits[one.unit].dimension === measureUnits[other.unit].dimension
}

/** Measures as they're stored; true where one of them isn't set. */
export function areComparable(one: string | number | null, other: string | number | null): boolean {
  const [first, second] = [one, other].map(text => (text === null ? undefined : parseMeasure(String(text))))
  return !first || !second || isComparable(first, second)
}

/** The price of a base, such as 1 l, of something that costs `price` for a measure. */
export interface UnitPrice {
  price: Amount
  base: Measure
  /** Sold for the product's price. */
  measure: Measure
}

/** Undefined where measure and base can't be compared. Half a minor unit is rounded up. */
export function unitPriceOf(price: Amount, measure: string, base: string | null): UnitPrice | undefined {
  const sold = parseMeasure(measure)
  if (!sold) return undefined
  const per = (base === null ? undefined : parseMeasure(base)) ?? usualBase(sold)
  if (!isComparable(sold, per)) return undefined
  const scaled = BigInt(price) * inSmallest(per)
  if (scaled / inSmallest(sold) > Number.MAX_SAFE_INTEGER) return undefined
  return { price: halfUp(scaled, inSmallest(sold)), base: per, measure: sold }
}

function inSmallest({ amount, unit }: Measure): bigint {
  return BigInt(amount) * BigInt(measureUnits[unit].size)
}
