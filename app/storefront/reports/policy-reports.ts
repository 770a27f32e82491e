import { tooManyAttemptsPage } from '../../web/forms/refusal-page.ts'
import { refuseForm } from '../../web/forms/visitor-form.server.ts'
import { readViolationReports } from '../../web/security/violation-report.ts'
import { clientAddressContext, shopContext } from '../../web/shop/context.ts'
import type { Route } from './+types/policy-reports.ts'

export function loader() {
  return refuseForm('not-a-post')
}

/** Logs browsers' reports of policy violations, with limits per client address and in total. */
export async function action({ context, request }: Route.ActionArgs) {
  const { limits, log } = context.get(shopContext)
  const now = new Date()
  const wait = limits.reports.wait(context.get(clientAddressContext)(), now)
  if (wait > 0) return tooManyAttemptsPage(request, wait, [])
  for (const report of readViolationReports(await request.text()))
    if (limits.reports.wait('all', now) === 0) log('policy-violation', { ...report })
  return new Response(null, { status: 204 })
}
