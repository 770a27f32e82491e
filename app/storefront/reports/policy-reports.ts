import { tooManyAttemptsPage } from '#web/forms/refusal-page.ts'
import { acceptBody } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { readViolationReports } from '#web/security/violation-report.ts'
import { clientAddressContext, shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/policy-reports.ts'

export const middleware = [acceptBody(['application/reports+json', 'application/csp-report'], 64 * 1024)]

export const loader = onlyFormsHere

/** Logs browsers' reports of policy violations, with limits per client address and in total. */
export async function action({ context, request }: Route.ActionArgs) {
  const { limits, log } = context.get(shopContext)
  const now = new Date()
  const wait = limits.reports.wait(context.get(clientAddressContext)(), now)
  if (wait > 0) return tooManyAttemptsPage(request, wait, { fields: [] })
  for (const report of readViolationReports(await request.text()))
    if (limits.reports.wait('all', now) === 0) log('policy-violation', { ...report })
  return new Response(null, { status: 204 })
}
