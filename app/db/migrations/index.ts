import type { Migration } from 'kysely/migration'
import * as storefront from './0001-storefront.ts'
import * as finding from './0002-finding.ts'
import * as choosing from './0003-choosing.ts'
import * as wishLists from './0004-wish-lists.ts'

/** In the order in which they run. A migration that has landed is never edited: the next one mends it. */
export const migrations: Record<string, Migration> = {
  '0001-storefront': storefront,
  '0002-finding': finding,
  '0003-choosing': choosing,
  '0004-wish-lists': wishLists,
}
