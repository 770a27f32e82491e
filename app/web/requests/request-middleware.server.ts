import type { MiddlewareFunction } from 'react-router'
import type { SignedIn } from '#commerce/people/accounts/account.ts'
import { findSignedIn } from '#commerce/people/accounts/account-store.server.ts'
import { hashToken } from '#commerce/values/random-token.server.ts'
import { refusalMessages } from '#messages/refusals.ts'
import { isSameOriginWrite } from '../forms/origin-check.ts'
import { refusalPage, wayOn } from '../forms/refusal-page.ts'
import { readVisitor } from '../forms/visitor-cookies.server.ts'
import { senderContext, shopContext, signedInContext, visitorContext } from '../shop/context.ts'
import { isReadRequest } from './is-read-request.ts'

/**
 * Refuses writes from other sites. The server has checked that before reading the body; this holds for whatever else calls
 * the routes.
 */
export const checkOrigin: MiddlewareFunction<Response> = ({ request }, next) => {
  const source = {
    origin: request.headers.get('origin') ?? undefined,
    site: request.headers.get('sec-fetch-site') ?? undefined,
  }
  if (isReadRequest(request) || isSameOriginWrite(source, new URL(request.url).origin)) return next()
  return refusalPage(403, refusalMessages.requests['cross-site'], {}, wayOn({ request }))
}

/** Makes the visitor and their account known to loaders and actions, each read once when first needed. */
export const findVisitor: MiddlewareFunction<Response> = ({ request, context }, next) => {
  let visitor: ReturnType<typeof readVisitor> | undefined
  let signedIn: Promise<SignedIn | undefined> | undefined
  const { db } = context.get(shopContext)
  const recognize = () => {
    visitor ??= readVisitor(request, db, new Date())
    return visitor
  }
  const findAccount = async () => {
    const found = await recognize()
    return found && !found.isGuest ? findSignedIn(db, hashToken(found.token)) : undefined
  }
  context.set(visitorContext, recognize)
  context.set(signedInContext, () => {
    signedIn ??= findAccount()
    return signedIn
  })
  context.set(senderContext, async () => (await context.get(visitorContext)())?.id.toString())
  return next()
}
