import { frameMessages } from '#messages/office/frame.ts'
import { tagMessages } from '#messages/office/tags.ts'
import { staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { recordLinks } from '../records/record-links.server.ts'
import { LinkList } from '../ui/link-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/catalog-page.ts'

export const middleware = [allow('products.edit')]

export function loader({ context }: Route.LoaderArgs) {
  const tags = { to: '/office/catalog/tags', label: tagMessages.title, text: tagMessages.intro }
  return { links: [...recordLinks('catalog', context.get(staffContext).role), tags] }
}

/** The pages of this section. */
export default function CatalogPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={frameMessages.pages.catalog} />
      <LinkList links={loaderData.links} />
    </>
  )
}
