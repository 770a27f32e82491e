import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { unsealLetter } from '../../app/commerce/mail/sealed-letter.server.ts'
import type { Db } from '../../app/db/schema.ts'
import type { BuiltShop, Logged } from '../built-shop.ts'
import type { Field } from './field.ts'
import { broken } from './hostile-values.ts'

/** What the log must not hold: failures, and anything about the people who came. Forgets what it has read. */
export function logFaults(shop: BuiltShop, { attackers, rider, victim }: Field): string[] {
  const secrets = [...attackers, rider, victim].flatMap(shopper => shopper.secrets)
  const isFailure = /unexpected-failure|request-failed|job-failed/
  const wrong = shop.logged.splice(0).filter(line => {
    if (isFailure.test(line.event)) return true
    return !isPathForAll(line) && secrets.some(secret => JSON.stringify(line).includes(secret))
  })
  return wrong.slice(0, 3).map(line => `logged: ${JSON.stringify(line).slice(0, 1000)}`)
}

/** A token that an attacker puts where everybody may read, such as `/Shop/<token>`, is a word like any other. */
function isPathForAll({ event, path }: Logged): boolean {
  return (
    event === 'request' &&
    /^\/(?:Shop|brands|collections|productDetails|productChoice|pictures)\//i.test(String(path))
  )
}

/** Emails that hold a stranger's markup or header lines, or go to more than one address. */
export async function letterFaults(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('letter').selectAll().execute()
  return rows.flatMap(row => {
    const { html = '', subject = '' } = unsealLetter(db, row) ?? {}
    const signs = Object.entries(broken).flatMap(([what, sign]) => (sign.test(html) ? [what] : []))
    if (/[\r\n]/.test(subject)) signs.push('a header line')
    if (/[\r\n,;<>]/.test(row.recipient)) signs.push('another recipient')
    return signs.map(what => `email ${row.id} (${row.kind}) lets ${what} through`)
  })
}

/** What the process holds after a collection, in bytes. */
export function heldMemory(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
