import { matchRoutes } from 'react-router'
import { SeededRandom } from '#demo/big-shop/seeded-random.ts'
import type { AttackShopper } from './attack-shoppers.ts'
import { attackedRoutes } from './attacked-routes.ts'
import { type HostileKind, hostileKinds } from './hostile-values.ts'
import type { PageForm } from './page-forms.ts'

/** Something of the victim that isn't secret. */
export type VictimId = 'order' | 'orderNumber' | 'list'

const victimIds: VictimId[] = ['order', 'orderNumber', 'list']

export type PlannedValue = HostileKind | VictimId | 'known'
export type FieldChange = PlannedValue | 'missing' | 'twice'

export type PlannedAttack =
  | { form: string; field: string; change: FieldChange }
  /** As a browser sends it. */
  | { form: string; field?: undefined }
  | { form?: undefined; route: string; method: 'GET' | 'POST' | 'other'; segment: PlannedValue }

/** A form of an attacker, or one that everybody sees. */
export interface AttackedForm extends PageForm {
  owner: AttackShopper | undefined
}

/** The forms of pages by method and route. */
export function formsByRoute(forms: readonly AttackedForm[]): Map<string, AttackedForm[]> {
  return Map.groupBy(forms, ({ method, action }) => `${method} ${routeOf(action)}`)
}

const patterns = attackedRoutes.map(path => ({ path }))

const routes = new Map<string, string>()

function routeOf(action: string): string {
  const { pathname } = new URL(action, 'http://shop')
  const route = routes.get(pathname) ?? matchRoutes(patterns, pathname)?.at(-1)?.route.path ?? pathname
  routes.set(pathname, route)
  return route
}

/** The name without the number of an order line. */
export function withoutNumber(name: string): string {
  return name.replace(/-\d+$/, '')
}

/** These may end differently on another database. */
const kindsForDatabases: HostileKind[] = ['queries', 'numbers', 'texts']

/** How often each form is sent unchanged, which makes room for attacks on what it creates. */
const unchanged = 5

/**
 * Every change to every field of every form, and every kind of path on every route, in random order. `onlyDatabase` leaves out
 * changes that end before the database.
 */
export function attackPlan(
  seed: number,
  forms: Map<string, AttackedForm[]>,
  { onlyDatabase }: { onlyDatabase: boolean },
): PlannedAttack[] {
  const values = onlyDatabase ? kindsForDatabases : [...hostileKinds, ...victimIds, 'known' as const]
  const fieldChanges: FieldChange[] = onlyDatabase ? values : [...values, 'missing', 'twice']
  const onForms = [...forms].flatMap(([form, found]): PlannedAttack[] => {
    const fields = new Set(found.flatMap(one => one.fields.map(([name]) => withoutNumber(name))))
    const changes = [...fields].flatMap(field => fieldChanges.map(change => ({ form, field, change })))
    return [...Array<PlannedAttack>(unchanged).fill({ form }), ...changes]
  })
  const onRoutes = attackedRoutes.flatMap((route): PlannedAttack[] => {
    const paths = /[:*]/.test(route) ? values : (['known'] as const)
    const methods = ['GET', 'POST'] as const
    const read = paths.flatMap(segment => methods.map(method => ({ route, method, segment })))
    return [...read, { route, method: 'other', segment: 'known' }]
  })
  const all = shuffled(new SeededRandom(seed), [...onForms, ...onRoutes])
  // Tags come first: the shop stores only the first few claims and returns of an order.
  const { first = [], later = [] } = Object.groupBy(all, attack =>
    attack.form !== undefined && attack.field !== undefined && attack.change === 'tags' ? 'first' : 'later',
  )
  return [...first, ...later]
}

function shuffled<T>(dice: SeededRandom, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = dice.integer(0, last)
    ;[list[last], list[other]] = [list[other]!, list[last]!]
  }
  return list
}
