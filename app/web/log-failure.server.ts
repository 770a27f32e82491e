import type { RouterContextProvider } from 'react-router'
import { errorForLog } from '../commerce/error-for-log.ts'
import { requestIdContext, shopContext } from './context.ts'
import { pathForLog } from './path-for-log.ts'

/** The log names the request, so that whoever reads a shopper's message finds the reason. */
export function logFailure(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  context.get(shopContext).log('unexpected-failure', {
    id: context.get(requestIdContext),
    path: pathForLog(new URL(request.url).pathname),
    error: errorForLog(error),
  })
}
