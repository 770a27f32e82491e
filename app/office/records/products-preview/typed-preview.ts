import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/typed-preview.ts'
import { previewFields } from './preview-fields.ts'
import { previewView } from './preview-view.server.ts'

export const middleware = [allow('products.edit')]

/** Longer than 500 slugs of usual length. */
const maxLength = 20_000

/** The products of a collection or search as it's typed, while it's typed. */
export function loader({ url, context }: Route.LoaderArgs) {
  const read = (name: string) => (url.searchParams.get(name) ?? '').slice(0, maxLength).toWellFormed()
  const of = read('of') === 'search' ? 'search' : 'collection'
  const typed = Object.fromEntries(previewFields[of].map(name => [name, read(name)]))
  return previewView(context.get(shopContext), of, typed)
}
