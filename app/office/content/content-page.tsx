import { frameMessages } from '../../messages/office/frame.ts'
import { officePictureMessages } from '../../messages/office/pictures.ts'
import { staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { recordLinks } from '../records/record-links.ts'
import { LinkList } from '../ui/link-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/content-page.ts'

export const middleware = [allow('content.edit')]

export function loader({ context }: Route.LoaderArgs) {
  const { title, intro } = officePictureMessages
  const pictures = { to: '/office/content/pictures', label: title, text: intro }
  return { links: [...recordLinks('content', context.get(staffContext).role), pictures] }
}

/** The pages of this section. */
export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={frameMessages.pages.content} />
      <LinkList links={loaderData.links} />
    </>
  )
}
