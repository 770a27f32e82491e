import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/answer-preview.ts'
import { previewRedirect, previewSynonym, readTypedAnswer } from './preview-answer.server.ts'

export const middleware = [allow('products.edit')]

/** The results of what is typed beside a search, as data. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const typed = readTypedAnswer(url.searchParams)
  return {
    synonym: await previewSynonym(shop, typed),
    redirect: await previewRedirect(shop, typed.target, new Date()),
  }
}
