import type { BuiltShop } from '../built-shop.ts'
import { answerFaults } from './answer-rules.ts'
import { AttackClient } from './attack-client.ts'
import { type AttackRequest, attackRequest } from './attack-request.ts'
import { bookFaults } from './book-rules.ts'
import { crawl, isPublic } from './crawl.ts'
import { type Field, openField } from './field.ts'
import { keptFor } from './kept-rows.ts'
import { heldMemory, letterFaults, logFaults } from './left-behind.ts'

export interface AttackReport {
  /** Each with the seed and the request; empty when the shop held. */
  faults: string[]
  /** How many requests were made of each route pattern, and how many answers had each status. */
  routes: Map<string, number>
  statuses: Map<number, number>
  /** What the process holds more after the last round than after the first, in bytes. */
  grown: number
}

/** After so many requests new shoppers come: of the others little is left to attack. */
const requestsPerRound = 5000
const parallel = 12
/** Nobody reads more. */
const maxFaults = 5

/** Attacks the open shop with requests that the seed decides, and says what did not hold. */
export async function attack(shop: BuiltShop, seed: number, requests: number): Promise<AttackReport> {
  const report: AttackReport = { faults: [], routes: new Map(), statuses: new Map(), grown: 0 }
  const client = new AttackClient(shop.origin)
  const found = await crawl(
    shop.ownOrigin,
    shop.ask,
    ['/', '/Shop?show=36', '/brands', '/products'],
    isPublic,
  )
  let heldFirst = 0
  for (let first = 0; first < requests && report.faults.length < maxFaults; first += requestsPerRound) {
    const field = await openField(shop, first / requestsPerRound, found)
    const innocent = [field.victim, field.rider]
    const before = await Promise.all(innocent.map(one => keptFor(shop.db, one)))
    const numbers = { seed, next: first, end: Math.min(first + requestsPerRound, requests) }
    await Promise.all(Array.from({ length: parallel }, () => attackOn(client, field, numbers, report)))
    const after = await Promise.all(innocent.map(one => keptFor(shop.db, one)))
    const changed = innocent.filter((_, at) => JSON.stringify(before[at]) !== JSON.stringify(after[at]))
    report.faults.push(
      ...changed.map(({ name }) => `seed ${seed}, requests from ${first}: rows of ${name} were changed`),
      ...(await bookFaults(shop.db)),
      ...(await letterFaults(shop.db)),
      ...logFaults(shop, field),
    )
    if (first === 0) heldFirst = heldMemory()
  }
  report.grown = heldMemory() - heldFirst
  client.close()
  return report
}

/** Sends one request after the other, beside others who do the same. */
async function attackOn(
  client: AttackClient,
  field: Field,
  numbers: { seed: number; next: number; end: number },
  report: AttackReport,
): Promise<void> {
  while (numbers.next < numbers.end && report.faults.length < maxFaults) {
    const request = attackRequest(numbers.seed, numbers.next++, field)
    const wrong: string[] = []
    try {
      const answer = await client.send(request)
      count(report.statuses, answer.status)
      if (request.route) count(report.routes, request.route)
      wrong.push(...answerFaults(request, answer, field))
    } catch (error) {
      wrong.push(String(error))
    }
    if (wrong.length > 0) report.faults.push(`${wrong.join(', ')}\n${described(numbers.seed, request)}`)
  }
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** How to send it again. */
function described(seed: number, { number, method, target, headers, body }: AttackRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const sent = body === undefined ? [] : [JSON.stringify(String(body).slice(0, 2000))]
  return [`TOTE_SEED=${seed}, request ${number}: ${method} ${target}`, ...lines, ...sent, ''].join('\n')
}
