import type { AttackDice } from './attack-dice.ts'
import {
  changeField,
  mutated,
  plannedValue,
  queryAddress,
  type SentFields,
  withQuery,
} from './attack-fields.ts'
import type { AttackedForm, PlannedAttack } from './attack-plan.ts'
import type { AttackShopper } from './attack-shoppers.ts'
import type { AttackTarget } from './attack-target.ts'
import { attackedRoutes, fillRoute } from './attacked-routes.ts'
import { hostileSegment } from './hostile-values.ts'

export interface AttackDraft {
  method: string
  address: string
  fields: SentFields
  isMultipart: boolean
  sender: AttackShopper | undefined
  isForeign: boolean
}

const methods = ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'M-SEARCH', 'QUERY']

/** One request of the plan; undefined if no page has its form now. */
export function plannedDraft(
  dice: AttackDice,
  mark: string,
  field: AttackTarget,
  planned: PlannedAttack,
): AttackDraft | undefined {
  const sender = dice.pick(field.attackers)
  if (planned.form === undefined) {
    const method = planned.method === 'other' ? dice.deal('method', methods) : planned.method
    const address = fillRoute(planned.route, () =>
      plannedValue(dice, field, planned.segment, kind => hostileSegment(dice, mark, kind)),
    )
    const fields = mutated(dice, mark, field, dice.pick(field.publicPart.forms).fields)
    return { method, address, fields, isMultipart: false, sender, isForeign: false }
  }
  const forms = field.forms.get(planned.form)
  if (!forms) return undefined
  const form = dice.pick(forms)
  // With the form's own key, all but the first would be repetitions.
  const fresh = form.fields.map(([name, value]): [string, string] =>
    name === 'key' ? [name, `${mark}-is-a-new-key`] : [name, value],
  )
  const fields = planned.field === undefined ? fresh : changeField(dice, mark, field, fresh, planned)
  return { ...sent(form, fields), sender: form.owner ?? sender, isForeign: false }
}

/** A random request: a form, a page, an odd address, or any route with any path. */
export function randomDraft(dice: AttackDice, mark: string, field: AttackTarget): AttackDraft {
  const isForeign = dice.chance(0.2)
  const sender = isForeign
    ? field.crossSiteVictim
    : dice.chance(0.85)
      ? dice.pick(field.attackers)
      : undefined
  const by = { sender, isForeign }
  const kind = dice.next()
  if (kind < 0.4) {
    const forms = isForeign ? field.crossSiteForms : field.forms
    const form = dice.pick(dice.pick([...forms.values()]))
    const fields = dice.chance(0.35) ? form.fields : mutated(dice, mark, field, form.fields)
    return { ...sent(form, fields), ...by }
  }
  const kindOfMethod = dice.next()
  const method = kindOfMethod < 0.65 ? 'GET' : kindOfMethod < 0.88 ? 'POST' : dice.deal('method', methods)
  const fields = mutated(dice, mark, field, dice.pick(field.publicPart.forms).fields)
  // One attacker's pages are also tried with the other's cookie and with none.
  const others = isForeign ? [] : field.attackers
  const { pages } = dice.pick([...(sender ? [sender, sender, sender] : []), ...others, field.publicPart])
  const to = (address: string) => ({
    method,
    address: withQuery(dice, mark, field, address),
    fields,
    isMultipart: false,
    ...by,
  })
  if (kind < 0.6) return to(dice.pick(pages))
  if (kind < 0.65) return to(dice.deal('target', oddTargets))
  const segments = dice.chance(0.5) ? [] : pages.flatMap(page => page.split(/[/?]/).slice(2))
  return to(
    fillRoute(dice.pick(attackedRoutes), () => {
      if (dice.chance(0.1)) return undefined
      const known = dice.chance(0.5) ? dice.pick([...segments, ...field.known]) : undefined
      return known === undefined ? hostileSegment(dice, mark) : encodeURIComponent(known)
    }),
  )
}

function sent(
  { method, action, isMultipart }: AttackedForm,
  fields: SentFields,
): Pick<AttackDraft, 'method' | 'address' | 'fields' | 'isMultipart'> {
  return method === 'POST'
    ? { method, address: action, fields, isMultipart }
    : { method, address: queryAddress(action, fields), fields: [], isMultipart }
}

const oddTargets = [
  '//',
  '///',
  '/./',
  '/../',
  '/%2f',
  '/%5c',
  '/;',
  '/??',
  '/&',
  '//evil.example/',
  '/.data',
  '/_root.data',
]
