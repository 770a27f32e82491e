import { clientAddressContext, shopContext } from '../../web/context.ts'
import { refuseForm } from '../../web/personal-form.server.ts'
import { tooManyPage } from '../../web/refusal-page.ts'
import { readViolationReports } from '../../web/violation-report.ts'
import type { Route } from './+types/take-reports.ts'

export function loader() {
  return refuseForm('not-a-post')
}

/** Logs browsers' reports of policy violations, with a limit for each client address and for all together. */
export async function action({ context, request }: Route.ActionArgs) {
  const { limits, log } = context.get(shopContext)
  const now = new Date()
  const wait = limits.reports.wait(context.get(clientAddressContext)(), now)
  if (wait > 0) return tooManyPage(request, wait, [])
  for (const report of readViolationReports(await request.text()))
    if (limits.reports.wait('all', now) === 0) log('policy-violation', { ...report })
  return new Response(null, { status: 204 })
}
