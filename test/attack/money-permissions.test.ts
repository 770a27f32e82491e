import path from 'node:path'
import { expect, it } from 'vitest'
import type { PermissionMiddleware } from '#web/staff/allow.server.ts'
import { shopRoutes } from '../action-routes.ts'

/** Routes about money, keys or people take more than the permission of their section. */
const strict = ['orders.refund', 'orders.export', 'settings.payments', 'staff.manage']

async function rulesOf(file: string, route: string) {
  const { middleware = [] } = await import(path.resolve(file))
  const guard = (middleware as PermissionMiddleware[]).find(({ rulesAt }) => rulesAt)
  return guard?.rulesAt(route)
}

it('takes no less than before to decide about money, keys and people', async () => {
  const found: string[] = []
  for (const { path: route, file } of shopRoutes) {
    if (!route.startsWith('/office')) continue
    const rules = await rulesOf(file, route)
    if (rules && (strict.includes(rules.permission) || rules.needsFreshProof))
      found.push(`${route} ${rules.permission}${rules.needsFreshProof ? ', proof' : ''}`)
  }
  expect(found).toEqual(
    expect.arrayContaining([
      '/office/customers/:customer/data customers.edit, proof',
      '/office/customers/:customer/data/file customers.edit, proof',
      '/office/customers/:customer/delete customers.edit, proof',
      '/office/orders/:number/cancel orders.edit, proof',
      '/office/orders/:number/edit orders.edit, proof',
      '/office/orders/:number/refund orders.refund, proof',
      '/office/orders/:number/refunds/:refund/sent orders.refund, proof',
      '/office/orders/:number/returns/:return/receive orders.refund, proof',
      '/office/selling/gift-cards/:card/block orders.refund, proof',
      '/office/selling/gift-cards/:card/unblock orders.refund, proof',
      '/office/selling/gift-cards/new orders.refund, proof',
      '/office/selling/payments settings.payments',
      '/office/selling/payments/ask settings.payments',
      '/office/settings/account/recovery-codes office.use, proof',
      '/office/settings/account/remove-app office.use, proof',
      '/office/settings/account/remove-passkey office.use, proof',
      '/office/settings/bank-accounts settings.payments, proof',
      '/office/settings/bank-accounts/:record settings.payments, proof',
      '/office/settings/bank-accounts/:record/remove settings.payments, proof',
      '/office/settings/bank-accounts/new settings.payments, proof',
      '/office/settings/payments settings.payments, proof',
      '/office/settings/staff staff.manage, proof',
      '/office/settings/staff/:id/reset staff.manage, proof',
      '/office/settings/staff/invite staff.manage, proof',
      '/office/settings/staff/remove staff.manage, proof',
      '/office/settings/staff/role staff.manage, proof',
      '/office/setup/empty settings.payments, proof',
    ]),
  )
})
