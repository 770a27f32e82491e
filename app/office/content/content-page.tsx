import { readLegalPages } from '#commerce/content/legal-pages/legal-page-store.server.ts'
import { can, type Permission, type Role } from '#commerce/people/staff/role.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import { formatCountry } from '#messages/format.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { footerPartMessages, footerPartMessages as texts } from '#messages/office/legal-pages.ts'
import { officePictureMessages } from '#messages/office/pictures.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { recordLinks } from '../records/record-links.server.ts'
import { Block } from '../ui/block.tsx'
import { type DescribedLink, LinkList } from '../ui/link-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/content-page.ts'
import { LegalPages } from './legal-pages.tsx'

type FooterPart = keyof typeof footerPartMessages.parts

/** The editor of each part of the footer, from the left. */
const footerParts: readonly { part: FooterPart; to: string; permission: Permission }[] = [
  { part: 'logo', to: '/office/settings/theme', permission: 'settings.edit' },
  { part: 'texts', to: '/office/settings/shop#tagline', permission: 'settings.edit' },
  { part: 'menu', to: '/office/content/menus', permission: 'content.edit' },
  { part: 'shop', to: '/office/catalog/categories', permission: 'products.edit' },
  { part: 'help', to: '/office/content/menus#help', permission: 'content.edit' },
  { part: 'contact', to: '/office/settings/shop#email', permission: 'settings.edit' },
  { part: 'withdrawal', to: '/office/settings/returns#withdrawalDays', permission: 'settings.edit' },
  { part: 'social', to: '/office/content/social', permission: 'content.edit' },
]

interface FooterPartLinks {
  links: DescribedLink[]
  /** The names of parts that others edit. */
  others: string[]
}

/** Links to the parts of the footer that a role may edit. */
function footerPartLinks(role: Role): FooterPartLinks {
  const isOwn = ({ permission }: { permission: Permission }) => can(role, permission)
  const textsOf = (part: FooterPart) => footerPartMessages.parts[part]
  return {
    links: footerParts.filter(isOwn).map(({ part, to }) => {
      const [label, text] = textsOf(part)
      return { to, label, text }
    }),
    others: footerParts.filter(part => !isOwn(part)).map(({ part }) => textsOf(part)[0]),
  }
}

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
