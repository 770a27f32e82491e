import { can, type Permission, type Role } from '#commerce/people/staff/role.ts'
import { footerPartMessages } from '#messages/office/legal-pages.ts'
import type { DescribedLink } from '../ui/link-list.tsx'

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

export interface FooterPartLinks {
  links: DescribedLink[]
  /** The names of parts that others edit. */
  others: string[]
}

/** Links to the parts of the footer that a role may edit. */
export function footerPartLinks(role: Role): FooterPartLinks {
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
