import { readLegalPages } from '#commerce/content/legal-pages/legal-page-store.server.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import { formatCountry } from '#messages/format.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { footerPartMessages as texts } from '#messages/office/legal-pages.ts'
import { officePictureMessages } from '#messages/office/pictures.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { recordLinks } from '../records/record-links.server.ts'
import { Block } from '../ui/block.tsx'
import { LinkList } from '../ui/link-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/content-page.ts'
import { type FooterPartLinks, footerPartLinks } from './footer-part-links.ts'
import { LegalPages } from './legal-pages.tsx'

export const middleware = [allow('content.edit')]

export async function loader({ context }: Route.LoaderArgs) {
  const { title, intro } = officePictureMessages
  const pictures = { to: '/office/content/pictures', label: title, text: intro }
  const { role } = context.get(staffContext)
  const { db } = context.get(shopContext)
  const country = await loadSetting(db, 'country')
  const legalPages = await readLegalPages(db, country, new Date())
  return {
    links: [...recordLinks('content', role), pictures],
    country: formatCountry(country),
    legalPages: legalPages.map(({ page, ...text }) => ({
      ...text,
      page: page && { ...page, time: page.publishedAt && formatShopMinute(page.publishedAt) },
    })),
    footer: footerPartLinks(role),
  }
}

/** The pages of this section, the shop's legal pages, and the parts of its footer. */
export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { links, country, legalPages, footer } = loaderData
  return (
    <>
      <PageHead title={frameMessages.pages.content} />
      <LinkList links={links} />
      <LegalPages country={country} pages={legalPages} />
      <FooterParts {...footer} />
    </>
  )
}

/** Every part of the storefront's footer, with the page that edits it. */
function FooterParts({ links, others }: FooterPartLinks) {
  return (
    <Block title={texts.title}>
      <p className="soft">{texts.intro}</p>
      <LinkList links={links} />
      {others.length > 0 && <p className="muted small">{texts.others(others)}</p>}
    </Block>
  )
}
