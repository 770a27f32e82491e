import type { BuiltShop } from '../built-shop.ts'
import { answerFaults } from './checks/answer-rules.ts'
import { ledgerFaults } from './checks/ledger-rules.ts'
import { emailFaults, heldMemory, logFaults } from './checks/log-and-email-rules.ts'
import { ownedRows } from './checks/owned-rows.ts'
import { AttackClient } from './requests/attack-client.ts'
import type { DealtParts } from './requests/attack-dice.ts'
import { attackPlan, type PlannedAttack } from './requests/attack-plan.ts'
import { type AttackRequest, attackRequest, requestsForPlan } from './requests/attack-request.ts'
import { type AttackTarget, openAttackTarget } from './requests/attack-target.ts'
import { crawl, isPublic } from './requests/crawl.ts'

export interface AttackReport {
  /** Violations, each with the seed and the request; empty when the shop held. */
  faults: string[]
  requests: number
  /** The planned requests that were not sent. */
  missing: PlannedAttack[]
  /** The lists of hostile parts that were not sent completely. */
  missingParts: string[]
  statuses: Map<number, number>
  /** Growth of memory since the middle of the first round, in bytes. */
  grown: number
}

/** Requests per round: each round has new shoppers, because little is left to attack. */
const requestsPerRound = 5000
const parallel = 12
/** Enough to read. */
const maxFaults = 5

export interface AttackOptions {
  seed: number
  minRequests: number
  /** Leaves out planned requests that end before the database. */
  onlyDatabase: boolean
}

interface AttackProgress {
  seed: number
  client: AttackClient
  next: number
  /** Indexes in the plan. */
  sent: Set<number>
  parts: DealtParts
  statuses: Map<number, number>
  faults: string[]
  heldFirst: number | undefined
}

/** Attacks the open shop, at least with the whole plan and a third as many random requests, and returns the violations. */
export async function attack(
  shop: BuiltShop,
  { seed, minRequests, onlyDatabase }: AttackOptions,
): Promise<AttackReport> {
  const client = new AttackClient(shop.origin)
  const first = ['/', '/Shop?show=36', '/brands', '/products']
  const found = await crawl(shop.ownOrigin, shop.fetch, first, isPublic)
  const progress: AttackProgress = {
    ...{ seed, client, next: 0, sent: new Set(), parts: new Map(), statuses: new Map() },
    ...{ faults: [], heldFirst: undefined },
  }
  const { sent, parts, statuses, faults } = progress
  const planFor = (forms: AttackTarget['forms']) => attackPlan(seed, forms, { onlyDatabase })
  let field = await openAttackTarget(shop, { round: 0, planFor }, found)
  const { plan } = field
  const requests = Math.max(minRequests, requestsForPlan(plan.length))
  const rounds = Math.ceil(requests / requestsPerRound)
  for (let round = 0; round < rounds && faults.length < maxFaults; round += 1) {
    if (round > 0) field = await openAttackTarget(shop, { round, planFor: () => plan }, found)
    await attackRound(shop, field, progress, Math.ceil((requests * (round + 1)) / rounds))
  }
  client.close()
  const missingParts = [...parts].filter(([, { dealt, of }]) => dealt < of).map(([name]) => name)
  const missing = plan.filter((_, index) => !sent.has(index))
  return { requests, missing, missingParts, statuses, faults, grown: heldMemory() - progress.heldFirst! }
}

async function attackRound(
  shop: BuiltShop,
  field: AttackTarget,
  progress: AttackProgress,
  end: number,
): Promise<void> {
  const { seed, next: first, faults } = progress
  const innocent = [field.victim, field.crossSiteVictim]
  const before = await Promise.all(innocent.map(one => ownedRows(shop.db, one)))
  const sendUntil = (end: number) =>
    Promise.all(Array.from({ length: parallel }, () => sendRequests(field, progress, end)))
  for (const stop of [(first + end) / 2, end]) {
    await sendUntil(stop)
    await readPages(field, progress)
    progress.heldFirst ??= heldMemory()
  }
  const after = await Promise.all(innocent.map(one => ownedRows(shop.db, one)))
  const changed = innocent.filter((_, at) => JSON.stringify(before[at]) !== JSON.stringify(after[at]))
  faults.push(
    ...changed.map(({ name }) => `seed ${seed}, requests from ${first}: rows of ${name} were changed`),
    ...(await ledgerFaults(shop.db)),
    ...(await emailFaults(shop.db)),
    ...logFaults(shop, field),
  )
}

/** Reads the attackers' pages, which show what they stored. */
async function readPages(field: AttackTarget, { seed, client, faults }: AttackProgress): Promise<void> {
  for (const { pages, cookie } of field.attackers)
    for (const page of pages) {
      const headers = { host: new URL(field.origin).host, cookie }
      const request = { ...{ number: -1, planned: undefined, method: 'GET', target: page }, headers }
      const attackRequest: AttackRequest = { ...request, body: undefined, isForeign: false }
      const wrong = answerFaults(attackRequest, await client.send(attackRequest), field)
      if (wrong.length > 0) faults.push(`${wrong.join(', ')}\n${described(seed, attackRequest)}`)
    }
}

/** Sends requests one after the other, concurrently with other senders. */
async function sendRequests(field: AttackTarget, progress: AttackProgress, end: number): Promise<void> {
  const { seed, client, sent, parts, statuses, faults } = progress
  while (progress.next < end && faults.length < maxFaults) {
    const request = attackRequest(seed, progress.next++, field, parts)
    const wrong: string[] = []
    try {
      const response = await client.send(request)
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (request.planned !== undefined) sent.add(request.planned)
      wrong.push(...answerFaults(request, response, field))
    } catch (error) {
      wrong.push(String(error))
    }
    if (wrong.length > 0) faults.push(`${wrong.join(', ')}\n${described(seed, request)}`)
  }
}

/** How to reproduce it. */
function described(seed: number, { number, method, target, headers, body }: AttackRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const sent = body === undefined ? [] : [JSON.stringify(String(body).slice(0, 2000))]
  return [`TOTE_SEED=${seed}, request ${number}: ${method} ${target}`, ...lines, ...sent, ''].join('\n')
}
