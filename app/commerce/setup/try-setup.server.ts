import { inOneCommit } from '../../db/connection/one-commit.server.ts'
import type { Db } from '../../db/schema/schema.ts'
import { change } from '../changes/change.server.ts'
import type { ChangeOrigin } from '../changes/change-set.ts'
import { findPage } from '../content/content-store.server.ts'
import { queueEmail } from '../emails/outbox/queue-email.server.ts'
import type { PaymentProviders } from '../payments/payment-provider.ts'
import { newToken } from '../random-token.server.ts'
import { legalPagePath } from './read-setup.server.ts'
import { legalPages, type PaymentCheck } from './setup.ts'
import { readFooterLinks, readHelpMenu, saveSetupNote } from './setup-store.server.ts'

/** Queues an email whose delivery the setup then waits for. */
export async function sendTestEmail(db: Db, to: string, now: Date): Promise<void> {
  const idempotencyKey = `setup-test:${newToken()}`
  await inOneCommit(db, async tx => {
    await queueEmail(tx, { kind: 'setup-test', to, idempotencyKey }, now)
    await saveSetupNote(tx, 'setup_test_email', idempotencyKey)
  })
}

/** Asks the online provider whether it knows the shop; undefined without one. */
export async function askPaymentProvider(
  db: Db,
  providers: PaymentProviders,
): Promise<PaymentCheck | undefined> {
  const service = [...providers.values()].find(one => one.service !== null)?.service
  if (!service) return undefined
  const check = await service.check()
  await saveSetupNote(db, 'setup_payment_check', check)
  return check
}

/** Puts links to the legal pages that have a text into the footer. An entry of the same name without a link gets it. */
export async function linkLegalPages(
  db: Db,
  origin: ChangeOrigin,
): Promise<{ ok: true; changeSet: number | null } | { ok: false }> {
  return change(db, origin, async edit => {
    const links = await readFooterLinks(edit.tx)
    const menu = await readHelpMenu(edit.tx)
    let position = Math.max(0, ...menu.map(item => item.position))
    for (const slug of legalPages) {
      const page = await findPage(edit.tx, slug)
      const href = legalPagePath(slug)
      if (!page || page.body.trim() === '' || links.includes(href)) continue
      const entry = menu.find(item => item.href === null && isSameLabel(item.label, page.title))
      if (entry) await edit.update('menu_item', { id: entry.id }, { href })
      else await edit.insert('menu_item', { menu: 'help', label: page.title, href, position: ++position })
    }
    return { ok: true }
  })
}

function isSameLabel(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
