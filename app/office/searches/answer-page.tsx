import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/answer-page.ts'
import { AnswerScreen } from './answer-screen.tsx'
import { loadAnswerPage } from './load-answer-page.server.ts'

export const middleware = [allow('products.edit')]

export function loader(args: Route.LoaderArgs) {
  return loadAnswerPage(args)
}

/** A search without results: make it a synonym, lead it to a page, or dismiss it. */
export default function AnswerPage({ loaderData }: Route.ComponentProps) {
  return <AnswerScreen {...loaderData} />
}
