import type { BuiltShop } from '../built-shop.ts'
import { answerFaults } from './checks/answer-rules.ts'
import { ledgerFaults } from './checks/ledger-rules.ts'
import { emailFaults, heldMemory, logFaults } from './checks/log-and-email-rules.ts'
import { ownedRows } from './checks/owned-rows.ts'
import { AttackClient } from './requests/attack-client.ts'
import { type AttackRequest, attackRequest } from './requests/attack-request.ts'
import { type AttackTarget, openAttackTarget } from './requests/attack-target.ts'
import { crawl, isPublic } from './requests/crawl.ts'

export interface AttackReport {
  /** Violations, each with the seed and the request; empty when the shop held. */
  faults: string[]
  /** Requests per route pattern and responses per status. */
  routes: Map<string, number>
  statuses: Map<number, number>
  /** Growth of memory from the first to the last round, in bytes. */
  grown: number
}

/** Requests per round: each round has new shoppers, because little is left to attack. */
const requestsPerRound = 5000
const parallel = 12
/** Enough to read. */
const maxFaults = 5

/** Attacks the open shop with requests generated from the seed, and returns the violations. */
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
    const field = await openAttackTarget(shop, first / requestsPerRound, found)
    const innocent = [field.victim, field.crossSiteVictim]
    const before = await Promise.all(innocent.map(one => ownedRows(shop.db, one)))
    const numbers = { seed, next: first, end: Math.min(first + requestsPerRound, requests) }
    await Promise.all(Array.from({ length: parallel }, () => attackOn(client, field, numbers, report)))
    const after = await Promise.all(innocent.map(one => ownedRows(shop.db, one)))
    const changed = innocent.filter((_, at) => JSON.stringify(before[at]) !== JSON.stringify(after[at]))
    report.faults.push(
      ...changed.map(({ name }) => `seed ${seed}, requests from ${first}: rows of ${name} were changed`),
      ...(await ledgerFaults(shop.db)),
      ...(await emailFaults(shop.db)),
      ...logFaults(shop, field),
    )
    if (first === 0) heldFirst = heldMemory()
  }
  report.grown = heldMemory() - heldFirst
  client.close()
  return report
}

/** Sends requests one after the other, concurrently with other senders. */
async function attackOn(
  client: AttackClient,
  field: AttackTarget,
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

/** How to reproduce it. */
function described(seed: number, { number, method, target, headers, body }: AttackRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const sent = body === undefined ? [] : [JSON.stringify(String(body).slice(0, 2000))]
  return [`TOTE_SEED=${seed}, request ${number}: ${method} ${target}`, ...lines, ...sent, ''].join('\n')
}
