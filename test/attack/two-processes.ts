import { afterAll, beforeAll, expect } from 'vitest'
import { type DatabaseAddress, openDatabase } from '#db/connection/connection.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { type ShopUnderTest, startBuiltShop } from '../../e2e/support/shop-process.ts'
import type { BuiltShop } from '../built-shop.ts'

/** A shop in two processes that take turns, as behind a load balancer. */
export interface SharedShop extends BuiltShop {
  /** The same shop from another network. */
  from(network: number): BuiltShop
}

const origin = 'http://shop.example'

/** Opens the shop of a database in two processes for all tests of a `describe`. */
export function twoProcesses(at: DatabaseAddress): SharedShop {
  const shop = { origin, logged: [] as BuiltShop['logged'] } as SharedShop
  let db: Db
  let running: ShopUnderTest[] = []
  let turn = 0

  beforeAll(async () => {
    const environment = {
      TEST_PAYMENTS: 'on',
      ...(at.databaseUrl !== undefined && { DATABASE_URL: at.databaseUrl }),
    }
    running = [await startBuiltShop(at.dataDir, environment), await startBuiltShop(at.dataDir, environment)]
    db = openDatabase(at)
    shop.db = db
  })
  afterAll(async () => {
    await db?.destroy()
    const ended = await Promise.all(running.map(one => one.close()))
    const failures = /^.*"event":"(?:unexpected-failure|request-failed|job-failed)".*$/gm
    expect(ended.flatMap(({ output }) => output.match(failures) ?? [])).toEqual([])
  })

  shop.fetch = (target, init = {}) => {
    turn += 1
    const { url } = running[turn % running.length]!
    const headers = new Headers(init.headers)
    if (headers.get('origin') === origin) headers.set('origin', url)
    return fetch(url + target, { redirect: 'manual', ...init, headers })
  }
  shop.from = network => ({
    ...shop,
    db: shop.db,
    fetch: (target, init = {}) => {
      const headers = new Headers(init.headers)
      headers.set('x-forwarded-for', `203.0.${network >> 8}.${network & 255}`)
      return shop.fetch(target, { ...init, headers })
    },
  })
  return shop
}
