import { href, redirect } from 'react-router'
import type { Route } from './+types/old-options-url.ts'

/** Pages that were opened before `/productOptions` existed still fetch this URL. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/productOptions/:slug', params), 301)
}
