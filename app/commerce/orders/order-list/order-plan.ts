import type { OrderState } from '../order.ts'
import { type OrderFilter, type OrderListQuery, requiredTerms, storedState } from './order-filter.ts'
import { isMatched, type TermMatch } from './order-terms.ts'

/** The index that a query of the list reads: the one with the order of the list, one of a filter, or of search terms. */
export type OrderDriver =
  | { by: FilterDriver; terms: 'per-order' | 'as-set' }
  | { by: 'term'; matches: readonly TermMatch[] }

/** Other terms are looked up for each order, or collected first. */
type FilterDriver = 'placed' | 'state' | 'payment' | 'country' | 'test' | 'total'

interface SampleOrder {
  state: OrderState
  payment: string
  country: string
  isTest: boolean
  placedAt: string
  total: number
  terms: readonly string[]
}

/** Random orders, to estimate how many pass a filter. */
export interface OrderSample {
  orders: readonly SampleOrder[]
  /** About how many orders there are. */
  count: number
}

/** A driver and the microseconds it takes. */
export interface OrderPlan {
  driver: OrderDriver
  cost: number
}

type Test = (order: SampleOrder) => boolean

interface Candidate {
  driver: OrderDriver
  passes: Test
  /** It has the order of the list, so reading can stop once the page is full. */
  isOrdered: boolean
  /** Microseconds for each entry, and before the first. */
  cost: number
  costBefore: number
}

/** Microseconds per entry, measured on SQLite: of an index, read by itself, and in a set that is built and asked. */
const indexCost = 0.1
const readCost = 4
const setCost = 0.5
const sortCost = 0.1

/**
 * The cheapest way to read a page. Databases without statistics can't tell, and those with some expect filters to be independent
 * of each other.
 */
export function planOrderList(query: OrderListQuery, sample: OrderSample): OrderPlan {
  const share = (test: Test) =>
    Math.max(sample.orders.filter(test).length, 0.5) / Math.max(sample.orders.length, 1)
  const tests = [
    ...filterTests(query.filter).values(),
    ...termTests(query.filter).map(({ passes }) => passes),
  ]
  const found = share(order => tests.every(test => test(order)))
  const termCount = termTests(query.filter).reduce((sum, { passes }) => sum + share(passes) * sample.count, 0)
  const plans = driverCandidates(query, termCount).map((candidate): OrderPlan => {
    const { driver, passes, isOrdered, cost, costBefore } = candidate
    const entries = share(passes) * sample.count
    const visited = isOrdered ? Math.min(entries, query.limit * (share(passes) / found)) : entries
    return { driver, cost: costBefore + visited * cost + (isOrdered ? 0 : entries * sortCost) }
  })
  return plans.reduce((best, plan) => (plan.cost < best.cost ? plan : best))
}

function driverCandidates(query: OrderListQuery, termCount: number): Candidate[] {
  const { filter, sort } = query
  const tests = filterTests(filter)
  const inTime = tests.get('placed') ?? always
  const isByTotal = sort === 'total'
  const filterDrivers: FilterDriver[] = [
    'placed',
    ...(['state', 'payment', 'country'] as const).filter(by => tests.has(by)),
  ]
  if (filter.isTest) filterDrivers.push('test')
  if (isByTotal || tests.has('total')) filterDrivers.push('total')
  const modes = termCount === 0 ? (['per-order'] as const) : (['per-order', 'as-set'] as const)
  const readsOrders = isWorkState(filter)
  const perOrder = readsOrders || termCount > 0 ? readCost : indexCost
  const byFilter = filterDrivers.flatMap(by => {
    const own = by === 'placed' ? always : (tests.get(by) ?? always)
    const passes: Test = by === 'total' ? own : order => own(order) && inTime(order)
    const isOrdered = (by === 'total') === isByTotal
    return modes.map(terms => ({
      ...{ driver: { by, terms }, passes, isOrdered },
      cost: terms === 'per-order' ? perOrder : setCost + (readsOrders ? readCost : 0),
      costBefore: terms === 'per-order' ? 0 : termCount * setCost,
    }))
  })
  const required = termTests(filter)
  const hasOthers = isByTotal || required.length > 1 || [...tests.keys()].some(by => by !== 'placed')
  const byTerm = required.map(({ matches, passes }) => ({
    driver: { by: 'term' as const, matches },
    // Behind a prefix the entries aren't in the order of time.
    passes: (order: SampleOrder) => passes(order) && (!isOneTerm(matches) || inTime(order)),
    isOrdered: !isByTotal && isOneTerm(matches),
    cost: hasOthers ? readCost : indexCost,
    costBefore: 0,
  }))
  return [...byFilter, ...byTerm]
}

function isOneTerm(matches: readonly TermMatch[]): boolean {
  return matches.length === 1 && !matches[0]!.isPrefix
}

function isWorkState({ state }: OrderFilter): boolean {
  return state === 'late' || state === 'part-shipped'
}

const always: Test = () => true

function termTests(filter: OrderFilter): { matches: TermMatch[]; passes: Test }[] {
  return requiredTerms(filter).map(matches => ({
    matches,
    passes: ({ terms }) => isMatched(terms, matches),
  }))
}

function filterTests(filter: OrderFilter): Map<FilterDriver, Test> {
  const { state, payment, country, isTest, placedFrom, placedBefore, totalFrom, totalTo } = filter
  const tests = new Map<FilterDriver, Test>()
  if (state !== undefined) tests.set('state', order => order.state === storedState(state))
  if (payment !== undefined) tests.set('payment', order => order.payment === payment)
  if (country !== undefined) tests.set('country', order => order.country === country)
  if (isTest !== undefined) tests.set('test', order => order.isTest === isTest)
  if (placedFrom !== undefined || placedBefore !== undefined)
    tests.set('placed', ({ placedAt }) => placedAt >= (placedFrom ?? '') && placedAt < (placedBefore ?? '~'))
  if (totalFrom !== undefined || totalTo !== undefined)
    tests.set(
      'total',
      ({ total }) => total >= (totalFrom ?? 0) && total <= (totalTo ?? Number.POSITIVE_INFINITY),
    )
  return tests
}
