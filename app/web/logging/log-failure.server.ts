import type { RouterContextProvider } from 'react-router'
import { errorForLog } from '#commerce/values/error-for-log.ts'
import { requestIdContext, shopContext } from '../shop/context.ts'
import { pathForLog } from './path-for-log.ts'

/** Logs the request's id, which the shopper's error page shows. */
export function logFailure(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  context.get(shopContext).log('unexpected-failure', {
    id: context.get(requestIdContext),
    path: pathForLog(new URL(request.url).pathname),
    error: errorForLog(error),
  })
}
