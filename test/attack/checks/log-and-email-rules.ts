import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { unsealRenderedEmail } from '#commerce/running/outbox/sealed-email.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { BuiltShop, LogLine } from '../../built-shop.ts'
import type { AttackTarget } from '../requests/attack-target.ts'
import { injectionSigns } from '../requests/hostile-values.ts'

/** Failures and personal data in the log. Clears what it has read. */
export function logFaults(
  shop: BuiltShop,
  { attackers, crossSiteVictim: rider, victim }: AttackTarget,
): string[] {
  const secrets = [...attackers, rider, victim].flatMap(shopper => shopper.secrets)
  const isFailure = /unexpected-failure|request-failed|job-failed/
  const wrong = shop.logged.splice(0).filter(line => {
    if (isFailure.test(line.event)) return true
    return !isPathForAll(line) && secrets.some(secret => JSON.stringify(line).includes(secret))
  })
  return wrong.slice(0, 3).map(line => `logged: ${JSON.stringify(line).slice(0, 1000)}`)
}

/** A token that an attacker puts into a public path, such as `/Shop/<token>`, is a word like any other. */
function isPathForAll({ event, path }: LogLine): boolean {
  return (
    event === 'request' &&
    /^\/(?:Shop|brands|collections|productDetails|product-options|pictures)\//i.test(String(path))
  )
}

/** Emails with injected markup or header lines, or with more than one recipient. */
export async function emailFaults(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('email').selectAll().execute()
  return rows.flatMap(row => {
    const { html = '', subject = '' } = unsealRenderedEmail(db, row) ?? {}
    const signs = Object.entries(injectionSigns).flatMap(([injection, sign]) =>
      sign.test(html) ? [injection] : [],
    )
    if (/[\r\n]/.test(subject)) signs.push('a header line')
    if (/[\r\n,;<>]/.test(row.recipient)) signs.push('another recipient')
    return signs.map(sign => `email ${row.id} (${row.kind}) lets ${sign} through`)
  })
}

/** Memory after a garbage collection, in bytes. */
export function heldMemory(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
