import { data } from 'react-router'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/unknown-page.ts'

export { NotFound as ErrorBoundary } from './not-found.tsx'

/** Any path that the shop does not have. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, undefined)
}

export default function UnknownPage() {
  return null
}
