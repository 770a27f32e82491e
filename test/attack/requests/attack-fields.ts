import type { AttackDice } from './attack-dice.ts'
import { type FieldChange, type PlannedValue, withoutNumber } from './attack-plan.ts'
import type { AttackTarget } from './attack-target.ts'
import { type HostileKind, hostileValue } from './hostile-values.ts'

export type SentFields = [name: string, value: string][]

/** A value of this kind; `hostile` makes the hostile ones. */
export function plannedValue(
  dice: AttackDice,
  { known, victimIds }: AttackTarget,
  kind: PlannedValue,
  hostile: (kind: HostileKind) => string,
): string {
  if (kind === 'known') return dice.pick(known)
  if (kind === 'order' || kind === 'orderNumber' || kind === 'list') return victimIds[kind]
  return hostile(kind)
}

/** The fields with one of them changed, and added if the form lacks it. */
export function changeField(
  dice: AttackDice,
  mark: string,
  target: AttackTarget,
  fields: Readonly<SentFields>,
  { field, change }: { field: string; change: FieldChange },
): SentFields {
  const at = fields.findIndex(([name]) => withoutNumber(name) === field)
  const name = fields[at]?.[0] ?? field
  if (change === 'missing') return fields.filter((_, index) => index !== at)
  if (change === 'twice') return [...fields, [name, hostileValue(dice, mark)]]
  const value = plannedValue(dice, target, change, kind => hostileValue(dice, mark, kind))
  return at < 0 ? [...fields, [name, value]] : fields.with(at, [name, value])
}

/** The fields with one or two changed, missing, doubled or added. */
export function mutated(
  dice: AttackDice,
  mark: string,
  field: AttackTarget,
  fields: Readonly<SentFields>,
): SentFields {
  const changed = fields.map(([name, value]): [string, string] => [name, value])
  for (let left = dice.integer(1, 3); left > 0; left -= 1) {
    const at = dice.integer(0, changed.length)
    const value = dice.chance(0.3) ? dice.pick(field.known) : hostileValue(dice, mark)
    const name = changed[at]?.[0] ?? dice.pick(dice.pick(field.publicPart.forms).fields)?.[0] ?? '__proto__'
    const choice = dice.next()
    if (choice < 0.15) changed.splice(at, 1)
    else if (choice < 0.3) changed.push([name, value])
    else if (choice < 0.35) changed.push([hostileValue(dice, mark), value])
    else changed[at] = [name, value]
  }
  return changed
}

/** The address of a form that is sent by GET. */
export function queryAddress(action: string, fields: Readonly<SentFields>): string {
  const query = new URLSearchParams(fields.map(([name, value]) => [name, value.toWellFormed()]))
  return `${action.split('?', 1)[0]}?${query}`
}

/** Mostly unchanged, else with the query of some form. */
export function withQuery(dice: AttackDice, mark: string, field: AttackTarget, address: string): string {
  if (!dice.chance(0.4)) return address
  const forms = field.publicPart.forms.filter(({ method }) => method === 'GET')
  const query = new URLSearchParams()
  for (const [name, value] of mutated(dice, mark, field, dice.pick(forms).fields).slice(0, 20))
    query.append(name.toWellFormed(), value.toWellFormed().slice(0, 3000))
  if (dice.chance(0.2)) query.append('_routes', hostileValue(dice, mark).toWellFormed())
  return `${address.split('#', 1)[0]}${address.includes('?') ? '&' : '?'}${query}`
}
