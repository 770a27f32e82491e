import type { OrderState } from '#db/schema/order-state.ts'

/** The same orders in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const firstNames =
  'Maria James Anna John Robert Emma Michael Olivia David Sophia Sarah Thomas Laura Daniel Julia Marc Marta Chris Christina Nina Peter Lena Paul Eva Max Lisa Tom Clara Simon Ines Omar Priya Yuki Chloé Zoë Håkon Łukasz'.split(
    ' ',
  )
const lastNames =
  'Smith Johnson Müller Garcia Martin Brown Schmidt Jones Rossi Silva Nguyen Kim Davis Weber Lopez Wilson Meyer Bernard Taylor Moore Wagner Fischer Dubois Anderson Thomas Becker Sato White Harris Clark Novak Kovács Jensen Larsson Costa Murphy'.split(
    ' ',
  )
const syllables = 'ba ri to ka len mo sen dal ver hol wick ton gard by lund stein mann ski'.split(' ')
const countries =
  'US DE GB FR CA AU NL SE IT ES AT CH DK NO BE FI IE PL PT CZ JP NZ SG KR HU RO GR BG HR SI SK EE LV LT LU MT CY IS LI MC'.split(
    ' ',
  )

export const benchProducts = 2000
export const benchCountries: readonly string[] = countries
export const benchPayments = ['stripe', 'bank-transfer', 'test'] as const
export const years = 3
export const benchNow = new Date('2026-11-23T12:00:00Z')

/** When the newest order was placed, and how many years before it the first one. */
export const benchTime = { now: benchNow, years }

export interface BenchOrder {
  id: number
  number: string
  email: string
  name: string
  state: OrderState
  placedAt: string
  paidAt: string | null
  country: string
  payment: string
  isTest: boolean
  total: number
  products: number[]
}

/** Order `id` of `count`, the newest last: states, dates and sizes of a shop that sells about 900 orders a day. */
export function benchOrder(
  id: number,
  count: number,
  random: () => number,
  { now, years } = benchTime,
): BenchOrder {
  const age = ((count - id) / count) * years * 365 * 86_400_000
  const placedAt = new Date(now.getTime() - age).toISOString()
  const name = `${skewed(firstNames, random, 1.5)} ${random() < 0.6 ? skewed(lastNames, random, 1.5) : madeUpName(random)}`
  const state = stateAt((count - id) / count, random)
  const isTest = random() < 0.0003
  return {
    id,
    number: numberOf(id),
    email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}${Math.floor(random() * 1000)}@mail.example`,
    ...{ name, state, placedAt, isTest },
    paidAt: state === 'placed' || state === 'canceled' ? null : placedAt,
    country: skewed(countries, random, 4),
    payment: isTest ? 'test' : random() < 0.2 ? 'bank-transfer' : 'stripe',
    total: Math.round(1000 + 12_000 * -Math.log(1 - random())),
    products: [...new Set([anyProduct(random), ...(random() < 0.6 ? [] : [anyProduct(random)])])],
  }
}

/** The bestseller is in one order of ten. */
function anyProduct(random: () => number): number {
  return 1 + Math.floor(benchProducts * random() ** 3)
}

export function skuOf(product: number): string {
  return `SKU-${1000 + product}-M`
}

/** `share` is 0 for the newest order: what isn't done is new. */
function stateAt(share: number, random: () => number): OrderState {
  const chance = random()
  if (chance < 0.05) return 'canceled'
  if (chance < 0.08) return 'refunded'
  if (chance < 0.09) return 'returned'
  if (share < 0.002) return chance < 0.3 ? 'placed' : 'paid'
  if (share < 0.003) return 'packed'
  if (share < 0.008) return 'shipped'
  return chance < 0.0903 ? 'paid' : 'delivered'
}

function skewed<T>(values: readonly T[], random: () => number, power: number): T {
  return values[Math.floor(values.length * random() ** power)]!
}

function madeUpName(random: () => number): string {
  const name = Array.from({ length: 3 }, () => syllables[Math.floor(random() * syllables.length)]).join('')
  return name[0]!.toUpperCase() + name.slice(1)
}

const digits = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Spread over all numbers, each once. */
export function numberOf(id: number): string {
  const places = Array.from({ length: 8 }, (_, at) => digits.length ** at)
  const spread = (id * 7_654_321) % digits.length ** 8
  const text = places.map(place => digits[Math.floor(spread / place) % digits.length]).join('')
  return `T-${text.slice(0, 4)}-${text.slice(4)}`
}
