import { data } from 'react-router'

export { NotFound as ErrorBoundary } from './not-found.tsx'

/** Any path that the shop does not have. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function UnknownPage() {
  return null
}
