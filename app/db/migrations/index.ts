import type { Migration } from 'kysely/migration'
import * as storefront from './0001-storefront.ts'
import * as finding from './0002-finding.ts'

/** In the order in which they run. A migration that has landed is never edited: the next one mends it. */
export const migrations: Record<string, Migration> = {
  '0001-storefront': storefront,
  '0002-finding': finding,
}
