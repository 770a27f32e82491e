import { adjustStock } from '#commerce/catalog/stock/adjust-stock.server.ts'
import { issueGiftCard } from '#commerce/selling/gift-cards/issue-gift-card.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { toAmount } from '#commerce/values/money.ts'
import type { BuiltShop } from '../../built-shop.ts'
import { type AttackedForm, formsByRoute, type PlannedAttack, type VictimId } from './attack-plan.ts'
import { type AttackShopper, attackedSkus, createAttackShopper } from './attack-shoppers.ts'
import type { CrawlResult } from './crawl.ts'

/** The attacked shop, its shoppers, and the attackers' knowledge of both. */
export interface AttackTarget {
  origin: string
  /** Attack with their own cookies and share everything. */
  attackers: AttackShopper[]
  /** Their cookies and addresses are sent only by pages of other sites. */
  crossSiteVictim: AttackShopper
  /** Their data is never sent. */
  victim: AttackShopper
  publicPart: CrawlResult
  /** The attackers' and everybody's, by method and route. */
  forms: Map<string, AttackedForm[]>
  /** The cross-site victim's and everybody's. */
  crossSiteForms: Map<string, AttackedForm[]>
  plan: PlannedAttack[]
  victimIds: Record<VictimId, string>
  /** SKUs, slugs, numbers and codes for addresses and fields. */
  known: string[]
}

/** New shoppers and full stock for each round. */
export async function openAttackTarget(
  shop: BuiltShop,
  { round, planFor }: { round: number; planFor: (forms: AttackTarget['forms']) => PlannedAttack[] },
  publicPart: CrawlResult,
): Promise<AttackTarget> {
  const now = new Date()
  for (const sku of Object.values(attackedSkus))
    await adjustStock(shop.db, sku, 10_000, { actor: commandLineActor, now })
  const card = { amount: toAmount(5000), currency: 'USD', expiresAt: null }
  const { code } = await shop.db.transaction().execute(tx => issueGiftCard(tx, card, now))
  const [ada, bob, rider, victim] = (await Promise.all(
    // Forms of the attackers end their sessions, so only the others have accounts.
    [0, 1, 2, 3].map(number => createAttackShopper(shop, round * 4 + number, { hasAccount: number >= 2 })),
  )) as [AttackShopper, AttackShopper, AttackShopper, AttackShopper]
  const orders = await shop.db.selectFrom('customer_order').select(['id', 'number']).limit(20).execute()
  const known = [
    ...Object.values(attackedSkus),
    ...publicPart.pages.flatMap(page => page.split(/[/?]/).slice(1, 3)),
    ...publicPart.forms.flatMap(({ fields }) => fields.map(([, value]) => value)).slice(0, 200),
    ...orders.flatMap(({ id, number }) => [String(id), number]),
    ...[rider, victim].flatMap(guessable),
    ...[code, 'WELCOME10', 'TOTE5', 'bank-transfer', 'test', 'stripe', 'US', 'DE', 'CA'],
    ...['1', '2', '3', '9', '10'],
  ]
  const texts = [...new Set(known)].filter(word => word !== '')
  const formsOf = (...owners: AttackShopper[]) =>
    formsByRoute([
      ...owners.flatMap(owner => owner.forms.map(form => ({ ...form, owner }))),
      ...publicPart.forms.map(form => ({ ...form, owner: undefined })),
    ])
  const forms = formsOf(ada, bob)
  return {
    origin: shop.origin,
    attackers: [ada, bob],
    crossSiteVictim: rider,
    victim,
    publicPart,
    forms,
    crossSiteForms: formsOf(rider),
    plan: planFor(forms),
    victimIds: await idsOf(shop, victim),
    known: texts,
  }
}

async function idsOf({ db }: BuiltShop, victim: AttackShopper): Promise<Record<VictimId, string>> {
  const [order] = victim.orderIds
  const { number } = await db
    .selectFrom('customer_order')
    .select('number')
    .where('id', '=', order!)
    .executeTakeFirstOrThrow()
  return { order: String(order), orderNumber: number, list: victim.listId }
}

/** Harmless ids: numbers of lists, lines and returns. */
function guessable({ pages, secrets, visitorId }: AttackShopper): string[] {
  const parts = pages.flatMap(page => page.split(/[/?=#]/))
  return [String(visitorId), ...parts.filter(part => !secrets.includes(part))]
}
