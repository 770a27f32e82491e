import { data } from 'react-router'

/** Any path that no other route matches. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function UnknownPage() {
  return null
}
