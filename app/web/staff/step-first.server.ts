import { redirect, redirectDocument } from 'react-router'
import { refusalPage, stepFirstPage } from '../forms/refusal-page.ts'
import { isScriptRequest } from '../forms/script-request.ts'
import type { RouteRequest } from '../requests/accept-form.server.ts'
import { noUpload, uploadContext } from '../uploads/uploaded-files.server.ts'

interface StepFirst {
  status: 401 | 403
  message: string
  /** For a form with files, which a page can't send again. */
  withFiles: string
  step: { to: string; label: string }
  /** A page that takes the form along and gives it back after the step; undefined sends it again from this tab. */
  carrier?: string
}

/** The fields of a form for a page that sends it again. Secrets are left out and have to be typed again. */
export async function sentFields(request: Request): Promise<[name: string, value: string][]> {
  const sent = [...new URLSearchParams(await request.text())]
  return sent.filter(([name]) => !/secret|password|passkey|card_?number/i.test(name))
}

/**
 * Answers a form that has to wait until its sender is signed in, or has confirmed who they are: with a page that can send it again,
 * or takes it along, or, in a page with scripts, by leading to the step. The draft of that page is kept by the browser.
 */
export async function stepFirst(
  { request, context }: Pick<RouteRequest, 'request' | 'context'>,
  { status, message, withFiles, step, carrier }: StepFirst,
): Promise<Response> {
  if (new URL(request.url).pathname.endsWith('.data')) return redirectDocument(step.to, 303)
  if (isScriptRequest(request)) return Response.json({ ok: false, message }, { status })
  if (context.get(uploadContext) !== noUpload) return refusalPage(status, withFiles, {}, step)
  if (carrier !== undefined) return redirect(carrier, 307)
  return stepFirstPage(request, { status, message, step }, { fields: await sentFields(request) })
}
